#pragma once

#include <QString>

namespace zonewright {

/// A number as it was typed or pasted, without the blanks around it and between its digits: languages that write
/// thousands apart do it with one no-break space or another, and QLocale takes its own alone.
[[nodiscard]] QString withoutBlanks(const QString& number);

} // namespace zonewright
