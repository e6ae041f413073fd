#include "app/actionset.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QAction>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace zonewright;

class TestActionSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tableIsComplete();
    void everyActionHasTextAndTip();
    void keysAreUnique();
    void toolBarActionsHaveIcons();
    void everyActionIsInAMenu();
    void mnemonicsOfAMenuAreUnique();
};

namespace {

void collect(const QMenu& menu, QSet<QAction*>& actions)
{
    for (QAction* action : menu.actions()) {
        actions << action;
        if (action->menu())
            collect(*action->menu(), actions);
    }
}

QChar mnemonicOf(const QString& text)
{
    const auto at = text.indexOf(QLatin1Char('&'));
    return at < 0 ? QChar() : text.at(at + 1).toLower();
}

void verifyMnemonics(const QList<QAction*>& actions)
{
    QMap<QChar, QString> seen;
    for (const QAction* action : actions) {
        if (action->isSeparator() || !action->isVisible())
            continue;
        const QChar mnemonic = mnemonicOf(action->text());
        if (!mnemonic.isNull()) {
            QVERIFY2(!seen.contains(mnemonic), qPrintable(action->text() + seen.value(mnemonic)));
            seen.insert(mnemonic, action->text());
        }
        if (action->menu())
            verifyMnemonics(action->menu()->actions());
    }
}

} // namespace

void TestActionSet::tableIsComplete()
{
    QSet<QString> names;
    int expected = 0;
    for (const ActionRow& row : ActionSet::table()) {
        QCOMPARE(static_cast<int>(row.id), expected++);
        names << QLatin1String(row.name);
    }
    QCOMPARE(names.size(), static_cast<int>(ActionId::Count));
}

void TestActionSet::everyActionHasTextAndTip()
{
    const ActionSet actions;
    for (const QAction* action : actions.all()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->toolTip().isEmpty());
        QVERIFY(action->text() != action->toolTip());
    }
}

void TestActionSet::keysAreUnique()
{
    const ActionSet actions;
    QSet<QString> keys;
    int count = 0;
    for (const QAction* action : actions.all()) {
        for (const QKeySequence& key : action->shortcuts()) {
            QVERIFY2(!key.toString().isEmpty(), qPrintable(action->objectName()));
            keys << key.toString();
            ++count;
        }
    }
    QCOMPARE(keys.size(), count);
    QVERIFY(count >= 16);
}

void TestActionSet::toolBarActionsHaveIcons()
{
    test::Editor editor;
    int buttons = 0;
    const auto inToolBar = [&editor](const QToolButton& button) {
        return std::ranges::any_of(editor.window.findChildren<QToolBar*>(),
                                   [&button](const QToolBar* bar) { return bar->isAncestorOf(&button); });
    };
    for (const QToolButton* button : editor.window.findChildren<QToolButton*>()) {
        const QAction* action = button->defaultAction();
        if (!action || !inToolBar(*button))
            continue;
        ++buttons;
        QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
        const QImage image = action->icon().pixmap(20, 20).toImage();
        bool painted = false;
        for (int i = 0; i < 400; ++i)
            painted = painted || qAlpha(image.pixel(i % 20, i / 20)) > 0;
        QVERIFY2(painted, qPrintable(action->objectName()));
    }
    QVERIFY(buttons >= 10);
}

void TestActionSet::everyActionIsInAMenu()
{
    test::Editor editor;
    QSet<QAction*> inMenus;
    for (const QAction* title : editor.window.menuBar()->actions())
        collect(*title->menu(), inMenus);
    for (QAction* action : editor.window.actions().all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
}

void TestActionSet::mnemonicsOfAMenuAreUnique()
{
    test::Editor editor;
    verifyMnemonics(editor.window.menuBar()->actions());
}

ZONEWRIGHT_TEST(actionset, TestActionSet)

#include "tst_actionset.moc"
