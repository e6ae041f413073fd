#include "document/eventedits.h"
#include "models/logwalker.h"
#include "models/modelcontract.h"
#include "models/words.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestLogModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void rowsAreTheLog();
    void saysWhatHappened();
    void saysItOfKnownZones();
    void tellsTheWayIn();
    void rowsComeAtTheEnd();
    void anotherMoveReplacesRows();
    void steppingKeepsRows();
    void knowsTheTurnShown();
    void restsWhilePaused();
    void chainsLeadToTheMove();
};

namespace {

/// What rows a model would have that did nothing but read the log.
void verifyRows(const test::LogWalker& walker)
{
    QCOMPARE(walker.model.rowCount(), static_cast<int>(walker.log().size()));
    for (int row = 0; row < walker.model.rowCount(); row += 1 + row / 50) {
        const LogEntry& entry = walker.log()[static_cast<std::size_t>(row)];
        QCOMPARE(walker.model.index(row, 0).data(DueRole).toLongLong(), qint64{entry.turn});
        QCOMPARE(walker.model.index(row, 0).data(LogKindRole).toInt(), static_cast<int>(entry.kind));
        QVERIFY(!walker.text(row).isEmpty());
    }
}

} // namespace

void TestLogModel::keepsTheModelContract()
{
    test::LogWalker walker;
    const QAbstractItemModelTester tester(&walker.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(walker.model);
    walker.walk(Direction::East, 20);
    test::askForEverything(walker.model);
    walker.document.playback().goTo(3);
    walker.walk(Direction::NorthWest, 4); // takes rows away and brings others
    test::askForEverything(walker.model);
    for (int i = 0; i < 30; ++i)
        walker.document.playback().stepOnce();
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Arrival, .capacity = 9}));
    walker.walk(Direction::East, 9);
    test::askForEverything(walker.model);
    walker.document.playback().discard();
    walker.model.setPlayback(nullptr);
    QCOMPARE(walker.model.rowCount(), 0);
    QCOMPARE(walker.model.presentRow(), -1);
    QVERIFY(walker.model.chainOf(0).empty());
    test::askForEverything(walker.model);
}

void TestLogModel::rowsAreTheLog()
{
    test::LogWalker walker;
    verifyRows(walker);
    for (const Direction direction : {Direction::East, Direction::South, Direction::None, Direction::West}) {
        walker.walk(direction, 25);
        verifyRows(walker);
        walker.document.playback().goTo(walker.document.playback().turn() / 2);
        verifyRows(walker);
    }
}

void TestLogModel::saysWhatHappened()
{
    test::LogWalker walker;
    const ScheduledEvent dragon{
        .id = 7, .due = 3, .kind = EventKind::Announce, .zone = {0, 0}, .text = "A dragon settles."};
    QVERIFY(addEvent(walker.document, dragon));
    walker.walk(Direction::East, 40);
    const auto said = [&](const QString& text) {
        for (int row = 0; row < walker.model.rowCount(); ++row) {
            if (walker.text(row) == text)
                return true;
        }
        return false;
    };
    QVERIFY(walker.text(0).startsWith(QLatin1String("arrived in zone 0,0, cell ")));
    QCOMPARE(walker.text(walker.find(LogKind::Moved)), QStringLiteral("moved east"));
    QCOMPARE(walker.text(walker.find(LogKind::Entered)), QStringLiteral("entered zone 1,0 from the west"));
    QVERIFY(said(QStringLiteral("queued: compute zone 2,15")));
    QVERIFY(said(QStringLiteral("queued: shift the window to 1,0")));
    const QString computed = walker.text(walker.find(LogKind::Computed, walker.find(LogKind::Queued)));
    QVERIFY2(computed.startsWith(QLatin1String("computed zone 2,15 (")) &&
                 (computed.endsWith(QLatin1String(" ms)")) || computed.endsWith(QStringLiteral(" µs)"))),
             qPrintable(computed));
    QVERIFY(walker.text(walker.find(LogKind::Shifted)).startsWith(QLatin1String("shifted the window east (")));
    const int left = walker.find(LogKind::Left);
    QCOMPARE(walker.text(left), QStringLiteral("zone %1 left memory").arg(walker.text(left, LogModel::ZoneColumn)));
    const int lost = walker.find(LogKind::Lost);
    const LogEntry& creature = walker.log()[static_cast<std::size_t>(lost)];
    QCOMPARE(walker.text(lost),
             QStringLiteral("%1 lost with zone %2")
                 .arg(creatureName(static_cast<CreatureKind>(creature.detail)), positionText(creature.zone())));
    QVERIFY(walker.text(walker.find(LogKind::Ran)).startsWith(QLatin1String("announce: A dragon settles. (")));
    walker.walk(Direction::None, 1);
    QVERIFY(said(QStringLiteral("waited")));
    const int hazard = walker.find(LogKind::Hazard);
    QVERIFY(hazard >= 0);
    QVERIFY(walker.text(hazard).startsWith(QLatin1String("hazard: zone ")));
}

