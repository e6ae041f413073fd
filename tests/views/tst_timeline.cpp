#include "core/walk/movestext.h"
#include "document/document.h"
#include "render/timecolors.h"
#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/timeline.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QToolTip>

#include <random>

using namespace zonewright;

namespace {

constexpr QSize timelineSize(760, 100);

/// A walk east: it crosses a border at turn 3, and three zones are computed at turns 4 to 6, the window shifts at 7.
Project walkEast()
{
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 4}};
    project.walk.startZone = {5, 5};
    project.walk.startCell = {13, 8};
    project.walk.view = 1;
    project.moves = parseMoves("E*20").value();
    project.walk.events = {
        {.id = 1, .due = 30, .kind = EventKind::Announce, .zone = {5, 5}, .text = "A dragon"},
        {.id = 2, .due = 5, .kind = EventKind::Spawn, .zone = {5, 5}, .text = ""},
        {.id = 3, .due = 40, .kind = EventKind::Spawn, .zone = {5, 5}, .text = ""},
        {.id = 4, .due = 40, .kind = EventKind::FindPath, .zone = {5, 5}, .text = ""},
    };
    return project;
}

} // namespace

class TestTimeline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void reachesBeyondEverythingThatIsKnown();
    void pastIsSeen();
    void whatLiesAheadIsDimmer();
    void requestsThatWaitAreOutlines();
    void nextIsMarked();
    void signsNeverOverlapAndKeepTheirEvents();
    void manyEventsCostFewSigns();
    void signsArePointedAt();
    void clickOnASignTravelsToItsTurn();
    void dragOfASignMovesItsEventOnce();
    void whatIsDraggedIsSeenOnItsWay();
    void escapeEndsTheDrag();
    void otherEventsEndTheDrag();
    void severalEventsAreNotDragged();
    void doubleClickActivates();
    void menuIsAskedForWithTurnAndEvents();
    void tipsSayWhatHappened();
    void narrowOneHasNoNames();
    void paintsWholeWalks();

private:
    void show(const Project& project);

    [[nodiscard]] QPointF sign(qint64 event) const { return m_timeline->signOf(event).value_or(QPointF(-1, -1)); }

    [[nodiscard]] QRect cell(qint64 turn, int row) const;
    [[nodiscard]] int count(qint64 turn, int row, const QColor& color) const;
    [[nodiscard]] QString tip(QPointF at) const;

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Timeline> m_timeline;
};

void TestTimeline::show(const Project& project)
{
    m_document->state().replaceAll(project);
    m_timeline->setPlayback(&m_document->playback());
    m_timeline->refreshEvents();
    m_timeline->refresh();
}

void TestTimeline::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 4, .zoneSize = 4});
    m_timeline = std::make_unique<Timeline>();
    m_timeline->resize(timelineSize);
    show(walkEast());
    m_timeline->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_timeline.get()));
}

void TestTimeline::cleanup()
{
    m_timeline.reset();
    m_document.reset();
}

/// Logical pixels of one of the three rows.
QRect TestTimeline::cell(qint64 turn, int row) const
{
    const TimelineRows rows = timelineRows(m_timeline->plot());
    const QRect area = row == 0 ? rows.events : row == 1 ? rows.work : rows.walk;
    const int left = static_cast<int>(m_timeline->middleOf(turn) - TimeCanvas::usualTurn / 2);
    return {left + 1, area.top(), static_cast<int>(TimeCanvas::usualTurn) - 3, area.height() - 1};
}

/// Pixels of a colour in a turn's cell.
int TestTimeline::count(qint64 turn, int row, const QColor& color) const
{
    const QImage picture = m_timeline->grab(cell(turn, row)).toImage();
    int pixels = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            pixels += picture.pixelColor(x, y) == color ? 1 : 0;
    }
    return pixels;
}

QString TestTimeline::tip(QPointF at) const
{
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at.toPoint(), m_timeline->mapToGlobal(at.toPoint()));
    QApplication::sendEvent(m_timeline.get(), &event);
    return QToolTip::isVisible() ? QToolTip::text() : QString();
}

void TestTimeline::reachesBeyondEverythingThatIsKnown()
{
    QCOMPARE(m_timeline->lastTurn(), 20);
    QCOMPARE(m_timeline->axis().end(), 40 + Timeline::turnsBeyond);
    Project project = walkEast();
    project.walk.events[0].due = 1'000'000'000; // no walk goes there
    project.walk.events[1].due = 999'990;
    show(project);
    QCOMPARE(m_timeline->axis().end(), 1'000'000);
    project.walk.events.clear();
    show(project);
    QCOMPARE(m_timeline->axis().end(), 20 + Timeline::turnsBeyond);
}

