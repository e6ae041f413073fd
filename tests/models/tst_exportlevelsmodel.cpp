#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/randomedits.h"
#include "models/dungeonsmodel.h"
#include "models/exportlevelsmodel.h"
#include "models/modelcontract.h"
#include "models/roles.h"
#include "project/projectformat.h"
#include "project/projectitems.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

class TestExportLevelsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void everythingIsTickedAtFirst();
    void ticksFloorsAndDungeons();
    void ticksThoseGivenAlone();
    void newFloorsAreTickedWhileAllOthersAre();
    void floorsThatComeBackAreAsTheyWere();
    void anotherProjectIsAllTicked();
    void nothingElseIsChanged();
    void changesAreToldOf();
    void isRightWhateverIsEdited();
};

namespace {

/// The demo project with the tree of its levels, which a tester watches.
struct LevelRows
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    ExportLevelsModel model{document};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    LevelRows() { openProject(document, demoProject()); }

    [[nodiscard]] QModelIndex row(ItemId id) const
    {
        for (int d = 0; d < model.rowCount(); ++d) {
            const QModelIndex home = model.index(d, 0);
            if (DungeonsModel::idOf(home) == id)
                return home;
            for (int f = 0; f < model.rowCount(home); ++f) {
                if (DungeonsModel::idOf(model.index(f, 0, home)) == id)
                    return model.index(f, 0, home);
            }
        }
        return {};
    }

    [[nodiscard]] Qt::CheckState state(ItemId id) const
    {
        return static_cast<Qt::CheckState>(row(id).data(Qt::CheckStateRole).toInt());
    }

    bool set(ItemId id, Qt::CheckState state) { return model.setData(row(id), state, Qt::CheckStateRole); }
};

using Ids = std::vector<ItemId>;

const Ids everyDemoFloor{gate, shaft, hall, vault, den, nest};

/// Everything of every row, and of the headers.
void askForAllLevels(const ExportLevelsModel& model)
{
    askForEverything(model);
    for (int d = 0; d < model.rowCount(); ++d) {
        for (int f = 0; f < model.rowCount(model.index(d, 0)); ++f) {
            for (int role = 0; role < Qt::UserRole + 64; ++role)
                (void)model.index(f, 0, model.index(d, 0)).data(role);
        }
    }
}

/// What is wrong with the tree; null for nothing. It has the project's rows, and boxes as `ticked` says.
const char* levelsFault(const ExportLevelsModel& model, const Project& project)
{
    const Ids ticked = model.ticked();
    if (model.rowCount() != static_cast<int>(project.dungeons.size()))
        return "dungeons";
    std::size_t floors = 0;
    for (int d = 0; d < model.rowCount(); ++d) {
        const Dungeon& dungeon = project.dungeons[static_cast<std::size_t>(d)];
        const QModelIndex home = model.index(d, 0);
        if (DungeonsModel::idOf(home) != dungeon.id || model.rowCount(home) != static_cast<int>(dungeon.floors.size()))
            return "dungeon";
        int on = 0;
        for (int f = 0; f < model.rowCount(home); ++f) {
            const QModelIndex floor = model.index(f, 0, home);
            const bool isTicked = std::ranges::count(ticked, DungeonsModel::idOf(floor)) == 1;
            if (DungeonsModel::idOf(floor) != dungeon.floors[static_cast<std::size_t>(f)].id)
                return "floor";
            if (floor.data(Qt::CheckStateRole).toInt() != (isTicked ? Qt::Checked : Qt::Unchecked))
                return "box of a floor";
            on += isTicked ? 1 : 0;
            ++floors;
        }
        const auto whole = on == model.rowCount(home) ? Qt::Checked : Qt::PartiallyChecked;
        if (home.data(Qt::CheckStateRole).toInt() != (on == 0 ? Qt::Unchecked : whole))
            return "box of a dungeon";
    }
    return model.allTicked() == (ticked.size() == floors) ? nullptr : "all ticked";
}

} // namespace

void TestExportLevelsModel::keepsTheModelContract()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 3});
    ExportLevelsModel model(document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    askForAllLevels(model); // empty
    QVERIFY(model.allTicked() && model.ticked().empty());
    openProject(document, demoProject());
    askForAllLevels(model); // filled
    const ItemId added = addDungeon(document, {.name = "Hole", .zone = {1, 1}, .floors = {}}).value();
    const ItemId floor = addFloor(document, added, 0, newStripFloor("Deep")).value();
    askForAllLevels(model);
    must(moveFloors(document, Ids{floor}, mine, 1));
    must(reorderDungeon(document, added, 0));
    askForAllLevels(model);
    removeFloors(document, Ids{floor, gate});
    must(removeDungeon(document, lair));
    askForAllLevels(model);
    QVERIFY(!levelsFault(model, document.project()));
    document.startNew({.name = "Elderlore", .size = 4, .zoneSize = 3});
    askForAllLevels(model);
    QCOMPARE(model.rowCount(), 0);
}

