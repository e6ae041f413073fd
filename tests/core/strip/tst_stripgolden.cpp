#include "core/random/hash.h"
#include "randomstrips.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QFile>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// Hash over all that a floor is.
std::uint64_t floorHash(const StripFloor& floor)
{
    std::string text;
    for (int y = 0; y < floor.size().height; ++y)
        text += floor.rowText(y) + "\n";
    for (const StripRoom& room : floor.rooms())
        text += fmt::format("{} {} {};", room.code, room.column, room.width);
    for (const StripJoint& joint : floor.joints()) {
        text += fmt::format("{} {} {} {}", joint.column, joint.pair(), joint.candidates, word(joint.state));
        for (const Point cell : floor.open(joint))
            text += fmt::format(" {},{}", cell.x, cell.y);
        text += ";";
    }
    text += fmt::format("{},{};", floor.hero().x, floor.hero().y);
    for (const Problem& problem : floor.problems()) {
        text += fmt::format("{} {},{} {} {};", word(problem.kind), problem.at.x, problem.at.y,
                            static_cast<int>(problem.reason), problem.number);
    }
    return hashBytes(text);
}

std::string goldenLine(std::string_view what, const StripFloor& floor)
{
    return fmt::format("{}|{}x{}|{}|{}\n", what, floor.size().width, floor.size().height, floor.problems().size(),
                       hashText(floorHash(floor)));
}

std::string goldenTable()
{
    std::string table;
    const RoomCatalogue six = catalogueOf(sixRooms());
    for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{42}, ~std::uint64_t{0}}) {
        for (const std::uint64_t redraw : {0U, 1U, 2U}) {
            const StripSettings given{.seed = seed, .redraw = redraw, .sequence = {1, 15, 4, 10, 0}};
            table += goldenLine(fmt::format("six|{}|{}|1,15,4,10,0", seed, redraw), floorOf(six, given));
            const StripSettings drawn{.seed = seed, .redraw = redraw, .count = 12};
            table += goldenLine(fmt::format("six|{}|{}|12", seed, redraw), floorOf(six, drawn));
        }
    }
    Generator random(2026);
    for (int round = 0; round < 24; ++round) {
        const RoomCatalogue catalogue = catalogueOf(randomCatalogue(random));
        table += goldenLine(fmt::format("random|{}", round), floorOf(catalogue, randomSettings(catalogue, random)));
    }
    return table;
}

} // namespace

/// Holds what a seed gives: whoever changes it sees this red, raises generatorVersion and writes the new table (the
/// failure prints it).
class TestStripGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void floorsAreWhatTheyWere()
    {
        QFile file(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/golden/strips.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray computed = QByteArray::fromStdString(goldenTable());
        const QByteArray golden = file.readAll();
        if (golden != computed)
            qInfo("The table as computed now:\n%s", computed.constData());
        QCOMPARE(computed, golden);
    }
};

ZONEWRIGHT_TEST(stripgolden, TestStripGolden)
#include "tst_stripgolden.moc"
