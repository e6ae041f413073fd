#include "cli/cataloguetext.h"

#include "cli/candidates.h"
#include "core/base/utf8.h"
#include "project/displaytext.h"
#include "project/floorjson.h"
#include "project/jsontext.h"
#include "project/problemtext.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright::cli {

namespace {

constexpr std::string_view gap = "   "; ///< between two columns of a table

std::size_t shownLength(const std::string& text)
{
    return codePointCount(text).value_or(text.size());
}

std::string padded(std::string text, std::size_t width)
{
    text.append(width - std::min(width, shownLength(text)), ' ');
    return text;
}

std::string withoutBlanksAtEnd(std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

/// The codes and names of the rooms, the codes below each other.
std::vector<std::string> roomLabels(const RoomCatalogue& catalogue)
{
    std::size_t codeWidth = 0;
    for (const RoomType& room : catalogue.rooms())
        codeWidth = std::max(codeWidth, fmt::formatted_size("{}", room.code));
    std::vector<std::string> labels;
    for (const RoomType& room : catalogue.rooms())
        labels.push_back(fmt::format("{:>{}} {}", room.code, codeWidth, shortDisplayText(room.name)));
    return labels;
}

std::size_t longest(const std::vector<std::string>& texts)
{
    std::size_t length = 0;
    for (const std::string& text : texts)
        length = std::max(length, shownLength(text));
    return length;
}

/// A right room's column of the matrix: its heading and a cell for each left room, all of one width.
std::vector<std::string> matrixColumn(const RoomCatalogue& catalogue, int right)
{
    std::vector<RoomPair> pairs;
    std::size_t numberWidth = 0;
    for (int left = 0; left < static_cast<int>(catalogue.rooms().size()); ++left) {
        pairs.push_back(roomPair(catalogue, left, right));
        numberWidth = std::max(numberWidth, fmt::formatted_size("{}", pairs.back().number));
    }
    const RoomType& room = catalogue.rooms()[static_cast<std::size_t>(right)];
    std::vector<std::string> cells{fmt::format("{} {}", room.code, shortDisplayText(room.name))};
    for (const RoomPair& pair : pairs)
        cells.push_back(fmt::format("{:>{}} {}", pair.number, numberWidth, openingText(pair)));
    const std::size_t width = longest(cells);
    for (std::string& cell : cells)
        cell = padded(std::move(cell), width);
    return cells;
}

} // namespace

std::string pairJson(const RoomPair& pair)
{
    return fmt::format(R"({{"left":{},"right":{},"pair":{},"candidates":{},"special":{}}})", pair.left, pair.right,
                       pair.number, rowsJson(pair.candidates), pair.special);
}

std::string warningJson(const CatalogueWarning& warning)
{
    return fmt::format(R"({{"kind":"{}","text":{}}})", word(warning.kind),
                       jsonString(warningText(warning).toStdString()));
}

std::string warningLine(const CatalogueWarning& warning)
{
    return fmt::format("{}: {}", word(warning.kind), warningText(warning).toStdString());
}

std::string catalogueTitle(const RoomCatalogue& catalogue)
{
    const std::string name = shortDisplayText(catalogue.contents().name);
    const std::size_t rooms = catalogue.rooms().size();
    return fmt::format("{}{}{} room{} of {} row{}", name, name.empty() ? "" : ": ", rooms, rooms == 1 ? "" : "s",
                       catalogue.rows(), catalogue.rows() == 1 ? "" : "s");
}

std::string openingText(const RoomPair& pair)
{
    if (pair.candidates != 0)
        return rowsText(pair.candidates);
    return pair.special ? "special" : "blocked";
}

std::optional<std::string> matrixText(const RoomCatalogue& catalogue)
{
    std::vector<std::string> lines = roomLabels(catalogue);
    lines.insert(lines.begin(), "left \\ right");
    const std::size_t labelWidth = longest(lines);
    for (std::string& line : lines)
        line = padded(std::move(line), labelWidth);
    for (int right = 0; right < static_cast<int>(catalogue.rooms().size()); ++right) {
        const std::vector<std::string> column = matrixColumn(catalogue, right);
        for (std::size_t line = 0; line < lines.size(); ++line)
            lines[line].append(gap).append(column[line]);
        if (shownLength(lines.front()) > widestMatrix)
            return std::nullopt;
    }
    std::string text;
    for (std::string& line : lines)
        text += withoutBlanksAtEnd(std::move(line)) + '\n';
    return text;
}

PairLines::PairLines(const RoomCatalogue& catalogue)
    : m_labels(roomLabels(catalogue))
{
    const std::size_t width = longest(m_labels);
    for (std::string& label : m_labels)
        label = padded(std::move(label), width);
    const auto [low, high] = std::ranges::minmax(catalogue.rooms(), {}, &RoomType::code);
    m_numberWidth = fmt::formatted_size("{}", pairNumber(low.code, high.code));
}

std::string PairLines::next(const RoomPair& pair)
{
    const std::size_t left = m_count / m_labels.size();
    const std::size_t right = m_count % m_labels.size();
    ++m_count;
    std::string text;
    if (right == 0)
        text = fmt::format("{}{}, and right of it\n", left == 0 ? "" : "\n", withoutBlanksAtEnd(m_labels[left]));
    return text += fmt::format("    {}  {:>{}} {}\n", m_labels[right], pair.number, m_numberWidth, openingText(pair));
}

} // namespace zonewright::cli
