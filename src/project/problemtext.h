#pragma once

#include "core/level/problem.h"

#include <QString>

namespace zonewright {

/// What is wrong, in one clear clause without a full stop, in the language of the application's translators (English
/// where there are none): "no row has a slab on both sides of the joint, and pair -7 has no path". It does not say
/// where.
[[nodiscard]] QString problemText(const Problem& problem);

} // namespace zonewright
