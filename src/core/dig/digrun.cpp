#include "core/dig/digrun.h"

#include "core/random/seed.h"

#include <algorithm>

namespace zonewright {

namespace {

constexpr int wallsForAPiece = 48;        ///< tried before a piece is given up
constexpr int piecesInARow = 12;          ///< given up before the floor counts as full
constexpr int wallsForASequenceRoom = 12; ///< tried before the whole sequence is refused
constexpr int wallsForAnAnnexe = 64;

// How often a corridor's end stands in the list of walls, so that corridors lead to something more often than not.
constexpr int timesAhead = 8;
constexpr int timesAside = 4;

/// The cells of a corridor of so many cells.
Rect corridorCells(Point start, DigSide side, int length)
{
    const Point last = start + step(side) * (length - 1);
    return {std::min(start.x, last.x), std::min(start.y, last.y), std::abs(last.x - start.x) + 1,
            std::abs(last.y - start.y) + 1};
}

WallPlace toPlace(Point at, DigSide side, bool corridor)
{
    return {.x = static_cast<std::uint16_t>(at.x),
            .y = static_cast<std::uint16_t>(at.y),
            .side = side,
            .corridor = corridor};
}

} // namespace

template <bool Recording>
DigRun<Recording>::DigRun(DigMemory& memory, const DigSettings& settings, DugFloor& floor, KeptDigSteps* kept)
    : m_memory(memory)
    , m_settings(settings)
    , m_floor(floor)
    , m_map(floor.cells)
    , m_record(kept)
    , m_generator(deriveSeed(settings.seed, "dig"))
{
}

template <bool Recording>
ProblemReason DigRun<Recording>::begin(int spread, int full)
{
    clear();
    const DigPieces& pieces = m_memory.pieces;
    const bool lair = pieces.annexe() >= 0;
    const bool named = pieces.first() >= 0 && (lair || pieces[pieces.first()].fits(m_settings.size));
    const int piece = named ? pieces.first() : pieces.drawRoom(m_generator, m_settings.size);
    if (piece < 0 || !pieces[piece].fits(m_settings.size))
        return ProblemReason::RoomLargerThanMap;
    const Rect floor = placeFirst(piece, spread, full);
    m_floor.rooms.front().boss = lair;
    if (lair && !placeAnnexe())
        return ProblemReason::NoPlaceForAnnexe;
    // Where its sequence does not fit, the first room stands without one, and its one wall leads on.
    m_memory.plan.assign(1, {.piece = piece, .floor = floor});
    if (pieces[piece].rooms > 1 && m_floor.placed + pieces[piece].rooms - 1 <= m_settings.pieces && planSequence())
        carveSequence(1, true);
    else
        offerRoom(pieces[piece], floor);
    return ProblemReason::None;
}

template <bool Recording>
void DigRun<Recording>::clear()
{
    m_record([] { return DigStep{.kind = DigStepKind::StartedOver}; });
    std::ranges::fill(m_floor.cells.values(), DugCell::Earth);
    m_floor.rooms.clear();
    m_floor.placed = 0;
    m_memory.places.clear();
    m_memory.open.reshape(m_settings.size);
    std::ranges::fill(m_memory.open.values(), SideSet{0});
    m_annexeDoor.reset();
}

/// Places the first room anywhere on the map.
template <bool Recording>
Rect DigRun<Recording>::placeFirst(int piece, int spread, int full)
{
    choose(DigReason::First, piece);
    const Size size = drawSize(m_memory.pieces[piece], spread, full);
    const int x = m_generator.between(1, m_settings.size.width - 1 - size.width);
    const int y = m_generator.between(1, m_settings.size.height - 1 - size.height);
    const Rect floor{x, y, size.width, size.height};
    m_record([&] {
        return DigStep{.kind = DigStepKind::Carved,
                       .reason = DigReason::First,
                       .cell = DugCell::Floor,
                       .at = {x, y},
                       .floor = floor,
                       .piece = piece};
    });
    addRoom(piece, floor, false);
    return floor;
}

template <bool Recording>
void DigRun<Recording>::grow()
{
    for (int givenUp = 0; m_floor.placed < m_settings.pieces && givenUp < piecesInARow;) {
        const int piece = m_memory.pieces.draw(m_generator);
        choose(DigReason::ByWeight, piece);
        givenUp = tryEverywhere(piece) ? 0 : givenUp + 1;
    }
}

template <bool Recording>
Size DigRun<Recording>::drawSize(const DigPiece& piece, int spread, int full)
{
    const auto highest = [&](Limits range, int side) {
        return std::min(range.low + (range.high - range.low) * spread / full, side - 2);
    };
    const int width = m_generator.between(piece.width.low, highest(piece.width, m_settings.size.width));
    const int height = m_generator.between(piece.height.low, highest(piece.height, m_settings.size.height));
    return {width, height};
}

template <bool Recording>
bool DigRun<Recording>::tryEverywhere(int piece)
{
    const DigPiece& wanted = m_memory.pieces[piece];
    if (wanted.rooms > m_settings.pieces - m_floor.placed)
        return refuseEverywhere(DigReason::TooFewPieces, piece);
    if (wanted.shape == PieceShape::Room && !wanted.fits(m_settings.size))
        return refuseEverywhere(DigReason::Border, piece);
    for (int tries = 0; tries < wallsForAPiece && !m_memory.places.empty(); ++tries) {
        const auto count = static_cast<std::uint32_t>(m_memory.places.size());
        const std::size_t index = m_generator.below(count);
        const WallPlace place = m_memory.places[index];
        ++m_floor.attempts;
        m_record([&] {
            return DigStep{.kind = DigStepKind::WallTried, .direction = direction(place.side), .at = place.at()};
        });
        if (const DigReason reason = startObstacle(place); reason != DigReason::None) {
            refuse(reason, place, {}, piece);
            drop(index);
        } else if (wanted.shape == PieceShape::Room ? tryRoom(piece, index) : tryCorridor(piece, index)) {
            return true;
        }
    }
    return false;
}

/// What speaks against a door at a wall, whatever lies beyond.
template <bool Recording>
DigReason DigRun<Recording>::doorObstacle(const WallPlace& place) const
{
    if (m_map.at(place.at()) == DugCell::Door)
        return DigReason::ThirdWay;
    return m_map.besideDoor(place.at()) ? DigReason::DoorsTouch : DigReason::None;
}

/// What speaks against anything at a place, and will for ever.
template <bool Recording>
DigReason DigRun<Recording>::startObstacle(const WallPlace& place) const
{
    const Point beyond = place.at() + step(place.side);
    if (!m_map.inside(place.at()) || (!place.corridor && !m_map.inside(beyond)))
        return DigReason::Border;
    if (!place.corridor) {
        if (const DigReason reason = doorObstacle(place); reason != DigReason::None)
            return reason;
        const DugCell cell = m_map.at(beyond);
        return cell == DugCell::Earth || cell == DugCell::Corridor ? DigReason::None : DigReason::RoomInTheWay;
    }
    const DugCell cell = m_map.at(place.at());
    if (cell == DugCell::Earth)
        return DigReason::None;
    return cell == DugCell::Corridor ? DigReason::CorridorInTheWay : DigReason::RoomInTheWay;
}

template <bool Recording>
bool DigRun<Recording>::tryRoom(int piece, std::size_t placeIndex)
{
    const DigPiece& wanted = m_memory.pieces[piece];
    const WallPlace place = m_memory.places[placeIndex];
    const Size size = drawSize(wanted, 1, 1);
    const int offset = drawAlong(place.side, size);
    const Rect floor = floorBeyond(place.at() + step(place.side), place.side, size, offset);
    if (!m_map.inside(floor)) {
        refuse(DigReason::Border, place, floor, piece);
        return false;
    }
    if (!m_map.roomFits(floor)) {
        refuse(Recording ? m_map.roomObstacle(floor) : DigReason::None, place, floor, piece);
        return false;
    }
    if (place.corridor && m_map.besideDoor(place.at())) {
        refuse(DigReason::DoorsTouch, place, floor, piece);
        return false;
    }
    m_memory.plan.assign(1, {.piece = piece, .floor = floor, .door = place.at(), .side = place.side});
    if (wanted.rooms > 1 && !planSequence())
        return false;
    drop(placeIndex);
    if (wanted.rooms > 1)
        carveSequence(0, false);
    else
        carve(m_memory.plan.front(), true);
    return true;
}

template <bool Recording>
bool DigRun<Recording>::tryCorridor(int piece, std::size_t placeIndex)
{
    const WallPlace place = m_memory.places[placeIndex];
    const Point start = place.corridor ? place.at() : place.at() + step(place.side);
    const CorridorRun run = m_map.corridorRun(start, place.side, m_memory.pieces[piece].width.low);
    const Rect cells = corridorCells(start, place.side, run.length);
    const Point wall = start + step(place.side) * run.length;
    const bool opens = run.meetsWall && mayOpen(wall, place.side);
    const bool blocked = run.stopped && run.meetsWall && !opens;
    if (run.reason != DigReason::None || blocked) {
        refuse(blocked ? DigReason::RoomInTheWay : run.reason, place, run.length > 0 ? cells : Rect{}, piece);
        return false;
    }
    carveCorridor(place, cells, piece);
    if (opens) {
        m_record([&] {
            return DigStep{.kind = DigStepKind::DoorOpened,
                           .direction = direction(place.side),
                           .cell = DugCell::Door,
                           .at = wall,
                           .piece = piece};
        });
        m_map.setDoor(wall);
    }
    drop(placeIndex);
    offerCorridor(cells, place.side, !opens && !run.stopped);
    return true;
}

template <bool Recording>
void DigRun<Recording>::carveCorridor(const WallPlace& place, Rect cells, int piece)
{
    m_record([&] {
        return DigStep{.kind = DigStepKind::Carved,
                       .direction = direction(place.side),
                       .cell = DugCell::Corridor,
                       .at = place.at(),
                       .floor = cells,
                       .piece = piece};
    });
    if (!place.corridor)
        m_map.setDoor(place.at());
    m_map.carveCorridor(cells);
    ++m_floor.placed;
}

/// Whether a corridor that meets a wall in its way to `side` may open it.
template <bool Recording>
bool DigRun<Recording>::mayOpen(Point wall, DigSide side) const
{
    return holds(m_memory.open[wall], opposite(side)) && !m_map.besideDoor(wall);
}

template <bool Recording>
bool DigRun<Recording>::placeAnnexe()
{
    const DugRoom& first = m_floor.rooms.front();
    const int piece = m_memory.pieces.annexe();
    choose(DigReason::Annexe, piece);
    if (!m_memory.pieces[piece].fits(m_settings.size))
        return refuseEverywhere(DigReason::Border, piece);
    m_memory.plan.clear();
    for (int tries = 0; tries < wallsForAnAnnexe; ++tries) {
        if (planBeside(first.floor, m_memory.pieces[first.piece].sides, piece)) {
            m_annexeDoor = m_memory.plan.back().door;
            carve(m_memory.plan.back(), false, true);
            return true;
        }
    }
    return false;
}

/// Plans the rooms that follow the last planned one.
template <bool Recording>
bool DigRun<Recording>::planSequence()
{
    for (int piece = m_memory.pieces[m_memory.plan.back().piece].next; piece >= 0;
         piece = m_memory.pieces[piece].next) {
        choose(DigReason::Sequence, piece);
        if (!m_memory.pieces[piece].fits(m_settings.size))
            return refuseEverywhere(DigReason::Border, piece);
        const PlannedRoom from = m_memory.plan.back();
        int tries = 0;
        while (!planBeside(from.floor, m_memory.pieces[from.piece].sides, piece)) {
            if (++tries == wallsForASequenceRoom)
                return false;
        }
    }
    return true;
}

/// Plans a room that shares a wall with another.
template <bool Recording>
bool DigRun<Recording>::planBeside(Rect from, SideSet sides, int piece)
{
    const DigPiece& wanted = m_memory.pieces[piece];
    const auto side = static_cast<DigSide>(m_generator.below(4));
    if (!holds(sides, side))
        return false;
    const int wallOffset = drawAlong(side, {from.width, from.height});
    const Point door = wallCell(from, side, wallOffset);
    const Size size = drawSize(wanted, 1, 1);
    const int offset = drawAlong(side, size);
    const PlannedRoom planned{
        .piece = piece, .floor = floorBeyond(door + step(side), side, size, offset), .door = door, .side = side};
    ++m_floor.attempts;
    m_record([&] { return DigStep{.kind = DigStepKind::WallTried, .direction = direction(side), .at = door}; });
    if (const DigReason reason = plannedObstacle(planned); reason != DigReason::None) {
        refuse(reason, toPlace(door, side, false), planned.floor, piece);
        return false;
    }
    m_memory.plan.push_back(planned);
    return true;
}

template <bool Recording>
DigReason DigRun<Recording>::plannedObstacle(const PlannedRoom& planned) const
{
    if (!m_map.inside(planned.floor))
        return DigReason::Border;
    if (!m_map.roomFits(planned.floor))
        return m_map.roomObstacle(planned.floor);
    if (m_map.at(planned.door) == DugCell::Door)
        return DigReason::ThirdWay;
    const auto touches = [&](Point other) {
        return std::abs(other.x - planned.door.x) + std::abs(other.y - planned.door.y) <= 1;
    };
    for (const PlannedRoom& other : m_memory.plan) {
        if (!planned.floor.intersected(other.floor.grown(1)).empty())
            return DigReason::RoomInTheWay;
        if (touches(other.door))
            return DigReason::DoorsTouch;
    }
    return m_map.besideDoor(planned.door) ? DigReason::DoorsTouch : DigReason::None;
}

template <bool Recording>
void DigRun<Recording>::carve(const PlannedRoom& planned, bool offers, bool locked)
{
    m_record([&] {
        return DigStep{.kind = DigStepKind::Carved,
                       .direction = direction(planned.side),
                       .cell = DugCell::Floor,
                       .at = planned.door,
                       .floor = planned.floor,
                       .piece = planned.piece};
    });
    addRoom(planned.piece, planned.floor, locked);
    m_map.setDoor(planned.door);
    if (offers)
        offerRoom(m_memory.pieces[planned.piece], planned.floor);
}

/// Carves the planned rooms of a sequence from one on; the last one alone may offer walls.
template <bool Recording>
void DigRun<Recording>::carveSequence(std::size_t from, bool lastOffers)
{
    for (std::size_t i = from; i < m_memory.plan.size(); ++i)
        carve(m_memory.plan[i], lastOffers && i + 1 == m_memory.plan.size());
}

template <bool Recording>
void DigRun<Recording>::addRoom(int piece, Rect floor, bool locked)
{
    m_map.carveRoom(floor);
    const auto id = static_cast<std::uint32_t>(m_floor.rooms.size() + 1);
    m_floor.rooms.push_back({.id = id, .piece = piece, .floor = floor, .locked = locked});
    ++m_floor.placed;
}

/// Adds the walls of a room to the list.
template <bool Recording>
void DigRun<Recording>::offerRoom(const DigPiece& piece, Rect floor)
{
    if (piece.single) {
        offerOneWall(piece, floor);
        return;
    }
    for (const DigSide side : digSides) {
        if (!holds(piece.sides, side))
            continue;
        const int along = lengthAlong(side, {floor.width, floor.height});
        for (int i = 0; i < along; ++i) {
            const Point wall = wallCell(floor, side, i);
            m_memory.open[wall] |= sideBit(side);
            offer(wall, side, false);
        }
    }
}

/// Adds one wall of a room to the list; corridors that come from elsewhere never open it.
template <bool Recording>
void DigRun<Recording>::offerOneWall(const DigPiece& piece, Rect floor)
{
    auto side = static_cast<DigSide>(m_generator.below(4));
    while (!holds(piece.sides, side))
        side = static_cast<DigSide>((static_cast<unsigned>(side) + 1) % 4);
    const int offset = drawAlong(side, {floor.width, floor.height});
    offer(wallCell(floor, side, offset), side, false);
}

/// Adds what lies beside a corridor, and before its end where it leads on.
template <bool Recording>
void DigRun<Recording>::offerCorridor(Rect cells, DigSide side, bool leadsOn)
{
    const bool vertical = step(side).x == 0;
    const std::array<DigSide, 2> asides{vertical ? DigSide::West : DigSide::North,
                                        vertical ? DigSide::East : DigSide::South};
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            for (const DigSide aside : asides)
                offer(Point{x, y} + step(aside), aside, true);
        }
    }
    if (!leadsOn)
        return;
    const bool ahead = side == DigSide::East || side == DigSide::South;
    const Point last = ahead ? Point{cells.right() - 1, cells.bottom() - 1} : Point{cells.x, cells.y};
    offer(last + step(side), side, true, timesAhead);
    for (const DigSide aside : asides)
        offer(last + step(aside), aside, true, timesAside);
}

