#include "project/catalogueformat.h"
#include "project/errortext.h"
#include "project/fullproject.h"
#include "project/jsonreader.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/childprocess.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr std::int64_t megabyte = std::int64_t{1} << 20;
constexpr const char* head = R"({"format": "zonewright-project", "version": 1, "generator": 1,
"world": {"name": "x", "size": 4, "zoneSize": 5},
)";

std::string repeated(std::string_view piece, std::int64_t bytes)
{
    std::string text;
    text.reserve(static_cast<std::size_t>(bytes));
    while (static_cast<std::int64_t>(text.size() + piece.size()) <= bytes)
        text += piece;
    return text;
}

/// The error that a text gives when it is read with so many more bytes of memory, `all is well` where there is none.
/// The text itself is there already.
std::string errorWithin(std::int64_t bytes, const std::string& text)
{
    const QTemporaryDir dir;
    const QString answer = dir.filePath(QStringLiteral("answer"));
    const ChildEnd end = runInChild([&] {
        if (!limitMemory(bytes))
            return childCannot;
        const auto read = parseProject(text, "f");
        const std::string error = read ? "all is well" : errorTextWithPlace(read.error()).toStdString();
        return writeWholeFile(answer, error) ? 0 : 1;
    });
    if (end.code == childCannot)
        return "cannot";
    if (end.code != 0)
        return fmt::format("ended with code {}, signal {}", end.code, end.signal);
    return readWholeFile(answer, 10000).value_or("no answer");
}

} // namespace

class HostileFilesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takeLittleMemory_data();
    void takeLittleMemory();
    void hugeFilesAreNotRead();
    void oneFileNamedOftenIsReadOnce();
    void errorsAreOneShortLine();
};

void HostileFilesTest::takeLittleMemory_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("megabytes");
    QTest::addColumn<QString>("start");
    const auto row = [](const char* name, std::string text, int megabytes, const char* start) {
        QTest::newRow(name) << std::move(text) << megabytes << QString::fromUtf8(start);
    };
    const std::string values = fmt::format("f: line 3: more than {} values", mostJsonValues);
    const std::int64_t largest = largestProjectFile;
    row("numbers", head + repeated("0,", largest), 8, "f: line 3: not valid JSON");
    row("many numbers", std::string(head) + "\"events\": [" + repeated("0,", largest), 1000, values.c_str());
    row("many lists", std::string(head) + "\"events\": [" + repeated("[],", largest / 3), 1000, values.c_str());
    row("many objects", std::string(head) + "\"events\": [" + repeated("{\"a\":0},", largest / 2), 1000,
        values.c_str());
    row("deep", repeated("[", largest), 8, "f: line 1: nested more than 64 levels deep");
    row("deep objects", repeated("{\"a\":", largest / 2), 8, "f: line 1: nested more than 64 levels deep");
    std::string members = std::string(head) + "\"a\": 0";
    for (int i = 0; i < 200'000; ++i)
        members += fmt::format(",\"{}\":0", i);
    row("many members", members + "}", 8, "f: line 3: more than 1000 members of one object");
    row("one key", std::string(head) + repeated("\"a\":0,", largest / 2), 8, "f: line 3: 'a' is given twice");
    row("a long string", std::string(head) + "\"events\": \"" + repeated("long", largest / 4) + "\"}", 256,
        "f: line 3: /events: '\"longlong");
    row("a long key", std::string(head) + "\"" + repeated("long", largest / 4) + "\": 0}", 256, "f: line 3: 'longlong");
    const std::string longText = repeated("long", largest / 8);
    row("a long property",
        std::string(head) +
            jsonFrom("'catalogues': [{'id': 1, 'catalogue': {'rows': 1, 'rooms': [{'code': 0, 'name': "
                     "'a', 'start': [1, 1], 'slabs': ['#']}]}}],\n'dungeons': [{'id': 3, 'name': 'd', "
                     "'zone': [0, 0], 'floors': [{'id': 4, 'name': 'f', 'kind': 'strip', 'catalogue': "
                     "1, 'count': 1, 'markers': [{'kind': 'custom', 'at': [0, 0], 'properties': {'") +
            longText + "\": 1}}]}]}]}",
        256, "f: line 4: /dungeons/0/floors/0/markers/0/properties/longlong");
    row("a long file name", std::string(head) + "\"catalogues\": [{\"id\": 1, \"file\": \"" + longText + "\"}]}", 256,
        "f: line 3: /catalogues/0/file: the name has 8388608 characters, more than 4096");
    row("a long number", std::string(head) + "\"nextId\": " + repeated("9", largest / 4) + "}", 512,
        "f: line 3: not valid JSON: unexpected '9'");
    row("a large exponent", std::string(head) + "\"nextId\": 1e999999999}", 8, "f: line 3");
    row("not a number", std::string(head) + "\"nextId\": NaN}", 8, "f: line 3: not valid JSON: unexpected 'N'");
    row("infinity", std::string(head) + "\"nextId\": -Infinity}", 8, "f: line 3: not valid JSON");
    row("many moves", std::string(head) + "\"walk\": {\"moves\": \"" + repeated("E*1000000 ", 10 * megabyte) + "\"}}",
        512, "f: line 3: /walk/moves: move 2: more than 1000000 moves");
    row("zeros", std::string(static_cast<std::size_t>(largest), '\0'), 8, "f: line 1: not valid JSON");
    row("blanks", std::string(static_cast<std::size_t>(largest), ' '), 8,
        "f: line 1: more than 1000000 blanks in a row");
    row("line ends", std::string(static_cast<std::size_t>(largest), '\n'), 8,
        "f: line 1: more than 1000000 blanks in a row");
}

