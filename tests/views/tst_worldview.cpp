#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/worldview.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestWorldView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheWholeWorld();
    void zoomKeepsTheCellUnderThePointer();
    void smallTurnsOfTheWheelAddUp();
    void zoomReachesBothEnds();
    void panOverTheWrapComesBackToTheSamePixels();
    void clickSelectsAndDoubleClickOpens();
    void aDragIsNoClick();
    void keysSelectAndOpen();
    void firstFrameIsComplete();
    void worldsThatAreNotPaintedCostNothing();
    void hoveredCellIsOutlined();
    void hoverRepaintsWhatIsSeenOfIt();
    void anotherWorldIsPainted();
    void keepsItsPlaceInAWorldOfTheSameSize();
    void fitsAgainWhenTheWindowChanges();
    void placeRoundTrip();
    void mayGoWhileItLoads();
    void followsAPlayerWhoLeavesTheMiddle();
    void staysWhereAllIsInSight();
    void draggingStopsFollowingForTheMoment();
    void followsNoPlayerWhoIsPutElsewhere();
    void catchesUpWhenItIsShown();
    void shiftF10IsTheMenuKey();
};

namespace {

const WorldSettings smallWorld{.name = "Elderlore", .size = 2, .zoneSize = 3};

bool isSeen(const WorldView& view, Point cell)
{
    const QRect viewport({}, view.projection().viewport());
    for (const QRect& seen : view.projection().appearances({cell.x, cell.y, 1, 1})) {
        if (viewport.contains(seen))
            return true;
    }
    return false;
}

} // namespace

void TestWorldView::beginsWithTheWholeWorld()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    const QRect all = view.projection().pixelsOf({0, 0, 2048, 2048});
    QVERIFY(qAbs(all.height() - 480) <= 1);
    QVERIFY(view.projection().visibleCells().width > 2048); // the world wraps on
}

void TestWorldView::zoomKeepsTheCellUnderThePointer()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    view.setPlace({.centre = {5, 2040}, .zoom = 0.5, .fitted = false});
    for (const QPointF at : {QPointF(10.2, 11.8), QPointF(320, 240), QPointF(633.1, 470.4)}) {
        for (const int angle : {120, 120, 120, -120, 240, -480, -120, 720}) {
            const auto before = view.placeAt(at);
            test::turnWheel(view, at, angle, angle > 200 ? Qt::ControlModifier : Qt::NoModifier);
            QVERIFY(view.placeAt(at) == before);
        }
    }
}

void TestWorldView::smallTurnsOfTheWheelAddUp()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    view.setZoom(1.0);
    for (int i = 0; i < 90; ++i) // three octaves, in turns that a whole pixel a cell would swallow
        test::turnWheel(view, {320, 240}, 12);
    QTRY_COMPARE(view.zoom(), 8.0);
}

void TestWorldView::zoomReachesBothEnds()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    test::turnWheel(view, {320, 240}, 120 * 100);
    QCOMPARE(view.projection().scale(), view.projection().largestScale());
    QCOMPARE(view.zoom(), 8.0);
    test::turnWheel(view, {320, 240}, -120 * 100);
    QCOMPARE(view.projection().scale(), view.projection().smallestScale());
}

void TestWorldView::panOverTheWrapComesBackToTheSamePixels()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore", .size = 4, .zoneSize = 3})); // 128 cells a side
    test::showAndWait(view, {400, 300});
    for (const double zoom : {0.125, 0.25, 1.0}) { // maps and tiles
        view.setZoom(zoom);
        QCOMPARE(view.zoom(), zoom);
        const QImage before = test::completePicture(view);
        const double wholeWorld = 128 * MapCanvas::normalScale * zoom;
        test::drag(view, {350, 150}, {350 - wholeWorld, 150}, Qt::MiddleButton);
        QVERIFY(test::completePicture(view) == before);
        test::drag(view, {200, 10}, {200, 10 + wholeWorld}, Qt::LeftButton);
        QVERIFY(test::completePicture(view) == before);
        test::drag(view, {200, 10}, {231, 10}, Qt::MiddleButton);
        QVERIFY(test::completePicture(view) != before);
    }
}

