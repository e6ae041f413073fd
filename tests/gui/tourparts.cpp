#include "gui/tourparts.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QTabBar>

namespace zonewright::test {

namespace {

void collectSeen(QWidget& around, QList<QWidget*>& all)
{
    for (QObject* child : around.children()) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part == nullptr || part->isWindow() || part->isHidden() || qobject_cast<QDockWidget*>(part) != nullptr)
            continue;
        if (qobject_cast<QTabBar*>(part) != nullptr && !around.rect().intersects(part->geometry()))
            continue; // of docks that are hidden: the window keeps it out of sight
        all << part;
        collectSeen(*part, all);
    }
}

} // namespace

QList<QWidget*> seenParts(QWidget& root)
{
    QList<QWidget*> all{&root};
    collectSeen(root, all);
    return all;
}

bool isInner(const QWidget& part)
{
    if (part.objectName().startsWith(QLatin1String("qt_")))
        return true;
    for (const char* name :
         {"QScrollBar", "QHeaderView", "QSizeGrip", "QComboBoxPrivateContainer", "QTableCornerButton"}) {
        if (part.inherits(name))
            return true;
    }
    const QWidget* around = part.parentWidget();
    if (around == nullptr)
        return false;
    const auto* area = qobject_cast<const QAbstractScrollArea*>(around);
    return (area != nullptr && area->viewport() == &part) || qobject_cast<const QAbstractSpinBox*>(around) != nullptr ||
           qobject_cast<const QComboBox*>(around) != nullptr || qobject_cast<const QLineEdit*>(around) != nullptr;
}

QString describe(const QWidget& part)
{
    QString name = part.objectName();
    for (const QWidget* around = part.parentWidget(); around != nullptr && name.isEmpty();
         around = around->parentWidget()) {
        if (!around->objectName().isEmpty())
            name = QStringLiteral("in ") + around->objectName();
    }
    return QLatin1String(part.metaObject()->className()).toString().section(QStringLiteral("::"), -1) +
           QLatin1Char(' ') + name;
}

} // namespace zonewright::test
