#pragma once

#include "core/dig/digger.h"
#include "core/dig/digmap.h"
#include "core/dig/digpieces.h"
#include "core/dig/digrecorder.h"

#include <optional>

namespace zonewright {

/// A place where a piece may be attached: a wall cell of a room, where its door would stand, or a cell beside a
/// corridor, which a room's door or the first cell of another corridor would take.
struct WallPlace
{
    std::uint16_t x = 0;
    std::uint16_t y = 0;
    DigSide side{}; ///< outwards
    bool corridor = false;

    [[nodiscard]] Point at() const { return {x, y}; }
};

/// A room that is not carved yet.
struct PlannedRoom
{
    int piece = 0;
    Rect floor;
    Point door;
    DigSide side{}; ///< from the door into the room
};

/// What digging needs beside the floor, kept from floor to floor for its memory.
struct DigMemory
{
    DigPieces pieces;
    std::vector<WallPlace> places;
    Grid<SideSet> open; ///< of each wall: towards which sides pieces may be attached there
    std::vector<PlannedRoom> plan;
};

/// One floor from the first room to the last piece, before anything is pruned. Defined for both kinds of recording.
template <bool Recording>
class DigRun
{
public:
    /// Everything must outlive it; `kept` is null exactly where nothing is recorded.
    DigRun(DigMemory& memory, const DigSettings& settings, DugFloor& floor, KeptDigSteps* kept);

    /// Makes all earth and places the first room, the annexe of a lair beside it and the sequence that the first room
    /// begins; gives what did not fit, or None. `spread` of `full` is the part of the first room's size range that is
    /// used.
    [[nodiscard]] ProblemReason begin(int spread, int full);

    /// Places pieces until there are as many as asked for or nothing more fits.
    void grow();

    /// The door of the annexe.
    [[nodiscard]] std::optional<Point> annexeDoor() const { return m_annexeDoor; }

    /// The generator, for what is left to decide.
    [[nodiscard]] Generator& generator() { return m_generator; }

private:
    void clear();
    [[nodiscard]] Rect placeFirst(int piece, int spread, int full);
    [[nodiscard]] Size drawSize(const DigPiece& piece, int spread, int full);
    [[nodiscard]] int drawAlong(DigSide side, Size size);
    [[nodiscard]] bool tryEverywhere(int piece);
    [[nodiscard]] bool tryRoom(int piece, std::size_t placeIndex);
    [[nodiscard]] bool tryCorridor(int piece, std::size_t placeIndex);
    [[nodiscard]] DigReason doorObstacle(const WallPlace& place) const;
    [[nodiscard]] DigReason startObstacle(const WallPlace& place) const;
    [[nodiscard]] bool mayOpen(Point wall, DigSide side) const;
    void carveCorridor(const WallPlace& place, Rect cells, int piece);

    [[nodiscard]] bool placeAnnexe();
    [[nodiscard]] bool planSequence();
    [[nodiscard]] bool planBeside(Rect from, SideSet sides, int piece);
    [[nodiscard]] DigReason plannedObstacle(const PlannedRoom& planned) const;

    void carve(const PlannedRoom& planned, bool offers, bool locked = false);
    void carveSequence(std::size_t from, bool lastOffers);
    void addRoom(int piece, Rect floor, bool locked);
    void offerRoom(const DigPiece& piece, Rect floor);
    void offerOneWall(const DigPiece& piece, Rect floor);
    void offerCorridor(Rect cells, DigSide side, bool leadsOn);
    void offer(Point at, DigSide side, bool corridor, int times = 1);
    void drop(std::size_t placeIndex);
    void choose(DigReason reason, int piece);
    [[nodiscard]] bool refuseEverywhere(DigReason reason, int piece);
    void refuse(DigReason reason, const WallPlace& place, Rect floor, int piece);

    DigMemory& m_memory;
    const DigSettings& m_settings;
    DugFloor& m_floor;
    DigMap m_map;
    DigRecorder<Recording> m_record;
    Generator m_generator;
    std::optional<Point> m_annexeDoor;
};

extern template class DigRun<false>;
extern template class DigRun<true>;

} // namespace zonewright
