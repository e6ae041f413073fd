#include "overlaycanvas.h"
#include "render/markpainter.h"
#include "render/overlaytools.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr std::array markRatios{1.0, 1.25, 2.0, 2.5};
constexpr int zoneCells = 16;

MapProjection viewOf(double logicalZone, double ratio)
{
    MapProjection projection(Torus(7), QSize(640, 420), ratio);
    projection.setScale(logicalZone / zoneCells * ratio);
    return projection;
}

WorldScene sceneOfMarks(std::vector<MapMark> marks)
{
    WorldScene scene;
    scene.zoneSide = zoneCells;
    scene.marks = std::move(marks);
    return scene;
}

QImage paintedMarks(const MapProjection& projection, const WorldScene& scene)
{
    return overGround(projection, [&](QPainter& painter) { paintMarks(painter, projection, scene); });
}

} // namespace

class TestMarkPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void signsStandInTheMiddleOfEveryCopy()
    {
        for (const double ratio : markRatios) {
            const MapProjection projection = viewOf(50.0, ratio);
            const WorldScene scene = sceneOfMarks({{.zone = {7, 7}, .label = QStringLiteral("Old mine")}});
            const auto placed = placeMarks(projection, scene);
            const auto zones = projection.appearances({7 * zoneCells, 7 * zoneCells, zoneCells, zoneCells});
            QCOMPARE(placed.size(), zones.size());
            QVERIFY(placed.size() > 1);
            const QImage image = paintedMarks(projection, scene);
            for (std::size_t i = 0; i < placed.size(); ++i) {
                QVERIFY((placed[i].sign.center() - zones[i].center()).manhattanLength() <= 2);
                QVERIFY(!placed[i].label.isEmpty());
                if (!image.rect().contains(placed[i].sign))
                    continue;
                QVERIFY(countOf(image, placed[i].sign, overlayColors(Theme::Light).dungeon) > 10);
                QVERIFY(countOf(image, placed[i].label, overlayColors(Theme::Light).dungeon) > 3);
            }
        }
    }

    void signsKeepAReadableSize()
    {
        for (const double ratio : markRatios) {
            for (const double zone : {3.0, 20.0, 200.0, 900.0}) {
                const MapProjection projection = viewOf(zone, ratio);
                const auto placed = placeMarks(projection, sceneOfMarks({{.zone = {4, 4}}}));
                QVERIFY(!placed.empty());
                for (const PlacedMark& mark : placed) {
                    const double size = mark.sign.width() / ratio;
                    QVERIFY(mark.isDot || (size >= 10.0 && size <= 19.0));
                }
            }
        }
    }

    void marksOfOneZoneStandBesideEachOther()
    {
        const MapProjection projection = viewOf(100.0, 1.0);
        const auto placed = placeMarks(projection, sceneOfMarks({{.zone = {4, 4}},
                                                                 {.kind = MarkKind::Spawn, .zone = {4, 4}},
                                                                 {.kind = MarkKind::Announce, .zone = {4, 4}}}));
        QVERIFY(placed.size() >= 3);
        for (const PlacedMark& mark : placed) {
            QVERIFY(!mark.isDot);
            QVERIFY(std::ranges::none_of(placed, [&mark](const PlacedMark& other) {
                return &other != &mark && other.sign.intersects(mark.sign);
            }));
        }
    }

    void onlyWhatIsCoveredBecomesADot()
    {
        std::vector<MapMark> marks;
        std::uint32_t seed = 3;
        for (int i = 0; i < 1'500; ++i) {
            seed = seed * 1664525U + 1013904223U;
            marks.push_back(
                {.kind = static_cast<MarkKind>(i % 4), .zone = {int(seed >> 29), int((seed >> 20) % 8)}, .label = {}});
        }
        for (const double zone : {4.0, 12.0, 30.0, 60.0, 250.0}) {
            const MapProjection projection = viewOf(zone, 1.25);
            const auto placed = placeMarks(projection, sceneOfMarks(marks));
            std::vector<QRect> signs;
            int dots = 0;
            for (const PlacedMark& mark : placed) {
                // A dot is in the middle of where the sign would be, which is as large as the others.
                QRect sign = mark.sign;
                if (mark.isDot && !signs.empty()) {
                    sign.setSize(signs.front().size());
                    sign.moveCenter(mark.sign.center());
                }
                const bool covers = std::ranges::any_of(
                    signs, [&sign](const QRect& other) { return other.adjusted(-1, -1, 1, 1).intersects(sign); });
                const bool coversMuch = std::ranges::any_of(
                    signs, [&sign](const QRect& other) { return other.adjusted(1, 1, -1, -1).intersects(sign); });
                QVERIFY(mark.isDot ? covers : !coversMuch);
                dots += mark.isDot ? 1 : 0;
                if (!mark.isDot)
                    signs.push_back(mark.sign);
            }
            QVERIFY(!signs.empty());
            QCOMPARE(dots > 0, zone < 90.0); // there is room for all of them where zones are large
        }
    }

    /// The player, the flag on the start and the turns of queued zones keep their room, at every zoom.
    void marksKeepOutOfWhatIsRead()
    {
        int aside = 0;
        int dots = 0;
        for (const double ratio : markRatios) {
            for (const double zone : {19.0, 22.0, 30.0, 60.0, 150.0, 400.0}) {
                const MapProjection projection = viewOf(zone, ratio);
                WorldScene scene =
                    sceneOfMarks({{.zone = {4, 4}, .label = QStringLiteral("Old mine")},
                                  {.kind = MarkKind::Spawn, .zone = {4, 4}, .label = QStringLiteral("55")},
                                  {.zone = {2, 3}, .label = QStringLiteral("Well")},
                                  {.zone = {3, 4}, .label = QStringLiteral("Crypt")}});
                scene.zones = {{.zone = {2, 3}, .due = 15, .next = true}};
                scene.player = PlayerMark{.cell = {4 * zoneCells + 8, 4 * zoneCells + 8},
                                          .view = 3,
                                          .start = Point{3 * zoneCells + 9, 4 * zoneCells + 8}};
                std::vector<QRect> kept = placesOfPlayer(projection, scene.player->cell);
                for (const std::vector<QRect>& more :
                     {placesOfStart(projection, *scene.player->start), placesOfQueueNumbers(projection, scene)})
                    kept.insert(kept.end(), more.begin(), more.end());
                for (const PlacedMark& mark : placeMarks(projection, scene)) {
                    dots += mark.isDot ? 1 : 0;
                    aside += mark.isDot ? 0 : 1;
                    // In the smallest zones there is no other place for the dot: it is under the number.
                    if (mark.isDot && zone < 30.0)
                        continue;
                    QVERIFY(std::ranges::none_of(kept, [&mark](const QRect& place) {
                        return place.intersects(mark.sign) || place.intersects(mark.label);
                    }));
                }
            }
        }
        QVERIFY(aside > 0 && dots > 0);
    }

    void labelsDoNotCoverAnything()
    {
        std::vector<MapMark> marks;
        for (int i = 0; i < 24; ++i)
            marks.push_back({.kind = static_cast<MarkKind>(i % 4),
                             .zone = {i % 8, i / 8 * 2},
                             .label = QStringLiteral("A name of some length %1").arg(i)});
        for (const double zone : {4.0, 30.0, 60.0, 150.0}) {
            const auto placed = placeMarks(viewOf(zone, 1.0), sceneOfMarks(marks));
            for (const PlacedMark& mark : placed) {
                for (const PlacedMark& other : placed) {
                    if (&mark == &other || mark.label.isEmpty())
                        continue;
                    QVERIFY(!mark.label.intersects(other.label));
                    QVERIFY(other.isDot || !mark.label.intersects(other.sign));
                }
            }
        }
    }

    void labelsAreLeftOutFarOff()
    {
        const WorldScene scene = sceneOfMarks({{.zone = {4, 4}, .label = QStringLiteral("Old mine")}});
        for (const PlacedMark& mark : placeMarks(viewOf(25.0, 1.0), scene))
            QVERIFY(mark.label.isEmpty());
    }

    void kindsHaveTheirOwnSigns()
    {
        const MapProjection projection = viewOf(60.0, 2.0);
        std::vector<QImage> signs;
        for (const MarkKind kind : {MarkKind::Dungeon, MarkKind::Spawn, MarkKind::FindPath, MarkKind::Announce}) {
            const QImage image = overGround(
                projection, [&](QPainter& painter) { paintSign(painter, {10, 10, 36, 36}, kind, Theme::Dark); });
            QVERIFY(std::ranges::find(signs, image) == signs.end());
            signs.push_back(image);
        }
    }

    void pastEventsStandBack()
    {
        const MapProjection projection = viewOf(60.0, 1.0);
        WorldScene scene = sceneOfMarks({{.kind = MarkKind::Spawn, .zone = {4, 4}}});
        const QRect sign = placeMarks(projection, scene).front().sign;
        const QPoint plate = sign.center() + QPoint(0, sign.height() / 2 - 3);
        const int now = distanceFromGround(paintedMarks(projection, scene).pixel(plate));
        scene.marks.front().due = 7;
        scene.turn = 6;
        QCOMPARE(distanceFromGround(paintedMarks(projection, scene).pixel(plate)), now);
        scene.turn = 7;
        QVERIFY(distanceFromGround(paintedMarks(projection, scene).pixel(plate)) < now);
    }

    void layersAreSwitched()
    {
        const MapProjection projection = viewOf(60.0, 1.0);
        WorldScene scene = sceneOfMarks({{.zone = {4, 4}}, {.kind = MarkKind::Spawn, .zone = {2, 2}}});
        const auto all = placeMarks(projection, scene).size();
        scene.layers.dungeons = false;
        for (const PlacedMark& mark : placeMarks(projection, scene))
            QCOMPARE(mark.mark, std::size_t{1});
        QVERIFY(placeMarks(projection, scene).size() < all);
        scene.layers.events = false;
        QVERIFY(placeMarks(projection, scene).empty());
    }

    void playerIsFoundAtEveryScale()
    {
        for (const double ratio : markRatios) {
            for (const double zone : {4.0, 40.0, 100.0}) {
                MapProjection projection = viewOf(zone, ratio);
                projection.centreOn({0, 0});
                const PlayerMark player{.cell = {127, 0}, .view = 3, .start = Point{119, 6}};
                const QImage image = overGround(
                    projection, [&](QPainter& painter) { paintPlayer(painter, projection, player, Theme::Light); });
                const auto places = placesOfPlayer(projection, player.cell);
                QVERIFY(!places.empty());
                for (const QRect& place : places) {
                    QVERIFY(place.width() >= 12 * ratio);
                    if (image.rect().contains(place))
                        QVERIFY(isAbout(image.pixel(place.center()), overlayColors(Theme::Light).player.rgb()));
                }
                const auto flags = placesOfStart(projection, *player.start);
                QVERIFY(!flags.empty());
                for (const QRect& flag : flags) {
                    if (image.rect().contains(flag))
                        QVERIFY(countOf(image, flag, overlayColors(Theme::Light).line) > 10);
                }
            }
        }
    }

    void viewSquareIsOutlinedAcrossTheWrap()
    {
        for (const double ratio : markRatios) {
            const MapProjection projection = viewOf(60.0, ratio);
            const QImage image = overGround(projection, [&](QPainter& painter) {
                paintPlayer(painter, projection, {.cell = {126, 64}, .view = 10, .start = {}}, Theme::Light);
            });
            int seen = 0;
            for (const QRect& square : projection.appearances({116, 54, 21, 21})) {
                if (!image.rect().contains(square))
                    continue;
                ++seen;
                QVERIFY(distanceFromGround(image.pixel(square.topLeft())) > 150);
                QVERIFY(distanceFromGround(image.pixel(square.bottomRight())) > 150);
            }
            QVERIFY(seen > 0);
        }
    }

    void ghostStandsOnItsCell()
    {
        const MapProjection projection = viewOf(160.0, 1.0);
        const QImage image = overGround(
            projection, [&](QPainter& painter) { paintStartGhost(painter, projection, {64, 64}, Theme::Dark); });
        const QRect cell = projection.appearances({64, 64, 1, 1}).front();
        QVERIFY(distanceFromGround(image.pixel(cell.topLeft())) > 100);
        QVERIFY(paintedIn(image, placesOfStart(projection, {64, 64}).front()) > 20);
    }
};

ZONEWRIGHT_TEST(markpainter, TestMarkPainter)
#include "tst_markpainter.moc"
