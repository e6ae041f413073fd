#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace zonewright::test {

/// What is seen of a window, a dialog or a dock, itself first; of a window without its docks, which are stops of their
/// own, and without the windows over it.
[[nodiscard]] QList<QWidget*> seenParts(QWidget& root);

/// A part of a control that speaks for it: the line in a spin box, the viewport of a list.
[[nodiscard]] bool isInner(const QWidget& part);

/// Class, name and, where it has none, the nearest name around it, for a message.
[[nodiscard]] QString describe(const QWidget& part);

} // namespace zonewright::test
