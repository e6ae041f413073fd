#include "core/random/hash.h"
#include "core/world/creature.h"
#include "core/world/settlement.h"
#include "core/world/terrain.h"
#include "support/testregistry.h"

#include <QTest>

#include <set>

using namespace zonewright;

class TestTerrain : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void lettersAreTheContract()
    {
        std::string letters;
        for (const Terrain terrain : allTerrains) {
            letters += letter(terrain);
            QVERIFY(terrainFromLetter(letter(terrain)) == terrain);
        }
        QCOMPARE(letters, std::string("DWsgfhmSrd"));
        for (const char other : {'x', 'w', ' ', '\0', 'G'})
            QVERIFY(!terrainFromLetter(other));
    }

    void wordsAreUnique()
    {
        std::set<std::string_view> words;
        for (const Terrain terrain : allTerrains)
            words.insert(word(terrain));
        for (int i = 0; i < creatureKindCount; ++i)
            words.insert(word(static_cast<CreatureKind>(i)));
        for (int i = 0; i < settlementKindCount; ++i)
            words.insert(word(static_cast<SettlementKind>(i)));
        QCOMPARE(words.size(), static_cast<std::size_t>(terrainCount + creatureKindCount + settlementKindCount));
        QVERIFY(!words.contains(""));
    }

    void onlyWaterIsWater()
    {
        for (const Terrain terrain : allTerrains)
            QCOMPARE(isWater(terrain), terrain == Terrain::DeepWater || terrain == Terrain::Water);
    }

    void contentHashIsOverTheLetters()
    {
        Grid<Terrain> cells(Size{2, 2}, Terrain::Grass);
        cells[{1, 0}] = Terrain::Snow;
        QCOMPARE(contentHash(cells), hashBytes("gSgg"));
    }
};

ZONEWRIGHT_TEST(terrain, TestTerrain)
#include "tst_terrain.moc"
