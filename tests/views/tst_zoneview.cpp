#include "models/maplayersmodel.h"
#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/zoneview.h"

#include <QHelpEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <array>
#include <cmath>
#include <functional>

using namespace zonewright;

class TestZoneView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheZoneWholeWithAStripAround();
    void dimsTheNeighboursAlone();
    void goesToANeighbour();
    void zonesWrap();
    void keysSelectCells();
    void outlinesCells();
    void theSamePlaceIsNotPaintedAgain();
    void newContentIsWaitedFor();
    void veilsWhatIsNotInMemory();
    void veilsTheBrowsedZoneThinly();
    void layersAreShownEachOnItsOwn();
    void positionsAndTurnsAreInSight();
    void opensOnThePlayer();
    void followsStepByStep();
    void zoomKeepsThePlayerInSight();
    void browsingIsForTheMoment();
    void paintsTheLiving();
    void dungeonsHaveTheirNames();
    void namesAreShownAsTheyAre();
    void dungeonsOfSmallZonesNeedNoContent();
    void browsedZoneWrapsInASmallerWorld();
    void hazardsAreHatched();
};

namespace {

const WorldSettings smallSettings{.name = "Elderlore", .size = 3, .zoneSize = 4};

/// A settled turn with the player on a cell of that world.
WalkPicture turnAt(Point player)
{
    const Point zone{player.x / 16, player.y / 16};
    WalkPicture picture{.player = player,
                        .view = 3,
                        .windowCentre = zone,
                        .live = {},
                        .frozen = {},
                        .queued = {},
                        .hazards = {},
                        .losses = {}};
    for (int i = 0; i < 9; ++i)
        picture.live.push_back({(zone.x + i % 3 + 7) % 8, (zone.y + i / 3 + 7) % 8});
    return picture;
}

} // namespace

void TestZoneView::showsTheZoneWholeWithAStripAround()
{
    ZoneView view;
    view.setChunks(test::chunksOf({.name = "Elderlore"}));
    test::showAndWait(view, {900, 700});
    view.setZone({31, 0});
    const QRect zone = view.projection().appearances({31 * 64, 0, 64, 64}).front();
    const QRect viewport({}, view.projection().viewport());
    QVERIFY(viewport.adjusted(2, 2, -2, -2).contains(zone));
    QVERIFY(zone.height() > viewport.height() / 2);
    QCOMPARE(zone.height() % 64, 0); // whole pixels a cell
}

void TestZoneView::dimsTheNeighboursAlone()
{
    const auto chunks = test::chunksOf(smallSettings);
    ZoneView view;
    view.setChunks(chunks);
    test::showAndWait(view, {400, 400});
    view.setZone({2, 2});
    const QImage shown = test::completePicture(view);
    const MapPlace place = view.place();
    view.setZone({5, 5});
    view.setPlace({.centre = place.centre, .zoom = place.zoom, .fitted = false});
    const QImage dimmed = test::completePicture(view);
    const QPoint middle = view.projection().appearances({32, 32, 16, 16}).front().center();
    int changed = 0;
    for (int y = -40; y < 40; ++y) {
        for (int x = -40; x < 40; ++x)
            changed += shown.pixel(middle + QPoint(x, y)) != dimmed.pixel(middle + QPoint(x, y));
    }
    QVERIFY(changed > 80 * 80 / 2);
}

void TestZoneView::goesToANeighbour()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setZone({2, 2});
    QSignalSpy changed(&view, &ZoneView::zoneChanged);
    test::doubleClick(view, {200, 3}); // the strip in the north
    QCOMPARE(changed.size(), 1);
    QVERIFY(view.zone() == (Point{2, 1}));
    QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(view.zone() == (Point{1, 1}));
    test::doubleClick(view, {200, 200}); // the zone itself
    QCOMPARE(changed.size(), 2);
}

void TestZoneView::zonesWrap()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    view.setZone({-1, 8});
    QVERIFY(view.zone() == (Point{7, 0}));
    view.setChunks(test::chunksOf({.name = "Elderlore", .size = 2, .zoneSize = 4}));
    QVERIFY(view.zone() == (Point{3, 0}));
}

