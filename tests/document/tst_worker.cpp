#include "document/worker.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <latch>
#include <thread>
#include <vector>

using namespace zonewright;

class TestWorker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsInOrder();
    void clearDropsWhatHasNotBegun();
    void destroyingWaitsForWhatHasBegun();
};

void TestWorker::runsInOrder()
{
    std::vector<int> order;
    std::latch done(1);
    Worker worker;
    for (int i = 0; i < 100; ++i)
        worker.post([&order, i] { order.push_back(i); });
    worker.post([&done] { done.count_down(); });
    done.wait();
    QCOMPARE(order.size(), std::size_t{100});
    QVERIFY(std::ranges::is_sorted(order));
}

void TestWorker::clearDropsWhatHasNotBegun()
{
    std::atomic_bool dropped = true;
    std::latch begun(1);
    std::latch cleared(1);
    std::latch done(1);
    Worker worker;
    worker.post([&] {
        begun.count_down();
        cleared.wait();
    });
    begun.wait();
    worker.post([&dropped] { dropped = false; });
    worker.clear();
    cleared.count_down();
    worker.post([&done] { done.count_down(); });
    done.wait();
    QVERIFY(dropped);
}

void TestWorker::destroyingWaitsForWhatHasBegun()
{
    std::atomic_bool finished = false;
    std::latch begun(1);
    {
        Worker worker(3);
        worker.post([&] {
            begun.count_down();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            finished = true;
        });
        begun.wait();
    }
    QVERIFY(finished);
}

ZONEWRIGHT_TEST(worker, TestWorker)

#include "tst_worker.moc"
