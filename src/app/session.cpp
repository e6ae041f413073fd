#include "app/session.h"

#include <QDataStream>
#include <QRect>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr int sumLength = 4; ///< hexadecimal digits

QString keyOf(const char* name, const QString& view = {})
{
    return QStringLiteral("session/") + view + QLatin1String(name);
}

/// A file of settings may hold anything, `nan` included; a place that no map can have been at is none.
bool isSensible(const MapPlace& place)
{
    constexpr double farthest = 1 << 18; // cells a side of the largest world
    constexpr double smallestZoom = 1.0e-6;
    constexpr double largestZoom = 1.0e3;
    const auto isIn = [](double value, double low, double high) {
        return std::isfinite(value) && value >= low && value <= high;
    };
    return isIn(place.centre.x(), 0.0, farthest) && isIn(place.centre.y(), 0.0, farthest) &&
           isIn(place.zoom, smallestZoom, largestZoom);
}

/// `view` begins the names of what is kept of a view.
MapPlace readPlace(const QSettings& settings, const QString& view)
{
    const MapPlace place{.centre = settings.value(keyOf("centre", view)).toPointF(),
                         .zoom = settings.value(keyOf("zoom", view), 1.0).toDouble(),
                         .fitted = settings.value(keyOf("fitted", view), true).toBool()};
    return isSensible(place) ? place : MapPlace{};
}

void writePlace(QSettings& settings, const QString& view, const MapPlace& place)
{
    settings.setValue(keyOf("centre", view), place.centre);
    settings.setValue(keyOf("zoom", view), place.zoom);
    settings.setValue(keyOf("fitted", view), place.fitted);
}

} // namespace

std::optional<Session> readSession(const QSettings& settings)
{
    if (!settings.contains(keyOf("geometry")))
        return std::nullopt;
    Session session;
    session.geometry = settings.value(keyOf("geometry")).toByteArray();
    session.docks = settings.value(keyOf("docks")).toByteArray();
    session.docksHidden = settings.value(keyOf("docks-hidden")).toBool();
    session.project = settings.value(keyOf("project")).toString();
    session.place = readPlace(settings, {});
    session.zoneZoom = settings.value(keyOf("zone-zoom")).toDouble();
    if (!isSensible({.centre = {}, .zoom = session.zoneZoom, .fitted = false}))
        session.zoneZoom = 0;
    session.floor = settings.value(keyOf("floor")).toLongLong();
    session.floorPlace = readPlace(settings, QStringLiteral("floor-"));
    session.tab = settings.value(keyOf("tab")).toInt();
    return session;
}

bool isWholeGeometry(const QByteArray& geometry)
{
    QDataStream stream(geometry);
    stream.setVersion(QDataStream::Qt_4_0); // as Qt writes it
    quint32 magic = 0;
    quint16 major = 0, minor = 0;
    QRect frame, normal, present;
    qint32 screen = 0, screenWidth = 0;
    quint8 maximized = 0, fullScreen = 0;
    stream >> magic >> major >> minor >> frame >> normal >> screen >> maximized >> fullScreen >> screenWidth >> present;
    constexpr quint32 saved = 0x1D9D0CB; // Qt's sign
    return stream.status() == QDataStream::Ok && magic == saved && frame.isValid() && normal.isValid() &&
           present.isValid();
}

QByteArray sealedDocks(const QByteArray& state)
{
    return state.isEmpty() ? state : state + QByteArray::number(qChecksum(state), 16).rightJustified(sumLength, '0');
}

QByteArray openedDocks(const QByteArray& sealed)
{
    const QByteArray state = sealed.chopped(std::min<qsizetype>(sumLength, sealed.size()));
    return sealedDocks(state) == sealed ? state : QByteArray();
}

void writeSession(QSettings& settings, const Session& session)
{
    settings.setValue(keyOf("geometry"), session.geometry);
    settings.setValue(keyOf("docks"), session.docks);
    settings.setValue(keyOf("docks-hidden"), session.docksHidden);
    settings.setValue(keyOf("project"), session.project);
    writePlace(settings, {}, session.place);
    settings.setValue(keyOf("zone-zoom"), session.zoneZoom);
    settings.setValue(keyOf("floor"), session.floor);
    writePlace(settings, QStringLiteral("floor-"), session.floorPlace);
    settings.setValue(keyOf("tab"), session.tab);
}

} // namespace zonewright
