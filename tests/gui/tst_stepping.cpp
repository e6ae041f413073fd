#include "app/eventstable.h"
#include "core/walk/simulation.h"
#include "document/eventedits.h"
#include "gui/editor.h"
#include "render/palette.h"
#include "support/testregistry.h"

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include <cstdlib>

using namespace zonewright;

namespace stepping {

/// The sample, whose kept walk crosses to the east in turn 12.
struct SampleWalk
{
    test::Editor editor;

    SampleWalk()
    {
        editor.window.setThemeChoice(ThemeChoice::Light);
        editor.show();
        editor.worldView().setFocus();
    }

    Playback& playback() { return editor.document.playback(); }

    const TurnRecord& record() { return playback().record(); }

    WalkRun& run() { return editor.document.walkRun(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&editor.window, key, modifiers);
    }

    void step(int times)
    {
        for (int i = 0; i < times; ++i)
            press(Qt::Key_F4);
    }

    /// The world close enough for signs, around the border that the walk crosses.
    void lookAtTheBorder()
    {
        editor.worldView().setZoom(0.1);
        editor.worldView().lookAt(Point{10, 16} * 64 + Point{32, 32});
        editor.worldView().setFollowing(false);
    }

    /// How many pixels of a zone's place on the map have a colour.
    int pixelsOf(Point zone, const QColor& color)
    {
        const QImage image = test::completePicture(editor.worldView());
        const QRect place = editor.worldView().projection().appearances({zone.x * 64, zone.y * 64, 64, 64}).front();
        int count = 0;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            for (int x = place.left(); x <= place.right(); ++x) {
                const QColor at = image.pixelColor(x, y);
                count += std::abs(at.red() - color.red()) + std::abs(at.green() - color.green()) +
                                     std::abs(at.blue() - color.blue()) <
                                 12
                             ? 1
                             : 0;
            }
        }
        return count;
    }

    bool isNextOnTheMap(Point zone) { return pixelsOf(zone, overlayColors(Theme::Light).next) > 40; }

    bool isAtHandOnTheMap(Point zone) { return pixelsOf(zone, overlayColors(Theme::Light).window) > 40; }

    /// The turns of the sample's walk as a simulation without an editor runs them.
    std::vector<TurnRecord> trace()
    {
        const Project& project = editor.document.project();
        Simulation simulation(editor.document.world(), project.walk);
        simulation.recordMoves(project.moves);
        std::vector<TurnRecord> records{simulation.record()};
        simulation.run({}, [&records](const TurnRecord& record) {
            records.push_back(record);
            return true;
        });
        return records;
    }
};

} // namespace stepping

/// Steps, runs, breakpoints and travel in time, by mouse and keys on the real window.
class TestStepping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void stepsThroughTheCrossing();
    void travelsBackToTheStartAndForward();
    void tenTurnsAtATime();
    void forwardFromTheMiddleOfATurnEndsIt();
    void walkingFromTheMiddleOfATurnEndsIt();
    void runsAndPauses();
    void runsFastToTheEnd();
    void paceOfARunIsChosen();
    void breakpointOnAZoneStopsBeforeIt();
    void runsUntilATurn();
    void runsUntilWhatIsAskedFor();
    void questionForAZoneSaysWhatIsWrong();
    void breakpointsAreEnabledAndRemovedInTheirDock();
    void settingsOfTheSimulationAreUndone();
    void changedEventKeepsTheStep();
    void playedWalkIsKeptWithItsSettings();
    void dotsOfEventsAreRemovedByAClick();

private:
    std::unique_ptr<stepping::SampleWalk> m_walk;
};

void TestStepping::init()
{
    m_walk = std::make_unique<stepping::SampleWalk>();
}

void TestStepping::cleanup()
{
    m_walk.reset();
}