void TestExportLevelsModel::everythingIsTickedAtFirst()
{
    LevelRows rows;
    QCOMPARE(rows.model.ticked(), everyDemoFloor);
    QVERIFY(rows.model.allTicked());
    QCOMPARE(rows.state(mine), Qt::Checked);
    QCOMPARE(rows.state(cave), Qt::Unchecked); // it has no floor
    QCOMPARE(rows.row(gate).data().toString(), QString::fromStdString(floorOf(rows.document, gate).name));
    QVERIFY(!levelsFault(rows.model, rows.document.project()));
    const ExportLevelsModel later(rows.document);
    QCOMPARE(later.ticked(), everyDemoFloor); // of a project that is open already
}

void TestExportLevelsModel::ticksFloorsAndDungeons()
{
    LevelRows rows;
    QSignalSpy told(&rows.model, &ExportLevelsModel::tickedChanged);
    QVERIFY(rows.set(shaft, Qt::Unchecked));
    QCOMPARE(rows.state(shaft), Qt::Unchecked);
    QCOMPARE(rows.state(mine), Qt::PartiallyChecked);
    QVERIFY(rows.row(mine).data(Qt::AccessibleTextRole).toString().endsWith(QStringLiteral("3 of 4 floors")));
    QCOMPARE(rows.model.ticked(), Ids({gate, hall, vault, den, nest}));
    QVERIFY(!rows.model.allTicked());
    QVERIFY(rows.set(mine, Qt::Unchecked));
    QCOMPARE(rows.model.ticked(), Ids({den, nest}));
    QCOMPARE(rows.state(mine), Qt::Unchecked);
    QVERIFY(rows.set(gate, Qt::Checked));
    QVERIFY(rows.set(mine, Qt::Checked)); // from partly ticked
    QVERIFY(rows.model.allTicked());
    QCOMPARE(told.size(), 4);
    QVERIFY(rows.set(mine, Qt::Checked)); // it is
    QCOMPARE(told.size(), 4);
}

void TestExportLevelsModel::ticksThoseGivenAlone()
{
    LevelRows rows;
    QSignalSpy told(&rows.model, &ExportLevelsModel::tickedChanged);
    rows.model.tick({nest, gate, noItem, mine});
    QCOMPARE(rows.model.ticked(), Ids({gate, nest})); // in the project's order
    QCOMPARE(told.size(), 1);
    rows.model.tick({gate, nest});
    QCOMPARE(told.size(), 1);
    rows.model.tickAll();
    QVERIFY(rows.model.allTicked());
    QCOMPARE(told.size(), 2);
    rows.model.tick({});
    QVERIFY(rows.model.ticked().empty());
    QVERIFY(!levelsFault(rows.model, rows.document.project()));
}

void TestExportLevelsModel::newFloorsAreTickedWhileAllOthersAre()
{
    LevelRows rows;
    QVERIFY(addFloor(rows.document, mine, 0, newStripFloor("Top")));
    QVERIFY(addFloor(rows.document, cave, 0, newDugFloor("Hollow")));
    QVERIFY(rows.model.allTicked());
    QCOMPARE(rows.model.ticked().size(), std::size_t{8});
    QVERIFY(rows.set(gate, Qt::Unchecked));
    const ItemId added = addFloor(rows.document, mine, 0, newStripFloor("Attic")).value();
    QCOMPARE(rows.state(added), Qt::Unchecked);
    QVERIFY(addDungeon(rows.document,
                       {.name = "Hole", .zone = {1, 1}, .floors = {newStripFloor("One"), newStripFloor("Two")}}));
    QCOMPARE(rows.model.ticked().size(), std::size_t{7});
    QVERIFY(!levelsFault(rows.model, rows.document.project()));
}

void TestExportLevelsModel::floorsThatComeBackAreAsTheyWere()
{
    LevelRows rows;
    rows.model.tick({gate, den});
    must(removeDungeon(rows.document, mine));
    removeFloors(rows.document, Ids{nest});
    QVERIFY(rows.model.allTicked()); // those that are left
    rows.document.undoStack().setIndex(0);
    QCOMPARE(rows.model.ticked(), Ids({gate, den}));
    must(moveFloors(rows.document, Ids{den, shaft}, mine, 0));
    QCOMPARE(rows.model.ticked(), Ids({den, gate}));
    QVERIFY(!levelsFault(rows.model, rows.document.project()));
}

void TestExportLevelsModel::anotherProjectIsAllTicked()
{
    LevelRows rows;
    rows.model.tick({gate});
    openProject(rows.document, demoProject());
    QVERIFY(rows.model.allTicked());
    QCOMPARE(rows.model.ticked(), everyDemoFloor);
}

