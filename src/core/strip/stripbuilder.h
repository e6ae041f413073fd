#pragma once

#include "core/strip/slabflood.h"
#include "core/strip/stripfloor.h"
#include "core/strip/stripstep.h"

#include <optional>

namespace zonewright {

inline constexpr Limits stripRoomLimits{1, 10000}; ///< rooms of one floor

/// A pin that lives on a floor: a candidate (`row`), or a path where `path` is not empty.
struct JointPin
{
    int column = 0; ///< of the joint
    int row = 0;
    PathCells path;

    friend bool operator==(const JointPin&, const JointPin&) = default;
};

/// Everything that decides a strip floor beside its catalogue. The same settings give the same floor for ever.
struct StripSettings
{
    std::uint64_t seed = 0;
    std::uint64_t redraw = 0;           ///< draws the junctions anew; the rooms stay
    std::vector<std::int32_t> sequence; ///< codes from left to right; empty for `count` rooms at random
    int count = 0;                      ///< rooms, where there is no sequence; each type equally likely
    std::vector<JointPin> pins;
    std::optional<Point> hero; ///< the exit of the floor above: there the hero is, and the cell becomes a slab

    friend bool operator==(const StripSettings&, const StripSettings&) = default;
};

/// Says whether these settings can be built from this catalogue. The error's place is a JSON path in the settings:
/// `/sequence/2` Unknown for a code without a room, `/count` or `/sequence` OutOfRange for a number of rooms outside
/// stripRoomLimits, `/pins/1` Duplicate for a second pin in a column (whether or not a joint stands there: rooms drawn
/// anew may bring one), `/pins/1/path` OutOfRange for a path of too many cells, `/pins/1/path/2` Duplicate for a cell
/// that it has twice.
[[nodiscard]] Result<void> validate(const RoomCatalogue& catalogue, const StripSettings& settings);

/// Builds strip floors from one catalogue, which must outlive it. It keeps its memory from floor to floor: building
/// floors of the same size again allocates nothing.
class StripBuilder
{
public:
    explicit StripBuilder(const RoomCatalogue& catalogue)
        : m_catalogue(&catalogue)
    {
    }

    /// Fills `floor`; `settings` must be valid. The draw of a joint depends on the seed, the redraw counter and the
    /// joint's place in the row alone, so that a pin changes no other joint. In order: rooms, junctions (a floor's pin,
    /// else the catalogue's, else a candidate by chance, else the catalogue's path), the hero, problems. Writes every
    /// decision into `steps` where it is given; recording changes nothing else.
    void build(const StripSettings& settings, StripFloor& floor, StripSteps* steps = nullptr);

private:
    void placeRooms(const StripSettings& settings, StripFloor& floor) const;
    void layColumns(StripFloor& floor) const;
    void openJoints(const StripSettings& settings, StripFloor& floor);
    void findPins(const StripSettings& settings, const StripFloor& floor);
    void openJoint(const JointPin* pin, std::uint64_t streams, std::size_t index, StripFloor& floor) const;
    [[nodiscard]] bool openByFloorPin(const JointPin& pin, std::size_t index, StripFloor& floor) const;
    [[nodiscard]] bool openByCataloguePin(std::size_t index, StripFloor& floor) const;
    void openBySpecialPath(std::size_t index, StripFloor& floor) const;
    [[nodiscard]] ProblemReason faultOf(std::span<const Point> path, std::size_t index, const StripFloor& floor) const;
    void placeHero(const StripSettings& settings, StripFloor& floor) const;
    void findUnreachable(StripFloor& floor);
    void recordRooms(const StripFloor& floor) const;
    void recordOpening(std::size_t index, const StripFloor& floor) const;
    void recordRefusedPin(const JointPin& pin, int index, ProblemReason reason, Size size) const;
    void recordHero(const StripSettings& settings, const StripFloor& floor, bool fromAbove) const;

    const RoomCatalogue* m_catalogue;
    std::vector<int> m_pinOfJoint; ///< in the settings' pins, -1 for none; empty where the settings have no pin
    SlabFlood m_flood;
    std::vector<Problem> m_regions; ///< that the hero cannot reach, in the order in which they were found
    StripSteps* m_steps = nullptr;  ///< while a floor is built whose decisions are wanted
};

} // namespace zonewright
