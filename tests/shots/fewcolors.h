#pragma once

#include <QImage>

namespace zonewright::shots {

/// A picture with 256 colours at most, so that a byte a pixel holds it: its own colours where it has no more, else
/// those that stand for most of it. Nothing is dithered. The same picture gives the same bytes.
[[nodiscard]] QImage withFewColors(const QImage& picture);

} // namespace zonewright::shots