void TestExportLevelsModel::nothingElseIsChanged()
{
    LevelRows rows;
    const std::string before = formatProject(rows.document.project());
    for (const ItemId id : {mine, gate}) {
        const Qt::ItemFlags flags = rows.model.flags(rows.row(id));
        QVERIFY(flags.testFlag(Qt::ItemIsUserCheckable) && flags.testFlag(Qt::ItemIsEnabled));
        QVERIFY(!flags.testFlag(Qt::ItemIsEditable) && !flags.testFlag(Qt::ItemIsDragEnabled));
        QCOMPARE(flags.testFlag(Qt::ItemIsAutoTristate), id == mine);
        QVERIFY(!rows.model.setData(rows.row(id), QStringLiteral("x"), Qt::EditRole));
        QVERIFY(!rows.set(id, Qt::PartiallyChecked));
    }
    QVERIFY(!rows.model.flags(rows.row(cave)).testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!rows.set(cave, Qt::Checked));
    QVERIFY(!rows.model.setData({}, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(rows.model.allTicked());
    QCOMPARE(formatProject(rows.document.project()), before);
}

/// Whoever shows boxes hears of each that becomes another one.
void TestExportLevelsModel::changesAreToldOf()
{
    LevelRows rows;
    QHash<ItemId, int> heard;
    const auto readAll = [&](const QModelIndex& parent, int first, int last) {
        for (int row = first; row <= last; ++row) {
            const QModelIndex index = rows.model.index(row, 0, parent);
            heard[DungeonsModel::idOf(index)] = index.data(Qt::CheckStateRole).toInt();
            for (int f = 0; !parent.isValid() && f < rows.model.rowCount(index); ++f) {
                const QModelIndex floor = rows.model.index(f, 0, index);
                if (!heard.contains(DungeonsModel::idOf(floor)))
                    heard[DungeonsModel::idOf(floor)] = floor.data(Qt::CheckStateRole).toInt();
            }
        }
    };
    readAll({}, 0, rows.model.rowCount() - 1);
    connect(&rows.model, &QAbstractItemModel::rowsInserted, this, readAll);
    connect(
        &rows.model, &QAbstractItemModel::dataChanged, this,
        [&](const QModelIndex& first, const QModelIndex& last) { readAll(first.parent(), first.row(), last.row()); });
    const auto check = [&](const char* step) {
        for (int d = 0; d < rows.model.rowCount(); ++d) {
            const QModelIndex home = rows.model.index(d, 0);
            QVERIFY2(heard[DungeonsModel::idOf(home)] == home.data(Qt::CheckStateRole).toInt(), step);
            for (int f = 0; f < rows.model.rowCount(home); ++f) {
                const QModelIndex floor = rows.model.index(f, 0, home);
                QVERIFY2(heard[DungeonsModel::idOf(floor)] == floor.data(Qt::CheckStateRole).toInt(), step);
            }
        }
    };
    rows.set(shaft, Qt::Unchecked);
    check("a floor");
    rows.set(mine, Qt::Unchecked);
    check("a dungeon");
    rows.model.tick({gate, vault, den});
    check("some");
    removeFloors(rows.document, Ids{shaft, hall});
    check("removed");
    must(moveFloors(rows.document, Ids{den, gate}, cave, 0));
    check("moved");
    QVERIFY(addFloor(rows.document, cave, 1, newStripFloor("New")));
    check("inserted");
    rows.document.undoStack().setIndex(0);
    check("undone");
    rows.model.tickAll();
    check("all");
    rows.model.disconnect(this);
}

void TestExportLevelsModel::isRightWhateverIsEdited()
{
    LevelRows rows;
    RandomEdits edits(rows.document, 8);
    bool isTold = false;
    connect(&rows.model, &ExportLevelsModel::tickedChanged, this, [&] { isTold = true; });
    for (int i = 0; i < 1500; ++i) {
        const bool wasAll = rows.model.allTicked();
        const Ids before = rows.model.ticked();
        isTold = false;
        edits.make();
        if (wasAll && before.size() == rows.model.ticked().size())
            QVERIFY(rows.model.allTicked());
        QVERIFY(!isTold); // changes of the project are nobody's choice
        if (const char* fault = levelsFault(rows.model, rows.document.project()))
            QFAIL(fault);
        if (i % 7 == 0 && rows.model.rowCount() > 0) {
            const QModelIndex home = rows.model.index(i % rows.model.rowCount(), 0);
            rows.model.setData(home, i % 2 == 0 ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        }
        if (i % 50 == 0)
            rows.model.tickAll();
    }
    rows.model.disconnect(this);
}

ZONEWRIGHT_TEST(exportlevelsmodel, TestExportLevelsModel)

#include "tst_exportlevelsmodel.moc"