void TestZoneView::keysSelectCells()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setZone({2, 2});
    QSignalSpy selected(&view, &ZoneView::placeSelected);
    connect(&view, &ZoneView::placeSelected, &view, &ZoneView::setSelectedPlace);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>() == (CellPlace{.zone = {2, 2}, .cell = {9, 8}}));
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&view, Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>() == (CellPlace{.zone = {2, 2}, .cell = {9, 0}}));
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!selected.last().at(0).value<std::optional<CellPlace>>());
}

void TestZoneView::outlinesCells()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setZone({2, 2});
    const QImage plain = test::completePicture(view);
    view.setHoveredPlace(CellPlace{.zone = {2, 2}, .cell = {5, 5}});
    const QImage hovered = test::completePicture(view);
    QVERIFY(hovered != plain);
    view.setSelectedPlace(CellPlace{.zone = {2, 2}, .cell = {5, 5}});
    QVERIFY(test::completePicture(view) != hovered);
    view.setHoveredPlace(std::nullopt);
    view.setSelectedPlace(std::nullopt);
    QVERIFY(test::completePicture(view) == plain);
}

void TestZoneView::theSamePlaceIsNotPaintedAgain()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    const CellPlace place{.zone = {2, 2}, .cell = {5, 5}};
    const test::PaintCount paints(view);
    view.setHoveredPlace(std::nullopt);
    view.setSelectedPlace(std::nullopt);
    QCOMPARE(paints.settledCount(), 0);
    view.setHoveredPlace(place);
    QTRY_COMPARE(paints.count(), 1);
    view.setSelectedPlace(place);
    QTRY_COMPARE(paints.count(), 2);
    view.setHoveredPlace(place);
    view.setSelectedPlace(place);
    QCOMPARE(paints.settledCount(), 2);
}

/// A view that was complete is not while what it shows is another thing that was not painted yet.
void TestZoneView::newContentIsWaitedFor()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setWalk(turnAt({40, 40}));
    QTRY_VERIFY(view.isComplete());
    QVERIFY(view.isFollowing());
    const std::vector<Point> everywhere{{2, 2}};
    const std::array<std::function<void()>, 3> changes{
        [&view] { view.setWalk(turnAt({40, 40})); },
        [&view] { view.setDungeons({{.zone = {2, 2}, .names = QStringLiteral("Old mine")}}); },
        [&view, &everywhere] { view.setLife(std::make_shared<LivingScene>(std::vector<SeenCreature>{}, everywhere)); }};
    for (const auto& change : changes) {
        QSignalSpy completed(&view, &MapCanvas::completed);
        change();
        QVERIFY(!view.isComplete());
        QTRY_VERIFY_WITH_TIMEOUT(view.isComplete(), 60'000);
        QVERIFY(completed.size() > 0);
    }
}

void TestZoneView::veilsWhatIsNotInMemory()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {600, 600});
    view.setWalk(turnAt({40, 40}));
    view.setZoom(0.5);
    view.centreOn({40, 40});
    const QImage window = test::completePicture(view);
    WalkPicture all = turnAt({40, 40});
    for (int i = 0; i < 64; ++i)
        all.live.push_back({i % 8, i / 8});
    view.setWalk(all);
    const QImage everything = test::completePicture(view);
    const auto differs = [&](Point cell) {
        const QRect seen = view.projection().appearances({cell.x, cell.y, 1, 1}).front();
        return window.pixel(seen.center()) != everything.pixel(seen.center());
    };
    for (const Point inside : {Point{20, 20}, Point{36, 44}, Point{60, 60}})
        QVERIFY(!differs(inside));
    for (const Point outside : {Point{12, 40}, Point{68, 40}, Point{40, 12}, Point{40, 68}})
        QVERIFY(differs(outside));
}

