#include "app/actionset.h"
#include "app/timelinepanel.h"
#include "core/walk/movestext.h"
#include "document/document.h"
#include "document/eventedits.h"
#include "support/testregistry.h"
#include "views/mapevents.h"

#include <QMenu>
#include <QSignalSpy>

#include <array>

using namespace zonewright;

/// The time line with a document: what a designer does on it, and what of the document it shows.
class TestTimelinePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void clickTravels();
    void dragTravelsToItsLastTurn();
    void clickBeyondTheMovesRunsThere();
    void dragOfAnEventIsOneStep();
    void cancelledDragIsNone();
    void followsEveryChangeOfEvents();
    void runsUntilAnEvent();
    void runsUntilAnEventThatIsOver();
    void menuOffersWhatCanBeDone();
    void menuDeletesAndEdits();
    void menuOfSeveralEventsHasOneForEach();
    void editingLeavesTheDesignerWhereHeLooks();
    void travelBringsTheTurnInSight();
    void costsNothingOutOfSight();
    void manyEventsAreQuick();

private:
    [[nodiscard]] QPointF sign(qint64 event) const { return m_panel->signOf(event).value_or(QPointF(-1, -1)); }

    [[nodiscard]] QPointF at(qint64 turn) const { return {m_panel->middleOf(turn), m_panel->height() - 6.0}; }

    [[nodiscard]] Playback& playback() const { return m_document->playback(); }

    QMenu* menu(QPointF place);
    static QAction* command(const QMenu* menu, const QString& text);
    void choose(QPointF place, const QString& text);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActionSet> m_actions;
    std::unique_ptr<TimelinePanel> m_panel;
};

void TestTimelinePanel::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 4, .zoneSize = 4});
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 4}};
    project.walk.startZone = {5, 5};
    project.walk.startCell = {13, 8};
    project.walk.view = 1;
    project.moves = parseMoves("E*20").value();
    project.walk.events = {
        {.id = 1, .due = 30, .kind = EventKind::Announce, .zone = {5, 5}, .text = "A dragon & more"},
        {.id = 2, .due = 5, .kind = EventKind::Spawn, .zone = {5, 5}, .text = ""},
        {.id = 3, .due = 40, .kind = EventKind::Spawn, .zone = {5, 5}, .text = ""},
        {.id = 4, .due = 40, .kind = EventKind::FindPath, .zone = {5, 5}, .text = ""},
    };
    m_document->state().replaceAll(project);
    m_actions = std::make_unique<ActionSet>();
    m_panel = std::make_unique<TimelinePanel>(*m_document, *m_actions);
    m_panel->resize(800, 110);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestTimelinePanel::cleanup()
{
    m_panel.reset();
    m_actions.reset();
    m_document.reset();
}

QMenu* TestTimelinePanel::menu(QPointF place)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, place.toPoint(), m_panel->mapToGlobal(place.toPoint()));
    QApplication::sendEvent(m_panel.get(), &event);
    return m_panel->findChild<QMenu*>(QStringLiteral("timelineMenu"));
}

