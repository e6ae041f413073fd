#include "app/session.h"

#include <QSettings>

namespace zonewright {

namespace {

QString keyOf(const char* name)
{
    return QStringLiteral("session/") + QLatin1String(name);
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
}

} // namespace zonewright