/// A zone that is browsed is veiled thinly where memory lacks it, queued or not, and not where memory has it.
void TestZoneView::veilsTheBrowsedZoneThinly()
{
    ZoneView view;
    MapLayersModel layers;
    layers.setHiddenLayers(MapLayersModel::layerNames());
    view.setLayers(layers);
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setZone({6, 6});
    const QRect middle = view.projection().appearances({6 * 16 + 2, 6 * 16 + 2, 12, 12}).front();
    const QImage without = test::completePicture(view).copy(middle);
    WalkPicture walk = turnAt({40, 40});
    view.setWalk(walk); // it browses: the zone stays
    QVERIFY(view.zone() == (Point{6, 6}));
    const QImage forgotten = test::completePicture(view).copy(middle);
    QVERIFY(forgotten != without);
    walk.queued = {{.zone = {6, 6}, .due = 42}};
    view.setWalk(walk);
    QVERIFY(test::completePicture(view).copy(middle) == forgotten);
    walk.live.push_back({6, 6});
    view.setWalk(walk);
    QVERIFY(test::completePicture(view).copy(middle) == without);
}

/// Each box of the legend for what the zone view paints.
void TestZoneView::layersAreShownEachOnItsOwn()
{
    ZoneView view;
    MapLayersModel layers;
    view.setLayers(layers);
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {700, 700});
    WalkPicture walk = turnAt({40, 40});
    walk.view = 12;
    walk.hazards = {{.kind = HazardKind::Missing, .zone = {1, 2}}};
    walk.queued = {{.zone = {3, 2}, .due = 42, .next = true}};
    view.setWalk(walk);
    view.setDungeons({{.zone = {2, 3}, .names = QStringLiteral("Mine")}});
    view.setZoom(0.6);
    view.centreOn({40, 40});
    const QImage all = test::completePicture(view);
    for (const MapLayer layer : {MapLayer::ZoneGrid, MapLayer::Coordinates, MapLayer::Window, MapLayer::Queue,
                                 MapLayer::Hazards, MapLayer::Player, MapLayer::Dungeons}) {
        layers.setShown(layer, false);
        QVERIFY(test::completePicture(view) != all);
        layers.setShown(layer, true);
        QVERIFY(test::completePicture(view) == all);
    }
}

/// Every zone in sight has its position, so that one knows where one is; and a queued one its turn, if its middle is
/// out of sight too.
void TestZoneView::positionsAndTurnsAreInSight()
{
    ZoneView view;
    MapLayersModel layers;
    layers.setHiddenLayers(MapLayersModel::layerNames());
    view.setLayers(layers);
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    WalkPicture walk = turnAt({40, 40});
    view.setWalk(walk);
    view.setZoom(4.0); // a zone is larger than the view
    view.centreOn({40, 44});
    const QImage bare = test::completePicture(view);
    layers.setShown(MapLayer::Coordinates, true);
    const QImage named = test::completePicture(view);
    const QRect corner(0, 0, 80, 40);
    QVERIFY(named.copy(corner) != bare.copy(corner));
    QVERIFY(named.copy(100, 100, 300, 300) == bare.copy(100, 100, 300, 300));
    walk.queued = {{.zone = {2, 2}, .due = 42, .next = true}};
    view.setWalk(walk);
    layers.setShown(MapLayer::Queue, true);
    view.centreOn({34, 34});
    const QImage first = test::completePicture(view);
    walk.queued.front().due = 43;
    view.setWalk(walk);
    QVERIFY(test::completePicture(view) != first);
}

void TestZoneView::opensOnThePlayer()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    QSignalSpy changed(&view, &ZoneView::zoneChanged);
    view.setWalk(turnAt({40, 70}));
    QVERIFY(view.zone() == (Point{2, 4}));
    QCOMPARE(changed.size(), 1);
    test::showAndWait(view, {400, 400});
    QVERIFY(view.place().fitted);
    view.setWalk(turnAt({90, 5})); // while nothing was walked: the start was moved
    QVERIFY(view.zone() == (Point{5, 0}));
    QVERIFY(!view.projection().appearances({90, 5, 1, 1}).empty());
}

void TestZoneView::followsStepByStep()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    Point player{40, 40};
    view.setWalk(turnAt(player));
    view.setZoom(1.0);
    view.centreOn(player);
    QPointF centre = view.projection().centre();
    for (int i = 0; i < 200; ++i) {
        player = view.projection().torus().wrap(player + Point{1, 1});
        view.setWalk(turnAt(player));
        QVERIFY(view.zone() == (Point{player.x / 16, player.y / 16}));
        const QPointF now = view.projection().centre();
        const double moved = std::abs(now.x() - centre.x());
        QVERIFY(moved <= 1.0 || moved >= 127.0); // a cell at a step, over the wrap too
        centre = now;
        const auto seen = view.projection().appearances({player.x, player.y, 1, 1});
        QVERIFY(QRect(80 - 16, 80 - 16, 240 + 32, 240 + 32).contains(seen.front()));
    }
    QCOMPARE(view.zoom(), 1.0);
}

