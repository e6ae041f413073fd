#include "core/strip/roomcodes.h"
#include "randomstrips.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

bool areRuler(const std::vector<RoomType>& rooms)
{
    std::set<std::int64_t> differences;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!differences.insert(std::abs(pairNumber(rooms[i].code, rooms[j].code))).second)
                return false;
        }
    }
    return true;
}

std::int32_t freeBeside(std::initializer_list<std::int32_t> codes)
{
    std::vector<RoomType> rooms;
    for (const std::int32_t code : codes)
        rooms.push_back({.code = code});
    return freeRoomCode(rooms);
}

} // namespace

class TestRoomCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void newCodesLeaveARuler()
    {
        std::vector<RoomType> rooms;
        for (int i = 0; i < mostRulerRooms; ++i) {
            rooms.push_back({.code = freeRoomCode(rooms)});
            if (i < 24)
                QVERIFY(areRuler(rooms));
        }
        QVERIFY(areRuler(rooms));
        QCOMPARE(freeRoomCode(rooms), 2); // too many: the smallest that is free
    }

    void noSmallerCodeWouldDo()
    {
        Generator random(7);
        int rulers = 0;
        for (int round = 0; round < 1000; ++round) {
            std::vector<RoomType> rooms = randomCatalogue(random).rooms;
            const bool wasRuler = areRuler(rooms);
            rulers += wasRuler ? 1 : 0;
            const std::int32_t code = freeRoomCode(rooms);
            rooms.push_back({});
            for (std::int32_t less = 0; less <= code; ++less) {
                rooms.back().code = less;
                const bool isFree = std::ranges::count(rooms, less, &RoomType::code) == 1;
                QCOMPARE(isFree && (!wasRuler || areRuler(rooms)), less == code);
            }
        }
        QVERIFY(rulers > 100 && rulers < 1000);
    }

    void knownCodes()
    {
        QCOMPARE(freeBeside({}), 0);
        QCOMPARE(freeBeside({0, 1, 4}), 6);
        QCOMPARE(freeBeside({0, 1, 2, 4}), 3); // no ruler
        QCOMPARE(freeBeside({-1, 0}), 2);
        QCOMPARE(freeBeside({std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::min()}), 0);
    }

    void manyAreAsOneByOne()
    {
        for (const int count : {0, 3, 40, 70}) {
            std::vector<RoomType> rooms;
            while (static_cast<int>(rooms.size()) < count)
                rooms.push_back({.code = freeRoomCode(rooms)});
            FreeRoomCodes codes(rooms);
            for (int i = 0; i < 40; ++i) {
                const std::int32_t code = codes.take();
                QCOMPARE(code, freeRoomCode(rooms));
                rooms.push_back({.code = code});
            }
        }
    }
};

ZONEWRIGHT_TEST(roomcodes, TestRoomCodes)
#include "tst_roomcodes.moc"
