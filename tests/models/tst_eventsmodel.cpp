#include "core/walk/stopping.h"
#include "document/document.h"
#include "document/eventedits.h"
#include "document/walkedits.h"
#include "models/eventsfilter.h"
#include "models/eventsmodel.h"
#include "models/modelcontract.h"
#include "models/words.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <random>

using namespace zonewright;

class TestEventsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void rowsLastAsLongAsTheirRequest();
    void theNextOneIsMarked();
    void saysHowEventsStand();
    void saysTheTimeOfWhatIsDone();
    void marksWhatBreakpointsStopBefore();
    void breakpointsAreToldOnce();
    void isTheSameHoweverItCameAbout_data();
    void isTheSameHoweverItCameAbout();
    void restsWhilePaused();
    void findsWordsInAnyColumn();
    void showsTheWantedKinds();
    void sortsByEveryColumn();
    void manyEventsCostNothingATurn();
    void thousandsOfRequestsAreTouchedSingly();
};

namespace {

/// A small world with small zones, so that a few moves cross borders.
struct EngineWalk
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    EventsModel model;
    EventsFilter filter{model};

    EngineWalk()
    {
        model.setDocument(&document);
        keepWalk(document, std::vector<Direction>(60, Direction::East));
        document.playback().discard();
    }

    std::int64_t add(std::int64_t due, Point zone = {3, 4}, std::string text = "A dragon wakes.")
    {
        return addEvent(document, {.due = due, .zone = zone, .text = std::move(text)}).value();
    }

    /// To the turn in which the first zone is left, and the first request of it is done or next.
    void cross()
    {
        while (document.playback().record().pending.empty())
            document.playback().stepOnce();
    }

    [[nodiscard]] QString text(int row, int column) const { return model.index(row, column).data().toString(); }

    [[nodiscard]] QString text(const EventsModel::Key& key, int column) const
    {
        return text(model.rowOf(key).value_or(-1), column);
    }

    [[nodiscard]] QStringList shownTexts(int column) const
    {
        QStringList texts;
        for (int row = 0; row < filter.rowCount(); ++row)
            texts << filter.index(row, column).data().toString();
        return texts;
    }
};

/// Everything that the views are told, row by row.
QStringList wholeTable(const QAbstractItemModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        for (const int role : {int{NextRole}, int{EventStateRole}, int{BreakpointRole}, int{DueRole}})
            cells << model.index(row, 0).data(role).toString();
        rows << cells.join(QLatin1Char('|'));
    }
    return rows;
}

/// What a view knows that looks at a model anew only where it is told to.
class ToldTable : public QObject
{
public:
    explicit ToldTable(const QAbstractItemModel& model)
        : m_model(model)
    {
        connect(&model, &QAbstractItemModel::modelReset, this,
                [this] { m_rows.clear(), insert(0, m_model.rowCount()); });
        connect(&model, &QAbstractItemModel::rowsInserted, this,
                [this](const QModelIndex&, int first, int last) { insert(first, last + 1); });
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [this](const QModelIndex&, int first, int last) { m_rows.remove(first, last - first + 1); });
        connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& a, const QModelIndex& b) {
            for (int row = a.row(); row <= b.row(); ++row) {
                for (int column = a.column(); column <= b.column(); ++column)
                    m_rows[row][column] = cell(row, column);
            }
        });
        insert(0, model.rowCount());
    }

    [[nodiscard]] bool isRight() const
    {
        bool isRight = m_rows.size() == m_model.rowCount();
        for (int row = 0; isRight && row < m_model.rowCount(); ++row) {
            for (int column = 0; column < m_model.columnCount(); ++column)
                isRight = isRight && m_rows[row][column] == cell(row, column);
        }
        return isRight;
    }

private:
    [[nodiscard]] QString cell(int row, int column) const
    {
        const QModelIndex index = m_model.index(row, column);
        QStringList parts{index.data().toString(), index.data(Qt::AccessibleTextRole).toString()};
        if (column == EventsModel::EventColumn)
            parts << index.data(NextRole).toString() << index.data(EventStateRole).toString();
        return parts.join(QLatin1Char('|'));
    }

    void insert(int first, int end)
    {
        for (int row = first; row < end; ++row) {
            QStringList cells;
            for (int column = 0; column < m_model.columnCount(); ++column)
                cells << cell(row, column);
            m_rows.insert(row, cells);
        }
    }

    const QAbstractItemModel& m_model;
    QList<QStringList> m_rows;
};

