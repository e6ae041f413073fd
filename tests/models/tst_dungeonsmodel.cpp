#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/itemedits.h"
#include "document/randomedits.h"
#include "models/dungeonsmodel.h"
#include "models/modelcontract.h"
#include "models/words.h"
#include "project/projectformat.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QPersistentModelIndex>
#include <QPoint>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace zonewright;
using namespace zonewright::test;

class TestDungeonsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void detailsFollowTheLanguage();
    void saysWhatRowsAre();
    void namesAreChangedInPlace();
    void rowsLastWhereverTheyAreMoved();
    void resetsForAnotherProjectAlone();
    void numbersBelowAreToldOf();
    void countsProblems();
    void problemsOfFloorsThatAreAwayCount();
    void isTheSameHoweverItCameAbout_data();
    void isTheSameHoweverItCameAbout();
    void floorsAreDropped_data();
    void floorsAreDropped();
    void dungeonsAreDropped_data();
    void dungeonsAreDropped();
    void nothingIsDroppedWhereItCannotBe();
    void aDropThatIsRefusedSaysWhy();
};

namespace {

/// The demo project with its tree, which a tester watches.
struct DungeonRows
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    DungeonsModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    DungeonRows()
    {
        model.setDocument(&document);
        openProject(document, demoProject());
    }

    [[nodiscard]] QModelIndex row(ItemId id) const { return model.indexOf(id); }

    [[nodiscard]] std::string bytes() const { return formatProject(document.project()); }

    /// The ids of the floors of a dungeon.
    [[nodiscard]] std::vector<ItemId> floors(ItemId dungeon) const
    {
        std::vector<ItemId> ids;
        for (int i = 0; i < model.rowCount(row(dungeon)); ++i)
            ids.push_back(DungeonsModel::idOf(model.index(i, 0, row(dungeon))));
        return ids;
    }

    [[nodiscard]] std::vector<ItemId> dungeons() const
    {
        std::vector<ItemId> ids;
        for (int i = 0; i < model.rowCount(); ++i)
            ids.push_back(DungeonsModel::idOf(model.index(i, 0)));
        return ids;
    }

    bool drop(const std::vector<ItemId>& ids, int at, const QModelIndex& parent)
    {
        QModelIndexList dragged;
        for (const ItemId id : ids)
            dragged << row(id);
        const std::unique_ptr<QMimeData> data(model.mimeData(dragged));
        return model.dropMimeData(data.get(), Qt::MoveAction, at, at < 0 ? -1 : 0, parent);
    }
};

/// What is wrong with the tree as one of the project; null for nothing.
const char* faultOf(const DungeonsModel& model, const Project& project)
{
    if (model.rowCount() != static_cast<int>(project.dungeons.size()))
        return "dungeons";
    for (int d = 0; d < model.rowCount(); ++d) {
        const Dungeon& dungeon = project.dungeons[static_cast<std::size_t>(d)];
        const QModelIndex home = model.index(d, 0);
        const bool isDungeon = DungeonsModel::idOf(home) == dungeon.id && !DungeonsModel::isFloor(home) &&
                               home.data().toString() == QString::fromStdString(dungeon.name) &&
                               home.data(ZoneRole).toPoint() == QPoint(dungeon.zone.x, dungeon.zone.y) &&
                               model.indexOf(dungeon.id) == home;
        if (!isDungeon || model.rowCount(home) != static_cast<int>(dungeon.floors.size()))
            return "dungeon";
        for (int f = 0; f < model.rowCount(home); ++f) {
            const FloorPlan& floor = dungeon.floors[static_cast<std::size_t>(f)];
            const QModelIndex row = model.index(f, 0, home);
            const auto kind = floor.strip() ? DungeonsModel::Kind::Strip : DungeonsModel::Kind::Dug;
            const bool isFloor = DungeonsModel::idOf(row) == floor.id && row.parent() == home &&
                                 row.data().toString() == QString::fromStdString(floor.name) &&
                                 row.data(FloorNumberRole).toInt() == f + 1 &&
                                 row.data(DungeonKindRole).toInt() == static_cast<int>(kind) &&
                                 model.indexOf(floor.id) == row;
            if (!isFloor)
                return "floor";
        }
    }
    return nullptr;
}