void TestStepping::stepsThroughTheCrossing()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.lookAtTheBorder();
    walk.step(12); // nothing waits: a step is a turn
    QCOMPARE(walk.playback().turn(), std::int64_t{12});
    QVERIFY(!walk.playback().isInTurn());
    QVERIFY(walk.record().zone == (Point{10, 16}));
    QCOMPARE(walk.record().pending.size(), std::size_t{4});
    QVERIFY(walk.isNextOnTheMap({11, 15}));
    QVERIFY(!walk.isAtHandOnTheMap({11, 15}));

    const std::array<Point, 3> zones{{{11, 15}, {11, 16}, {11, 17}}};
    for (std::size_t i = 0; i < zones.size(); ++i) {
        const std::int64_t turn = 13 + static_cast<std::int64_t>(i);
        const Point cell = walk.record().cell;
        walk.press(Qt::Key_F4); // the move
        QVERIFY(walk.playback().isInTurn());
        QCOMPARE(walk.playback().turn(), turn);
        QVERIFY(walk.record().cell == (cell + Point{1, 0}));
        QCOMPARE(walk.record().pending.size(), 4 - i);
        QVERIFY(walk.record().pending.front().zone == zones[i]);
        QVERIFY(walk.isNextOnTheMap(zones[i]));
        QVERIFY(walk.editor.text("statusNext").contains(QStringLiteral("11,%1").arg(zones[i].y)));
        QVERIFY(walk.editor.text("statusTurn").contains(QString::number(turn)));
        walk.press(Qt::Key_F4); // the request
        QVERIFY(!walk.playback().isInTurn());
        QCOMPARE(walk.record().pending.size(), 3 - i);
        QVERIFY(std::ranges::find(walk.record().computed, zones[i]) != walk.record().computed.end());
        QVERIFY(walk.isAtHandOnTheMap(zones[i]));
        QVERIFY(!walk.isNextOnTheMap(zones[i]));
    }

    walk.press(Qt::Key_F4);
    QVERIFY(walk.playback().next()->event.kind == EventKind::ShiftWindow);
    QVERIFY(walk.isNextOnTheMap({10, 16}));
    QVERIFY((*walk.record().window)[4] == (Point{9, 16}));
    walk.press(Qt::Key_F4);
    QVERIFY((*walk.record().window)[4] == (Point{10, 16}));
    QVERIFY(walk.record().pending.empty());
    QVERIFY(walk.playback().next()->event.kind == EventKind::Spawn);
    QVERIFY(walk.isNextOnTheMap({10, 16})); // of the wolf, which is to come there
    QVERIFY(walk.record() == walk.trace()[16]);
    QVERIFY(walk.playback().isKept());
}

void TestStepping::travelsBackToTheStartAndForward()
{
    stepping::SampleWalk& walk = *m_walk;
    const std::vector<TurnRecord> trace = walk.trace();
    walk.step(40);
    QVERIFY(walk.playback().turn() > 30);
    while (walk.playback().turn() > 0) {
        const std::int64_t turn = walk.playback().turn();
        walk.press(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(walk.playback().turn(), turn - 1);
        QVERIFY(walk.record() == trace[static_cast<std::size_t>(turn - 1)]);
    }
    for (std::size_t turn = 1; turn < trace.size(); ++turn) {
        walk.press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(walk.record() == trace[turn]);
    }
    QCOMPARE(walk.editor.document.undoStack().count(), 0);
}

void TestStepping::tenTurnsAtATime()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(walk.playback().turn(), std::int64_t{10});
    walk.press(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(walk.playback().turn(), std::int64_t{20});
    walk.press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(walk.playback().turn(), std::int64_t{10});
    walk.press(Qt::Key_Left, Qt::AltModifier);
    walk.press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(walk.playback().turn(), std::int64_t{0});
    QVERIFY(!walk.editor.action(ActionId::TurnsBack).isEnabled());
}

void TestStepping::forwardFromTheMiddleOfATurnEndsIt()
{
    stepping::SampleWalk& walk = *m_walk;
    const std::vector<TurnRecord> trace = walk.trace();
    walk.step(13);
    QVERIFY(walk.playback().isInTurn());
    walk.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(!walk.playback().isInTurn());
    QVERIFY(walk.record() == trace[13]);
    walk.press(Qt::Key_F4);
    QVERIFY(walk.playback().isInTurn());
    walk.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!walk.playback().isInTurn());
    QVERIFY(walk.record() == trace[13]);
}