/// Counts what a filter asks about rows.
class CountingFilter : public EventsFilter
{
public:
    using EventsFilter::EventsFilter;

    mutable int asked = 0;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override
    {
        ++asked;
        return EventsFilter::filterAcceptsRow(sourceRow, sourceParent);
    }

    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        ++asked;
        return EventsFilter::lessThan(left, right);
    }
};

Project projectWithEvents(int count)
{
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 3}};
    for (int i = 0; i < count; ++i) {
        // Neither by turn nor in any other order.
        const std::int64_t due = (std::int64_t{i} * 7'919) % count + 1;
        project.walk.events.push_back(
            {.id = i + 1, .due = due, .kind = EventKind::Announce, .zone = {i % 16, i / 16 % 16}, .text = "Thunder."});
    }
    project.moves.assign(2'000, Direction::East);
    return project;
}

} // namespace

void TestEventsModel::keepsTheModelContract()
{
    EngineWalk walk;
    const QAbstractItemModelTester tester(&walk.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester shown(&walk.filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(walk.model);
    const auto id = walk.add(5);
    walk.add(3);
    walk.cross();
    QVERIFY(walk.model.rowCount() > 3);
    test::askForEverything(walk.model);
    QVERIFY(moveEvent(walk.document, id, 30));
    removeEvents(walk.document, std::vector{id});
    walk.document.undoStack().undo();
    test::askForEverything(walk.model);
    walk.document.startNew({.name = "Westwold"});
    QCOMPARE(walk.model.rowCount(), 0);
    walk.model.setDocument(nullptr);
    test::askForEverything(walk.model);
}

/// A request keeps its row while it waits, is next and is done; nothing is ever reset by a turn.
void TestEventsModel::rowsLastAsLongAsTheirRequest()
{
    EngineWalk walk;
    walk.add(50);
    QSignalSpy reset(&walk.model, &QAbstractItemModel::modelReset);
    QSignalSpy layout(&walk.model, &QAbstractItemModel::layoutChanged);
    walk.cross();
    std::vector<std::pair<std::int64_t, QPersistentModelIndex>> waiting;
    for (const Request& request : walk.document.playback().record().pending)
        waiting.emplace_back(request.id, walk.model.index(*walk.model.rowOf({false, request.id}), 0));
    QCOMPARE(waiting.size(), std::size_t{4}); // three zones and the shift
    for (const auto& [id, row] : waiting) {
        while (walk.document.playback().record().processed.empty() ||
               walk.document.playback().record().processed.back().id != id)
            walk.document.playback().stepOnce();
        QVERIFY(row.isValid());
        QVERIFY(walk.model.keyAt(row.row()) == (EventsModel::Key{false, id}));
        QVERIFY(walk.model.stateAt(row.row()) == EventState::Done);
    }
    walk.document.playback().stepOnce();
    for (const auto& [id, row] : waiting)
        QVERIFY(!row.isValid());
    QCOMPARE(reset.size(), 0);
    QCOMPARE(layout.size(), 0);
}

void TestEventsModel::theNextOneIsMarked()
{
    EngineWalk walk;
    for (const std::int64_t due : {2, 12, 12, 13, 40})
        walk.add(due);
    int marks = 0;
    for (int step = 0; step < 120; ++step) {
        const auto next = walk.document.playback().next();
        for (int row = 0; row < walk.model.rowCount(); ++row) {
            const bool isNext = walk.model.index(row, EventsModel::EventColumn).data(NextRole).toBool();
            const bool isMeant = next && walk.model.eventAt(row) == next->event;
            QCOMPARE(isNext, isMeant);
            marks += isNext ? 1 : 0;
            QCOMPARE(walk.model.index(row, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Next")),
                     isNext);
        }
        walk.document.playback().stepOnce();
    }
    QVERIFY(marks > 50);
}

void TestEventsModel::saysHowEventsStand()
{
    EngineWalk walk;
    const EventsModel::Key past{true, walk.add(2)}, never{true, walk.add(0)}, outside{true, walk.add(3, {16, 0})},
        coming{true, walk.add(50)};
    walk.document.playback().goTo(10);
    QCOMPARE(walk.text(past, EventsModel::TimeColumn), QStringLiteral("past"));
    QCOMPARE(walk.text(never, EventsModel::TimeColumn), QStringLiteral("never"));
    QCOMPARE(walk.text(outside, EventsModel::TimeColumn), QStringLiteral("never"));
    QCOMPARE(walk.text(coming, EventsModel::TimeColumn), QStringLiteral("to come"));
    QCOMPARE(walk.text(coming, EventsModel::TurnColumn), QStringLiteral("50"));
    QCOMPARE(walk.text(coming, EventsModel::EventColumn), QStringLiteral("Announce"));
    QCOMPARE(walk.text(coming, EventsModel::TargetColumn), QStringLiteral("3,4"));
    QCOMPARE(walk.text(coming, EventsModel::CostColumn), QStringLiteral("1"));
    QCOMPARE(walk.text(coming, EventsModel::ForesightColumn), QString());
    ScheduledEvent event = walk.document.project().walk.events.back();
    event.cost = 1234;
    event.foresight = {.kind = ForesightKind::Vision, .horizon = 30, .tag = "seer"};
    QVERIFY(changeEvent(walk.document, event));
    QTRY_VERIFY(walk.document.playback().isSettled());
    QCOMPARE(walk.text(coming, EventsModel::CostColumn), QLocale().toString(1234));
    QCOMPARE(walk.text(coming, EventsModel::ForesightColumn), QStringLiteral("vision, 30 turns, seer"));
    QVERIFY(changeMemory(walk.document, {.scheme = MemoryScheme::Recent, .capacity = 12}));
    QTRY_VERIFY(walk.document.playback().isSettled());
    QCOMPARE(walk.text(coming, EventsModel::TimeColumn), QStringLiteral("not run"));
    QCOMPARE(walk.text(never, EventsModel::TimeColumn), QStringLiteral("never"));
}

void TestEventsModel::saysTheTimeOfWhatIsDone()
{
    EngineWalk walk;
    walk.cross();
    const std::int64_t turn = walk.document.playback().turn();
    const EventsModel::Key event{true, walk.add(turn + 1)};
    QTRY_VERIFY(walk.document.playback().isSettled());
    walk.document.playback().stepOnce(); // the move, with what is next to come
    QCOMPARE(walk.text(event, EventsModel::TimeColumn), QStringLiteral("to come"));
    walk.document.playback().goTo(turn + 1);
    const auto& processed = walk.document.playback().record().processed;
    QCOMPARE(processed.size(), std::size_t{2});                                       // a request, and the event
    QVERIFY(walk.text(event, EventsModel::TimeColumn).endsWith(QStringLiteral("s"))); // µs or ms
    const EventsModel::Key request{false, processed.front().id};
    QCOMPARE(walk.text(request, EventsModel::TurnColumn), QString::number(turn + 1));
    const auto entries = walk.document.playback().log().entries();
    const auto found = std::ranges::find_if(entries, [&](const LogEntry& entry) {
        return entry.turn == turn + 1 && entry.kind == LogKind::Computed && entry.id == request.id;
    });
    QVERIFY(found != entries.end());
    QCOMPARE(walk.text(request, EventsModel::TimeColumn), measuredText(found->microseconds));
    QCOMPARE(measuredText(999), QStringLiteral("999 µs"));
    QCOMPARE(measuredText(1250), QStringLiteral("1.3 ms"));
}

void TestEventsModel::marksWhatBreakpointsStopBefore()
{
    EngineWalk walk;
    const std::int64_t first = walk.add(20), second = walk.add(30, {5, 5});
    walk.cross();
    const Point zone = walk.document.playback().record().pending.front().zone;
    Breakpoints& breakpoints = walk.document.breakpoints();
    int marked = 0;
    for (const Breakpoint& stop :
         {Breakpoint(StopBeforeEvent{first}), Breakpoint(StopBeforeKind{EventKind::ShiftWindow}),
          Breakpoint(StopBeforeZone{zone}), Breakpoint(StopBeforeZone{{5, 5}}), Breakpoint(StopAtTurn{20}),
          Breakpoint(StopAtHazard{}), Breakpoint(StopBeforeKind{EventKind::Announce}),
          Breakpoint(StopBeforeEvent{second})}) {
        for (const bool isEnabled : {true, false}) {
            breakpoints.clear();
            breakpoints.add(stop);
            breakpoints.setEnabled(0, isEnabled);
            for (int row = 0; row < walk.model.rowCount(); ++row) {
                const auto mark = static_cast<BreakpointMark>(walk.model.index(row, 0).data(BreakpointRole).toInt());
                const bool stops = stopsBefore(stop, walk.model.eventAt(row), walk.document.world().zones());
                const auto meant = !stops      ? BreakpointMark::None
                                   : isEnabled ? BreakpointMark::Enabled
                                               : BreakpointMark::Disabled;
                QVERIFY(mark == meant);
                marked += stops ? 1 : 0;
            }
        }
    }
    QVERIFY(marked > 10);
    breakpoints.add(StopBeforeKind{EventKind::Announce}); // beside a disabled one
    QVERIFY(walk.model.index(*walk.model.rowOf({true, second}), 0).data(BreakpointRole).toInt() ==
            int(BreakpointMark::Enabled));
}

void TestEventsModel::breakpointsAreToldOnce()
{
    EngineWalk walk;
    for (int i = 0; i < 100; ++i)
        walk.add(20 + i);
    QCoreApplication::processEvents();
    QSignalSpy changed(&walk.model, &QAbstractItemModel::dataChanged);
    for (int id = 1; id <= 100; ++id)
        walk.document.breakpoints().toggle(StopBeforeEvent{id});
    QCoreApplication::processEvents();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][1].toModelIndex().column(), int(EventsModel::MarginColumn));
}

void TestEventsModel::isTheSameHoweverItCameAbout_data()
{
    QTest::addColumn<int>("mode");
    for (int mode = 0; mode < 3; ++mode)
        QTest::newRow(queueModeWords[static_cast<std::size_t>(mode)].data()) << mode;
}

/// Whatever was done, the rows are those that a model made now would have; so are the rows that a filter shows, sorted.
void TestEventsModel::isTheSameHoweverItCameAbout()
{
    QFETCH(int, mode);
    std::mt19937 random(static_cast<unsigned>(7 + mode));
    const auto below = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    EngineWalk walk;
    QVERIFY(changeEngine(walk.document,
                         {.queue = static_cast<QueueMode>(mode), .rate = {.requests = 1 + mode % 2, .costs = {}}}));
    Playback& playback = walk.document.playback();
    const ToldTable told(walk.model);
    for (int i = 0; i < 400; ++i) {
        const auto& events = walk.document.project().walk.events;
        const auto anyEvent = [&] { return events[static_cast<std::size_t>(below(int(events.size())))]; };
        switch (below(events.empty() ? 7 : 12)) {
        case 0:
            walk.add(below(80), {below(17), below(16)}, below(2) ? "dragon" : "bell");
            break;
        case 1:
            walk.document.undoStack().undo();
            break;
        case 2:
            walk.document.undoStack().redo();
            break;
        case 3:
            playback.goTo(below(60));
            break;
        case 4:
            playback.walk(static_cast<Direction>(below(9)));
            break;
        case 5:
            walk.document.breakpoints().toggle(StopBeforeEvent{1 + below(5)});
            break;
        case 6:
            walk.filter.setText(below(2) ? QString() : QStringLiteral("dragon"));
            walk.filter.sort(1 + below(EventsModel::ColumnCount - 1),
                             below(2) ? Qt::AscendingOrder : Qt::DescendingOrder);
            break;
        case 7:
            removeEvents(walk.document, std::vector{anyEvent().id, anyEvent().id});
            break;
        case 8:
            QVERIFY(moveEvent(walk.document, anyEvent().id, below(80)));
            break;
        default:
            playback.stepOnce();
            break;
        }
        QTRY_VERIFY(playback.isSettled());
        QCoreApplication::processEvents(); // breakpoints are told later
        EventsModel fresh;
        fresh.setDocument(&walk.document);
        QCOMPARE(wholeTable(walk.model), wholeTable(fresh));
        QVERIFY(told.isRight());
        const int column = walk.filter.sortColumn();
        for (int row = 1; row < walk.filter.rowCount(); ++row) {
            const int a = walk.filter.mapToSource(walk.filter.index(row - 1, 0)).row();
            const int b = walk.filter.mapToSource(walk.filter.index(row, 0)).row();
            QVERIFY(walk.filter.sortOrder() == Qt::AscendingOrder ? !walk.model.comesBefore(b, a, column)
                                                                  : !walk.model.comesBefore(a, b, column));
        }
        int accepted = 0;
        for (int row = 0; row < walk.model.rowCount(); ++row)
            accepted += walk.filter.accepts(row) ? 1 : 0;
        QCOMPARE(walk.filter.rowCount(), accepted);
    }
}

void TestEventsModel::restsWhilePaused()
{
    EngineWalk walk;
    const std::int64_t id = walk.add(4);
    walk.model.setPaused(true);
    QSignalSpy changed(&walk.model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&walk.model, &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(&walk.model, &QAbstractItemModel::modelReset);
    walk.cross();
    walk.document.breakpoints().toggle(StopBeforeEvent{id});
    QCoreApplication::processEvents();
    QCOMPARE(changed.size() + inserted.size(), 0);
    walk.add(90); // the project is followed
    QCOMPARE(inserted.size(), 1);
    walk.model.setPaused(false);
    QTRY_VERIFY(walk.document.playback().isSettled());
    EventsModel fresh;
    fresh.setDocument(&walk.document);
    QCOMPARE(wholeTable(walk.model), wholeTable(fresh));
    QCOMPARE(reset.size(), 0);
}

void TestEventsModel::findsWordsInAnyColumn()
{
    EngineWalk walk;
    walk.add(1234, {3, 4}, "Une épée tombe.");
    walk.add(5, {7, 1}, "A bell rings.");
    walk.add(0, {7, 1}, "A bell never rings.");
    ScheduledEvent event = walk.document.project().walk.events[1];
    event.kind = EventKind::Spawn;
    event.foresight = {.kind = ForesightKind::Intuition, .horizon = 9, .tag = "ranger"};
    QVERIFY(changeEvent(walk.document, event));
    const auto shown = [&walk](const char* text) {
        walk.filter.setText(QString::fromUtf8(text));
        return walk.shownTexts(EventsModel::IdColumn);
    };
    const auto ids = [](const char* all) { return QString::fromLatin1(all).split(QLatin1Char(' ')); };
    QCOMPARE(shown(""), ids("3 2 1"));
    QCOMPARE(shown("EPEE"), ids("1"));
    QCOMPARE(shown("épée"), ids("1"));
    QCOMPARE(shown("1234"), ids("1"));
    QCOMPARE(shown("bell"), ids("3 2"));
    QCOMPARE(shown("  rings   bell "), ids("3 2"));
    QCOMPARE(shown("bell never"), ids("3"));
    QCOMPARE(shown("7,1 spawn"), ids("2"));
    QCOMPARE(shown("ranger"), ids("2"));
    QCOMPARE(shown("bell epee"), QStringList());
    QCOMPARE(shown("to come"), ids("2 1"));
}

void TestEventsModel::showsTheWantedKinds()
{
    EngineWalk walk;
    walk.cross();
    walk.add(walk.document.playback().turn() + 1);
    walk.add(50);
    QTRY_VERIFY(walk.document.playback().isSettled());
    walk.document.playback().goTo(walk.document.playback().turn() + 1);
    int seen = 0;
    for (int kinds = 0; kinds < 8; ++kinds) {
        const EventKinds wanted{.requests = (kinds & 1) != 0, .scheduled = (kinds & 2) != 0, .done = (kinds & 4) != 0};
        walk.filter.setKinds(wanted);
        int expected = 0;
        for (int row = 0; row < walk.model.rowCount(); ++row) {
            const EventState state = walk.model.stateAt(row);
            const bool isWanted = (wanted.done && state == EventState::Done) ||
                                  (wanted.requests && state == EventState::Waiting) ||
                                  (wanted.scheduled && walk.model.isScheduled(row));
            expected += isWanted ? 1 : 0;
        }
        QCOMPARE(walk.filter.rowCount(), expected);
        seen += expected;
    }
    QVERIFY(seen > 8);
}

void TestEventsModel::sortsByEveryColumn()
{
    EngineWalk walk;
    for (int i = 0; i < 30; ++i)
        walk.add((i * 37) % 90 + 9, {(i * 7) % 16, i % 16}, std::string(1, static_cast<char>('a' + i * 11 % 26)));
    walk.cross();
    for (int column = EventsModel::TurnColumn; column < EventsModel::ColumnCount; ++column) {
        walk.filter.sort(column);
        const bool isNumber = column == EventsModel::TurnColumn || column == EventsModel::TargetColumn ||
                              column == EventsModel::CostColumn || column == EventsModel::IdColumn;
        for (int row = 1; row < walk.filter.rowCount(); ++row) {
            const QModelIndex before = walk.filter.index(row - 1, column), after = walk.filter.index(row, column);
            if (isNumber) // 10 comes after 9, not after 1
                QVERIFY(before.data(SortRole).toLongLong() <= after.data(SortRole).toLongLong());
            QVERIFY(!walk.model.comesBefore(walk.filter.mapToSource(after).row(), walk.filter.mapToSource(before).row(),
                                            column));
        }
    }
}

/// Turn by turn, what is told and asked does not depend on how many events there are.
void TestEventsModel::manyEventsCostNothingATurn()
{
    constexpr int turns = 300;
    QList<int> work;
    for (const int count : {1'000, 100'000}) {
        Document document({.name = "Elderlore", .size = 4, .zoneSize = 3});
        document.restore(projectWithEvents(count), {});
        EventsModel model;
        CountingFilter filter(model);
        filter.sort(EventsModel::TurnColumn);
        model.setDocument(&document);
        QCOMPARE(filter.rowCount(), count);
        document.playback().goTo(1);
        int told = 0;
        connect(&model, &QAbstractItemModel::dataChanged, &model,
                [&told](const QModelIndex& a, const QModelIndex& b) { told += b.row() - a.row() + 1; });
        filter.asked = 0;
        for (int turn = 0; turn < turns; ++turn)
            document.playback().goTo(document.playback().turn() + 1);
        QCOMPARE(document.playback().turn(), turns + 1);
        work << told + filter.asked;
    }
    QVERIFY2(work[1] < 3 * work[0], qPrintable(QStringLiteral("%1 %2").arg(work[0]).arg(work[1])));
    QVERIFY(work[1] < 200 * turns);
}

/// A queue that grows for ever: what is new is told, what waits is not.
void TestEventsModel::thousandsOfRequestsAreTouchedSingly()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 3});
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 3}};
    project.walk.queue = QueueMode::Fifo;
    project.moves.assign(8, Direction::East);
    for (int i = 0; i < 1'000; ++i) // to and fro across a border
        project.moves.push_back(i % 2 == 0 ? Direction::West : Direction::East);
    document.restore(std::move(project), {});
    document.playback().goTo(800);
    QTRY_VERIFY(document.playback().isSettled());
    QVERIFY(document.playback().record().pending.size() > 1'000);
    EventsModel model;
    model.setDocument(&document);
    int told = 0;
    const auto count = [&told](const QModelIndex&, int first, int last) { told += last - first + 1; };
    connect(&model, &QAbstractItemModel::rowsInserted, &model, count);
    connect(&model, &QAbstractItemModel::rowsRemoved, &model, count);
    connect(&model, &QAbstractItemModel::dataChanged, &model,
            [&told](const QModelIndex& a, const QModelIndex& b) { told += b.row() - a.row() + 1; });
    constexpr int turns = 100;
    for (int turn = 0; turn < turns; ++turn)
        document.playback().goTo(document.playback().turn() + 1);
    QVERIFY2(told < 20 * turns, qPrintable(QString::number(told)));
}

ZONEWRIGHT_TEST(eventsmodel, TestEventsModel)

#include "tst_eventsmodel.moc"
