#include "core/strip/cataloguecheck.h"
#include "project/cataloguefile.h"
#include "project/catalogueformat.h"
#include "project/errortext.h"
#include "project/jsonreader.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

using namespace zonewright;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString samplePath(const char* name)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/%1").arg(QLatin1String(name));
}

/// A small catalogue of two rooms, with single quotes for double ones.
constexpr const char* smallText = R"({
  'format': 'zonewright-rooms',
  'version': 1,
  'name': 'Two rooms',
  'rows': 3,
  'pairCode': 'left-minus-right',
  'rooms': [
    { 'code': 0, 'name': 'cell',    'start': [2, 2], 'slabs': ['###', '.#.', '###'] },
    { 'code': 4, 'name': 'gallery', 'start': [1, 1], 'slabs': ['##', '##', '.#'] }
  ],
  'specialPaths': [
    { 'pair': -4, 'left': 0, 'right': 4, 'open': [[0, 2], [0, 3]] }
  ],
  'pins': [
    { 'left': 0, 'right': 0, 'row': 3 }
  ]
}
)";

/// The small catalogue with one piece of it replaced.
std::string smallWith(const char* piece, const char* replacement)
{
    QByteArray text(smallText);
    const qsizetype at = text.indexOf(piece);
    Q_ASSERT(at >= 0);
    text.replace(at, static_cast<qsizetype>(qstrlen(piece)), replacement);
    return text.replace('\'', '"').toStdString();
}

std::string faultOf(const std::string& text)
{
    const auto read = parseCatalogue(text, "f");
    return read ? std::string() : errorTextWithPlace(read.error()).toStdString();
}

/// A catalogue of `count` rooms as large as there can be, with the longest names.
CatalogueContents largeCatalogue(int count)
{
    CatalogueContents contents{.name = "large", .rows = roomRowLimits.high};
    std::string name;
    for (int i = 0; i < longestRoomName; ++i)
        name += "\u00e9";
    const std::vector<ColumnMask> columns(static_cast<std::size_t>(roomWidthLimits.high), ~ColumnMask{0});
    for (int code = 0; code < count; ++code)
        contents.rooms.push_back({.code = -code, .name = name, .start = {1, 64}, .columns = columns});
    return contents;
}

} // namespace

class CatalogueFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesComeBack_data();
    void samplesComeBack();
    void samplesAreWhatTheyShouldBe();
    void readsRoomsCellByCell();
    void readsAnyOrderAndSpacing();
    void lessMayBeSaid();
    void pathsThatDoNotJoinAreRead();
    void everythingComesBack();
    void standsInAnotherFile();
    void refuses_data();
    void refuses();
    void refusesTooManyRooms();
    void refusesEveryTruncation();
    void corpusIsWhatItSays();
    void readsTheLargestCatalogue();
    void refusesHugeFilesUnread();
    void replacesAFile();
};

