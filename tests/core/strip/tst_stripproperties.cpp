#include "randomstrips.h"
#include "slowstrip.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

#include <map>

using namespace zonewright;
using namespace zonewright::test;

namespace {

std::vector<Point> openCells(const StripFloor& floor, const StripJoint& joint)
{
    const std::span<const Point> open = floor.open(joint);
    return {open.begin(), open.end()};
}

/// Two joints that were opened in the same way, wherever their cells are kept.
bool openedAlike(const StripFloor& a, const StripFloor& b, std::size_t index)
{
    StripJoint mine = a.joints()[index];
    const StripJoint& other = b.joints()[index];
    const bool sameCells = openCells(a, mine) == openCells(b, other);
    mine.firstOpen = other.firstOpen;
    return sameCells && mine == other;
}

/// The columns without what joints and the hero opened.
std::vector<ColumnMask> patternsOf(const RoomCatalogue& catalogue, const StripFloor& floor)
{
    std::vector<ColumnMask> columns(floor.columns().size(), 0);
    for (const StripRoom& room : floor.rooms())
        std::ranges::copy(catalogue.rooms()[static_cast<std::size_t>(room.type)].columns,
                          columns.begin() + room.column);
    return columns;
}

/// Says in what a redrawn floor differs where it must not; empty where all is well.
std::string redrawFault(const RoomCatalogue& catalogue, const StripFloor& floor, const StripFloor& redrawn)
{
    if (!std::ranges::equal(floor.rooms(), redrawn.rooms()))
        return "a redraw changed rooms";
    for (std::size_t i = 0; i < floor.joints().size(); ++i) {
        if (floor.joints()[i].state != JointState::Drawn && !openedAlike(floor, redrawn, i))
            return "a redraw changed what is not drawn";
    }
    if (patternsOf(catalogue, floor) != patternsOf(catalogue, redrawn) || floor.hero() != redrawn.hero())
        return "a redraw changed more than joints";
    return {};
}

} // namespace

class TestStripProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    /// 20,000 floors of 4,000 catalogues, one builder for each catalogue and one floor for all.
    void floorsFollowTheRules()
    {
        Generator random(4);
        std::map<std::string_view, int> seen;
        StripFloor floor;
        for (int round = 0; round < 4'000; ++round) {
            const RoomCatalogue catalogue = catalogueOf(randomCatalogue(random));
            StripBuilder builder(catalogue);
            for (int i = 0; i < 5; ++i) {
                const StripSettings settings = randomSettings(catalogue, random);
                QVERIFY(validate(catalogue, settings));
                builder.build(settings, floor);
                const std::string verdict = slowVerdict(catalogue, settings, floor);
                QVERIFY2(verdict.empty(), verdict.c_str());
                QVERIFY2(floor == floorOf(catalogue, settings), "the same settings gave another floor");
                for (const StripJoint& joint : floor.joints())
                    ++seen[word(joint.state)];
                for (const Problem& problem : floor.problems())
                    ++seen[word(problem.kind)];
            }
        }
        for (const std::string_view kind :
             {"drawn", "pinned", "special", "blocked", "unreachable", "walled-in", "hero-outside", "invalid-pin"})
            QVERIFY2(seen[kind] > 200, kind.data());
    }

    void redrawsChangeJointsOnly()
    {
        Generator random(41);
        int changed = 0;
        for (int round = 0; round < 5'000; ++round) {
            const RoomCatalogue catalogue = catalogueOf(randomCatalogue(random));
            StripSettings settings = randomSettings(catalogue, random);
            const StripFloor floor = floorOf(catalogue, settings);
            ++settings.redraw;
            const StripFloor redrawn = floorOf(catalogue, settings);
            const std::string fault = redrawFault(catalogue, floor, redrawn);
            QVERIFY2(fault.empty(), fault.c_str());
            changed += floor == redrawn ? 0 : 1;
        }
        QVERIFY(changed > 1'500);
    }

    void aPinChangesNoOtherJoint()
    {
        Generator random(42);
        for (int round = 0; round < 5'000; ++round) {
            const RoomCatalogue catalogue = catalogueOf(randomCatalogue(random));
            StripSettings settings = randomSettings(catalogue, random);
            settings.pins.clear();
            const StripFloor floor = floorOf(catalogue, settings);
            if (floor.joints().empty())
                continue;
            const std::size_t pinned = random.below(static_cast<std::uint32_t>(floor.joints().size()));
            const StripJoint& joint = floor.joints()[pinned];
            const std::vector<int> rows = rowsOf(joint.candidates);
            JointPin pin{.column = joint.column, .row = rows.empty() ? 1 : rows.back()};
            if (random.chance(1, 3))
                pin.path = {{0, 1}, {0, catalogue.rows() + 1}};
            settings.pins = {pin};
            const StripFloor other = floorOf(catalogue, settings);
            QVERIFY(std::ranges::equal(floor.rooms(), other.rooms()));
            for (std::size_t i = 0; i < floor.joints().size(); ++i)
                QVERIFY(i == pinned || openedAlike(floor, other, i));
        }
    }

    /// More rooms at the end, or others there, leave what is drawn before as it was.
    void laterRoomsChangeNoEarlierJoint()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            const StripFloor shorter = floorOf(catalogue, {.seed = seed, .count = 6});
            const StripFloor longer = floorOf(catalogue, {.seed = seed, .count = 9});
            for (std::size_t i = 0; i < shorter.joints().size(); ++i)
                QVERIFY(openedAlike(shorter, longer, i));
        }
    }

    void longestFloorsAreBuilt()
    {
        CatalogueContents contents{.rows = 64};
        Generator random(43);
        for (int code = 0; code < 4096; ++code) {
            RoomType room{.code = code * 7, .name = "room", .start = {1, 1}};
            for (int x = 0; x < 64; ++x)
                room.columns.push_back(random.chance(1, 30) ? rowBit(1 + (code + x) % 64) : ~ColumnMask{0});
            room.columns.front() = ~ColumnMask{0};
            contents.rooms.push_back(std::move(room));
        }
        const RoomCatalogue catalogue = catalogueOf(std::move(contents));
        const StripFloor floor = floorOf(catalogue, {.seed = 1, .count = stripRoomLimits.high});
        QVERIFY(floor.size() == (Size{65 * stripRoomLimits.high + 1, 66}));
        QVERIFY(floor.problems().size() < 100'000);
    }
};

ZONEWRIGHT_TEST(stripproperties, TestStripProperties)
#include "tst_stripproperties.moc"
