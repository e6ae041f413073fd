#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/minimap.h"

#include <QPainter>
#include <QSignalSpy>

using namespace zonewright;

class TestMinimap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheWholeTorusOnce();
    void clickAndDragAskForTheCell();
    void outsideTheSquareTheNearestCellCounts();
    void wheelAndKeysZoom();
    void arrowKeysMoveTheView();
    void frameGoesOverTheWrap();
    void whatShowsAllIsFramedWhole();
    void selectionAndPlayerAreSeen();
    void groundIsKept();
    void anotherWorldForgetsTheView();
    void focusIsAFrameAlone();
    void wholeFramesLieWithinTheMap();

private:
    static void showMap(Minimap& map, QSize size = {216, 216});
    static MapProjection viewOf(const Minimap& map, Torus torus, Point centre, double scale);
};

void TestMinimap::showMap(Minimap& map, QSize size)
{
    map.resize(size);
    map.show();
    QVERIFY(QTest::qWaitForWindowExposed(&map));
    QTRY_VERIFY_WITH_TIMEOUT(map.isComplete(), 60'000);
}

MapProjection TestMinimap::viewOf(const Minimap&, Torus torus, Point centre, double scale)
{
    MapProjection view(torus, {400, 300});
    view.setScale(scale);
    view.centreOn(centre);
    return view;
}

void TestMinimap::showsTheWholeTorusOnce()
{
    Minimap map;
    map.setChunks(test::chunksOf({.name = "Elderlore"}));
    showMap(map, {300, 216});
    const QRect square = map.mapSquare();
    QCOMPARE(square.width(), square.height());
    QVERIFY(map.rect().contains(square));
    QVERIFY(map.cellAt(square.topLeft()).x < 20 && map.cellAt(square.topLeft()).y < 20);
    const Point last = map.cellAt(QPointF(square.right() + 0.5, square.bottom() + 0.5));
    QVERIFY(last.x > 2028 && last.y > 2028);
    const Point middle = map.cellAt(QRectF(square).center());
    QVERIFY(std::abs(middle.x - 1024) < 12 && std::abs(middle.y - 1024) < 12);
}

void TestMinimap::clickAndDragAskForTheCell()
{
    Minimap map;
    map.setChunks(test::chunksOf({.name = "Elderlore"}));
    showMap(map);
    const QSignalSpy chosen(&map, &Minimap::placeChosen);
    const QPointF from(50.5, 60.5), to(120.5, 90.5);
    test::click(map, from);
    QCOMPARE(chosen.count(), 1);
    QVERIFY(chosen.last().at(0).value<Point>() == map.cellAt(from));
    test::drag(map, from, to, Qt::LeftButton);
    QVERIFY(chosen.count() > 4);
    QVERIFY(chosen.last().at(0).value<Point>() == map.cellAt(to));
    const qsizetype count = chosen.count();
    test::move(map, from);
    test::drag(map, from, to, Qt::RightButton);
    QCOMPARE(chosen.count(), count);
}

void TestMinimap::outsideTheSquareTheNearestCellCounts()
{
    Minimap map;
    map.setChunks(test::chunksOf({.name = "Elderlore"}));
    showMap(map, {400, 216});
    QVERIFY(map.cellAt({-500, 108}).x < 11); // the middle of the first pixel
    QVERIFY(map.cellAt({900, 108}).x >= 2040 - 8);
}

void TestMinimap::wheelAndKeysZoom()
{
    Minimap map;
    map.setChunks(test::chunksOf({.name = "Elderlore"}));
    showMap(map);
    const QSignalSpy zoomed(&map, &Minimap::zoomChosen);
    test::turnWheel(map, {100, 100}, 120);
    QVERIFY(zoomed.last().at(0).toDouble() > 0);
    test::turnWheel(map, {100, 100}, -240);
    QVERIFY(zoomed.last().at(0).toDouble() < -0.5);
    QTest::keyClick(&map, Qt::Key_Plus);
    QVERIFY(zoomed.last().at(0).toDouble() > 0);
    QTest::keyClick(&map, Qt::Key_Minus);
    QVERIFY(zoomed.last().at(0).toDouble() < 0);
    QCOMPARE(zoomed.count(), 4);
}

void TestMinimap::arrowKeysMoveTheView()
{
    Minimap map;
    const auto chunks = test::chunksOf({.name = "Elderlore"});
    map.setChunks(chunks);
    showMap(map);
    const QSignalSpy chosen(&map, &Minimap::placeChosen);
    QTest::keyClick(&map, Qt::Key_Right);
    QCOMPARE(chosen.count(), 0); // there is no view to move
    map.setViewed(viewOf(map, chunks->grid().torus(), {2040, 100}, 1.0));
    QTest::keyClick(&map, Qt::Key_Right);
    QVERIFY(chosen.last().at(0).value<Point>() == (Point{(2040 + 400 / 8) % 2048, 100}));
    QTest::keyClick(&map, Qt::Key_Up);
    const Point up = chosen.last().at(0).value<Point>();
    QVERIFY(up.x == 2040 && std::abs(up.y - (100 - 300 / 8)) <= 1);
    map.setViewed(viewOf(map, chunks->grid().torus(), {10, 10}, 64.0)); // fewer cells than steps
    QTest::keyClick(&map, Qt::Key_Down);
    QVERIFY(chosen.last().at(0).value<Point>() == (Point{10, 11}));
}

void TestMinimap::frameGoesOverTheWrap()
{
    Minimap map;
    const auto chunks = test::chunksOf({.name = "Elderlore"});
    map.setChunks(chunks);
    showMap(map);
    QVERIFY(map.viewedFrames().empty());
    map.setViewed(viewOf(map, chunks->grid().torus(), {1024, 1024}, 1.0));
    QCOMPARE(map.viewedFrames().size(), std::size_t{1});
    map.setViewed(viewOf(map, chunks->grid().torus(), {0, 1024}, 1.0));
    QCOMPARE(map.viewedFrames().size(), std::size_t{2});
    map.setViewed(viewOf(map, chunks->grid().torus(), {0, 0}, 1.0));
    QCOMPARE(map.viewedFrames().size(), std::size_t{4});
    const int side = map.mapSquare().width();
    for (const QRect& frame : map.viewedFrames())
        QVERIFY(frame.intersects(QRect(0, 0, side, side)));
}

void TestMinimap::whatShowsAllIsFramedWhole()
{
    Minimap map;
    const auto chunks = test::chunksOf({.name = "Elderlore"});
    map.setChunks(chunks);
    showMap(map);
    MapProjection all(chunks->grid().torus(), {900, 500});
    all.setScale(all.smallestScale());
    all.centreOn({1500, 30});
    map.setViewed(all);
    const int side = map.mapSquare().width();
    QVERIFY(map.viewedFrames() == std::vector<QRect>{QRect(0, 0, side, side)});
}

void TestMinimap::selectionAndPlayerAreSeen()
{
    Minimap map;
    map.setChunks(test::chunksOf({.name = "Elderlore"}));
    showMap(map);
    const QImage bare = map.grab().toImage();
    map.setSelectedZone(Point{10, 10});
    const QImage selected = map.grab().toImage();
    QVERIFY(selected != bare);
    map.setSelectedZone(std::nullopt);
    QVERIFY(map.grab().toImage() == bare);
    map.setPlayer(CellPlace{.zone = {20, 12}, .cell = {32, 32}});
    const QImage played = map.grab().toImage();
    QVERIFY(played != bare);
    const QRect square = map.mapSquare();
    const QPoint mark(square.left() + square.width() * (20 * 64 + 32) / 2048,
                      square.top() + square.height() * (12 * 64 + 32) / 2048);
    QVERIFY(played.pixelColor(mark * map.devicePixelRatioF()) != bare.pixelColor(mark * map.devicePixelRatioF()));
    map.setPlayer(std::nullopt);
    QVERIFY(map.grab().toImage() == bare);
}

/// What moves over the ground asks for no chunk: they may all be gone.
void TestMinimap::groundIsKept()
{
    static const auto tilesets = std::make_shared<Tilesets>();
    const auto world = World::create({.name = "Elderlore"}).value();
    const auto chunks = std::make_shared<WorldChunks>(world, tilesets, 4u << 20);
    Minimap map;
    map.setChunks(chunks);
    showMap(map);
    const QImage bare = map.grab().toImage();
    for (int i = 0; i < 20; ++i) // others take the place of those that it was made from
        (void)chunks->produce({.level = 0, .at = {i % 8, i / 8}});
    map.setViewed(viewOf(map, chunks->grid().torus(), {1024, 1024}, 1.0));
    QVERIFY(map.grab().toImage() != bare);
    QVERIFY(map.isComplete());
    const QPoint corner = map.mapSquare().topLeft() + QPoint(3, 3);
    QVERIFY(map.grab().toImage().pixelColor(corner) == bare.pixelColor(corner));
    map.setTheme(Theme::Dark);
    QVERIFY(!map.isComplete());
    QTRY_VERIFY_WITH_TIMEOUT(map.isComplete(), 60'000);
    QVERIFY(map.grab().toImage().pixelColor(corner) != bare.pixelColor(corner));
}

void TestMinimap::anotherWorldForgetsTheView()
{
    Minimap map;
    const auto chunks = test::chunksOf({.name = "Elderlore"});
    map.setChunks(chunks);
    showMap(map);
    map.setViewed(viewOf(map, chunks->grid().torus(), {1024, 1024}, 1.0));
    map.setChunks(test::chunksOf({.name = "Ostermere"}));
    QCOMPARE(map.viewedFrames().size(), std::size_t{1}); // of the same size
    map.setChunks(test::chunksOf({.name = "Ostermere", .size = 3}));
    QVERIFY(map.viewedFrames().empty());
    QTRY_VERIFY_WITH_TIMEOUT(map.isComplete(), 60'000);
}

void TestMinimap::focusIsAFrameAlone()
{
    Minimap map;
    map.setChunks(test::chunksOf({.name = "Elderlore"}));
    map.setPlayer(CellPlace{.zone = {9, 9}, .cell = {3, 3}});
    showMap(map);
    const QRect square = map.mapSquare();
    const QRect inner = square.adjusted(8, 8, -8, -8);
    const QImage before = map.grab().toImage();
    QFocusEvent focus(QEvent::FocusIn, Qt::TabFocusReason);
    QApplication::sendEvent(&map, &focus);
    const QImage after = map.grab().toImage();
    QVERIFY(after != before);
    QVERIFY(after.copy(inner) == before.copy(inner));
}

/// Around all of the world: in it, and not on the ground beside it.
void TestMinimap::wholeFramesLieWithinTheMap()
{
    for (const WorldSettings& settings :
         {WorldSettings{.name = "Elderlore"}, WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3}}) {
        Minimap map;
        map.setChunks(test::chunksOf(settings));
        showMap(map, {341, 341});
        const QImage bare = map.grab().toImage();
        const Torus torus(settings.size + settings.zoneSize);
        MapProjection view(torus, {400, 400});
        view.fitWorld();
        map.setViewed(view);
        const QImage framed = map.grab().toImage();
        const QColor paper = bare.pixelColor(1, 1);
        QRect world;
        for (int x = 0; x < bare.width(); ++x) {
            if (bare.pixelColor(x, bare.height() / 2) != paper)
                world = world.isNull() ? QRect(x, 0, 1, 1) : world.united(QRect(x, 0, 1, 1));
        }
        const int middle = framed.height() / 2;
        QVERIFY(framed.pixelColor(world.left(), middle) != framed.pixelColor(world.left() + 1, middle)); // its shadow
        QCOMPARE(framed.pixelColor(world.left() + 1, middle), framed.pixelColor(world.left() + 2, middle));
        QCOMPARE(framed.pixelColor(world.right() - 1, middle), framed.pixelColor(world.left() + 1, middle));
        for (const int x : {world.left() - 1, world.right() + 1})
            QCOMPARE(framed.pixelColor(x, middle), paper);
    }
}

ZONEWRIGHT_TEST(minimap, TestMinimap)

#include "tst_minimap.moc"
