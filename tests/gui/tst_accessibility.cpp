#include "app/aboutdialog.h"
#include "app/tabfocus.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QAccessible>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QTabBar>

using namespace zonewright;

class TestAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasAName();
    void labelsAreHeard();
    void tabFollowsTheEye();
    void everythingIsReachedByTab();
    void everyDockIsReachedByTab();
    void tabPassesDocksBehindOthers();
    void shiftTabGoesBack();

private:
    static QSet<QString> reachedByTab(test::Editor& editor);
};

namespace {

bool isInner(const QWidget& widget)
{
    // Tab bars that the window keeps for docks to come have no tab, and are never seen.
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget); tabs && tabs->count() == 0)
        return !tabs->isVisible();
    // Parts of controls, which speak for them.
    return widget.objectName().startsWith(QLatin1String("qt_")) || widget.inherits("QScrollBar") ||
           widget.inherits("QHeaderView");
}

void verifyNames(const QWidget& window)
{
    int controls = 0;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || isInner(*widget))
            continue;
        ++controls;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
        QVERIFY(accessible);
        QVERIFY2(
            !accessible->text(QAccessible::Name).isEmpty(),
            qPrintable(QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName()));
    }
    QVERIFY(controls > 0);
}

} // namespace

void TestAccessibility::everyControlHasAName()
{
    test::Editor editor;
    editor.show();
    verifyNames(editor.window);
    const AboutDialog about;
    verifyNames(about);
}

/// What a label says is heard, whatever else it is called.
void TestAccessibility::labelsAreHeard()
{
    test::Editor editor;
    editor.show();
    for (int i = 0; i < 60; ++i)
        editor.document.playback().walk(Direction::East);
    editor.document.selection().hover(CellPlace{.zone = {3, 4}, .cell = {5, 6}});
    editor.window.showMessage(QStringLiteral("Something is wrong."));
    editor.part<QLineEdit>("nameEdit").setText(QString());
    editor.action(ActionId::GoTo).trigger();
    const auto heard = [](QLabel* label) {
        return QAccessible::queryAccessibleInterface(label)->text(QAccessible::Name);
    };
    int said = 0;
    for (auto* label : editor.window.findChildren<QLabel*>()) {
        const QString& text = label->text();
        if (text.isEmpty() || label->objectName() == QLatin1String("turnLabel"))
            continue; // see below
        ++said;
        QVERIFY2(heard(label).contains(text.simplified().remove(QLatin1Char('&'))), qPrintable(label->objectName()));
    }
    QVERIFY(said > 10);
    for (const char* name : {"statusTurn", "statusPlayer", "statusPlace", "statusZoom", "statusSeed", "messageText"}) {
        auto& label = editor.part<QLabel>(name);
        QVERIFY2(!label.text().isEmpty(), name);
        QVERIFY2(!label.accessibleDescription().isEmpty(), name);
        QVERIFY2(heard(&label).contains(label.text()), name);
    }
    auto& turn = editor.part<QLabel>("turnLabel"); // "3 / 60", in words
    QCOMPARE(heard(&turn), turn.toolTip());
    editor.document.playback().goTo(3);
    QVERIFY(heard(&turn).contains(QLatin1Char('3')));
    QVERIFY(editor.part<QLabel>("statusTurn").text().startsWith(heard(&turn)));
}

void TestAccessibility::tabFollowsTheEye()
{
    test::Editor editor;
    editor.show();
    editor.part<QLineEdit>("nameEdit").setFocus();
    for (const char* next : {"diceButton", "copyButton", "worldSize", "zoneSize"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(next));
    }
}

/// The names of all that Tab goes to from the map, round to it again.
QSet<QString> TestAccessibility::reachedByTab(test::Editor& editor)
{
    editor.worldView().setFocus();
    constexpr int manyControls = 500; // more than a window has, even with all docks behind each other
    QSet<QString> reached;
    const QWidget* first = QApplication::focusWidget();
    int presses = 0;
    do {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        if (QApplication::focusWidget() == nullptr)
            return {};
        reached << QApplication::focusWidget()->objectName();
        ++presses;
    } while (QApplication::focusWidget() != first && presses < manyControls);
    return presses < manyControls ? reached : QSet<QString>(); // it is nowhere caught
}

void TestAccessibility::everythingIsReachedByTab()
{
    test::Editor editor;
    editor.show();
    const QSet<QString> reached = reachedByTab(editor);
    for (const char* name : {"worldView", "nameEdit", "worldSize", "table", "qt_tabwidget_tabbar"})
        QVERIFY2(reached.contains(QLatin1String(name)), name);
}

/// A dock that lies behind others is reached once it is in front.
void TestAccessibility::everyDockIsReachedByTab()
{
    test::Editor editor;
    editor.document.floorFocus().setFloor(editor.document.project().dungeons.front().floors.front().id);
    editor.show();
    for (const auto& [dock, control] : {std::pair{"rooms", "roomsList"}, std::pair{"pairs", "pairMatrix"},
                                        std::pair{"pieces", "pieceListChoice"}, std::pair{"steps", "showTheSteps"}}) {
        editor.part<QDockWidget>(dock).raise();
        QTRY_VERIFY2(!editor.part<QDockWidget>(dock).widget()->visibleRegion().isEmpty(), dock);
        QVERIFY2(reachedByTab(editor).contains(QLatin1String(control)), control);
    }
}

/// Keys never go to what nobody sees.
void TestAccessibility::tabPassesDocksBehindOthers()
{
    test::Editor editor;
    editor.show();
    const QSet<QString> reached = reachedByTab(editor);
    int behind = 0;
    for (const auto* dock : editor.window.findChildren<QDockWidget*>()) {
        if (!liesBehind(*dock))
            continue;
        ++behind;
        for (const auto* control : dock->findChildren<QWidget*>()) {
            const QString name = control->objectName();
            const bool isItsOwn = !name.isEmpty() && editor.window.findChildren<QWidget*>(name).size() == 1;
            QVERIFY2(!isItsOwn || !reached.contains(name), qPrintable(name));
        }
    }
    QVERIFY(behind >= 8);
}

void TestAccessibility::shiftTabGoesBack()
{
    test::Editor editor;
    editor.show();
    editor.worldView().setFocus();
    QList<QWidget*> there{QApplication::focusWidget()};
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        there << QApplication::focusWidget();
    }
    for (qsizetype i = there.size() - 2; i >= 0; --i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget(), there[i]);
    }
}

ZONEWRIGHT_TEST(accessibility, TestAccessibility)

#include "tst_accessibility.moc"
