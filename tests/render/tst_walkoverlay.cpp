#include "render/walkoverlay.h"
#include "support/testregistry.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

using namespace zonewright;

namespace {

constexpr int veiledSide = 16; // cells a zone

/// What is painted over nothing: the opacity of every pixel.
QImage paintedVeil(const MapProjection& projection, const WalkPicture* picture, std::optional<Point> shown)
{
    QImage image(projection.viewport(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintVeil(painter, {.projection = projection, .theme = Theme::Dark, .zoneSide = veiledSide}, picture, shown);
    return image;
}

/// Zones that are drawn, some of them twice.
std::vector<Point> drawnZones(int count, int side, std::uint32_t seed)
{
    std::vector<Point> zones;
    for (int i = 0; i < count; ++i) {
        seed = seed * 1664525U + 1013904223U;
        zones.push_back({static_cast<int>((seed >> 8) % static_cast<unsigned>(side)),
                         static_cast<int>((seed >> 20) % static_cast<unsigned>(side))});
    }
    return zones;
}

bool isOneOf(const std::vector<Point>& zones, Point zone)
{
    return std::ranges::find(zones, zone) != zones.end();
}

} // namespace

class TestWalkOverlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyPixelHasTheVeilOfItsZone()
    {
        WalkPicture picture;
        picture.live = drawnZones(90, 32, 1);
        picture.frozen = drawnZones(60, 32, 2);
        for (const std::optional<Point> shown : {std::optional<Point>(), std::optional(Point{31, 0})}) {
            for (const double scale : {0.04, 0.11, 0.7, 1.37, 6.0, 40.0}) {
                MapProjection projection(Torus(9), QSize(171, 93), 1.25);
                projection.setScale(scale);
                projection.setCentre({3.0, 509.0});
                const QImage image = paintedVeil(projection, &picture, shown);
                const int veil = opacityOf(projection, image, picture, shown, false);
                const int thin = opacityOf(projection, image, picture, shown, true);
                QVERIFY(veil == -1 || (veil > 100 && veil < 200));
                QVERIFY(thin == -1 || (thin > 30 && thin < 100));
                QVERIFY(veil != -1 || thin != -1);
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        const Point zone = zoneOn(projection, {x, y});
                        const bool isThin = isOneOf(picture.frozen, zone) || shown == zone;
                        const int expected = isOneOf(picture.live, zone) ? 0 : isThin ? thin : veil;
                        QCOMPARE(qAlpha(image.pixel(x, y)), expected);
                    }
                }
            }
        }
    }

    void withoutAWalkTheShownZoneIsClear()
    {
        MapProjection projection(Torus(9), QSize(80, 60), 1.0);
        projection.centreOn({8, 8});
        const QImage image = paintedVeil(projection, nullptr, Point{0, 0});
        const QPoint inside = projection.pixelsOf({0, 0, veiledSide, veiledSide}).center();
        QCOMPARE(qAlpha(image.pixel(inside)), 0);
    }

    void withoutAWalkAllIsVeiled()
    {
        MapProjection projection(Torus(9), QSize(80, 60), 1.0);
        const QImage image = paintedVeil(projection, nullptr, std::nullopt);
        const int veil = qAlpha(image.pixel(0, 0));
        QVERIFY(veil > 100);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                QCOMPARE(qAlpha(image.pixel(x, y)), veil);
        }
    }

private:
    static Point zoneOn(const MapProjection& projection, QPoint pixel)
    {
        const Point cell = projection.torus().wrap(projection.cellAt(pixel));
        return {cell.x / veiledSide, cell.y / veiledSide};
    }

    /// Of the first pixel of a zone that is veiled, or thinly; -1 where there is none.
    static int opacityOf(const MapProjection& projection, const QImage& image, const WalkPicture& picture,
                         std::optional<Point> shown, bool isThin)
    {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const Point zone = zoneOn(projection, {x, y});
                if (!isOneOf(picture.live, zone) && (shown == zone || isOneOf(picture.frozen, zone)) == isThin)
                    return qAlpha(image.pixel(x, y));
            }
        }
        return -1;
    }
};

ZONEWRIGHT_TEST(walkoverlay, TestWalkOverlay)

#include "tst_walkoverlay.moc"