/// Everything of every row, and of the headers.
void askForAllRows(const DungeonsModel& model)
{
    askForEverything(model);
    for (int d = 0; d < model.rowCount(); ++d) {
        for (int f = 0; f < model.rowCount(model.index(d, 0)); ++f) {
            for (int role = 0; role < Qt::UserRole + 64; ++role)
                (void)model.index(f, 0, model.index(d, 0)).data(role);
        }
    }
}

} // namespace

void TestDungeonsModel::keepsTheModelContract()
{
    DungeonsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    askForAllRows(model);
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 3});
    model.setDocument(&document);
    askForAllRows(model); // empty
    openProject(document, demoProject());
    askForAllRows(model); // filled
    const ItemId added = addDungeon(document, {.name = "Hole", .zone = {1, 1}, .floors = {}}).value();
    const ItemId floor = addFloor(document, added, 0, newStripFloor("Deep")).value();
    askForAllRows(model);
    QCOMPARE(model.rowCount(model.indexOf(added)), 1);
    must(moveFloors(document, std::vector<ItemId>{floor}, mine, 1));
    must(reorderDungeon(document, added, 0));
    askForAllRows(model);
    removeFloors(document, std::vector<ItemId>{floor, gate});
    must(removeDungeon(document, lair));
    askForAllRows(model);
    QVERIFY(!faultOf(model, document.project()));
    document.startNew({.name = "Elderlore", .size = 4, .zoneSize = 3});
    askForAllRows(model);
    QCOMPARE(model.rowCount(), 0);
    openProject(document, demoProject());
    model.setDocument(nullptr);
    askForAllRows(model);
    QCOMPARE(model.rowCount(), 0);
}

void TestDungeonsModel::saysWhatRowsAre()
{
    DungeonRows rows;
    const Project& project = rows.document.project();
    QVERIFY(!faultOf(rows.model, project));
    const QModelIndex dungeon = rows.row(mine);
    const Point zone = project.dungeons[findDungeon(project, mine).value()].zone;
    QCOMPARE(dungeon.data(DetailRole).toString(), QStringLiteral("zone %1").arg(positionText(zone)));
    QVERIFY(dungeon.data(Qt::ToolTipRole).toString().contains(QStringLiteral("4 floor")));
    QVERIFY(rows.row(hall).data(DetailRole).toString().startsWith(QStringLiteral("Strip · 5 room")));
    QVERIFY(rows.row(gate).data(DetailRole).toString().startsWith(QStringLiteral("Strip · 3 room")));
    const DugPlan& dug = *floorOf(rows.document, shaft).dug();
    QVERIFY(
        rows.row(shaft)
            .data(DetailRole)
            .toString()
            .startsWith(
                QStringLiteral("Dug · %1 × %2 · %3 piece").arg(dug.size.width).arg(dug.size.height).arg(dug.count)));
    QVERIFY(rows.row(shaft).data(Qt::AccessibleTextRole).toString().startsWith(QStringLiteral("2 ")));
    QVERIFY(!rows.row(noItem).isValid());
    QCOMPARE(DungeonsModel::idOf({}), ItemId{0});
}

void TestDungeonsModel::namesAreChangedInPlace()
{
    DungeonRows rows;
    QSignalSpy refused(&rows.model, &DungeonsModel::refused);
    QSignalSpy told(&rows.model, &QAbstractItemModel::dataChanged);
    for (const ItemId id : {mine, gate}) {
        const QString before = rows.row(id).data().toString();
        const int steps = rows.document.undoStack().index();
        QVERIFY(rows.model.flags(rows.row(id)).testFlag(Qt::ItemIsEditable));
        QCOMPARE(rows.row(id).data(Qt::EditRole).toString(), before);
        told.clear();
        QVERIFY(rows.model.setData(rows.row(id), QStringLiteral("Ålesund")));
        QCOMPARE(rows.row(id).data().toString(), QStringLiteral("Ålesund"));
        QCOMPARE(told.size(), 1);
        QCOMPARE(rows.document.undoStack().index(), steps + 1);
        QVERIFY(rows.model.setData(rows.row(id), QStringLiteral("Ålesund"))); // the same is no step
        QCOMPARE(rows.document.undoStack().index(), steps + 1);
        rows.document.undoStack().undo();
        QCOMPARE(rows.row(id).data().toString(), before);
        QVERIFY(refused.isEmpty());
        QVERIFY(!rows.model.setData(rows.row(id), QStringLiteral("  ")));
        QVERIFY(!rows.model.setData(rows.row(id), QString(200, QLatin1Char('x'))));
        QCOMPARE(rows.row(id).data().toString(), before);
        QCOMPARE(refused.size(), 2);
        for (const auto& sentence : refused)
            QVERIFY(sentence.front().toString().endsWith(QLatin1Char('.')));
        refused.clear();
        QVERIFY(!rows.model.setData(rows.row(id), 3, Qt::CheckStateRole));
    }
    QVERIFY(!rows.model.setData({}, QStringLiteral("x")));
}