void TestZoneView::zoomKeepsThePlayerInSight()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    const Point player{46, 33}; // at the border of its zone
    view.setWalk(turnAt(player));
    const auto isInSight = [&view, player] {
        const auto seen = view.projection().appearances({player.x, player.y, 1, 1});
        return !seen.empty() && view.rect().contains(seen.front());
    };
    QVERIFY(isInSight());
    view.setZoom(4.0);
    QVERIFY(isInSight());
    QTest::keyClick(&view, Qt::Key_Minus);
    QTest::keyClick(&view, Qt::Key_Minus);
    QVERIFY(isInSight());
    view.zoomBy(1.0);
    QVERIFY(isInSight());
    view.setFollowing(false);
    view.fit();
    view.setZoom(4.0); // about the middle, as everywhere
    QVERIFY(!isInSight());
}

void TestZoneView::browsingIsForTheMoment()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    QSignalSpy following(&view, &ZoneView::followingChanged);
    view.setWalk(turnAt({40, 40}));
    QVERIFY(view.isFollowing());
    QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(!view.isFollowing());
    const MapPlace place = view.place();
    view.setWalk(turnAt({41, 40})); // somebody travels in time
    QVERIFY(view.place() == place);
    view.resumeFollowing();
    view.setWalk(turnAt({42, 40}));
    QVERIFY(view.isFollowing());
    QVERIFY(view.zone() == (Point{2, 2}));
    test::drag(view, {200, 200}, {20, 200}, Qt::LeftButton);
    QVERIFY(!view.isFollowing());
    QVERIFY(view.zone() == view.middle().zone);
    view.setFollowing(true);
    QVERIFY(view.isFollowing());
    view.setFollowing(false);
    view.resumeFollowing();
    QVERIFY(!view.isFollowing());
    QCOMPARE(following.size(), 6);
}

void TestZoneView::paintsTheLiving()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setWalk(turnAt({40, 40}));
    const QImage nobody = test::completePicture(view);
    const SeenCreature bear{.id = 1, .kind = CreatureKind::Bear, .cell = {36, 41}};
    std::vector<Point> everywhere;
    for (int i = 0; i < 64; ++i)
        everywhere.push_back({i % 8, i / 8});
    view.setLife(std::make_shared<LivingScene>(std::vector{bear}, everywhere));
    const QImage one = test::completePicture(view);
    const QRect cell = view.projection().appearances({36, 41, 1, 1}).front();
    QVERIFY(one.copy(cell) != nobody.copy(cell));
    QImage rest = one;
    QPainter(&rest).drawImage(cell.topLeft(), nobody.copy(cell));
    QVERIFY(rest == nobody);
    view.setLife(std::make_shared<LivingScene>(std::vector{bear}, std::vector<Point>{}));
    QVERIFY(test::completePicture(view) != one); // ghosts of those who are not born yet
}

void TestZoneView::dungeonsHaveTheirNames()
{
    const auto chunks = test::chunksOf(smallSettings);
    ZoneView view;
    view.setChunks(chunks);
    test::showAndWait(view, {400, 400});
    const auto tipOn = [&view](Point cell) {
        const QRect seen = view.projection().appearances({cell.x, cell.y, 1, 1}).front();
        QHelpEvent help(QEvent::ToolTip, seen.center(), view.mapToGlobal(seen.center()));
        QApplication::sendEvent(&view, &help);
        return QToolTip::text();
    };
    int withEntrance = 0;
    int without = 0;
    for (int i = 0; i < 64 && (withEntrance == 0 || without == 0); ++i) {
        const Point zone{i % 8, i / 8};
        const auto entrance = chunks->world().zone(zone).entrance;
        (entrance ? withEntrance : without) += 1;
        view.setZone(zone);
        view.setDungeons({});
        const QImage bare = test::completePicture(view);
        view.setDungeons({{.zone = zone, .names = QStringLiteral("Old mine")}});
        const Point cell = zone * 16 + entrance.value_or(Point{8, 8});
        QVERIFY(test::completePicture(view) != bare);
        QCOMPARE(tipOn(cell), QStringLiteral("Old mine"));
        (void)tipOn(cell + Point{cell.x % 16 < 8 ? 2 : -2, 0});
        QTRY_COMPARE(QToolTip::text(), QString()); // it goes a moment later
    }
    QVERIFY(withEntrance > 0 && without > 0);
}

