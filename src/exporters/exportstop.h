#pragma once

#include "core/base/result.h"

#include <functional>

namespace zonewright {

/// Whether an export is given up. Long work asks it many times a second, from any thread: asking costs next to nothing,
/// and once it said yes it says so for ever. An empty one never does.
using ExportStop = std::function<bool()>;

[[nodiscard]] inline bool isStopped(const ExportStop& stop)
{
    return stop && stop();
}

/// What work fails with that was given up, an error without a place; never shown.
[[nodiscard]] inline tl::unexpected<Error> stoppedWork()
{
    return failure({.code = ErrorCode::CannotWrite, .place = {}, .value = {}});
}

} // namespace zonewright
