#include "app/session.h"

#include <QSettings>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int reachableWidth = 120; // logical pixels of a title bar that one can still take hold of
constexpr int reachableHeight = 24;

QString keyOf(const char* name)
{
    return QStringLiteral("session/") + QLatin1String(name);
}

bool isReachable(const QRect& frame, const QList<QRect>& screens)
{
    const QRect title(frame.topLeft(), QSize(frame.width(), reachableHeight));
    for (const QRect& screen : screens) {
        const QRect seen = title.intersected(screen);
        if (seen.width() >= std::min(reachableWidth, frame.width()) && seen.height() == title.height())
            return true;
    }
    return false;
}

} // namespace

std::optional<Session> readSession(const QSettings& settings)
{
    if (!settings.contains(keyOf("geometry")))
        return std::nullopt;
    Session session;
    session.geometry = settings.value(keyOf("geometry")).toByteArray();
    session.docks = settings.value(keyOf("docks")).toByteArray();
    session.project = settings.value(keyOf("project")).toString();
    session.place.centre = settings.value(keyOf("centre")).toPointF();
    session.place.zoom = settings.value(keyOf("zoom"), 1.0).toDouble();
    session.place.fitted = settings.value(keyOf("fitted"), true).toBool();
    session.tab = settings.value(keyOf("tab")).toInt();
    session.theme = themeFromWord(settings.value(keyOf("theme")).toString()).value_or(ThemeChoice::System);
    return session;
}

void writeSession(QSettings& settings, const Session& session)
{
    settings.setValue(keyOf("geometry"), session.geometry);
    settings.setValue(keyOf("docks"), session.docks);
    settings.setValue(keyOf("project"), session.project);
    settings.setValue(keyOf("centre"), session.place.centre);
    settings.setValue(keyOf("zoom"), session.place.zoom);
    settings.setValue(keyOf("fitted"), session.place.fitted);
    settings.setValue(keyOf("tab"), session.tab);
    settings.setValue(keyOf("theme"), word(session.theme));
}

QRect broughtOnScreen(const QRect& frame, const QList<QRect>& screens)
{
    if (screens.isEmpty() || isReachable(frame, screens))
        return frame;
    const QRect& screen = screens.first();
    QRect brought({}, frame.size().boundedTo(screen.size()));
    brought.moveCenter(screen.center());
    return brought;
}

} // namespace zonewright
