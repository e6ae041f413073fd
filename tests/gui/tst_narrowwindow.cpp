#include "app/exponentspinbox.h"
#include "app/walkbar.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QFontMetrics>
#include <QLineEdit>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

using namespace zonewright;

/// The bars of a window that has little room.
class TestNarrowWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingIsWithinReach_data();
    void everythingIsWithinReach();
    void walkBarComesBack();
    void notesLieUnderTheirField_data();
    void notesLieUnderTheirField();
};

namespace {

bool isWithin(const QWidget& part, const QWidget& whole)
{
    return whole.rect().contains(QRect(part.mapTo(&whole, QPoint()), part.size()));
}

} // namespace

void TestNarrowWindow::everythingIsWithinReach_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {700, 800, 900, 1200})
        QTest::addRow("%d", width) << width;
}

void TestNarrowWindow::everythingIsWithinReach()
{
    QFETCH(int, width);
    test::Editor editor;
    editor.window.resize(width, 600);
    editor.show();
    QCOMPARE(editor.window.width(), width);
    auto& bar = editor.part<QToolBar>("worldToolBar");
    const auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    for (const char* name : {"worldSize", "zoneSize"}) {
        const auto& field = editor.part<ExponentSpinBox>(name);
        if (!field.isVisible()) {
            QVERIFY(more->isVisible());
            continue;
        }
        QVERIFY(isWithin(field, editor.window));
        const int room = field.findChild<QLineEdit*>()->width();
        QVERIFY2(room >= field.fontMetrics().horizontalAdvance(field.text()), qPrintable(QString::number(room)));
    }
    QVERIFY(isWithin(editor.part<QLineEdit>("nameEdit"), editor.window));
    auto& walk = editor.part<WalkBar>("walkBar");
    auto& button = editor.part<QToolButton>("walkButton");
    const bool isWhole = !button.isVisible();
    QVERIFY(!isWhole || editor.part<QLabel>("turnLabel").isVisible());
    if (width >= 1000)
        QVERIFY(editor.part<QToolButton>("runButton").isVisible()); // steps and runs go last
    QVERIFY(isWithin(walk, editor.window));
    QVERIFY(walk.width() > 10);
    if (isWhole)
        return;
    for (const ActionId id : {ActionId::StepOnce, ActionId::Run, ActionId::RunFast, ActionId::StopRun,
                              ActionId::RunUntil, ActionId::TurnBack, ActionId::TurnForward, ActionId::KeepWalk,
                              ActionId::FollowPlayer, ActionId::SimulationSettings})
        QVERIFY(button.menu()->actions().contains(&editor.action(id)));
}

void TestNarrowWindow::walkBarComesBack()
{
    test::Editor editor;
    editor.window.resize(850, 600); // wide enough for tabs and bar where no dock stands beside them
    editor.show();
    QVERIFY(editor.part<QToolButton>("walkButton").isVisible());
    editor.action(ActionId::ShowDocks).trigger();
    QTRY_VERIFY(editor.part<QLabel>("turnLabel").isVisible());
    QVERIFY(!editor.part<QToolButton>("walkButton").isVisible());
    editor.action(ActionId::ShowDocks).trigger();
    QTRY_VERIFY(editor.part<QToolButton>("walkButton").isVisible());
}

void TestNarrowWindow::notesLieUnderTheirField_data()
{
    everythingIsWithinReach_data();
}

void TestNarrowWindow::notesLieUnderTheirField()
{
    QFETCH(int, width);
    test::Editor editor;
    editor.window.resize(width, 600);
    editor.show();
    auto& field = editor.part<QLineEdit>("nameEdit");
    const auto& note = editor.part<QLabel>("messageLabel");
    const QRect before(field.mapTo(&editor.window, QPoint()), field.size());
    const QRect copy(editor.part<QToolButton>("copyButton").geometry());
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QString(400, QLatin1Char('x')));
    QCoreApplication::processEvents();
    QVERIFY(note.isVisible());
    QCOMPARE(note.text(), QStringLiteral("The name has 400 characters, more than 120."));
    QVERIFY(isWithin(note, editor.window));
    QVERIFY(note.height() >= note.heightForWidth(note.width())); // all of it
    QVERIFY(note.mapTo(&editor.window, QPoint()).y() > before.bottom());
    QCOMPARE(QRect(field.mapTo(&editor.window, QPoint()), field.size()), before); // nothing jumps
    QCOMPARE(editor.part<QToolButton>("copyButton").geometry(), copy);
    QTest::keyClick(&field, Qt::Key_Escape);
    QVERIFY(!note.isVisible());
    QCOMPARE(QRect(field.mapTo(&editor.window, QPoint()), field.size()), before);
}

ZONEWRIGHT_TEST(narrowwindow, TestNarrowWindow)

#include "tst_narrowwindow.moc"
