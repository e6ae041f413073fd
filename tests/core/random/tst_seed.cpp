#include "core/random/seed.h"
#include "support/testregistry.h"

#include <QTest>

#include <bit>
#include <set>

using namespace zonewright;

class TestSeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void differsByParentPurposeAndIndex()
    {
        std::set<std::uint64_t> seen;
        for (const std::uint64_t parent : {0U, 1U, 2U}) {
            for (const char* purpose : {"", "zone", "life", "places"}) {
                for (std::uint64_t index = 0; index < 100; ++index)
                    seen.insert(deriveSeed(parent, purpose, index));
            }
        }
        QCOMPARE(seen.size(), std::size_t{3 * 4 * 100});
        QCOMPARE(deriveSeed(5, "zone", 7), deriveSeed(5, "zone", 7));
    }

    void oneBitChangesHalfOfThem()
    {
        int changed = 0;
        for (std::uint64_t i = 0; i < 1000; ++i)
            changed += std::popcount(mixBits(i) ^ mixBits(i ^ 1));
        QVERIFY(changed > 31000 && changed < 33000);
    }
};

ZONEWRIGHT_TEST(seed, TestSeed)
#include "tst_seed.moc"
