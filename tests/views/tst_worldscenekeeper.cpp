#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/eventedits.h"
#include "document/walkedits.h"
#include "models/maplayersmodel.h"
#include "models/mapmarksmodel.h"
#include "models/zonestandingmodel.h"
#include "render/walktrail.h"
#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/worldscenekeeper.h"
#include "views/worldview.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

using namespace zonewright;

class TestWorldSceneKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheTurn();
    void followsTheDocument();
    void oneTargetAtATime();
    void stopsAreTheBreakpointsOnZones();
    void layersArePassedOn();
    void anotherWorldHasItsOwnWalk();
    void viewRepaintsWhenTheTurnChanges();
    void everyLayerIsSeen();
    void marksBeyondTheWorldWrapOrAreNone();
    void walkIsTheSameHoweverItCame();
    void longWalksAreTakenInParts();
    void marksHaveTips();
    void namesAreShownAsTheyAre();
    void menuIsForThePlaceUnderThePointer();
};

namespace {

constexpr const char* sampleFile = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

struct KeptScene
{
    Document document{{.name = "Elderlore", .size = 3, .zoneSize = 4}};
    ZoneStandingModel standings;
    MapMarksModel marks;
    MapLayersModel layers;

    explicit KeptScene(bool sample = true)
    {
        if (sample)
            (void)document.open(QLatin1String(sampleFile));
        standings.setPlayback(&document.playback());
        marks.setDocument(&document);
    }

    [[nodiscard]] WorldModels models() const
    {
        return {.document = document, .standings = standings, .marks = marks, .layers = layers};
    }
};

} // namespace

void TestWorldSceneKeeper::showsTheTurn()
{
    KeptScene kept;
    WorldSceneKeeper keeper(kept.models());
    kept.document.playback().goTo(46);
    const WorldScene& scene = keeper.scene(Theme::Dark);
    QCOMPARE(scene.theme, Theme::Dark);
    QCOMPARE(scene.zoneSide, 64);
    QCOMPARE(scene.turn, 46);
    QVERIFY(scene.zones == zoneStandings(kept.document.playback().record()));
    QVERIFY(scene.player && scene.player->view == 10);
    QVERIFY(scene.player->cell == kept.document.playback().trail()[46]);
    QVERIFY(scene.player->start == kept.document.playback().trail().front());
    QCOMPARE(scene.marks.size(), kept.document.project().dungeons.size() + kept.document.project().walk.events.size());
    QCOMPARE(scene.marks.front().label, QStringLiteral("Forest crypt"));
    const auto isWolf = [](const MapMark& mark) { return mark.label == QLatin1String("40"); };
    const auto isDragon = [](const MapMark& mark) { return mark.label == QLatin1String("60"); };
    QVERIFY(std::ranges::find_if(scene.marks, isWolf)->due == 40);
    QVERIFY(std::ranges::find_if(scene.marks, isDragon)->due == 60);
    const auto wolf = static_cast<std::size_t>(std::ranges::find_if(scene.marks, isWolf) - scene.marks.begin());
    QVERIFY(keeper.tipOf(wolf).contains(QStringLiteral("wolf")));
    QVERIFY(!scene.walk->stepsIn(0, {0, 0, 2048, 2048}).empty());
}

void TestWorldSceneKeeper::oneTargetAtATime()
{
    KeptScene kept;
    WorldSceneKeeper keeper(kept.models());
    Playback& playback = kept.document.playback();
    playback.goTo(12); // the crossing
    while (playback.turn() < 70) {
        const WorldScene& scene = keeper.scene(Theme::Dark);
        const auto isNext = [](const ZoneStanding& zone) { return zone.next; };
        const auto zones = std::ranges::count_if(scene.zones, isNext);
        QCOMPARE(zones + (scene.target ? 1 : 0), playback.next() ? 1 : 0);
        if (const auto next = playback.next()) {
            const Point zone = scene.target ? *scene.target : std::ranges::find_if(scene.zones, isNext)->zone;
            QVERIFY(zone == next->event.zone);
        }
        playback.stepOnce();
    }
}

