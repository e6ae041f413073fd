#include "project/errortext.h"
#include "project/jsonreader.h"
#include "project/piecelistformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;

namespace {

/// A list in which every member that may be left out is there.
PieceList fullPieceList()
{
    PieceList list{.name = "a \"den\"", .pieces = {}, .first = "hall", .annexe = "vault"};
    list.pieces = {
        {.kind = "gallery", .shape = PieceShape::Corridor, .weight = 1000000, .width = {7, 7}, .inhabitants = {}},
        {.kind = "hall", .weight = 3, .width = {3, 9}, .height = {4, 4}, .inhabitants = {"rat", "\u00e9l\u00e9phant"}},
        {.kind = "cell",
         .weight = 2,
         .width = {1, 2},
         .height = {1, 3},
         .sides = 0b1010,
         .single = true,
         .next = "vault",
         .inhabitants = {}},
        {.kind = "vault", .weight = 0, .width = {2, 2}, .height = {2, 1024}, .sides = 0, .inhabitants = {"dragon"}},
    };
    return list;
}

QByteArray doubleQuoted(const QByteArray& text)
{
    return QByteArray(text).replace('\'', '"');
}

/// What the writer must make of it.
QByteArray fullPieceListText()
{
    return doubleQuoted("{\n"
                        "    'format': 'zonewright-pieces',\n"
                        "    'version': 1,\n"
                        "    'name': 'a \\\"den\\\"',\n"
                        "    'first': 'hall',\n"
                        "    'annexe': 'vault',\n"
                        "    'pieces': [\n"
                        "        { 'kind': 'gallery', 'shape': 'corridor', 'weight': 1000000, 'length': 7 },\n"
                        "        { 'kind': 'hall', 'shape': 'room', 'weight': 3, 'width': [3, 9], 'height': [4, 4], "
                        "'inhabitants': ['rat', 'éléphant'] },\n"
                        "        { 'kind': 'cell', 'shape': 'room', 'weight': 2, 'width': [1, 2], 'height': [1, 3], "
                        "'sides': 'EW', 'single': true, 'next': 'vault' },\n"
                        "        { 'kind': 'vault', 'shape': 'room', 'weight': 0, 'width': [2, 2], 'height': [2, "
                        "1024], 'sides': '', 'inhabitants': ['dragon'] }\n"
                        "    ]\n"
                        "}\n");
}

QByteArray errorOf(const Result<PieceList>& read)
{
    return read ? QByteArray() : errorTextWithPlace(read.error()).toUtf8();
}

/// What reading says of a file with these members after its format and version, written with single quotes.
QByteArray pieceListError(const QByteArray& members)
{
    const QByteArray text = "{'format': 'zonewright-pieces', 'version': 1,\n" + members + "}";
    return errorOf(parsePieceList(doubleQuoted(text).toStdString(), "f"));
}

/// The same of a list whose second piece, on line 3, is as written here.
QByteArray pieceError(const QByteArray& piece)
{
    return pieceListError("'name': 'x', 'pieces': [{'kind': 'hall', 'shape': 'room', 'weight': 1, 'width': [3, 4], "
                          "'height': [3, 4]},\n" +
                          piece + "]");
}

} // namespace

class PieceListFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack();
    void defaultsMayBeMissingOrWritten();
    void sidesComeInAnyOrder();
    void standsWithinAnotherFile();
    void refusesHeaders_data();
    void refusesHeaders();
    void refusesLists_data();
    void refusesLists();
    void refusesPieces_data();
    void refusesPieces();
    void refusesWhatIsCutShort();
    void errorsStayOneShortLine();
    void readsAndWritesFiles();
    void refusesHugeFilesUnread();
};

void PieceListFormatTest::everythingComesBack()
{
    QCOMPARE(QByteArray::fromStdString(formatPieceList(fullPieceList())), fullPieceListText());
    const auto read = parsePieceList(fullPieceListText().toStdString(), "f");
    QCOMPARE(errorOf(read), QByteArray());
    QVERIFY(*read == fullPieceList());
    QCOMPARE(formatPieceList(*read), fullPieceListText().toStdString());
}

