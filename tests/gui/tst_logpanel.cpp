#include "app/logchain.h"
#include "app/logpanel.h"
#include "app/panels.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "models/logfiltermodel.h"
#include "models/logmodel.h"
#include "support/testregistry.h"

#include <QClipboard>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

using namespace zonewright;

namespace loggui {

/// The editor with its log in front, and a walk far enough for everything to have happened.
struct LogEditor
{
    test::Editor editor;

    explicit LogEditor(int moves = 80)
    {
        editor.document.startNew({.name = "Log", .size = 4, .zoneSize = 3});
        QVERIFY(changeEngine(editor.document, {.queue = QueueMode::Coalesce})); // what a shift drops is lost at once
        editor.show();
        bringForward(panel());
        QTRY_VERIFY(table().isVisible());
        for (int i = 0; i < moves; ++i)
            playback().walk(Direction::East);
    }

    Playback& playback() { return editor.document.playback(); }

    LogPanel& panel() { return *editor.window.findChild<LogPanel*>(); }

    QTableView& table() { return editor.part<QTableView>("logTable"); }

    LogFilterModel& model() { return static_cast<LogFilterModel&>(*table().model()); }

    QLineEdit& rules() { return editor.part<QLineEdit>("logFilter"); }

    LogChain& chain() { return editor.part<LogChain>("logChain"); }

    void type(const char* line)
    {
        rules().setFocus();
        rules().clear();
        QTest::keyClicks(&rules(), QString::fromUtf8(line));
        QTRY_VERIFY(model().isComplete());
    }

    [[nodiscard]] const LogEntry& entry(int row)
    {
        return playback().log().entries()[static_cast<std::size_t>(model().entryOf(row))];
    }

    int current() { return table().currentIndex().row(); }

    QPoint cell(int row, int column)
    {
        table().scrollTo(model().index(row, column));
        return table().visualRect(model().index(row, column)).center();
    }

    void click(int row, int column, bool twice = false)
    {
        const QPoint at = cell(row, column);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, at);
        if (twice)
            QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, at);
    }
};

} // namespace loggui

using loggui::LogEditor;

class TestLogPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesAreTyped();
    void wrongRulesAreSaid();
    void kindsAreTicked();
    void doubleClickTravels();
    void enterTravelsAndStopsARun();
    void actsOnTheRowsShown();
    void causesAreFollowed();
    void causesByKeys();
    void chainLinksByMouseAndKeys();
    void hiddenCausesAreShown();
    void menuOfAnEntry();
    void followsTheTurn();
    void restsOutOfSight();
    void selectionStaysWithItsEntry();
    void anotherWalkBeginsAnew();
};

void TestLogPanel::rulesAreTyped()
{
    LogEditor one;
    const int all = one.model().rowCount();
    one.type("lost -moved turn:10..");
    QVERIFY(one.model().rowCount() > 0 && one.model().rowCount() < all);
    for (int row = 0; row < one.model().rowCount(); ++row)
        QVERIFY(one.entry(row).kind == LogKind::Lost && one.entry(row).turn >= 10);
    auto* clear = one.rules().findChild<QToolButton*>();
    QVERIFY(clear && clear->isVisible());
    QTest::mouseClick(clear, Qt::LeftButton);
    QCOMPARE(one.model().rowCount(), all);
}

void TestLogPanel::wrongRulesAreSaid()
{
    LogEditor one;
    one.type("entered zone:abc");
    QVERIFY(one.chain().toPlainText().startsWith(QStringLiteral("“zone:abc” at character 9: ")));
    QVERIFY(one.rules().property("invalid").toBool());
    QVERIFY(one.model().rowCount() > 0);
    QCOMPARE(one.entry(0).kind, LogKind::Entered);
    one.type("entered");
    QVERIFY(!one.rules().property("invalid").toBool());
    QVERIFY(!one.chain().toPlainText().contains(QLatin1String("zone:abc")));
}