void TestWorldSceneKeeper::stopsAreTheBreakpointsOnZones()
{
    KeptScene kept;
    WorldSceneKeeper keeper(kept.models());
    QVERIFY(keeper.scene(Theme::Dark).stops.empty());
    QSignalSpy changed(&keeper, &WorldSceneKeeper::changed);
    Breakpoints& breakpoints = kept.document.breakpoints();
    breakpoints.add(StopAtHazard{});
    breakpoints.add(StopBeforeZone{{33, -1}}); // the world has 32 zones a side
    QVERIFY(changed.count() > 0);
    QCOMPARE(keeper.scene(Theme::Dark).stops.size(), std::size_t{1});
    QVERIFY(keeper.scene(Theme::Dark).stops.front().zone == (Point{1, 31}));
    QVERIFY(keeper.scene(Theme::Dark).stops.front().isEnabled);
    breakpoints.setEnabled(1, false);
    QVERIFY(!keeper.scene(Theme::Dark).stops.front().isEnabled);
}

void TestWorldSceneKeeper::followsTheDocument()
{
    KeptScene kept(false);
    WorldSceneKeeper keeper(kept.models());
    QSignalSpy changed(&keeper, &WorldSceneKeeper::changed);
    (void)keeper.scene(Theme::Light);
    bool sawShift = false;
    bool sawForgotten = false;
    for (int i = 0; i < 60; ++i) {
        const auto before = changed.size();
        kept.document.playback().walk(Direction::East);
        QVERIFY(changed.size() > before);
        const WorldScene& scene = keeper.scene(Theme::Light);
        QCOMPARE(scene.turn, i + 1);
        sawShift = sawShift || scene.shiftTarget.has_value();
        sawForgotten = sawForgotten || !scene.forgotten.empty();
        for (const FadingZone& zone : scene.forgotten)
            QVERIFY(zone.strength > 0.0 && zone.strength <= 1.0);
    }
    QVERIFY(sawShift && sawForgotten);
    const auto before = changed.size();
    placeStart(kept.document, {1, 1}, {2, 2});
    QVERIFY(changed.size() > before);
    QVERIFY(keeper.scene(Theme::Light).player->start == (Point{18, 18}));
    QCOMPARE(keeper.scene(Theme::Light).turn, 0);
}

void TestWorldSceneKeeper::layersArePassedOn()
{
    KeptScene kept;
    WorldSceneKeeper keeper(kept.models());
    QVERIFY(keeper.scene(Theme::Light).layers == OverlayLayers{});
    QSignalSpy changed(&keeper, &WorldSceneKeeper::changed);
    for (int row = 0; row < mapLayerCount; ++row)
        kept.layers.setShown(static_cast<MapLayer>(row), false);
    QCOMPARE(changed.size(), mapLayerCount);
    const OverlayLayers none{.zoneGrid = false,
                             .coordinates = false,
                             .memory = false,
                             .window = false,
                             .queue = false,
                             .forgotten = false,
                             .hazards = false,
                             .player = false,
                             .walk = false,
                             .dungeons = false,
                             .events = false};
    QVERIFY(keeper.scene(Theme::Light).layers == none);
}

void TestWorldSceneKeeper::anotherWorldHasItsOwnWalk()
{
    KeptScene kept(false);
    WorldSceneKeeper keeper(kept.models());
    for (int i = 0; i < 10; ++i)
        kept.document.playback().walk(Direction::East);
    QVERIFY(!keeper.scene(Theme::Light).walk->stepsIn(0, {0, 0, 128, 128}).empty());
    QVERIFY(kept.document.open(QLatin1String(sampleFile)));
    const WorldScene& scene = keeper.scene(Theme::Light);
    QCOMPARE(scene.zoneSide, 64);
    const auto steps = scene.walk->stepsIn(0, {0, 0, 2048, 2048});
    QCOMPARE(steps.size(), std::size_t{83}); // 43 east and 40 north-east; waiting is no step
    QCOMPARE(scene.walk->levelCount(), 7);
}

void TestWorldSceneKeeper::viewRepaintsWhenTheTurnChanges()
{
    KeptScene kept(false);
    WorldView view;
    view.setModels(kept.models());
    view.setChunks(test::chunksOf(kept.document.world().settings()));
    test::showAndWait(view, {400, 300});
    QImage last = test::completePicture(view);
    for (int i = 0; i < 5; ++i) {
        const test::PaintCount paints(view);
        kept.document.playback().walk(Direction::East);
        QTRY_VERIFY(paints.count() > 0);
        const QImage next = test::completePicture(view);
        QVERIFY(next != last);
        last = next;
    }
}

