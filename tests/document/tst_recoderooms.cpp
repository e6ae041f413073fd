#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/flooredits.h"
#include "document/roomedits.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// Rooms that are given other codes, and all that names them.
class TestRecodeRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recodingIsFollowed();
    void codesOfOneGestureAreOneStep();
    void codesMayBeSwapped();
    void recodingIsNeverSeenHalfDone();
};

namespace {

struct RecodeBench
{
    RecodeBench() { openProject(document, demoProject()); }

    [[nodiscard]] const CatalogueContents& contents(ItemId id = threeRooms) const
    {
        return findCatalogue(document.project(), id)->rooms->contents();
    }

    [[nodiscard]] std::string bytes() const { return formatProject(document.project()); }

    Document document{{.name = "Elderlore"}};
};

} // namespace

void TestRecodeRooms::recodingIsFollowed()
{
    RecodeBench bench;
    must(setPairPath(bench.document, threeRooms, 4, 1, {{0, 1}, {1, 1}}));
    const std::string before = bench.bytes();
    must(recodeRooms(bench.document, threeRooms, std::array{RecodedRoom{4, 7}, RecodedRoom{0, -5}}));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Change codes of 2 room(s)"));
    QVERIFY(floorOf(bench.document, gate).strip()->sequence == (std::vector<std::int32_t>{-5, 1, 7}));
    QVERIFY(floorOf(bench.document, nest).strip()->sequence == (std::vector<std::int32_t>{7, 7}));
    QVERIFY(bench.contents().pins == (std::vector<PairPin>{{-5, 7, 2}}));
    QCOMPARE(bench.contents().specialPaths.front().left, 7);
    QVERIFY(bench.contents(fileRooms).rooms[2].code == 4);
    QCOMPARE(bench.document.undoStack().count(), 2);
    bench.document.undoStack().undo();
    QCOMPARE(bench.bytes(), before);
}

/// In one gesture they are one step, with every floor that any of them changes; another gesture is another step.
void TestRecodeRooms::codesOfOneGestureAreOneStep()
{
    RecodeBench bench;
    Document& document = bench.document;
    const std::string before = bench.bytes();
    const int steps = document.undoStack().count();
    const auto recode = [&](std::int32_t from, std::int32_t to, Gesture gesture) {
        must(recodeRooms(document, threeRooms, std::array{RecodedRoom{from, to}}, gesture));
    };
    const Gesture turning = document.newGesture();
    recode(4, 7, turning);
    recode(7, 8, turning);
    const std::string at8 = bench.bytes();
    recode(8, 9, turning);
    QCOMPARE(document.undoStack().count(), steps + 1);
    const std::string after = bench.bytes();
    document.undoStack().undo();
    QCOMPARE(bench.bytes(), before);
    document.undoStack().redo();
    QCOMPARE(bench.bytes(), after);
    recode(9, 8, document.newGesture());
    QCOMPARE(document.undoStack().count(), steps + 2);
    QCOMPARE(bench.bytes(), at8);
    document.undoStack().setIndex(steps);
    const Gesture back = document.newGesture();
    recode(4, 7, back);
    recode(7, 4, back); // nothing, after all
    QCOMPARE(bench.bytes(), before);
    QCOMPARE(document.undoStack().count(), steps);
}

void TestRecodeRooms::codesMayBeSwapped()
{
    RecodeBench bench;
    must(recodeRooms(bench.document, threeRooms, std::array{RecodedRoom{0, 4}, RecodedRoom{4, 0}}));
    QVERIFY(floorOf(bench.document, gate).strip()->sequence == (std::vector<std::int32_t>{4, 1, 0}));
    QVERIFY(bench.contents().pins == (std::vector<PairPin>{{4, 0, 2}}));
    const auto twice = recodeRooms(bench.document, threeRooms, std::array{RecodedRoom{0, 1}});
    QVERIFY(twice.error().code == ErrorCode::Duplicate);
    const auto unclear = recodeRooms(bench.document, threeRooms, std::array{RecodedRoom{0, 5}, RecodedRoom{0, 6}});
    QVERIFY(unclear.error().code == ErrorCode::Duplicate);
    QCOMPARE(bench.document.undoStack().count(), 1);
}

/// A floor in focus that names the rooms is built all the time: what is chosen of it stays.
void TestRecodeRooms::recodingIsNeverSeenHalfDone()
{
    RecodeBench bench;
    Document& document = bench.document;
    FloorFocus& focus = document.floorFocus();
    focus.setFloor(gate);
    const int column = focus.strip()->joints().back().column;
    focus.chooseJoint({.column = column, .row = 1});
    const Rect area{1, 1, 6, 3};
    document.floorTools().setArea(area);
    int broken = 0;
    connect(&document, &Document::changed, this, [&] { broken += focus.strip() == nullptr ? 1 : 0; });
    const auto check = [&] {
        QCOMPARE(broken, 0);
        QCOMPARE(focus.joints(), std::vector{column});
        QCOMPARE(focus.current(), (JointPlace{.column = column, .row = 1}));
        QCOMPARE(document.floorTools().area(), area);
    };
    must(recodeRooms(document, threeRooms, std::array{RecodedRoom{4, 7}, RecodedRoom{0, 4}, RecodedRoom{1, 9}}));
    QVERIFY(floorOf(document, gate).strip()->sequence == (std::vector<std::int32_t>{4, 9, 7}));
    check();
    document.undoStack().undo();
    check();
    document.undoStack().redo();
    check();
}

ZONEWRIGHT_TEST(recoderooms, TestRecodeRooms)

#include "tst_recoderooms.moc"