void TestStepping::walkingFromTheMiddleOfATurnEndsIt()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.step(13);
    walk.editor.action(ActionId::WalkNorth).trigger();
    QVERIFY(!walk.playback().isInTurn());
    QCOMPARE(walk.playback().turn(), std::int64_t{14});
    QCOMPARE(walk.playback().lastTurn(), std::int64_t{14});
    QVERIFY(walk.record().move == Direction::North);
}

void TestStepping::runsAndPauses()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.run().setSpeed(WalkRun::fastest);
    walk.press(Qt::Key_F5);
    QVERIFY(walk.editor.action(ActionId::Run).isChecked());
    QVERIFY(walk.editor.action(ActionId::StopRun).isEnabled());
    QTRY_VERIFY(walk.playback().turn() > 0);
    walk.press(Qt::Key_F5);
    QVERIFY(!walk.run().isRunning());
    QVERIFY(!walk.editor.action(ActionId::Run).isChecked());
    const std::int64_t turn = walk.playback().turn();
    QApplication::processEvents();
    QCOMPARE(walk.playback().turn(), turn);
    QVERIFY(walk.record() == walk.trace()[static_cast<std::size_t>(turn)]);
    walk.press(Qt::Key_F5);
    walk.press(Qt::Key_F8);
    QVERIFY(!walk.run().isRunning());
    QVERIFY(walk.playback().isKept());
}

void TestStepping::runsFastToTheEnd()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QCOMPARE(walk.playback().turn(), walk.playback().lastTurn());
    QVERIFY(walk.record() == walk.trace().back());
    QVERIFY(walk.playback().isKept());
    QVERIFY(walk.run().lastEnd() == RunEnd::WalkEnds);
    // Begun at the end, where nothing is to come, it makes the walk no longer.
    const std::int64_t last = walk.playback().lastTurn();
    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QVERIFY(walk.run().lastEnd() == RunEnd::Nothing);
    QCOMPARE(walk.playback().lastTurn(), last);
    // It waits for what is to come.
    QVERIFY(moveEvent(walk.editor.document, 1, last + 500));
    QTRY_VERIFY(walk.playback().isSettled());
    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QCOMPARE(walk.playback().turn(), last + 500);
    QVERIFY(!walk.playback().isKept());
}

void TestStepping::paceOfARunIsChosen()
{
    stepping::SampleWalk& walk = *m_walk;
    QMenu* menu = walk.editor.part<QToolButton>("runButton").menu();
    QVERIFY(menu->actions().size() > 3);
    menu->actions().front()->trigger();
    QCOMPARE(walk.run().speed(), menu->actions().front()->data().toInt());
    QVERIFY(menu->actions().front()->isChecked());
    menu->actions().back()->trigger();
    QCOMPARE(walk.run().speed(), WalkRun::fastest);
    QVERIFY(!menu->actions().front()->isChecked());
    // A run changes its pace while it runs.
    walk.run().setSpeed(WalkRun::slowest);
    walk.press(Qt::Key_F5);
    walk.press(Qt::Key_F6);
    QVERIFY(walk.run().pace() == Pace::Fast);
    QVERIFY(!walk.editor.action(ActionId::Run).isChecked());
    QVERIFY(walk.editor.action(ActionId::RunFast).isChecked());
    walk.press(Qt::Key_F5);
    QVERIFY(walk.run().pace() == Pace::Run);
}

void TestStepping::breakpointOnAZoneStopsBeforeIt()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.lookAtTheBorder();
    const QRect place = walk.editor.worldView().projection().appearances({11 * 64, 16 * 64, 64, 64}).front();
    const int before = walk.pixelsOf({11, 16}, overlayColors(Theme::Light).stop);
    QTest::mouseClick(&walk.editor.worldView(), Qt::LeftButton, Qt::NoModifier, place.center());
    walk.press(Qt::Key_F9);
    QCOMPARE(walk.editor.document.breakpoints().items().size(), std::size_t{1});
    QVERIFY(walk.pixelsOf({11, 16}, overlayColors(Theme::Light).stop) > before + 20);

    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QVERIFY(walk.playback().isInTurn());
    QCOMPARE(walk.playback().turn(), std::int64_t{14});
    QVERIFY(walk.playback().next()->event.zone == (Point{11, 16}));
    QVERIFY(std::ranges::find(walk.record().computed, Point{11, 16}) == walk.record().computed.end());
    QVERIFY(walk.editor.text("statusPlace").contains(QStringLiteral("11,16")));
    walk.press(Qt::Key_F4); // passes it
    QVERIFY(std::ranges::find(walk.record().computed, Point{11, 16}) != walk.record().computed.end());

    walk.press(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QCOMPARE(walk.playback().turn(), std::int64_t{14}); // stops there again
    walk.press(Qt::Key_F9);
    QVERIFY(walk.editor.document.breakpoints().items().empty());
    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QVERIFY(walk.record() == walk.trace().back());
}

