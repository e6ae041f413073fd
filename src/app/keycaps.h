#pragma once

#include <QKeySequence>
#include <QList>
#include <QStringList>

class QFontMetrics;
class QPainter;
class QPalette;
class QRect;

namespace zonewright {

/// The keys to press, a list for each chord: "Ctrl", "Shift" and "P".
[[nodiscard]] QList<QStringList> keyCaps(const QKeySequence& keys);

/// What the caps of these keys need, in logical pixels.
[[nodiscard]] int keyCapsWidth(const QKeySequence& keys, const QFontMetrics& metrics);

/// Draws each key as the cap of a key in the middle of the height of `rect`, from its left side on, in the painter's
/// font. `selected` is a row of the selection's colour.
void paintKeyCaps(QPainter& painter, const QRect& rect, const QKeySequence& keys, const QPalette& palette,
                  bool selected);

} // namespace zonewright