void TestLogModel::saysItOfKnownZones()
{
    test::LogWalker walker;
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Recent, .capacity = 9}));
    walker.walk(Direction::East, 20);
    const int left = walker.find(LogKind::Left);
    QVERIFY(left > 0);
    QCOMPARE(walker.model.chainOf(left).size(), std::size_t{3}); // since another was computed, since the player moved
    verifyRows(walker);
}

/// A slanting move goes over one border or over two.
void TestLogModel::tellsTheWayIn()
{
    constexpr const char* ways[] = {"south", "south-west", "west", "north-west",
                                    "north", "north-east", "east", "south-east"};
    for (int direction = 0; direction < 8; ++direction) {
        for (const int aside : {0, 3}) {
            test::LogWalker walker;
            walker.walk(Direction::South, aside);
            walker.walk(static_cast<Direction>(direction), 30);
            const auto& playback = walker.document.playback();
            int entered = 0;
            for (int row = walker.find(LogKind::Entered); row >= 0; row = walker.find(LogKind::Entered, row + 1)) {
                const LogEntry& entry = walker.log()[static_cast<std::size_t>(row)];
                const auto turn = static_cast<std::size_t>(entry.turn);
                const Torus cells = walker.document.world().cells();
                const Point before = cells.wrap(playback.trail()[turn - 1]), after = cells.wrap(playback.trail()[turn]);
                const Direction way =
                    walker.document.world().zones().direction({before.x / 8, before.y / 8}, {after.x / 8, after.y / 8});
                QCOMPARE(walker.text(row),
                         QStringLiteral("entered zone %1 from the %2")
                             .arg(positionText(entry.zone()), QLatin1String(ways[static_cast<std::size_t>(way)])));
                ++entered;
            }
            QVERIFY(entered > 2);
        }
    }
}

void TestLogModel::rowsComeAtTheEnd()
{
    test::LogWalker walker;
    const QSignalSpy reset(&walker.model, &QAbstractItemModel::modelReset);
    const QSignalSpy removed(&walker.model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&walker.model, &QAbstractItemModel::rowsInserted);
    int rows = walker.model.rowCount();
    for (int i = 0; i < 30; ++i) {
        walker.walk(Direction::East, 1);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted.front().at(1).toInt(), rows);
        rows = walker.model.rowCount();
        QCOMPARE(inserted.takeFirst().at(2).toInt(), rows - 1);
    }
    inserted.clear();
    walker.document.playback().run({.turns = 1000, .waits = true});
    QCOMPARE(inserted.size(), 1); // in one go
    QVERIFY(walker.model.rowCount() >= rows + 1000);
    walker.document.playback().goTo(0);
    walker.document.playback().goTo(200);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(removed.size(), 0);
    walker.document.playback().discard();
    QCOMPARE(reset.size(), 1);
    verifyRows(walker);
}

void TestLogModel::anotherMoveReplacesRows()
{
    test::LogWalker walker;
    walker.walk(Direction::East, 30);
    const QSignalSpy reset(&walker.model, &QAbstractItemModel::modelReset);
    QSignalSpy removed(&walker.model, &QAbstractItemModel::rowsRemoved);
    const auto first = static_cast<int>(walker.document.playback().log().firstOf(11));
    walker.document.playback().goTo(10);
    QCOMPARE(removed.size(), 0);
    walker.walk(Direction::South, 1);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.front().at(1).toInt(), first);
    QCOMPARE(walker.text(first), QStringLiteral("moved south"));
    verifyRows(walker);
    QCOMPARE(reset.size(), 0);
}

