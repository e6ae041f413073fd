#include "cli/values.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>

namespace zonewright::cli {

namespace {

constexpr std::int64_t lowest64 = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest64 = std::numeric_limits<std::int64_t>::max();
constexpr std::int32_t lowest32 = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t highest32 = std::numeric_limits<std::int32_t>::max();

std::string_view withoutBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// A decimal integer; one past 64 bits gives the nearest that fits and `overflow`.
struct Integer
{
    std::int64_t value = 0;
    bool overflow = false;
};

Result<Integer> parseInteger(std::string_view text)
{
    const std::string_view digits = withoutBlanks(text);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error == std::errc::invalid_argument || end != digits.data() + digits.size())
        return failure({.code = ErrorCode::NotANumber, .value = std::string(text)});
    if (error == std::errc::result_out_of_range)
        return Integer{digits.front() == '-' ? lowest64 : highest64, true};
    return Integer{value, false};
}

tl::unexpected<Error> outOfRange(std::string_view text, std::int64_t low, std::int64_t high)
{
    return failure(
        {.code = ErrorCode::OutOfRange, .value = std::string(withoutBlanks(text)), .low = low, .high = high});
}

/// A range up to the highest number of all reads as endless, so that what lies beyond needs its own sentence.
tl::unexpected<Error> tooWide(std::string_view text)
{
    return failure({.code = ErrorCode::Malformed, .value = std::string(text), .expected = "a 64-bit integer"});
}

Result<std::int64_t> parseCoordinate(std::string_view text)
{
    const auto number = parseInteger(text);
    if (!number)
        return failure(number.error());
    if (number->overflow)
        return tooWide(text);
    return number->value;
}

int wrapCoordinate(std::int64_t coordinate, int side)
{
    return static_cast<int>(static_cast<std::uint64_t>(coordinate) & (static_cast<std::uint64_t>(side) - 1));
}

} // namespace

Point WidePosition::wrapped(Torus torus) const
{
    return {wrapCoordinate(x, torus.side()), wrapCoordinate(y, torus.side())};
}

Result<std::int64_t> parseLong(std::string_view text, std::int64_t low, std::int64_t high)
{
    const auto number = parseInteger(text);
    if (!number)
        return failure(number.error());
    if (number->overflow && number->value == high)
        return tooWide(text);
    if (number->overflow || number->value < low || number->value > high)
        return outOfRange(text, low, high);
    return number->value;
}

Result<int> parseNumber(std::string_view text, Limits limits)
{
    return parseLong(text, limits.low, limits.high).map([](std::int64_t number) { return static_cast<int>(number); });
}

Result<int> parseThreads(std::string_view text)
{
    const auto number = parseInteger(text);
    if (!number)
        return failure(number.error());
    if (number->value < 0)
        return outOfRange(text, 0, highest64);
    return static_cast<int>(std::min<std::int64_t>(number->value, std::numeric_limits<int>::max()));
}

Result<std::uint64_t> parseSeed(std::string_view text)
{
    const std::string_view digits = withoutBlanks(text);
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seed);
    if (error == std::errc{} && end == digits.data() + digits.size())
        return seed;
    return failure({.code = ErrorCode::Malformed,
                    .value = std::string(text),
                    .expected = "a whole number from 0 to 18446744073709551615"});
}

Result<std::vector<std::int32_t>> parseSequence(std::string_view text)
{
    std::vector<std::int32_t> numbers;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const auto number = parseNumber(text.substr(start, end - start), {lowest32, highest32});
        if (!number && number.error().code == ErrorCode::NotANumber) {
            return failure({.code = ErrorCode::Malformed,
                            .value = std::string(text),
                            .expected = "a sequence of whole numbers such as 1,15,4"});
        }
        if (!number)
            return failure(number.error());
        numbers.push_back(*number);
        start = end + 1;
    }
    return numbers;
}

Result<WidePosition> parsePosition(std::string_view text)
{
    const auto malformed =
        failure({.code = ErrorCode::Malformed, .value = std::string(text), .expected = "a position X,Y"});
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos)
        return malformed;
    const auto x = parseCoordinate(text.substr(0, comma));
    if (!x)
        return x.error().code == ErrorCode::NotANumber ? malformed : failure(x.error());
    const auto y = parseCoordinate(text.substr(comma + 1));
    if (!y)
        return y.error().code == ErrorCode::NotANumber ? malformed : failure(y.error());
    return WidePosition{*x, *y};
}

Result<Size> parseSize(std::string_view text, Limits limits)
{
    const auto malformed =
        failure({.code = ErrorCode::Malformed, .value = std::string(text), .expected = "a size WxH"});
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos)
        return malformed;
    const auto width = parseNumber(text.substr(0, cross), limits);
    if (!width)
        return width.error().code == ErrorCode::NotANumber ? malformed : failure(width.error());
    const auto height = parseNumber(text.substr(cross + 1), limits);
    if (!height)
        return height.error().code == ErrorCode::NotANumber ? malformed : failure(height.error());
    return Size{*width, *height};
}

} // namespace zonewright::cli
