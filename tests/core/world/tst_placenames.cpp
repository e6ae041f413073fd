#include "core/world/placenames.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;

class TestPlaceNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void areCapitalisedAsciiWords()
    {
        Generator generator(41);
        std::set<std::string> names;
        for (int i = 0; i < 2000; ++i) {
            const std::string name = drawPlaceName(generator);
            QVERIFY2(name.size() >= 4 && name.size() <= 16, name.c_str());
            QVERIFY2(name[0] >= 'A' && name[0] <= 'Z', name.c_str());
            QVERIFY2(std::all_of(name.begin() + 1, name.end(), [](char c) { return c >= 'a' && c <= 'z'; }),
                     name.c_str());
            names.insert(name);
        }
        QVERIFY(names.size() > 1000);
    }

    void followTheSeed()
    {
        Generator first(42), second(42);
        QCOMPARE(drawPlaceName(first), drawPlaceName(second));
        QCOMPARE(first.next(), second.next());
    }
};

ZONEWRIGHT_TEST(placenames, TestPlaceNames)
#include "tst_placenames.moc"