void TestWorldSceneKeeper::everyLayerIsSeen()
{
    KeptScene kept;
    WorldView view;
    view.setModels(kept.models());
    view.setChunks(test::chunksOf(kept.document.world().settings()));
    kept.document.playback().goTo(46);
    test::showAndWait(view, {900, 700});
    view.setZoom(0.13); // zones large enough for coordinates
    view.centreOn({650, 1040});
    for (const MapLayer layer : {MapLayer::ZoneGrid, MapLayer::Coordinates, MapLayer::Window, MapLayer::Player,
                                 MapLayer::Walk, MapLayer::Dungeons, MapLayer::Events}) {
        const QImage all = test::completePicture(view);
        kept.layers.setShown(layer, false);
        QVERIFY2(test::completePicture(view) != all, qPrintable(QString::number(int(layer))));
        kept.layers.setShown(layer, true);
        QVERIFY(test::completePicture(view) == all);
    }
}

void TestWorldSceneKeeper::marksBeyondTheWorldWrapOrAreNone()
{
    KeptScene kept(false); // 8 zones a side
    WorldSceneKeeper keeper(kept.models());
    QVERIFY(addEvent(kept.document, {.due = 3, .zone = {7, 7}, .text = "Here"}).has_value());
    QVERIFY(addEvent(kept.document, {.due = 4, .zone = {2, 3}, .text = "There"}).has_value());
    QVERIFY(addDungeon(kept.document, {.name = "Well", .zone = {6, 7}}).has_value());
    QCOMPARE(keeper.scene(Theme::Light).marks.size(), std::size_t{3});
    QVERIFY(kept.document.reseed({.name = "Elderlore", .size = 2, .zoneSize = 4})); // 4 zones a side
    const WorldScene& scene = keeper.scene(Theme::Light);
    QCOMPARE(scene.marks.size(), std::size_t{2});
    QVERIFY(scene.marks[0].kind == MarkKind::Dungeon && scene.marks[0].zone == (Point{2, 3}));
    QVERIFY(scene.marks[1].due == 4 && scene.marks[1].zone == (Point{2, 3}));
    QVERIFY(keeper.tipOf(0).contains(QStringLiteral("Well")));
    QVERIFY(keeper.tipOf(1).contains(QStringLiteral("There"))); // and not the one that is left out
}

void TestWorldSceneKeeper::walkIsTheSameHoweverItCame()
{
    KeptScene kept;
    WorldSceneKeeper keeper(kept.models());
    Playback& playback = kept.document.playback();
    const auto isAsTaken = [&] {
        WorldSceneKeeper fresh(kept.models());
        const auto fromTurns = [](const WorldScene& scene) {
            std::vector<std::array<std::int64_t, 5>> steps;
            for (const WalkTrail::Step& step : scene.walk->stepsIn(0, {0, 0, 2048, 2048}))
                steps.push_back({step.from.x, step.from.y, step.by.x, step.by.y, step.turn});
            std::ranges::sort(steps);
            return steps;
        };
        return fromTurns(keeper.scene(Theme::Light)) == fromTurns(fresh.scene(Theme::Light));
    };
    QVERIFY(isAsTaken());
    playback.goTo(30);
    for (int i = 0; i < 5; ++i)
        playback.walk(Direction::South); // not looked at in between
    QVERIFY(isAsTaken());
    playback.goTo(33);
    playback.walk(Direction::North);
    playback.walk(Direction::West);
    QVERIFY(isAsTaken());
    playback.discard();
    QVERIFY(isAsTaken());
    placeStart(kept.document, {3, 3}, {1, 1});
    QVERIFY(isAsTaken());
}

