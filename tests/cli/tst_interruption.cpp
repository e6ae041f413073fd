#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace zonewright::test;

class InterruptionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesNoPartialFile_data();
    void leavesNoPartialFile();
    void endsWhileItsReaderSleeps();
};

void InterruptionTest::leavesNoPartialFile_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("ended") << SIGTERM;
    QTest::newRow("hung up") << SIGHUP;
}

void InterruptionTest::leavesNoPartialFile()
{
    QFETCH(const int, signal);
    const QTemporaryDir dir;
    QFile old(dir.filePath(QStringLiteral("old")));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const auto files = [&dir] { return QDir(dir.path()).entryList(QDir::Files | QDir::Hidden); };

    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    // Minutes of work, so that the signal always comes in time. The file being written may have no name yet, so that
    // there is nothing to wait for but a while.
    process.start(QStringLiteral(ZONEWRIGHT_CLI), words("zone --name x --size 10 --zone-size 8 --all --threads 2 -o")
                                                      << old.fileName());
    QTest::qWait(500);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(files(), QStringList{QStringLiteral("old")});
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
}

void InterruptionTest::endsWhileItsReaderSleeps()
{
    // The pipe fills while nobody reads, and sh itself sees what Ctrl+C gives.
    const CliRun run = runShell("exec 3>&1\n"
                                "{ \"$CLI\" zone --name x --size 10 --zone-size 3 --all & p=$!; sleep 1; kill -INT $p; "
                                "wait $p; echo $? >&3; } | sleep 3");
    QCOMPARE(run.out, QByteArray("130\n"));
}

ZONEWRIGHT_TEST(interruption, InterruptionTest)
#include "tst_interruption.moc"
