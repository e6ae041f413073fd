#include "core/memory/zonelookup.h"
#include "core/random/generator.h"
#include "support/testregistry.h"

#include <QTest>

#include <map>

using namespace zonewright;

class TestZoneLookup : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void findsWhatIsThere()
    {
        Generator generator(53);
        for (const int capacity : {1, 9, 25, 1024}) {
            ZoneLookup lookup(capacity);
            std::map<std::pair<int, int>, int> plain;
            for (int i = 0; i < 20000; ++i) {
                const int x = generator.between(0, 40), y = generator.between(0, 40);
                const auto found = plain.find({x, y});
                QCOMPARE(lookup.find({x, y}), found == plain.end() ? ZoneLookup::none : found->second);
                if (found != plain.end()) {
                    lookup.remove({x, y});
                    plain.erase(found);
                } else if (static_cast<int>(plain.size()) < capacity) {
                    lookup.insert({x, y}, i);
                    plain[{x, y}] = i;
                }
            }
        }
    }
};

ZONEWRIGHT_TEST(zonelookup, TestZoneLookup)
#include "tst_zonelookup.moc"