void TestWorldView::clickSelectsAndDoubleClickOpens()
{
    WorldView view;
    view.setChunks(test::chunksOf(smallWorld));
    test::showAndWait(view, {400, 300});
    QSignalSpy selected(&view, &WorldView::placeSelected);
    QSignalSpy activated(&view, &WorldView::zoneActivated);
    const QPointF at(123, 45);
    test::click(view, at);
    QCOMPARE(selected.size(), 1);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>() == view.placeAt(at));
    QCOMPARE(activated.size(), 0);
    test::doubleClick(view, at);
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated.last().at(0).value<Point>() == view.placeAt(at)->zone);
}

void TestWorldView::aDragIsNoClick()
{
    WorldView view;
    view.setChunks(test::chunksOf(smallWorld));
    test::showAndWait(view, {400, 300});
    QSignalSpy selected(&view, &WorldView::placeSelected);
    test::drag(view, {100, 100}, {160, 130}, Qt::LeftButton);
    QCOMPARE(selected.size(), 0);
    test::drag(view, {100, 100}, {101, 100}, Qt::LeftButton); // a hand that shakes
    QCOMPARE(selected.size(), 1);
}

void TestWorldView::keysSelectAndOpen()
{
    WorldView view;
    view.setChunks(test::chunksOf(smallWorld));
    test::showAndWait(view, {400, 300});
    QSignalSpy selected(&view, &WorldView::placeSelected);
    QSignalSpy activated(&view, &WorldView::zoneActivated);
    view.setSelectedZone(Point{3, 0});
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>()->zone == (Point{0, 0}));
    QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>()->zone == (Point{3, 3}));
    QTest::keyClick(&view, Qt::Key_Return);
    QVERIFY(activated.last().at(0).value<Point>() == (Point{3, 0}));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!selected.last().at(0).value<std::optional<CellPlace>>());
    const QPointF centre = view.projection().centre();
    QTest::keyClick(&view, Qt::Key_Left);
    QVERIFY(view.projection().centre() != centre);
    const double zoom = view.zoom();
    QTest::keyClick(&view, Qt::Key_Plus);
    QVERIFY(view.zoom() > zoom);
    QTest::keyClick(&view, Qt::Key_Minus);
    QTest::keyClick(&view, Qt::Key_Minus);
    QVERIFY(view.zoom() < zoom);
}

void TestWorldView::firstFrameIsComplete()
{
    WorldView view;
    view.resize(640, 480);
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    const QImage first = view.grab().toImage();
    int black = 0;
    for (int y = 0; y < first.height(); y += 7) {
        for (int x = 0; x < first.width(); x += 7)
            black += first.pixelColor(x, y).lightness() < 16;
    }
    QVERIFY(black < 10);
}

void TestWorldView::worldsThatAreNotPaintedCostNothing()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    std::vector<std::shared_ptr<WorldChunks>> worlds;
    for (int i = 0; i < 20; ++i) {
        worlds.push_back(test::chunksOf({.name = "World " + std::to_string(i)}));
        view.setChunks(worlds.back());
    }
    QTRY_VERIFY_WITH_TIMEOUT(view.isComplete(), 60'000);
    const auto last = worlds.back();
    worlds.pop_back();
    for (const auto& passed : worlds)
        QCOMPARE(passed->cache().chunkCount(), std::size_t{0});
    QVERIFY(last->cache().chunkCount() > 0);
}

void TestWorldView::hoveredCellIsOutlined()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {400, 300});
    for (const auto& [zoom, isOutlined] : {std::pair{1.0, true}, std::pair{0.25, false}}) {
        view.setZoom(zoom);
        const CellPlace place = view.middle();
        CellPlace beside = place;
        beside.cell.x += place.cell.x > 0 ? -1 : 1;
        view.setHoveredPlace(place);
        const QImage first = test::completePicture(view);
        view.setHoveredPlace(beside);
        QCOMPARE(test::completePicture(view) != first, isOutlined);
    }
}

