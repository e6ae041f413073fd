#pragma once

#include "cli/partwriter.h"
#include "core/strip/stripfloor.h"

#include <string>

namespace zonewright::cli {

/// Writes a strip floor for a person: its rows, `#` for a brick, `.` for a slab, `@` for the hero.
void writeStripText(const StripFloor& floor, PartWriter& writer);

/// Writes a strip floor as one JSON object on one line, with the keys kind, size, rooms, joints, hero, problems and
/// rows.
void writeStripJson(const StripFloor& floor, PartWriter& writer);

} // namespace zonewright::cli
