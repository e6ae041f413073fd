#include "app/dockaction.h"

#include "app/tabfocus.h"

#include <QDockWidget>
#include <QTimer>

namespace zonewright {

DockAction::DockAction(QDockWidget& dock)
    : QAction(&dock)
    , m_dock(dock)
{
    setCheckable(true);
    setObjectName(dock.objectName() + QLatin1String("Dock"));
    connect(dock.toggleViewAction(), &QAction::changed, this, &DockAction::follow);
    connect(this, &QAction::triggered, this, &DockAction::run);
    follow();
}

void DockAction::run()
{
    if (!m_dock.isHidden() && !liesBehind(m_dock)) {
        m_dock.hide();
        return follow();
    }
    m_dock.show();
    m_dock.raise();
    if (m_dock.isFloating())
        m_dock.activateWindow();
    follow();
    QTimer::singleShot(0, this, [this] { focusFirstControl(*m_dock.widget()); }); // once it is laid out
}

/// Triggering turned the check mark, whatever came of it.
void DockAction::follow()
{
    const QAction& shown = *m_dock.toggleViewAction();
    setText(shown.text());
    setEnabled(shown.isEnabled());
    setChecked(!m_dock.isHidden());
}

} // namespace zonewright
