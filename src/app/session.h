#pragma once

#include "app/themechoice.h"
#include "views/mapcanvas.h"

#include <QByteArray>
#include <QList>
#include <QRect>
#include <QString>

#include <optional>

class QSettings;

namespace zonewright {

/// What the editor finds again the next time.
struct Session
{
    QByteArray geometry; ///< of the window, as QWidget::saveGeometry gives it
    QByteArray docks;    ///< as QMainWindow::saveState gives it
    QString project;     ///< the file open last; empty for none
    MapPlace place;      ///< of the world view
    int tab = 0;
    ThemeChoice theme = ThemeChoice::System;
};

/// The session kept in `settings`, if there is one.
[[nodiscard]] std::optional<Session> readSession(const QSettings& settings);

void writeSession(QSettings& settings, const Session& session);

/// Where to put a window of a frame kept from before, now that the screens may be others: where it was when its title
/// can still be reached there, else in the middle of the first screen, and never larger than that.
[[nodiscard]] QRect broughtOnScreen(const QRect& frame, const QList<QRect>& screens);

} // namespace zonewright
