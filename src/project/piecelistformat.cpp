#include "project/piecelistformat.h"

#include "project/displaytext.h"
#include "project/formatheader.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"
#include "project/wholefile.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

namespace zonewright {

namespace {

constexpr const char* aPieceRange = QT_TRANSLATE_NOOP("Error", "a range of two whole numbers");
constexpr const char* sideLettersOnce = QT_TRANSLATE_NOOP("Error", "letters of NESW, each once at most");
constexpr std::string_view sideLetters = "NESW"; ///< of the bits of a SideSet, from the lowest
constexpr std::size_t longestSizeRange = 16;     ///< what is longer is no range, and not worth reading
constexpr std::size_t longestShownKind = 40;     ///< bytes of a kind in an error's place

/// Sides as letters in the order of their bits, and back; nothing for any other text.
std::string sidesText(SideSet sides)
{
    std::string text;
    for (std::size_t bit = 0; bit < sideLetters.size(); ++bit) {
        if ((sides >> bit & 1U) != 0)
            text += sideLetters[bit];
    }
    return text;
}

std::optional<SideSet> sidesFromText(std::string_view text)
{
    unsigned sides = 0;
    for (const char letter : text) {
        const std::size_t bit = sideLetters.find(letter);
        if (bit == std::string_view::npos || (sides >> bit & 1U) != 0)
            return std::nullopt;
        sides |= 1U << bit;
    }
    return static_cast<SideSet>(sides);
}

/// `low` and `high` as the file holds them: `[3, 7]`.
Result<Limits> readPieceRange(const JsonMembers& members, std::string_view key)
{
    const auto numbers = members.integers(key, longestSizeRange, pieceSideLimits.low, pieceSideLimits.high);
    if (!numbers)
        return failure(numbers.error());
    if (numbers->size() != 2) {
        return failure({.code = ErrorCode::Malformed,
                        .place = members.place(key),
                        .value = fmt::format("[{}]", fmt::join(*numbers, ", ")),
                        .expected = aPieceRange});
    }
    return Limits{static_cast<int>(numbers->front()), static_cast<int>(numbers->back())};
}

Result<void> readPieceLength(const JsonMembers& members, Piece& piece)
{
    return members.integer("length", pieceSideLimits.low, pieceSideLimits.high).map([&](std::int64_t length) {
        piece.width = {static_cast<int>(length), static_cast<int>(length)};
    });
}

Result<void> readPieceSides(const JsonMembers& members, Piece& piece)
{
    if (!members.has("sides"))
        return {};
    const auto text = members.text("sides");
    if (!text)
        return failure(text.error());
    const auto sides = sidesFromText(*text);
    if (!sides) {
        return failure({.code = ErrorCode::Malformed,
                        .place = members.place("sides"),
                        .value = *text,
                        .expected = sideLettersOnce});
    }
    piece.sides = *sides;
    return {};
}

Result<void> readRoom(const JsonMembers& members, Piece& piece)
{
    return readPieceRange(members, "width")
        .map([&](Limits range) { piece.width = range; })
        .and_then([&] { return readPieceRange(members, "height"); })
        .map([&](Limits range) { piece.height = range; })
        .and_then([&] { return readPieceSides(members, piece); })
        .and_then([&]() -> Result<bool> { return members.has("single") ? members.flag("single") : false; })
        .map([&](bool single) { piece.single = single; })
        .and_then([&]() -> Result<std::string> { return members.has("next") ? members.text("next") : std::string(); })
        .map([&](std::string next) { piece.next = std::move(next); })
        .and_then([&]() -> Result<std::vector<std::string>> {
            return members.has("inhabitants") ? members.texts("inhabitants", mostInhabitants)
                                              : std::vector<std::string>();
        })
        .map([&](std::vector<std::string> inhabitants) { piece.inhabitants = std::move(inhabitants); });
}

Result<PieceShape> readShape(const JsonMembers& members)
{
    return members.text("shape").and_then([&](const std::string& text) -> Result<PieceShape> {
        if (const auto shape = valueIn<PieceShape>(pieceShapeWords, text))
            return *shape;
        return failure({.code = ErrorCode::Unknown,
                        .place = members.place("shape"),
                        .value = text,
                        .expected = fmt::format("{}", fmt::join(pieceShapeWords, ", "))});
    });
}

/// The members that a piece of its shape has, and no other.
Result<void> readDimensions(const JsonMembers& members, Piece& piece)
{
    if (piece.shape == PieceShape::Corridor) {
        return members.allowOnly({"kind", "shape", "weight", "length"}).and_then([&] {
            return readPieceLength(members, piece);
        });
    }
    return members.allowOnly({"kind", "shape", "weight", "width", "height", "sides", "single", "next", "inhabitants"})
        .and_then([&] { return readRoom(members, piece); });
}

std::string withKind(std::string_view place, std::string_view kind)
{
    return kind.empty() ? std::string(place) : fmt::format("{} ({})", place, shortDisplayText(kind, longestShownKind));
}

Result<Piece> readPiece(const JsonMembers& members)
{
    Piece piece;
    return members.text("kind")
        .map([&](std::string kind) { piece.kind = std::move(kind); })
        .and_then([&] { return readShape(members); })
        .map([&](PieceShape shape) { piece.shape = shape; })
        .and_then([&] { return members.integer("weight", pieceWeightLimits.low, pieceWeightLimits.high); })
        .map([&](std::int64_t weight) { piece.weight = static_cast<int>(weight); })
        .and_then([&] { return readDimensions(members, piece); })
        .map([&] { return piece; })
        .map_error([&](Error error) {
            error.place = withKind(error.place, piece.kind);
            return error;
        });
}

/// The kind of the piece that a path such as `/pieces/2/weight` leads into; empty for any other path.
std::string_view kindAt(const PieceList& list, std::string_view path)
{
    constexpr std::string_view start = "/pieces/";
    if (!path.starts_with(start))
        return {};
    path.remove_prefix(start.size());
    std::size_t index = 0;
    const auto parsed = std::from_chars(path.data(), path.data() + path.size(), index);
    return parsed.ec == std::errc() && index < list.pieces.size() ? list.pieces[index].kind : std::string_view();
}

Result<std::string> optionalText(const JsonMembers& members, std::string_view key)
{
    return members.has(key) ? members.text(key) : std::string();
}

Result<void> readPieces(const JsonMembers& members, PieceList& list)
{
    const auto all = members.objects("pieces");
    if (!all)
        return failure(all.error());
    for (const JsonMembers& one : *all) {
        auto piece = readPiece(one);
        if (!piece)
            return failure(piece.error());
        list.pieces.push_back(*std::move(piece));
    }
    return {};
}

/// Everything but the header, and the rules that the whole must keep.
Result<PieceList> readListMembers(const JsonMembers& members)
{
    PieceList list;
    const auto read = members.text("name")
                          .map([&](std::string name) { list.name = std::move(name); })
                          .and_then([&] { return optionalText(members, "first"); })
                          .map([&](std::string first) { list.first = std::move(first); })
                          .and_then([&] { return optionalText(members, "annexe"); })
                          .map([&](std::string annexe) { list.annexe = std::move(annexe); })
                          .and_then([&] { return readPieces(members, list); });
    if (!read)
        return failure(read.error());
    return validate(list).map([&] { return list; }).map_error([&](const Error& error) {
        Error located = members.located(error);
        located.place = withKind(located.place, kindAt(list, error.place));
        return located;
    });
}

Result<void> checkPieceListHeader(const JsonMembers& root)
{
    return checkFormatName(root, pieceListFormatName)
        .and_then([&] { return checkVersion(root, "version", 1, pieceListFormatVersion); })
        .and_then([&] { return root.allowOnly({"format", "version", "name", "first", "annexe", "pieces"}); });
}

std::string formatRoom(const Piece& piece)
{
    std::string text = fmt::format(R"("width": [{}, {}], "height": [{}, {}])", piece.width.low, piece.width.high,
                                   piece.height.low, piece.height.high);
    if (piece.sides != allSides)
        text += fmt::format(R"(, "sides": "{}")", sidesText(piece.sides));
    if (piece.single)
        text += R"(, "single": true)";
    if (!piece.next.empty())
        text += fmt::format(R"(, "next": {})", jsonString(piece.next));
    if (!piece.inhabitants.empty()) {
        std::vector<std::string> inhabitants;
        std::ranges::transform(piece.inhabitants, std::back_inserter(inhabitants), jsonString);
        text += fmt::format(R"(, "inhabitants": [{}])", fmt::join(inhabitants, ", "));
    }
    return text;
}

std::string formatPiece(const Piece& piece)
{
    const std::string dimensions =
        piece.shape == PieceShape::Corridor ? fmt::format(R"("length": {})", piece.width.low) : formatRoom(piece);
    return fmt::format(R"({{ "kind": {}, "shape": "{}", "weight": {}, {} }})", jsonString(piece.kind),
                       wordIn(pieceShapeWords, piece.shape), piece.weight, dimensions);
}

/// An object whose first members are `header`, whole lines.
std::string formatListObject(const PieceList& list, std::string_view header, int indent)
{
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    const std::string inner = margin + "    ";
    std::string text = fmt::format("{{\n{}{}\"name\": {},\n", header, inner, jsonString(list.name));
    if (!list.first.empty())
        text += fmt::format("{}\"first\": {},\n", inner, jsonString(list.first));
    if (!list.annexe.empty())
        text += fmt::format("{}\"annexe\": {},\n", inner, jsonString(list.annexe));
    text += fmt::format("{}\"pieces\": [", inner);
    for (std::size_t i = 0; i < list.pieces.size(); ++i)
        text += fmt::format("{}\n{}    {}", i == 0 ? "" : ",", inner, formatPiece(list.pieces[i]));
    return text + (list.pieces.empty() ? "]" : fmt::format("\n{}]", inner)) + fmt::format("\n{}}}", margin);
}

} // namespace

std::string formatPieceList(const PieceList& list)
{
    const std::string header =
        fmt::format("    \"format\": \"{}\",\n    \"version\": {},\n", pieceListFormatName, pieceListFormatVersion);
    return formatListObject(list, header, 0) + '\n';
}

std::string formatPieceListObject(const PieceList& list, int indent)
{
    return formatListObject(list, {}, indent);
}

Result<PieceList> parsePieceList(std::string_view contents, std::string_view file)
{
    const auto text = readJson(contents, file);
    if (!text)
        return failure(text.error());
    return JsonMembers::of(*text, file, {}).and_then([](const JsonMembers& root) {
        return checkPieceListHeader(root).and_then([&root] { return readListMembers(root); });
    });
}

Result<PieceList> readPieceListObject(const JsonMembers& members)
{
    return members.allowOnly({"name", "first", "annexe", "pieces"}).and_then([&members] {
        return readListMembers(members);
    });
}

Result<PieceList> readPieceListFile(const QString& path)
{
    return readWholeFile(path, largestPieceListFile).and_then([&path](const std::string& contents) {
        return parsePieceList(contents, path.toStdString());
    });
}

Result<void> writePieceListFile(const PieceList& list, const QString& path)
{
    return writeWholeFile(path, formatPieceList(list));
}

} // namespace zonewright
