#include "models/breakpointsmodel.h"
#include "models/modelcontract.h"
#include "models/roles.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QPoint>
#include <QTest>

using namespace zonewright;

class TestBreakpointsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheList();
    void checkMarksEnable();
    void rowsAreRemoved();
    void everyBreakpointHasItsWords();
};

void TestBreakpointsModel::followsTheList()
{
    Breakpoints breakpoints;
    BreakpointsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setBreakpoints(&breakpoints);
    test::askForEverything(model);
    breakpoints.add(StopBeforeZone{{3, 4}});
    breakpoints.add(StopAtTurn{12});
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0).data(ZoneRole).toPoint(), QPoint(3, 4));
    QVERIFY(!model.index(1).data(ZoneRole).isValid());
    breakpoints.remove(0);
    test::askForEverything(model);
    QVERIFY(model.index(0).data().toString().contains(QStringLiteral("12")));
    model.setBreakpoints(nullptr);
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 0);
}

void TestBreakpointsModel::checkMarksEnable()
{
    Breakpoints breakpoints;
    breakpoints.add(StopAtHazard{});
    BreakpointsModel model;
    model.setBreakpoints(&breakpoints);
    QCOMPARE(model.index(0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
    QVERIFY(model.flags(model.index(0)).testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(model.setData(model.index(0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(breakpoints.enabled().empty());
    QCOMPARE(model.index(0).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
    QVERIFY(!model.setData(model.index(0), QStringLiteral("x"), Qt::EditRole));
}

void TestBreakpointsModel::rowsAreRemoved()
{
    Breakpoints breakpoints;
    for (int turn = 0; turn < 5; ++turn)
        breakpoints.add(StopAtTurn{turn});
    BreakpointsModel model;
    model.setBreakpoints(&breakpoints);
    QVERIFY(model.removeRows(1, 3));
    QVERIFY(breakpoints.enabled() == (std::vector<Breakpoint>{StopAtTurn{0}, StopAtTurn{4}}));
    QVERIFY(!model.removeRows(1, 2));
    QVERIFY(!model.removeRows(-1, 1));
    QCOMPARE(model.rowCount(), 2);
}

void TestBreakpointsModel::everyBreakpointHasItsWords()
{
    QStringList words;
    for (int kind = 0; kind < eventKindCount; ++kind)
        words << breakpointText(StopBeforeKind{static_cast<EventKind>(kind)});
    words << breakpointText(StopAtTurn{3}) << breakpointText(StopAtTurn{4}) << breakpointText(StopBeforeZone{{3, 4}})
          << breakpointText(StopBeforeEvent{3}) << breakpointText(StopAtHazard{}) << breakpointText(StopAtLoss{})
          << breakpointText(StopAtEviction{});
    for (const QString& text : words)
        QVERIFY(!text.isEmpty());
    QCOMPARE(words.removeDuplicates(), 0);
}

ZONEWRIGHT_TEST(breakpointsmodel, TestBreakpointsModel)
#include "tst_breakpointsmodel.moc"
