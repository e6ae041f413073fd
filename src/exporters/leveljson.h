#pragma once

#include "core/geometry/rect.h"
#include "project/projectitems.h"

#include <string_view>

namespace zonewright {

class ExportSink;
class World;
struct BuiltFloor;

/// Where a level is taken from.
struct LevelOf
{
    const Project& project;
    const World& world;
};

/// These write a level as members of a JSON object, without braces around them; the schema
/// (resources/schema/zonewright-level.schema.json) says what each member is. They stop where the sink does.

/// A floor: where it stands and what decides it, what its kind has (see writeStripMembers and dugMembersJson), then
/// what a hand set and what stands on it.
void writeFloorMembers(const LevelOf& of, FloorPlace place, const BuiltFloor& built, ExportSink& sink);

/// A zone (wrapped), its dungeons of the project, the start of the walk and scheduled events.
void writeZoneMembers(const LevelOf& of, Point position, ExportSink& sink);

/// A rectangle of zones (unwrapped): each as writeZoneMembers has it, computed one after the other.
void writeZonesMembers(const LevelOf& of, Rect zones, std::string_view kind, ExportSink& sink);

/// The whole world, one letter a zone; positions are those of zones.
void writeOverviewMembers(const LevelOf& of, ExportSink& sink);

} // namespace zonewright
