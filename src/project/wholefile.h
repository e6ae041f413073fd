#pragma once

#include "core/base/result.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

/// Reads a whole file of at most `largest` bytes. CannotRead says why; TooLarge is found out before reading.
[[nodiscard]] Result<std::string> readWholeFile(const QString& path, std::int64_t largest);

/// Writes a whole file as FileWriter does: when this fails, what stood there stands there still.
[[nodiscard]] Result<void> writeWholeFile(const QString& path, std::string_view contents);

} // namespace zonewright