void TestTimeline::pastIsSeen()
{
    const TimeColors& colors = timeColors(Theme::Light);
    m_document->playback().goTo(20);
    m_timeline->refresh();
    for (qint64 turn = 1; turn <= 8; ++turn) {
        QCOMPARE(count(turn, 2, colors.entered) > 0, turn == 3);
        QCOMPARE(count(turn, 1, colors.computed) > 0, turn >= 4 && turn <= 6);
        QCOMPARE(count(turn, 1, colors.shifted) > 0, turn == 7);
        QCOMPARE(count(turn, 1, colors.ran) > 0, turn == 5);
        const TurnWork work = m_document->playback().log().work()[static_cast<std::size_t>(turn)];
        QCOMPARE(count(turn, 2, colors.hazard) > 0, (work.flags & HazardFlag) != 0);
    }
    QVERIFY(count(0, 1, colors.computed) > count(4, 1, colors.computed)); // nine are more than one
}

void TestTimeline::whatLiesAheadIsDimmer()
{
    const TimeColors& colors = timeColors(Theme::Light);
    m_document->playback().goTo(20);
    m_timeline->refresh();
    QVERIFY(count(5, 1, colors.computed) > 0);
    m_document->playback().goTo(2); // nothing waits yet
    m_timeline->refresh();
    QCOMPARE(count(5, 1, colors.computed), 0);
    QVERIFY(count(5, 1, colors.ahead) < count(9, 1, colors.ahead)); // but something is there
    QVERIFY(count(0, 1, colors.computed) > 0);
}

void TestTimeline::requestsThatWaitAreOutlines()
{
    const TimeColors& colors = timeColors(Theme::Light);
    m_document->playback().goTo(3);
    m_timeline->refresh();
    QCOMPARE(m_document->playback().record().pending.size(), std::size_t{4});
    for (const qint64 turn : {5, 6}) {
        const int outline = count(turn, 1, colors.computed);
        QVERIFY(outline > 0);
        m_document->playback().goTo(turn);
        m_timeline->refresh();
        QVERIFY(count(turn, 1, colors.computed) > outline); // filled
        m_document->playback().goTo(3);
        m_timeline->refresh();
    }
    QVERIFY(count(7, 1, colors.ahead) < count(9, 1, colors.ahead)); // the shift
}

void TestTimeline::nextIsMarked()
{
    const TimeColors& colors = timeColors(Theme::Light);
    m_document->playback().goTo(3);
    m_timeline->refresh();
    QVERIFY(count(4, 1, colors.next) > 0);
    QCOMPARE(count(4, 0, colors.next), 0);
    QCOMPARE(count(5, 1, colors.next), 0);
    m_document->playback().goTo(0);
    m_timeline->refresh();
    QVERIFY(count(5, 0, colors.next) > 0); // nothing waits: the first event
    QCOMPARE(count(4, 1, colors.next), 0);
}

void TestTimeline::signsNeverOverlapAndKeepTheirEvents()
{
    std::mt19937 random(3); // any numbers do
    std::vector<TimelineEvent> events;
    for (int id = 1; id <= 3000; ++id)
        events.push_back({.due = static_cast<std::int64_t>(random() % 4000), .id = id});
    std::ranges::sort(events);
    for (const double scale : {0.02, 0.5, 1.7, 6.0, 9.9, 10.0, 12.0, 31.0}) {
        TimeAxis axis;
        axis.setWidth(700);
        axis.setEnd(4000);
        axis.setScale(scale);
        std::map<std::size_t, std::size_t> partners; // of a sign, by its first event
        for (int step = 0; step < 30; ++step, axis.scroll(7)) {
            int before = std::numeric_limits<int>::min();
            std::size_t next = 0;
            for (const EventSign& sign : placeEvents(axis, events, {})) {
                QVERIFY(sign.x >= before && sign.width > 0 && sign.count > 0);
                QVERIFY(next == 0 || sign.first == next); // none is left out
                QCOMPARE(partners.try_emplace(sign.first, sign.count).first->second, sign.count);
                before = sign.x + sign.width;
                next = sign.first + sign.count;
            }
        }
    }
}

