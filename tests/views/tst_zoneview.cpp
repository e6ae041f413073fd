#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/zoneview.h"

#include <QSignalSpy>
#include <QTest>

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
};

namespace {

const WorldSettings smallSettings{.name = "Elderlore", .size = 3, .zoneSize = 4};

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

ZONEWRIGHT_TEST(zoneview, TestZoneView)

#include "tst_zoneview.moc"
