#pragma once

#include "views/mapplace.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QSettings;

namespace zonewright {

/// What the editor finds again the next time.
struct Session
{
    QByteArray geometry; ///< of the window, as QWidget::saveGeometry gives it
    QByteArray docks;    ///< as sealedDocks gives them; where all are hidden for a while, as they were before
    bool docksHidden = false;
    QString project;     ///< the file open last; empty for none
    MapPlace place;      ///< of the world view
    double zoneZoom = 0; ///< of the zone view, as MapPlace has it; 0 where it shows the whole zone
    qint64 floor = 0;    ///< that is looked at, an id of that project; 0 for none
    MapPlace floorPlace; ///< of it
    int tab = 0;
};

/// The session kept in `settings`, if there is one.
[[nodiscard]] std::optional<Session> readSession(const QSettings& settings);

/// Whether bytes are a geometry as QWidget::saveGeometry gives it, with a place and a size that a window can have. Qt
/// takes one that was cut short for whole.
[[nodiscard]] bool isWholeGeometry(const QByteArray& geometry);

/// The state of docks as QMainWindow::saveState gives it, with a sum that tells whether it is whole: Qt makes something
/// of one that was cut short, which nobody can work with.
[[nodiscard]] QByteArray sealedDocks(const QByteArray& state);

/// That state; empty where it is not whole.
[[nodiscard]] QByteArray openedDocks(const QByteArray& sealed);

void writeSession(QSettings& settings, const Session& session);

} // namespace zonewright
