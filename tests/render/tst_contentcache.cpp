#include "render/contentcache.h"
#include "support/testregistry.h"

#include <QTest>

#include <memory>
#include <thread>
#include <vector>

using namespace zonewright;

namespace {

std::shared_ptr<const ZoneContent> contentAt(Point zone, int creatures = 0)
{
    auto content = std::make_shared<ZoneContent>();
    content->position = zone;
    content->creatures.resize(static_cast<std::size_t>(creatures));
    return content;
}

} // namespace

class TestContentCache : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void keepsTheOnesUsedLast()
    {
        ContentCache cache(3);
        for (int x = 0; x < 3; ++x)
            cache.insert(contentAt({x, 7}));
        QVERIFY(cache.find({0, 7}));
        cache.insert(contentAt({3, 7}));
        QVERIFY(cache.find({0, 7}));
        QVERIFY(!cache.find({1, 7}));
        QVERIFY(cache.find({2, 7}) && cache.find({3, 7}));
        QVERIFY(!cache.find({7, 3}));
    }

    void replaces()
    {
        ContentCache cache(2);
        cache.insert(contentAt({1, 1}));
        cache.insert(contentAt({2, 1}));
        cache.insert(contentAt({1, 1}, 5));
        QCOMPARE(cache.find({1, 1})->creatures.size(), std::size_t{5});
        QVERIFY(cache.find({2, 1}));
    }

    void threadsMayShareIt()
    {
        ContentCache cache(50);
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back([&cache, t] {
                for (int i = 0; i < 4000; ++i) {
                    cache.insert(contentAt({i % 90, t % 2}));
                    const auto found = cache.find({(i + 40) % 90, 0});
                    if (found && found->position.x != (i + 40) % 90)
                        qFatal("another zone's content");
                }
            });
        }
        threads.clear();
        int kept = 0;
        for (int i = 0; i < 180; ++i)
            kept += cache.find({i % 90, i / 90}) != nullptr;
        QCOMPARE(kept, 50);
    }
};

ZONEWRIGHT_TEST(contentcache, TestContentCache)
#include "tst_contentcache.moc"
