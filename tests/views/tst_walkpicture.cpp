#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/walkedits.h"
#include "support/testregistry.h"
#include "views/walkpicture.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestWalkPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheWindow();
    void showsKnownZones();
    void zonesAtHandAreFrozen();
    void lossesAreWhereTheCreaturesWere();
    void dungeonsShareTheirWrappedZone();
    void hazardsAreThoseOfTheTurn();
    void queuedZonesAreThoseOfTheTurn();
    void creaturesAreThoseOfTheSimulation();
    void unborn();
};

namespace {

const WorldSettings pictured{.name = "Elderlore", .size = 4, .zoneSize = 4};

void walkOften(Document& document, Direction direction, int turns)
{
    for (int i = 0; i < turns; ++i)
        document.playback().walk(direction);
}

} // namespace

void TestWalkPicture::showsTheWindow()
{
    Document document(pictured);
    placeStart(document, {0, 0}, {3, 4});
    QVERIFY(changeView(document, 5));
    const WalkPicture picture = walkPictureOf(document);
    QVERIFY(picture.player == (Point{3, 4}));
    QCOMPARE(picture.view, 5);
    QVERIFY(picture.windowCentre == (Point{0, 0}));
    QCOMPARE(picture.live.size(), std::size_t{9});
    QVERIFY(std::ranges::count(picture.live, Point{15, 15}) == 1);
    QVERIFY(picture.frozen.empty());
}

void TestWalkPicture::showsKnownZones()
{
    Document document(pictured);
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Recent, .capacity = 12}));
    walkOften(document, Direction::East, 60);
    const WalkPicture picture = walkPictureOf(document);
    QVERIFY(!picture.windowCentre);
    QCOMPARE(picture.live.size(), std::size_t{12});
    QVERIFY(picture.frozen.empty());
    const LivingScene life = livingSceneOf(document);
    for (const Point zone : picture.live)
        QVERIFY(life.remembers(zone));
}

void TestWalkPicture::zonesAtHandAreFrozen()
{
    Document document(pictured);
    walkOften(document, Direction::East, 30);
    bool anyFrozen = false;
    bool anyFrozenCreature = false;
    for (int i = 0; i < 40; ++i) {
        document.playback().walk(Direction::East);
        const WalkPicture picture = walkPictureOf(document);
        const LivingScene life = livingSceneOf(document);
        anyFrozen = anyFrozen || !picture.frozen.empty();
        for (const SeenCreature& creature : life.creatures()) {
            const Point zone{creature.cell.x / 16, creature.cell.y / 16};
            QCOMPARE(creature.look == CreatureLook::Frozen, std::ranges::count(picture.frozen, zone) == 1);
            QVERIFY(life.remembers(zone));
            anyFrozenCreature = anyFrozenCreature || creature.look == CreatureLook::Frozen;
        }
    }
    QVERIFY(anyFrozen);
    QVERIFY(anyFrozenCreature);
}

void TestWalkPicture::lossesAreWhereTheCreaturesWere()
{
    Document document(pictured);
    std::vector<std::vector<Point>> shown;
    int losses = 0;
    for (int i = 0; i < 120; ++i) {
        const LivingScene before = livingSceneOf(document);
        document.playback().walk(Direction::SouthEast);
        const auto& lost = document.playback().record().lost;
        const WalkPicture picture = walkPictureOf(document);
        QCOMPARE(picture.losses.size(), lost.size());
        for (std::size_t j = 0; j < lost.size(); ++j) {
            QVERIFY(picture.losses[j] == before.find(lost[j].id)->cell);
            QVERIFY((Point{picture.losses[j].x / 16, picture.losses[j].y / 16}) == lost[j].zone);
        }
        losses += static_cast<int>(lost.size());
        shown.push_back(picture.losses);
    }
    QVERIFY(losses > 0);
    Playback& playback = document.playback();
    for (const std::int64_t turn : {120, 60, 119, 1, 90, 117, 118}) { // whatever way it is reached
        playback.goTo(turn);
        QVERIFY(walkPictureOf(document).losses == shown[static_cast<std::size_t>(turn - 1)]);
    }
}

void TestWalkPicture::dungeonsShareTheirWrappedZone()
{
    Document document(pictured);
    QVERIFY(addDungeon(document, {.name = "Mine", .zone = {1, 2}}).has_value());
    QVERIFY(addDungeon(document, {.name = "Crypt", .zone = {3, 2}}).has_value());
    QVERIFY(addDungeon(document, {.name = "Cellar", .zone = {1, 2}}).has_value());
    QVERIFY(addDungeon(document, {.name = "Well", .zone = {9, 10}}).has_value());
    QVERIFY(document.reseed({.name = "Elderlore", .size = 3, .zoneSize = 4})); // a side of 8 zones: the well wraps
    const std::vector<DungeonSite> expected{{.zone = {1, 2}, .names = QStringLiteral("Mine\nCellar\nWell")},
                                            {.zone = {3, 2}, .names = QStringLiteral("Crypt")}};
    QVERIFY(dungeonSitesOf(document) == expected);
}

void TestWalkPicture::hazardsAreThoseOfTheTurn()
{
    Document document(pictured);
    QVERIFY(changeView(document, 14));
    bool any = false;
    for (int i = 0; i < 40; ++i) {
        document.playback().walk(Direction::East);
        const WalkPicture picture = walkPictureOf(document);
        QVERIFY(picture.hazards == document.playback().record().hazards);
        any = any || !picture.hazards.empty();
    }
    QVERIFY(any);
}

void TestWalkPicture::queuedZonesAreThoseOfTheTurn()
{
    Document document(pictured);
    bool any = false;
    for (int i = 0; i < 40; ++i) {
        document.playback().walk(Direction::East);
        std::vector<Point> expected;
        for (const ZoneStanding& standing : document.playback().standings()) {
            if (standing.due)
                expected.push_back(standing.zone);
        }
        const WalkPicture picture = walkPictureOf(document);
        QCOMPARE(picture.queued.size(), expected.size());
        for (std::size_t j = 0; j < expected.size(); ++j)
            QVERIFY(picture.queued[j].zone == expected[j] && picture.queued[j].due > document.playback().turn());
        any = any || !expected.empty();
    }
    QVERIFY(any);
}

void TestWalkPicture::creaturesAreThoseOfTheSimulation()
{
    Document document(pictured);
    walkOften(document, Direction::South, 25);
    const LivingScene life = livingSceneOf(document);
    const Creatures& creatures = document.playback().simulation().now().creatures();
    QVERIFY(!creatures.empty());
    QCOMPARE(life.creatures().size(), creatures.size());
    for (std::size_t i = 0; i < creatures.size(); ++i) {
        QCOMPARE(life.creatures()[i].id, creatures[i].id);
        QVERIFY(life.creatures()[i].kind == creatures[i].kind);
        QVERIFY(life.creatures()[i].cell == creatures[i].cell);
    }
}

void TestWalkPicture::unborn()
{
    Document document(pictured);
    const LivingScene life = livingSceneOf(document);
    int born = 0;
    for (int i = 0; i < 256; ++i) {
        const Zone zone = document.world().zone({i % 16, i / 16});
        std::vector<SeenCreature> unborn;
        life.appendUnborn(contentOf(zone), 16, unborn);
        QCOMPARE(unborn.size(), life.remembers(zone.position) ? std::size_t{0} : zone.creatures.size());
        born += static_cast<int>(unborn.size());
    }
    QVERIFY(born > 0);
}

ZONEWRIGHT_TEST(walkpicture, TestWalkPicture)

#include "tst_walkpicture.moc"
