#pragma once

#include "core/base/result.h"

#include <QStringView>

#include <string>
#include <string_view>

namespace zonewright {

/// The world name that a person's text stands for, as UTF-8: without white space at either end, in Unicode form C as of
/// one fixed version of Unicode (so that a newer Qt gives the same world), 1 to 120 code points. Case is kept. The
/// error's place is `name`; its code NameEmpty, NameTooLong, or NotUtf8 for half a surrogate pair.
[[nodiscard]] Result<std::string> worldNameFromText(QStringView text);

/// The same from bytes, as a command line or a file gives them: whatever is not well-formed UTF-8 is NotUtf8.
[[nodiscard]] Result<std::string> worldNameFromBytes(std::string_view bytes);

} // namespace zonewright
