#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>

namespace zonewright::cli {

/// What the program ends with.
enum class ExitCode {
    Done = 0,
    Failed = 1, ///< the work failed, or a check found problems
    Usage = 2,  ///< unknown options, malformed or out-of-range values
};

/// Why a command ended without doing its work. Printed as `zonewright-cli: WHERE: WHAT` on one line.
struct Failure
{
    ExitCode code = ExitCode::Failed;
    std::string where; ///< an option, a file with a place in it, or empty
    std::string what;
};

/// A value, or why there is none.
template <typename T>
using Outcome = tl::expected<T, Failure>;

/// Makes the failing side of an Outcome: wrong usage (exit 2).
[[nodiscard]] tl::unexpected<Failure> wrongUsage(std::string_view where, std::string what);

/// The same for an error found in the value of an option, which becomes the place.
[[nodiscard]] tl::unexpected<Failure> wrongUsage(std::string_view option, const Error& error);

/// Makes the failing side of an Outcome: work that failed (exit 1), at the error's own place.
[[nodiscard]] tl::unexpected<Failure> failedWork(const Error& error);

/// The line for a failure, without its end: `zonewright-cli: WHERE: WHAT`. Control characters are shown as escapes.
[[nodiscard]] std::string failureLine(const Failure& failure);

} // namespace zonewright::cli
