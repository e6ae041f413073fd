#include "app/dockregistry.h"

#include "app/inspectorpanel.h"
#include "app/legendpanel.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include <utility>

namespace zonewright {

namespace {

QDockWidget* makeDock(const DockRow& row, QMainWindow& window, Document& document)
{
    const QString title = QCoreApplication::translate("zonewright::Docks", row.title);
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(QLatin1String(row.id));
    dock->setAccessibleName(title);
    dock->setWidget(row.make(document));
    window.addDockWidget(row.area, dock);
    return dock;
}

} // namespace

const std::vector<DockRow>& dockTable()
{
    static const std::vector<DockRow> table{
        {"inspector", QT_TRANSLATE_NOOP("zonewright::Docks", "Inspector"), Qt::RightDockWidgetArea,
         [](Document& document) { return new InspectorPanel(document); }},
        {"legend", QT_TRANSLATE_NOOP("zonewright::Docks", "Terrain"), Qt::RightDockWidgetArea,
         [](Document& document) { return new LegendPanel(document); }},
    };
    return table;
}

DockRegistry::DockRegistry(QMainWindow& window, Document& document, QMenu& menu)
{
    for (const DockRow& row : dockTable()) {
        m_docks.push_back(makeDock(row, window, document));
        menu.addAction(m_docks.back()->toggleViewAction());
    }
}

void DockRegistry::setAllHidden(bool hidden)
{
    if (!hidden) {
        for (QDockWidget* dock : std::exchange(m_hidden, {}))
            dock->show();
        return;
    }
    m_hidden.clear();
    for (QDockWidget* dock : m_docks) {
        if (dock->isHidden())
            continue;
        m_hidden.push_back(dock);
        dock->hide();
    }
}

} // namespace zonewright
