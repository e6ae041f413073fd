#include "core/walk/turnseries.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>
#include <random>
#include <string>
#include <vector>

using namespace zonewright;

namespace {

/// Two values that combine to another one in either order: no run may be turned around.
struct Joined
{
    std::string operator()(const std::string& a, const std::string& b) const { return a + b; }
};

using Words = TurnSeries<std::string, Joined>;

struct Most
{
    int operator()(int a, int b) const { return std::max(a, b); }
};

} // namespace

class TestTurnSeries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void combinesEveryRangeInOrder();
    void likeAListUnderAnyPushesAndTruncations();
    void rangesOutsideHoldNothing();
    void canBeFilledAgain();
    void isDeepEnoughForTheLongestWalk();

private:
    static std::string joined(const std::vector<std::string>& words, std::size_t first, std::size_t last);
};

std::string TestTurnSeries::joined(const std::vector<std::string>& words, std::size_t first, std::size_t last)
{
    std::string all;
    for (std::size_t i = first; i < std::min(last, words.size()); ++i)
        all += words[i];
    return all;
}

void TestTurnSeries::combinesEveryRangeInOrder()
{
    Words series;
    std::vector<std::string> words;
    for (int i = 0; i < 300; ++i) { // three levels
        words.push_back(std::to_string(i) + ' ');
        series.push(words.back());
        QCOMPARE(series.size(), words.size());
    }
    for (std::size_t first = 0; first <= words.size(); ++first) {
        QVERIFY(first == words.size() || series[first] == words[first]);
        for (std::size_t last = first; last <= words.size(); ++last)
            QVERIFY(series.combined(first, last) == joined(words, first, last));
    }
}

void TestTurnSeries::likeAListUnderAnyPushesAndTruncations()
{
    std::mt19937 random(7); // any numbers do
    for (int round = 0; round < 60; ++round) {
        Words series;
        std::vector<std::string> words;
        for (int step = 0; step < 12; ++step) {
            for (auto pushes = random() % 200; pushes > 0; --pushes) {
                words.push_back(std::to_string(random() % 100) + ' ');
                series.push(words.back());
            }
            if (random() % 3 != 0) { // beyond the end too, which does nothing
                const std::size_t count = random() % (words.size() + 4);
                series.truncate(count);
                words.resize(std::min(count, words.size()));
            }
            QCOMPARE(series.size(), words.size());
            for (int look = 0; look < 20; ++look) {
                const std::size_t first = random() % (words.size() + 2), last = random() % (words.size() + 2);
                QVERIFY(series.combined(first, last) == joined(words, first, last));
            }
            QVERIFY(series.combined(0, words.size()) == joined(words, 0, words.size()));
        }
    }
}

void TestTurnSeries::rangesOutsideHoldNothing()
{
    Words series;
    QCOMPARE(series.combined(0, 5), std::string());
    series.truncate(3);
    QCOMPARE(series.size(), std::size_t{0});
    series.push("a");
    QCOMPARE(series.combined(0, 100), std::string("a"));
    QCOMPARE(series.combined(1, 100), std::string());
    QCOMPARE(series.combined(7, 3), std::string());
    QCOMPARE(series.combined(1, 0), std::string());
}

void TestTurnSeries::canBeFilledAgain()
{
    for (std::size_t kept = 0; kept <= 40; ++kept) {
        Words series;
        std::vector<std::string> words;
        for (int i = 0; i < 40; ++i) {
            words.push_back("old ");
            series.push(words.back());
        }
        series.truncate(kept);
        words.resize(kept);
        for (int i = 0; i < 300; ++i) {
            words.push_back(std::to_string(i) + ' ');
            series.push(words.back());
        }
        QVERIFY(series.combined(0, words.size()) == joined(words, 0, words.size()));
        QVERIFY(series.combined(kept / 2, 50) == joined(words, kept / 2, 50));
    }
}

void TestTurnSeries::isDeepEnoughForTheLongestWalk()
{
    constexpr int turns = 1'000'001;
    TurnSeries<int, Most> series;
    for (int i = 0; i < turns; ++i)
        series.push(i % 1000 == 500 ? i : 1);
    QCOMPARE(series.combined(0, turns), 1'000'000 - 500);
    QCOMPARE(series.combined(500'501, 501'500), 1);
    QCOMPARE(series.combined(500'500, 501'500), 500'500);
    series.truncate(999'500);
    QCOMPARE(series.combined(0, turns), 998'500);
}

ZONEWRIGHT_TEST(turnseries, TestTurnSeries)

#include "tst_turnseries.moc"