void TestWorldView::hoverRepaintsWhatIsSeenOfIt()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    view.setHoveredPlace(CellPlace{.zone = {3, 3}, .cell = {1, 1}});
    const test::PaintCount paints(view);
    view.setHoveredPlace(CellPlace{.zone = {3, 3}, .cell = {2, 2}});
    QCOMPARE(paints.settledCount(), 0); // the outline of the zone is where it was
    view.setHoveredPlace(CellPlace{.zone = {4, 3}, .cell = {2, 2}});
    QTRY_COMPARE(paints.count(), 1);
    view.setHoveredPlace(std::nullopt);
    QTRY_COMPARE(paints.count(), 2);
    view.setHoveredPlace(CellPlace{.zone = {4, 3}, .cell = {9, 9}});
    QTRY_COMPARE(paints.count(), 3);
    view.setHoveredPlace(CellPlace{.zone = {4, 3}, .cell = {10, 10}});
    view.setZoom(1.0); // cells are outlined
    view.centreOn({4 * 64 + 10, 3 * 64 + 10});
    const QImage tenth = test::completePicture(view);
    const test::PaintCount cellPaints(view);
    view.setHoveredPlace(CellPlace{.zone = {4, 3}, .cell = {9, 9}});
    QTRY_COMPARE(cellPaints.count(), 1);
    QVERIFY(test::completePicture(view) != tenth);
    view.setHoveredPlace(CellPlace{.zone = {4, 3}, .cell = {10, 10}});
    QVERIFY(test::completePicture(view) == tenth); // it was kept while it was not seen
}

void TestWorldView::anotherWorldIsPainted()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {320, 240});
    const QImage elderlore = test::completePicture(view);
    view.setChunks(test::chunksOf({.name = "Ostermere"}));
    QVERIFY(test::completePicture(view) != elderlore);
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    QVERIFY(test::completePicture(view) == elderlore);
    view.setTheme(Theme::Dark);
    QVERIFY(test::completePicture(view) != elderlore);
}

void TestWorldView::keepsItsPlaceInAWorldOfTheSameSize()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {320, 240});
    view.setPlace({.centre = {100, 200}, .zoom = 2.0, .fitted = false});
    const MapPlace place = view.place();
    view.setChunks(test::chunksOf({.name = "Ostermere"}));
    QVERIFY(view.place() == place);
    view.setChunks(test::chunksOf({.name = "Ostermere", .size = 4}));
    QVERIFY(view.place().fitted);
}

void TestWorldView::fitsAgainWhenTheWindowChanges()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    view.resize(800, 600);
    QTRY_VERIFY(qAbs(view.projection().pixelsOf({0, 0, 2048, 2048}).height() - 600) <= 1);
    view.setZoom(1.0);
    view.resize(640, 480);
    QTRY_COMPARE(view.projection().viewport(), QSize(640, 480));
    QCOMPARE(view.zoom(), 1.0);
    view.fit();
    QVERIFY(view.place().fitted);
}

void TestWorldView::placeRoundTrip()
{
    WorldView first;
    WorldView second;
    for (WorldView* view : {&first, &second}) {
        view->resize(500, 400);
        view->setChunks(test::chunksOf({.name = "Elderlore"}));
    }
    first.setPlace({.centre = {1234.25, 17.5}, .zoom = 1.5, .fitted = false});
    second.setPlace(first.place());
    QVERIFY(first.projection() == second.projection());
}

void TestWorldView::mayGoWhileItLoads()
{
    for (int i = 0; i < 10; ++i) {
        WorldView view;
        view.resize(1200, 900);
        view.setChunks(test::chunksOf({.name = "Elderlore", .size = 8}));
        view.setZoom(0.3);
        view.grab();
        if (i % 2 == 0)
            view.setChunks(test::chunksOf({.name = "Ostermere", .size = 3}));
    }
    QCoreApplication::processEvents();
}

