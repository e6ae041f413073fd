#pragma once

#include <QColor>

#include <string>
#include <string_view>

namespace zonewright {

/// The id of a thing in an LDtk file for ever: a UUID (version 8) made from a path of stable ids that no other thing
/// of the file has.
[[nodiscard]] std::string ldtkIid(std::string_view path);

/// A colour as LDtk writes it: `#RRGGBB`.
[[nodiscard]] std::string ldtkColor(QRgb color);

/// The colour that LDtk gives a level in its world view: the background, nearer to white.
[[nodiscard]] QRgb ldtkSmartColor(QRgb background);

/// A name as LDtk takes it for an identifier: letters and digits of ASCII and single `_`, no digit first. `otherwise`
/// where nothing is left.
[[nodiscard]] std::string ldtkIdentifier(std::string_view name, std::string_view otherwise);

/// The same with its first letter in upper case, as LDtk has names of levels, layers and entities.
[[nodiscard]] std::string ldtkTitle(std::string_view name, std::string_view otherwise);

} // namespace zonewright
