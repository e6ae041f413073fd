#pragma once

#include "core/level/floorlevel.h"
#include "render/jointpainter.h"

#include <vector>

namespace zonewright {

/// The marks of all joints of a strip floor as it is built from a plan, by column: what is closed by hand is not open.
[[nodiscard]] std::vector<JointMark> jointMarks(const BuiltFloor& built, const StripPlan& plan);

} // namespace zonewright
