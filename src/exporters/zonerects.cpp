#include "exporters/zonerects.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace zonewright {

namespace {

constexpr std::string_view rectDots = "..";
constexpr std::string_view blankBytes = " \t";
constexpr std::string_view separatorBytes = "; \t\r\n";

struct ZonePosition
{
    std::int64_t x = 0;
    std::int64_t y = 0;
};

std::string_view withoutBlanksAround(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(blankBytes);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blankBytes) - first + 1);
}

std::optional<ZonePosition> zonePosition(std::string_view text)
{
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto x = parseInteger(withoutBlanksAround(text.substr(0, comma)));
    const auto y = parseInteger(withoutBlanksAround(text.substr(comma + 1)));
    if (!x || !y)
        return std::nullopt;
    return ZonePosition{*x, *y};
}

tl::unexpected<Error> noZones(std::string_view text, const char* expected)
{
    return failure({.code = ErrorCode::Malformed, .place = {}, .value = std::string(text), .expected = expected});
}

/// Each end of a range as the rectangle from one to the other; `expected` says what it should have been.
Result<Rect> zonesBetween(std::string_view firstText, std::string_view lastText, std::string_view text,
                          const char* expected)
{
    const auto first = zonePosition(firstText);
    const auto last = zonePosition(lastText);
    if (!first || !last)
        return noZones(text, expected);
    constexpr std::int64_t farthest = 1'000'000'000;
    for (const std::int64_t value : {first->x, first->y, last->x, last->y}) {
        if (value < -farthest || value > farthest) {
            return failure({.code = ErrorCode::OutOfRange,
                            .place = {},
                            .value = fmt::format("{}", value),
                            .low = -farthest,
                            .high = farthest});
        }
    }
    const std::int64_t width = last->x - first->x + 1;
    const std::int64_t height = last->y - first->y + 1;
    if (width < 1 || height < 1) {
        return noZones(text, QT_TRANSLATE_NOOP("Error", "X,Y..X,Y with the last zone after the first; over the edge of "
                                                        "the world, count on: 30,30..33,33"));
    }
    if (width > mostZonesASide || height > mostZonesASide) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = {},
                        .value = fmt::format("{} x {}", width, height),
                        .low = 1,
                        .high = mostZonesASide});
    }
    return Rect{static_cast<int>(first->x), static_cast<int>(first->y), static_cast<int>(width),
                static_cast<int>(height)};
}

/// Without the blanks that stand beside a comma or the dots of a range.
std::string withoutInnerBlanks(std::string_view text)
{
    const auto joins = [](char byte) { return byte == ',' || byte == '.'; };
    std::string joined;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of(blankBytes, at), text.size());
        const bool isInner = (!joined.empty() && joins(joined.back())) || (end < text.size() && joins(text[end]));
        if (!isInner)
            joined += text.substr(at, end - at);
        if (end < text.size())
            joined += text[end];
        at = end + 1;
    }
    return joined;
}

Result<Rect> zoneOrZones(std::string_view text)
{
    constexpr const char* expected = QT_TRANSLATE_NOOP("Error", "X,Y or X,Y..X,Y, the first zone and the last");
    const std::size_t dots = text.find(rectDots);
    if (dots == std::string_view::npos)
        return zonesBetween(text, text, text, expected);
    return zonesBetween(text.substr(0, dots), text.substr(dots + rectDots.size()), text, expected);
}

} // namespace

Result<Rect> zoneRectFromText(std::string_view text)
{
    constexpr const char* expected = QT_TRANSLATE_NOOP("Error", "X,Y..X,Y, the first zone and the last");
    const std::size_t dots = text.find(rectDots);
    if (dots == std::string_view::npos)
        return noZones(text, expected);
    return zonesBetween(text.substr(0, dots), text.substr(dots + rectDots.size()), text, expected);
}

Result<std::vector<Rect>> zoneRectsFromText(std::string_view text)
{
    const std::string joined = withoutInnerBlanks(text);
    const std::string_view rest = joined;
    std::vector<Rect> zones;
    for (std::size_t at = rest.find_first_not_of(separatorBytes); at != std::string_view::npos;) {
        const std::size_t end = std::min(rest.find_first_of(separatorBytes, at), rest.size());
        const auto rect = zoneOrZones(rest.substr(at, end - at));
        if (!rect)
            return failure(rect.error());
        zones.push_back(*rect);
        at = rest.find_first_not_of(separatorBytes, end);
    }
    return zones;
}

std::string textOfZoneRects(const std::vector<Rect>& zones)
{
    std::string text;
    for (const Rect& rect : zones) {
        text += fmt::format("{}{},{}", text.empty() ? "" : "; ", rect.x, rect.y);
        if (rect.width != 1 || rect.height != 1)
            text += fmt::format("{}{},{}", rectDots, rect.right() - 1, rect.bottom() - 1);
    }
    return text;
}

} // namespace zonewright
