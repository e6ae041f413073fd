#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright::test;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

} // namespace

class OutputFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesWhatStandardOutputShows_data();
    void writesWhatStandardOutputShows();
    void replacesAnOlderFile();
    void dashIsStandardOutput();
    void refusesWhatCannotBeWritten_data();
    void refusesWhatCannotBeWritten();
    void keepsTheOldFileAfterBadUsage();
    void neverWritesOverWhatItReads();
    void keepsTheOldFileWhenSpaceRunsOut();
    void writesToDevices();
    void saysThatStandardOutputIsFull();
    void saysThatStandardOutputIsClosed();
    void endsQuietlyWhenItsReaderLeaves();

private:
    [[nodiscard]] CliRun runInto(const QString& file, const char* arguments = "zone --name Elderlore --at 0,0") const
    {
        return runCli(words(arguments) << QStringLiteral("-o") << m_dir->filePath(file));
    }

    [[nodiscard]] QStringList files() const { return QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden); }

    [[nodiscard]] QProcessEnvironment environment() const
    {
        QProcessEnvironment bare = bareEnvironment();
        bare.insert(QStringLiteral("OLD"), m_old);
        return bare;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_old; ///< a file with "old" in it
};

void OutputFileTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_old = m_dir->filePath(QStringLiteral("old"));
    QFile file(m_old);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
}

void OutputFileTest::writesWhatStandardOutputShows_data()
{
    QTest::addColumn<QByteArray>("arguments");
    for (const char* arguments :
         {"world --name x", "world --name x --format json --overview", "world --name x --format png",
          "zone --name x --at 1,1", "zone --name x --at 1,1 --format json", "zone --name x --all", "help zone"})
        QTest::newRow(arguments) << QByteArray(arguments);
}

void OutputFileTest::writesWhatStandardOutputShows()
{
    QFETCH(const QByteArray, arguments);
    const CliRun run = runInto(QStringLiteral("n\u00e9w"), arguments.constData());
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.isEmpty() && run.err.isEmpty());
    QCOMPARE(contents(m_dir->filePath(QStringLiteral("n\u00e9w"))), runCli(words(arguments.constData())).out);
    QCOMPARE(files().size(), 2);
}

void OutputFileTest::replacesAnOlderFile()
{
    QCOMPARE(runInto(QStringLiteral("old")).exitCode, 0);
    QCOMPARE(contents(m_old), runCli(words("zone --name Elderlore --at 0,0")).out);
    QCOMPARE(files(), QStringList{QStringLiteral("old")});
}

void OutputFileTest::dashIsStandardOutput()
{
    QCOMPARE(runCli(words("zone --name x --at 0,0 -o -")).out, runCli(words("zone --name x --at 0,0")).out);
}

void OutputFileTest::refusesWhatCannotBeWritten_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("directory") << QStringLiteral(".");
    QTest::newRow("missing directory") << QStringLiteral("none/file");
    QTest::newRow("file as directory") << QStringLiteral("old/file");
    QTest::newRow("long name") << QStringLiteral("x").repeated(300);
    QTest::newRow("link to itself") << QStringLiteral("loop");
    QTest::newRow("line break") << QStringLiteral("a\nb/file");
}

void OutputFileTest::refusesWhatCannotBeWritten()
{
    QFETCH(const QString, file);
    const QString loop = m_dir->filePath(QStringLiteral("loop"));
    QVERIFY(QFile::link(QStringLiteral("loop"), loop));
    const CliRun run = runInto(file);
    QCOMPARE(QFile::symLinkTarget(loop), loop);
    QCOMPARE(refusalFault(run, 1), QByteArray());
    QVERIFY2(run.err.contains(": cannot be written: "), run.err.constData());
    QCOMPARE(run.err.count(m_dir->path().toUtf8()), 1);
    QCOMPARE(contents(m_old), QByteArray("old"));
    QCOMPARE(files(), QStringList{QStringLiteral("old")});
}

void OutputFileTest::keepsTheOldFileAfterBadUsage()
{
    QCOMPARE(refusalFault(runInto(QStringLiteral("old"), "zone --name x --at 0"), 2), QByteArray());
    QCOMPARE(refusalFault(runInto(QStringLiteral("old"), "zone --name x --all --threads -1"), 2), QByteArray());
    QCOMPARE(contents(m_old), QByteArray("old"));
    QCOMPARE(files(), QStringList{QStringLiteral("old")});
}

