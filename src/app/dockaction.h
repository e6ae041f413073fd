#pragma once

#include <QAction>

class QDockWidget;

namespace zonewright {

/// What shows and hides a dock from menu and palette: it comes in front of those that it shares its place with, and
/// has the keys then; when it is there already, it is hidden. Checked while the dock is not hidden. Belongs to the
/// dock.
class DockAction : public QAction
{
    Q_OBJECT

public:
    explicit DockAction(QDockWidget& dock);

private:
    void run();
    void follow();

    QDockWidget& m_dock;
};

} // namespace zonewright