/// A step adds to its turn, and takes nothing away that is still so.
void TestLogModel::steppingKeepsRows()
{
    test::LogWalker walker;
    QVERIFY(changeEngine(walker.document, {.queue = QueueMode::Retain, .rate = {.requests = 4}}));
    walker.walk(Direction::East, 30);
    walker.document.playback().goTo(0);
    std::vector<LogEntry> before;
    const QSignalSpy reset(&walker.model, &QAbstractItemModel::modelReset);
    int kept = 0;
    for (int i = 0; i < 60; ++i) {
        QSignalSpy removed(&walker.model, &QAbstractItemModel::rowsRemoved);
        before.assign(walker.log().begin(), walker.log().end());
        walker.document.playback().stepOnce();
        const auto same = std::ranges::mismatch(before, walker.log()).in1 - before.begin();
        QCOMPARE(removed.size(), same < static_cast<std::ptrdiff_t>(before.size()) ? 1 : 0);
        if (!removed.isEmpty())
            QCOMPARE(removed.front().at(1).toInt(), static_cast<int>(same));
        kept += removed.isEmpty() && walker.document.playback().isInTurn() ? 1 : 0;
        verifyRows(walker);
    }
    QVERIFY(kept > 0);
    QCOMPARE(reset.size(), 0);
}

void TestLogModel::knowsTheTurnShown()
{
    test::LogWalker walker;
    walker.walk(Direction::East, 30);
    QSignalSpy changed(&walker.model, &QAbstractItemModel::dataChanged);
    const QSignalSpy present(&walker.model, &LogModel::presentChanged);
    for (const int turn : {30, 3, 17, 0, 30}) {
        walker.document.playback().goTo(turn);
        QCOMPARE(walker.model.presentRow(), static_cast<int>(walker.document.playback().log().firstOf(turn + 1)) - 1);
        for (int row = 0; row < walker.model.rowCount(); ++row) {
            const int of = walker.log()[static_cast<std::size_t>(row)].turn;
            QCOMPARE(walker.model.index(row, 1).data(LabelRole).toBool(), of > turn);
            QCOMPARE(walker.model.index(row, 0).data(Qt::FontRole).value<QFont>().bold(), of == turn);
        }
    }
    QCOMPARE(present.size(), 4); // the first one was shown
    QCOMPARE(changed.size(), 4);
    QCOMPARE(changed[2].at(0).toModelIndex().row(), 0); // from 17 to 0
    QCOMPARE(changed[2].at(1).toModelIndex().row(), static_cast<int>(walker.document.playback().log().firstOf(18)) - 1);
}

void TestLogModel::restsWhilePaused()
{
    test::LogWalker walker;
    walker.walk(Direction::East, 20);
    const int rows = walker.model.rowCount();
    walker.model.setPaused(true);
    const QSignalSpy inserted(&walker.model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy changed(&walker.model, &QAbstractItemModel::dataChanged);
    const QSignalSpy present(&walker.model, &LogModel::presentChanged);
    walker.walk(Direction::East, 20);
    walker.document.playback().goTo(5);
    walker.walk(Direction::South, 1); // fewer than there are rows
    QCOMPARE(walker.model.rowCount(), rows);
    QCOMPARE(inserted.size() + changed.size() + present.size(), 0);
    test::askForEverything(walker.model);
    walker.model.setPaused(false);
    verifyRows(walker);
    QCOMPARE(walker.model.presentRow(), walker.model.rowCount() - 1);
}

void TestLogModel::chainsLeadToTheMove()
{
    test::LogWalker walker;
    QVERIFY(changeEngine(walker.document, {.queue = QueueMode::Coalesce})); // what a shift drops is lost at once
    walker.walk(Direction::East, 60);
    const int lost = walker.find(LogKind::Lost);
    QVERIFY(lost > 0);
    const auto chain = walker.model.chainOf(lost);
    QCOMPARE(chain.size(), std::size_t{6});
    QStringList words;
    for (const int row : chain)
        words << walker.model.chainText(row);
    const auto& turn = walker.log()[static_cast<std::size_t>(chain[3])].turn;
    QCOMPARE(words.mid(1).join(QStringLiteral(" ← ")),
             QStringLiteral("zone %1 left memory ← shifted the window east ← queued at turn %2 ← entered zone %3 from "
                            "the west ← moved east")
                 .arg(walker.text(chain[1], LogModel::ZoneColumn))
                 .arg(turn)
                 .arg(walker.text(chain[4], LogModel::ZoneColumn)));
    for (int row = 0; row < walker.model.rowCount(); ++row) {
        const QModelIndex cause = walker.model.index(row, LogModel::CauseColumn);
        QCOMPARE(cause.data().toString().isEmpty(), walker.model.chainOf(row).size() == 1);
        if (!cause.data().toString().isEmpty())
            QCOMPARE(cause.data(Qt::ToolTipRole).toString(), walker.text(walker.model.chainOf(row)[1]));
    }
}

ZONEWRIGHT_TEST(logmodel, TestLogModel)

#include "tst_logmodel.moc"
