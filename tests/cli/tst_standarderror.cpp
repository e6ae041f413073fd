#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright::test;

class StandardErrorTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsAsUsualWhereNobodyReadsErrors_data();
    void endsAsUsualWhereNobodyReadsErrors();
    void endsAsUsualWhenItsReaderLeaves();
    void putsNoErrorIntoFiles_data();
    void putsNoErrorIntoFiles();
};

void StandardErrorTest::endsAsUsualWhereNobodyReadsErrors_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("streams");
    QTest::addColumn<QByteArray>("code");
    for (const char* stream : {"2>&-", "2>/dev/full", "0>&- 2>&-", "2>/dev/full 0>&-"}) {
        const auto row = [stream](const char* arguments, const char* streams, const char* code) {
            const QByteArray all = QByteArray(stream) + ' ' + streams;
            QTest::newRow(QByteArray(arguments) + ' ' + all) << QByteArray(arguments) << all << QByteArray(code);
        };
        row("", "", "2");
        row("worlds", "", "2");
        row("world --bogus", "", "2");
        row("world --bogus", ">&-", "2");
        row("world --name a", ">&-", "1");
        row("world --name a", ">/dev/full", "1");
        row("world --name a", ">/dev/null", "0");
        row("world --name a -o /nowhere/file", ">&-", "1");
        row("foresee /nowhere --turn 1 --reach 1", "", "1");
        row("prove --zone-size 6 --view 58", ">/dev/null", "1");
    }
}

void StandardErrorTest::endsAsUsualWhereNobodyReadsErrors()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, streams);
    QFETCH(const QByteArray, code);
    if (streams.contains("/dev/full") && !QFile::exists(QStringLiteral("/dev/full")))
        QSKIP("no /dev/full here");
    const QByteArray line = "{ \"$CLI\" " + arguments + ' ' + streams + "; }; echo $?";
    QCOMPARE(runShell(line.constData()).out, code + '\n');
}

void StandardErrorTest::endsAsUsualWhenItsReaderLeaves()
{
    const CliRun run = runShell("exec 3>&1; { sleep 0.2; \"$CLI\" world --bogus 2>&1; echo $? >&3; } | true");
    QCOMPARE(run.out, QByteArray("2\n"));
}

void StandardErrorTest::putsNoErrorIntoFiles_data()
{
    QTest::addColumn<QByteArray>("streams");
    for (const char* streams : {"2>&-", ">&-", ">&- 2>&-", "<&- 2>&-", "<&- >&-", "<&- >&- 2>&-"})
        QTest::newRow(streams) << QByteArray(streams);
}

// A file opened where a standard stream is closed would get its number, and with it what is written there.
void StandardErrorTest::putsNoErrorIntoFiles()
{
    QFETCH(const QByteArray, streams);
    const QTemporaryDir folder;
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("NEW"), folder.filePath(QStringLiteral("new")));
    const auto run = [&](const QByteArray& line) {
        return runShell((line + ' ' + streams + "; echo $?").constData(), environment).out;
    };
    QCOMPARE(run(R"("$CLI" world --name a -o "$NEW")"), QByteArray("0\n"));
    QFile file(environment.value(QStringLiteral("NEW")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), runCli(words("world --name a")).out);
    QCOMPARE(run(R"((ulimit -f 0; "$CLI" zone --name a --at 0,0 -o "$NEW"))"), QByteArray("1\n"));
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), runCli(words("world --name a")).out);
}

ZONEWRIGHT_TEST(standarderror, StandardErrorTest)
#include "tst_standarderror.moc"
