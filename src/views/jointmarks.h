#pragma once

#include "render/jointpainter.h"

namespace zonewright {

class Document;

/// The marks of all joints of the floor in focus, by column; none where it is no strip floor.
[[nodiscard]] std::vector<JointMark> jointMarks(const Document& document);

/// The path that is being drawn on it; nothing where none is.
[[nodiscard]] std::optional<PathMark> pathMark(const Document& document);

} // namespace zonewright
