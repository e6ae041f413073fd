#include "project/catalogueformat.h"

#include "core/base/numbers.h"
#include "core/base/utf8.h"
#include "project/displaytext.h"
#include "project/formatheader.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace zonewright {

namespace {

constexpr std::string_view pairCodeWord = "left-minus-right";
constexpr std::int64_t lowestCode = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t highestCode = std::numeric_limits<std::int32_t>::max();

constexpr Limits entryCountLimits{0, 1000000}; // paths, and pins, of one file
constexpr std::size_t mostCellsRead = 1000;    // the catalogue's own rule says how many there may be

constexpr const char* aRowOfCells = QT_TRANSLATE_NOOP("Error", "a row of # (slab) and . (brick)");
constexpr const char* asLongAsTheFirst = QT_TRANSLATE_NOOP("Error", "as long as the first row of its room");
constexpr const char* theNumberOfRows = QT_TRANSLATE_NOOP("Error", "the number of rows of this catalogue");
constexpr const char* leftLessRight = QT_TRANSLATE_NOOP("Error", "the code of the left room less that of the right");

/// What the catalogue's own rules expect, said in core: here for the translators alone.
[[maybe_unused]] constexpr std::array rulePhrases{
    QT_TRANSLATE_NOOP("Error", "a room with a slab"),
    QT_TRANSLATE_NOOP("Error", "a room of the catalogue's rows"),
    QT_TRANSLATE_NOOP("Error", "a slab of the room"),
};

/// A name in quotes after what stands before it; nothing for none.
std::string quotedName(std::string_view name)
{
    constexpr std::size_t mostBytes = 60;
    return name.empty() ? std::string() : fmt::format(" \"{}\"", shortDisplayText(name, mostBytes));
}

/// What a person calls a room that is not read yet; `index` is its place in the list.
std::string roomLabel(const JsonMembers& members, std::size_t index)
{
    const std::string name = quotedName(members.text("name").value_or(""));
    const auto code = members.integer("code", lowestCode, highestCode);
    return code ? fmt::format("room {}{}", *code, name) : fmt::format("room number {}{}", index + 1, name);
}

std::string pairLabel(const CatalogueContents& contents, std::int32_t left, std::int32_t right)
{
    const auto label = [&contents](std::int32_t code) {
        const auto room = std::ranges::find(contents.rooms, code, &RoomType::code);
        return fmt::format("{}{}", code, room == contents.rooms.end() ? std::string() : quotedName(room->name));
    };
    return fmt::format("rooms {} and {}", label(left), label(right));
}

Error withLabel(Error error, std::string_view label)
{
    error.place += fmt::format(" ({})", label);
    return error;
}

Result<std::int32_t> readCode(const JsonMembers& members, std::string_view key)
{
    return members.integer(key, lowestCode, highestCode).map([](std::int64_t code) {
        return static_cast<std::int32_t>(code);
    });
}

/// What is wrong with a row of a room whose first row has `width` cells; nothing where all is well.
std::optional<Error> rowFault(const std::string& row, std::size_t width)
{
    if (row.find_first_not_of("#.") != std::string::npos)
        return Error{.code = ErrorCode::Malformed, .value = row, .expected = aRowOfCells};
    if (row.size() != width)
        return Error{.code = ErrorCode::Malformed, .value = row, .expected = asLongAsTheFirst};
    if (row.empty() || row.size() > static_cast<std::size_t>(roomWidthLimits.high)) {
        return Error{.code = ErrorCode::OutOfRange,
                     .value = fmt::format("{}", row.size()),
                     .low = roomWidthLimits.low,
                     .high = roomWidthLimits.high};
    }
    return std::nullopt;
}

Result<void> readSlabs(const JsonMembers& members, int rows, std::vector<ColumnMask>& columns)
{
    const auto slabs = members.texts("slabs", static_cast<std::size_t>(roomRowLimits.high));
    if (!slabs)
        return failure(slabs.error());
    if (slabs->size() != static_cast<std::size_t>(rows)) {
        return failure({.code = ErrorCode::Malformed,
                        .place = members.place("slabs"),
                        .value = fmt::format("{}", slabs->size()),
                        .expected = theNumberOfRows});
    }
    const std::size_t width = slabs->front().size();
    for (std::size_t row = 0; row < slabs->size(); ++row) {
        if (auto fault = rowFault((*slabs)[row], width)) {
            fault->place = fmt::format("/slabs/{}", row);
            return failure(members.located(*std::move(fault)));
        }
    }
    columns.assign(width, 0);
    for (std::size_t row = 0; row < slabs->size(); ++row) {
        for (std::size_t column = 0; column < width; ++column) {
            if ((*slabs)[row][column] == '#')
                columns[column] |= rowBit(static_cast<int>(row) + 1);
        }
    }
    return {};
}

Result<RoomType> readRoom(const JsonMembers& members, int rows)
{
    RoomType room;
    return members.allowOnly({"code", "name", "start", "slabs"})
        .and_then([&] { return readCode(members, "code"); })
        .map([&](std::int32_t code) { room.code = code; })
        .and_then([&] { return members.text("name"); })
        .map([&](std::string name) { room.name = std::move(name); })
        .and_then([&] { return members.point("start"); })
        .map([&](Point start) { room.start = start; })
        .and_then([&] { return readSlabs(members, rows, room.columns); })
        .map([&] { return room; });
}

/// The objects of a list; where one of the elements is none, the error counts it from 1.
Result<std::vector<JsonMembers>> readList(const JsonMembers& members, std::string_view key, std::string_view what,
                                          Limits count)
{
    return members.objects(key, static_cast<std::size_t>(count.high)).map_error([&](Error error) {
        error.low = error.code == ErrorCode::OutOfRange ? count.low : error.low;
        const auto index = parseInteger(std::string_view(error.place).substr(error.place.rfind('/') + 1));
        return index ? withLabel(std::move(error), fmt::format("{} number {}", what, *index + 1)) : error;
    });
}

Result<void> readRooms(const JsonMembers& members, CatalogueContents& contents)
{
    const auto list = readList(members, "rooms", "room", roomCountLimits);
    if (!list)
        return failure(list.error());
    for (std::size_t index = 0; index < list->size(); ++index) {
        auto room = readRoom((*list)[index], contents.rows);
        if (!room)
            return failure(withLabel(std::move(room).error(), roomLabel((*list)[index], index)));
        contents.rooms.push_back(*std::move(room));
    }
    return {};
}

/// The two codes that a path or a pin begins with.
template <typename Entry>
Result<void> readPair(const JsonMembers& members, Entry& entry)
{
    return readCode(members, "left")
        .map([&](std::int32_t code) { entry.left = code; })
        .and_then([&] { return readCode(members, "right"); })
        .map([&](std::int32_t code) { entry.right = code; });
}

Result<void> checkPairNumber(const JsonMembers& members, const SpecialPath& path)
{
    if (!members.has("pair"))
        return {};
    const auto number =
        members.integer("pair", std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max());
    if (!number)
        return failure(number.error());
    if (*number == pairNumber(path.left, path.right))
        return {};
    return failure({.code = ErrorCode::Malformed,
                    .place = members.place("pair"),
                    .value = fmt::format("{}", *number),
                    .expected = leftLessRight});
}

Result<void> readEntry(const JsonMembers& members, SpecialPath& path)
{
    return members.allowOnly({"pair", "left", "right", "open"})
        .and_then([&] { return checkPairNumber(members, path); })
        .and_then([&] { return members.points("open", mostCellsRead); })
        .map([&](PathCells cells) { path.cells = std::move(cells); });
}

Result<void> readEntry(const JsonMembers& members, PairPin& pin)
{
    return members.allowOnly({"left", "right", "row"})
        .and_then([&] { return members.integer("row", lowestCode, highestCode); })
        .map([&](std::int64_t row) { pin.row = static_cast<int>(row); });
}

/// A list of paths or pins, which may be missing.
template <typename Entry>
Result<void> readEntries(const JsonMembers& members, std::string_view key, std::string_view what,
                         const CatalogueContents& contents, std::vector<Entry>& entries)
{
    if (!members.has(key))
        return {};
    const auto list = readList(members, key, what, entryCountLimits);
    if (!list)
        return failure(list.error());
    for (std::size_t index = 0; index < list->size(); ++index) {
        Entry entry;
        if (auto pair = readPair((*list)[index], entry); !pair)
            return failure(withLabel(std::move(pair).error(), fmt::format("{} number {}", what, index + 1)));
        if (auto rest = readEntry((*list)[index], entry); !rest)
            return failure(withLabel(std::move(rest).error(), pairLabel(contents, entry.left, entry.right)));
        entries.push_back(std::move(entry));
    }
    return {};
}

Result<void> readHead(const JsonMembers& members, CatalogueContents& contents)
{
    if (members.has("name")) {
        auto name = members.text("name");
        if (!name)
            return failure(name.error());
        contents.name = *std::move(name);
    }
    if (members.has("rows")) {
        const auto rows = members.integer("rows", roomRowLimits.low, roomRowLimits.high);
        if (!rows)
            return failure(rows.error());
        contents.rows = static_cast<int>(*rows);
    }
    if (!members.has("pairCode"))
        return {};
    const auto pairCode = members.text("pairCode");
    if (!pairCode)
        return failure(pairCode.error());
    if (*pairCode == pairCodeWord)
        return {};
    return failure({.code = ErrorCode::Unknown,
                    .place = members.place("pairCode"),
                    .value = *pairCode,
                    .expected = std::string(pairCodeWord)});
}

/// The element of the list `key` that an error's path `/key/N/...` names, null where it names none.
template <typename Entry>
const Entry* namedEntry(std::string_view path, std::string_view key, const std::vector<Entry>& entries)
{
    if (!path.starts_with(key))
        return nullptr;
    path.remove_prefix(key.size());
    const auto index = parseInteger(path.substr(0, path.find('/')));
    return index && *index >= 0 && *index < static_cast<std::int64_t>(entries.size())
               ? &entries[static_cast<std::size_t>(*index)]
               : nullptr;
}

/// Names the rooms that an error of the catalogue's own rules is about.
Error withRooms(Error error, std::string_view path, const CatalogueContents& contents)
{
    if (const RoomType* room = namedEntry(path, "/rooms/", contents.rooms))
        return withLabel(std::move(error), fmt::format("room {}{}", room->code, quotedName(room->name)));
    if (const SpecialPath* entry = namedEntry(path, "/specialPaths/", contents.specialPaths))
        return withLabel(std::move(error), pairLabel(contents, entry->left, entry->right));
    if (const PairPin* pin = namedEntry(path, "/pins/", contents.pins))
        return withLabel(std::move(error), pairLabel(contents, pin->left, pin->right));
    return error;
}

/// Everything but the header.
Result<RoomCatalogue> readBody(const JsonMembers& members)
{
    CatalogueContents contents;
    const auto read =
        readHead(members, contents)
            .and_then([&] { return readRooms(members, contents); })
            .and_then([&] { return readEntries(members, "specialPaths", "path", contents, contents.specialPaths); })
            .and_then([&] { return readEntries(members, "pins", "pin", contents, contents.pins); });
    if (!read)
        return failure(read.error());
    return RoomCatalogue::from(contents).map_error(
        [&](const Error& error) { return withRooms(members.located(error), error.place, contents); });
}

using FieldRow = std::vector<std::string>;

/// A list of objects, one a line, with its members below each other.
std::string alignedList(std::string_view key, const std::vector<FieldRow>& rows, CatalogueIndent indent)
{
    if (rows.empty())
        return fmt::format("{:{}}\"{}\": []", "", indent.members, key);
    const auto length = [](const std::string& text) { return codePointCount(text).value_or(text.size()); };
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const FieldRow& row : rows) {
        for (std::size_t field = 0; field < row.size(); ++field)
            widths[field] = std::max(widths[field], length(row[field]) + 1);
    }
    std::string text = fmt::format("{:{}}\"{}\": [", "", indent.members, key);
    for (const FieldRow& row : rows) {
        text += fmt::format("{}\n{:{}}{{ ", &row == rows.data() ? "" : ",", "", indent.members + indent.step);
        for (std::size_t field = 0; field + 1 < row.size(); ++field) {
            text += row[field] + ',';
            text.append(widths[field] - length(row[field]), ' ');
        }
        text += row.back() + " }";
    }
    return text + fmt::format("\n{:{}}]", "", indent.members);
}

