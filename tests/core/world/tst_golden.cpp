#include "core/base/parallel.h"
#include "core/random/hash.h"
#include "core/world/overview.h"
#include "support/testregistry.h"
#include "worldtools.h"

#include <QFile>
#include <QTest>

#include <map>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// Hash over all that is born with a zone.
std::uint64_t bornHash(const Zone& zone)
{
    std::string text;
    for (const Creature& creature : zone.creatures)
        text += fmt::format("{} {} {},{};", creature.id, word(creature.kind), creature.cell.x, creature.cell.y);
    if (zone.settlement) {
        const Settlement& s = *zone.settlement;
        text += fmt::format("{} {} {},{} {}x{};", s.name, word(s.kind), s.at.x, s.at.y, s.size.width, s.size.height);
    }
    if (zone.entrance)
        text += fmt::format("{},{}", zone.entrance->x, zone.entrance->y);
    return hashBytes(text);
}

struct GoldenRow
{
    std::string name;
    int size = 0, zoneSize = 0;
    Point zone;

    /// The row as the table has it: what was asked, then the hashes of overview, cells and what is born there.
    [[nodiscard]] QByteArray compute(int threads) const
    {
        const World world = makeWorld(name, size, zoneSize);
        const std::uint64_t map = contentHash(overview(world, threads));
        // Zones around it are computed on other threads at the same time.
        std::vector<Zone> zones(9);
        parallelFor(zones.size(), threads, [&](std::size_t i) {
            zones[i] = world.zone(zone + Point{static_cast<int>(i % 3) - 1, static_cast<int>(i / 3) - 1});
        });
        return QByteArray::fromStdString(fmt::format("{}|{}|{}|{},{}|{}|{}|{}", name, size, zoneSize, zone.x, zone.y,
                                                     hashText(map), hashText(contentHash(zones[4].cells)),
                                                     hashText(bornHash(zones[4]))));
    }
};

const std::vector<GoldenRow> goldenRows{
    {"Elderlore", 5, 6, {0, 0}}, {"Elderlore", 5, 6, {31, 17}},
    {"elderlore", 5, 6, {0, 0}}, {"Elderlore", 10, 8, {1023, 512}},
    {"a", 2, 3, {3, 3}},         {"Forêt d’Émeraude", 6, 5, {40, 2}},
    {"Мир", 4, 7, {15, 0}},      {"黒い森", 7, 4, {100, 27}},
    {"🐉 lair", 3, 8, {7, 1}},   {"Ångström", 8, 3, {200, 255}},
    {"0", 9, 6, {511, 511}},     {std::string(120, 'z'), 5, 5, {16, 16}},
};

} // namespace

/// Holds the generator version: whoever changes what a name gives sees this red, raises generatorVersion and writes
/// the new table (the failure prints it).
class TestGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void worldsAreWhatTheyWere_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("one thread") << 1;
        QTest::newRow("four threads") << 4;
    }

    void worldsAreWhatTheyWere()
    {
        QFETCH(int, threads);
        QFile file(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/golden/worlds.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray computed = "generator " + QByteArray::number(generatorVersion) + "\n";
        for (const GoldenRow& row : goldenRows)
            computed += row.compute(threads) + "\n";
        const QByteArray golden = file.readAll();
        if (golden != computed)
            qInfo("The table as computed now:\n%s", computed.constData());
        QCOMPARE(computed, golden);
    }
};

ZONEWRIGHT_TEST(golden, TestGolden)
#include "tst_golden.moc"
