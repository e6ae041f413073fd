#include "render/figurepainter.h"
#include "render/worldpainter.h"
#include "renderfixtures.h"
#include "support/testregistry.h"

#include <QPainter>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr QRgb bareGround = qRgb(90, 140, 80);

/// A picture of 320 by 240 pixels, on a world of 2,048 cells a side, in which somebody paints.
template <typename Paint>
QImage figuresPainted(double scale, Paint paint, QPointF centre = {64, 64}, double ratio = 1.0)
{
    MapProjection projection(Torus(11), QSize(320, 240) / ratio, ratio);
    projection.setScale(scale);
    projection.setCentre(centre);
    QImage image(projection.viewport(), QImage::Format_ARGB32_Premultiplied);
    image.fill(bareGround);
    QPainter painter(&image);
    paint(FigurePainter(sharedTilesets()->of(Theme::Light)), painter, projection);
    return image;
}

QImage creaturePainted(double scale, const SeenCreature& creature, QPointF centre = {64, 64})
{
    return figuresPainted(
        scale,
        [&creature](const FigurePainter& figures, QPainter& painter, const MapProjection& projection) {
            figures.paintCreatures(painter, projection, std::span(&creature, 1));
        },
        centre);
}

/// The smallest rectangle that holds all pixels that are not the ground.
QRect paintedPart(const QImage& image)
{
    QRect part;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != bareGround)
                part |= QRect(x, y, 1, 1);
        }
    }
    return part;
}

/// How far the painted pixels are from the ground, all together.
qint64 inkOf(const QImage& image)
{
    qint64 ink = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            ink += std::abs(qGreen(image.pixel(x, y)) - qGreen(bareGround));
    }
    return ink;
}

} // namespace

class TestFigurePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void creaturesStayOnTheirCells()
    {
        for (const double scale : {3.0, 8.0, 16.0, 31.0}) {
            for (const auto look : {CreatureLook::Living, CreatureLook::Frozen}) {
                const QImage image =
                    creaturePainted(scale, {.kind = CreatureKind::Bear, .cell = {66, 63}, .look = look});
                MapProjection projection(Torus(11), QSize(320, 240));
                projection.setScale(scale);
                projection.setCentre({64, 64});
                QVERIFY(!paintedPart(image).isEmpty());
                QVERIFY(projection.pixelsOf({66, 63, 1, 1}).contains(paintedPart(image)));
            }
        }
    }

    void livingOnesAreTheTilesOfTheTileset()
    {
        const QImage image = creaturePainted(16, {.kind = CreatureKind::Wolf, .cell = {64, 64}});
        const TileAtlas atlas = sharedTilesets()->of(Theme::Light).atlas(16);
        QImage expected(16, 16, QImage::Format_ARGB32_Premultiplied);
        expected.fill(bareGround);
        QPainter(&expected).drawImage(QPoint(0, 0), atlas.image(), atlas.source(creatureTile(CreatureKind::Wolf)));
        MapProjection projection(Torus(11), QSize(320, 240));
        projection.setScale(16);
        projection.setCentre({64, 64});
        QCOMPARE(image.copy(projection.pixelsOf({64, 64, 1, 1})), expected);
    }

    void looksDiffer()
    {
        const auto painted = [](CreatureLook look) {
            return creaturePainted(32, {.kind = CreatureKind::Bear, .cell = {64, 64}, .look = look});
        };
        const QImage living = painted(CreatureLook::Living);
        const QImage frozen = painted(CreatureLook::Frozen);
        const QImage unborn = painted(CreatureLook::Unborn);
        QVERIFY(living != frozen && frozen != unborn);
        QVERIFY(inkOf(unborn) < inkOf(living) * 6 / 10);
        QVERIFY(paintedPart(frozen).right() > paintedPart(unborn).right() ||
                paintedPart(frozen).top() < paintedPart(unborn).top()); // its sign
    }

    void smallCellsHaveDotsAndTinyOnesNothing()
    {
        const SeenCreature living{.kind = CreatureKind::Bear, .cell = {64, 64}};
        SeenCreature unborn = living;
        unborn.look = CreatureLook::Unborn;
        QCOMPARE(paintedPart(creaturePainted(4, living)).size(), QSize(4, 4));
        QVERIFY(paintedPart(creaturePainted(4, unborn)).isEmpty());
        QVERIFY(paintedPart(creaturePainted(1.5, living)).isEmpty());
    }

    void everyCopyIsPainted()
    {
        MapProjection projection(Torus(7), QSize(640, 640));
        projection.setScale(2.0); // 320 cells: two and a half worlds
        projection.setCentre({10, 10});
        for (const Point cell : {Point{0, 0}, Point{127, 64}, Point{30, 127}}) {
            const auto expected = projection.appearances({cell.x, cell.y, 1, 1});
            const auto seen = cellAppearances(projection, cell);
            QCOMPARE(std::vector<QRect>(seen), expected);
            QVERIFY(seen.size() >= 4);
        }
    }

    void marksAreFoundAtEveryScale()
    {
        for (const double scale : {0.1, 2.0, 16.0, 48.0}) {
            for (const bool isPlayer : {true, false}) {
                const QImage image = figuresPainted(
                    scale, [isPlayer](const FigurePainter& figures, QPainter& painter, const MapProjection& view) {
                        if (isPlayer)
                            figures.paintPlayer(painter, view, {64, 64});
                        else
                            figures.paintDungeon(painter, view, {64, 64});
                    });
                QVERIFY(paintedPart(image).width() >= 7);
                QVERIFY(paintedPart(image).width() <= std::max(12.0, scale + 9));
            }
        }
    }

    void lossesAreCrosses()
    {
        const auto lost = [](double scale) {
            return figuresPainted(scale, [](const FigurePainter& figures, QPainter& painter,
                                            const MapProjection& view) { figures.paintLoss(painter, view, {64, 64}); });
        };
        QVERIFY(!paintedPart(lost(16)).isEmpty());
        QVERIFY(paintedPart(lost(16)).width() <= 16);
        QVERIFY(paintedPart(lost(1)).isEmpty());
    }
};

ZONEWRIGHT_TEST(figurepainter, TestFigurePainter)
#include "tst_figurepainter.moc"
