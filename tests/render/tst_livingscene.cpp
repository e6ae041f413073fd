#include "render/livingscene.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestLivingScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void findsByZoneAndId()
    {
        const LivingScene scene({{.id = 3, .cell = {1, 1}}, {.id = 8, .cell = {2, 2}}}, {{5, 1}, {0, 2}, {3, 1}});
        for (const Point zone : {Point{5, 1}, Point{0, 2}, Point{3, 1}})
            QVERIFY(scene.remembers(zone));
        QVERIFY(!scene.remembers({1, 5}));
        QVERIFY(!scene.remembers({2, 0}));
        QVERIFY(scene.find(8)->cell == (Point{2, 2}));
        QVERIFY(!scene.find(4));
        QVERIFY(!scene.find(9));
        QVERIFY(!LivingScene().find(1));
    }

    void nobodyIsBornTwice()
    {
        const LivingScene scene({{.id = 3, .cell = {1, 1}}}, {{0, 0}});
        ZoneContent content{.position = {2, 1}, .creatures = {}, .settlement = {}, .entrance = {}};
        content.creatures = {{.id = 3, .kind = CreatureKind::Wolf, .cell = {4, 4}},
                             {.id = 5, .kind = CreatureKind::Bear, .cell = {6, 7}}};
        std::vector<SeenCreature> unborn;
        scene.appendUnborn(content, 16, unborn);
        QCOMPARE(unborn.size(), std::size_t{1});
        QVERIFY(unborn.front() ==
                (SeenCreature{.id = 5, .kind = CreatureKind::Bear, .cell = {38, 23}, .look = CreatureLook::Unborn}));
        content.position = {0, 0};
        scene.appendUnborn(content, 16, unborn);
        QCOMPARE(unborn.size(), std::size_t{1});
    }
};

ZONEWRIGHT_TEST(livingscene, TestLivingScene)
#include "tst_livingscene.moc"
