#include "models/eventfields.h"

#include "models/typednumber.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace zonewright {

namespace {

QString typedEventNumber(std::int64_t number)
{
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale.toString(qint64{number});
}

std::optional<std::int64_t> eventNumberFrom(const QString& text)
{
    bool isNumber = false;
    const QString plain = withoutBlanks(text);
    qint64 number = QLocale().toLongLong(plain, &isNumber);
    if (!isNumber)
        number = QLocale::c().toLongLong(plain, &isNumber);
    return isNumber ? std::optional<std::int64_t>(number) : std::nullopt;
}

/// As it is typed, not wrapped: a zone outside the world is the designer's mistake to see.
std::optional<Point> eventZoneFrom(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char(','));
    if (parts.size() != 2)
        return std::nullopt;
    bool isX = false, isY = false;
    const Point zone{parts[0].trimmed().toInt(&isX), parts[1].trimmed().toInt(&isY)};
    return isX && isY ? std::optional(zone) : std::nullopt;
}

std::optional<ScheduledEvent> withEventNumber(ScheduledEvent event, EventField field, std::int64_t number)
{
    if (field == EventField::Turn)
        event.due = number;
    else if (field == EventField::Cost)
        event.cost = number;
    else
        event.foresight.horizon = number;
    return event;
}

} // namespace

QString eventFieldText(const ScheduledEvent& event, EventField field, int zoneSide)
{
    switch (field) {
    case EventField::Turn:
        return typedEventNumber(event.due);
    case EventField::Zone:
        return positionText(event.zone);
    case EventField::Text:
        return QString::fromStdString(event.text);
    case EventField::Cost:
        return typedEventNumber(event.cost.value_or(declaredCost(event.kind, zoneSide)));
    case EventField::Horizon:
        return typedEventNumber(event.foresight.horizon);
    case EventField::Tag:
        return QString::fromStdString(event.foresight.tag);
    }
    return {};
}

std::optional<ScheduledEvent> withEventField(ScheduledEvent event, EventField field, const QString& text)
{
    switch (field) {
    case EventField::Text:
        event.text = text.toStdString();
        return event;
    case EventField::Tag:
        event.foresight.tag = text.trimmed().toStdString();
        return event;
    case EventField::Zone: {
        const auto zone = eventZoneFrom(text);
        if (!zone)
            return std::nullopt;
        event.zone = *zone;
        return event;
    }
    default:
        break;
    }
    const auto number = eventNumberFrom(text);
    return number ? withEventNumber(std::move(event), field, *number) : std::nullopt;
}

QString eventFieldRule(EventField field)
{
    switch (field) {
    case EventField::Turn:
        return QCoreApplication::translate("zonewright::EventFields", "A turn is a whole number, such as 60.");
    case EventField::Zone:
        return QCoreApplication::translate("zonewright::EventFields",
                                           "A zone is two whole numbers with a comma between them, such as 17,13.");
    case EventField::Cost:
        return QCoreApplication::translate("zonewright::EventFields", "A cost is a whole number, such as 64.");
    case EventField::Horizon:
        return QCoreApplication::translate("zonewright::EventFields",
                                           "A horizon is a whole number of turns, such as 30.");
    default:
        return {};
    }
}

} // namespace zonewright
