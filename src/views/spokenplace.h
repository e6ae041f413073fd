#pragma once

class QString;
class QWidget;

namespace zonewright {

/// Whether somebody may hear what a view says: it has the keys, and a screen reader is there. What costs time is best
/// found out only then.
[[nodiscard]] bool isListenedTo(const QWidget& view);

/// Lets a view that is listened to say what its cursor is at: that becomes its accessible description, in the place of
/// the keys that it takes. An empty `place` changes nothing.
void speakPlace(QWidget& view, const QString& place);

} // namespace zonewright
