#include "core/base/parallel.h"
#include "support/testregistry.h"

#include <QTest>

#include <atomic>
#include <numeric>
#include <vector>

using namespace zonewright;

class TestParallel : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void doesEachIndexOnce_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("threads");
        for (const int count : {0, 1, 2, 7, 1000}) {
            for (const int threads : {-1, 0, 1, 2, 4, 100000})
                QTest::addRow("%d on %d", count, threads) << count << threads;
        }
    }

    void doesEachIndexOnce()
    {
        QFETCH(int, count);
        QFETCH(int, threads);
        std::vector<std::atomic<int>> done(static_cast<std::size_t>(count));
        parallelFor(done.size(), threads, [&](std::size_t index) { ++done[index]; });
        for (const auto& times : done)
            QCOMPARE(times.load(), 1);
    }

    void oneThreadGoesInOrder()
    {
        for (const int threads : {0, 1}) {
            std::vector<std::size_t> order;
            parallelFor(50, threads, [&](std::size_t index) { order.push_back(index); });
            std::vector<std::size_t> expected(50);
            std::iota(expected.begin(), expected.end(), std::size_t{0});
            QCOMPARE(order, expected);
        }
    }
};

ZONEWRIGHT_TEST(parallel, TestParallel)
#include "tst_parallel.moc"