void OutputFileTest::neverWritesOverWhatItReads()
{
    const QString samples = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/");
    const QString project = m_dir->filePath(QStringLiteral("p.zonewright"));
    const QString rooms = m_dir->filePath(QStringLiteral("r.json"));
    const QString link = m_dir->filePath(QStringLiteral("link"));
    QVERIFY(QFile::copy(samples + QStringLiteral("elderlore.zonewright"), project));
    QVERIFY(QFile::copy(samples + QStringLiteral("rooms-six.json"), rooms));
    QVERIFY(QFile::link(rooms, link));
    const QByteArray before = contents(project);
    const QByteArray roomsBefore = contents(rooms);
    for (const QStringList& line :
         {QStringList{QStringLiteral("check"), project, QStringLiteral("-o"), project},
          QStringList{QStringLiteral("walk"), project, QStringLiteral("-o"), project},
          QStringList{QStringLiteral("catalogue"), rooms, QStringLiteral("-o"), link},
          words("strip --seed 1 --count 2 --rooms") + QStringList{rooms, QStringLiteral("-o"), rooms}}) {
        QCOMPARE(refusalFault(runCli(line), 2), QByteArray());
    }
    QCOMPARE(contents(project), before);
    QCOMPARE(contents(rooms), roomsBefore);
}

void OutputFileTest::keepsTheOldFileWhenSpaceRunsOut()
{
    for (const char* line : {R"(ulimit -f 1; "$CLI" zone --name x --all -o "$OLD")",
                             R"(ulimit -f 1; "$CLI" zone --name x --at 0,0 -o "$OLD")"}) {
        const CliRun run = runShell(line, environment());
        QCOMPARE(refusalFault(run, 1), QByteArray());
        QCOMPARE(contents(m_old), QByteArray("old"));
        QCOMPARE(files(), QStringList{QStringLiteral("old")});
    }
}

void OutputFileTest::writesToDevices()
{
    const CliRun run =
        runShell(R"(test -c /dev/null || exit 77; "$CLI" world --name x -o /dev/null && test -c /dev/null)");
    if (run.exitCode == 77)
        QSKIP("no /dev/null here");
    QCOMPARE(run.exitCode, 0);
    const CliRun full = runShell(R"(test -c /dev/full || exit 77; "$CLI" world --name x -o /dev/full)");
    if (full.exitCode == 77)
        QSKIP("no /dev/full here");
    QCOMPARE(refusalFault(full, 1), QByteArray());
}

void OutputFileTest::saysThatStandardOutputIsFull()
{
    for (const char* line : {R"(test -c /dev/full || exit 77; "$CLI" world --name x > /dev/full)",
                             R"(test -c /dev/full || exit 77; "$CLI" zone --name x --all > /dev/full)",
                             R"(test -c /dev/full || exit 77; "$CLI" --help > /dev/full)"}) {
        const CliRun run = runShell(line);
        if (run.exitCode == 77)
            QSKIP("no /dev/full here");
        QCOMPARE(refusalFault(run, 1), QByteArray());
        QVERIFY2(run.err.startsWith("zonewright-cli: standard output: cannot be written: "), run.err.constData());
    }
}

void OutputFileTest::saysThatStandardOutputIsClosed()
{
    QCOMPARE(refusalFault(runShell(R"("$CLI" world --name x >&-)"), 1), QByteArray());
    const CliRun closed = runShell(R"("$CLI" world --name x -o "$OLD" >&- 2>&-)", environment());
    QCOMPARE(closed.exitCode, 0);
    QVERIFY(contents(m_old).startsWith("name "));
}

void OutputFileTest::endsQuietlyWhenItsReaderLeaves()
{
    const CliRun run = runShell(R"("$CLI" zone --name x --size 8 --zone-size 3 --all | head -n 1)");
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.err.isEmpty(), run.err.constData());
    QCOMPARE(run.out.count('\n'), 1);
}

ZONEWRIGHT_TEST(outputfile, OutputFileTest)
#include "tst_outputfile.moc"
