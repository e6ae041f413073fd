#include "app/floataction.h"

#include "app/tabfocus.h"
#include "document/languagechange.h"

#include <QApplication>
#include <QDockWidget>
#include <QTimer>

#include <algorithm>

namespace zonewright {

FloatAction::FloatAction(const std::vector<QDockWidget*>& docks, QObject& window)
    : QAction(&window)
    , m_docks(docks.begin(), docks.end())
{
    setCheckable(true);
    setObjectName(QStringLiteral("floatDock"));
    for (const QDockWidget* dock : docks) {
        connect(dock, &QDockWidget::topLevelChanged, this, &FloatAction::show);
        connect(dock, &QDockWidget::windowTitleChanged, this, &FloatAction::show);
    }
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { follow(now); });
    connect(this, &QAction::triggered, this, &FloatAction::run);
    whenLanguageChanges(*this, [this] { show(); });
    show();
}

void FloatAction::follow(const QWidget* focus)
{
    const auto dock = std::ranges::find_if(m_docks, [focus](const QPointer<QDockWidget>& one) {
        return one && focus != nullptr && (one == focus || one->isAncestorOf(focus));
    });
    if (dock == m_docks.end() || m_dock == *dock)
        return;
    m_dock = *dock;
    show();
}

void FloatAction::show()
{
    setText(m_dock ? tr("&Float Dock: %1").arg(m_dock->windowTitle()) : tr("&Float Dock"));
    setEnabled(m_dock != nullptr);
    setChecked(m_dock && m_dock->isFloating());
}

void FloatAction::run()
{
    if (!m_dock)
        return;
    m_dock->show();
    m_dock->setFloating(!m_dock->isFloating());
    m_dock->raise();
    m_dock->activateWindow();
    show(); // triggering turned the check mark, whatever came of it
    QTimer::singleShot(0, m_dock, [dock = m_dock.data()] { focusFirstControl(*dock->widget()); });
}

} // namespace zonewright
