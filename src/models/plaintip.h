#pragma once

#include <QString>
#include <QStringList>

namespace zonewright {

/// A tool tip that shows `text` as it is, whoever wrote it: what looks like mark-up is escaped, and lines are broken
/// where the text has them and nowhere else. A text that Qt takes for plain anyway is given unchanged.
[[nodiscard]] QString plainTip(const QString& text);

/// One tool tip of several that plainTip made: an empty line between each two.
[[nodiscard]] QString joinedTips(const QStringList& tips);

} // namespace zonewright
