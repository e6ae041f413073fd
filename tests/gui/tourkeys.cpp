#include "gui/tourkeys.h"

#include "gui/tourparts.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAccessible>
#include <QDockWidget>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QLayout>
#include <QMainWindow>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QVarLengthArray>

#include <algorithm>
#include <vector>

namespace zonewright::test {

namespace {

bool speaks(const QWidget& part)
{
    if (part.focusPolicy() != Qt::NoFocus)
        return true;
    const auto* label = qobject_cast<const QLabel*>(&part);
    return (label != nullptr && !label->text().isEmpty()) || qobject_cast<const QAbstractButton*>(&part) != nullptr ||
           qobject_cast<const QProgressBar*>(&part) != nullptr || qobject_cast<const QGroupBox*>(&part) != nullptr;
}

/// The texts on a part that may have a mnemonic.
QStringList textsWithKeys(const QWidget& part)
{
    if (const auto* button = qobject_cast<const QAbstractButton*>(&part))
        return {button->text()};
    if (const auto* box = qobject_cast<const QGroupBox*>(&part))
        return {box->title()};
    if (const auto* label = qobject_cast<const QLabel*>(&part))
        return label->buddy() != nullptr ? QStringList{label->text()} : QStringList();
    QStringList texts;
    if (const auto* tabs = qobject_cast<const QTabBar*>(&part)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    return texts;
}

void addActionTexts(const QList<QAction*>& actions, QStringList& texts)
{
    for (const QAction* action : actions) {
        if (action->isVisible() && !action->isSeparator())
            texts << action->text();
    }
}

bool isTabStop(const QWidget& part, const QWidget& window)
{
    return (part.focusPolicy() & Qt::StrongFocus) == Qt::StrongFocus && part.focusProxy() == nullptr &&
           !part.isWindow() && part.window() == &window && part.isVisible();
}

/// A group of stops: a widget, or a layout in it.
struct Group
{
    const QObject* object;
    QRect place; ///< in the coordinates of the root
};

/// The layouts that lead from `layout` to the item of a widget.
bool findInLayout(const QLayout& layout, const QWidget& part, QVarLengthArray<const QLayout*, 8>& path)
{
    for (int i = 0; i < layout.count(); ++i) {
        const QLayoutItem* item = layout.itemAt(i);
        if (const_cast<QLayoutItem*>(item)->widget() == &part)
            return true;
        if (const QLayout* inner = const_cast<QLayoutItem*>(item)->layout()) {
            path.append(inner);
            if (findInLayout(*inner, part, path))
                return true;
            path.removeLast();
        }
    }
    return false;
}

/// From the root to the stop.
std::vector<Group> groupsAround(const QWidget& stop, const QWidget& root)
{
    std::vector<Group> groups;
    for (const QWidget* part = &stop; part != &root; part = part->parentWidget()) {
        const QWidget& around = *part->parentWidget();
        groups.push_back({part, {part->mapTo(&root, QPoint()), part->size()}});
        QVarLengthArray<const QLayout*, 8> path;
        if (around.layout() == nullptr || !findInLayout(*around.layout(), *part, path))
            continue;
        for (qsizetype i = path.size() - 1; i >= 0; --i)
            groups.push_back({path[i], path[i]->geometry().translated(around.mapTo(&root, QPoint()))});
    }
    groups.push_back({&root, root.rect()});
    std::ranges::reverse(groups);
    return groups;
}

bool follows(const QRect& before, const QRect& after)
{
    const int shared = std::min(before.bottom(), after.bottom()) - std::max(before.top(), after.top()) + 1;
    const bool isSameRow = 2 * shared >= std::min(before.height(), after.height());
    return isSameRow ? after.left() >= before.left() : after.top() > before.top();
}

/// Stops in the order of the Tab key, beginning at the first in the window.
std::vector<const QWidget*> tabStops(QWidget& root)
{
    std::vector<const QWidget*> stops;
    const QWidget& window = *root.window();
    const QWidget* part = &window;
    do {
        if (isTabStop(*part, window) && (part == &root || root.isAncestorOf(part)) && !isInner(*part))
            stops.push_back(part);
        part = part->nextInFocusChain();
    } while (part != &window);
    return stops;
}

bool isInDockOf(const QWidget& part, const QWidget& root)
{
    for (const QWidget* around = &part; around != &root; around = around->parentWidget()) {
        if (qobject_cast<const QDockWidget*>(around) != nullptr)
            return true;
    }
    return false;
}

} // namespace

QStringList namelessParts(QWidget& root)
{
    QStringList nameless;
    for (QWidget* part : seenParts(root)) {
        if (!speaks(*part) || isInner(*part) || qobject_cast<QMenu*>(part) != nullptr)
            continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(part);
        if (accessible == nullptr || accessible->text(QAccessible::Name).trimmed().isEmpty())
            nameless << describe(*part) + QStringLiteral(" has no name");
    }
    return nameless;
}

QStringList doubledMnemonics(QWidget& root)
{
    QStringList texts, complaints;
    const auto* window = qobject_cast<QMainWindow*>(root.window());
    if (auto* menu = qobject_cast<QMenu*>(&root)) {
        addActionTexts(menu->actions(), texts);
    } else {
        for (const QWidget* part : seenParts(root))
            texts << textsWithKeys(*part);
        if (qobject_cast<QDockWidget*>(&root) != nullptr)
            return texts.filter(QRegularExpression(QStringLiteral("&[^&]")));
        if (window != nullptr)
            addActionTexts(window->menuBar()->actions(), texts);
    }
    QMap<QString, QString> seen;
    for (const QString& text : texts) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            continue;
        if (seen.contains(key) && seen.value(key) != text)
            complaints << QStringLiteral("%1 is that of “%2” and “%3”").arg(key, seen.value(key), text);
        else if (seen.contains(key))
            complaints << QStringLiteral("%1 is twice that of “%2”").arg(key, text);
        seen.insert(key, text);
    }
    return complaints;
}

QStringList strayTabStops(QWidget& root)
{
    QStringList complaints;
    QSet<const QObject*> left; // groups that Tab has been through
    std::vector<Group> before;
    const QWidget* last = nullptr;
    // It begins where the work is, in the middle, and goes round: from the maps over the bars and the docks.
    const bool isRing = qobject_cast<const QMainWindow*>(&root) != nullptr;
    for (const QWidget* stop : tabStops(root)) {
        if (isInDockOf(*stop, root))
            continue; // a stop of the tour of its own
        std::vector<Group> groups = groupsAround(*stop, root);
        std::size_t same = 0;
        while (same < std::min(before.size(), groups.size()) && before[same].object == groups[same].object)
            ++same;
        for (std::size_t i = same; i < before.size(); ++i)
            left.insert(before[i].object);
        const auto back = std::ranges::find_if(groups, [&left](const Group& one) { return left.contains(one.object); });
        if (back != groups.end()) {
            complaints << QStringLiteral("from %1 back to %2").arg(describe(*last), describe(*stop));
            left.clear(); // said once
        } else if (same < before.size() && same < groups.size() && !(isRing && same == 1) &&
                   !follows(before[same].place, groups[same].place))
            complaints << QStringLiteral("from %1 to %2, which stands before").arg(describe(*last), describe(*stop));
        before = std::move(groups);
        last = stop;
    }
    return complaints;
}

} // namespace zonewright::test