void TestLogPanel::kindsAreTicked()
{
    LogEditor one;
    QMenu* menu = one.editor.part<QToolButton>("logKinds").menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), logKindCount);
    for (const QAction* action : menu->actions())
        QVERIFY(action->isCheckable() && action->isChecked());
    menu->actions().at(static_cast<int>(LogKind::Moved))->trigger();
    QCOMPARE(one.rules().text(), QStringLiteral("-moved"));
    QTRY_VERIFY(one.model().isComplete());
    for (int row = 0; row < one.model().rowCount(); ++row)
        QVERIFY(one.entry(row).kind != LogKind::Moved);
    one.type("lost left");
    Q_EMIT menu->aboutToShow();
    for (int kind = 0; kind < logKindCount; ++kind)
        QCOMPARE(menu->actions().at(kind)->isChecked(),
                 kind == static_cast<int>(LogKind::Lost) || kind == static_cast<int>(LogKind::Left));
    menu->actions().at(static_cast<int>(LogKind::Left))->trigger();
    QCOMPARE(one.rules().text(), QStringLiteral("lost"));
}

void TestLogPanel::doubleClickTravels()
{
    LogEditor one;
    one.type("entered");
    QVERIFY(one.model().rowCount() > 3);
    for (const int row : {2, 0, 3}) {
        one.click(row, LogModel::TextColumn, true);
        QCOMPARE(one.playback().turn(), std::int64_t{one.entry(row).turn});
        QVERIFY(!one.playback().isInTurn());
    }
    QCOMPARE(one.playback().lastTurn(), std::int64_t{80}); // nothing is lost
}

void TestLogPanel::enterTravelsAndStopsARun()
{
    LogEditor one;
    one.type("entered");
    one.click(1, LogModel::TextColumn);
    one.playback().goTo(0);
    one.editor.document.walkRun().setSpeed(1);
    one.editor.document.walkRun().start(Pace::Run);
    QTest::keyClick(&one.table(), Qt::Key_Return);
    QVERIFY(!one.editor.document.walkRun().isRunning());
    QCOMPARE(one.playback().turn(), std::int64_t{one.entry(1).turn});
}

