#include "core/walk/movestext.h"
#include "document/document.h"
#include "document/otherscheme.h"
#include "document/walkedits.h"
#include "models/memorymodel.h"
#include "models/modelcontract.h"
#include "models/words.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QPoint>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;

class TestMemoryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void summaryFollowsTheLanguage();
    void showsTheWindow();
    void showsKnownZones_data();
    void showsKnownZones();
    void evaluatedCellsAreThoseOfTheTurn();
    void squareWiderThanTheWorldIsEvaluatedAgain();
    void zonesEnteredWhenTheTraceSays();
    void forgottenZonesStayAWhile();
    void summaryIsTheSumOfTheTrace_data();
    void summaryIsTheSumOfTheTrace();
    void otherSchemeIsShownToo();
    void rowsThatAreTheSameAreLeft();
    void restsWhilePaused();
    void sortsByWhatItMeans();
    void fullListIsShown();
};

namespace {

/// Small zones, so that a few moves cross borders.
struct Rememberer
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    MemoryModel model;

    explicit Rememberer(MemoryScheme scheme = MemoryScheme::Window, int capacity = 12)
    {
        (void)changeView(document, 4);
        (void)changeMemory(document, {.scheme = scheme, .capacity = capacity});
        model.show(&document);
    }

    void walk(const char* words)
    {
        const auto moves = parseMoves(words).value();
        for (const Direction move : moves)
            document.playback().walk(move);
    }

    [[nodiscard]] const TurnRecord& record() const { return document.playback().record(); }

    [[nodiscard]] QString text(int row, int column) const { return model.index(row, column).data().toString(); }

    [[nodiscard]] QString textOf(Point zone, int column) const
    {
        return model.rowOf(zone) ? text(*model.rowOf(zone), column) : QStringLiteral("no row");
    }
};

QString number(std::int64_t value)
{
    return QLocale().toString(qint64{value});
}

/// What the turns of a walk came to, from the records alone.
struct SlowTotals
{
    std::int64_t hits = 0, misses = 0, left = 0, lost = 0, computed = 0, hazards = 0;

    void add(const TurnRecord& record)
    {
        hits += record.hits;
        misses += record.misses;
        left += std::ssize(record.left);
        lost += std::ssize(record.lost);
        computed += std::ssize(record.entered);
        hazards += std::ssize(record.hazards);
    }

    /// The numbers in the line that is shown, in order.
    [[nodiscard]] QStringList numbers(const TurnRecord& record, int capacity) const
    {
        if (!record.window)
            return {number(std::ssize(record.slots)),
                    number(capacity),
                    number(hits),
                    number(misses),
                    number(left),
                    number(lost)};
        QStringList all{number(9), number(std::ssize(record.computed)), number(computed), number(lost)};
        if (hazards > 0)
            all << number(hazards);
        return all;
    }
};

QStringList numbersIn(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("[0-9][0-9,. \u00a0\u202f]*"));
    QStringList numbers;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        numbers << match.next().captured().trimmed();
    return numbers;
}

} // namespace

void TestMemoryModel::keepsTheModelContract()
{
    Rememberer walker;
    const QAbstractItemModelTester tester(&walker.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(walker.model);
    walker.walk("E*30 SE*20");
    test::askForEverything(walker.model);
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Arrival, .capacity = 9}));
    walker.walk("W*30");
    test::askForEverything(walker.model);
    walker.document.playback().goTo(0); // fewer rows
    test::askForEverything(walker.model);
    OtherScheme other(walker.document.playback(), walker.document.world());
    walker.model.show(walker.document, other);
    test::askForEverything(walker.model);
    walker.model.show(nullptr);
    QCOMPARE(walker.model.rowCount(), 0);
    QVERIFY(walker.model.summary().isEmpty());
    test::askForEverything(walker.model);
}