void PieceListFormatTest::defaultsMayBeMissingOrWritten()
{
    const QByteArray start = "{'format': 'zonewright-pieces', 'version': 1, 'name': '', ";
    const QByteArray room = "'kind': 'hall', 'shape': 'room', 'weight': 1, 'width': [3, 3], 'height': [3, 3]";
    const auto without = parsePieceList(doubleQuoted(start + "'pieces': [{" + room + "}]}").toStdString(), "f");
    QCOMPARE(errorOf(without), QByteArray());
    const std::vector<Piece> hall{{.kind = "hall", .inhabitants = {}}};
    QVERIFY(without->pieces == hall);
    const auto with =
        parsePieceList(doubleQuoted(start + "'first': '', 'annexe': '', 'pieces': [{" + room +
                                    ", 'sides': 'NESW', 'single': false, 'next': '', 'inhabitants': []}]}")
                           .toStdString(),
                       "f");
    QCOMPARE(errorOf(with), QByteArray());
    QVERIFY(*with == *without);
    const QByteArray text = QByteArray::fromStdString(formatPieceList(*with));
    for (const char* key : {"first", "annexe", "sides", "single", "next", "inhabitants"})
        QVERIFY2(!text.contains(key), key);
}

void PieceListFormatTest::sidesComeInAnyOrder()
{
    const QByteArray text = fullPieceListText().replace("\"EW\"", "\"WE\"");
    QVERIFY(parsePieceList(text.toStdString(), "f").value() == fullPieceList());
    PieceList list = fullPieceList();
    for (int sides = 1; sides <= allSides; ++sides) { // a room with something next to it must have a side
        list.pieces[2].sides = static_cast<SideSet>(sides);
        QVERIFY(parsePieceList(formatPieceList(list), "f").value() == list);
    }
}

// As a project will hold it: with another indentation, errors at their place in that file.
void PieceListFormatTest::standsWithinAnotherFile()
{
    const std::string object = formatPieceListObject(fullPieceList(), 8);
    QVERIFY(object.starts_with("{\n            \"name\""));
    QVERIFY(object.ends_with("]\n        }"));
    const auto outer = [](const std::string& list) { return "{\n    \"lists\": {\n        \"den\": " + list + "\n}}"; };
    const auto readWithin = [&](const std::string& list) {
        const auto json = readJson(outer(list), "f").value();
        return JsonMembers::of(json, "f", "")
            .and_then([](const JsonMembers& root) { return root.object("lists"); })
            .and_then([](const JsonMembers& lists) { return lists.object("den"); })
            .and_then([](const JsonMembers& members) { return readPieceListObject(members); });
    };
    QVERIFY(readWithin(object).value() == fullPieceList());
    const QByteArray text = QByteArray::fromStdString(object);
    QCOMPARE(errorOf(readWithin(QByteArray(text).replace("\"vault\", \"shape\"", "\"hall\", \"shape\"").toStdString())),
             QByteArray("f: line 11: /lists/den/pieces/3/kind (hall): 'hall' is given twice"));
    QCOMPARE(
        errorOf(readWithin(QByteArray(text).replace("[1, 2]", "[1, 2, 3]").toStdString())),
        QByteArray("f: line 10: /lists/den/pieces/2/width (cell): '[1, 2, 3]' is not a range of two whole numbers"));
    QCOMPARE(errorOf(readWithin(QByteArray(text).replace("\"name\"", "\"title\"").toStdString())),
             QByteArray("f: line 4: /lists/den: 'title' is unknown; expected: name, first, annexe, pieces"));
}

