#include "models/maplayersmodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestMapLayersModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void showsAllAtFirst();
    void ticksShowAndHide();
    void namesGoRoundTheSettings();
    void hidingManyIsOneChange();
};

void TestMapLayersModel::keepsTheModelContract()
{
    MapLayersModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(model);
    model.setShown(MapLayer::Walk, false);
    test::askForEverything(model);
    QVERIFY(!model.setData(QModelIndex(), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!model.setData(model.index(0), Qt::Unchecked, Qt::EditRole));
}

void TestMapLayersModel::showsAllAtFirst()
{
    const MapLayersModel model;
    QCOMPARE(model.rowCount(), mapLayerCount);
    QSet<QString> texts;
    for (int row = 0; row < mapLayerCount; ++row) {
        const QModelIndex index = model.index(row);
        QVERIFY(model.isShown(static_cast<MapLayer>(row)));
        QCOMPARE(index.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QCOMPARE(index.data(LayerRole).toInt(), row);
        QVERIFY(index.flags().testFlag(Qt::ItemIsUserCheckable));
        QVERIFY(!index.data(Qt::ToolTipRole).toString().isEmpty());
        texts << index.data().toString();
    }
    QCOMPARE(texts.size(), mapLayerCount);
    QVERIFY(model.hiddenLayers().isEmpty());
}

void TestMapLayersModel::ticksShowAndHide()
{
    MapLayersModel model;
    QSignalSpy changed(&model, &MapLayersModel::layersChanged);
    QSignalSpy data(&model, &QAbstractItemModel::dataChanged);
    const QModelIndex hazards = model.index(static_cast<int>(MapLayer::Hazards));
    QVERIFY(model.setData(hazards, Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!model.isShown(MapLayer::Hazards));
    QVERIFY(model.isShown(MapLayer::Queue));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(data.last().at(0).toModelIndex(), hazards);
    QVERIFY(model.setData(hazards, Qt::Unchecked, Qt::CheckStateRole)); // nothing new
    QCOMPARE(changed.size(), 1);
    model.setShown(MapLayer::Hazards, true);
    QCOMPARE(changed.size(), 2);
}

void TestMapLayersModel::namesGoRoundTheSettings()
{
    MapLayersModel model;
    model.setShown(MapLayer::ZoneGrid, false);
    model.setShown(MapLayer::Events, false);
    const QStringList names = model.hiddenLayers();
    QCOMPARE(names, QStringList({QStringLiteral("zone-grid"), QStringLiteral("events")}));
    MapLayersModel other;
    other.setShown(MapLayer::Walk, false);
    other.setHiddenLayers(names + QStringList{QStringLiteral("from-a-later-version")});
    QCOMPARE(other.hiddenLayers(), names);
    QCOMPARE(MapLayersModel::layerNames().size(), mapLayerCount);
    for (const QString& name : names)
        QVERIFY(MapLayersModel::layerNames().contains(name));
}

void TestMapLayersModel::hidingManyIsOneChange()
{
    MapLayersModel model;
    QStringList seen;
    connect(&model, &MapLayersModel::layersChanged, &model,
            [&] { seen << model.hiddenLayers().join(QLatin1Char(' ')); });
    model.setHiddenLayers({QStringLiteral("walk"), QStringLiteral("queue")});
    QCOMPARE(seen, QStringList(QStringLiteral("queue walk"))); // never half of it
    model.setHiddenLayers({QStringLiteral("queue"), QStringLiteral("walk")});
    QCOMPARE(seen.size(), 1);
    model.setHiddenLayers({});
    QCOMPARE(seen.size(), 2);
    QVERIFY(model.isShown(MapLayer::Walk));
}

ZONEWRIGHT_TEST(maplayersmodel, TestMapLayersModel)

#include "tst_maplayersmodel.moc"
