#include "core/events/breakpoint.h"

#include "core/base/numbers.h"

namespace zonewright {

namespace {

Result<Breakpoint> breakpointError(ErrorCode code, std::string_view value, std::string_view expected)
{
    return failure({.code = code, .value = std::string(value), .expected = std::string(expected)});
}

Result<Breakpoint> parseTurn(std::string_view text, std::string_view value)
{
    const auto turn = parseInteger(value);
    if (!turn || *turn < 0)
        return breakpointError(ErrorCode::Malformed, text, "turn:N with N from 0");
    return StopAtTurn{*turn};
}

Result<Breakpoint> parseZone(std::string_view text, std::string_view value)
{
    const auto comma = value.find(',');
    const auto x = parseInteger(value.substr(0, comma));
    const auto y = comma == std::string_view::npos ? std::nullopt : parseInteger(value.substr(comma + 1));
    // Large positions wrap as small ones do: what matters are their last digits.
    constexpr std::int64_t mask = 0xffff;
    if (!x || !y)
        return breakpointError(ErrorCode::Malformed, text, "zone:X,Y");
    return StopBeforeZone{{static_cast<int>(*x & mask), static_cast<int>(*y & mask)}};
}

} // namespace

Result<Breakpoint> parseBreakpoint(std::string_view text)
{
    constexpr std::string_view forms = "turn:N, kind:K, zone:X,Y, hazard, lost, eviction";
    if (text == "hazard")
        return StopAtHazard{};
    if (text == "lost")
        return StopAtLoss{};
    if (text == "eviction")
        return StopAtEviction{};
    const auto colon = text.find(':');
    if (colon == std::string_view::npos)
        return breakpointError(ErrorCode::Unknown, text, forms);
    const std::string_view name = text.substr(0, colon), value = text.substr(colon + 1);
    if (name == "turn")
        return parseTurn(text, value);
    if (name == "zone")
        return parseZone(text, value);
    if (name != "kind")
        return breakpointError(ErrorCode::Unknown, text, forms);
    const auto kind = eventKindFromWord(value);
    if (!kind)
        return breakpointError(ErrorCode::Unknown, value, "compute-zone, shift-window, spawn, find-path, announce");
    return StopBeforeKind{*kind};
}

} // namespace zonewright