void TestDungeonsModel::rowsLastWhereverTheyAreMoved()
{
    DungeonRows rows;
    const QPersistentModelIndex floor(rows.row(shaft));
    const QPersistentModelIndex home(rows.row(mine));
    QSignalSpy moved(&rows.model, &QAbstractItemModel::rowsMoved);
    QSignalSpy removed(&rows.model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&rows.model, &QAbstractItemModel::rowsInserted);
    must(moveFloors(rows.document, std::vector<ItemId>{shaft}, lair, 1));
    QVERIFY(floor.parent() == rows.row(lair) && floor.row() == 1);
    must(reorderDungeon(rows.document, mine, 2));
    QCOMPARE(home.row(), 2);
    must(moveFloors(rows.document, std::vector<ItemId>{shaft}, mine, 3));
    QVERIFY(floor.parent() == rows.row(mine) && floor.row() == 3);
    must(moveFloors(rows.document, std::vector<ItemId>{gate}, mine, 3)); // down within its dungeon
    QCOMPARE(rows.row(gate).row(), 2);
    QCOMPARE(DungeonsModel::idOf(floor), shaft);
    QCOMPARE(moved.size(), 4);
    QVERIFY(removed.isEmpty() && inserted.isEmpty());
    rows.document.undoStack().setIndex(0);
    QVERIFY(floor == rows.row(shaft) && home == rows.row(mine));
    QVERIFY(!faultOf(rows.model, rows.document.project()));
}

void TestDungeonsModel::resetsForAnotherProjectAlone()
{
    DungeonRows rows;
    QSignalSpy resets(&rows.model, &QAbstractItemModel::modelReset);
    RandomEdits edits(rows.document, 3);
    for (int i = 0; i < 300; ++i)
        edits.make();
    QVERIFY(resets.isEmpty());
    openProject(rows.document, demoProject());
    QCOMPARE(resets.size(), 1);
    QVERIFY(!rows.model.isChanging());
}

/// Whoever shows the number of a floor hears of it when it is another one.
void TestDungeonsModel::numbersBelowAreToldOf()
{
    DungeonRows rows;
    QHash<ItemId, int> heard;
    const auto read = [&](const QModelIndex& index) {
        heard[DungeonsModel::idOf(index)] = index.data(FloorNumberRole).toInt();
    };
    const auto readAll = [&](const QModelIndex& parent, int first, int last) {
        for (int row = first; row <= last; ++row)
            read(rows.model.index(row, 0, parent));
    };
    for (const ItemId dungeon : rows.dungeons())
        readAll(rows.row(dungeon), 0, rows.model.rowCount(rows.row(dungeon)) - 1);
    connect(&rows.model, &QAbstractItemModel::rowsInserted, this,
            [&](const QModelIndex& parent, int first, int last) { readAll(parent, first, last); });
    connect(
        &rows.model, &QAbstractItemModel::dataChanged, this,
        [&](const QModelIndex& first, const QModelIndex& last) { readAll(first.parent(), first.row(), last.row()); });
    const auto check = [&] {
        for (const ItemId dungeon : rows.dungeons()) {
            for (const ItemId floor : rows.floors(dungeon))
                QCOMPARE(heard.value(floor), rows.row(floor).data(FloorNumberRole).toInt());
        }
    };
    removeFloors(rows.document, std::vector<ItemId>{gate});
    check();
    must(moveFloors(rows.document, std::vector<ItemId>{vault}, mine, 0));
    check();
    must(moveFloors(rows.document, std::vector<ItemId>{hall, vault}, lair, 1));
    check();
    QVERIFY(addFloor(rows.document, mine, 0, newStripFloor("Top")));
    check();
    rows.document.undoStack().setIndex(0);
    check();
    rows.model.disconnect(this);
}

