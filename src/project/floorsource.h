#pragma once

#include "core/level/floorsteps.h"
#include "project/projectlevels.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace zonewright {

/// Everything that one floor is built from, as values: it may be built on any thread, however the project changes
/// meanwhile, and with another plan than the project's own.
class FloorSource
{
public:
    /// Of a floor that is there.
    FloorSource(const Project& project, std::uint64_t worldSeed, FloorPlace place);

    [[nodiscard]] const FloorPlan& plan() const { return m_floor.plan; }

    /// The same floor with other settings, of the same kind and made from the same catalogue or list.
    void setPlan(const FloorPlan& plan);

    /// The floor as buildFloor has it, its place from the floor above included.
    [[nodiscard]] BuiltFloor build() const;

    /// The same floor with the decisions that made it; of a dug one no more than `most` are kept.
    [[nodiscard]] FloorSteps record(std::size_t most) const;

private:
    struct Part
    {
        FloorPlan plan;
        std::shared_ptr<const RoomCatalogue> rooms; ///< of a strip floor
        std::shared_ptr<const PieceList> pieces;    ///< of a dug one
    };

    [[nodiscard]] static Part partOf(const Project& project, const FloorPlan& plan);
    [[nodiscard]] std::optional<Point> exitAbove() const;
    [[nodiscard]] BuiltFloor buildPart(const Part& part, std::optional<Point> above) const;

    std::uint64_t m_worldSeed;
    ItemId m_dungeon;
    Part m_floor;
    std::optional<Part> m_above; ///< where the floor's level depends on it
};

} // namespace zonewright
