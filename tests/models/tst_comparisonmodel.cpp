#include "document/document.h"
#include "document/walkedits.h"
#include "models/comparisonmodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestComparisonModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void rowsAreTheSchemes();
    void figuresAreTheComparisons();
    void bestIsMarkedWhereThereIsWorse();
    void usedRowIsMarked();
    void sortsByNumbers();
};

namespace {

struct ComparedWalk
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    WalkComparison comparison{document};
    ComparisonModel model;

    ComparedWalk()
    {
        for (int i = 0; i < 200; ++i)
            document.playback().walk(static_cast<Direction>(i / 9 % 5));
        model.setComparison(&comparison);
    }

    void run()
    {
        comparison.run();
        QTRY_VERIFY_WITH_TIMEOUT(!comparison.isRunning(), 120'000);
    }
};

} // namespace

void TestComparisonModel::keepsTheModelContract()
{
    ComparisonModel empty;
    const QAbstractItemModelTester emptyTester(&empty, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(empty.rowCount(), 0);
    test::askForEverything(empty);
    ComparedWalk walk;
    const QAbstractItemModelTester tester(&walk.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(walk.model);
    walk.run();
    test::askForEverything(walk.model);
    walk.comparison.use(3);
    test::askForEverything(walk.model);
    walk.document.startNew({.name = "Ostermere"});
    test::askForEverything(walk.model);
    walk.model.setComparison(nullptr);
    QCOMPARE(walk.model.rowCount(), 0);
    test::askForEverything(walk.model);
}

void TestComparisonModel::rowsAreTheSchemes()
{
    const ComparedWalk walk;
    QStringList names;
    for (int row = 0; row < walk.model.rowCount(); ++row) {
        const QModelIndex name = walk.model.index(row, ComparisonModel::SchemeColumn);
        names << name.data().toString();
        QVERIFY(!name.data(Qt::ToolTipRole).toString().isEmpty());
        for (int column = 1; column < ComparisonModel::ColumnCount; ++column)
            QVERIFY(!name.siblingAtColumn(column).data().isValid()); // nothing compared yet
    }
    QCOMPARE(names.join(QStringLiteral("; ")),
             QStringLiteral("Window, fifo; Window, coalesce; Window, retain (in use); Known zones, arrival; "
                            "Known zones, recent"));
}

void TestComparisonModel::figuresAreTheComparisons()
{
    ComparedWalk walk;
    QSignalSpy changed(&walk.model, &QAbstractItemModel::dataChanged);
    walk.run();
    QVERIFY(!changed.isEmpty());
    for (int row = 0; row < walk.model.rowCount(); ++row) {
        const WalkSummary& summary = (*walk.comparison.figures())[static_cast<std::size_t>(row)];
        const auto at = [&](int column) { return walk.model.index(row, column).data().toString(); };
        const auto text = [](std::int64_t number) { return QLocale().toString(qint64{number}); };
        QCOMPARE(at(ComparisonModel::HazardsColumn), text(summary.hazards));
        QCOMPARE(at(ComparisonModel::LostColumn), text(summary.lost));
        QCOMPARE(at(ComparisonModel::MeanCostColumn),
                 QLocale().toString(static_cast<double>(summary.cost) / 200.0, 'f', 1));
        QCOMPARE(at(ComparisonModel::MostCostColumn), text(summary.mostCost));
        QCOMPARE(at(ComparisonModel::HiccupsColumn), text(summary.hiccups));
        QCOMPARE(at(ComparisonModel::ComputedColumn), text(summary.computed));
        QCOMPARE(at(ComparisonModel::AgainColumn), text(summary.computedAgain));
        QCOMPARE(at(ComparisonModel::EvaluationsColumn), text(summary.evaluations));
    }
}

void TestComparisonModel::bestIsMarkedWhereThereIsWorse()
{
    ComparedWalk walk;
    walk.run();
    int marked = 0;
    for (int column = 1; column < ComparisonModel::ColumnCount; ++column) {
        std::vector<double> values;
        for (int row = 0; row < walk.model.rowCount(); ++row)
            values.push_back(walk.model.index(row, column).data(SortRole).toDouble());
        const auto [least, most] = std::ranges::minmax(values);
        for (int row = 0; row < walk.model.rowCount(); ++row) {
            const QModelIndex index = walk.model.index(row, column);
            const bool isBest = least < most && values[static_cast<std::size_t>(row)] == least;
            marked += isBest ? 1 : 0;
            QCOMPARE(index.data(BestRole).toBool(), isBest);
            QCOMPARE(index.data(Qt::AccessibleTextRole).toString().endsWith(QLatin1String("best")), isBest);
        }
    }
    QVERIFY(marked > 3);
    walk.document.playback().goTo(0);
    walk.document.playback().walk(Direction::None); // a walk on which nothing differs but the evaluations
    walk.run();
    for (int row = 0; row < walk.model.rowCount(); ++row)
        QVERIFY(!walk.model.index(row, ComparisonModel::LostColumn).data(BestRole).toBool());
}

void TestComparisonModel::usedRowIsMarked()
{
    ComparedWalk walk;
    QSignalSpy changed(&walk.model, &QAbstractItemModel::dataChanged);
    for (int used = 0; used < 5; ++used) {
        changed.clear();
        walk.comparison.use(used);
        QVERIFY(!changed.isEmpty());
        for (int row = 0; row < 5; ++row) {
            const QModelIndex name = walk.model.index(row, ComparisonModel::SchemeColumn);
            QCOMPARE(name.data(UsedRole).toBool(), row == used);
            QCOMPARE(name.data().toString().endsWith(QLatin1String("(in use)")), row == used);
        }
    }
}

void TestComparisonModel::sortsByNumbers()
{
    ComparedWalk walk;
    walk.run();
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&walk.model);
    sorted.setSortRole(SortRole);
    for (int column = 0; column < ComparisonModel::ColumnCount; ++column) {
        sorted.sort(column);
        for (int row = 1; row < 5; ++row)
            QVERIFY(sorted.index(row - 1, column).data(SortRole).toDouble() <=
                    sorted.index(row, column).data(SortRole).toDouble());
    }
}

ZONEWRIGHT_TEST(comparisonmodel, TestComparisonModel)

#include "tst_comparisonmodel.moc"