void TestStepping::runsUntilATurn()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.press(Qt::Key_F5, Qt::ControlModifier);
    auto& turn = walk.editor.part<QSpinBox>("turn");
    QVERIFY(turn.hasFocus());
    turn.setValue(120); // the walk has 89 turns
    QTest::keyClick(&turn, Qt::Key_Return);
    QVERIFY(!turn.isVisible());
    QTRY_VERIFY(!walk.run().isRunning());
    QCOMPARE(walk.playback().turn(), std::int64_t{120});
    QVERIFY(walk.run().lastEnd() == RunEnd::Reached);
    QVERIFY(walk.record().move == Direction::None);
    QCOMPARE(walk.playback().lastTurn(), std::int64_t{120});
}

void TestStepping::runsUntilWhatIsAskedFor()
{
    stepping::SampleWalk& walk = *m_walk;
    const auto ask = [&walk](const char* choice) {
        walk.press(Qt::Key_F5, Qt::ControlModifier);
        walk.editor.part<QRadioButton>(choice).click();
        QTest::mouseClick(&walk.editor.part<QPushButton>("go"), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&walk] { return !walk.run().isRunning(); }));
    };
    ask("shiftChoice");
    QVERIFY(walk.playback().isInTurn());
    QVERIFY(walk.playback().next()->event.kind == EventKind::ShiftWindow);
    QCOMPARE(walk.playback().turn(), std::int64_t{16});
    ask("spawnChoice");
    QCOMPARE(walk.playback().turn(), std::int64_t{40});
    QVERIFY(walk.playback().next()->event.kind == EventKind::Spawn);
    ask("evictionChoice"); // a window evicts nothing
    QVERIFY(walk.run().lastEnd() == RunEnd::Nothing);
    QVERIFY(!walk.editor.text("statusPlace").isEmpty());
}

void TestStepping::questionForAZoneSaysWhatIsWrong()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.press(Qt::Key_F5, Qt::ControlModifier);
    auto& zone = walk.editor.part<QLineEdit>("zone");
    zone.setFocus();
    zone.clear();
    QTest::keyClicks(&zone, QStringLiteral("here"));
    QVERIFY(walk.editor.part<QRadioButton>("zoneChoice").isChecked());
    QTest::keyClick(&zone, Qt::Key_Return);
    QVERIFY(walk.editor.part<QLabel>("says").text().contains(QStringLiteral("here")));
    QVERIFY(!walk.run().isRunning());
    zone.setText(QStringLiteral("11, 15"));
    QTest::keyClick(&zone, Qt::Key_Return);
    QTRY_VERIFY(!walk.run().isRunning());
    QCOMPARE(walk.playback().turn(), std::int64_t{13});
    QVERIFY(walk.playback().isInTurn());
}

