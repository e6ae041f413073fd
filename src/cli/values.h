#pragma once

#include "core/base/result.h"
#include "core/geometry/point.h"
#include "core/geometry/rect.h"
#include "core/geometry/torus.h"
#include "core/world/worldsettings.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace zonewright::cli {

/// A position as typed: any 64-bit integers, since every coordinate wraps.
struct WidePosition
{
    std::int64_t x = 0;
    std::int64_t y = 0;

    /// The position on a torus that this one stands for.
    [[nodiscard]] Point wrapped(Torus torus) const;

    friend bool operator==(const WidePosition&, const WidePosition&) = default;
};

/// A whole decimal number from `limits.low` to `limits.high`; blanks (spaces and tabs) around it and leading zeros are
/// ignored. NotANumber for anything else (signs other than one minus, points, other digits), OutOfRange.
[[nodiscard]] Result<int> parseNumber(std::string_view text, Limits limits);

/// The same for numbers of 64 bits; Malformed past them where `high` is the highest of all.
[[nodiscard]] Result<std::int64_t> parseLong(std::string_view text, std::int64_t low, std::int64_t high);

/// A number of threads, 0 or more; what is larger than any computer has counts as a very large number.
[[nodiscard]] Result<int> parseThreads(std::string_view text);

/// A seed: a decimal integer from 0 to 18446744073709551615, without a sign; blanks around it and leading zeros are
/// ignored. Malformed for anything else.
[[nodiscard]] Result<std::uint64_t> parseSeed(std::string_view text);

/// Integers of 32 bits with commas between, `1,15,4`, each with blanks around it or none: Malformed, or OutOfRange past
/// 32 bits.
[[nodiscard]] Result<std::vector<std::int32_t>> parseSequence(std::string_view text);

/// Two whole numbers with a comma between, `X,Y`: Malformed for anything else, numbers past 64 bits included.
[[nodiscard]] Result<WidePosition> parsePosition(std::string_view text);

/// A size `WxH`, both sides within limits: Malformed, or OutOfRange.
[[nodiscard]] Result<Size> parseSize(std::string_view text, Limits limits);

} // namespace zonewright::cli