void TestWorldSceneKeeper::longWalksAreTakenInParts()
{
    KeptScene kept(false); // 128 cells a side
    WorldSceneKeeper keeper(kept.models());
    std::vector<Direction> moves;
    std::uint32_t seed = 11;
    for (int i = 0; i < 180'000; ++i) {
        seed = seed * 1664525U + 1013904223U;
        moves.push_back(static_cast<Direction>((seed >> 20) % 8));
    }
    keepWalk(kept.document, moves);
    kept.document.playback().discard();
    WalkTrail whole(kept.document.world().cells());
    whole.setCells(kept.document.playback().trail());
    const auto count = [](const WalkTrail& walk) { return walk.countIn(0, {0, 0, 128, 128}); };
    const auto isWhole = [&] { return count(*keeper.scene(Theme::Light).walk) == count(whole); };
    QVERIFY(!isWhole());
    kept.document.playback().walk(Direction::South); // another walk before the first is taken as a whole
    whole.setCells(kept.document.playback().trail());
    QVERIFY(isWhole());
    kept.document.playback().discard();
    whole.setCells(kept.document.playback().trail());
    QVERIFY(!isWhole());
    QSignalSpy changed(&keeper, &WorldSceneKeeper::changed);
    QTRY_VERIFY(isWhole());
    QVERIFY(changed.size() >= 2);
    const auto after = changed.size();
    QTest::qWait(10);
    QVERIFY(isWhole());
    QCOMPARE(changed.size(), after); // and that is all
}

void TestWorldSceneKeeper::marksHaveTips()
{
    KeptScene kept;
    WorldView view;
    view.setModels(kept.models());
    view.setChunks(test::chunksOf(kept.document.world().settings()));
    test::showAndWait(view, {900, 700});
    view.setZoom(0.1);
    const auto tipAt = [&view](Point cell) {
        view.centreOn(cell);
        const QPoint at = view.rect().center();
        QHelpEvent event(QEvent::ToolTip, at, view.mapToGlobal(at));
        QToolTip::hideText();
        QApplication::sendEvent(&view, &event);
        return QToolTip::text();
    };
    QVERIFY(tipAt({9 * 64 + 52, 16 * 64 + 32}).contains(QStringLiteral("start")));
    const auto& dragon = kept.document.project().dungeons[2];
    const QPoint sign(dragon.zone.x * 64 + 32 - 6, dragon.zone.y * 64 + 32);
    QVERIFY(tipAt({sign.x(), sign.y()}).contains(QString::fromStdString(dragon.name)));
    (void)tipAt({20, 20});
    QTRY_VERIFY(QToolTip::text().isEmpty()); // it goes after a moment
}

void TestWorldSceneKeeper::namesAreShownAsTheyAre()
{
    KeptScene kept(false);
    const QString name = QStringLiteral("<b>x</b> & more");
    QVERIFY(addDungeon(kept.document, {.name = name.toStdString(), .zone = {4, 4}, .floors = {}}));
    WorldView view;
    view.setModels(kept.models());
    view.setChunks(test::chunksOf(kept.document.world().settings()));
    test::showAndWait(view, {400, 300});
    view.setZoom(0.5);
    view.centreOn({4 * 16 + 8, 4 * 16 + 8});
    const QPoint at = view.rect().center();
    QHelpEvent event(QEvent::ToolTip, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &event);
    QVERIFY(QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().startsWith(name));
    QToolTip::hideText();
}

void TestWorldSceneKeeper::menuIsForThePlaceUnderThePointer()
{
    KeptScene kept;
    WorldView view;
    view.setModels(kept.models());
    view.setChunks(test::chunksOf(kept.document.world().settings()));
    test::showAndWait(view, {400, 300});
    QSignalSpy menu(&view, &WorldView::menuRequested);
    const QPoint at(40, 70);
    QContextMenuEvent byMouse(QContextMenuEvent::Mouse, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &byMouse);
    QCOMPARE(menu.size(), 1);
    QVERIFY(menu.front().at(0).value<CellPlace>() == view.placeAt(at));
    view.setSelectedZone(Point{3, 5});
    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, at, view.mapToGlobal(at));
    QApplication::sendEvent(&view, &byKey);
    QVERIFY(menu.back().at(0).value<CellPlace>().zone == (Point{3, 5}));
}

ZONEWRIGHT_TEST(worldscenekeeper, TestWorldSceneKeeper)

#include "tst_worldscenekeeper.moc"
