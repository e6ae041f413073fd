#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright::test;

class HelpProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpListsEveryCommand();
    void helpOfACommand_data();
    void helpOfACommand();
    void tellsItsVersion();
    void saysHowToUseItWithoutArguments();
    void writesAManPageThatManReads();
};

void HelpProgramTest::helpListsEveryCommand()
{
    const CliRun help = runCli(words("--help"));
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.err.isEmpty());
    for (const char* command :
         {"\n  world ", "\n  zone ", "\n  walk ", "\n  prove ", "\n  foresee ", "\n  strip ", "\n  catalogue ",
          "\n  dig ", "\n  check ", "\n  export ", "\n  render ", "\n  new ", "\n  help "})
        QVERIFY2(help.out.contains(command), command);
    QCOMPARE(runCli(words("help")).out, help.out);
    QCOMPARE(runCli(words("-h")).out, help.out);
}

void HelpProgramTest::helpOfACommand_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command : {"world", "zone", "walk", "prove", "foresee", "strip", "catalogue", "dig", "check",
                                "export", "render", "new", "help"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void HelpProgramTest::helpOfACommand()
{
    QFETCH(const QString, command);
    const CliRun help = runCli({QStringLiteral("help"), command});
    QCOMPARE(help.exitCode, 0);
    QVERIFY(help.out.startsWith("zonewright-cli " + command.toUtf8() + " - "));
    QVERIFY(help.out.contains("\nOptions:\n") && help.out.contains("\nExamples:\n") &&
            help.out.contains("\nExit codes:\n"));
    QCOMPARE(runCli({command, QStringLiteral("--help")}).out, help.out);
    QCOMPARE(runCli({command, QStringLiteral("-h")}).out, help.out);
    QCOMPARE(runCli({QStringLiteral("--help"), command}).out, help.out);
}

void HelpProgramTest::tellsItsVersion()
{
    const CliRun version = runCli(words("--version"));
    QCOMPARE(version.exitCode, 0);
    QCOMPARE(version.out, QByteArray("zonewright-cli " ZONEWRIGHT_VERSION "\n"));
}

void HelpProgramTest::saysHowToUseItWithoutArguments()
{
    const CliRun nothing = runCli({});
    QCOMPARE(refusalFault(nothing, 2), QByteArray());
    QVERIFY(nothing.err.contains("zonewright-cli COMMAND"));
}

void HelpProgramTest::writesAManPageThatManReads()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("zonewright-cli.1"));
    const CliRun page = runCli(words("help --man"));
    QCOMPARE(page.exitCode, 0);
    QVERIFY(page.out.contains(".TH ZONEWRIGHT"));
    QVERIFY(page.out.contains("SEE ALSO"));
    QCOMPARE(runCli({QStringLiteral("help"), QStringLiteral("--man"), QStringLiteral("-o"), path}).exitCode, 0);

    const QString groff = QStandardPaths::findExecutable(QStringLiteral("groff"));
    if (groff.isEmpty())
        QSKIP("groff is not installed");
    QProcess formatter;
    formatter.start(groff, {QStringLiteral("-Tutf8"), QStringLiteral("-man"), QStringLiteral("-ww"), path});
    QVERIFY(formatter.waitForFinished());
    QCOMPARE(formatter.exitCode(), 0);
    QCOMPARE(formatter.readAllStandardError(), QByteArray());
    QVERIFY(formatter.readAllStandardOutput().count('\n') > 50);
}

ZONEWRIGHT_TEST(helpprogram, HelpProgramTest)
#include "tst_helpprogram.moc"