void TestDungeonsModel::countsProblems()
{
    DungeonRows rows;
    QSignalSpy told(&rows.model, &QAbstractItemModel::dataChanged);
    const auto count = [&](ItemId id) { return rows.row(id).data(ProblemCountRole).toInt(); };
    rows.model.setProblemCount(gate, 2);
    QCOMPARE(told.size(), 2); // the floor and its dungeon
    rows.model.setProblemCount(gate, 2);
    QCOMPARE(told.size(), 2);
    rows.model.setProblemCount(vault, 1);
    QCOMPARE(count(gate), 2);
    QCOMPARE(count(mine), 3);
    QVERIFY(rows.row(gate).data(Qt::ToolTipRole).toString().contains(QStringLiteral("2 problem")));
    QVERIFY(rows.row(mine).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("3 problem")));
    must(moveFloors(rows.document, std::vector<ItemId>{gate}, lair, 0));
    QCOMPARE(count(mine), 1);
    QCOMPARE(count(lair), 2);
    removeFloors(rows.document, std::vector<ItemId>{gate});
    QCOMPARE(count(lair), 0);
    rows.document.undoStack().undo();
    QCOMPARE(count(lair), 2);
    must(removeDungeon(rows.document, lair));
    rows.model.setProblemCount(gate, 5); // while it is away
    rows.document.undoStack().undo();
    QCOMPARE(count(lair), 5);
    rows.model.setProblemCount(gate, 0);
    QCOMPARE(count(lair), 0);
    rows.model.setProblemCount(mine, 4); // no floor
    QCOMPARE(count(mine), 1);
    openProject(rows.document, demoProject());
    QCOMPARE(count(mine), 0);
}

/// Told in the middle of a change, as who watches the document may do.
void TestDungeonsModel::problemsOfFloorsThatAreAwayCount()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 3});
    DungeonsModel model;
    connect(&document, &Document::changed, &model, [&](const Change& change) {
        if (change.kind == ChangeKind::FloorInserted)
            model.setProblemCount(change.id, 3); // before the model knows the floor
    });
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDocument(&document);
    openProject(document, demoProject());
    const ItemId floor = addFloor(document, mine, 1, newStripFloor("Deep")).value();
    QCOMPARE(model.indexOf(floor).data(ProblemCountRole).toInt(), 3);
    QCOMPARE(model.indexOf(mine).data(ProblemCountRole).toInt(), 3);
    QVERIFY(!model.isChanging());
}

void TestDungeonsModel::isTheSameHoweverItCameAbout_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

/// Random edits of every verb, with undo and redo between them; and moves and removals of several at once.
void TestDungeonsModel::isTheSameHoweverItCameAbout()
{
    QFETCH(const int, seed);
    DungeonRows rows;
    RandomEdits edits(rows.document, static_cast<std::uint64_t>(seed));
    QUndoStack& stack = rows.document.undoStack();
    for (int i = 0; i < 400; ++i) {
        const auto chance = edits.random().below(10);
        const std::vector<ItemId> dungeons = rows.dungeons();
        if (chance < 2) {
            const auto bound = static_cast<std::uint32_t>(stack.count()) + 1;
            stack.setIndex(static_cast<int>(edits.random().below(bound)));
        } else if (chance == 2 && dungeons.size() > 2) {
            must(moveDungeons(rows.document, std::vector<ItemId>{dungeons[0], dungeons[2]},
                              edits.random().below(static_cast<std::uint32_t>(dungeons.size()) + 1)));
        } else if (chance == 3 && dungeons.size() > 4) {
            removeItems(rows.document, std::vector<ItemId>{dungeons[1], dungeons[3]}, rows.floors(dungeons[2]));
        } else {
            edits.make();
        }
        if (const char* fault = faultOf(rows.model, rows.document.project()))
            QFAIL(qPrintable(QStringLiteral("edit %1: %2").arg(i).arg(QLatin1String(fault))));
    }
    stack.setIndex(0);
    QVERIFY(!faultOf(rows.model, rows.document.project()));
    stack.setIndex(stack.count());
    QVERIFY(!faultOf(rows.model, rows.document.project()));
}

