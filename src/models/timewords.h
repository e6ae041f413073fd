#pragma once

#include <QDateTime>
#include <QString>

namespace zonewright {

/// How long before `now` something happened, as one says it: "just now", "12 minutes ago", "yesterday", and from a week
/// on the date in the local way. What lies after `now` (the clock was put back) is just now; an invalid time is empty.
[[nodiscard]] QString agoText(const QDateTime& when, const QDateTime& now);

} // namespace zonewright
