#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "models/modelcontract.h"
#include "models/problemsmodel.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace zonewright;

class TestProblemsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void groupsWhatIsWrong();
    void aFixTakesItsRowAlone();
    void followsMovesAndNames();
    void saysWhatTheCommandLineSays();
    void followsRandomEdits();
};

namespace {

constexpr const char* problemsSample = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

struct ProblemsSample
{
    Document document{{.name = "Elderlore"}};
    ProblemWatch watch{document};
    ProblemsModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    ItemId floor = 0; ///< strip, with joints in the columns 4, 8, 12, 16

    ProblemsSample()
    {
        [this] {
            QVERIFY(document.open(QLatin1String(problemsSample)));
            model.show(document, watch);
            settle();
            floor = document.project().dungeons.front().floors.front().id;
        }();
    }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(watch.isSettled(), 60'000); }

    /// Pins off any joint: a problem each.
    void pinOff(std::initializer_list<int> columns)
    {
        std::vector<JointPin> pins;
        for (const int column : columns)
            pins.push_back({.column = column, .row = 1});
        QVERIFY(pinJoints(document, floor, pins));
        settle();
    }
};

void collectProblems(const ProblemsModel& model, const QModelIndex& parent, std::vector<ProjectProblem>& all)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (const auto problem = model.problemAt(index))
            all.push_back(*problem);
        else
            collectProblems(model, index, all);
    }
}

std::vector<ProjectProblem> shownProblems(const ProblemsModel& model)
{
    std::vector<ProjectProblem> all;
    collectProblems(model, {}, all);
    return all;
}

/// The number that each group says is the number of problems in it.
int checkedCount(const ProblemsModel& model, const QModelIndex& index)
{
    if (model.problemAt(index))
        return 1;
    int count = 0;
    for (int row = 0; row < model.rowCount(index); ++row)
        count += checkedCount(model, model.index(row, 0, index));
    if (index.isValid() && index.data(ProblemCountRole).toInt() != count)
        qFatal("a group says another number than it has");
    return count;
}

} // namespace