void HostileFilesTest::takeLittleMemory()
{
    QFETCH(const std::string, text);
    QFETCH(const int, megabytes);
    QFETCH(const QString, start);
    const QString error = QString::fromStdString(errorWithin(megabytes * megabyte, text));
    if (error == QLatin1String("cannot"))
        QSKIP("memory cannot be limited here");
    QVERIFY2(error.startsWith(start), qPrintable(error));
    QVERIFY2(error.size() < 400 && !error.contains(QLatin1Char('\n')), qPrintable(error));
}

void HostileFilesTest::hugeFilesAreNotRead()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("huge.zonewright")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(500 * megabyte)); // a hole, on most file systems
    file.close();
    const ChildEnd end = runInChild([&file] {
        if (!limitMemory(8 * megabyte))
            return childCannot;
        const auto read = readProject(file.fileName());
        return !read && read.error().code == ErrorCode::TooLarge ? 0 : 1;
    });
    if (end.code == childCannot)
        QSKIP("memory cannot be limited here");
    QCOMPARE(end.code, 0);
}

void HostileFilesTest::oneFileNamedOftenIsReadOnce()
{
    const QTemporaryDir dir;
    CatalogueContents contents{.name = "many"};
    for (int code = 0; code < roomCountLimits.high; ++code)
        contents.rooms.push_back(
            {.code = code, .name = "room", .start = {1, 1}, .columns = std::vector<ColumnMask>(64, 1)});
    const QString catalogue = dir.filePath(QStringLiteral("rooms.json"));
    QVERIFY(writeWholeFile(catalogue, formatCatalogue(contents)).has_value());
    std::string text = std::string(head) + "\"catalogues\": [";
    for (int i = 1; i <= 1000; ++i)
        text +=
            fmt::format("{}{{\"id\": {}, \"file\": \"{}rooms.json\"}}", i == 1 ? "" : ",", i, i % 2 == 0 ? "" : "./");
    text += "]}";
    const QString project = dir.filePath(QStringLiteral("p.zonewright"));
    QVERIFY(writeWholeFile(project, text).has_value());
    const ChildEnd end = runInChild([&project] {
        if (!limitMemory(256 * megabyte))
            return childCannot;
        const auto read = readProject(project);
        return read && read->catalogues.size() == 1000 ? 0 : 1;
    });
    if (end.code == childCannot)
        QSKIP("memory cannot be limited here");
    QCOMPARE(end.code, 0);
}

void HostileFilesTest::errorsAreOneShortLine()
{
    for (const std::string& text :
         {std::string("\xFF\xFE"), std::string("\xEF\xBB\xBF{}"), std::string("{\"\\u0000\": 1}"),
          head + std::string("\"nextId\": \"\\u0007\\n\\u2028\"}"), head + std::string("\"\\ud800\": 1}"),
          head + std::string("\"a\nb\": 1}"), std::string("\x89PNG\r\n\x1A\n"), std::string("PK\x03\x04"),
          std::string("{\"format\": \"Tiled map\", \"version\": 1.8}"), std::string("true"), std::string("-")}) {
        const std::string error = readingError(text);
        QVERIFY2(error.starts_with("f: line "), error.c_str());
        QVERIFY2(error.size() < 400 && error.find_first_of("\n\r\x07") == std::string::npos, error.c_str());
    }
}

ZONEWRIGHT_TEST(hostilefiles, HostileFilesTest)
#include "tst_hostilefiles.moc"
