#include "project/errortext.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class JsonReaderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrderAndLines();
    void keepsEveryDigit();
    void refuses_data();
    void refuses();
    void boundsTheDepth();
    void boundsTheNumberOfThings();
    void writesStringsThatItReads();
    void writesNoControlCharacter();
};

void JsonReaderTest::keepsOrderAndLines()
{
    const auto root = readJson("{\n\"b\": 1,\n\"a\": [true,\n7\n,null],\n\n\"c\": \"x\"\n}", "f");
    QVERIFY(root.has_value());
    QCOMPARE(root->line, 1);
    const auto& members = std::get<JsonObject>(root->value);
    QCOMPARE(members.size(), 3u);
    QCOMPARE(members[0].key, "b");
    QCOMPARE(members[0].value.line, 2);
    QCOMPARE(std::get<std::int64_t>(members[0].value.value), 1);
    QCOMPARE(members[1].key, "a");
    const auto& array = std::get<JsonArray>(members[1].value.value);
    QCOMPARE(array.size(), 3u);
    QCOMPARE(array[0].line, 3);
    QCOMPARE(array[1].line, 4);
    QCOMPARE(array[2].line, 5);
    QCOMPARE(members[2].value.line, 7);
    QCOMPARE(std::get<std::string>(members[2].value.value), "x");
}

void JsonReaderTest::keepsEveryDigit()
{
    const auto root = readJson("[9223372036854775807,-9223372036854775808,9223372036854775808,1.50,5.0,1e3]", "f");
    QVERIFY(root.has_value());
    const auto& numbers = std::get<JsonArray>(root->value);
    QCOMPARE(std::get<std::int64_t>(numbers[0].value), INT64_MAX);
    QCOMPARE(std::get<std::int64_t>(numbers[1].value), INT64_MIN);
    QCOMPARE(std::get<JsonOtherNumber>(numbers[2].value).text, "9223372036854775808");
    QCOMPARE(std::get<JsonOtherNumber>(numbers[3].value).text, "1.50");
    QCOMPARE(std::get<JsonOtherNumber>(numbers[4].value).text, "5.0");
    QCOMPARE(std::get<JsonOtherNumber>(numbers[5].value).text, "1e3");
}

void JsonReaderTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("value");

    const int broken = static_cast<int>(ErrorCode::NotJson);
    const int twice = static_cast<int>(ErrorCode::Duplicate);
    QTest::newRow("empty") << QByteArray() << broken << QByteArray("f: line 1") << QByteArray();
    QTest::newRow("truncated") << QByteArray("{\n\"a\": 1,\n") << broken << QByteArray("f: line 3") << QByteArray();
    QTest::newRow("open string") << QByteArray("\"abc") << broken << QByteArray("f: line 1") << QByteArray();
    QTest::newRow("open word") << QByteArray("tru") << broken << QByteArray("f: line 1") << QByteArray();
    QTest::newRow("stray") << QByteArray("{\n}\n]") << broken << QByteArray("f: line 3") << QByteArray("]");
    QTest::newRow("comma") << QByteArray("[1,]") << broken << QByteArray("f: line 1") << QByteArray("]");
    QTest::newRow("plus") << QByteArray("+1") << broken << QByteArray("f: line 1") << QByteArray("+");
    QTest::newRow("comment") << QByteArray("// x\n1") << broken << QByteArray("f: line 1") << QByteArray("/");
    QTest::newRow("bytes") << QByteArray("[\n\"\xE9\"\n]") << static_cast<int>(ErrorCode::NotUtf8)
                           << QByteArray("f: line 2") << QByteArray();
    QTest::newRow("letters") << QByteArray("[\u00e9]") << broken << QByteArray("f: line 1") << QByteArray("\u00e9");
    QTest::newRow("twice") << QByteArray("{\"a\":1,\n\"a\":1}") << twice << QByteArray("f: line 2") << QByteArray("a");
    QTest::newRow("inner twice") << QByteArray("[{\"a\":{\"b\":1,\"b\":2}}]") << twice << QByteArray("f: line 1")
                                 << QByteArray("b");
}

void JsonReaderTest::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, code);
    QFETCH(const QByteArray, place);
    QFETCH(const QByteArray, value);
    const auto root = readJson(text.toStdString(), "f");
    QVERIFY(!root);
    QCOMPARE(static_cast<int>(root.error().code), code);
    QCOMPARE(QByteArray::fromStdString(root.error().place), place);
    QCOMPARE(QByteArray::fromStdString(root.error().value), value);
}

