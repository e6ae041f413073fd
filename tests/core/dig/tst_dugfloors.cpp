#include "core/base/parallel.h"
#include "digchecker.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QTest>

#include <thread>

using namespace zonewright;
using namespace zonewright::test;

namespace {

struct SizeSample
{
    Size size;
    int seeds;
};

const std::vector<SizeSample> sizeSamples{{{80, 50}, 10000}, {{16, 16}, 3000}, {{17, 61}, 1500}, {{61, 17}, 1500},
                                          {{24, 18}, 1500},  {{40, 40}, 1000}, {{121, 77}, 400}, {{200, 120}, 200}};

/// What is wrong with the floors of some seeds, as one text; empty where nothing is.
std::string brokenFloors(const PieceList& list, DigSettings settings, int seeds)
{
    constexpr int bundle = 100; // seeds that share a digger
    std::vector<std::string> broken(static_cast<std::size_t>((seeds + bundle - 1) / bundle));
    parallelFor(broken.size(), static_cast<int>(std::thread::hardware_concurrency()), [&](std::size_t part) {
        Digger digger;
        DugFloor floor;
        DigSettings one = settings;
        for (int i = 0; i < bundle; ++i) {
            one.seed = settings.seed + part * bundle + static_cast<std::uint64_t>(i);
            digger.dig(list, one, floor);
            if (const std::string rule = brokenRule(list, one, floor); !rule.empty())
                broken[part] += fmt::format("seed {}: {}\n", one.seed, rule);
        }
    });
    return fmt::format("{}", fmt::join(broken, ""));
}

/// Rooms in a sequence from the first one, behind which everything else lies.
PieceList gateList()
{
    PieceList list = classicList();
    list.pieces.push_back(single(room("gate", 0, {4, 6}, {3, 4}), "yard"));
    list.pieces.push_back(single(room("yard", 0, {4, 6}, {3, 4}), "keep"));
    list.pieces.push_back(single(room("keep", 0, {4, 6}, {3, 4})));
    list.first = "gate";
    return list;
}

} // namespace

/// Every rule of dug floors, over thousands of seeds, held by a checker that shares nothing with the digger.
class TestDugFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyRuleHolds_data()
    {
        QTest::addColumn<PieceList>("list");
        QTest::addColumn<Size>("size");
        QTest::addColumn<int>("seeds");
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            for (const SizeSample& sample : sizeSamples) {
                QTest::addRow("%s, %d x %d", list.name.c_str(), sample.size.width, sample.size.height)
                    << list << sample.size << sample.seeds;
            }
        }
    }

    void everyRuleHolds()
    {
        QFETCH(PieceList, list);
        QFETCH(Size, size);
        QFETCH(int, seeds);
        QVERIFY(validate(list).has_value());
        QCOMPARE(brokenFloors(list, {.size = size, .seed = 1}, seeds), std::string());
    }

    void rulesHoldWithoutPruning()
    {
        for (const PieceList& list : {classicList(), mineList(), lairList()})
            QCOMPARE(brokenFloors(list, {.prune = false}, 500), std::string());
    }

    void rulesHoldForStairsDownFirst()
    {
        QCOMPARE(brokenFloors(classicList(), {.stairs = FirstStairs::Down}, 500), std::string());
    }

    void rulesHoldForFewAndManyPieces()
    {
        for (const int pieces : {3, 4, 7, 400}) {
            for (const PieceList& list : {classicList(), mineList(), lairList()})
                QCOMPARE(brokenFloors(list, {.pieces = pieces}, 300), std::string());
        }
        QCOMPARE(brokenFloors(classicList(), {.pieces = 1}, 300), std::string());
        QCOMPARE(brokenFloors(classicList(), {.pieces = 2}, 300), std::string());
    }

    void theLargestFloorKeepsTheRules()
    {
        const DigSettings settings{.size = {dugSideLimits.high, dugSideLimits.high}, .pieces = 3000};
        Digger digger;
        DugFloor floor;
        digger.dig(classicList(), settings, floor);
        QCOMPARE(floor.placed, 3000);
        QCOMPARE(brokenRule(classicList(), settings, floor), std::string());
    }

    void aSequenceFromTheFirstRoomIsTheOnlyWayOut()
    {
        const PieceList list = gateList();
        QVERIFY(validate(list).has_value());
        int sequences = 0, beyond = 0;
        Digger digger;
        DugFloor floor;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            digger.dig(list, {.seed = seed}, floor);
            const auto isKind = [&](std::size_t room, const char* kind) {
                return floor.rooms.size() > room &&
                       list.pieces[static_cast<std::size_t>(floor.rooms[room].piece)].kind == kind;
            };
            QVERIFY(isKind(0, "gate"));
            if (!isKind(1, "yard"))
                continue;
            QVERIFY(isKind(2, "keep"));
            ++sequences;
            const Rect gate = floor.rooms[0].floor;
            for (std::size_t removed = 1; removed < 3; ++removed) {
                const auto distances =
                    distancesFrom(floor.cells, {{gate.x, gate.y}}, cellsOf(floor.rooms[removed].floor));
                for (std::size_t room = removed + 1; room < floor.rooms.size(); ++room, ++beyond) {
                    const Rect rect = floor.rooms[room].floor;
                    QVERIFY((distances[{rect.x, rect.y}] < 0));
                }
            }
        }
        QVERIFY2(sequences > 280, qPrintable(QString::number(sequences)));
        QVERIFY2(beyond > 280 * 10, qPrintable(QString::number(beyond)));
    }
};

ZONEWRIGHT_TEST(dugfloors, TestDugFloors)
#include "tst_dugfloors.moc"
