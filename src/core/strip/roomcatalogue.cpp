#include "core/strip/roomcatalogue.h"

#include "core/base/checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

Result<void> checkPattern(const RoomType& room, int rows, std::string place)
{
    if (const auto valid = checkNumber(place, room.columns.size(), roomWidthLimits); !valid)
        return valid;
    ColumnMask any = 0;
    for (const ColumnMask column : room.columns)
        any |= column;
    const char* expected = nullptr;
    if (any == 0)
        expected = "a room with a slab";
    else if (rows < roomRowLimits.high && (any >> rows) != 0)
        expected = "a room of the catalogue's rows";
    if (expected == nullptr)
        return {};
    return failure({.code = ErrorCode::Malformed, .place = std::move(place), .value = room.name, .expected = expected});
}

Result<void> checkStart(const RoomType& room, int rows, std::string place)
{
    const Point start = room.start;
    if (const auto valid = checkNumber(place, start.x, 1, room.width()); !valid)
        return valid;
    if (const auto valid = checkNumber(place, start.y, 1, rows); !valid)
        return valid;
    if ((room.columns[static_cast<std::size_t>(start.x - 1)] & rowBit(start.y)) != 0)
        return {};
    return failure({.code = ErrorCode::Malformed,
                    .place = std::move(place),
                    .value = fmt::format("{},{}", start.x, start.y),
                    .expected = "a slab of the room"});
}

Result<void> checkRoom(const RoomType& room, int rows, const std::string& place)
{
    return checkName(place + "/name", room.name, longestRoomName)
        .and_then([&] { return checkPattern(room, rows, place + "/slabs"); })
        .and_then([&] { return checkStart(room, rows, place + "/start"); });
}

Result<void> checkRooms(const CatalogueContents& contents)
{
    if (!contents.name.empty()) {
        if (const auto valid = checkName("/name", contents.name, longestRoomName); !valid)
            return valid;
    }
    if (const auto valid = checkNumber("/rows", contents.rows, roomRowLimits.low, roomRowLimits.high); !valid)
        return valid;
    if (const auto valid = checkNumber("/rooms", contents.rooms.size(), roomCountLimits); !valid)
        return valid;
    for (std::size_t i = 0; i < contents.rooms.size(); ++i) {
        if (const auto valid = checkRoom(contents.rooms[i], contents.rows, fmt::format("/rooms/{}", i)); !valid)
            return valid;
    }
    return {};
}

Result<void> checkPathCells(const SpecialPath& path, const RoomType& left, const RoomType& right, int rows,
                            const std::string& place)
{
    if (const auto valid = checkNumber(place, path.cells.size(), pathLengthLimits); !valid)
        return valid;
    for (std::size_t i = 0; i < path.cells.size(); ++i) {
        const Point cell = path.cells[i];
        const std::string cellPlace = fmt::format("{}/{}", place, i);
        auto inside = checkNumber(cellPlace, cell.x, -left.width(), right.width()).and_then([&] {
            return checkNumber(cellPlace, cell.y, 1, rows);
        });
        if (!inside)
            return inside;
        const auto before = path.cells.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(path.cells.begin(), before, cell) != before) {
            return failure(
                {.code = ErrorCode::Duplicate, .place = cellPlace, .value = fmt::format("{},{}", cell.x, cell.y)});
        }
    }
    return {};
}

/// Places in rooms() of an ordered pair, and the place in its list of the path or pin that names the pair.
struct PairUse
{
    int left = 0;
    int right = 0;
    int index = 0;

    [[nodiscard]] std::pair<int, int> pair() const { return {left, right}; }
};

/// The places of a pair's rooms; the error's place says which of the two codes is unknown.
Result<PairUse> findPair(const RoomCatalogue& catalogue, std::int32_t left, std::int32_t right,
                         const std::string& place)
{
    const auto unknown = [&](const char* side, std::int32_t code) {
        return failure({.code = ErrorCode::Unknown, .place = place + side, .value = fmt::format("{}", code)});
    };
    const auto leftIndex = catalogue.indexOf(left);
    if (!leftIndex)
        return unknown("/left", left);
    const auto rightIndex = catalogue.indexOf(right);
    if (!rightIndex)
        return unknown("/right", right);
    return PairUse{.left = *leftIndex, .right = *rightIndex};
}

/// Puts the uses in order of their pairs; an error for the first in the list whose pair was there before.
Result<void> sortPairs(std::vector<PairUse>& uses, const RoomCatalogue& catalogue, const char* list)
{
    std::ranges::stable_sort(uses, {}, &PairUse::pair);
    const PairUse* repeated = nullptr;
    for (std::size_t i = 1; i < uses.size(); ++i) {
        const bool again = uses[i].pair() == uses[i - 1].pair();
        if (again && (repeated == nullptr || uses[i].index < repeated->index))
            repeated = &uses[i];
    }
    if (repeated == nullptr)
        return {};
    const auto code = [&](int place) { return catalogue.rooms()[static_cast<std::size_t>(place)].code; };
    return failure({.code = ErrorCode::Duplicate,
                    .place = fmt::format("{}/{}", list, repeated->index),
                    .value = fmt::format("{},{}", code(repeated->left), code(repeated->right))});
}