void CatalogueFormatTest::samplesComeBack_data()
{
    QTest::addColumn<QString>("path");
    const QDir samples(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples"));
    const QStringList names = samples.entryList({QStringLiteral("rooms-*.json")}, QDir::Files);
    QCOMPARE(names.size(), 3);
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << samples.filePath(name);
}

void CatalogueFormatTest::samplesComeBack()
{
    QFETCH(const QString, path);
    const auto catalogue = readCatalogueFile(path);
    QVERIFY2(catalogue, catalogue ? "" : qPrintable(errorTextWithPlace(catalogue.error())));
    QCOMPARE(formatCatalogue(catalogue->contents()), bytesOf(path).toStdString());
}

void CatalogueFormatTest::samplesAreWhatTheyShouldBe()
{
    const auto six = readCatalogueFile(samplePath("rooms-six.json"));
    QVERIFY(six.has_value());
    QCOMPARE(six->contents().name, "Six rooms");
    QCOMPARE(six->rooms().size(), std::size_t{6});
    QCOMPARE(six->contents().specialPaths.size(), std::size_t{4});

    const auto halls = readCatalogueFile(samplePath("rooms-halls.json"));
    QVERIFY(halls.has_value());
    QCOMPARE(halls->rows(), 7);
    QVERIFY(halls->rooms().size() >= 8);
    const auto [narrow, wide] = std::ranges::minmax(halls->rooms(), {}, &RoomType::width);
    QCOMPARE(narrow.width(), 3);
    QCOMPARE(wide.width(), 9);
    forEachWarning(*halls, [](const CatalogueWarning& warning) {
        qWarning() << word(warning.kind).data() << warning.left << warning.right;
        QTest::qFail("the halls have a warning", __FILE__, __LINE__);
        return true;
    });

    const auto poor = readCatalogueFile(samplePath("rooms-poor.json"));
    QVERIFY(poor.has_value());
    std::array<int, catalogueWarningWords.size()> warnings{};
    forEachWarning(
        *poor, [&](const CatalogueWarning& warning) { return ++warnings[static_cast<std::size_t>(warning.kind)] > 0; });
    for (const int count : warnings)
        QVERIFY(count > 0);
}

void CatalogueFormatTest::readsRoomsCellByCell()
{
    const auto catalogue = parseCatalogue(smallWith("Two rooms", "T"), "f");
    QVERIFY(catalogue.has_value());
    const CatalogueContents expected{
        .name = "T",
        .rows = 3,
        .rooms = {{.code = 0, .name = "cell", .start = {2, 2}, .columns = {0b101, 0b111, 0b101}},
                  {.code = 4, .name = "gallery", .start = {1, 1}, .columns = {0b011, 0b111}}},
        .specialPaths = {{.left = 0, .right = 4, .cells = {{0, 2}, {0, 3}}}},
        .pins = {{.left = 0, .right = 0, .row = 3}},
    };
    QVERIFY(catalogue->contents() == expected);
}

void CatalogueFormatTest::readsAnyOrderAndSpacing()
{
    const auto read = parseCatalogue("{\"rooms\":[{\"slabs\":[\"#\"],\"start\":[1,1],\"name\":\"x\",\"code\":-7}],\n"
                                     "\"rows\":1,\"version\":1,\"format\":\"zonewright-rooms\"}",
                                     "f");
    QVERIFY(read.has_value());
    QCOMPARE(read->rooms().front().code, -7);
}

void CatalogueFormatTest::lessMayBeSaid()
{
    QCOMPARE(faultOf(smallWith("  'name': 'Two rooms',\n", "")), std::string());
    QCOMPARE(faultOf(smallWith("  'pairCode': 'left-minus-right',\n", "")), std::string());
    QCOMPARE(faultOf(smallWith("'pair': -4, ", "")), std::string());
    QCOMPARE(faultOf(smallWith(",\n  'pins': [\n    { 'left': 0, 'right': 0, 'row': 3 }\n  ]", "")), std::string());
    QCOMPARE(faultOf(smallWith("    { 'left': 0, 'right': 0, 'row': 3 }\n", "")), std::string());
    QCOMPARE(faultOf(smallWith("    { 'pair': -4, 'left': 0, 'right': 4, 'open': [[0, 2], [0, 3]] }\n", "")),
             std::string());
    // Without `rows` there are five.
    QVERIFY(faultOf(smallWith("  'rows': 3,\n", "")).find("/rooms/0/slabs") != std::string::npos);
}

void CatalogueFormatTest::pathsThatDoNotJoinAreRead()
{
    QCOMPARE(faultOf(smallWith("[[0, 2], [0, 3]]", "[[-3, 1]]")), std::string());
    QCOMPARE(faultOf(smallWith("'row': 3 }", "'row': 2 }")), std::string());
}

void CatalogueFormatTest::everythingComesBack()
{
    CatalogueContents contents =
        parseCatalogue(smallWith("cell", "c\\u0001\\\"\\ud83d\\udc09"), "f").value().contents();
    contents.rooms.push_back({.code = std::numeric_limits<std::int32_t>::min(),
                              .name = "\u00e9t\u00e9",
                              .start = {64, 3},
                              .columns = std::vector<ColumnMask>(64, 0b100)});
    contents.rooms.push_back(
        {.code = std::numeric_limits<std::int32_t>::max(), .name = "x", .start = {1, 1}, .columns = {1}});
    contents.specialPaths.push_back(
        {.left = contents.rooms[2].code, .right = contents.rooms[3].code, .cells = {{1, 3}}});
    const std::string text = formatCatalogue(contents);
    const auto read = parseCatalogue(text, "f");
    QVERIFY2(read, read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QVERIFY(read->contents() == contents);
    QCOMPARE(formatCatalogue(read->contents()), text);
    contents.specialPaths.clear();
    contents.pins.clear();
    QVERIFY(formatCatalogue(contents).ends_with("  \"specialPaths\": []\n}\n"));
    QVERIFY(parseCatalogue(formatCatalogue(contents), "f")->contents() == contents);
}

// A project file will hold catalogues, in its own indentation and without a header.
void CatalogueFormatTest::standsInAnotherFile()
{
    const CatalogueContents contents = parseCatalogue(smallWith("cell", "cell"), "f").value().contents();
    const std::string text = formatCatalogueMembers(contents, {.members = 8, .step = 4});
    QVERIFY(text.starts_with("        \"name\": \"Two rooms\",\n        \"rows\": 3,\n"));
    QVERIFY(text.find("\n            { \"code\": 4, \"name\": \"gallery\",") != std::string::npos);
    QVERIFY(text.ends_with("\n        ]"));
    const auto json = readJson("{\"a\":\n{\n" + text + "}}", "f");
    QVERIFY(json.has_value());
    const auto members = JsonMembers::of(*json, "f", {})->object("a");
    QVERIFY(readCatalogueMembers(*members)->contents() == contents);
    const auto bad = readJson("{\"a\":\n{ \"format\": 1,\n" + text + "}}", "f");
    const auto refused = readCatalogueMembers(*JsonMembers::of(*bad, "f", {})->object("a"));
    QCOMPARE(refused.error().place, "f: line 2: /a");
}

void CatalogueFormatTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* piece, const char* replacement, const char* message) {
        QTest::newRow(name) << QByteArray::fromStdString(smallWith(piece, replacement)) << QString::fromUtf8(message);
    };
    row("few rows", "'##', '##', '.#'", "'##', '.#'",
        "f: line 9: /rooms/1/slabs (room 4 \"gallery\"): '2' is not the number of rows of this catalogue");
    row("unequal rows", "'.#']", "'.##']",
        "f: line 9: /rooms/1/slabs/2 (room 4 \"gallery\"): '.##' is not as long as the first row of its room");
    row("unknown character", "'##', '##'", "'##', '#x'",
        "f: line 9: /rooms/1/slabs/1 (room 4 \"gallery\"): '#x' is not a row of # (slab) and . (brick)");
    row("code twice", "'code': 4", "'code': 0", "f: line 9: /rooms/1/code (room 0 \"gallery\"): '0' is given twice");
    row("no slab", "'##', '##', '.#'", "'..', '..', '..'",
        "f: line 9: /rooms/1/slabs (room 4 \"gallery\"): 'gallery' is not a room with a slab");
    row("start on a brick", "[1, 1]", "[1, 3]",
        "f: line 9: /rooms/1/start (room 4 \"gallery\"): '1,3' is not a slab of the room");
    row("start outside", "[1, 1]", "[3, 1]", "f: line 9: /rooms/1/start (room 4 \"gallery\"): '3' is outside 1 to 2");
    row("start in no form", "[1, 1]", "[1]",
        "f: line 9: /rooms/1/start (room 4 \"gallery\"): '[1]' is not a position of two whole numbers");
    row("start of fractions", "[1, 1]", "[1, 1.5]",
        "f: line 9: /rooms/1/start/1 (room 4 \"gallery\"): '1.5' is not a whole number");
    row("start past 32 bits", "[1, 1]", "[1, 8589934592]",
        "f: line 9: /rooms/1/start/1 (room 4 \"gallery\"): '8589934592' is outside -2147483648 to 2147483647");
    row("start past 64 bits", "[1, 1]", "[18446744073709551616, 1]",
        "f: line 9: /rooms/1/start/0 (room 4 \"gallery\"): '18446744073709551616' is outside -2147483648 to "
        "2147483647");
    row("empty rows", "'##', '##', '.#'", "'', '', ''",
        "f: line 9: /rooms/1/slabs/0 (room 4 \"gallery\"): '0' is outside 1 to 64");
    row("code past 32 bits", "'code': 4", "'code': 2147483648",
        "f: line 9: /rooms/1/code (room number 2 \"gallery\"): '2147483648' is outside -2147483648 to 2147483647");
    row("NaN", "'code': 4", "'code': NaN", "f: line 9: not valid JSON: unexpected 'N'");
    row("no name", "'name': 'gallery', ", "", "f: line 9: /rooms/1/name (room 4): missing");
    row("empty name", "'gallery'", "''", "f: line 9: /rooms/1/name (room 4): the name is empty");
    row("no room", "{ 'code': 4, 'name': 'gallery', 'start': [1, 1], 'slabs': ['##', '##', '.#'] }", "7",
        "f: line 9: /rooms/1 (room number 2): '7' is not an object");
    row("unknown key", "'slabs': ['##'", "'slab': ['##'",
        "f: line 9: /rooms/1 (room 4 \"gallery\"): 'slab' is unknown; expected: code, name, start, slabs");
    row("key twice", "'name': 'gallery'", "'code': 5", "f: line 9: 'code' is given twice");
    row("path below", "[0, 3]]", "[0, 4]]",
        "f: line 12: /specialPaths/0/open/1 (rooms 0 \"cell\" and 4 \"gallery\"): '4' is outside 1 to 3");
    row("path beside", "[0, 3]]", "[3, 3]]",
        "f: line 12: /specialPaths/0/open/1 (rooms 0 \"cell\" and 4 \"gallery\"): '3' is outside -3 to 2");
    row("path cell twice", "[0, 3]]", "[0, 2]]",
        "f: line 12: /specialPaths/0/open/1 (rooms 0 \"cell\" and 4 \"gallery\"): '0,2' is given twice");
    row("pair number", "'pair': -4", "'pair': 4",
        "f: line 12: /specialPaths/0/pair (rooms 0 \"cell\" and 4 \"gallery\"): '4' is not the code of the left room "
        "less that of the right");
    row("path without a room", "'pair': -4, 'left': 0, 'right': 4", "'left': 0, 'right': 5",
        "f: line 12: /specialPaths/0/right (rooms 0 \"cell\" and 5): '5' is unknown");
    row("path without a pair", "'pair': -4, 'left': 0, ", "",
        "f: line 12: /specialPaths/0/left (path number 1): missing");
    row("pin outside", "'row': 3 }", "'row': 4 }",
        "f: line 15: /pins/0/row (rooms 0 \"cell\" and 0 \"cell\"): '4' is outside 1 to 3");
    row("pin above", "'row': 3 }", "'row': 0 }",
        "f: line 15: /pins/0/row (rooms 0 \"cell\" and 0 \"cell\"): '0' is outside 1 to 3");
    row("path of nine", "[[0, 2], [0, 3]]", "[[0, 1], [0, 2], [0, 3], [1, 1], [1, 2], [1, 3], [2, 1], [2, 2], [2, 3]]",
        "f: line 12: /specialPaths/0/open (rooms 0 \"cell\" and 4 \"gallery\"): '9' is outside 1 to 8");
    row("path of none", "[[0, 2], [0, 3]]", "[]",
        "f: line 12: /specialPaths/0/open (rooms 0 \"cell\" and 4 \"gallery\"): '0' is outside 1 to 8");
    row("pin twice", "'row': 3 }", "'row': 3 }, { 'left': 0, 'right': 0, 'row': 1 }",
        "f: line 15: /pins/1 (rooms 0 \"cell\" and 0 \"cell\"): '0,0' is given twice");
    row("rows", "'rows': 3", "'rows': 65", "f: line 5: /rows: '65' is outside 1 to 64");
    row("newer", "'version': 1", "'version': 2",
        "f: line 3: /version: '2' is newer than 1, the latest that this program knows");
    row("foreign", "zonewright-rooms", "zonewright-project",
        "f: line 2: /format: 'zonewright-project' is unknown; expected: zonewright-rooms");
    row("other pair code", "left-minus-right", "sum",
        "f: line 6: /pairCode: 'sum' is unknown; expected: left-minus-right");
    row("not UTF-8", "gallery", "galerie \xE9troite",
        "f: line 9: not valid Unicode text");
    QTest::newRow("deep") << QByteArray(100'000, '[') << QStringLiteral("f: line 1: nested more than 64 levels deep");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("f: line 1: not valid JSON: the text ends too early");
    QTest::newRow("list") << QByteArray("[]") << QStringLiteral("f: line 1: '[]' is not an object");
}

void CatalogueFormatTest::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, message);
    QCOMPARE(QString::fromStdString(faultOf(text.toStdString())), message);
}