void PieceListFormatTest::refusesHeaders_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* text, const char* error) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(error);
    };
    row("", "f: line 1: not valid JSON: the text ends too early");
    row("[]", "f: line 1: '[]' is not an object");
    row("{}", "f: line 1: /format: missing");
    row("{'format': 'zonewright-project'}",
        "f: line 1: /format: 'zonewright-project' is unknown; expected: zonewright-pieces");
    row("{'format': 'zonewright-pieces'}", "f: line 1: /version: missing");
    row("{'format': 'zonewright-pieces',\n'version': 2}",
        "f: line 2: /version: '2' is newer than 1, the latest that this program knows");
    row("{'format': 'zonewright-pieces', 'version': 0}", "f: line 1: /version: '0' is less than 1");
    row("{'format': 'zonewright-pieces', 'version': 1.0}", "f: line 1: /version: '1.0' is not a whole number");
}

void PieceListFormatTest::refusesHeaders()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, error);
    QCOMPARE(errorOf(parsePieceList(doubleQuoted(text).toStdString(), "f")), error);
}

void PieceListFormatTest::refusesLists_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* members, const char* error) {
        QTest::newRow(members) << QByteArray(members) << QByteArray(error);
    };
    row("'pieces': []", "f: line 1: /name: missing");
    row("'name': 3", "f: line 2: /name: '3' is not text in quotes");
    row("'name': 'x'", "f: line 1: /pieces: missing");
    row("'name': 'x', 'pieces': {}", "f: line 2: /pieces: '{...}' is not a list");
    row("'name': 'x', 'pieces': [3]", "f: line 2: /pieces/0: '3' is not an object");
    row("'name': 'x', 'name': 'y'", "f: line 2: 'name' is given twice");
    row("'name': 'x', 'first': null", "f: line 2: /first: 'null' is not text in quotes");
    row("'name': 'x', 'annexe': 3", "f: line 2: /annexe: '3' is not text in quotes");
    row("'name': 'x', 'weight': 3",
        "f: line 2: 'weight' is unknown; expected: format, version, name, first, annexe, pieces");
}

void PieceListFormatTest::refusesLists()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QByteArray, error);
    QCOMPARE(pieceListError(members), error);
}

void PieceListFormatTest::refusesPieces_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* piece, const char* error) {
        QTest::newRow(piece) << QByteArray(piece) << "f: line 3: /pieces/1" + QByteArray(error);
    };
    row("{'shape': 'room'}", "/kind: missing");
    row("{'kind': 3}", "/kind: '3' is not text in quotes");
    row("{'kind': 'den'}", "/shape (den): missing");
    row("{'kind': 'den', 'shape': 'cave'}", "/shape (den): 'cave' is unknown; expected: corridor, room");
    row("{'kind': 'den', 'shape': 'room'}", "/weight (den): missing");
    row("{'kind': 'den', 'shape': 'room', 'weight': -1}", "/weight (den): '-1' is outside 0 to 1000000");
    row("{'kind': 'den', 'shape': 'room', 'weight': 1.5}", "/weight (den): '1.5' is not a whole number");
    const auto room = [&](const char* members, const char* error) {
        row(QByteArray("{'kind': 'den', 'shape': 'room', 'weight': 1, ").append(members).append("}").constData(),
            error);
    };
    room("'height': [1, 2]", "/width (den): missing");
    room("'width': [1, 2]", "/height (den): missing");
    room("'width': 3, 'height': [1, 2]", "/width (den): '3' is not a list");
    room("'width': [3], 'height': [1, 2]", "/width (den): '[3]' is not a range of two whole numbers");
    room("'width': [], 'height': [1, 2]", "/width (den): '[]' is not a range of two whole numbers");
    room("'width': [0, 2], 'height': [1, 2]", "/width/0 (den): '0' is outside 1 to 1024");
    room("'width': [1, 2], 'height': [1, 1025]", "/height/1 (den): '1025' is outside 1 to 1024");
    room("'width': [1, 2], 'height': [1, '2']", "/height/1 (den): '\"2\"' is not a whole number");
    room("'width': [1, 2], 'height': [1, 2], 'length': 3",
         " (den): 'length' is unknown; expected: kind, shape, weight, width, height, sides, single, next, inhabitants");
    room("'width': [1, 2], 'height': [1, 2], 'sides': 'NX'",
         "/sides (den): 'NX' is not letters of NESW, each once at most");
    room("'width': [1, 2], 'height': [1, 2], 'sides': 'NN'",
         "/sides (den): 'NN' is not letters of NESW, each once at most");
    room("'width': [1, 2], 'height': [1, 2], 'sides': 15", "/sides (den): '15' is not text in quotes");
    room("'width': [1, 2], 'height': [1, 2], 'single': 1", "/single (den): '1' is not true or false");
    room("'width': [1, 2], 'height': [1, 2], 'next': []", "/next (den): '[]' is not text in quotes");
    room("'width': [1, 2], 'height': [1, 2], 'inhabitants': 'rat'", "/inhabitants (den): '\"rat\"' is not a list");
    room("'width': [1, 2], 'height': [1, 2], 'inhabitants': ['rat', 3]",
         "/inhabitants/1 (den): '3' is not text in quotes");
    row("{'kind': 'den', 'shape': 'corridor', 'weight': 1}", "/length (den): missing");
    row("{'kind': 'den', 'shape': 'corridor', 'weight': 1, 'length': 0}", "/length (den): '0' is outside 1 to 1024");
    row("{'kind': 'den', 'shape': 'corridor', 'weight': 1, 'length': 3, 'inhabitants': []}",
        " (den): 'inhabitants' is unknown; expected: kind, shape, weight, length");
    // What core finds stands at its place, too.
    row("{'kind': 'hall', 'shape': 'corridor', 'weight': 1, 'length': 3}", "/kind (hall): 'hall' is given twice");
}

