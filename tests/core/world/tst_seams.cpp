#include "support/testregistry.h"
#include "worldtools.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// How often terrain changes from a cell to its eastern and southern neighbour.
struct ChangeCount
{
    std::int64_t borderPairs = 0, borderChanges = 0;
    std::int64_t insidePairs = 0, insideChanges = 0;

    void add(bool border, bool changed)
    {
        (border ? borderPairs : insidePairs) += 1;
        (border ? borderChanges : insideChanges) += changed ? 1 : 0;
    }

    [[nodiscard]] double borderRate() const
    {
        return static_cast<double>(borderChanges) / static_cast<double>(borderPairs);
    }

    [[nodiscard]] double insideRate() const
    {
        return static_cast<double>(insideChanges) / static_cast<double>(insidePairs);
    }
};

/// All cells of a world, put together from its zones.
Grid<Terrain> worldCells(const World& world)
{
    const int zoneSide = world.zoneSide();
    Grid<Terrain> cells(Size{world.cells().side(), world.cells().side()});
    for (int y = 0; y < world.zones().side(); ++y) {
        for (int x = 0; x < world.zones().side(); ++x) {
            const Grid<Terrain> zone = world.zoneCells({x, y});
            for (int row = 0; row < zoneSide; ++row)
                std::ranges::copy(
                    zone.row(row),
                    cells.row(y * zoneSide + row).subspan(static_cast<std::size_t>(x * zoneSide)).begin());
        }
    }
    return cells;
}

void countChanges(const World& world, ChangeCount& all, ChangeCount& wrapped)
{
    const Grid<Terrain> cells = worldCells(world);
    const Torus torus = world.cells();
    const int inZone = world.zoneSide() - 1;
    for (int y = 0; y < torus.side(); ++y) {
        for (int x = 0; x < torus.side(); ++x) {
            const Terrain here = cells[{x, y}];
            const bool east = here != cells[{torus.wrap(x + 1), y}];
            const bool south = here != cells[{x, torus.wrap(y + 1)}];
            all.add((x & inZone) == inZone, east);
            all.add((y & inZone) == inZone, south);
            wrapped.add(x + 1 == torus.side(), east);
            wrapped.add(y + 1 == torus.side(), south);
        }
    }
}

} // namespace

class TestSeams : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void bordersShowNoSeam_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("zoneSize");
        for (int zoneSize = 3; zoneSize <= 6; ++zoneSize)
            QTest::addRow("zone size %d", zoneSize) << 4 << zoneSize;
        QTest::addRow("small world") << 2 << 7;
        QTest::addRow("largest zones") << 2 << 8;
    }

    void bordersShowNoSeam()
    {
        QFETCH(int, size);
        QFETCH(int, zoneSize);
        ChangeCount all, wrapped;
        for (int i = 0; i < 20; ++i)
            countChanges(makeWorld(i, size, zoneSize), all, wrapped);
        QVERIFY(all.insideRate() > 0.005);
        qInfo("borders %.4f, inside %.4f; wrap %.4f, elsewhere %.4f", all.borderRate(), all.insideRate(),
              wrapped.borderRate(), wrapped.insideRate());
        QVERIFY2(all.borderRate() <= 1.25 * all.insideRate() + 0.01,
                 qPrintable(QStringLiteral("%1 at borders, %2 inside").arg(all.borderRate()).arg(all.insideRate())));
        QVERIFY2(
            wrapped.borderRate() <= 1.25 * wrapped.insideRate() + 0.01,
            qPrintable(
                QStringLiteral("%1 at the wrap, %2 elsewhere").arg(wrapped.borderRate()).arg(wrapped.insideRate())));
    }
};

ZONEWRIGHT_TEST(seams, TestSeams)
#include "tst_seams.moc"
