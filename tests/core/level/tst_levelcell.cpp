#include "core/level/level.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class LevelCellTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void terrainsKeepTheirOrder();
    void floorsHoldNoTerrain();
    void whatBlocks();
    void wordsAreDistinct();
    void findsTheFirstMarker();
};

void LevelCellTest::terrainsKeepTheirOrder()
{
    for (int i = 0; i < terrainCount; ++i) {
        const auto terrain = static_cast<Terrain>(i);
        QVERIFY(isTerrain(levelCell(terrain)));
        QCOMPARE(word(levelCell(terrain)), word(terrain));
        QVERIFY(walkable(levelCell(terrain)));
    }
    QCOMPARE(static_cast<int>(LevelCell::Slab) + 1, levelCellCount);
}

void LevelCellTest::floorsHoldNoTerrain()
{
    int found = 0;
    for (int i = 0; i < levelCellCount; ++i) {
        const auto cell = static_cast<LevelCell>(i);
        const auto read = floorCellFromWord(word(cell));
        QCOMPARE(read.has_value(), !isTerrain(cell));
        QVERIFY(!read || *read == cell);
        found += read ? 1 : 0;
    }
    QCOMPARE(found, 8);
    QVERIFY(!floorCellFromWord("") && !floorCellFromWord("Slab"));
}

void LevelCellTest::whatBlocks()
{
    for (const LevelCell cell : {LevelCell::Earth, LevelCell::Wall, LevelCell::Brick})
        QVERIFY(!walkable(cell));
    for (const LevelCell cell : {LevelCell::Floor, LevelCell::Corridor, LevelCell::Door, LevelCell::LockedDoor,
                                 LevelCell::Slab, LevelCell::DeepWater, LevelCell::Mountain})
        QVERIFY(walkable(cell));
}

void LevelCellTest::wordsAreDistinct()
{
    std::vector<std::string_view> words(levelCellWords.begin(), levelCellWords.end());
    std::ranges::sort(words);
    QVERIFY(std::ranges::adjacent_find(words) == words.end() && !words.front().empty());
    std::vector<std::string_view> kinds(markerKindWords.begin(), markerKindWords.end());
    std::ranges::sort(kinds);
    QVERIFY(std::ranges::adjacent_find(kinds) == kinds.end() && !kinds.front().empty());
    QCOMPARE(word(MarkerKind::Custom), std::string_view("custom"));
    QCOMPARE(word(LevelKind::Dug), std::string_view("dug"));
}

void LevelCellTest::findsTheFirstMarker()
{
    Level level;
    QVERIFY(findMarker(level, MarkerKind::Hero) == nullptr);
    level.markers = {{.kind = MarkerKind::Door, .at = {1, 1, 1, 1}},
                     {.kind = MarkerKind::Hero, .at = {2, 2, 1, 1}},
                     {.kind = MarkerKind::Hero, .at = {3, 3, 1, 1}}};
    QCOMPARE(findMarker(level, MarkerKind::Hero), &level.markers[1]);
}

ZONEWRIGHT_TEST(levelcell, LevelCellTest)
#include "tst_levelcell.moc"
