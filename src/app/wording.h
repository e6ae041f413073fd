#pragma once

#include <QString>

#include <functional>

namespace zonewright {

/// Says something in the language that the interface has when it is asked.
using Wording = std::function<QString()>;

} // namespace zonewright
