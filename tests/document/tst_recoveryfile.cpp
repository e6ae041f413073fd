#include "document/recoveryfile.h"
#include "project/cataloguefile.h"
#include "project/piecelistformat.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;

class TestRecoveryFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bringsBackEveryByte();
    void headerIsOneLine();
    void otherFilesAreWithin();
    void wrongHeaders_data();
    void wrongHeaders();
    void truncationsAreDamage();
};

namespace {

const QString samples = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/");

Project sampleProject()
{
    return readProject(samples + QStringLiteral("elderlore.zonewright")).value();
}

QDateTime someTime()
{
    return QDateTime({2031, 5, 17}, {13, 14, 15, 678}, Qt::UTC);
}

} // namespace

void TestRecoveryFile::bringsBackEveryByte()
{
    const Project project = sampleProject();
    const QString file = QStringLiteral("/some where/wörld \"1\".zonewright");
    const RecoveryContents contents = parseRecovery(formatRecovery(project, file, someTime()), "left.recovery");
    QVERIFY(contents.project);
    QVERIFY(*contents.project == project);
    QVERIFY(formatProject(*contents.project) == formatProject(project));
    QCOMPARE(contents.file, file);
    QCOMPARE(contents.title, QStringLiteral("Elderlore"));
    QCOMPARE(contents.written, someTime());
}

void TestRecoveryFile::headerIsOneLine()
{
    Project project = sampleProject();
    const std::string text = formatRecovery(project, QStringLiteral("/a\nb"), someTime());
    const std::size_t end = text.find('\n');
    QVERIFY(text.substr(end + 1) == formatProject(project));
    QCOMPARE(text.substr(0, end),
             std::string(R"({"format": "zonewright-recovery", "version": 1, "file": "/a\nb", "title": "Elderlore", )"
                         R"("written": "2031-05-17T13:14:15.678Z", "files": []})"));
}

/// They may be changed, or gone, when the project is restored.
void TestRecoveryFile::otherFilesAreWithin()
{
    const QTemporaryDir folder;
    const QString rooms = folder.filePath(QStringLiteral("rooms.json"));
    const QString pieces = folder.filePath(QStringLiteral("pieces.json"));
    QVERIFY(QFile::copy(samples + QStringLiteral("rooms-six.json"), rooms));
    QVERIFY(QFile::copy(samples + QStringLiteral("pieces-mine.json"), pieces));
    Project project = sampleProject();
    project.catalogues.push_back({.id = project.nextId++,
                                  .file = rooms.toStdString(),
                                  .rooms = std::make_shared<const RoomCatalogue>(readCatalogueFile(rooms).value())});
    project.pieceLists.push_back({.id = project.nextId++,
                                  .file = pieces.toStdString(),
                                  .pieces = std::make_shared<const PieceList>(readPieceListFile(pieces).value())});
    const std::string text = formatRecovery(project, folder.filePath(QStringLiteral("a.zonewright")), someTime());
    QVERIFY(QFile::remove(rooms));
    QVERIFY(QFile::remove(pieces));
    const RecoveryContents contents = parseRecovery(text, "left.recovery");
    QVERIFY(contents.project);
    QVERIFY(*contents.project == project);
}

void TestRecoveryFile::wrongHeaders_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* from, const char* to, ErrorCode code) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << static_cast<int>(code);
    };
    row("another format", "zonewright-recovery", "zonewright-project", ErrorCode::Unknown);
    row("newer", "\"version\": 1", "\"version\": 2", ErrorCode::NewerVersion);
    row("no file", "\"file\"", "\"fill\"", ErrorCode::Missing);
    row("title of another kind", "\"title\": \"Elderlore\"", "\"title\": 7", ErrorCode::Malformed);
    row("no list", "\"files\": []", "\"files\": 7", ErrorCode::Malformed);
    row("no JSON", "{\"format\"", "{format", ErrorCode::NotJson);
}

void TestRecoveryFile::wrongHeaders()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, code);
    std::string text = formatRecovery(sampleProject(), QStringLiteral("/a.zonewright"), someTime());
    const std::size_t at = text.find(from.toStdString());
    QVERIFY(at != std::string::npos);
    text.replace(at, static_cast<std::size_t>(from.size()), to.toStdString());
    const RecoveryContents contents = parseRecovery(text, "left.recovery");
    QVERIFY(!contents.project);
    QCOMPARE(static_cast<int>(contents.project.error().code), code);
    QVERIFY(contents.project.error().place.starts_with("left.recovery: line 1"));
}

void TestRecoveryFile::truncationsAreDamage()
{
    const std::string text = formatRecovery(sampleProject(), QStringLiteral("/a.zonewright"), someTime());
    const std::size_t header = text.find('\n');
    for (std::size_t length = 0; length + 1 < text.size(); length += length < header + 200 ? 1 : 23)
        QVERIFY2(!parseRecovery(text.substr(0, length), "left.recovery").project, qPrintable(QString::number(length)));
}

ZONEWRIGHT_TEST(recoveryfile, TestRecoveryFile)

#include "tst_recoveryfile.moc"
