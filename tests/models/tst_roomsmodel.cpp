#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/document.h"
#include "document/roomedits.h"
#include "models/modelcontract.h"
#include "models/roomsmodel.h"
#include "models/roomwords.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

class TestRoomsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void saysWhatARoomIs();
    void aStrokeChangesOneRow();
    void roomsComeAndGo();
    void otherCodesAreTheSameRooms();
    void followsTheCatalogue();
    void wordsOfCells();
};

namespace {

struct RoomsSample
{
    Document document{{.name = "Elderlore"}};
    RoomsModel model{document};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QSignalSpy changes{&model, &QAbstractItemModel::dataChanged};
    QSignalSpy resets{&model, &QAbstractItemModel::modelReset};
    QSignalSpy insertions{&model, &QAbstractItemModel::rowsInserted};
    QSignalSpy removals{&model, &QAbstractItemModel::rowsRemoved};

    RoomsSample()
    {
        openProject(document, demoProject());
        forget();
    }

    void forget()
    {
        for (QSignalSpy* spy : {&changes, &resets, &insertions, &removals})
            spy->clear();
    }

    /// Rows that were said to be others.
    QList<int> changedRows()
    {
        QList<int> rows;
        for (const auto& change : changes) {
            for (int row = change[0].toModelIndex().row(); row <= change[1].toModelIndex().row(); ++row)
                rows << row;
        }
        return rows;
    }

    void check()
    {
        const auto rooms = document.roomFocus().rooms()->rooms();
        QCOMPARE(model.rowCount(), static_cast<int>(rooms.size()));
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(model.index(row).data(RoomsModel::RoomRole).value<RoomType>() ==
                    rooms[static_cast<std::size_t>(row)]);
    }
};

} // namespace

void TestRoomsModel::keepsTheModelContract()
{
    RoomsSample sample;
    askForEverything(sample.model);
    must(removeRooms(sample.document, threeRooms, std::array{0, 4}));
    askForEverything(sample.model);
    sample.document.startNew({.name = "Empty"});
    askForEverything(sample.model);
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestRoomsModel::saysWhatARoomIs()
{
    RoomsSample sample;
    const QModelIndex ring = sample.model.index(2);
    QCOMPARE(ring.data().toString(), QStringLiteral("ring"));
    QCOMPARE(ring.data(RoomsModel::RoomCodeRole).toInt(), 4);
    QCOMPARE(ring.data(RoomsModel::RoomRowsRole).toInt(), 3);
    QCOMPARE(ring.data(RoomsModel::RoomSizeRole).toString(), QStringLiteral("3 × 3"));
    QCOMPARE(ring.data(Qt::ToolTipRole).toString(), QStringLiteral("Room 4, ring: 3 × 3 cells, starts at 1,1"));
    QCOMPARE(sample.model.rowOf(1), std::optional(1));
    QCOMPARE(sample.model.rowOf(2), std::nullopt);
}

void TestRoomsModel::aStrokeChangesOneRow()
{
    RoomsSample sample;
    must(paintRoom(sample.document, threeRooms, 1, std::array{Point{1, 1}}, true));
    QCOMPARE(sample.changedRows(), QList{1});
    QVERIFY(sample.resets.isEmpty() && sample.insertions.isEmpty() && sample.removals.isEmpty());
    sample.check();
    sample.forget();
    must(paintRoom(sample.document, spareRooms, 1, std::array{Point{1, 1}}, true));
    must(pinPair(sample.document, threeRooms, 0, 1, 2));
    QVERIFY(sample.changes.isEmpty() && sample.resets.isEmpty());
    must(setCatalogueRows(sample.document, threeRooms, 5));
    QCOMPARE(sample.changedRows(), (QList{0, 1, 2})); // each has another size
}

void TestRoomsModel::roomsComeAndGo()
{
    RoomsSample sample;
    QVERIFY(duplicateRooms(sample.document, threeRooms, std::array{0, 1}));
    QCOMPARE(sample.insertions.size(), 2);
    sample.check();
    must(removeRooms(sample.document, threeRooms, std::array{0, 4}));
    QCOMPARE(sample.removals.size(), 2);
    sample.check();
    while (sample.document.undoStack().canUndo()) {
        sample.document.undoStack().undo();
        sample.check();
    }
    while (sample.document.undoStack().canRedo()) {
        sample.document.undoStack().redo();
        sample.check();
    }
    QVERIFY(sample.resets.isEmpty() && sample.changes.isEmpty());
}

void TestRoomsModel::otherCodesAreTheSameRooms()
{
    RoomsSample sample;
    must(recodeRooms(sample.document, threeRooms, std::array{RecodedRoom{0, 4}, RecodedRoom{4, 0}}));
    sample.check();
    QVERIFY(sample.resets.isEmpty() && sample.insertions.isEmpty() && sample.removals.isEmpty());
    QVERIFY(sample.changedRows().contains(0) && sample.changedRows().contains(2));
}

void TestRoomsModel::followsTheCatalogue()
{
    RoomsSample sample;
    must(removeRooms(sample.document, spareRooms, std::array{0}));
    QVERIFY(sample.removals.isEmpty());
    sample.document.roomFocus().setCatalogue(spareRooms);
    QCOMPARE(sample.resets.size(), 1);
    sample.check();
    must(removeCatalogue(sample.document, spareRooms));
    sample.check();
    openProject(sample.document, Project{.world = {.name = "Empty"}});
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestRoomsModel::wordsOfCells()
{
    const RoomType ring = demoRoom(4, "ring", {"###", "#.#", "###"});
    QCOMPARE(roomCellText(ring, 3, {2, 2}), QStringLiteral("Room 4 · column 2, row 2: brick"));
    QCOMPARE(roomCellText(ring, 3, {3, 2}), QStringLiteral("Room 4 · column 3, row 2: slab"));
    QCOMPARE(roomCellText(ring, 3, {1, 1}), QStringLiteral("Room 4 · column 1, row 1: slab, start of the hero"));
    for (const Point outside : {Point{0, 1}, Point{1, 0}, Point{4, 1}, Point{1, 4}})
        QVERIFY(roomCellText(ring, 3, outside).isEmpty());
}

ZONEWRIGHT_TEST(roomsmodel, TestRoomsModel)

#include "tst_roomsmodel.moc"
