#pragma once

#include <QString>

namespace zonewright::shots {

/// The table of default keys for the handbook in the language of the moment, in Markdown: a line for each command that
/// has keys, with those of both key maps.
[[nodiscard]] QString handbookKeysTable();

} // namespace zonewright::shots
