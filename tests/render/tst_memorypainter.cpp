#include "overlaycanvas.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr std::array memoryPixelRatios{1.0, 1.25, 2.0, 2.5};
constexpr int memoryZoneSide = 16; // cells of a zone; the world has 8 zones a memoryZoneSide

/// A viewport in which the world is seen more than once, so that every zone has copies across the wrap.
MapProjection wideView(double ratio, double logicalZone = 40.0)
{
    MapProjection projection(Torus(7), QSize(560, 440), ratio);
    projection.setScale(logicalZone / memoryZoneSide * ratio);
    projection.setCentre({64.3, 62.0});
    return projection;
}

WorldScene sceneWith(std::vector<ZoneStanding> zones)
{
    WorldScene scene;
    scene.zoneSide = memoryZoneSide;
    scene.zones = std::move(zones);
    return scene;
}

std::vector<QRect> placesOf(const MapProjection& projection, Point zone)
{
    return projection.appearances({zone.x * memoryZoneSide, zone.y * memoryZoneSide, memoryZoneSide, memoryZoneSide});
}

QImage painted(const MapProjection& projection, const WorldScene& scene)
{
    return overGround(projection, [&](QPainter& painter) {
        paintMemoryAreas(painter, projection, scene);
        paintMemoryOutlines(painter, projection, scene);
        paintQueueNumbers(painter, projection, scene);
    });
}

/// The pixels of a zone that nothing else reaches: the middle half.
QRect heart(const QRect& zone)
{
    const int x = zone.width() / 4;
    const int y = zone.height() / 4;
    return zone.adjusted(x, y, -x, -y);
}

/// Pixels of text in ink, which is the only dark thing on a bright plate.
int darkIn(const QImage& image, const QRect& rect)
{
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += image.valid(x, y) && qGray(image.pixel(x, y)) < 80 ? 1 : 0;
    }
    return count;
}

} // namespace

class TestMemoryPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void popularZonesAreStrongest()
    {
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            const QImage image = painted(projection, sceneWith({{.zone = {0, 0}, .hold = ZoneHold::Known, .rank = 1},
                                                                {.zone = {1, 0}, .hold = ZoneHold::Known, .rank = 2},
                                                                {.zone = {0, 7}, .hold = ZoneHold::Known, .rank = 3}}));
            const auto strength = [&](Point zone) {
                int least = 1000;
                const auto places = placesOf(projection, zone);
                for (const QRect& place : places) {
                    if (image.rect().contains(place))
                        least = std::min(least, distanceFromGround(image.pixel(place.center())));
                }
                return places.size() < 2 ? 0 : least;
            };
            QVERIFY(strength({0, 0}) > strength({1, 0}));
            QVERIFY(strength({1, 0}) > strength({0, 7}));
            QVERIFY(strength({0, 7}) > 10);
            QCOMPARE(paintedIn(image, heart(placesOf(projection, {4, 4}).front())), 0);
        }
    }

    void targetOfWhatIsNextIsOutlined()
    {
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            WorldScene scene = sceneWith({});
            scene.target = Point{3, 3};
            const QImage image = painted(projection, scene);
            const QColor color = overlayColors(scene.theme).next;
            for (const QRect& place : placesOf(projection, {3, 3})) {
                if (image.rect().contains(place))
                    QVERIFY(countOf(image, place, color) >= 4 * (place.width() - 2));
            }
            QCOMPARE(countOf(image, heart(placesOf(projection, {3, 3}).front()), color), 0);
            QCOMPARE(countOf(image, placesOf(projection, {5, 3}).front(), color), 0);
            scene.layers.queue = false;
            QCOMPARE(paintedIn(painted(projection, scene), image.rect()), 0);
        }
    }

    void breakpointsAreDiscsOrRings()
    {
        for (const double ratio : memoryPixelRatios) {
            for (const double zone : {4.0, 40.0}) {
                const MapProjection projection = wideView(ratio, zone);
                WorldScene scene = sceneWith({});
                scene.stops = {{.zone = {2, 2}, .isEnabled = true}, {.zone = {5, 5}, .isEnabled = false}};
                const QImage image = painted(projection, scene);
                const auto around = [&](Point at) {
                    return placesOf(projection, at).front().adjusted(-12, -12, 12, 12);
                };
                const QColor color = overlayColors(scene.theme).stop;
                QVERIFY(countOf(image, around({2, 2}), color) >= 4);
                QCOMPARE(countOf(image, placesOf(projection, {5, 5}).front(), color), 0);
                QVERIFY(paintedIn(image, around({5, 5})) > 8);
                QCOMPARE(paintedIn(image, heart(placesOf(projection, {7, 2}).front())), 0);
            }
        }
    }

    void ranksAreWrittenWhereThereIsRoom()
    {
        WorldScene scene = sceneWith({{.zone = {0, 0}, .hold = ZoneHold::Known, .rank = 1}});
        for (const double ratio : memoryPixelRatios) {
            const auto inkIn = [&](double zone) {
                const MapProjection projection = wideView(ratio, zone);
                const QImage image = painted(projection, scene);
                return countOf(image, image.rect(), overlayColors(Theme::Light).line);
            };
            QVERIFY(inkIn(60.0) > 0);
            QCOMPARE(inkIn(24.0), 0);
        }
    }

    void windowIsOutlinedInEveryCopy()
    {
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            const QImage image = painted(projection, sceneWith({{.zone = {0, 0}, .hold = ZoneHold::Centre}}));
            int seen = 0;
            for (const QRect& place :
                 projection.appearances({-memoryZoneSide, -memoryZoneSide, 3 * memoryZoneSide, 3 * memoryZoneSide})) {
                if (!image.rect().contains(place))
                    continue;
                ++seen;
                const QRgb color = overlayColors(Theme::Light).window.rgb();
                QVERIFY(isAbout(image.pixel(place.topLeft()), color));
                QVERIFY(isAbout(image.pixel(place.bottomRight()), color));
                QVERIFY(isAbout(image.pixel(place.center().x(), place.top()), color));
            }
            QVERIFY(seen > 0);
        }
    }

    void shiftIsDashed()
    {
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            WorldScene scene = sceneWith({});
            scene.shiftTarget = Point{7, 7};
            const QImage image = painted(projection, scene);
            const QRect place =
                projection.appearances({6 * memoryZoneSide, 6 * memoryZoneSide, 3 * memoryZoneSide, 3 * memoryZoneSide})
                    .front();
            const QRect top(place.left(), place.top(), place.width(), 1);
            const QRect part = top.intersected(image.rect());
            const QRect bottom = QRect(place.left(), place.bottom(), place.width(), 1).intersected(image.rect());
            const int ink = countOf(image, part, overlayColors(Theme::Light).window) +
                            countOf(image, bottom, overlayColors(Theme::Light).window);
            const int all = part.width() * part.height() + bottom.width() * bottom.height();
            QVERIFY(all > 0 && ink > all / 3 && ink < all * 2 / 3);
        }
    }

    void queueSaysItsTurns()
    {
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            const OverlayColors& colors = overlayColors(Theme::Light);
            const QImage image = painted(
                projection, sceneWith({{.zone = {0, 0}, .due = 42, .next = true}, {.zone = {1, 0}, .due = 43}}));
            const QRect next = placesOf(projection, {0, 0}).front();
            const QRect later = placesOf(projection, {1, 0}).front();
            QVERIFY(isAbout(image.pixel(next.topLeft()), colors.next.rgb()));
            QVERIFY(darkIn(image, heart(next)) > 3);                // the turn, on a bright plate
            QVERIFY(countOf(image, heart(next), colors.next) > 30); // the plate
            QVERIFY(countOf(image, later, colors.queued) > 10);     // dashes and the turn
            QCOMPARE(countOf(image, later, colors.next), 0);
        }
    }

    void turnsAreLeftOutWithoutRoom()
    {
        const MapProjection projection = wideView(1.0, 12.0);
        const QImage image = painted(projection, sceneWith({{.zone = {0, 0}, .due = 123456, .next = true}}));
        QCOMPARE(countOf(image, image.rect(), overlayColors(Theme::Light).ink), 0);
        QVERIFY(paintedIn(image, placesOf(projection, {0, 0}).front()) > 0);
    }

    void patternsTellAreasApart()
    {
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            const OverlayColors& colors = overlayColors(Theme::Light);
            const QImage image = painted(projection, sceneWith({{.zone = {0, 0}, .hazard = HazardKind::Missing},
                                                                {.zone = {1, 0}, .hazard = HazardKind::Late},
                                                                {.zone = {2, 0}, .hold = ZoneHold::AtHand}}));
            const QRect missing = heart(placesOf(projection, {0, 0}).front());
            const QRect late = heart(placesOf(projection, {1, 0}).front());
            const int all = missing.width() * missing.height();
            const int narrow = countOf(image, missing, colors.hazard);
            const int wide = countOf(image, late, colors.hazard);
            QVERIFY(narrow > all / 6 && narrow < all / 2);
            QVERIFY(wide > all / 14 && wide < narrow * 3 / 4);
            const int dots = countOf(image, heart(placesOf(projection, {2, 0}).front()), colors.window);
            QVERIFY(dots > all / 30 && dots < all / 4);
        }
    }

    void forgottenZonesFade()
    {
        WorldScene scene = sceneWith({});
        scene.forgotten = {{.zone = {0, 0}, .strength = 1.0}, {.zone = {1, 0}, .strength = 0.4}};
        for (const double ratio : memoryPixelRatios) {
            const MapProjection projection = wideView(ratio);
            const QImage image = painted(projection, scene);
            const int fresh = distanceFromGround(image.pixel(placesOf(projection, {0, 0}).front().center()));
            const int older = distanceFromGround(image.pixel(placesOf(projection, {1, 0}).front().center()));
            QVERIFY(fresh > older && older > 10);
        }
    }

    void smallestZonesAreStillSeen()
    {
        for (const double ratio : memoryPixelRatios) {
            MapProjection projection(Torus(12), QSize(300, 200),
                                     ratio); // 256 zones a memoryZoneSide, smaller than a pixel
            const QImage image = painted(projection, sceneWith({{.zone = {100, 100}, .due = 5, .next = true}}));
            QVERIFY(countOf(image, image.rect(), QColor::fromRgb(flatGround)) < image.width() * image.height());
        }
    }

    void hiddenLayersAreNotPainted()
    {
        WorldScene scene = sceneWith({{.zone = {0, 0}, .hold = ZoneHold::Centre},
                                      {.zone = {2, 0}, .hold = ZoneHold::Known, .rank = 1},
                                      {.zone = {3, 0}, .hold = ZoneHold::AtHand},
                                      {.zone = {4, 0}, .due = 3},
                                      {.zone = {5, 0}, .hazard = HazardKind::Late}});
        scene.forgotten = {{.zone = {6, 0}, .strength = 1.0}};
        scene.shiftTarget = Point{3, 3};
        const MapProjection projection = wideView(1.0);
        int painted1 = paintedIn(painted(projection, scene), QRect({}, projection.viewport()));
        for (bool OverlayLayers::* layer : {&OverlayLayers::memory, &OverlayLayers::window, &OverlayLayers::queue,
                                            &OverlayLayers::hazards, &OverlayLayers::forgotten}) {
            scene.layers.*layer = false;
            const int less = paintedIn(painted(projection, scene), QRect({}, projection.viewport()));
            QVERIFY(less < painted1);
            painted1 = less;
        }
        QCOMPARE(painted1, 0);
    }

    void wrappedCopiesAreAlike()
    {
        MapProjection projection(Torus(7), QSize(600, 400));
        projection.setScale(2.0); // a world of 256 pixels
        const QImage image = painted(projection, sceneWith({{.zone = {0, 0}, .hold = ZoneHold::Centre},
                                                            {.zone = {7, 3}, .due = 4, .next = true},
                                                            {.zone = {3, 7}, .hazard = HazardKind::Missing}}));
        const QRect part(150, 60, 140, 60);
        QCOMPARE(image.copy(part), image.copy(part.translated(256, 256)));
        QCOMPARE(image.copy(part), image.copy(part.translated(256, 0)));
    }
};

ZONEWRIGHT_TEST(memorypainter, TestMemoryPainter)
#include "tst_memorypainter.moc"