void TestDungeonsModel::floorsAreDropped_data()
{
    QTest::addColumn<QList<qlonglong>>("dragged");
    QTest::addColumn<qlonglong>("parent"); // 0: between dungeons
    QTest::addColumn<int>("at");
    QTest::addColumn<QList<qlonglong>>("mineAfter");
    QTest::addColumn<QList<qlonglong>>("lairAfter");
    using Ids = QList<qlonglong>;
    QTest::newRow("on a dungeon") << Ids{gate} << qlonglong{lair} << -1 << Ids{shaft, hall, vault}
                                  << Ids{den, nest, gate};
    QTest::newRow("between floors") << Ids{gate} << qlonglong{lair} << 1 << Ids{shaft, hall, vault}
                                    << Ids{den, gate, nest};
    QTest::newRow("several") << Ids{vault, gate} << qlonglong{lair} << 0 << Ids{shaft, hall}
                             << Ids{gate, vault, den, nest};
    QTest::newRow("from two dungeons") << Ids{den, hall} << qlonglong{mine} << 0 << Ids{hall, den, gate, shaft, vault}
                                       << Ids{nest};
    QTest::newRow("within one") << Ids{gate} << qlonglong{mine} << 3 << Ids{shaft, hall, gate, vault} << Ids{den, nest};
    QTest::newRow("above a dungeon") << Ids{gate} << qlonglong{0} << 2 << Ids{shaft, hall, vault}
                                     << Ids{den, nest, gate};
    QTest::newRow("with a dungeon") << Ids{mine, nest} << qlonglong{mine} << 0 << Ids{nest, gate, shaft, hall, vault}
                                    << Ids{den};
}

void TestDungeonsModel::floorsAreDropped()
{
    QFETCH(const QList<qlonglong>, dragged);
    QFETCH(const qlonglong, parent);
    QFETCH(const int, at);
    QFETCH(const QList<qlonglong>, mineAfter);
    QFETCH(const QList<qlonglong>, lairAfter);
    DungeonRows rows;
    const std::string before = rows.bytes();
    const int steps = rows.document.undoStack().index();
    QVERIFY(rows.drop({dragged.begin(), dragged.end()}, at, parent ? rows.row(parent) : QModelIndex()));
    QVERIFY(rows.floors(mine) == std::vector<ItemId>(mineAfter.begin(), mineAfter.end()));
    QVERIFY(rows.floors(lair) == std::vector<ItemId>(lairAfter.begin(), lairAfter.end()));
    QVERIFY(!faultOf(rows.model, rows.document.project()));
    QCOMPARE(rows.document.undoStack().index(), steps + 1);
    rows.document.undoStack().undo();
    QVERIFY(rows.bytes() == before);
}

void TestDungeonsModel::dungeonsAreDropped_data()
{
    QTest::addColumn<QList<qlonglong>>("dragged");
    QTest::addColumn<qlonglong>("parent");
    QTest::addColumn<int>("at");
    QTest::addColumn<QList<qlonglong>>("after");
    using Ids = QList<qlonglong>;
    QTest::newRow("to the end") << Ids{mine} << qlonglong{0} << -1 << Ids{lair, cave, mine};
    QTest::newRow("between") << Ids{mine} << qlonglong{0} << 2 << Ids{lair, mine, cave};
    QTest::newRow("to the top") << Ids{cave} << qlonglong{0} << 0 << Ids{cave, mine, lair};
    QTest::newRow("below the floors of one") << Ids{cave} << qlonglong{mine} << 4 << Ids{mine, cave, lair};
    QTest::newRow("several") << Ids{lair, mine} << qlonglong{0} << 3 << Ids{cave, mine, lair};
    QTest::newRow("several apart") << Ids{cave, mine} << qlonglong{0} << 1 << Ids{mine, cave, lair};
}

void TestDungeonsModel::dungeonsAreDropped()
{
    QFETCH(const QList<qlonglong>, dragged);
    QFETCH(const qlonglong, parent);
    QFETCH(const int, at);
    QFETCH(const QList<qlonglong>, after);
    DungeonRows rows;
    const std::string before = rows.bytes();
    const int steps = rows.document.undoStack().index();
    QVERIFY(rows.drop({dragged.begin(), dragged.end()}, at, parent ? rows.row(parent) : QModelIndex()));
    QVERIFY(rows.dungeons() == std::vector<ItemId>(after.begin(), after.end()));
    QCOMPARE(rows.document.undoStack().index(), steps + 1);
    rows.document.undoStack().undo();
    QVERIFY(rows.bytes() == before);
}