void TestTimeline::manyEventsCostFewSigns()
{
    std::vector<TimelineEvent> events;
    for (int id = 1; id <= 100'000; ++id)
        events.push_back({.due = id / 3, .id = id});
    for (const double scale : {0.02, 1.0, 12.0}) {
        TimeAxis axis;
        axis.setWidth(800);
        axis.setEnd(40'000);
        axis.setScale(scale);
        QVERIFY(placeEvents(axis, events, {}).size() < 100);
    }
}

void TestTimeline::signsArePointedAt()
{
    QCOMPARE(m_timeline->eventAt(sign(1))->id, std::int64_t{1});
    QCOMPARE(m_timeline->eventAt(sign(2))->id, std::int64_t{2});
    QVERIFY(!m_timeline->eventAt(sign(3))); // two share it
    QVERIFY(sign(3) == sign(4));
    QVERIFY(!m_timeline->eventAt({m_timeline->middleOf(30), 90}));
    QVERIFY(!m_timeline->signOf(99));
}

void TestTimeline::clickOnASignTravelsToItsTurn()
{
    const QSignalSpy wanted(m_timeline.get(), &TimeCanvas::turnWanted);
    test::click(*m_timeline, sign(2));
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().at(0).toLongLong(), 5);
    test::click(*m_timeline, sign(1)); // no move leads there yet
    QCOMPARE(wanted.count(), 1);
}

void TestTimeline::dragOfASignMovesItsEventOnce()
{
    const QSignalSpy moved(m_timeline.get(), &Timeline::eventMoved);
    const QSignalSpy wanted(m_timeline.get(), &TimeCanvas::turnWanted);
    test::drag(*m_timeline, sign(1), {m_timeline->middleOf(36), sign(1).y()}, Qt::LeftButton, 20);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.last().at(0).toLongLong(), 1);
    QCOMPARE(moved.last().at(1).toLongLong(), 36);
    test::drag(*m_timeline, sign(1), sign(1) + QPointF(1, 0), Qt::LeftButton); // too little
    test::drag(*m_timeline, sign(2), {-300, 40}, Qt::LeftButton); // not before the first turn that has events
    QCOMPARE(moved.count(), 2);
    QCOMPARE(moved.last().at(1).toLongLong(), 1);
    QCOMPARE(wanted.count(), 0);
}