void TestProblemsModel::keepsTheModelContract()
{
    ProblemsModel empty;
    const QAbstractItemModelTester tester(&empty, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(empty);
    ProblemsSample sample;
    sample.pinOff({5, 6, 7});
    test::askForEverything(sample.model);
    sample.document.undoStack().undo();
    sample.settle();
    test::askForEverything(sample.model);
    sample.document.startNew({.name = "Ostermere"});
    test::askForEverything(sample.model);
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestProblemsModel::groupsWhatIsWrong()
{
    ProblemsSample sample;
    const int before = sample.model.rowCount();
    sample.pinOff({5, 7});
    const ProjectProblem problem = FloorProblem{
        sample.floor, {.kind = ProblemKind::InvalidPin, .at = {7, 1}, .reason = ProblemReason::OffAnyJoint}};
    const QModelIndex index = sample.model.indexOf(problem);
    QVERIFY(index.isValid());
    QVERIFY(sample.model.problemAt(index) == problem);
    QVERIFY(index.data().toString().startsWith(QStringLiteral("7,1 · The pin")));
    QCOMPARE(index.data(ProblemKindRole).toString(), QStringLiteral("invalid-pin"));
    QCOMPARE(index.data(CellRole).toPoint(), QPoint(7, 1));
    QCOMPARE(index.data(ItemIdRole).toLongLong(), qint64{sample.floor});
    const QModelIndex floor = index.parent(), dungeon = floor.parent();
    QCOMPARE(floor.data().toString(), QStringLiteral("Five tombs (2)"));
    QCOMPARE(floor.data(ItemIdRole).toLongLong(), qint64{sample.floor});
    QVERIFY(dungeon.data().toString().startsWith(QStringLiteral("Forest crypt (")));
    QVERIFY(!dungeon.parent().isValid());
    QVERIFY(!sample.model.problemAt(floor) && !sample.model.problemAt(dungeon));
    QVERIFY(sample.model.rowCount() <= before + 1);
    QVERIFY(shownProblems(sample.model) == sample.watch.all());
}

void TestProblemsModel::aFixTakesItsRowAlone()
{
    ProblemsSample sample;
    sample.pinOff({5, 6, 7});
    const QSignalSpy reset(&sample.model, &QAbstractItemModel::modelReset);
    const QSignalSpy removed(&sample.model, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy inserted(&sample.model, &QAbstractItemModel::rowsInserted);
    QVERIFY(unpinJoints(sample.document, sample.floor, std::array{6}));
    sample.settle();
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed.front().at(1).toInt(), removed.front().at(2).toInt());
    QCOMPARE(inserted.size(), 0);
    sample.document.undoStack().undo();
    sample.settle();
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
    sample.document.undoStack().undo(); // the group goes with its last problem
    sample.settle();
    QCOMPARE(removed.size(), 2);
    QVERIFY(
        !sample.model
             .indexOf(FloorProblem{
                 sample.floor, {.kind = ProblemKind::InvalidPin, .at = {5, 1}, .reason = ProblemReason::OffAnyJoint}})
             .isValid());
}

void TestProblemsModel::followsMovesAndNames()
{
    ProblemsSample sample;
    sample.pinOff({5});
    const ItemId second = addDungeon(sample.document, {.name = "Second", .zone = {3, 3}, .floors = {}}).value();
    QVERIFY(renameFloor(sample.document, sample.floor, "Renamed"));
    QVERIFY(moveFloors(sample.document, std::array{sample.floor}, second, 0));
    sample.settle();
    const QModelIndex index = sample.model.indexOf(FloorProblem{
        sample.floor, {.kind = ProblemKind::InvalidPin, .at = {5, 1}, .reason = ProblemReason::OffAnyJoint}});
    QVERIFY(index.isValid());
    QCOMPARE(index.parent().data().toString(), QStringLiteral("Renamed (1)"));
    QCOMPARE(index.parent().parent().data().toString(), QStringLiteral("Second (1)"));
    QVERIFY(reorderDungeon(sample.document, second, 0));
    sample.settle();
    QVERIFY(shownProblems(sample.model) == sample.watch.all());
}

void TestProblemsModel::saysWhatTheCommandLineSays()
{
    ProblemsSample sample;
    sample.pinOff({5, 6});
    for (const ProjectProblem& problem : shownProblems(sample.model)) {
        const QString text = problemLine(sample.document.project(), problem).text;
        QVERIFY(sample.model.indexOf(problem).data().toString().endsWith(text.mid(1)));
    }
}

/// Whatever comes and goes: the tree has every problem once, in order, and its groups count right.
void TestProblemsModel::followsRandomEdits()
{
    ProblemsSample sample;
    quint32 state = 12345;
    const auto below = [&state](quint32 bound) {
        state = state * 1664525 + 1013904223;
        return (state >> 8) % bound;
    };
    const QSignalSpy reset(&sample.model, &QAbstractItemModel::modelReset);
    for (int round = 0; round < 120; ++round) {
        const auto places = allFloors(sample.document.project());
        const ItemId floor =
            places.empty() ? 0
                           : floorAt(sample.document.project(), places[below(static_cast<quint32>(places.size()))]).id;
        const auto& dungeons = sample.document.project().dungeons;
        const ItemId dungeon = dungeons.empty() ? 0 : dungeons[below(static_cast<quint32>(dungeons.size()))].id;
        switch (below(9)) {
        case 0:
        case 1:
            (void)pinJoints(sample.document, floor,
                            std::array{JointPin{.column = 1 + static_cast<int>(below(30)), .row = 1}});
            break;
        case 2:
        case 3: {
            const Point at{static_cast<int>(below(40)), static_cast<int>(below(12))};
            (void)touchUpFloor(sample.document, floor, std::array{TouchUp{.at = at, .cell = LevelCell::Slab}}, {});
            break;
        }
        case 4:
            redrawRooms(sample.document, std::array{floor});
            break;
        case 5:
            (void)moveFloors(sample.document, std::array{floor}, dungeon, 0);
            break;
        case 6:
            (void)reorderDungeon(sample.document, dungeon, static_cast<int>(below(3)));
            break;
        case 7:
            if (below(4) == 0)
                (void)removeDungeon(sample.document, dungeon);
            break;
        default:
            sample.document.undoStack().undo();
            break;
        }
        if (below(2) == 0)
            continue;
        sample.settle();
        QVERIFY2(shownProblems(sample.model) == sample.watch.all(), qPrintable(QString::number(round)));
        (void)checkedCount(sample.model, {});
    }
    QCOMPARE(reset.size(), 0);
}

ZONEWRIGHT_TEST(problemsmodel, TestProblemsModel)

#include "tst_problemsmodel.moc"
