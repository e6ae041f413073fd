#include "core/strip/stripjoint.h"
#include "core/strip/striptools.h"
#include "render/overlaycanvas.h"
#include "render/pairpainter.h"
#include "render/palette.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

RoomCatalogue pairRooms()
{
    return RoomCatalogue::from(test::sixRooms()).value();
}

/// The scene of a pair by its codes.
PairScene sceneOfCodes(const RoomCatalogue& rooms, std::int32_t left, std::int32_t right, const PathCells& path = {})
{
    return pairScene(rooms, rooms.indexOf(left).value(), rooms.indexOf(right).value(), path);
}

RoomCatalogue withPin(std::int32_t left, std::int32_t right, int row)
{
    CatalogueContents contents = pairRooms().contents();
    contents.pins = {{.left = left, .right = right, .row = row}};
    return RoomCatalogue::from(contents).value();
}

QImage pairPicture(const PairScene& scene, int hovered = 0, int current = 0)
{
    const FloorProjection projection = pairProjection(scene.floor.cells.size(), {300, 220}, 1.0);
    return test::overGround(
        projection, [&](QPainter& painter) { paintPair(painter, projection, scene, Theme::Light, hovered, current); });
}

} // namespace

class TestPairPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    /// What a floor would draw by chance is closed here.
    void candidatesAreAllGhosts()
    {
        const RoomCatalogue rooms = pairRooms();
        const PairScene scene = sceneOfCodes(rooms, 4, 10);
        QCOMPARE(scene.floor.cells.size(), (Size{9, 7}));
        QCOMPARE(scene.joint.candidates, rowBit(1) | rowBit(3) | rowBit(4) | rowBit(5));
        QCOMPARE(scene.joint.row, 0);
        QVERIFY(scene.joint.path.empty() && scene.walk.empty());
        for (int row = 0; row < 7; ++row)
            QVERIFY((scene.floor.cells[{4, row}] == LevelCell::Brick));
    }

    void aPinIsOpen()
    {
        const PairScene scene = sceneOfCodes(withPin(4, 10, 4), 4, 10);
        QCOMPARE(scene.joint.row, 4);
        QCOMPARE(scene.joint.pin, PinSource::Catalogue);
        QVERIFY(!scene.joint.lostPin);
        QVERIFY((scene.floor.cells[{4, 4}] == LevelCell::Slab));
        const PairScene lost = sceneOfCodes(withPin(4, 10, 2), 4, 10);
        QCOMPARE(lost.joint.row, 0);
        QVERIFY(lost.joint.lostPin);
    }

    void aPathHasItsWalk()
    {
        const RoomCatalogue rooms = pairRooms();
        for (const SpecialPath& path : rooms.contents().specialPaths) {
            const PairScene scene = sceneOfCodes(rooms, path.left, path.right);
            QCOMPARE(scene.joint.state, JointState::Special);
            QCOMPARE(scene.joint.path.size(), path.cells.size());
            QVERIFY(scene.walk.size() > 1);
            for (const Point cell : scene.walk)
                QCOMPARE(scene.floor.cells[cell], LevelCell::Slab);
        }
    }

    /// A path that is looked at stands in place of the catalogue's, and of none.
    void aTriedPathIsShown()
    {
        CatalogueContents contents = pairRooms().contents();
        const SpecialPath path = contents.specialPaths.front();
        contents.specialPaths.clear();
        const RoomCatalogue poor = RoomCatalogue::from(contents).value();
        QCOMPARE(sceneOfCodes(poor, path.left, path.right).joint.state, JointState::Blocked);
        const PairScene tried = sceneOfCodes(poor, path.left, path.right, path.cells);
        const PairScene own = sceneOfCodes(pairRooms(), path.left, path.right);
        QCOMPARE(tried.joint.state, JointState::Special);
        QCOMPARE(tried.joint.path, own.joint.path);
        QCOMPARE(tried.walk, own.walk);
        QCOMPARE(pairPicture(tried), pairPicture(own));
    }

    /// What the catalogue has and what does not join is seen as such, until another path is looked at.
    void aPathThatDoesNotJoinIsShown()
    {
        CatalogueContents contents = pairRooms().contents();
        SpecialPath& path = contents.specialPaths.front();
        const PathCells joining = path.cells;
        path.cells = {joining.front()};
        const RoomCatalogue rooms = RoomCatalogue::from(contents).value();
        const PairScene lost = sceneOfCodes(rooms, path.left, path.right);
        QCOMPARE(lost.joint.state, JointState::Blocked);
        QCOMPARE(lost.lostPath.size(), std::size_t{1});
        QCOMPARE(lost.lostPath.front(), joining.front() + (Point{lost.joint.column, 0}));
        PairScene without = lost;
        without.lostPath.clear();
        QVERIFY(pairPicture(lost) != pairPicture(without));
        QVERIFY(sceneOfCodes(rooms, path.left, path.right, joining).lostPath.empty());
        QVERIFY(sceneOfCodes(pairRooms(), path.left, path.right).lostPath.empty());
    }

    void roomsBesideThemselvesAreAPair()
    {
        const RoomCatalogue rooms = pairRooms();
        for (int place = 0; place < 6; ++place) {
            const PairScene scene = pairScene(rooms, place, place, {});
            const RoomType& room = rooms.rooms()[static_cast<std::size_t>(place)];
            QCOMPARE(scene.joint.candidates, junctionCandidates(room, room));
        }
    }

    void hoverAndKeysAreSeen()
    {
        const PairScene scene = sceneOfCodes(pairRooms(), 4, 10);
        const QImage rest = pairPicture(scene);
        QVERIFY(pairPicture(scene, 3) != rest);
        QVERIFY(pairPicture(scene, 0, 3) != rest);
        QVERIFY(pairPicture(scene, 0, 3) != pairPicture(scene, 3));
    }

    void allOfThePairIsInSight()
    {
        for (const QSize size : {QSize(280, 90), QSize(60, 40), QSize(500, 400), QSize(90, 300)}) {
            for (const double ratio : {1.0, 1.5, 2.0}) {
                for (const Size floor : {Size{9, 7}, Size{5, 3}, Size{31, 12}}) {
                    const FloorProjection projection = pairProjection(floor, size, ratio);
                    QVERIFY(QRect({}, projection.viewport()).contains(projection.floorPixels()));
                }
            }
        }
        const FloorProjection largest = pairProjection({131, 66}, {280, 120}, 1.0);
        QVERIFY(largest.floorPixels().width() > 200 && largest.floorPixels().width() <= 280);
    }
};

ZONEWRIGHT_TEST(pairpainter, TestPairPainter)
#include "tst_pairpainter.moc"