void PieceListFormatTest::refusesPieces()
{
    QFETCH(const QByteArray, piece);
    QFETCH(const QByteArray, error);
    QCOMPARE(pieceError(piece), error);
}

void PieceListFormatTest::refusesWhatIsCutShort()
{
    const std::string text = formatPieceList(fullPieceList());
    for (std::size_t length = 0; length + 2 < text.size(); ++length) {
        const auto read = parsePieceList(text.substr(0, length), "f");
        QVERIFY2(!read, text.substr(0, length).c_str());
        QVERIFY2(errorOf(read).startsWith("f: line "), errorOf(read).constData());
    }
}

void PieceListFormatTest::errorsStayOneShortLine()
{
    const QByteArray kind = QByteArray("a\\nb\\u0000\\u001b").append(QByteArray(100000, 'x'));
    const QByteArray error = pieceError("{'kind': '" + kind + "', 'shape': 'room', 'weight': -1}");
    QVERIFY(error.contains("/weight (a\\nb"));
    QVERIFY(!error.contains('\n'));
    QVERIFY2(error.size() < 300, error.left(300).constData());
    const QByteArray range = "{'kind': 'den', 'shape': 'room', 'weight': 1, 'width': [" +
                             QByteArray("1,").repeated(100000) + "1], 'height': [1, 2]}";
    QVERIFY(pieceError(range).size() < 300);
}

void PieceListFormatTest::readsAndWritesFiles()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("d\u00e9s.json"));
    QVERIFY(writePieceListFile(fullPieceList(), path).has_value());
    QVERIFY(readPieceListFile(path).value() == fullPieceList());
    QCOMPARE(readWholeFile(path, largestPieceListFile).value(), formatPieceList(fullPieceList()));
    const QString missing = dir.filePath(QStringLiteral("none.json"));
    QCOMPARE(readPieceListFile(missing).error().code, ErrorCode::CannotRead);
    QCOMPARE(readPieceListFile(missing).error().place, missing.toStdString());
    QCOMPARE(writePieceListFile(fullPieceList(), dir.path()).error().code, ErrorCode::CannotWrite);
}

void PieceListFormatTest::refusesHugeFilesUnread()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("huge.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(largestPieceListFile + 1));
    file.close();
    QCOMPARE(readPieceListFile(file.fileName()).error().code, ErrorCode::TooLarge);
}

ZONEWRIGHT_TEST(piecelistformat, PieceListFormatTest)
#include "tst_piecelistformat.moc"
