#pragma once

namespace zonewright {

/// The largest multiple of `step` that is not above `value`, which may be negative; `step` is at least 1. Where the
/// square of `step` cells begins that a cell lies in.
[[nodiscard]] constexpr int flooredTo(int value, int step)
{
    const int rest = value % step;
    return rest < 0 ? value - rest - step : value - rest;
}

} // namespace zonewright