void JsonReaderTest::boundsTheDepth()
{
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
    };
    QVERIFY(readJson(nested(deepestJson), "f").has_value());
    const auto deeper = readJson(nested(deepestJson + 1), "f");
    QVERIFY(!deeper);
    QCOMPARE(deeper.error().code, ErrorCode::TooDeep);
    QVERIFY(!readJson(std::string(1'000'000, '['), "f"));
}

void JsonReaderTest::boundsTheNumberOfThings()
{
    const auto error = [](const std::string& text) {
        const auto read = readJson(text, "f");
        return read ? std::string() : errorTextWithPlace(read.error()).toStdString();
    };
    std::string members = "{";
    for (std::int64_t i = 0; i < mostJsonMembers; ++i)
        members += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    QCOMPARE(error(members + "}"), "");
    QCOMPARE(error("[\n" + members + ",\n\"x\":0}]"), "f: line 3: more than 1000 members of one object");
    QCOMPARE(error("[" + members + "}," + members + "}]"), "");

    const std::string blanks(static_cast<std::size_t>(mostJsonBlanks), '\n');
    QCOMPARE(error("[" + blanks + "1" + blanks + "]"), "");
    QCOMPARE(error("[\n1 " + blanks + "]"), "f: line 2: more than 1000000 blanks in a row");

    std::string values = "[0";
    for (std::int64_t i = 2; i < mostJsonValues; ++i) // the list is one as well
        values += ",0";
    QCOMPARE(error(values + "]"), "");
    for (const char* more : {",0]", ",{}]"})
        QCOMPARE(error(values + more), "f: line 1: more than 6000000 values");
}

void JsonReaderTest::writesStringsThatItReads()
{
    std::string all;
    for (char character = 0; character < 127; ++character)
        all += character;
    all += "\x7F\u00e9\u2028\U0001F409";
    const std::string text = jsonString(all);
    QVERIFY(text.find('\n') == std::string::npos);
    const auto root = readJson(text, "f");
    QVERIFY(root.has_value());
    QCOMPARE(std::get<std::string>(root->value), all);
    QCOMPARE(jsonString("Caf\u00e9 \"x\"\\\n"), "\"Caf\u00e9 \\\"x\\\"\\\\\\n\"");
    QCOMPARE(jsonString("\xFF"), "\"\uFFFD\"");
}

/// Not those either that JSON allows as they are: U+007F and U+0080 to U+009F; and nothing else of their lead byte is
/// touched.
void JsonReaderTest::writesNoControlCharacter()
{
    constexpr char32_t mostChecked = 0x300;
    QString every;
    for (char32_t letter = 0; letter < mostChecked; ++letter) {
        const QString one = QString::fromUcs4(&letter, 1);
        const std::string raw = one.toStdString();
        const std::string json = jsonString(raw);
        const bool isControl = letter < 0x20 || (letter >= 0x7f && letter < 0xa0);
        QVERIFY2(!isControl || json.find(raw) == std::string::npos, qPrintable(QString::number(letter, 16)));
        if (letter >= 0x7f) {
            const QString escaped = QStringLiteral("\\u%1").arg(uint(letter), 4, 16, QLatin1Char('0'));
            QCOMPARE(json, '"' + (isControl ? escaped.toStdString() : raw) + '"');
        }
        every += one;
    }
    // Side by side, and at the end of a text.
    for (const char32_t last : {U'\u0080', U'\u009f', U'\u00a0', U'\u007f', U'\u00e9'}) {
        const std::string text = (every + every + QString::fromUcs4(&last, 1)).toStdString();
        const std::string json = jsonString(text);
        QVERIFY(std::ranges::none_of(json, [](char byte) { return byte == '\x7f' || (byte >= 0 && byte < 0x20); }));
        for (std::size_t i = 0; i + 1 < json.size(); ++i)
            QVERIFY(json[i] != '\xc2' || static_cast<unsigned char>(json[i + 1]) >= 0xa0);
        const auto root = readJson(json, "f");
        QVERIFY(root.has_value());
        QCOMPARE(std::get<std::string>(root->value), text);
    }
}

ZONEWRIGHT_TEST(jsonreader, JsonReaderTest)
#include "tst_jsonreader.moc"
