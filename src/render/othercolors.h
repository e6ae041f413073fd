#pragma once

#include <QColor>

#include <initializer_list>
#include <utility>

namespace zonewright {

/// The colours of one theme with some of them exchanged, each named by its member; opaque, as 0xRRGGBB.
template <typename Colors>
[[nodiscard]] Colors otherColors(Colors colors, std::initializer_list<std::pair<QColor Colors::*, QRgb>> exchanged)
{
    for (const auto& [color, rgb] : exchanged)
        colors.*color = QColor(rgb);
    return colors;
}

} // namespace zonewright
