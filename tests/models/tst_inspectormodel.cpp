#include "core/random/hash.h"
#include "document/document.h"
#include "models/inspectormodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestInspectorModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void describesTheHoveredAndThenTheSelectedZone();
    void saysAllThatIsKnown();
    void sharesAddUp();
    void anotherWorldIsAnotherZone();
};

namespace {

QString valueOf(const InspectorModel& model, const QString& property)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, InspectorModel::PropertyColumn).data().toString() == property)
            return model.index(row, InspectorModel::ValueColumn).data().toString();
    }
    return {};
}

/// A zone of the world with a settlement and an entrance.
Zone livelyZone(const World& world)
{
    for (int y = 0; y < world.zones().side(); ++y) {
        for (int x = 0; x < world.zones().side(); ++x) {
            const Zone zone = world.zone({x, y});
            if (zone.settlement && !zone.creatures.empty())
                return zone;
        }
    }
    return world.zone({});
}

} // namespace

void TestInspectorModel::keepsTheModelContract()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(model);
    model.setDocument(&document);
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 0);
    document.selection().hover(CellPlace{.zone = {1, 1}, .cell = {2, 2}});
    test::askForEverything(model);
    QVERIFY(model.rowCount() > 0);
    document.selection().select(CellPlace{.zone = {31, 31}, .cell = {63, 63}});
    test::askForEverything(model);
    QVERIFY(document.reseed({.name = "Ostermere", .size = 2, .zoneSize = 3}));
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 0);
    document.selection().hover(CellPlace{.zone = {3, 3}, .cell = {7, 7}});
    model.setDocument(nullptr);
    QCOMPARE(model.rowCount(), 0);
    test::askForEverything(model);
}

void TestInspectorModel::describesTheHoveredAndThenTheSelectedZone()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    QVERIFY(model.heading().isEmpty());
    document.selection().hover(CellPlace{.zone = {17, 13}, .cell = {0, 30}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 17,13"));
    document.selection().select(CellPlace{.zone = {2, 3}, .cell = {1, 1}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 2,3"));
    document.selection().hover(CellPlace{.zone = {9, 9}, .cell = {1, 1}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 2,3"));
    document.selection().clear();
    QVERIFY(model.heading().isEmpty());
}

void TestInspectorModel::saysAllThatIsKnown()
{
    Document document({.name = "Elderlore"});
    const Zone zone = livelyZone(document.world());
    QVERIFY(zone.settlement.has_value());
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = zone.position, .cell = zone.settlement->at});
    QCOMPARE(valueOf(model, QStringLiteral("Position")),
             QStringLiteral("%1,%2").arg(zone.position.x).arg(zone.position.y));
    QCOMPARE(valueOf(model, QStringLiteral("Hash")), QString::fromStdString(hashText(contentHash(zone.cells))));
    const QString name = QString::fromStdString(zone.settlement->name);
    QVERIFY(valueOf(model, QStringLiteral("Settlement")).startsWith(name));
    QVERIFY(valueOf(model, QStringLiteral("Cell")).contains(name));
    QVERIFY(valueOf(model, QStringLiteral("Creatures")).at(0).isDigit());
    QVERIFY(!valueOf(model, QStringLiteral("Entrance")).isEmpty());
}

void TestInspectorModel::sharesAddUp()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = {4, 20}, .cell = {}});
    double sum = 0;
    double before = 1;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QVariant share = model.index(row, InspectorModel::ValueColumn).data(ShareRole);
        if (!share.isValid())
            continue;
        QVERIFY(model.index(row, InspectorModel::PropertyColumn).data(TerrainRole).isValid());
        QVERIFY(share.toDouble() <= before);
        before = share.toDouble();
        sum += before;
    }
    QVERIFY(qAbs(sum - 1) < 1e-9);
}

void TestInspectorModel::anotherWorldIsAnotherZone()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    const CellPlace place{.zone = {4, 20}, .cell = {}};
    document.selection().select(place);
    const QString before = valueOf(model, QStringLiteral("Hash"));
    QVERIFY(document.reseed({.name = "Ostermere"}));
    document.selection().select(place);
    QVERIFY(valueOf(model, QStringLiteral("Hash")) != before);
    document.undoStack().undo();
    document.selection().select(place);
    QCOMPARE(valueOf(model, QStringLiteral("Hash")), before);
}

ZONEWRIGHT_TEST(inspectormodel, TestInspectorModel)

#include "tst_inspectormodel.moc"