template <bool Recording>
void DigRun<Recording>::offer(Point at, DigSide side, bool corridor, int times)
{
    m_memory.places.insert(m_memory.places.end(), static_cast<std::size_t>(times), toPlace(at, side, corridor));
}

/// Takes a place from the list, whose order means nothing.
template <bool Recording>
void DigRun<Recording>::drop(std::size_t placeIndex)
{
    m_memory.places[placeIndex] = m_memory.places.back();
    m_memory.places.pop_back();
}

template <bool Recording>
int DigRun<Recording>::drawAlong(DigSide side, Size size)
{
    return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(lengthAlong(side, size))));
}

template <bool Recording>
void DigRun<Recording>::choose(DigReason reason, int piece)
{
    m_record([&] { return DigStep{.kind = DigStepKind::PieceChosen, .reason = reason, .piece = piece}; });
}

template <bool Recording>
void DigRun<Recording>::refuse(DigReason reason, const WallPlace& place, Rect floor, int piece)
{
    m_record([&] {
        return DigStep{.kind = DigStepKind::Refused,
                       .reason = reason,
                       .direction = direction(place.side),
                       .at = place.at(),
                       .floor = floor,
                       .piece = piece};
    });
}

/// Refuses a piece without a look at any wall.
template <bool Recording>
bool DigRun<Recording>::refuseEverywhere(DigReason reason, int piece)
{
    m_record([&] { return DigStep{.kind = DigStepKind::Refused, .reason = reason, .piece = piece}; });
    return false;
}

template class DigRun<false>;
template class DigRun<true>;

} // namespace zonewright