void TestLogPanel::actsOnTheRowsShown()
{
    LogEditor one(10);
    one.playback().run({.turns = 30'000, .waits = true});
    for (int i = 0; i < 40; ++i)
        one.playback().walk(Direction::South);
    one.type("entered -west");
    const int last = one.model().rowCount() - 1;
    QVERIFY(last > 1 && one.entry(last).turn > 30'000);
    one.click(last, LogModel::TextColumn, true);
    QTRY_VERIFY(one.playback().isSettled());
    QCOMPARE(one.playback().turn(), std::int64_t{one.entry(last).turn});
    one.click(last - 1, LogModel::TextColumn, true);
    QTRY_VERIFY(one.playback().isSettled());
    QCOMPARE(one.playback().turn(), std::int64_t{one.entry(last - 1).turn});
}

/// From a creature that was lost back to the move, a click each, and the whole way back.
void TestLogPanel::causesAreFollowed()
{
    LogEditor one;
    one.type("lost");
    one.click(0, LogModel::TextColumn);
    std::vector<int> entries{one.model().entryOf(one.current())};
    auto& cause = one.editor.part<QToolButton>("logCause");
    auto& back = one.editor.part<QToolButton>("logBack");
    QVERIFY(!back.isEnabled());
    while (cause.isEnabled()) {
        const LogEntry entry = one.entry(one.current());
        if (entries.size() % 2 == 0)
            QTest::mouseClick(&cause, Qt::LeftButton);
        else
            one.click(one.current(), LogModel::CauseColumn);
        QCOMPARE(one.model().entryOf(one.current()), static_cast<int>(entry.cause));
        entries.push_back(one.model().entryOf(one.current()));
    }
    QCOMPARE(entries.size(), std::size_t{6});
    QCOMPARE(one.entry(one.current()).kind, LogKind::Moved);
    for (std::size_t i = entries.size() - 1; i-- > 0;) {
        QTest::mouseClick(&back, Qt::LeftButton);
        QCOMPARE(one.model().entryOf(one.current()), entries[i]);
    }
    QVERIFY(!back.isEnabled());
}

void TestLogPanel::causesByKeys()
{
    LogEditor one;
    one.type("lost");
    one.click(0, LogModel::TextColumn);
    const int lost = one.model().entryOf(one.current());
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(one.entry(one.current()).kind, LogKind::Left);
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(one.entry(one.current()).kind, LogKind::Shifted);
    QTest::keyClick(&one.table(), Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(&one.table(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(one.model().entryOf(one.current()), lost);
}

void TestLogPanel::chainLinksByMouseAndKeys()
{
    LogEditor one;
    one.type("lost");
    one.click(0, LogModel::TextColumn);
    const QString said = one.chain().toPlainText();
    QCOMPARE(said.count(QStringLiteral(" ← ")), 5);
    QVERIFY(said.contains(QStringLiteral(" left memory ← shifted the window east ← queued at turn ")));
    QVERIFY(said.endsWith(QStringLiteral("from the west ← moved east")));
    one.chain().setFocus();
    QTest::keyClick(&one.chain(), Qt::Key_Tab); // the first link
    QTest::keyClick(&one.chain(), Qt::Key_Tab);
    QTest::keyClick(&one.chain(), Qt::Key_Return);
    const LogKind reached = one.entry(one.current()).kind;
    QVERIFY2(reached == LogKind::Left || reached == LogKind::Shifted, "a link was followed");
    QTest::mouseClick(&one.editor.part<QToolButton>("logBack"), Qt::LeftButton);
    QCOMPARE(one.entry(one.current()).kind, LogKind::Lost);
    QPoint at;
    for (int x = 0; x < one.chain().viewport()->width() && at.isNull(); x += 3) {
        for (int y = 4; y < one.chain().viewport()->height() && at.isNull(); y += 4) {
            if (!one.chain().anchorAt({x, y}).isEmpty())
                at = {x + 4, y + 2};
        }
    }
    QVERIFY(!at.isNull());
    QTest::mouseClick(one.chain().viewport(), Qt::LeftButton, {}, at);
    QVERIFY(one.entry(one.current()).kind != LogKind::Lost);
}

/// A cause that the rules hide is shown all the same, until there are other rules.
void TestLogPanel::hiddenCausesAreShown()
{
    LogEditor one;
    one.type("lost");
    const int rows = one.model().rowCount();
    one.click(0, LogModel::TextColumn);
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(one.model().rowCount(), rows + 1);
    one.type("lost ran");
    QCOMPARE(one.model().rowCount(), rows);
}

void TestLogPanel::menuOfAnEntry()
{
    LogEditor one;
    one.type("left");
    one.click(1, LogModel::TextColumn);
    const LogEntry entry = one.entry(1);
    const auto choose = [&one](int place) {
        const QPoint at = one.cell(one.current(), LogModel::TextColumn);
        Q_EMIT one.table().customContextMenuRequested(at);
        auto* menu = one.panel().findChild<QMenu*>(QStringLiteral("logMenu"));
        QVERIFY(menu);
        QList<QAction*> actions;
        for (QAction* action : menu->actions()) {
            if (!action->isSeparator())
                actions << action;
        }
        actions.at(place)->trigger();
        menu->close();
        QTRY_VERIFY(!one.panel().findChild<QMenu*>(QStringLiteral("logMenu")));
        QTRY_VERIFY(one.model().isComplete());
    };
    choose(0);
    QCOMPARE(one.playback().turn(), std::int64_t{entry.turn});
    choose(1);
    QVERIFY(one.editor.document.selection().selected());
    QCOMPARE(one.editor.document.selection().selected()->zone, entry.zone());
    choose(6);
    QVERIFY(QApplication::clipboard()->text().endsWith(QLatin1String(" left memory")));
    choose(4);
    QCOMPARE(one.rules().text(), QStringLiteral("left zone:%1,%2").arg(entry.x).arg(entry.y));
    choose(5);
    QCOMPARE(one.rules().text(), QStringLiteral("left zone:%1,%2 turn:%3").arg(entry.x).arg(entry.y).arg(entry.turn));
    QCOMPARE(one.entry(0), entry);
    one.type("");
    one.table().setCurrentIndex(one.model().index(one.model().rowOf(1), 1));
    choose(3);
    QVERIFY(!one.rules().text().isEmpty());
}

void TestLogPanel::followsTheTurn()
{
    LogEditor one(400);
    const auto sees = [&one](std::int64_t turn) {
        for (int row = one.table().rowAt(0); row >= 0 && row <= one.table().rowAt(one.table().viewport()->height() - 1);
             ++row) {
            if (one.entry(row).turn == turn)
                return true;
        }
        return false;
    };
    for (const int turn : {0, 200, 100, 399}) {
        one.playback().goTo(turn);
        QVERIFY(sees(turn));
    }
    one.editor.part<QToolButton>("logFollow").click();
    one.playback().goTo(100);
    QVERIFY(!sees(100));
    one.editor.part<QToolButton>("logFollow").click();
    QVERIFY(sees(100));
}

void TestLogPanel::restsOutOfSight()
{
    LogEditor one;
    QWidget* dock = one.panel().parentWidget();
    dock->hide();
    const int rows = one.model().rowCount();
    const QSignalSpy inserted(&one.model(), &QAbstractItemModel::rowsInserted);
    const QSignalSpy changed(&one.model(), &QAbstractItemModel::dataChanged);
    for (int i = 0; i < 20; ++i)
        one.playback().walk(Direction::West);
    one.playback().goTo(10);
    QCOMPARE(one.model().rowCount(), rows);
    QCOMPARE(inserted.size() + changed.size(), 0);
    dock->show();
    bringForward(one.panel());
    QTRY_VERIFY(one.table().isVisible());
    QCOMPARE(one.model().rowCount(), static_cast<int>(one.playback().log().entries().size()));
}

void TestLogPanel::selectionStaysWithItsEntry()
{
    LogEditor one;
    one.type("left");
    one.click(2, LogModel::TextColumn);
    const int entry = one.model().entryOf(2);
    one.type("left lost");
    QCOMPARE(one.model().entryOf(one.current()), entry);
    one.type("");
    QCOMPARE(one.model().entryOf(one.current()), entry);
    for (int i = 0; i < 10; ++i)
        one.playback().walk(Direction::East);
    QCOMPARE(one.model().entryOf(one.current()), entry);
    one.playback().goTo(one.entry(one.current()).turn - 1);
    one.playback().walk(Direction::West); // the entry is gone
    QVERIFY(one.current() < 0 || one.model().entryOf(one.current()) < entry);
}

void TestLogPanel::anotherWalkBeginsAnew()
{
    LogEditor one;
    one.type("lost");
    one.click(0, LogModel::TextColumn);
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    one.editor.document.startNew({.name = "Other", .size = 3, .zoneSize = 3});
    QCOMPARE(one.model().rowCount(), 0);
    QVERIFY(!one.editor.part<QToolButton>("logBack").isEnabled());
    QVERIFY(!one.editor.part<QToolButton>("logCause").isEnabled());
    QTest::keyClick(&one.table(), Qt::Key_Return);
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(changeMemory(one.editor.document, {.scheme = MemoryScheme::Arrival, .capacity = 9}));
    one.type("");
    QVERIFY(one.model().rowCount() >= 10); // arrival, and nine zones
}

ZONEWRIGHT_TEST(logpanel, TestLogPanel)

#include "tst_logpanel.moc"