Result<std::vector<PairUse>> findPaths(const RoomCatalogue& catalogue)
{
    const std::span<const RoomType> rooms = catalogue.rooms();
    std::vector<PairUse> uses;
    for (const SpecialPath& path : catalogue.contents().specialPaths) {
        const std::string place = fmt::format("/specialPaths/{}", uses.size());
        auto use = findPair(catalogue, path.left, path.right, place);
        if (!use)
            return failure(use.error());
        const RoomType& left = rooms[static_cast<std::size_t>(use->left)];
        const RoomType& right = rooms[static_cast<std::size_t>(use->right)];
        if (const auto valid = checkPathCells(path, left, right, catalogue.rows(), place + "/open"); !valid)
            return failure(valid.error());
        use->index = static_cast<int>(uses.size());
        uses.push_back(*use);
    }
    return sortPairs(uses, catalogue, "/specialPaths").map([&] { return std::move(uses); });
}

Result<std::vector<PairUse>> findPins(const RoomCatalogue& catalogue)
{
    std::vector<PairUse> uses;
    for (const PairPin& pin : catalogue.contents().pins) {
        const std::string place = fmt::format("/pins/{}", uses.size());
        auto use = findPair(catalogue, pin.left, pin.right, place);
        if (!use)
            return failure(use.error());
        if (const auto valid = checkNumber(place + "/row", pin.row, 1, catalogue.rows()); !valid)
            return failure(valid.error());
        use->index = static_cast<int>(uses.size());
        uses.push_back(*use);
    }
    return sortPairs(uses, catalogue, "/pins").map([&] { return std::move(uses); });
}

} // namespace

Result<RoomCatalogue> RoomCatalogue::from(CatalogueContents contents)
{
    if (const auto valid = checkRooms(contents); !valid)
        return failure(valid.error());
    RoomCatalogue catalogue;
    catalogue.m_contents = std::move(contents);
    if (const auto valid = catalogue.sortCodes(); !valid)
        return failure(valid.error());
    const auto paths = findPaths(catalogue);
    if (!paths)
        return failure(paths.error());
    const auto pins = findPins(catalogue);
    if (!pins)
        return failure(pins.error());

    auto pin = pins->begin();
    const auto takePinsBefore = [&](auto reached) {
        for (; pin != pins->end() && !reached(pin->pair()); ++pin)
            catalogue.m_pairs.push_back({.left = pin->left, .right = pin->right, .path = -1, .pin = pin->index});
    };
    for (const PairUse& path : *paths) {
        takePinsBefore([&](std::pair<int, int> pair) { return pair >= path.pair(); });
        PairEntry entry{.left = path.left, .right = path.right, .path = path.index, .pin = -1};
        if (pin != pins->end() && pin->pair() == path.pair())
            entry.pin = pin++->index;
        catalogue.m_pairs.push_back(entry);
    }
    takePinsBefore([](std::pair<int, int>) { return false; });
    return catalogue;
}

Result<void> RoomCatalogue::sortCodes()
{
    m_codes.reserve(m_contents.rooms.size());
    for (const RoomType& room : m_contents.rooms)
        m_codes.push_back({.code = room.code, .index = static_cast<int>(m_codes.size())});
    std::ranges::stable_sort(m_codes, {}, &CodeEntry::code);
    const CodeEntry* repeated = nullptr;
    for (std::size_t i = 1; i < m_codes.size(); ++i) {
        const bool again = m_codes[i].code == m_codes[i - 1].code;
        if (again && (repeated == nullptr || m_codes[i].index < repeated->index))
            repeated = &m_codes[i];
    }
    if (repeated == nullptr)
        return {};
    return failure({.code = ErrorCode::Duplicate,
                    .place = fmt::format("/rooms/{}/code", repeated->index),
                    .value = fmt::format("{}", repeated->code)});
}

std::optional<int> RoomCatalogue::indexOf(std::int32_t code) const
{
    const auto found = std::ranges::lower_bound(m_codes, code, {}, &CodeEntry::code);
    if (found == m_codes.end() || found->code != code)
        return std::nullopt;
    return found->index;
}

const SpecialPath* RoomCatalogue::specialPath(int left, int right) const
{
    const PairEntry* entry = pairEntry(left, right);
    return entry != nullptr && entry->path >= 0 ? &m_contents.specialPaths[static_cast<std::size_t>(entry->path)]
                                                : nullptr;
}

const PairPin* RoomCatalogue::pin(int left, int right) const
{
    const PairEntry* entry = pairEntry(left, right);
    return entry != nullptr && entry->pin >= 0 ? &m_contents.pins[static_cast<std::size_t>(entry->pin)] : nullptr;
}

const RoomCatalogue::PairEntry* RoomCatalogue::pairEntry(int left, int right) const
{
    const auto pairOf = [](const PairEntry& entry) { return std::pair{entry.left, entry.right}; };
    const auto found = std::ranges::lower_bound(m_pairs, std::pair{left, right}, {}, pairOf);
    return found != m_pairs.end() && pairOf(*found) == std::pair{left, right} ? &*found : nullptr;
}

} // namespace zonewright