void TestStepping::breakpointsAreEnabledAndRemovedInTheirDock()
{
    stepping::SampleWalk& walk = *m_walk;
    Breakpoints& breakpoints = walk.editor.document.breakpoints();
    walk.editor.action(ActionId::AddBreakpoint).trigger();
    walk.editor.part<QRadioButton>("shiftChoice").click();
    QTest::mouseClick(&walk.editor.part<QPushButton>("go"), Qt::LeftButton);
    breakpoints.add(StopAtTurn{30});
    QCOMPARE(breakpoints.items().size(), std::size_t{2});
    auto& list = walk.editor.part<QListView>("breakpointList");
    QCOMPARE(list.model()->rowCount(), 2);
    list.model()->setData(list.model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
    QVERIFY(!breakpoints.items()[0].isEnabled);
    walk.press(Qt::Key_F6);
    QTRY_VERIFY(!walk.run().isRunning());
    QCOMPARE(walk.playback().turn(), std::int64_t{30});
    list.selectAll();
    QTest::keyClick(&list, Qt::Key_Delete);
    QVERIFY(breakpoints.items().empty());
}

void TestStepping::settingsOfTheSimulationAreUndone()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.step(14);
    walk.editor.action(ActionId::SimulationSettings).trigger();
    auto& requests = walk.editor.part<QSpinBox>("requests");
    requests.setValue(2);
    QTRY_VERIFY(walk.playback().isSettled());
    QCOMPARE(walk.editor.document.project().walk.rate.requests, 2);
    QCOMPARE(walk.playback().turn(), std::int64_t{13});
    QCOMPARE(walk.record().pending.size(), std::size_t{2}); // both of the first turn's are done
    QCOMPARE(walk.editor.document.undoStack().count(), 1);
    walk.editor.action(ActionId::Undo).trigger();
    QTRY_VERIFY(walk.playback().isSettled());
    QCOMPARE(walk.record().pending.size(), std::size_t{3});
    QCOMPARE(requests.value(), 1);
}

void TestStepping::changedEventKeepsTheStep()
{
    stepping::SampleWalk& walk = *m_walk;
    walk.step(13);
    const TurnRecord before = walk.record();
    QVERIFY(walk.playback().isInTurn());
    ScheduledEvent event = walk.editor.document.project().walk.events.front();
    event.due = 77;
    QVERIFY(changeEvent(walk.editor.document, event));
    QTRY_VERIFY(walk.playback().isSettled());
    QVERIFY(walk.playback().isInTurn());
    QVERIFY(walk.record() == before);
}

void TestStepping::playedWalkIsKeptWithItsSettings()
{
    stepping::SampleWalk& walk = *m_walk;
    const Project before = walk.editor.document.project();
    WalkSettings settings = before.walk;
    settings.startCell = {1, 2};
    settings.view = 58;
    settings.queue = QueueMode::Coalesce;
    settings.memory = MemoryScheme::Window;
    walk.playback().play(settings, {Direction::West, Direction::West, Direction::North});
    walk.step(2);
    QVERIFY(walk.editor.action(ActionId::KeepWalk).isEnabled());
    walk.editor.action(ActionId::KeepWalk).trigger();
    QTRY_VERIFY(walk.playback().isSettled());
    QVERIFY(walk.editor.document.project().walk == settings);
    QCOMPARE(walk.editor.document.project().moves.size(), std::size_t{3});
    QVERIFY(walk.playback().isKept());
    QCOMPARE(walk.editor.document.undoStack().count(), 1);
    walk.editor.action(ActionId::Undo).trigger();
    QVERIFY(walk.editor.document.project() == before);
}

/// Whatever stops there.
void TestStepping::dotsOfEventsAreRemovedByAClick()
{
    stepping::SampleWalk& walk = *m_walk;
    auto& table = *walk.editor.window.findChild<EventsTable*>();
    const ScheduledEvent& event = walk.editor.document.project().walk.events.front();
    Breakpoints& breakpoints = walk.editor.document.breakpoints();
    breakpoints.add(StopBeforeZone{event.zone});
    breakpoints.add(StopBeforeKind{event.kind});
    breakpoints.add(StopAtHazard{});
    const auto clickMargin = [&] {
        const QAbstractItemModel& rows = *table.model();
        const auto ids = rows.match(rows.index(0, EventsModel::IdColumn), Qt::DisplayRole, QString::number(event.id));
        QVERIFY(!ids.isEmpty());
        const QModelIndex margin = ids.front().siblingAtColumn(EventsModel::MarginColumn);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::NoModifier, table.visualRect(margin).center());
    };
    clickMargin();
    QVERIFY(breakpoints.items() == (std::vector<Breakpoints::Item>{{.stop = StopAtHazard{}}}));
    clickMargin();
    QVERIFY(breakpoints.find(StopBeforeEvent{event.id}));
}

ZONEWRIGHT_TEST(stepping, TestStepping)
#include "tst_stepping.moc"
