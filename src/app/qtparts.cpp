#include "app/qtparts.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

/// Parts of Qt's widgets that it names once and for all.
struct QtPart
{
    const char* object;
    const char* context;
    const char* name;
    const char* description;
};

constexpr std::array qtParts{
    QtPart{"ScrollLeftButton", "QTabBar", "Scroll Left", ""},
    QtPart{"ScrollRightButton", "QTabBar", "Scroll Right", ""},
    QtPart{"qt_dockwidget_floatbutton", "QDockWidget", "Float", "Undocks and re-attaches the dock widget"},
    QtPart{"qt_dockwidget_closebutton", "QDockWidget", "Close", "Closes the dock widget"},
};

} // namespace

void nameQtParts()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        const auto part = std::ranges::find(qtParts, widget->objectName(),
                                            [](const QtPart& one) { return QLatin1String(one.object); });
        if (part == qtParts.end())
            continue;
        widget->setAccessibleName(QCoreApplication::translate(part->context, part->name));
        if (*part->description != '\0')
            widget->setAccessibleDescription(QCoreApplication::translate(part->context, part->description));
    }
}

void fitQtParts()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (qobject_cast<QComboBox*>(widget) == nullptr)
            continue;
        QEvent change(QEvent::StyleChange); // on which they forget their sizes, as nothing else lets them
        QCoreApplication::sendEvent(widget, &change);
        widget->updateGeometry();
    }
}

} // namespace zonewright
