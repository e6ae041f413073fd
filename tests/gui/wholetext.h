#pragma once

#include <QStringList>
#include <QWidget>

namespace zonewright::test {

/// Every text of what is seen in `root` that is cut off, with the control it is on. What may leave something out and
/// tells the whole in a tool tip is no fault: an ElidedLabel, tabs and headers whose tool tip has their text.
[[nodiscard]] QStringList cutTexts(QWidget& root);

/// Every control in `root` that reaches out of what is around it, where that does not scroll, and every two of one
/// layout that lie over each other.
[[nodiscard]] QStringList misplacedParts(QWidget& root);

} // namespace zonewright::test