void TestMemoryModel::showsTheWindow()
{
    Rememberer walker;
    std::set<ZoneHold> holds;
    bool wasQueued = false;
    for (int i = 0; i < 60; ++i) {
        for (int place = 0; place < 9; ++place) {
            const Point zone = (*walker.record().window)[static_cast<std::size_t>(place)];
            QCOMPARE(walker.text(place, MemoryModel::ZoneColumn), positionText(zone));
            QCOMPARE(walker.text(place, MemoryModel::SlotColumn), QString::number(place));
            QCOMPARE(walker.text(place, MemoryModel::StateColumn).startsWith(QStringLiteral("window, centre")),
                     place == 4);
            QCOMPARE(walker.text(place, MemoryModel::RankColumn), QString());
            QCOMPARE(walker.text(place, MemoryModel::EvaluatedColumn), QString());
        }
        for (const Request& request : walker.record().pending) {
            if (request.kind != EventKind::ComputeZone)
                continue;
            const QString state = walker.textOf(request.zone, MemoryModel::StateColumn);
            QVERIFY2(state.contains(QStringLiteral("turn %1").arg(request.due)), qPrintable(state));
            QCOMPARE(state.contains(QStringLiteral("next")), &request == &walker.record().pending.front());
            wasQueued = true;
        }
        for (const Point zone : walker.record().computed)
            QVERIFY(walker.textOf(zone, MemoryModel::StateColumn).startsWith(QStringLiteral("at hand, frozen")));
        for (const MemoryModel::Row& row : walker.model.rows())
            holds.insert(row.standing.hold);
        walker.document.playback().stepOnce();
        if (i % 3 == 0)
            walker.walk("E");
    }
    QVERIFY(wasQueued);
    QVERIFY(holds.contains(ZoneHold::AtHand) && holds.contains(ZoneHold::None));
}

void TestMemoryModel::showsKnownZones_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addRow("arrival") << int(MemoryScheme::Arrival);
    QTest::addRow("recent") << int(MemoryScheme::Recent);
}

void TestMemoryModel::showsKnownZones()
{
    QFETCH(int, scheme);
    Rememberer walker(static_cast<MemoryScheme>(scheme));
    for (const char* words : {"", "E", "E*9", "SE*14", "N*20", "W*3"}) {
        walker.walk(words);
        const TurnRecord& record = walker.record();
        for (std::size_t slot = 0; slot < record.slots.size(); ++slot) {
            const auto row = static_cast<int>(slot);
            const auto rank = std::ranges::find(record.popularity, record.slots[slot]) - record.popularity.begin();
            QCOMPARE(walker.text(row, MemoryModel::SlotColumn), QString::number(row));
            QCOMPARE(walker.text(row, MemoryModel::ZoneColumn), positionText(record.slots[slot]));
            QCOMPARE(walker.text(row, MemoryModel::RankColumn), number(rank + 1));
            QCOMPARE(walker.text(row, MemoryModel::StateColumn), QStringLiteral("known"));
            const World& world = walker.document.world();
            const Zone zone = world.zone(record.slots[slot]);
            const Terrain terrain = zone.cells[{world.zoneSide() / 2, world.zoneSide() / 2}];
            QCOMPARE(walker.text(row, MemoryModel::TerrainColumn), terrainName(terrain));
            QCOMPARE(walker.model.index(row, MemoryModel::TerrainColumn).data(TerrainRole).toInt(), int(terrain));
        }
    }
}

/// Those that were evaluated and evicted in one turn have their row too.
void TestMemoryModel::evaluatedCellsAreThoseOfTheTurn()
{
    for (const int view : {0, 4, 11, 20}) {
        Rememberer walker(MemoryScheme::Recent, 9);
        QVERIFY(changeView(walker.document, view));
        for (int turn = 0; turn < 40; ++turn) {
            std::int64_t cells = 0;
            for (const MemoryModel::Row& row : walker.model.rows())
                cells += row.evaluated.value();
            QCOMPARE(cells, walker.record().evaluations);
            walker.walk(turn % 2 == 0 ? "E" : "SE");
        }
    }
}

void TestMemoryModel::squareWiderThanTheWorldIsEvaluatedAgain()
{
    Rememberer walker(MemoryScheme::Arrival, 300); // a world of 16 by 16 zones, 128 cells a side
    QVERIFY(changeView(walker.document, 100));
    walker.walk("E");
    std::int64_t cells = 0;
    for (const MemoryModel::Row& row : walker.model.rows())
        cells += row.evaluated.value();
    QCOMPARE(cells, std::int64_t{201 * 201});
    QCOMPARE(cells, walker.record().evaluations);
}

