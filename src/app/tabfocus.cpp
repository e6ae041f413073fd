#include "app/tabfocus.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QStyleHints>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace zonewright {

namespace {

bool isStop(const QWidget& widget, const QWidget& window)
{
    const bool all = QGuiApplication::styleHints()->tabFocusBehavior() == Qt::TabFocusAllControls;
    const Qt::FocusPolicy wanted = all ? Qt::TabFocus : Qt::StrongFocus;
    return (widget.focusPolicy() & wanted) == wanted && widget.focusProxy() == nullptr && widget.isEnabled() &&
           !widget.isWindow() && widget.window() == &window && widget.isVisibleTo(&window);
}

bool liesInDockBehind(const QWidget& widget)
{
    for (const QWidget* around = &widget; around != nullptr; around = around->parentWidget()) {
        if (const auto* dock = qobject_cast<const QDockWidget*>(around))
            return liesBehind(*dock);
    }
    return false;
}

/// The stops of a window as the focus chain has them.
std::vector<QWidget*> stopsOf(const QWidget& window)
{
    std::vector<QWidget*> stops;
    for (QWidget* widget = window.nextInFocusChain(); widget != &window; widget = widget->nextInFocusChain()) {
        if (isStop(*widget, window) && !liesInDockBehind(*widget))
            stops.push_back(widget);
    }
    return stops;
}

/// The widget that a main window lays out as a whole: a bar, a dock, the tabs of docks, what is in the middle.
const QWidget& partAround(const QWidget& widget, const QMainWindow& window)
{
    const QWidget* part = &widget;
    while (part->parentWidget() != &window)
        part = part->parentWidget();
    return *part;
}

const QDockWidget* dockInFront(const QTabBar& tabs, const QMainWindow& window)
{
    const auto docks = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    const auto front = std::ranges::find_if(
        docks, [&tabs](const QDockWidget* dock) { return dock->windowTitle() == tabs.tabText(tabs.currentIndex()); });
    return front != docks.end() ? *front : nullptr;
}

/// Where a part comes when the eye goes through the window: the bars, then column by column, then what is below.
std::array<int, 3> placeByEye(const QWidget& part, const QMainWindow& window)
{
    enum Region { Bars, Left, Middle, Right, Below, Status };

    const QRect place = part.geometry();
    const auto* tabs = qobject_cast<const QTabBar*>(&part);
    const auto* dock = tabs != nullptr ? dockInFront(*tabs, window) : qobject_cast<const QDockWidget*>(&part);
    if (dock == nullptr) {
        const QRect middle = window.centralWidget()->geometry();
        const Region region = &part == window.centralWidget() ? Middle : place.top() > middle.bottom() ? Status : Bars;
        return {region, place.top(), place.left()};
    }
    switch (window.dockWidgetArea(const_cast<QDockWidget*>(dock))) {
    case Qt::LeftDockWidgetArea:
        return {Left, place.top(), place.left()};
    case Qt::RightDockWidgetArea:
        return {Right, place.top(), place.left()};
    case Qt::TopDockWidgetArea:
        return {Bars, place.top(), place.left()};
    default:
        return {Below, place.left(), place.top()};
    }
}

void sortByEye(std::vector<QWidget*>& stops, const QMainWindow& window)
{
    if (window.centralWidget() == nullptr)
        return;
    const auto key = [&window](const QWidget* stop) { // the button at the end of a bar was made first
        const bool isLast = stop->objectName() == QLatin1String("qt_toolbar_ext_button");
        return std::pair(placeByEye(partAround(*stop, window), window), isLast);
    };
    std::ranges::stable_sort(stops, {}, key);
}

/// The one nearest in the focus chain to a widget that is none.
QWidget* stopBeside(const QWidget& from, const std::vector<QWidget*>& stops, bool next)
{
    const auto step = [next](const QWidget& widget) {
        return next ? widget.nextInFocusChain() : widget.previousInFocusChain();
    };
    for (QWidget* widget = step(from); widget != &from; widget = step(*widget)) {
        if (std::ranges::find(stops, widget) != stops.end())
            return widget;
    }
    return nullptr;
}

} // namespace

bool liesBehind(const QDockWidget& dock)
{
    const auto* window = qobject_cast<const QMainWindow*>(dock.parentWidget());
    return window != nullptr && !dock.isFloating() && !dock.isHidden() && dock.visibleRegion().isEmpty() &&
           !window->tabifiedDockWidgets(const_cast<QDockWidget*>(&dock)).empty();
}

QWidget* neighbourByTab(const QWidget& window, bool next)
{
    std::vector<QWidget*> stops = stopsOf(window);
    if (const auto* mainWindow = qobject_cast<const QMainWindow*>(&window))
        sortByEye(stops, *mainWindow);
    if (!next)
        std::ranges::reverse(stops);
    if (stops.empty())
        return nullptr;
    const QWidget* from = window.focusWidget() != nullptr ? window.focusWidget() : &window;
    const auto place = std::ranges::find(stops, from);
    if (place == stops.end())
        return stopBeside(*from, stops, next);
    if (stops.size() == 1)
        return nullptr;
    return std::next(place) == stops.end() ? stops.front() : *std::next(place);
}

bool focusFirstControl(QWidget& widget)
{
    const QWidget& window = *widget.window();
    QWidget* control = &widget;
    do {
        if (isStop(*control, window) && (control == &widget || widget.isAncestorOf(control))) {
            control->setFocus(Qt::TabFocusReason);
            return true;
        }
        control = control->nextInFocusChain();
    } while (control != &widget);
    return false;
}

} // namespace zonewright
