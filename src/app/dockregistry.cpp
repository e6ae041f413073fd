#include "app/dockregistry.h"

#include "app/breakpointspanel.h"
#include "app/comparisonpanel.h"
#include "app/dockaction.h"
#include "app/dungeonspanel.h"
#include "app/eventspanel.h"
#include "app/floataction.h"
#include "app/floorpanel.h"
#include "app/foresightpanel.h"
#include "app/historypanel.h"
#include "app/inspectorpanel.h"
#include "app/junctionspanel.h"
#include "app/legendpanel.h"
#include "app/logpanel.h"
#include "app/maps.h"
#include "app/memorypanel.h"
#include "app/minimappanel.h"
#include "app/pairspanel.h"
#include "app/piecespanel.h"
#include "app/problemspanel.h"
#include "app/roomspanel.h"
#include "app/safetypanel.h"
#include "app/stepspanel.h"
#include "document/languagechange.h"
#include "document/problemwatch.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

QDockWidget* dockOf(const std::vector<QDockWidget*>& docks, const char* id)
{
    const auto found = std::ranges::find(docks, QLatin1String(id), &QDockWidget::objectName);
    return found != docks.end() ? *found : nullptr;
}

QDockWidget* makeDock(const DockRow& row, QMainWindow& window, const DockServices& services)
{
    auto* dock = new QDockWidget(&window);
    const auto showTitle = [dock, title = row.title] {
        dock->setWindowTitle(QCoreApplication::translate("zonewright::Docks", title));
        dock->setAccessibleName(dock->windowTitle());
    };
    showTitle();
    whenLanguageChanges(*dock, showTitle);
    dock->setObjectName(QLatin1String(row.id));
    dock->setWidget(row.make(services));
    window.addDockWidget(row.area, dock);
    return dock;
}

} // namespace

const std::vector<DockRow>& dockTable()
{
    static const std::vector<DockRow> table{
        {"minimap", QT_TRANSLATE_NOOP("zonewright::Docks", "Minimap"), Qt::LeftDockWidgetArea,
         [](const DockServices& services) { return new MinimapPanel(services.document, services.maps); }},
        {"dungeons", QT_TRANSLATE_NOOP("zonewright::Docks", "Dungeons"), Qt::LeftDockWidgetArea,
         [](const DockServices& services) { return new DungeonsPanel(services); }},
        {"history", QT_TRANSLATE_NOOP("zonewright::Docks", "History"), Qt::LeftDockWidgetArea,
         [](const DockServices& services) { return new HistoryPanel(services.document); }, "dungeons"},
        {"inspector", QT_TRANSLATE_NOOP("zonewright::Docks", "Inspector"), Qt::RightDockWidgetArea,
         [](const DockServices& services) { return new InspectorPanel(services.document); }, nullptr,
         DockSubject::Maps},
        {"floor", QT_TRANSLATE_NOOP("zonewright::Docks", "Floor"), Qt::RightDockWidgetArea,
         [](const DockServices& services) { return new FloorPanel(services); }, "inspector", DockSubject::Floors},
        {"rooms", QT_TRANSLATE_NOOP("zonewright::Docks", "Rooms"), Qt::RightDockWidgetArea,
         [](const DockServices& services) { return new RoomsPanel(services); }, "inspector"},
        {"pieces", QT_TRANSLATE_NOOP("zonewright::Docks", "Pieces"), Qt::RightDockWidgetArea,
         [](const DockServices& services) { return new PiecesPanel(services); }, "inspector"},
        {"legend", QT_TRANSLATE_NOOP("zonewright::Docks", "Legend"), Qt::RightDockWidgetArea,
         [](const DockServices& services) { return new LegendPanel(services.document, services.maps.layers()); },
         nullptr, DockSubject::Maps},
        {"junctions", QT_TRANSLATE_NOOP("zonewright::Docks", "Junctions"), Qt::RightDockWidgetArea,
         [](const DockServices& services) { return new JunctionsPanel(services); }, "legend", DockSubject::Floors},
        {"events", QT_TRANSLATE_NOOP("zonewright::Docks", "Events"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new EventsPanel(services); }, nullptr, DockSubject::Maps},
        {"problems", QT_TRANSLATE_NOOP("zonewright::Docks", "Problems"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new ProblemsPanel(services); }, "events", DockSubject::Floors},
        {"pairs", QT_TRANSLATE_NOOP("zonewright::Docks", "Pairs"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new PairsPanel(services); }, "events"},
        {"steps", QT_TRANSLATE_NOOP("zonewright::Docks", "Steps"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new StepsPanel(services); }, "events"},
        {"memory", QT_TRANSLATE_NOOP("zonewright::Docks", "Memory"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new MemoryPanel(services.document, services.maps); }, "events"},
        {"log", QT_TRANSLATE_NOOP("zonewright::Docks", "Log"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new LogPanel(services); }, "events"},
        {"breakpoints", QT_TRANSLATE_NOOP("zonewright::Docks", "Breakpoints"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new BreakpointsPanel(services); }, "events"},
        {"foresight", QT_TRANSLATE_NOOP("zonewright::Docks", "Foresight"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new ForesightPanel(services); }, "events"},
        {"safety", QT_TRANSLATE_NOOP("zonewright::Docks", "Safety"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) {
             return new SafetyPanel(services.document, services.maps, services.actions);
         },
         "events"},
        {"comparison", QT_TRANSLATE_NOOP("zonewright::Docks", "Comparison"), Qt::BottomDockWidgetArea,
         [](const DockServices& services) { return new ComparisonPanel(services.document, services.actions); },
         "events"},
    };
    return table;
}