void TestDungeonsModel::nothingIsDroppedWhereItCannotBe()
{
    DungeonRows rows;
    const std::string before = rows.bytes();
    QVERIFY(!rows.drop({gate}, -1, rows.row(den)));  // on a floor
    QVERIFY(!rows.drop({gate}, 0, {}));              // above all dungeons
    QVERIFY(!rows.drop({cave}, -1, rows.row(mine))); // a dungeon into a dungeon
    QVERIFY(!rows.drop({cave}, 1, rows.row(mine)));
    QVERIFY(!rows.drop({}, -1, rows.row(mine)));
    QVERIFY(rows.drop({gate}, 0, rows.row(mine))); // where it is: nothing to do
    QVERIFY(rows.drop({mine}, 0, {}));
    const std::unique_ptr<QMimeData> data(rows.model.mimeData({rows.row(gate)}));
    QVERIFY(rows.model.canDropMimeData(data.get(), Qt::MoveAction, 0, 0, rows.row(lair)));
    QVERIFY(!rows.model.canDropMimeData(data.get(), Qt::CopyAction, 0, 0, rows.row(lair)));
    QVERIFY(!rows.model.canDropMimeData(nullptr, Qt::MoveAction, 0, 0, rows.row(lair)));
    const DungeonRows others; // another window, whose ids mean something else
    const std::unique_ptr<QMimeData> foreign(others.model.mimeData({others.row(gate)}));
    QVERIFY(!rows.model.canDropMimeData(foreign.get(), Qt::MoveAction, 0, 0, rows.row(lair)));
    QVERIFY(rows.bytes() == before);
    QCOMPARE(rows.document.undoStack().count(), 0);
    // Rows are moved by the project alone, never by the view.
    QVERIFY(!rows.model.removeRows(0, 1, rows.row(mine)));
    QCOMPARE(rows.model.supportedDropActions(), Qt::DropActions(Qt::MoveAction));
}

/// Floors that went away while they were dragged are no longer moved.
void TestDungeonsModel::aDropThatIsRefusedSaysWhy()
{
    DungeonRows rows;
    const std::unique_ptr<QMimeData> data(rows.model.mimeData({rows.row(gate), rows.row(shaft)}));
    removeFloors(rows.document, std::vector<ItemId>{gate});
    QVERIFY(rows.model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, rows.row(lair)));
    QVERIFY(rows.floors(lair) == (std::vector<ItemId>{den, nest, shaft}));
    rows.document.undoStack().setIndex(0);
    must(removeDungeon(rows.document, mine));
    QVERIFY(!rows.model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, rows.row(lair)));
}

void TestDungeonsModel::detailsFollowTheLanguage()
{
    const DungeonRows rows;
    const QModelIndex dungeon = rows.model.index(0, 0);
    const QModelIndex floor = rows.model.index(0, 0, dungeon);
    const auto spoken = [](const QModelIndex& index) { return index.data(Qt::AccessibleTextRole).toString(); };
    const QStringList before{spoken(dungeon), spoken(floor)};
    QSignalSpy told(&rows.model, &QAbstractItemModel::dataChanged);
    {
        const OtherLanguage other;
        QVERIFY(spoken(dungeon).contains(OtherLanguage::mark + QStringLiteral("zone ")));
        QVERIFY(spoken(floor).contains(OtherLanguage::mark));
        QCOMPARE(OtherLanguage::without(spoken(dungeon)), before[0]);
        QCOMPARE(OtherLanguage::without(spoken(floor)), before[1]);
        QVERIFY(std::ranges::any_of(told, [&](const QVariantList& change) {
            return change[0].toModelIndex().parent() == dungeon && change[0].toModelIndex().row() == 0;
        }));
    }
    QCOMPARE(QStringList({spoken(dungeon), spoken(floor)}), before);
}

ZONEWRIGHT_TEST(dungeonsmodel, TestDungeonsModel)

#include "tst_dungeonsmodel.moc"
