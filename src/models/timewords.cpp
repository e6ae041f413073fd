#include "models/timewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace zonewright {

namespace {

constexpr auto timeContext = "zonewright::TimeWords";
constexpr qint64 minuteSeconds = 60;
constexpr qint64 hourSeconds = 60 * minuteSeconds;
constexpr qint64 daysInWords = 7; ///< from so many days on, the date says more

QString counted(const char* source, qint64 count)
{
    return QCoreApplication::translate(timeContext, source, nullptr, static_cast<int>(count));
}

} // namespace

QString agoText(const QDateTime& when, const QDateTime& now)
{
    if (!when.isValid() || !now.isValid())
        return {};
    const qint64 seconds = when.secsTo(now);
    const QDate day = when.toLocalTime().date();
    const qint64 days = day.daysTo(now.toLocalTime().date());
    if (seconds < minuteSeconds)
        return QCoreApplication::translate("zonewright::TimeWords", "just now");
    if (seconds < hourSeconds)
        return counted(QT_TRANSLATE_N_NOOP("zonewright::TimeWords", "%n minute(s) ago"), seconds / minuteSeconds);
    if (days <= 0)
        return counted(QT_TRANSLATE_N_NOOP("zonewright::TimeWords", "%n hour(s) ago"), seconds / hourSeconds);
    if (days == 1)
        return QCoreApplication::translate("zonewright::TimeWords", "yesterday");
    if (days < daysInWords)
        return counted(QT_TRANSLATE_N_NOOP("zonewright::TimeWords", "%n day(s) ago"), days);
    return QLocale().toString(day, QLocale::LongFormat);
}

} // namespace zonewright
