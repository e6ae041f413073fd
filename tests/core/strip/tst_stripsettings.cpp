#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

struct BadSettings
{
    const char* name;
    StripSettings settings;
    Error error;
};

Error outside(std::string place, std::string value, int high)
{
    return {
        .code = ErrorCode::OutOfRange, .place = std::move(place), .value = std::move(value), .low = 1, .high = high};
}

const std::vector<BadSettings> badSettings{
    {"no rooms", {}, outside("/count", "0", 10'000)},
    {"less than none", {.count = -1}, outside("/count", "-1", 10'000)},
    {"too many", {.count = 10'001}, outside("/count", "10001", 10'000)},
    {"sequence too long", {.sequence = std::vector(10'001, 4)}, outside("/sequence", "10001", 10'000)},
    {"unknown code", {.sequence = {1, 15, 3, 99}}, {.code = ErrorCode::Unknown, .place = "/sequence/2", .value = "3"}},
    {"two pins on a joint",
     {.sequence = {1, 15, 4}, .pins = {{.column = 4, .row = 3}, {.column = 8, .row = 1}, {.column = 4, .row = 3}}},
     {.code = ErrorCode::Duplicate, .place = "/pins/2", .value = "4"}},
    {"first of two doubles",
     {.count = 3, .pins = {{.column = 8}, {.column = 4}, {.column = 4}, {.column = 8}}},
     {.code = ErrorCode::Duplicate, .place = "/pins/2", .value = "4"}},
    {"long path",
     {.count = 3, .pins = {{.column = 4}, {.column = 8, .path = PathCells(9)}}},
     outside("/pins/1/path", "9", 8)},
    {"cell twice",
     {.count = 3, .pins = {{.column = 4}, {.column = 8, .path = {{0, 1}, {1, 1}, {0, 1}}}}},
     {.code = ErrorCode::Duplicate, .place = "/pins/1/path/2", .value = "0,1"}},
};

} // namespace

class TestStripSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void errorsHaveTheirPlace_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < badSettings.size(); ++i)
            QTest::newRow(badSettings[i].name) << static_cast<int>(i);
    }

    void errorsHaveTheirPlace()
    {
        QFETCH(int, index);
        const BadSettings& row = badSettings[static_cast<std::size_t>(index)];
        const auto result = validate(catalogueOf(sixRooms()), row.settings);
        QVERIFY(!result);
        QCOMPARE(result.error().place, row.error.place);
        QCOMPARE(result.error().value, row.error.value);
        QVERIFY(result.error() == row.error);
    }

    void takesWhatIsAtTheLimits()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        QVERIFY(validate(catalogue, {.count = 1}));
        QVERIFY(validate(catalogue, {.count = 10'000}));
        QVERIFY(validate(catalogue, {.sequence = {17}, .count = -5}));
        QVERIFY(validate(catalogue, {.sequence = std::vector(10'000, 15)}));
        const PathCells eight{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {1, 5}, {2, 5}, {9, 9}};
        QVERIFY(
            validate(catalogue, {.count = 2, .pins = {{.column = 4, .path = eight}, {.column = -4, .path = eight}}}));
    }
};

ZONEWRIGHT_TEST(stripsettings, TestStripSettings)
#include "tst_stripsettings.moc"
