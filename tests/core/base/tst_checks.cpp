#include "core/base/checks.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class ChecksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersWithinTheirLimits();
    void namesOfCodePoints();
};

void ChecksTest::numbersWithinTheirLimits()
{
    for (const int good : {-2, 0, 3})
        QVERIFY(checkNumber("/n", good, Limits{-2, 3}).has_value());
    for (const std::int64_t bad : {std::int64_t{-3}, std::int64_t{4}, highestExactNumber}) {
        const auto checked = checkNumber("/n", bad, -2, 3);
        QVERIFY(!checked);
        QVERIFY(
            checked.error() ==
            (Error{.code = ErrorCode::OutOfRange, .place = "/n", .value = std::to_string(bad), .low = -2, .high = 3}));
    }
}

void ChecksTest::namesOfCodePoints()
{
    QVERIFY(checkName("/name", "\xC3\xA9\xC3\xA9", 2).has_value());
    QVERIFY(checkName("/name", "", 2).error() == (Error{.code = ErrorCode::NameEmpty, .place = "/name"}));
    QVERIFY(checkName("/name", "\xC3", 2).error() == (Error{.code = ErrorCode::NotUtf8, .place = "/name"}));
    QVERIFY(checkName("/name", "abc", 2).error() ==
            (Error{.code = ErrorCode::NameTooLong, .place = "/name", .value = "3", .low = 1, .high = 2}));
}

ZONEWRIGHT_TEST(checks, ChecksTest)

#include "tst_checks.moc"
