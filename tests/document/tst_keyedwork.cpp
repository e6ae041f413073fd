#include "document/keyedwork.h"
#include "support/testregistry.h"

#include <QTest>

#include <atomic>
#include <semaphore>
#include <vector>

using namespace zonewright;

class TestKeyedWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksOnWhatIsAskedForAlone();
    void lastQuestionWins();
    void whatIsForgottenStaysSo();
    void wantedOneComesFirst();
    void idsThatNameNothingAreNoWork();
    void mayGoWhileItWorks();
};

void TestKeyedWork::worksOnWhatIsAskedForAlone()
{
    std::vector<ItemId> made, told;
    int base = 10;
    KeyedWork<int> work(
        [&](ItemId id) {
            made.push_back(id);
            return [value = base * static_cast<int>(id)] { return value; };
        },
        [&](ItemId id) { told.push_back(id); });
    QVERIFY(work.isSettled());
    for (ItemId id = 1; id <= 40; ++id)
        work.ask(id);
    work.ask(7); // once more: one question still
    QVERIFY(!work.isSettled());
    QCOMPARE(work.at(7), 0);
    QTRY_VERIFY(work.isSettled());
    QCOMPARE(made.size(), std::size_t{40});
    QCOMPARE(work.at(7), 70);
    made.clear();
    told.clear();
    base = 11;
    work.ask(3);
    QTRY_VERIFY(work.isSettled());
    QCOMPARE(made, (std::vector<ItemId>{3}));
    QCOMPARE(told, (std::vector<ItemId>{3}));
    QCOMPARE(work.at(3), 33);
    work.ask(3); // the same again
    QTRY_VERIFY(work.isSettled());
    QCOMPARE(told, (std::vector<ItemId>{3, 0}));
}

void TestKeyedWork::lastQuestionWins()
{
    std::binary_semaphore gate(0);
    std::atomic<int> made = 0;
    int value = 1;
    KeyedWork<int> work(
        [&](ItemId) -> KeyedWork<int>::Task {
            ++made;
            return [&gate, value] {
                if (value == 1)
                    gate.acquire();
                return value;
            };
        },
        [](ItemId) {});
    work.ask(5);
    QTRY_COMPARE(made.load(), 1);
    value = 2;
    work.ask(5);
    gate.release();
    QTRY_VERIFY(work.isSettled());
    QCOMPARE(work.at(5), 2);
}

void TestKeyedWork::whatIsForgottenStaysSo()
{
    std::binary_semaphore gate(0);
    bool isMade = false;
    KeyedWork<int> work(
        [&](ItemId) -> KeyedWork<int>::Task {
            isMade = true;
            return [&gate] {
                gate.acquire();
                return 9;
            };
        },
        [](ItemId id) { QCOMPARE(id, ItemId{0}); });
    work.ask(5);
    QTRY_VERIFY(isMade);
    work.forget(5);
    gate.release();
    QTRY_VERIFY(work.isSettled());
    QCOMPARE(work.at(5), 0);
}

void TestKeyedWork::wantedOneComesFirst()
{
    std::vector<ItemId> made;
    KeyedWork<int> work(
        [&](ItemId id) {
            made.push_back(id);
            return [] { return 1; };
        },
        [](ItemId) {});
    work.setFirst(30);
    for (ItemId id = 1; id <= 40; ++id)
        work.ask(id);
    QTRY_VERIFY(work.isSettled());
    QCOMPARE(made.front(), ItemId{30});
}

void TestKeyedWork::idsThatNameNothingAreNoWork()
{
    KeyedWork<int> work([](ItemId) { return KeyedWork<int>::Task(); }, [](ItemId) { QFAIL("nothing to tell"); });
    work.ask(1);
    QTRY_VERIFY(work.isSettled());
}

void TestKeyedWork::mayGoWhileItWorks()
{
    for (int i = 0; i < 20; ++i) {
        KeyedWork<int> work([](ItemId) { return [] { return 1; }; }, [](ItemId) {});
        for (ItemId id = 1; id <= 50; ++id)
            work.ask(id);
        QCoreApplication::processEvents();
    }
    QCoreApplication::processEvents();
}

ZONEWRIGHT_TEST(keyedwork, TestKeyedWork)

#include "tst_keyedwork.moc"
