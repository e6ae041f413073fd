#pragma once

#include <QAction>
#include <QPointer>

#include <vector>

class QDockWidget;

namespace zonewright {

/// The command that takes the dock which had the keys last out of its window, or puts it back; it names that dock.
/// Lives as long as the window.
class FloatAction : public QAction
{
    Q_OBJECT

public:
    FloatAction(const std::vector<QDockWidget*>& docks, QObject& window);

private:
    void follow(const QWidget* focus);
    void show();
    void run();

    std::vector<QPointer<QDockWidget>> m_docks;
    QPointer<QDockWidget> m_dock;
};

} // namespace zonewright
