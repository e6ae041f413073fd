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

/// Brings a window and its floating docks back where they can be seen; `screens` are the areas that may be used.
void bringOnScreen(QMainWindow& window, const QList<QRect>& screens);

/// Those of this desktop.
[[nodiscard]] QList<QRect> availableScreens();

/// Brings the floating docks of a window back whenever a screen goes or shrinks. The window itself is the desktop's
/// matter.
class ScreenWatch : public QObject
{
    Q_OBJECT

public:
    explicit ScreenWatch(QMainWindow& window);
};

} // namespace zonewright
