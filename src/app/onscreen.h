#pragma once

#include <QList>
#include <QObject>
#include <QRect>

class QMainWindow;

namespace zonewright {

/// Where to put a window of a frame kept from before, now that the screens may be others. It stays where it was when
/// its title can still be reached there; else it goes to the middle of the screen that it was nearest to. It is
/// never larger than its screen, unless it lies over several and is all seen.
[[nodiscard]] QRect broughtOnScreen(const QRect& frame, const QList<QRect>& screens);

/// Whether enough of the title of a frame is seen on one of the screens for taking hold of it.
[[nodiscard]] bool isReachable(const QRect& frame, const QList<QRect>& screens);

/// For a window restored where it was: brings it back where it can be seen if its title cannot be reached, and its
/// floating docks. `screens` are the areas that may be used.
void bringOnScreen(QMainWindow& window, const QList<QRect>& screens);

/// Brings the floating docks of a window back where they can be seen, and leaves the window where it is.
void bringDocksOnScreen(const QMainWindow& window, const QList<QRect>& screens);

/// Brings the dialogs of a window that are open, and windows beside it, back where they can be seen.
void bringDialogsOnScreen(const QMainWindow& window, const QList<QRect>& screens);

/// Those of this desktop.
[[nodiscard]] QList<QRect> availableScreens();

/// Brings the floating docks and the dialogs of a window back whenever a screen goes or shrinks. The window itself is
/// the desktop's matter.
class ScreenWatch : public QObject
{
    Q_OBJECT

public:
    explicit ScreenWatch(QMainWindow& window);
};

} // namespace zonewright
