#include "core/walk/movestext.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

#include <cstdint>

namespace zonewright {

namespace {

constexpr std::int64_t mostRepeats = 1000000;

Error moveError(ErrorCode code, std::size_t number, std::string_view text)
{
    return {.code = code,
            .place = fmt::format("move {}", number),
            .value = std::string(text),
            .expected = "N, NE, E, SE, S, SW, W, NW or ., perhaps with *times",
            .low = 1,
            .high = mostRepeats};
}

/// One word; adds its moves.
Result<void> readMove(std::string_view text, std::size_t number, std::size_t most, std::vector<Direction>& moves)
{
    const auto star = text.find('*');
    const auto direction = directionFromWord(text.substr(0, star));
    if (!direction)
        return failure(moveError(ErrorCode::Malformed, number, text));
    std::int64_t times = 1;
    if (star != std::string_view::npos) {
        const auto repeats = parseInteger(text.substr(star + 1));
        if (!repeats)
            return failure(moveError(ErrorCode::Malformed, number, text));
        times = *repeats;
    }
    if (times < 1 || times > mostRepeats)
        return failure(moveError(ErrorCode::OutOfRange, number, text));
    if (moves.size() + static_cast<std::size_t>(times) > most) {
        return failure({.code = ErrorCode::TooLarge,
                        .place = fmt::format("move {}", number),
                        .value = std::string(text),
                        .expected = "moves",
                        .high = static_cast<std::int64_t>(most)});
    }
    moves.insert(moves.end(), static_cast<std::size_t>(times), *direction);
    return {};
}

} // namespace

Result<std::vector<Direction>> parseMoves(std::string_view text, std::size_t most)
{
    std::vector<Direction> moves;
    std::size_t number = 0;
    while (!text.empty()) {
        if (text.front() == ' ') {
            text.remove_prefix(1);
            continue;
        }
        const std::string_view word = text.substr(0, text.find(' '));
        if (const auto read = readMove(word, ++number, most, moves); !read)
            return failure(read.error());
        text.remove_prefix(word.size());
    }
    return moves;
}

std::string movesText(std::span<const Direction> moves)
{
    std::string text;
    for (std::size_t i = 0; i < moves.size();) {
        std::size_t end = i;
        while (end < moves.size() && moves[end] == moves[i] && end - i < static_cast<std::size_t>(mostRepeats))
            ++end;
        if (!text.empty())
            text += ' ';
        text += word(moves[i]);
        if (end - i > 1)
            text += fmt::format("*{}", end - i);
        i = end;
    }
    return text;
}

} // namespace zonewright