std::string slabsText(const RoomType& room, int rows)
{
    std::string text;
    for (int row = 1; row <= rows; ++row) {
        text += row == 1 ? "\"" : ", \"";
        for (const ColumnMask column : room.columns)
            text += (column & rowBit(row)) != 0 ? '#' : '.';
        text += '"';
    }
    return text;
}

std::string pathText(const PathCells& cells)
{
    std::string text;
    for (const Point cell : cells)
        text += fmt::format("{}[{}, {}]", text.empty() ? "" : ", ", cell.x, cell.y);
    return text;
}

FieldRow roomFields(const RoomType& room, int rows)
{
    return {fmt::format(R"("code": {})", room.code), fmt::format(R"("name": {})", jsonString(room.name)),
            fmt::format(R"("start": [{}, {}])", room.start.x, room.start.y),
            fmt::format(R"("slabs": [{}])", slabsText(room, rows))};
}

FieldRow pathFields(const SpecialPath& path)
{
    return {fmt::format(R"("pair": {})", pairNumber(path.left, path.right)), fmt::format(R"("left": {})", path.left),
            fmt::format(R"("right": {})", path.right), fmt::format(R"("open": [{}])", pathText(path.cells))};
}

FieldRow pinFields(const PairPin& pin)
{
    return {fmt::format(R"("left": {})", pin.left), fmt::format(R"("right": {})", pin.right),
            fmt::format(R"("row": {})", pin.row)};
}