void TestWorldView::followsAPlayerWhoLeavesTheMiddle()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {400, 400});
    view.setZoom(1.0); // 25 cells
    Point player{100, 100};
    view.setPlayer(player, player);
    view.centreOn(player);
    const Point start = player;
    const QPointF centre = view.projection().centre();
    for (int i = 0; i < 3; ++i)
        view.setPlayer(player = player + Point{1, 0}, start);
    QVERIFY(view.projection().centre() == centre);
    for (int i = 0; i < 30; ++i) {
        view.setPlayer(player = player + Point{1, 0}, start);
        QVERIFY(isSeen(view, player));
    }
    QVERIFY(view.projection().centre() != centre);
    view.setPlayer({900, 1000}, start); // a long way through time
    QVERIFY(isSeen(view, {900, 1000}));
}

void TestWorldView::staysWhereAllIsInSight()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {640, 480});
    const MapPlace place = view.place();
    view.setPlayer({0, 0}, {0, 0});
    view.setPlayer({1024, 1024}, {0, 0});
    view.setPlayer({2047, 2047}, {0, 0});
    QVERIFY(view.place() == place);
}

void TestWorldView::draggingStopsFollowingForTheMoment()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {400, 400});
    view.setZoom(1.0);
    view.setPlayer({100, 100}, {0, 0});
    view.centreOn({100, 100});
    QSignalSpy following(&view, &WorldView::followingChanged);
    QVERIFY(view.isFollowing());
    test::drag(view, {200, 200}, {20, 200}, Qt::LeftButton);
    QVERIFY(!view.isFollowing());
    const MapPlace place = view.place();
    view.setPlayer({1000, 100}, {0, 0});
    QVERIFY(view.place() == place);
    view.resumeFollowing();
    view.setPlayer({1001, 100}, {0, 0});
    QVERIFY(isSeen(view, {1001, 100}));
    view.lookAt({10, 10});
    QVERIFY(!view.isFollowing());
    view.setFollowing(true);
    QVERIFY(isSeen(view, {1001, 100}));
    view.setFollowing(false);
    view.resumeFollowing();
    QVERIFY(!view.isFollowing());
    QCOMPARE(following.size(), 5);
}

void TestWorldView::followsNoPlayerWhoIsPutElsewhere()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {400, 400});
    view.setZoom(1.0);
    view.centreOn({100, 100});
    const MapPlace place = view.place();
    view.setPlayer({100, 100}, {100, 100});
    view.setPlayer({900, 900}, {900, 900});
    QVERIFY(view.place() == place);
    view.setPlayer({901, 900}, {900, 900});
    QVERIFY(isSeen(view, {901, 900}));
}

void TestWorldView::catchesUpWhenItIsShown()
{
    WorldView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {400, 400});
    view.setZoom(1.0);
    view.setPlayer({100, 100}, {0, 0});
    view.centreOn({300, 300}); // looked at from afar, as a session leaves it
    view.hide();
    view.show();
    QVERIFY(!isSeen(view, {100, 100}));
    view.hide();
    view.setPlayer({101, 100}, {0, 0});
    QVERIFY(!isSeen(view, {101, 100}));
    view.show();
    QVERIFY(isSeen(view, {101, 100}));
}

void TestWorldView::shiftF10IsTheMenuKey()
{
    WorldView view;
    view.setChunks(test::chunksOf(smallWorld));
    test::showAndWait(view, {400, 400});
    QSignalSpy menus(&view, &WorldView::menuRequested);
    QTest::keyClick(&view, Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(menus.size(), 1);
    QVERIFY(menus.front().at(0).value<CellPlace>() == view.middle());
    view.setSelectedZone(Point{1, 2});
    QTest::keyClick(&view, Qt::Key_F10, Qt::ShiftModifier);
    QVERIFY(menus.back().at(0).value<CellPlace>().zone == (Point{1, 2}));
    QTest::keyClick(&view, Qt::Key_F10);
    QCOMPARE(menus.size(), 2);
}

ZONEWRIGHT_TEST(worldview, TestWorldView)

#include "tst_worldview.moc"
