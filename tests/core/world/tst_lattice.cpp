#include "core/random/generator.h"
#include "core/world/lattice.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

using namespace zonewright;

namespace {

/// One value, computed alone.
int latticeValue(const Octave& octave, int x, int y)
{
    std::vector<std::int16_t> workspace(OctaveRow::workspaceSize(1));
    OctaveRow row;
    row.start(octave, {.first = x, .stride = 0, .count = 1}, workspace);
    std::array<std::int16_t, 1> value{};
    row.add(y, value);
    return value[0];
}

Octave latticeOctave(Generator& generator, int spacing)
{
    Octave octave{.spacing = spacing, .corners = generator.between(2, 10), .seed = generator.next()};
    octave.offset.x = generator.between(0, 1000);
    octave.offset.y = generator.between(0, 1000);
    octave.amplitude = 32767;
    return octave;
}

} // namespace

class TestLattice : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    // Any block of columns, any stride, any order of rows: the same values as one by one.
    void valuesDoNotDependOnTheSampling()
    {
        Generator generator(21);
        for (int round = 0; round < 300; ++round) {
            const Octave octave = latticeOctave(generator, generator.between(0, 12));
            const SampleColumns columns{.first = generator.between(0, 5000),
                                        .stride = generator.between(0, 8),
                                        .count = generator.between(1, latticeBlock)};
            std::vector<std::int16_t> workspace(OctaveRow::workspaceSize(columns.count));
            OctaveRow row;
            row.start(octave, columns, workspace);
            int y = generator.between(0, 4000);
            for (int step = 0; step < 6; ++step) {
                std::vector<std::int16_t> values(static_cast<std::size_t>(columns.count));
                row.add(y, values);
                const int i = generator.between(0, columns.count - 1);
                QCOMPARE(int{values[static_cast<std::size_t>(i)]},
                         latticeValue(octave, columns.first + (i << columns.stride), y));
                y += generator.between(-1, 1) * (1 << generator.between(0, 9));
                y = std::max(y, 0);
            }
        }
    }

    void addsToTheRow()
    {
        Generator generator(22);
        const Octave octave = latticeOctave(generator, 4);
        std::vector<std::int16_t> workspace(OctaveRow::workspaceSize(1));
        OctaveRow row;
        row.start(octave, {.first = 5, .stride = 0, .count = 1}, workspace);
        std::array<std::int16_t, 1> value{1000};
        row.add(9, value);
        QCOMPARE(value[0] - 1000, latticeValue(octave, 5, 9));
    }

    void repeatsAfterTheTorus()
    {
        Generator generator(23);
        for (int round = 0; round < 500; ++round) {
            const Octave octave = latticeOctave(generator, generator.between(0, 8));
            const int side = 1 << (octave.spacing + octave.corners);
            const int x = generator.between(0, side - 1), y = generator.between(0, side - 1);
            const int value = latticeValue(octave, x, y);
            QCOMPARE(latticeValue(octave, x + side, y), value);
            QCOMPARE(latticeValue(octave, x, y + 2 * side), value);
        }
    }

    void staysWithinItsAmplitude()
    {
        Generator generator(24);
        int largest = 0;
        for (int round = 0; round < 20000; ++round) {
            const Octave octave = latticeOctave(generator, 6);
            largest = std::max(largest, std::abs(latticeValue(octave, generator.between(0, 9999), 77)));
        }
        QVERIFY(largest > 4000);
        QVERIFY(largest < 12400);
    }

    // From one cell to the next the noise moves by a small part of its range, across corner lines as elsewhere.
    void isSmooth()
    {
        Generator generator(25);
        for (int round = 0; round < 200; ++round) {
            const Octave octave = latticeOctave(generator, 7);
            std::vector<std::int16_t> workspace(OctaveRow::workspaceSize(latticeBlock));
            OctaveRow row;
            row.start(octave, {.first = generator.between(0, 9999), .stride = 0, .count = latticeBlock}, workspace);
            std::array<std::int16_t, latticeBlock> values{};
            row.add(generator.between(0, 9999), values);
            for (std::size_t i = 1; i < values.size(); ++i)
                QVERIFY(std::abs(values[i] - values[i - 1]) < 800);
        }
    }

    void seedsDiffer()
    {
        Generator generator(26);
        Octave octave = latticeOctave(generator, 5);
        int same = 0;
        const int value = latticeValue(octave, 40, 40);
        for (int i = 0; i < 1000; ++i) {
            ++octave.seed;
            same += latticeValue(octave, 40, 40) == value ? 1 : 0;
        }
        QVERIFY(same < 20);
    }
};

ZONEWRIGHT_TEST(lattice, TestLattice)
#include "tst_lattice.moc"
