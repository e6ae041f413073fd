#pragma once

#include "core/base/result.h"
#include "core/walk/walksettings.h"
#include "core/world/world.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <span>

namespace zonewright {

/// A walk whose trace is wanted.
struct TraceSource
{
    const World& world;
    const WalkSettings& settings; ///< valid
    std::span<const Direction> moves;
    int workers = 0; ///< threads that compute zones ahead; they change nothing but the time
};

/// Is told every turn that was run, and gives false to stop.
using TraceProgress = std::function<bool(std::int64_t turn)>;

/// Runs a walk and writes its trace, a JSON object a turn from the arrival on (see turnJson): the bytes that
/// `zonewright-cli walk` gives for it. The file is written whole or not at all. Gives false when it was stopped; then,
/// and with an error, what stood there stands there still.
[[nodiscard]] Result<bool> writeTrace(const QString& path, const TraceSource& source,
                                      const TraceProgress& progress = {});

} // namespace zonewright