DockRegistry::DockRegistry(QMainWindow& window, const DockServices& services, QMenu& menu)
    : m_window(window)
    , m_problems(services.problems)
{
    for (const DockRow& row : dockTable()) {
        QDockWidget* dock = makeDock(row, window, services);
        if (QDockWidget* other = row.tabOf ? dockOf(m_docks, row.tabOf) : nullptr)
            window.tabifyDockWidget(other, dock);
        m_docks.push_back(dock);
        menu.addAction(new DockAction(*dock));
    }
    menu.addSeparator();
    menu.addAction(new FloatAction(m_docks, window));
    raiseFirst();
    giveHintedSizes();
}

void DockRegistry::raiseFirst()
{
    for (const DockRow& row : dockTable()) {
        if (!row.tabOf)
            dockOf(m_docks, row.id)->raise();
    }
    for (const DockRow& row : dockTable()) {
        if (row.subject == m_subject)
            dockOf(m_docks, row.id)->raise();
    }
}

/// A field that has the keys ends its edit while its panel is whole.
void DockRegistry::deleteDocks()
{
    QWidget* typed = QApplication::focusWidget();
    if (std::ranges::any_of(m_docks, [typed](const QDockWidget* dock) { return dock->isAncestorOf(typed); }))
        typed->clearFocus();
    m_fronts.clear();
    m_hidden.clear();
    qDeleteAll(std::exchange(m_docks, {}));
}

/// What is too much or too little is shared out. Those below the map are as wide as there is room.
void DockRegistry::giveHintedSizes()
{
    QList<QDockWidget*> all, beside;
    QList<int> widths, heights;
    for (QDockWidget* dock : m_docks) {
        all << dock;
        heights << dock->widget()->sizeHint().height();
        if (m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea)
            continue;
        beside << dock;
        widths << dock->widget()->sizeHint().width();
    }
    m_window.resizeDocks(beside, widths, Qt::Horizontal);
    m_window.resizeDocks(all, heights, Qt::Vertical);
}

void DockRegistry::bringForward(DockSubject subject)
{
    if (subject == m_subject)
        return;
    m_fronts[m_subject] = frontDocks();
    m_subject = subject;
    std::vector<QDockWidget*> fronts = m_fronts[subject];
    const bool isFirstTime = fronts.empty();
    for (std::size_t i = 0; isFirstTime && i < m_docks.size(); ++i) {
        if (dockTable()[i].subject == subject)
            fronts.push_back(m_docks[i]);
    }
    for (QDockWidget* dock : fronts) {
        if (!dock->isHidden() && !m_window.tabifiedDockWidgets(dock).empty())
            dock->raise();
    }
}

/// Those that are in front of others; none while the window is not in sight.
std::vector<QDockWidget*> DockRegistry::frontDocks() const
{
    std::vector<QDockWidget*> fronts;
    std::ranges::copy_if(m_docks, std::back_inserter(fronts), [this](QDockWidget* dock) {
        return !m_window.tabifiedDockWidgets(dock).empty() && !dock->visibleRegion().isEmpty();
    });
    return fronts;
}

void DockRegistry::setAllHidden(bool hidden)
{
    if (!hidden)
        return showHidden();
    m_hidden.clear();
    m_beforeHiding = m_window.saveState();
    m_subjectBefore = m_subject;
    for (QDockWidget* dock : m_docks) {
        if (dock->isHidden())
            continue;
        m_hidden.push_back(dock);
        dock->hide();
    }
}

/// Where they were, as large as they were, the same ones in front; those that were shown meanwhile stay.
void DockRegistry::showHidden()
{
    const auto hiddenOnes = std::exchange(m_hidden, {});
    if (hiddenOnes.empty()) {
        for (QDockWidget* dock : m_docks)
            dock->show();
        return;
    }
    std::vector<QDockWidget*> shown;
    std::ranges::copy_if(m_docks, std::back_inserter(shown), [](const QDockWidget* dock) { return !dock->isHidden(); });
    m_window.restoreState(m_beforeHiding);
    for (QDockWidget* dock : shown)
        dock->show();
    bringForward(std::exchange(m_subject, m_subjectBefore));
}

bool DockRegistry::isAnyShown() const
{
    return std::ranges::any_of(m_docks, [](const QDockWidget* dock) { return !dock->isHidden(); });
}

QByteArray DockRegistry::stateBeforeHiding() const
{
    return m_hidden.empty() || isAnyShown() ? QByteArray() : m_beforeHiding;
}

void DockRegistry::raiseFloating()
{
    for (QDockWidget* dock : m_docks) {
        if (dock->isFloating() && dock->isVisible())
            dock->raise();
    }
}

bool DockRegistry::isSettled() const
{
    return m_problems.isSettled() && std::ranges::all_of(m_docks, [](const QDockWidget* dock) {
               const auto* minimap = qobject_cast<const Minimap*>(dock->widget());
               const auto* dungeons = qobject_cast<const DungeonsPanel*>(dock->widget());
               const auto* pieces = qobject_cast<const PiecesPanel*>(dock->widget());
               return (!minimap || !minimap->isVisible() || minimap->isComplete()) &&
                      (!dungeons || dungeons->isSettled()) && (!pieces || pieces->isSettled());
           });
}

} // namespace zonewright
