#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;

class ProjectFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatItWrote();
    void namesTheFileInErrors();
    void keepsTheOldFileWhenItCannotWrite();
    void refusesHugeFilesUnread();
    void refusesWhatIsNoRegularFile();
    void readsTheSample();
};

void ProjectFileTest::readsWhatItWrote()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("Caf\u00e9.zonewright"));
    const Project project{.world = {.name = "Elderlore", .size = 3, .zoneSize = 4}};
    QVERIFY(writeProject(project, path).has_value());
    QVERIFY(readProject(path).value() == project);
    QCOMPARE(readWholeFile(path, largestProjectFile).value(), formatProject(project));
}

void ProjectFileTest::namesTheFileInErrors()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("bad.zonewright"));
    const auto missing = readProject(path);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::CannotRead);
    QCOMPARE(missing.error().place, path.toStdString());

    QVERIFY(writeWholeFile(path, "{").has_value());
    const auto bad = readProject(path);
    QVERIFY(!bad);
    QCOMPARE(bad.error().place, path.toStdString() + ": line 1");
}

void ProjectFileTest::keepsTheOldFileWhenItCannotWrite()
{
    const QTemporaryDir dir;
    const auto written = writeProject({.world = {.name = "x"}}, dir.path());
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::CannotWrite);
    QVERIFY(QFile::exists(dir.path()));
}

void ProjectFileTest::refusesHugeFilesUnread()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("huge.zonewright")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(largestProjectFile + 1));
    file.close();
    const auto read = readProject(file.fileName());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::TooLarge);
    QCOMPARE(read.error().high, largestProjectFile);
}

void ProjectFileTest::refusesWhatIsNoRegularFile()
{
    const QTemporaryDir dir;
    const QString pipe = dir.filePath(QStringLiteral("pipe.zonewright"));
    if (::mkfifo(pipe.toLocal8Bit().constData(), 0600) != 0)
        QSKIP("no pipes here");
    for (const QString& path : {pipe, QStringLiteral("/dev/null")}) { // a pipe that is opened waits for ever
        const auto read = readProject(path);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::CannotRead);
        QCOMPARE(read.error().value, std::string("it is not a regular file"));
    }
}

void ProjectFileTest::readsTheSample()
{
    const QString path = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright");
    const auto project = readProject(path);
    QVERIFY(project.has_value());
    QVERIFY(project->world == (WorldSettings{.name = "Elderlore", .size = 5, .zoneSize = 6}));
    QCOMPARE(readWholeFile(path, largestProjectFile).value(), formatProject(*project));
}

ZONEWRIGHT_TEST(projectfile, ProjectFileTest)
#include "tst_projectfile.moc"
