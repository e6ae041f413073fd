#pragma once

#include "core/base/result.h"

#include <QString>

namespace zonewright {

/// What went wrong in one clear clause without a full stop, in the language of the application's translators (English
/// where there are none), the offending value included: "'40' is outside 2 to 10". One line, whatever the value holds.
/// It does not say where.
[[nodiscard]] QString errorText(const Error& error);

/// The same after its place, where it has one: "demo.zonewright: line 6: /world/size: '40' is outside 2 to 10".
[[nodiscard]] QString errorTextWithPlace(const Error& error);

} // namespace zonewright
