#include "document/document.h"
#include "document/walkedits.h"
#include "models/modelcontract.h"
#include "models/zonestandingmodel.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QPoint>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestZoneStandingModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void saysHowZonesStand();
    void ranksKnownZones();
    void forgottenZonesAge();
    void sortsByWhatItMeans();
};

namespace {

/// Small zones, so that a few moves cross borders.
struct Walker
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    ZoneStandingModel model;

    Walker() { model.setPlayback(&document.playback()); }

    void walk(Direction direction, int moves)
    {
        for (int i = 0; i < moves; ++i)
            document.playback().walk(direction);
    }

    [[nodiscard]] int count(int role) const
    {
        int found = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            found += model.index(row, 0).data(role).isValid() ? 1 : 0;
        return found;
    }
};

} // namespace

void TestZoneStandingModel::keepsTheModelContract()
{
    Walker walker;
    const QAbstractItemModelTester tester(&walker.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(walker.model);
    const int first = walker.model.rowCount(); // the window, and what the view square touches beyond it
    QVERIFY(first >= 9);
    walker.walk(Direction::East, 30);
    QVERIFY(walker.model.rowCount() != first);
    test::askForEverything(walker.model);
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Arrival, .capacity = 9}));
    walker.walk(Direction::East, 20);
    test::askForEverything(walker.model);
    walker.model.setPlayback(nullptr);
    QCOMPARE(walker.model.rowCount(), 0);
    test::askForEverything(walker.model);
}

void TestZoneStandingModel::saysHowZonesStand()
{
    Walker walker;
    QSignalSpy reset(&walker.model, &QAbstractItemModel::modelReset);
    bool seenNext = false;
    for (int i = 0; i < 40; ++i) {
        walker.walk(Direction::East, 1);
        QCOMPARE(reset.size(), i + 1);
        const auto standings = zoneStandings(walker.document.playback().record());
        for (std::size_t row = 0; row < standings.size(); ++row) {
            const QModelIndex index = walker.model.index(static_cast<int>(row), ZoneStandingModel::StateColumn);
            QVERIFY(walker.model.rows()[row].standing == standings[row]);
            QCOMPARE(index.data(ZoneRole).toPoint(), QPoint(standings[row].zone.x, standings[row].zone.y));
            QCOMPARE(index.data(HoldRole).toInt(), int(standings[row].hold));
            QCOMPARE(index.data(DueRole).isValid(), standings[row].due.has_value());
            if (standings[row].next) {
                seenNext = true;
                QCOMPARE(index.data().toString(), QStringLiteral("queued, next"));
                QVERIFY(index.data(NextRole).toBool());
            }
        }
        QCOMPARE(walker.model.index(4, ZoneStandingModel::StateColumn).data().toString(),
                 QStringLiteral("window, centre"));
    }
    QVERIFY(seenNext);
}

void TestZoneStandingModel::ranksKnownZones()
{
    Walker walker;
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Arrival, .capacity = 12}));
    walker.walk(Direction::SouthEast, 30);
    QCOMPARE(walker.count(RankShareRole), 12);
    std::vector<double> shares;
    for (int row = 0; row < walker.model.rowCount(); ++row) {
        const QModelIndex index = walker.model.index(row, ZoneStandingModel::RankColumn);
        if (!index.data(RankShareRole).isValid())
            continue;
        shares.push_back(index.data(RankShareRole).toDouble());
        if (index.data().toString() == QLatin1String("1"))
            QCOMPARE(shares.back(), 1.0);
        QCOMPARE(index.siblingAtColumn(ZoneStandingModel::StateColumn).data().toString(), QStringLiteral("known"));
    }
    QCOMPARE(*std::ranges::max_element(shares), 1.0);
    QCOMPARE(*std::ranges::min_element(shares), 0.0);
}

void TestZoneStandingModel::forgottenZonesAge()
{
    Walker walker;
    int oldest = -1;
    for (int i = 0; i < 60; ++i) {
        walker.walk(Direction::East, 1);
        const auto& forgotten = walker.document.playback().forgotten();
        QCOMPARE(walker.count(ForgottenAgeRole), int(forgotten.size()));
        for (int row = 0; row < walker.model.rowCount(); ++row) {
            const QVariant age = walker.model.index(row, 0).data(ForgottenAgeRole);
            if (age.isValid()) {
                QVERIFY(age.toInt() >= 0 && age.toInt() < Playback::fadingTurns);
                oldest = std::max(oldest, age.toInt());
            }
        }
    }
    QCOMPARE(oldest, Playback::fadingTurns - 1);
}

void TestZoneStandingModel::sortsByWhatItMeans()
{
    Walker walker;
    QVERIFY(changeMemory(walker.document, {.scheme = MemoryScheme::Recent, .capacity = 15}));
    walker.walk(Direction::SouthEast, 40);
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&walker.model);
    sorted.setSortRole(SortRole);
    sorted.sort(ZoneStandingModel::RankColumn);
    for (int row = 0; row < 15; ++row) // 10 comes after 9, not after 1
        QCOMPARE(sorted.index(row, ZoneStandingModel::RankColumn).data(SortRole).toInt(), row + 1);
}

ZONEWRIGHT_TEST(zonestandingmodel, TestZoneStandingModel)

#include "tst_zonestandingmodel.moc"