void TestMemoryModel::zonesEnteredWhenTheTraceSays()
{
    for (const MemoryScheme scheme : {MemoryScheme::Window, MemoryScheme::Arrival}) {
        Rememberer walker(scheme, 9);
        walker.walk("E*30 SE*30 W*12");
        walker.document.playback().goTo(0);
        std::map<std::pair<int, int>, std::int64_t> entered;
        bool wasInTurn = false;
        while (walker.document.playback().finishedTurn() < walker.document.playback().lastTurn()) {
            for (const Point zone : walker.record().entered)
                entered[{zone.y, zone.x}] = walker.record().turn;
            for (const MemoryModel::Row& row : walker.model.rows()) {
                const auto found = entered.find({row.standing.zone.y, row.standing.zone.x});
                QCOMPARE(row.entered.has_value(), found != entered.end());
                if (row.entered)
                    QCOMPARE(*row.entered, found->second);
            }
            walker.document.playback().stepOnce(); // the middle of turns too, which the log knows to their end
            wasInTurn = wasInTurn || walker.document.playback().isInTurn();
        }
        QCOMPARE(wasInTurn, scheme == MemoryScheme::Window);
    }
}

void TestMemoryModel::forgottenZonesStayAWhile()
{
    for (const MemoryScheme scheme : {MemoryScheme::Window, MemoryScheme::Recent}) {
        Rememberer walker(scheme, 9);
        int oldest = -1;
        for (int step = 0; step < 120; ++step) {
            walker.walk(step % 8 < 6 ? "E" : ".");
            const auto& forgotten = walker.document.playback().forgotten();
            std::size_t found = 0;
            for (const MemoryModel::Row& row : walker.model.rows()) {
                if (!row.left)
                    continue;
                ++found;
                const auto other = std::ranges::find(forgotten, row.standing.zone, &Playback::Forgotten::zone);
                QVERIFY(other != forgotten.end());
                QCOMPARE(*row.left, other->turn);
                oldest = std::max(oldest, static_cast<int>(walker.record().turn - *row.left));
                QVERIFY(
                    walker.textOf(row.standing.zone, MemoryModel::StateColumn).contains(QStringLiteral("forgotten")));
            }
            QCOMPARE(found, forgotten.size());
        }
        QCOMPARE(oldest, Playback::fadingTurns - 1);
    }
}

void TestMemoryModel::summaryIsTheSumOfTheTrace_data()
{
    QTest::addColumn<int>("scheme");
    for (const MemoryScheme scheme : {MemoryScheme::Window, MemoryScheme::Arrival, MemoryScheme::Recent})
        QTest::addRow("%d", int(scheme)) << int(scheme);
}

/// At arrival, at the end of turns, in the middle of them, and after travelling.
void TestMemoryModel::summaryIsTheSumOfTheTrace()
{
    QFETCH(int, scheme);
    Rememberer walker(static_cast<MemoryScheme>(scheme), 10);
    Playback& playback = walker.document.playback();
    walker.walk("E*20 SE*17 W*9");
    playback.goTo(0);
    SlowTotals finished;
    finished.add(walker.record());
    QCOMPARE(numbersIn(walker.model.summary()), finished.numbers(walker.record(), 10));
    bool wasInTurn = false;
    std::vector<QString> summaries{walker.model.summary()};
    while (playback.finishedTurn() < playback.lastTurn()) {
        playback.stepOnce();
        SlowTotals totals = finished;
        totals.add(walker.record());
        QCOMPARE(numbersIn(walker.model.summary()), totals.numbers(walker.record(), 10));
        wasInTurn = wasInTurn || playback.isInTurn();
        if (playback.isInTurn())
            continue;
        finished = totals;
        summaries.push_back(walker.model.summary());
    }
    QCOMPARE(wasInTurn, static_cast<MemoryScheme>(scheme) == MemoryScheme::Window);
    for (const std::int64_t turn : {7, 46, 3, 0, 21}) {
        playback.goTo(turn);
        QCOMPARE(walker.model.summary(), summaries[static_cast<std::size_t>(turn)]);
    }
}