template <typename Entry, typename Fields>
std::vector<FieldRow> fieldRows(const std::vector<Entry>& entries, Fields fields)
{
    std::vector<FieldRow> rows;
    rows.reserve(entries.size());
    for (const Entry& entry : entries)
        rows.push_back(fields(entry));
    return rows;
}

} // namespace

std::string formatCatalogueMembers(const CatalogueContents& catalogue, CatalogueIndent indent)
{
    const auto rooms = fieldRows(catalogue.rooms, [&](const auto& room) { return roomFields(room, catalogue.rows); });
    const std::string blanks(static_cast<std::size_t>(indent.members), ' ');
    std::string text = fmt::format("{0}\"name\": {1},\n{0}\"rows\": {2},\n{0}\"pairCode\": \"{3}\",\n", blanks,
                                   jsonString(catalogue.name), catalogue.rows, pairCodeWord);
    text += alignedList("rooms", rooms, indent) + ",\n";
    text += alignedList("specialPaths", fieldRows(catalogue.specialPaths, pathFields), indent);
    if (!catalogue.pins.empty())
        text += ",\n" + alignedList("pins", fieldRows(catalogue.pins, pinFields), indent);
    return text;
}

std::string formatCatalogue(const CatalogueContents& catalogue)
{
    return fmt::format("{{\n  \"format\": \"{}\",\n  \"version\": {},\n{}\n}}\n", catalogueFormatName,
                       catalogueFormatVersion, formatCatalogueMembers(catalogue, {}));
}

Result<RoomCatalogue> readCatalogueMembers(const JsonMembers& members)
{
    return members.allowOnly({"name", "rows", "pairCode", "rooms", "specialPaths", "pins"}).and_then([&] {
        return readBody(members);
    });
}

Result<RoomCatalogue> parseCatalogue(std::string_view contents, std::string_view file)
{
    const auto text = readJson(contents, file);
    if (!text)
        return failure(text.error());
    return JsonMembers::of(*text, file, {}).and_then([](const JsonMembers& root) {
        return checkFormatName(root, catalogueFormatName)
            .and_then([&] { return checkVersion(root, "version", 1, catalogueFormatVersion); })
            .and_then([&] {
                return root.allowOnly(
                    {"format", "version", "name", "rows", "pairCode", "rooms", "specialPaths", "pins"});
            })
            .and_then([&] { return readBody(root); });
    });
}

} // namespace zonewright