void TestZoneView::dungeonsOfSmallZonesNeedNoContent()
{
    const auto chunks = test::chunksOf(smallSettings);
    ZoneView view;
    view.setChunks(chunks);
    test::showAndWait(view, {400, 400});
    view.setZoom(2.0 / 16); // 32 pixels a zone
    const QImage before = test::completePicture(view);
    view.setDungeons({{.zone = {3, 4}, .names = QStringLiteral("Mine")}});
    QVERIFY(test::completePicture(view) != before);
    QVERIFY(!chunks->findContent({3, 4}));
    const QRect seen = view.projection().appearances({3 * 16, 4 * 16, 16, 16}).front();
    QHelpEvent help(QEvent::ToolTip, seen.center() - QPoint(3, 5), view.mapToGlobal(seen.center()));
    QApplication::sendEvent(&view, &help);
    QCOMPARE(QToolTip::text(), QStringLiteral("Mine"));
}

void TestZoneView::browsedZoneWrapsInASmallerWorld()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    view.setZone({6, 7});
    view.setChunks(test::chunksOf({.name = "Elderlore", .size = 2, .zoneSize = 4})); // 4 zones a side
    QVERIFY(view.zone() == (Point{2, 3}));
    QSignalSpy selected(&view, &ZoneView::placeSelected);
    connect(&view, &ZoneView::placeSelected, &view, &ZoneView::setSelectedPlace);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>() == (CellPlace{.zone = {2, 3}, .cell = {8, 8}}));
    QTest::keyClick(&view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(selected.last().at(0).value<std::optional<CellPlace>>() == (CellPlace{.zone = {2, 3}, .cell = {9, 8}}));
    QSignalSpy changed(&view, &ZoneView::zoneChanged);
    view.setZone({2, 3});
    QCOMPARE(changed.count(), 0);
    QTest::keyClick(&view, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(view.zone() == (Point{3, 3}));
}

void TestZoneView::namesAreShownAsTheyAre()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    const QString name = QStringLiteral("<b>x</b>");
    view.setZone({2, 2});
    view.setDungeons({{.zone = {2, 2}, .names = name}});
    (void)test::completePicture(view);
    const auto entrance = test::chunksOf(smallSettings)->world().zone({2, 2}).entrance;
    const Point cell = Point{32, 32} + entrance.value_or(Point{8, 8});
    const QPoint at = view.projection().appearances({cell.x, cell.y, 1, 1}).front().center();
    QHelpEvent help(QEvent::ToolTip, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &help);
    QCOMPARE(QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText(), name);
    QToolTip::hideText();
}

void TestZoneView::hazardsAreHatched()
{
    ZoneView view;
    view.setChunks(test::chunksOf(smallSettings));
    test::showAndWait(view, {400, 400});
    WalkPicture walk = turnAt({40, 40});
    walk.view = 12; // it touches the zone to the west
    view.setWalk(walk);
    const QImage calm = test::completePicture(view);
    const auto hatched = [&](HazardKind kind) {
        walk.hazards = {{.kind = kind, .zone = {1, 2}}};
        view.setWalk(walk);
        return test::completePicture(view);
    };
    const QImage missing = hatched(HazardKind::Missing);
    const QImage late = hatched(HazardKind::Late);
    QVERIFY(missing != calm && late != calm && missing != late);
    const QRect whole({}, view.projection().viewport());
    const QRect zone = view.projection().appearances({16, 32, 16, 16}).front();
    for (int y = whole.top(); y < whole.bottom(); y += 3) {
        for (int x = zone.right() + 4; x < whole.right(); x += 3)
            QVERIFY(missing.pixel(x, y) == calm.pixel(x, y));
    }
}

ZONEWRIGHT_TEST(zoneview, TestZoneView)

#include "tst_zoneview.moc"