void TestMemoryModel::otherSchemeIsShownToo()
{
    Rememberer walker;
    walker.walk("E*20 S*20");
    OtherScheme other(walker.document.playback(), walker.document.world());
    other.setActive(true);
    MemoryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.show(walker.document, other);
    for (const std::int64_t turn : {40, 12, 0, 33}) {
        walker.document.playback().goTo(turn);
        QTRY_VERIFY(other.isCaughtUp());
        QCOMPARE(model.turn(), turn);
        const auto standings = zoneStandings(other.record());
        for (std::size_t row = 0; row < standings.size(); ++row)
            QVERIFY(model.rows()[row].standing == standings[row]);
        QVERIFY(model.summary().contains(QStringLiteral("known")));
    }
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Arrival, .capacity = 12}));
    QTRY_VERIFY(walker.document.playback().isSettled() && other.isCaughtUp());
    QCOMPARE(model.rows()[4].standing.hold, ZoneHold::Centre);
    model.show(nullptr);
}

/// So that what is selected, and where a table is scrolled to, stays.
void TestMemoryModel::rowsThatAreTheSameAreLeft()
{
    Rememberer walker(MemoryScheme::Arrival, 9);
    walker.walk("E*20");
    QSignalSpy resets(&walker.model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&walker.model, &QAbstractItemModel::dataChanged);
    QSignalSpy removed(&walker.model, &QAbstractItemModel::rowsRemoved);
    for (int i = 0; i < 12; ++i)
        walker.walk(".");
    QCOMPARE(resets.count(), 0);
    changes.clear();
    walker.walk("."); // nothing is evaluated otherwise, and what was forgotten is forgotten for good
    QCOMPARE(changes.count(), 0);
    QCOMPARE(walker.model.rowCount(), 9);
    walker.walk("E");
    QVERIFY(changes.count() > 0);
}

void TestMemoryModel::restsWhilePaused()
{
    Rememberer walker;
    walker.model.setPaused(true);
    QSignalSpy taken(&walker.model, &MemoryModel::taken);
    const auto rows = walker.model.rows();
    walker.walk("E*30");
    QCOMPARE(taken.count(), 0);
    QVERIFY(walker.model.rows() == rows);
    walker.model.setPaused(false);
    QCOMPARE(taken.count(), 1);
    QCOMPARE(walker.model.turn(), std::int64_t{30});
    QVERIFY(walker.model.rows() != rows);
}

void TestMemoryModel::sortsByWhatItMeans()
{
    Rememberer walker(MemoryScheme::Recent, 15);
    walker.walk("SE*40");
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&walker.model);
    sorted.setSortRole(SortRole);
    for (const int column :
         {MemoryModel::RankColumn, MemoryModel::SlotColumn, MemoryModel::EnteredColumn, MemoryModel::EvaluatedColumn}) {
        sorted.sort(column);
        for (int row = 1; row < 15; ++row) { // 10 comes after 9, not after 1; what has no number comes last
            const auto numberAt = [&](int at) { return sorted.index(at, column).data(SortRole).toLongLong(); };
            QVERIFY(numberAt(row - 1) <= numberAt(row));
        }
    }
    sorted.sort(MemoryModel::ZoneColumn, Qt::DescendingOrder);
    for (int row = 1; row < sorted.rowCount(); ++row) {
        const QPoint above = sorted.index(row - 1, 0).data(ZoneRole).toPoint();
        const QPoint below = sorted.index(row, 0).data(ZoneRole).toPoint();
        QVERIFY(std::pair(above.y(), above.x()) > std::pair(below.y(), below.x()));
    }
}

void TestMemoryModel::fullListIsShown()
{
    Document document({.name = "Elderlore", .size = 6, .zoneSize = 3});
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Recent, .capacity = capacityLimits.high}));
    QVERIFY(changeView(document, 128));
    document.playback().walk(Direction::East);
    MemoryModel model;
    model.show(&document);
    QVERIFY(model.rowCount() >= capacityLimits.high);
    QVERIFY(model.rowCount() <= capacityLimits.high + static_cast<int>(mostLeftZones));
    model.show(nullptr);
}

void TestMemoryModel::summaryFollowsTheLanguage()
{
    Rememberer walker;
    walker.walk("E*30 SE*20");
    const QString before = walker.model.summary();
    {
        const test::OtherLanguage other;
        QVERIFY(walker.model.summary().contains(test::OtherLanguage::mark));
        QCOMPARE(test::OtherLanguage::without(walker.model.summary()), before);
    }
    QCOMPARE(walker.model.summary(), before);
}

ZONEWRIGHT_TEST(memorymodel, TestMemoryModel)

#include "tst_memorymodel.moc"
