#include "project/errortext.h"
#include "project/fullproject.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr const char* sampleText = R"({
    "format": "zonewright-project",
    "version": 1,
    "generator": 1,
    "world": {
        "name": "Elderlore",
        "size": 5,
        "zoneSize": 6
    },
    "player": {
        "zone": [0, 0],
        "cell": [0, 0],
        "view": 10
    },
    "memory": {
        "scheme": "window",
        "capacity": 25
    },
    "engine": {
        "queue": "retain",
        "requests": 1
    },
    "walk": {
        "moves": ""
    },
    "events": [],
    "catalogues": [],
    "pieceLists": [],
    "dungeons": [],
    "nextId": 1
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
    void everythingComesBack();
    void comparesEveryPart();
    void linesStayShort();
    void readsAnyOrderAndSpacing();
    void normalisesTheName();
    void refuses_data();
    void refuses();
    void keepsCountOfIds();
    void refusesEveryTruncation();
    void refusesEveryByteOut();
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

void ProjectFormatTest::everythingComesBack()
{
    for (const Project& project : {fullProject(), largeProject(100)}) {
        const std::string text = formatProject(project);
        const auto read = parseProject(text, "f");
        QVERIFY2(read.has_value(), read ? "" : qPrintable(errorTextWithPlace(read.error())));
        QVERIFY(*read == project);
        QCOMPARE(formatProject(*read), text);
    }
}

// Undo relies on it, and so does everythingComesBack.
void ProjectFormatTest::comparesEveryPart()
{
    const Project full = fullProject();
    const auto differs = [&full](const auto& change) {
        Project other = full;
        change(other);
        return !(other == full) && formatProject(other) != formatProject(full);
    };
    QVERIFY(differs([](Project& p) { p.walk.view = 8; }));
    QVERIFY(differs([](Project& p) { p.moves.pop_back(); }));
    QVERIFY(differs([](Project& p) { ++p.nextId; }));
    QVERIFY(differs([](Project& p) { p.catalogues[0].id = 12; }));
    QVERIFY(differs([](Project& p) { p.catalogues[0].file = "/a"; }));
    QVERIFY(differs([](Project& p) {
        PieceList list = *p.pieceLists[0].pieces;
        list.pieces[0].weight = 4;
        p.pieceLists[0].pieces = std::make_shared<const PieceList>(std::move(list));
    }));
    QVERIFY(differs([](Project& p) { p.dungeons[0].floors[0].touchUps[0].cell = LevelCell::Brick; }));
    QVERIFY(differs([](Project& p) { p.dungeons[0].floors[0].markers[1].properties[0].second = "2"; }));
    QVERIFY(differs([](Project& p) { p.dungeons[0].floors[0].copied.reset(); }));
    QVERIFY(differs([](Project& p) { std::get<StripPlan>(p.dungeons[0].floors[1].plan).heroFromAbove = true; }));
    QVERIFY(differs([](Project& p) { std::get<DugPlan>(p.dungeons[0].floors[2].plan).prune = true; }));
    QVERIFY(differs([](Project& p) { std::swap(p.dungeons[0].floors[0], p.dungeons[0].floors[1]); }));
}

// A person reads and compares it: no line holds more than one thing that a designer changes.
void ProjectFormatTest::linesStayShort()
{
    const QByteArray text = QByteArray::fromStdString(formatProject(largeProject(20)));
    for (const QByteArray& line : text.split('\n')) {
        QVERIFY2(line.size() <= 200, line.constData());
        QVERIFY2(!line.endsWith(' ') && !line.contains('\t'), line.constData());
    }
    QVERIFY(text.endsWith("}\n") && !text.endsWith("\n\n"));
}

