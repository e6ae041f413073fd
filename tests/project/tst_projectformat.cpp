#include "project/errortext.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

constexpr const char* sampleText = R"({
    "format": "zonewright-project",
    "version": 0,
    "generator": 1,
    "world": {
        "name": "Elderlore",
        "size": 5,
        "zoneSize": 6
    },
    "walk": {
        "zone": [0, 0],
        "cell": [0, 0],
        "view": 10,
        "memory": "window",
        "capacity": 25,
        "queue": "retain",
        "requests": 1,
        "moves": ""
    },
    "events": []
}
)";

/// The sample with one piece of it replaced.
std::string sampleWith(const char* piece, const char* replacement)
{
    QByteArray text(sampleText);
    const qsizetype at = text.indexOf(piece);
    Q_ASSERT(at >= 0);
    return text.replace(at, static_cast<qsizetype>(qstrlen(piece)), replacement).toStdString();
}

} // namespace

class ProjectFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneElementALine();
    void readsWhatItWrites_data();
    void readsWhatItWrites();
    void readsAnyOrderAndSpacing();
    void normalisesTheName();
    void refuses_data();
    void refuses();
    void refusesEveryTruncation();
};

void ProjectFormatTest::writesOneElementALine()
{
    QCOMPARE(formatProject({.world = {.name = "Elderlore"}}), sampleText);
}

void ProjectFormatTest::readsWhatItWrites_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("zoneSize");
    QTest::newRow("default") << QStringLiteral("Elderlore") << 5 << 6;
    QTest::newRow("smallest") << QStringLiteral("x") << 2 << 3;
    QTest::newRow("largest") << QString(120, QChar(0x6F22)) << 10 << 8;
    QTest::newRow("quotes") << QStringLiteral("\"a\\b\"") << 5 << 6;
    QTest::newRow("control") << QStringLiteral("a\nb\u0001c") << 5 << 6;
    QTest::newRow("astral") << QStringLiteral("\U0001F409") << 5 << 6;
}

void ProjectFormatTest::readsWhatItWrites()
{
    QFETCH(const QString, name);
    QFETCH(const int, size);
    QFETCH(const int, zoneSize);
    const Project project{.world = {.name = name.toStdString(), .size = size, .zoneSize = zoneSize}};
    const auto read = parseProject(formatProject(project), "f");
    QVERIFY2(read.has_value(), read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QVERIFY(*read == project);
}

void ProjectFormatTest::readsAnyOrderAndSpacing()
{
    const auto read = parseProject(
        R"({"world":{"zoneSize":3,"size":2,"name":"x"},"generator":1,"version":0,"format":"zonewright-project"})", "f");
    QVERIFY(read.has_value());
    QVERIFY(read->world == (WorldSettings{.name = "x", .size = 2, .zoneSize = 3}));
}

void ProjectFormatTest::normalisesTheName()
{
    const auto read = parseProject(sampleWith("Elderlore", " Cafe\\u0301\\u00a0"), "f");
    QVERIFY(read.has_value());
    QCOMPARE(read->world.name, "Caf\u00e9");
}

void ProjectFormatTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* piece, const char* replacement, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(sampleWith(piece, replacement)) << QString::fromUtf8(message);
    };
    row("foreign", "zonewright-project", "tiled",
        "f: line 2: /format: 'tiled' is unknown; expected: zonewright-project");
    row("no format", "\"format\"", "\"form\"", "f: line 1: /format: missing");
    row("format type", "\"zonewright-project\"", "1", "f: line 2: /format: '1' is not text in quotes");
    row("newer", "\"version\": 0", "\"version\": 1",
        "f: line 3: /version: '1' is newer than 0, the latest that this program knows");
    row("newer generator", "\"generator\": 1", "\"generator\": 2",
        "f: line 4: /generator: '2' is newer than 1, the latest that this program knows");
    row("negative version", "\"version\": 0", "\"version\": -1", "f: line 3: /version: '-1' is less than 0");
    row("version type", "\"version\": 0", "\"version\": \"0\"", "f: line 3: /version: '\"0\"' is not a whole number");
    row("no world", "\"world\"", "\"wordl\"",
        "f: line 5: 'wordl' is unknown; expected: format, version, generator, world, walk, events");
    row("unknown key", "\"size\"", "\"sise\"", "f: line 7: /world: 'sise' is unknown; expected: name, size, zoneSize");
    row("twice", "\"zoneSize\": 6", "\"size\": 6", "f: line 8: 'size' is given twice");
    row("missing", ",\n        \"zoneSize\": 6", "", "f: line 5: /world/zoneSize: missing");
    row("range", "\"size\": 5", "\"size\": 11", "f: line 7: /world/size: '11' is outside 2 to 10");
    row("fraction", "\"size\": 5", "\"size\": 5.0", "f: line 7: /world/size: '5.0' is not a whole number");
    row("huge", "\"size\": 5", "\"size\": 18446744073709551616",
        "f: line 7: /world/size: '18446744073709551616' is not a whole number");
    row("size text", "\"zoneSize\": 6", "\"zoneSize\": \"6\"",
        "f: line 8: /world/zoneSize: '\"6\"' is not a whole number");
    row("size null", "\"zoneSize\": 6", "\"zoneSize\": null",
        "f: line 8: /world/zoneSize: 'null' is not a whole number");
    row("name empty", "Elderlore", " ", "f: line 6: /world/name: the name is empty");
    row("name type", "\"Elderlore\"", "[]", "f: line 6: /world/name: '[...]' is not text in quotes");
    QTest::newRow("list") << QByteArray("[]") << QStringLiteral("f: line 1: '[...]' is not an object");
    QTest::newRow("other JSON") << QByteArray("{}") << QStringLiteral("f: line 1: /format: missing");
    QTest::newRow("no JSON") << QByteArray("<map/>") << QStringLiteral("f: line 1: not valid JSON: unexpected '<'");
}

void ProjectFormatTest::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, message);
    const auto read = parseProject(text.toStdString(), "f");
    QVERIFY(!read);
    QCOMPARE(errorTextWithPlace(read.error()), message);
}

void ProjectFormatTest::refusesEveryTruncation()
{
    const std::string whole(sampleText);
    for (std::size_t length = 0; length + 2 < whole.size(); ++length) {
        const auto read = parseProject(whole.substr(0, length), "f");
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::NotJson);
        QVERIFY2(read.error().value.empty(), qPrintable(errorTextWithPlace(read.error())));
    }
}

ZONEWRIGHT_TEST(projectformat, ProjectFormatTest)
#include "tst_projectformat.moc"
