#include "project/errortext.h"
#include "support/testregistry.h"

#include <QTest>

#include <limits>

using namespace zonewright;

Q_DECLARE_METATYPE(zonewright::Error)

class ErrorTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void everyCodeHasASentence();
    void leavesPercentSignsOfValuesAlone();
    void isOneLineWhateverTheValue();
    void saysWhere();
};

void ErrorTextTest::saysWhatIsWrong_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("text");

    constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();
    const auto row = [](const char* name, const Error& error, const char* text) {
        QTest::newRow(name) << error << QString::fromUtf8(text);
    };
    row("empty name", {.code = ErrorCode::NameEmpty}, "the name is empty");
    row("long name", {.code = ErrorCode::NameTooLong, .value = "121", .high = 120},
        "the name has 121 characters, more than 120");
    row("range", {.code = ErrorCode::OutOfRange, .value = "40", .low = 2, .high = 10}, "'40' is outside 2 to 10");
    row("endless range", {.code = ErrorCode::OutOfRange, .value = "-1", .low = 0, .high = endless},
        "'-1' is less than 0");
    row("number", {.code = ErrorCode::NotANumber, .value = "5.0"}, "'5.0' is not a whole decimal number");
    row("form", {.code = ErrorCode::Malformed, .value = "1;2", .expected = "a position X,Y"},
        "'1;2' is not a position X,Y");
    row("word", {.code = ErrorCode::Unknown, .value = "gif", .expected = "text, json"},
        "'gif' is unknown; expected: text, json");
    row("missing", {.code = ErrorCode::Missing}, "missing");
    row("twice", {.code = ErrorCode::Duplicate, .value = "size"}, "'size' is given twice");
    row("bytes", {.code = ErrorCode::NotUtf8, .value = "Caf\xE9"}, "'Caf\\xE9' is not valid UTF-8 text");
    row("newer", {.code = ErrorCode::NewerVersion, .value = "7", .high = 1},
        "'7' is newer than 1, the latest that this program knows");
    row("unwritable", {.code = ErrorCode::CannotWrite, .value = "No space left on device"},
        "cannot be written: No space left on device");
    row("truncated", {.code = ErrorCode::NotJson}, "not valid JSON: the text ends too early");
    row("deep", {.code = ErrorCode::TooDeep, .high = 64}, "nested more than 64 levels deep");
    row("large", {.code = ErrorCode::TooLarge, .high = 16777216}, "larger than 16777216 bytes");
}

void ErrorTextTest::saysWhatIsWrong()
{
    QFETCH(const Error, error);
    QFETCH(const QString, text);
    QCOMPARE(errorText(error), text);
}

void ErrorTextTest::everyCodeHasASentence()
{
    for (int code = 0; code <= static_cast<int>(ErrorCode::TooLarge); ++code) {
        const QString text = errorText({.code = static_cast<ErrorCode>(code), .value = "v", .expected = "e"});
        QVERIFY2(!text.isEmpty() && !text.contains(QLatin1Char('%')), qPrintable(text));
    }
}

void ErrorTextTest::leavesPercentSignsOfValuesAlone()
{
    QCOMPARE(errorText({.code = ErrorCode::OutOfRange, .value = "%2%3", .low = 2, .high = 10}),
             QStringLiteral("'%2%3' is outside 2 to 10"));
    QCOMPARE(errorText({.code = ErrorCode::NewerVersion, .value = "%2", .high = 1}),
             QStringLiteral("'%2' is newer than 1, the latest that this program knows"));
}

void ErrorTextTest::isOneLineWhateverTheValue()
{
    const QString text = errorText({.code = ErrorCode::NotANumber, .value = "1\n2" + std::string(5000, 'x')});
    QVERIFY(!text.contains(QLatin1Char('\n')));
    QVERIFY(text.size() < 300);
}

void ErrorTextTest::saysWhere()
{
    QCOMPARE(errorTextWithPlace({.code = ErrorCode::Missing, .place = "a.zonewright: line 1: /world"}),
             QStringLiteral("a.zonewright: line 1: /world: missing"));
    QCOMPARE(errorTextWithPlace({.code = ErrorCode::NameEmpty}), QStringLiteral("the name is empty"));
}

ZONEWRIGHT_TEST(errortext, ErrorTextTest)
#include "tst_errortext.moc"
