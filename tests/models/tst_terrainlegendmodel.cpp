#include "document/document.h"
#include "models/modelcontract.h"
#include "models/terrainlegendmodel.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestTerrainLegendModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void namesEveryTerrain();
    void sharesFollowTheWorld();
};

void TestTerrainLegendModel::keepsTheModelContract()
{
    Document document({.name = "Elderlore"});
    TerrainLegendModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(model);
    model.setDocument(&document);
    test::askForEverything(model);
    QTRY_VERIFY_WITH_TIMEOUT(document.overview().isReady(), 60'000);
    test::askForEverything(model);
    QVERIFY(document.reseed({.name = "Ostermere", .size = 2}));
    QTRY_VERIFY_WITH_TIMEOUT(document.overview().isReady(), 60'000);
    test::askForEverything(model);
    model.setDocument(nullptr);
    test::askForEverything(model);
}

void TestTerrainLegendModel::namesEveryTerrain()
{
    const TerrainLegendModel model;
    QCOMPARE(model.rowCount(), terrainCount);
    QCOMPARE(model.index(0, TerrainLegendModel::NameColumn).data().toString(), QStringLiteral("Deep water"));
    for (int row = 0; row < terrainCount; ++row) {
        const QModelIndex name = model.index(row, TerrainLegendModel::NameColumn);
        QCOMPARE(name.data(TerrainRole).toInt(), row);
        const char letterOfRow = letter(allTerrains[static_cast<std::size_t>(row)]);
        QCOMPARE(name.siblingAtColumn(TerrainLegendModel::LetterColumn).data().toString(),
                 QString(QLatin1Char(letterOfRow)));
        QVERIFY(!name.siblingAtColumn(TerrainLegendModel::ShareColumn).data().isValid());
    }
    const QVariant tip = model.headerData(TerrainLegendModel::ShareColumn, Qt::Horizontal, Qt::ToolTipRole);
    QVERIFY(tip.toString().contains(QStringLiteral("middle")));
}

void TestTerrainLegendModel::sharesFollowTheWorld()
{
    Document document({.name = "Elderlore", .size = 4});
    TerrainLegendModel model;
    model.setDocument(&document);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QTRY_VERIFY_WITH_TIMEOUT(document.overview().isReady(), 60'000);
    QVERIFY(!changed.isEmpty());
    const auto counts = countTerrains(overview(document.world()));
    for (int row = 0; row < terrainCount; ++row) {
        const double share = model.index(row, TerrainLegendModel::ShareColumn).data(ShareRole).toDouble();
        QCOMPARE(share * 256, static_cast<double>(counts[static_cast<std::size_t>(row)]));
    }
}

ZONEWRIGHT_TEST(terrainlegendmodel, TestTerrainLegendModel)

#include "tst_terrainlegendmodel.moc"