void ProjectFormatTest::readsAnyOrderAndSpacing()
{
    const auto read = parseProject(
        R"({"world":{"zoneSize":3,"size":2,"name":"x"},"generator":1,"version":1,"format":"zonewright-project"})", "f");
    QVERIFY(read.has_value());
    QVERIFY(*read == (Project{.world = {.name = "x", .size = 2, .zoneSize = 3}}));
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
    row("newer", "\"version\": 1", "\"version\": 2",
        "f: line 3: /version: '2' is newer than 1, the latest that this program knows");
    row("newer generator", "\"generator\": 1", "\"generator\": 2",
        "f: line 4: /generator: '2' is newer than 1, the latest that this program knows");
    row("negative version", "\"version\": 1", "\"version\": -1", "f: line 3: /version: '-1' is less than 0");
    row("version type", "\"version\": 1", "\"version\": \"1\"", "f: line 3: /version: '\"1\"' is not a whole number");
    row("no world", "\"world\"", "\"wordl\"",
        "f: line 5: 'wordl' is unknown; expected: format, version, generator, world, player, memory, engine, walk, "
        "events, catalogues, pieceLists, dungeons, nextId");
    row("unknown key", "\"size\"", "\"sise\"", "f: line 7: /world: 'sise' is unknown; expected: name, size, zoneSize");
    row("twice", "\"zoneSize\": 6", "\"size\": 6", "f: line 8: 'size' is given twice");
    row("missing", ",\n        \"zoneSize\": 6", "", "f: line 5: /world/zoneSize: missing");
    row("range", "\"size\": 5", "\"size\": 11", "f: line 7: /world/size: '11' is outside 2 to 10");
    row("fraction", "\"size\": 5", "\"size\": 5.0", "f: line 7: /world/size: '5.0' is not a whole number");
    row("huge", "\"size\": 5", "\"size\": 18446744073709551616",
        "f: line 7: /world/size: '18446744073709551616' is outside 2 to 10");
    row("size text", "\"zoneSize\": 6", "\"zoneSize\": \"6\"",
        "f: line 8: /world/zoneSize: '\"6\"' is not a whole number");
    row("size null", "\"zoneSize\": 6", "\"zoneSize\": null",
        "f: line 8: /world/zoneSize: 'null' is not a whole number");
    row("name empty", "Elderlore", " ", "f: line 6: /world/name: the name is empty");
    row("name type", "\"Elderlore\"", "[]", "f: line 6: /world/name: '[]' is not text in quotes");
    row("catalogues type", "\"catalogues\": []", "\"catalogues\": {}",
        "f: line 27: /catalogues: '{...}' is not a list");
    row("next id type", "\"nextId\": 1", "\"nextId\": true", "f: line 30: /nextId: 'true' is not a whole number");
    row("next id low", "\"nextId\": 1", "\"nextId\": 0", "f: line 30: /nextId: '0' is outside 1 to 9007199254740993");
    QTest::newRow("list") << QByteArray("[]") << QStringLiteral("f: line 1: '[]' is not an object");
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

void ProjectFormatTest::keepsCountOfIds()
{
    const auto with = [](const char* members) {
        return jsonFrom(std::string("{'format': 'zonewright-project', 'version': 1, 'generator': 1,\n"
                                    "'world': {'name': 'x', 'size': 4, 'zoneSize': 5},\n") +
                        members + "}");
    };
    const auto dungeons = [&with](const char* first, const char* second, const char* rest) {
        return with((std::string("'dungeons': [\n{'id': ") + first + ", 'name': 'a', 'zone': [0, 0], 'floors': []},\n" +
                     "{'id': " + second + ", 'name': 'b', 'zone': [1, 0], 'floors': []}]" + rest)
                        .c_str());
    };
    QCOMPARE(parseProject(with("'nextId': 7"), "f")->nextId, ItemId{7});
    QCOMPARE(parseProject(dungeons("5", "3", ""), "f")->nextId, ItemId{6});
    QCOMPARE(parseProject(dungeons("5", "3", ", 'nextId': 6"), "f")->nextId, ItemId{6});
    QCOMPARE(readingError(dungeons("5", "3", ",\n'nextId': 5")),
             "f: line 6: /nextId: '5' is outside 6 to 9007199254740993");
    QCOMPARE(readingError(dungeons("5", "5", "")), "f: line 5: /dungeons/1/id: '5' is given twice");
    QCOMPARE(readingError(dungeons("0", "3", "")), "f: line 4: /dungeons/0/id: '0' is outside 1 to 9007199254740992");
    QCOMPARE(readingError(dungeons("3", "9007199254740993", "")),
             "f: line 5: /dungeons/1/id: '9007199254740993' is outside 1 to 9007199254740992");
    QCOMPARE(parseProject(dungeons("9007199254740992", "3", ""), "f")->nextId, highestItemId + 1);

    // What a copied floor has its seed from may be gone, and nothing else may have its id.
    Project copied = fullProject();
    copied.nextId = 12;
    QCOMPARE(readingError(formatProject(copied)), "");
    copied.dungeons[0].floors[0].copied = SeedSource{.dungeon = 2, .floor = 30};
    QVERIFY(readingError(formatProject(copied)).find("/nextId: '12' is outside 31 to ") != std::string::npos);

    // Of any two things.
    Project twice = fullProject();
    twice.pieceLists[0].id = 1;
    std::get<DugPlan>(twice.dungeons[0].floors[2].plan).pieces = 1;
    QVERIFY(readingError(formatProject(twice)).find("/pieceLists/0/id: '1' is given twice") != std::string::npos);
    twice = fullProject();
    twice.dungeons[0].floors[2].id = 10;
    QVERIFY(readingError(formatProject(twice)).find("is given twice") != std::string::npos);
}

void ProjectFormatTest::refusesEveryTruncation()
{
    const std::string whole = formatProject(fullProject());
    for (std::size_t length = 0; length + 2 < whole.size(); ++length) {
        const auto read = parseProject(std::string_view(whole).substr(0, length), "f");
        QVERIFY(!read);
        const bool insideCharacter = read.error().code == ErrorCode::NotUtf8;
        QVERIFY2(insideCharacter || read.error().code == ErrorCode::NotJson, read.error().place.c_str());
        QVERIFY2(insideCharacter || read.error().value.empty(), qPrintable(errorTextWithPlace(read.error())));
    }
}

// Every byte put in place of every other: an error that names the file, or a project that comes back from its file.
void ProjectFormatTest::refusesEveryByteOut()
{
    const std::string whole = formatProject(fullProject());
    for (std::size_t at = 0; at < whole.size(); ++at) {
        for (const char byte : {'0', '9', '-', '"', ',', '}', ']', '[', 'e', '\xFF', '\0'}) {
            std::string text = whole;
            text[at] = byte;
            const auto read = parseProject(text, "f");
            if (read)
                QVERIFY(parseProject(formatProject(*read), "f").value() == *read);
            else
                QVERIFY2(read.error().place.starts_with("f: line "), read.error().place.c_str());
        }
    }
}

ZONEWRIGHT_TEST(projectformat, ProjectFormatTest)
#include "tst_projectformat.moc"
