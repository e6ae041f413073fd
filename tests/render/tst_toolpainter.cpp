#include "render/overlaycanvas.h"
#include "render/renderfixtures.h"
#include "render/toolpainter.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>

using namespace zonewright;

/// What a tool shows of the cells that it would set.
class TestToolPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void smallCellsHaveTheirColors_data();
    void smallCellsHaveTheirColors();
    void manyCellsToAPixelLeaveNoGap();
    void refusalsAreSeenAtEveryScale_data();
    void refusalsAreSeenAtEveryScale();
};

namespace {

constexpr Size paintedFloor{240, 160};
constexpr std::array paintedKinds{LevelCell::Door, LevelCell::Slab, LevelCell::Wall};

/// All cells of the floor but for its left column, each column of another kind than those beside it.
ToolMark stripedMark(bool isFirm)
{
    ToolMark mark{.isFirm = isFirm};
    for (int y = 0; y < paintedFloor.height; ++y) {
        for (int x = 1; x < paintedFloor.width; ++x)
            mark.cells.push_back({{x, y}, paintedKinds[static_cast<std::size_t>(x) % paintedKinds.size()]});
    }
    return mark;
}

FloorProjection toolView(double scale)
{
    FloorProjection projection(paintedFloor, {150, 100}, 1.0);
    projection.setScale(scale);
    projection.setCentre({30.0, 20.0});
    return projection;
}

QImage toolPicture(const ToolMark& mark, const FloorProjection& projection, Theme theme)
{
    const FloorScene scene = toolScene(Grid<LevelCell>(paintedFloor, LevelCell::Brick), mark);
    return test::overGround(projection, [&](QPainter& painter) {
        paintTool(painter, projection, mark, scene, test::sharedTilesets()->of(theme));
    });
}

} // namespace

void TestToolPainter::smallCellsHaveTheirColors_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<Theme>("theme");
    for (const double scale : {1.0, 1.7, 2.5}) {
        for (const Theme theme : {Theme::Light, Theme::Dark})
            QTest::addRow("%f %d", scale, static_cast<int>(theme)) << scale << theme;
    }
}

void TestToolPainter::smallCellsHaveTheirColors()
{
    QFETCH(double, scale);
    QFETCH(Theme, theme);
    const FloorProjection projection = toolView(scale);
    const ToolMark mark = stripedMark(true);
    const QImage image = toolPicture(mark, projection, theme);
    int seen = 0;
    for (const TouchUp& touch : mark.cells) {
        const QRect cell = projection.pixelsOf({touch.at.x, touch.at.y, 1, 1});
        if (!image.rect().contains(cell))
            continue;
        ++seen;
        const QColor color(floorColor(touch.cell, theme));
        QCOMPARE(test::countOf(image, cell, color), cell.width() * cell.height());
    }
    QVERIFY(seen > 1000);
    QCOMPARE(test::paintedIn(image, projection.pixelsOf({0, 0, 1, paintedFloor.height})), 0);
    const QImage offered = toolPicture(stripedMark(false), projection, theme);
    const QPoint inside = projection.pixelsOf({4, 4, 1, 1}).topLeft();
    QVERIFY(offered.pixel(inside) != image.pixel(inside)); // fainter
    QVERIFY(offered.pixel(inside) != test::flatGround);
}

void TestToolPainter::manyCellsToAPixelLeaveNoGap()
{
    const FloorProjection projection = toolView(0.4);
    ToolMark mark = stripedMark(true);
    for (TouchUp& touch : mark.cells)
        touch.cell = LevelCell::Door;
    const QImage image = toolPicture(mark, projection, Theme::Light);
    QCOMPARE(projection.scale(), 0.4);
    const QRect painted =
        projection.pixelsOf({1, 0, paintedFloor.width - 1, paintedFloor.height}).intersected(image.rect());
    QVERIFY(painted.width() > 10 && painted.height() > 10);
    QCOMPARE(test::countOf(image, painted, QColor(floorColor(LevelCell::Door, Theme::Light))),
             painted.width() * painted.height());
}

void TestToolPainter::refusalsAreSeenAtEveryScale_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<Theme>("theme");
    for (const double scale : {0.5, 3.0, 9.0, 24.0, 64.0}) {
        for (const Theme theme : {Theme::Light, Theme::Dark})
            QTest::addRow("%f %d", scale, static_cast<int>(theme)) << scale << theme;
    }
}

void TestToolPainter::refusalsAreSeenAtEveryScale()
{
    QFETCH(double, scale);
    QFETCH(Theme, theme);
    const FloorProjection projection = toolView(scale);
    const Point at{30, 20};
    const ToolMark offered{.isFirm = true, .hovered = at};
    ToolMark refused = offered;
    refused.refused = at;
    const QImage image = toolPicture(refused, projection, theme);
    QVERIFY(image != toolPicture(offered, projection, theme));
    const QRect around = projection.pixelsOf({at.x, at.y, 1, 1}).adjusted(-4, -4, 4, 4).intersected(image.rect());
    QVERIFY(test::countOf(image, around, jointColors(theme).blocked) > 5);
}

ZONEWRIGHT_TEST(toolpainter, TestToolPainter)
#include "tst_toolpainter.moc"