QAction* TestTimelinePanel::command(const QMenu* menu, const QString& text)
{
    for (QAction* action : menu->actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

void TestTimelinePanel::choose(QPointF place, const QString& text)
{
    QMenu* menu = this->menu(place);
    QVERIFY(menu);
    QAction* action = command(menu, text);
    QVERIFY2(action && action->isEnabled(), qPrintable(text));
    action->trigger();
    menu->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void TestTimelinePanel::clickTravels()
{
    for (const qint64 turn : {7, 20, 0, 13}) {
        test::click(*m_panel, at(turn));
        QCOMPARE(playback().turn(), std::int64_t{turn});
        QCOMPARE(m_panel->turn(), turn);
    }
    QTest::keyClick(m_panel.get(), Qt::Key_Left);
    QCOMPARE(playback().turn(), std::int64_t{12});
    QTest::keyClick(m_panel.get(), Qt::Key_End);
    QCOMPARE(playback().turn(), std::int64_t{20});
    QCOMPARE(playback().lastTurn(), std::int64_t{20});
}

/// However far it is: the way to one turn is finished before that to the next one begins.
void TestTimelinePanel::dragTravelsToItsLastTurn()
{
    test::drag(*m_panel, at(2), at(17), Qt::LeftButton, 40);
    QCOMPARE(playback().turn(), std::int64_t{17});
    Project project = m_document->project();
    project.moves = parseMoves("E*3000 W*3000").value();
    m_document->state().replaceAll(project);
    QTRY_VERIFY(playback().isSettled());
    m_panel->zoomBy(-20);
    test::drag(*m_panel, at(5990), at(3100), Qt::LeftButton, 12);
    QTRY_VERIFY_WITH_TIMEOUT(playback().isSettled() && std::abs(playback().turn() - 3100) < 20, 60'000);
}

void TestTimelinePanel::clickBeyondTheMovesRunsThere()
{
    test::click(*m_panel, at(24));
    QTRY_COMPARE(playback().turn(), std::int64_t{24});
    QTRY_VERIFY(!m_document->walkRun().isRunning());
    QCOMPARE(playback().lastTurn(), std::int64_t{24});
    QVERIFY(playback().moves().back() == Direction::None);
    QVERIFY(m_document->walkRun().lastEnd() == RunEnd::Reached);
}

void TestTimelinePanel::dragOfAnEventIsOneStep()
{
    test::drag(*m_panel, sign(1), {m_panel->middleOf(36), sign(1).y()}, Qt::LeftButton, 30);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->project().walk.events.front().due, std::int64_t{36});
    QVERIFY(std::abs(sign(1).x() - m_panel->middleOf(36)) < 2);
    m_document->undoStack().undo();
    QCOMPARE(m_document->project().walk.events.front().due, std::int64_t{30});
    QVERIFY(std::abs(sign(1).x() - m_panel->middleOf(30)) < 2);
}

void TestTimelinePanel::cancelledDragIsNone()
{
    const QPointF from = sign(1);
    test::sendMouse(*m_panel, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    test::move(*m_panel, from + QPointF(60, 0), Qt::LeftButton);
    QVERIFY(m_panel->dragged());
    QTest::keyClick(m_panel.get(), Qt::Key_Escape);
    test::sendMouse(*m_panel, QEvent::MouseButtonRelease, from + QPointF(60, 0), Qt::LeftButton, Qt::NoButton);
    QCOMPARE(m_document->undoStack().count(), 0);
    QCOMPARE(m_document->project().walk.events.front().due, std::int64_t{30});
}

void TestTimelinePanel::followsEveryChangeOfEvents()
{
    const auto added = addEvent(*m_document, {.due = 50, .kind = EventKind::Announce, .zone = {1, 1}, .text = ""});
    QVERIFY(added.has_value());
    QVERIFY(m_panel->signOf(*added).has_value());
    QVERIFY(moveEvent(*m_document, *added, 45).has_value());
    QVERIFY(std::abs(sign(*added).x() - m_panel->middleOf(45)) < 2);
    removeEvents(*m_document, std::array{*added});
    QVERIFY(!m_panel->signOf(*added));
    m_document->undoStack().undo();
    QVERIFY(m_panel->signOf(*added).has_value());
    m_panel->hide();
    removeEvents(*m_document, std::array{*added});
    m_panel->show();
    QVERIFY(!m_panel->signOf(*added));
    m_document->startNew({.name = "Elsewhere"});
    QVERIFY(!m_panel->signOf(1));
}

void TestTimelinePanel::runsUntilAnEvent()
{
    choose(sign(1), QStringLiteral("Run Until This Event"));
    QTRY_VERIFY(!m_document->walkRun().isRunning() && playback().turn() > 20);
    QCOMPARE(playback().turn(), std::int64_t{30});
    QVERIFY(playback().isInTurn()); // before it
    QVERIFY(playback().next() && playback().next()->event.id == 1);
    QVERIFY(playback().next()->event.kind == EventKind::Announce);
    playback().stepOnce();
    QVERIFY(playback().record().processed.back().id == 1);
}

void TestTimelinePanel::runsUntilAnEventThatIsOver()
{
    playback().goTo(20);
    choose(sign(2), QStringLiteral("Run Until This Event"));
    QTRY_VERIFY(!m_document->walkRun().isRunning() && playback().turn() < 20);
    QCOMPARE(playback().turn(), std::int64_t{5});
    QVERIFY(playback().isInTurn());
    QCOMPARE(playback().next()->event.id, std::int64_t{2});
    playback().stepOnce(); // it is processed, in the turn that is shown
    choose(sign(2), QStringLiteral("Run Until This Event"));
    QTRY_VERIFY(!m_document->walkRun().isRunning() && playback().isInTurn());
    QCOMPARE(playback().next()->event.id, std::int64_t{2});
    QCOMPARE(playback().lastTurn(), std::int64_t{20});
}

void TestTimelinePanel::menuOffersWhatCanBeDone()
{
    playback().goTo(10);
    const auto offers = [this](qint64 turn, const char* text) {
        QMenu* menu = this->menu(at(turn));
        const QAction* action = command(menu, QString::fromUtf8(text).arg(turn));
        const bool enabled = action && action->isEnabled();
        delete menu;
        return enabled;
    };
    QVERIFY(offers(5, "Go to Turn %1") && !offers(5, "Run Until Turn %1"));
    QVERIFY(offers(15, "Go to Turn %1") && offers(15, "Run Until Turn %1"));
    QVERIFY(!offers(25, "Go to Turn %1") && offers(25, "Run Until Turn %1"));
    QVERIFY(offers(25, "Add Event at Turn %1…") && !offers(0, "Add Event at Turn %1…"));
    choose(at(15), QStringLiteral("Run Until Turn 15"));
    QTRY_COMPARE(playback().turn(), std::int64_t{15});
    const QSignalSpy wanted(m_panel.get(), &TimelinePanel::addEventWanted);
    choose(at(17), QStringLiteral("Add Event at Turn 17…"));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().at(0).toLongLong(), 17);
}

void TestTimelinePanel::menuDeletesAndEdits()
{
    const QSignalSpy activated(m_panel.get(), &TimelinePanel::eventActivated);
    choose(sign(1), QStringLiteral("Edit Event"));
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.last().at(0).toLongLong(), 1);
    choose(sign(1), QStringLiteral("Delete Event"));
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->project().walk.events.size(), std::size_t{3});
    QVERIFY(!m_panel->signOf(1));
}

void TestTimelinePanel::menuOfSeveralEventsHasOneForEach()
{
    QMenu* menu = this->menu(sign(3));
    std::vector<QMenu*> ones;
    for (const QAction* action : menu->actions()) {
        if (action->menu())
            ones.push_back(action->menu());
    }
    QCOMPARE(ones.size(), std::size_t{2});
    const QSignalSpy activated(m_panel.get(), &TimelinePanel::eventActivated);
    command(ones[1], QStringLiteral("Edit Event"))->trigger();
    QCOMPARE(activated.last().at(0).toLongLong(), 4);
}

void TestTimelinePanel::editingLeavesTheDesignerWhereHeLooks()
{
    QVERIFY(addEvent(*m_document, {.due = 400, .kind = EventKind::Announce, .zone = {1, 1}, .text = ""}).has_value());
    for (int i = 0; i < 10; ++i)
        test::drag(*m_panel, {700, 90}, {300, 90}, Qt::MiddleButton);
    QVERIFY(!m_panel->axis().shows(0));
    const TimeAxis axis = m_panel->axis();
    QVERIFY(moveEvent(*m_document, 5, 401).has_value()); // runs the walk again
    QTRY_VERIFY(playback().isSettled());
    QCOMPARE(m_panel->axis().left(300), axis.left(300));
    m_document->walkRun().start(Pace::Run); // so does who looks on
    QTRY_VERIFY(playback().turn() > 0);
    QVERIFY(!m_panel->axis().shows(0));
    m_document->walkRun().stop();
}

void TestTimelinePanel::travelBringsTheTurnInSight()
{
    QVERIFY(addEvent(*m_document, {.due = 400, .kind = EventKind::Announce, .zone = {1, 1}, .text = ""}).has_value());
    for (int i = 0; i < 10; ++i)
        test::drag(*m_panel, {700, 90}, {300, 90}, Qt::MiddleButton);
    QVERIFY(!m_panel->axis().shows(1));
    playback().goTo(1); // by a key of the program, say
    QVERIFY(m_panel->axis().shows(1));
}

void TestTimelinePanel::costsNothingOutOfSight()
{
    m_panel->hide();
    const test::PaintCount paints(*m_panel);
    playback().goTo(12);
    QCOMPARE(m_panel->turn(), 0);
    QCOMPARE(paints.settledCount(), 0);
    m_panel->show();
    QCOMPARE(m_panel->turn(), 12);
}

/// A hundred thousand: they are placed, dragged and painted as few are.
void TestTimelinePanel::manyEventsAreQuick()
{
    Project project = m_document->project();
    for (int id = 5; id < 100'000; ++id)
        project.walk.events.push_back({.id = id, .due = 60 + id, .kind = EventKind::Spawn, .zone = {1, 1}, .text = ""});
    m_document->state().replaceAll(project);
    QVERIFY(!m_panel->grab().isNull());
    test::drag(*m_panel, sign(1), {m_panel->middleOf(36), sign(1).y()}, Qt::LeftButton, 30);
    QCOMPARE(m_document->undoStack().count(), 1);
    for (int i = 0; i < 20; ++i) {
        m_panel->zoomBy(-1);
        QVERIFY(!m_panel->grab().isNull());
    }
}

ZONEWRIGHT_TEST(timelinepanel, TestTimelinePanel)
#include "tst_timelinepanel.moc"