void CatalogueFormatTest::refusesTooManyRooms()
{
    CatalogueContents contents{.name = "many", .rows = 1};
    for (int code = 0; code < roomCountLimits.high; ++code)
        contents.rooms.push_back({.code = code, .name = "x", .start = {1, 1}, .columns = {1}});
    QCOMPARE(faultOf(formatCatalogue(contents)), std::string());
    contents.rooms.push_back({.code = -1, .name = "x", .start = {1, 1}, .columns = {1}});
    QCOMPARE(faultOf(formatCatalogue(contents)), "f: line 7: /rooms: '4097' is outside 1 to 4096");
}

void CatalogueFormatTest::refusesEveryTruncation()
{
    const std::string text = smallWith("cell", "cell");
    const std::size_t last = text.rfind('}');
    for (std::size_t length = 0; length <= last; ++length)
        QVERIFY(!parseCatalogue(std::string_view(text).substr(0, length), "f"));
}

void CatalogueFormatTest::corpusIsWhatItSays()
{
    const QDir corpus(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/catalogue"));
    const QStringList names = corpus.entryList(QDir::Files);
    QVERIFY(names.size() > 50);
    for (const QString& name : names) {
        const auto read = readCatalogueFile(corpus.filePath(name));
        if (name.startsWith(QLatin1String("good-")))
            QVERIFY2(read, read ? "" : qPrintable(errorTextWithPlace(read.error())));
        if (name.startsWith(QLatin1String("bad-")))
            QVERIFY2(!read, qPrintable(name));
    }
}

void CatalogueFormatTest::readsTheLargestCatalogue()
{
    const CatalogueContents contents = largeCatalogue(roomCountLimits.high);
    const std::string text = formatCatalogue(contents);
    QVERIFY(static_cast<std::int64_t>(text.size()) < largestCatalogueFile * 3 / 4);
    const auto read = parseCatalogue(text, "f");
    QVERIFY2(read, read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QVERIFY(read->contents() == contents);
}

void CatalogueFormatTest::refusesHugeFilesUnread()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("huge.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100'000'000));
    file.close();
    QCOMPARE(
        readCatalogueFile(file.fileName()).error(),
        (Error{.code = ErrorCode::TooLarge, .place = file.fileName().toStdString(), .high = largestCatalogueFile}));
    QCOMPARE(readCatalogueFile(dir.filePath(QStringLiteral("none"))).error().code, ErrorCode::CannotRead);
}

void CatalogueFormatTest::replacesAFile()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("rooms.json"));
    const CatalogueContents contents = parseCatalogue(smallWith("cell", "cell"), "f").value().contents();
    QVERIFY(writeCatalogueFile({.name = "old"}, path).has_value());
    QVERIFY(writeCatalogueFile(contents, path).has_value());
    QVERIFY(readCatalogueFile(path)->contents() == contents);
    QVERIFY(!writeCatalogueFile(contents, dir.filePath(QStringLiteral("none/rooms.json"))));
}

ZONEWRIGHT_TEST(catalogueformat, CatalogueFormatTest)
#include "tst_catalogueformat.moc"
