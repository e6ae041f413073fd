#pragma once

#include <QList>
#include <QObject>
#include <QRect>

class QMainWindow;
class QWidget;

namespace zonewright {

/// Where to put a window of a frame kept from before, now that the screens may be others. It stays where it was when
/// its title can still be reached there; else it goes to the middle of the screen that it was nearest to. It is
/// never larger than its screen, unless it lies over several and is all seen.
[[nodiscard]] QRect broughtOnScreen(const QRect& frame, const QList<QRect>& screens);

/// Whether enough of the title of a frame is seen on one of the screens for taking hold of it.
[[nodiscard]] bool isReachable(const QRect& frame, const QList<QRect>& screens);

/// Where a window opens that was never open before: over the middle of another, all on the screen, and never filling
/// it.
[[nodiscard]] QRect firstPlace(const QSize& wanted, const QRect& over, const QRect& screen);

/// Brings one window back where it can be seen, unless it fills its screen.
void bringPartOnScreen(QWidget& part, const QList<QRect>& screens);

/// For a window restored where it was: brings it back where it can be seen if its title cannot be reached, and its
/// floating docks. `screens` are the areas that may be used.
void bringOnScreen(QMainWindow& window, const QList<QRect>& screens);

/// Brings the floating docks of a window back where they can be seen, and leaves the window where it is.
void bringDocksOnScreen(const QMainWindow& window, const QList<QRect>& screens);

/// Brings the dialogs that are open, and the windows beside the main one, back where they can be seen.
void bringDialogsOnScreen(const QList<QRect>& screens);

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
