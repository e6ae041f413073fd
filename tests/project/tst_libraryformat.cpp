#include "project/cataloguefile.h"
#include "project/errortext.h"
#include "project/fullproject.h"
#include "project/piecelistformat.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

class LibraryFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void namesFilesFromItsOwnFolder();
    void movesWithItsFolder();
    void savedElsewhereItFindsThem();
    void readsAFileOnce();
    void tellsWhatIsWrongInAFile();
    void refuses_data();
    void refuses();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    /// The full project with its catalogue and list in files beside `work/p.zonewright`, where it is written.
    [[nodiscard]] Project projectWithFiles() const;

    std::unique_ptr<QTemporaryDir> m_dir;
};

void LibraryFormatTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
    for (const char* folder : {"work/rooms", "lists", "other/deep"})
        QVERIFY(QDir().mkpath(path(folder)));
}

Project LibraryFormatTest::projectWithFiles() const
{
    Project project = fullProject();
    const QString rooms = path("work/rooms/two \u00e9.json");
    const QString pieces = path("lists/lair.json");
    if (!writeCatalogueFile(project.catalogues[0].rooms->contents(), rooms) ||
        !writePieceListFile(*project.pieceLists[0].pieces, pieces))
        return {};
    project.catalogues[0].file = rooms.toStdString();
    project.pieceLists[0].file = pieces.toStdString();
    return project;
}

void LibraryFormatTest::namesFilesFromItsOwnFolder()
{
    const Project project = projectWithFiles();
    const QString file = path("work/p.zonewright");
    QVERIFY(writeProject(project, file).has_value());
    const std::string text = readWholeFile(file, largestProjectFile).value();
    QVERIFY(text.find("\"file\": \"rooms/two \u00e9.json\"") != std::string::npos);
    QVERIFY(text.find("\"file\": \"../lists/lair.json\"") != std::string::npos);
    QVERIFY(text.find(m_dir->path().toStdString()) == std::string::npos);
    const auto read = readProject(file);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QVERIFY(*read == project);
    QVERIFY(writeProject(*read, file).has_value());
    QCOMPARE(readWholeFile(file, largestProjectFile).value(), text);
}

void LibraryFormatTest::movesWithItsFolder()
{
    const Project project = projectWithFiles();
    QVERIFY(writeProject(project, path("work/p.zonewright")).has_value());
    const QString before = m_dir->path();
    const QTemporaryDir elsewhere;
    QVERIFY(QDir().rename(path("work"), elsewhere.filePath(QStringLiteral("work"))));
    QVERIFY(QDir().rename(path("lists"), elsewhere.filePath(QStringLiteral("lists"))));
    const auto read = readProject(elsewhere.filePath(QStringLiteral("work/p.zonewright")));
    QVERIFY2(read.has_value(), read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QCOMPARE(read->pieceLists[0].file, elsewhere.filePath(QStringLiteral("lists/lair.json")).toStdString());
    QVERIFY(*read->pieceLists[0].pieces == *project.pieceLists[0].pieces);
}

void LibraryFormatTest::savedElsewhereItFindsThem()
{
    const Project project = projectWithFiles();
    const QString file = path("other/deep/p.zonewright");
    QVERIFY(writeProject(project, file).has_value());
    QVERIFY(readWholeFile(file, largestProjectFile)->find("\"../../lists/lair.json\"") != std::string::npos);
    QVERIFY(readProject(file).value() == project);
    // A name without a folder is one of the folder that the program runs in.
    const QString here = QDir::currentPath();
    QVERIFY(QDir::setCurrent(path("work")));
    const bool written = writeProject(project, QStringLiteral("q.zonewright")).has_value();
    const auto read = readProject(QStringLiteral("q.zonewright"));
    QVERIFY(QDir::setCurrent(here));
    QVERIFY(written && read && *read == project);
}

void LibraryFormatTest::readsAFileOnce()
{
    Project project = projectWithFiles();
    project.pieceLists.push_back(project.pieceLists[0]);
    project.pieceLists[1].id = 13;
    QVERIFY(QFile::link(path("lists/lair.json"), path("lists/alias.json")));
    project.pieceLists[1].file = path("lists/alias.json").toStdString();
    const auto read = parseProject(formatProject(project), "f");
    QVERIFY(read.has_value() && *read == project);
    QVERIFY(read->pieceLists[0].pieces == read->pieceLists[1].pieces);
    QCOMPARE(read->pieceLists[1].file, project.pieceLists[1].file);
}

void LibraryFormatTest::tellsWhatIsWrongInAFile()
{
    const Project project = projectWithFiles();
    const QString file = path("work/p.zonewright");
    QVERIFY(writeProject(project, file).has_value());
    const auto error = [&] {
        const auto read = readProject(file);
        return read ? std::string() : errorTextWithPlace(read.error()).toStdString();
    };
    const std::string rooms = path("work/rooms/two \u00e9.json").toStdString();
    const std::string text = readWholeFile(file, largestProjectFile).value();
    const auto line =
        1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("rooms/")), '\n');
    const std::string lead = fmt::format("{}: line {}: /catalogues/0/file: {}: ", file.toStdString(), line, rooms);
    QVERIFY(writeWholeFile(path("work/rooms/two \u00e9.json"), "{\n  \"format\": 1}").has_value());
    QCOMPARE(QString::fromStdString(error()),
             QString::fromStdString(lead) + QLatin1String("line 2: /format: '1' is not text in quotes"));
    QVERIFY(QFile::remove(path("work/rooms/two \u00e9.json")));
    QVERIFY2(error().starts_with(lead + "cannot be read: "), error().c_str());
    // A project that names itself.
    QVERIFY(QFile::link(file, path("work/rooms/two \u00e9.json")));
    QCOMPARE(error(), lead + "line 2: /format: 'zonewright-project' is unknown; expected: zonewright-rooms");
}

