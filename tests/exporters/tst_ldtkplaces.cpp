#include "exporters/ldtkplaces.h"
#include "exporters/ldtktext.h"
#include "support/testregistry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace zonewright;

namespace {

std::vector<std::size_t> allTargets(const std::vector<ExportTarget>& targets)
{
    std::vector<std::size_t> all(targets.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

ExportTarget zonesAt(Rect zones)
{
    return {.kind = ExportTarget::Kind::Zones, .floor = {}, .zones = zones};
}

const std::map<std::string_view, std::string_view> opposites{{"n", "s"},   {"s", "n"},   {"e", "w"},   {"w", "e"},
                                                             {"ne", "sw"}, {"sw", "ne"}, {"nw", "se"}, {"se", "nw"}};

} // namespace

class TestLdtkPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void zonesHaveEightNeighbours();
    void sidesCountBeforeCorners();
    void neighboursAreSymmetric();
    void overlapsStandAside();
    void rowsKeepLevelsApart();
    void idsAreUuids();
    void identifiersAreWhatLdtkTakes();
};

/// Over the edges of the world, too: every zone of a world of 4 by 4.
void TestLdtkPlaces::zonesHaveEightNeighbours()
{
    const Torus torus(2);
    std::vector<ExportTarget> targets;
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 4; ++x)
            targets.push_back({.kind = ExportTarget::Kind::Zone, .floor = {}, .zones = {x, y, 1, 1}});
    }
    const LdtkZones zones(targets, allTargets(targets), torus);
    QCOMPARE(zones.bounds(), (Rect{0, 0, 4, 4}));
    const std::map<std::string_view, Point> steps{{"n", {0, -1}},  {"s", {0, 1}},  {"e", {1, 0}},    {"w", {-1, 0}},
                                                  {"ne", {1, -1}}, {"se", {1, 1}}, {"nw", {-1, -1}}, {"sw", {-1, 1}}};
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const auto neighbours = zones.neighbours(i);
        QCOMPARE(neighbours.size(), std::size_t{8});
        for (const LdtkNeighbour& one : neighbours) {
            const Rect& from = targets[i].zones;
            const Rect& to = targets[one.target].zones;
            QCOMPARE(torus.wrap(Point{from.x, from.y} + steps.at(one.direction)), (Point{to.x, to.y}));
        }
    }
}

void TestLdtkPlaces::sidesCountBeforeCorners()
{
    const std::vector<ExportTarget> targets{zonesAt({4, 4, 2, 2}), zonesAt({6, 3, 1, 3}), zonesAt({6, 6, 3, 3}),
                                            zonesAt({3, 2, 2, 2})};
    const LdtkZones zones(targets, allTargets(targets), Torus(4));
    const std::vector<LdtkNeighbour> expected{{1, "e"}, {2, "se"}, {3, "n"}};
    QVERIFY(zones.neighbours(0) == expected);
}

/// Random rectangles on small worlds, where one may lie on several sides of another.
void TestLdtkPlaces::neighboursAreSymmetric()
{
    std::mt19937 random(11); // the same every time
    std::size_t several = 0;
    for (int round = 0; round < 500; ++round) {
        const Torus torus(2 + round % 2);
        std::vector<ExportTarget> targets;
        for (int i = 0; i < 12; ++i) {
            const auto below = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
            targets.push_back(zonesAt({below(torus.side()), below(torus.side()), 1 + below(4), 1 + below(4)}));
        }
        const LdtkZones zones(targets, allTargets(targets), torus);
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const auto neighbours = zones.neighbours(i);
            std::set<std::size_t> distinct;
            for (const LdtkNeighbour& one : neighbours) {
                QVERIFY(one.target != i && zones.contains(i) && zones.contains(one.target));
                const auto back = zones.neighbours(one.target);
                QVERIFY(std::ranges::count(back, LdtkNeighbour{i, opposites.at(one.direction)}) == 1);
                distinct.insert(one.target);
            }
            several += neighbours.size() - distinct.size();
        }
    }
    QVERIFY(several > 0);
}

void TestLdtkPlaces::overlapsStandAside()
{
    std::vector<ExportTarget> targets{zonesAt({6, 6, 4, 4}), zonesAt({1, 1, 2, 2}), zonesAt({2, 2, 1, 1}),
                                      zonesAt({0, 3, 9, 1})};
    targets.push_back({.kind = ExportTarget::Kind::Window, .floor = {}, .zones = {4, 4, 1, 1}});
    const LdtkZones zones(targets, allTargets(targets), Torus(3));
    QVERIFY(zones.contains(0) && zones.contains(2));
    QVERIFY(!zones.contains(1)); // over the edge
    QVERIFY(!zones.contains(3)); // over itself
    QVERIFY(!zones.contains(4));
    QVERIFY(zones.neighbours(1).empty());
    const std::vector<std::size_t> chosen{1, 2};
    QVERIFY(!LdtkZones(targets, chosen, Torus(3)).contains(0));
}

void TestLdtkPlaces::rowsKeepLevelsApart()
{
    constexpr int step = 128;
    LdtkRows rows({256, 512}, step);
    std::vector<Rect> placed;
    for (int i = 0; i < 100; ++i) {
        const Size size{1 + i * 37 % 600, 1 + i * 91 % 700};
        const LdtkRows::Pixels at = rows.take(i / 40, size);
        QVERIFY(at.x % step == 0 && at.y % step == 0 && at.x >= 256 && at.y >= 512);
        const Rect level{static_cast<int>(at.x), static_cast<int>(at.y), size.width, size.height};
        for (const Rect& other : placed)
            QVERIFY(other.grown(1).intersected(level).empty());
        placed.push_back(level);
    }
    QCOMPARE(placed[40].x, 256); // another dungeon
    QVERIFY(placed[40].y > placed[39].y);
}

void TestLdtkPlaces::idsAreUuids()
{
    const QRegularExpression uuid(
        QStringLiteral("^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"));
    std::set<std::string> ids;
    for (int i = 0; i < 100'000; ++i)
        ids.insert(ldtkIid("floor/1/" + std::to_string(i)));
    QCOMPARE(ids.size(), std::size_t{100'000});
    for (const std::string& id : ids)
        QVERIFY(uuid.match(QString::fromStdString(id)).hasMatch());
    QCOMPARE(ldtkIid("zone/3/4"), ldtkIid("zone/3/4"));
}

void TestLdtkPlaces::identifiersAreWhatLdtkTakes()
{
    QCOMPARE(ldtkIdentifier("locked-door", "x"), std::string("locked_door"));
    QCOMPARE(ldtkIdentifier("a  \"b\"", "x"), std::string("a_b_"));
    QCOMPARE(ldtkIdentifier("1st", "x"), std::string("_1st"));
    QCOMPARE(ldtkIdentifier("\xF0\x9F\x90\x89 -", "x"), std::string("x"));
    QCOMPARE(ldtkIdentifier("", "x"), std::string("x"));
    QCOMPARE(ldtkTitle("stairs-up", "x"), std::string("Stairs_up"));
    QCOMPARE(ldtkColor(0xff0a1b2c), std::string("#0A1B2C"));
}

ZONEWRIGHT_TEST(ldtkplaces, TestLdtkPlaces)

#include "tst_ldtkplaces.moc"
