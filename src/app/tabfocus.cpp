#include "app/tabfocus.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QStyleHints>

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

} // namespace

bool liesBehind(const QDockWidget& dock)
{
    const auto* window = qobject_cast<const QMainWindow*>(dock.parentWidget());
    return window != nullptr && !dock.isFloating() && !dock.isHidden() && dock.visibleRegion().isEmpty() &&
           !window->tabifiedDockWidgets(const_cast<QDockWidget*>(&dock)).empty();
}

QWidget* neighbourByTab(const QWidget& window, bool next)
{
    const QWidget* from = window.focusWidget() != nullptr ? window.focusWidget() : &window;
    const auto step = [next](const QWidget& widget) {
        return next ? widget.nextInFocusChain() : widget.previousInFocusChain();
    };
    for (QWidget* widget = step(*from); widget != from; widget = step(*widget)) {
        if (isStop(*widget, window) && !liesInDockBehind(*widget))
            return widget;
    }
    return nullptr;
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