void LibraryFormatTest::refuses_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* members, const char* message) {
        QTest::newRow(members) << QString::fromUtf8(members) << QString::fromUtf8(message);
    };
    const char* list = "{'name': 'l', 'pieces': [{'kind': 'a', 'shape': 'room', 'weight': 1, 'width': [2, 3], "
                       "'height': [2, 3]}]}";
    row("'catalogues': [{'id': 1}]", "f: line 3: /catalogues/0/catalogue: missing");
    row("'catalogues': [{'catalogue': {}}]", "f: line 3: /catalogues/0/id: missing");
    row("'catalogues': [{'id': 1, 'catalogue': {}}]", "f: line 3: /catalogues/0/catalogue/rooms: missing");
    row("'catalogues': [{'id': 1, 'catalogue': {'rooms': []}}]",
        "f: line 3: /catalogues/0/catalogue/rooms: '0' is outside 1 to 4096");
    row("'catalogues': [{'id': 1, 'list': {}}]",
        "f: line 3: /catalogues/0: 'list' is unknown; expected: id, catalogue, file");
    row("'catalogues': [{'id': 1, 'file': '', 'catalogue': {}}]",
        "f: line 3: /catalogues/0/file: 'catalogue, file' is given twice");
    row("'catalogues': [{'id': 1, 'file': ''}]", "f: line 3: /catalogues/0/file: the name is empty");
    row("'catalogues': [{'id': 1, 'file': 'rooms\\u0000x'}]",
        "f: line 3: /catalogues/0/file: 'rooms\\u0000x' is not a file name");
    row("'catalogues': [{'id': 1, 'file': 7}]", "f: line 3: /catalogues/0/file: '7' is not text in quotes");
    row("'catalogues': [{'id': 1, 'file': '/'}]", "f: line 3: /catalogues/0/file: /: cannot be read: Is a directory");
    row("'catalogues': [{'id': 1, 'file': '/dev/zero'}]",
        "f: line 3: /catalogues/0/file: /dev/zero: cannot be read: it is not a regular file");
    row("'pieceLists': [{'id': 1, 'list': {'name': 'l', 'pieces': []}}]",
        "f: line 3: /pieceLists/0/list/pieces: '0' is outside 1 to 256");
    row("'pieceLists': [{'id': 1, 'list': {'name': 'l', 'pieces': [{'kind': 'a', 'shape': 'room', 'weight': 1, "
        "'width': [2, 3], 'height': [2, 3], 'single': true, 'next': 'b'}, {'kind': 'b', 'shape': 'room', 'weight': 1, "
        "'width': [2, 3], 'height': [2, 3], 'single': true, 'next': 'a'}]}}]",
        "f: line 3: /pieceLists/0/list/pieces/0/next (a): 'b' is not part of a sequence that ends");
    QTest::newRow("shared id")
        << QStringLiteral("'pieceLists': [{'id': 1, 'list': %1}, {'id': 1, 'list': %1}]").arg(QString::fromUtf8(list))
        << QStringLiteral("f: line 3: /pieceLists/1/id: '1' is given twice");
    QString many = QStringLiteral("'pieceLists': [0");
    for (int i = 0; i < 1000; ++i)
        many += QStringLiteral(", {}");
    QTest::newRow("many") << QString(many).replace(QLatin1String("[0"), QLatin1String("[{}")) + QStringLiteral("]")
                          << QStringLiteral("f: line 3: /pieceLists: '1001' is outside 0 to 1000");
}

void LibraryFormatTest::refuses()
{
    QFETCH(const QString, members);
    QFETCH(const QString, message);
    const std::string text = jsonFrom("{'format': 'zonewright-project', 'version': 1, 'generator': 1,\n"
                                      "'world': {'name': 'x', 'size': 4, 'zoneSize': 5},\n" +
                                      members.toStdString() + "}");
    QCOMPARE(QString::fromStdString(readingError(text)), message);
}

ZONEWRIGHT_TEST(libraryformat, LibraryFormatTest)
#include "tst_libraryformat.moc"
