#include "exporters/jsonwriter.h"
#include "support/testregistry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <limits>

using namespace zonewright;

class TestJsonWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesEveryKindOfValue();
    void commasStandBetweenValuesAlone();
    void textsSurvive();
    void stopsAfterAFailure();

private:
    template <typename Write>
    static std::string written(Write write)
    {
        std::string text;
        ExportSink sink([&](std::string_view bytes) -> Result<void> {
            text += bytes;
            return {};
        });
        JsonWriter json(sink);
        write(json);
        return sink.finish() ? text : std::string();
    }
};

void TestJsonWriter::writesEveryKindOfValue()
{
    const std::string text = written([](JsonWriter& json) {
        json.beginObject();
        json.member("text", std::string("a"));
        json.member("word", "b");
        json.member("yes", true);
        json.member("none", nullptr);
        json.member("low", std::numeric_limits<std::int64_t>::min());
        json.member("high", std::numeric_limits<std::int64_t>::max());
        json.member("small", std::uint8_t{200});
        json.endObject();
    });
    QCOMPARE(text, std::string(R"({"text":"a","word":"b","yes":true,"none":null,"low":-9223372036854775808,)"
                               R"("high":9223372036854775807,"small":200})"));
}

void TestJsonWriter::commasStandBetweenValuesAlone()
{
    const std::string text = written([](JsonWriter& json) {
        json.beginArray();
        json.beginArray();
        json.endArray();
        json.beginObject();
        json.raw(R"("as":"it is","written":1)");
        json.beginArray("numbers");
        json.value(1);
        json.breakLine();
        json.value(2);
        json.sink().write(",3");
        json.endArray();
        json.beginObject("more");
        json.endObject();
        json.endObject();
        json.breakLine();
        json.endArray();
    });
    QCOMPARE(text, std::string("[[],{\"as\":\"it is\",\"written\":1,\"numbers\":[1,\n2,3],\"more\":{}}\n]"));
}

void TestJsonWriter::textsSurvive()
{
    const QString all = QStringLiteral("\"quotes\" \\ back\nline\tand \u0001 café \U0001F409 {}[],:");
    const std::string text = written([&](JsonWriter& json) {
        json.beginArray();
        json.value(all.toStdString());
        json.value("ill \xff formed");
        json.endArray();
    });
    QVERIFY(text.find('\n') == std::string::npos && text.find('\x01') == std::string::npos);
    const QJsonArray read = QJsonDocument::fromJson(QByteArray::fromStdString(text)).array();
    QCOMPARE(read.size(), 2);
    QCOMPARE(read[0].toString(), all);
    QVERIFY(read[1].toString().contains(QChar::ReplacementCharacter));
}

void TestJsonWriter::stopsAfterAFailure()
{
    ExportSink sink([](std::string_view) { return Result<void>(failure({.code = ErrorCode::CannotWrite})); });
    JsonWriter json(sink);
    int values = 0;
    for (json.beginArray(); json.isGood() && values < 10'000'000; ++values)
        json.value("something long enough to fill what the sink holds");
    QVERIFY(!json.isGood());
    QVERIFY(values < 10'000'000);
}

ZONEWRIGHT_TEST(jsonwriter, TestJsonWriter)

#include "tst_jsonwriter.moc"