void TestTimeline::whatIsDraggedIsSeenOnItsWay()
{
    const QImage before = m_timeline->grab(cell(34, 0)).toImage();
    const QPointF from = sign(1), to(m_timeline->middleOf(34), from.y());
    test::sendMouse(*m_timeline, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    test::move(*m_timeline, to, Qt::LeftButton);
    QCOMPARE(m_timeline->dragged()->due, std::int64_t{34});
    QVERIFY(m_timeline->grab(cell(34, 0)).toImage() != before);
    QVERIFY(!m_timeline->signOf(1)); // not where it was
    test::move(*m_timeline, from, Qt::LeftButton);
    const QSignalSpy moved(m_timeline.get(), &Timeline::eventMoved);
    test::sendMouse(*m_timeline, QEvent::MouseButtonRelease, from, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(moved.count(), 0); // back where it began
    QVERIFY(m_timeline->signOf(1) == from);
}

void TestTimeline::escapeEndsTheDrag()
{
    const QSignalSpy moved(m_timeline.get(), &Timeline::eventMoved);
    const QPointF from = sign(1), to(m_timeline->middleOf(34), from.y());
    test::sendMouse(*m_timeline, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    test::move(*m_timeline, to, Qt::LeftButton);
    QTest::keyClick(m_timeline.get(), Qt::Key_Escape);
    QVERIFY(!m_timeline->dragged());
    test::move(*m_timeline, to + QPointF(30, 0), Qt::LeftButton);
    QVERIFY(!m_timeline->dragged());
    test::sendMouse(*m_timeline, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(moved.count(), 0);
    QVERIFY(m_timeline->signOf(1) == from);
    test::drag(*m_timeline, from, to, Qt::LeftButton); // the next one is a drag again
    QCOMPARE(moved.count(), 1);
}

void TestTimeline::otherEventsEndTheDrag()
{
    const QSignalSpy moved(m_timeline.get(), &Timeline::eventMoved);
    const QPointF from = sign(1), to(m_timeline->middleOf(34), from.y());
    test::sendMouse(*m_timeline, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    test::move(*m_timeline, to, Qt::LeftButton);
    Project project = walkEast();
    project.walk.events.erase(project.walk.events.begin()); // the one that is held
    show(project);
    QVERIFY(!m_timeline->dragged());
    test::sendMouse(*m_timeline, QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(moved.count(), 0);
    QVERIFY(!m_timeline->signOf(1));
}

void TestTimeline::severalEventsAreNotDragged()
{
    const QSignalSpy moved(m_timeline.get(), &Timeline::eventMoved);
    test::drag(*m_timeline, sign(3), {m_timeline->middleOf(34), sign(3).y()}, Qt::LeftButton);
    QCOMPARE(moved.count(), 0);
}

void TestTimeline::doubleClickActivates()
{
    const QSignalSpy activated(m_timeline.get(), &Timeline::eventActivated);
    test::doubleClick(*m_timeline, sign(1));
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.last().at(0).toLongLong(), 1);
    test::doubleClick(*m_timeline, {m_timeline->middleOf(4), 90});
    QCOMPARE(activated.count(), 1);
}

void TestTimeline::menuIsAskedForWithTurnAndEvents()
{
    const QSignalSpy wanted(m_timeline.get(), &Timeline::menuWanted);
    const auto ask = [this](QPointF at, QContextMenuEvent::Reason reason = QContextMenuEvent::Mouse) {
        QContextMenuEvent event(reason, at.toPoint(), m_timeline->mapToGlobal(at.toPoint()));
        QApplication::sendEvent(m_timeline.get(), &event);
    };
    ask({m_timeline->middleOf(11), 90});
    QCOMPARE(wanted.last().at(1).toLongLong(), 11);
    QVERIFY(wanted.last().at(2).value<QList<qint64>>().isEmpty());
    ask(sign(1));
    QCOMPARE(wanted.last().at(1).toLongLong(), 30);
    QCOMPARE(wanted.last().at(2).value<QList<qint64>>(), QList<qint64>{1});
    ask(sign(3));
    QCOMPARE(wanted.last().at(2).value<QList<qint64>>(), (QList<qint64>{3, 4}));
    m_document->playback().goTo(5);
    m_timeline->refresh();
    ask({1, 1}, QContextMenuEvent::Keyboard); // at the shown turn
    QCOMPARE(wanted.last().at(1).toLongLong(), 5);
    QCOMPARE(wanted.last().at(2).value<QList<qint64>>(), QList<qint64>{2});
}

void TestTimeline::tipsSayWhatHappened()
{
    m_document->playback().goTo(4);
    m_timeline->refresh();
    const auto tipOf = [this](qint64 turn) { return tip({m_timeline->middleOf(turn), 90}); };
    QVERIFY(tipOf(0).contains(QStringLiteral("arrived in zone 5,5")));
    QVERIFY(tipOf(3).contains(QStringLiteral("came to zone 6,5")));
    QVERIFY(tipOf(4).contains(QStringLiteral("computed zone 7,4")));
    QVERIFY(tipOf(5).contains(QStringLiteral("compute zone 7,5")));
    QVERIFY(tipOf(5).contains(QStringLiteral("not run yet")));
    QVERIFY(tipOf(25).contains(QStringLiteral("Turn 25")));
    QVERIFY(tipOf(25).contains(QStringLiteral("no move yet")));
    QVERIFY(tip(sign(1)).contains(QStringLiteral("A dragon")));
    QCOMPARE(tip(sign(3)).count(QStringLiteral("40")), 2);
    for (int i = 0; i < 40; ++i)
        m_timeline->zoomBy(-0.5);
    m_timeline->setTurns(20, 1'000'000);
    for (int i = 0; i < 40; ++i)
        m_timeline->zoomBy(-0.5);
    QVERIFY(tip({m_timeline->middleOf(0) + 0.2, 90}).contains(QStringLiteral("Turns 0 to")));
}

void TestTimeline::narrowOneHasNoNames()
{
    QVERIFY(m_timeline->plot().left() > 0);
    m_timeline->resize(300, 80);
    QCOMPARE(m_timeline->plot().left(), 0);
    QVERIFY(!m_timeline->grab().isNull());
    m_timeline->resize(1, 1);
    QVERIFY(!m_timeline->grab().isNull());
}

/// Every zoom and theme, with a walk of many turns and events of every kind: whatever is painted stays in the widget.
void TestTimeline::paintsWholeWalks()
{
    Project project = walkEast();
    project.moves = parseMoves("E*1500 W*1500").value();
    for (int id = 5; id < 2000; ++id)
        project.walk.events.push_back({.id = id, .due = id * 3, .kind = EventKind::Spawn, .zone = {1, 1}, .text = ""});
    show(project);
    for (int i = 0; i < 60 && !m_document->playback().isSettled(); ++i)
        QTest::qWait(5);
    m_document->playback().goTo(3000);
    QTRY_VERIFY(m_document->playback().isSettled());
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        m_timeline->setTheme(theme);
        for (int zoom = 0; zoom < 30; ++zoom) {
            m_timeline->zoomBy(zoom < 15 ? -0.9 : 0.7);
            m_timeline->refresh();
            QVERIFY(!m_timeline->grab().isNull());
        }
    }
}

ZONEWRIGHT_TEST(timeline, TestTimeline)
#include "tst_timeline.moc"
