#include "cli/cliprocess.h"
#include "handbook/handbooksource.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright::test;

/// What the handbook tells people to type, and the files that it shows.
class TestHandbookExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsWork();
    void filesAreRead();
};

namespace {

/// The samples, where the examples look for them.
void copySamples(const QString& folder)
{
    const QDir samples(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples"));
    for (const QString& name : samples.entryList(QDir::Files))
        QVERIFY(QFile::copy(samples.filePath(name), folder + QLatin1Char('/') + name));
}

CliRun runIn(const QString& folder, const QString& command)
{
    const QString line = QStringLiteral("cd '%1' && %2").arg(folder, command);
    return runShell(line.toUtf8().constData());
}

void writeFile(const QString& name, const QString& text)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text.toUtf8());
}

} // namespace

void TestHandbookExamples::commandsWork()
{
    const QTemporaryDir folder;
    copySamples(folder.path());
    int commands = 0;
    for (const QString& code : codeOf(handbookPage(QStringLiteral("en"), QStringLiteral("command-line")))) {
        for (QString line : code.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            if (line.startsWith(QLatin1Char('#')))
                continue;
            QVERIFY2(line.startsWith(QLatin1String("zonewright-cli ")), qPrintable(line));
            const CliRun run =
                runIn(folder.path(), line.replace(QStringLiteral("zonewright-cli"), QStringLiteral("\"$CLI\"")));
            QVERIFY2(run.exitCode == 0, qPrintable(line + QString::fromUtf8(run.err)));
            ++commands;
        }
    }
    QVERIFY(commands > 15);
}

void TestHandbookExamples::filesAreRead()
{
    const QTemporaryDir folder;
    const QStringList files = codeOf(handbookPage(QStringLiteral("en"), QStringLiteral("file-format")));
    QCOMPARE(files.size(), 3);
    writeFile(folder.filePath(QStringLiteral("project")), files[0]);
    writeFile(folder.filePath(QStringLiteral("rooms")), files[1]);
    writeFile(folder.filePath(QStringLiteral("pieces")), files[2]);
    for (const char* command : {"\"$CLI\" check project", "\"$CLI\" catalogue rooms",
                                "\"$CLI\" strip --rooms rooms --sequence 0,1,0 --seed 1",
                                "\"$CLI\" dig --size 40x30 --pieces 10 --seed 1 --list pieces"}) {
        const CliRun run = runIn(folder.path(), QLatin1String(command));
        QVERIFY2(run.exitCode == 0, run.err.constData());
        QVERIFY2(run.err.isEmpty(), run.err.constData()); // nothing to warn of either
    }
    const CliRun warnings = runIn(folder.path(), QStringLiteral("\"$CLI\" catalogue rooms"));
    QVERIFY2(warnings.out.contains("No warnings."), warnings.out.constData());
}

ZONEWRIGHT_TEST(handbookexamples, TestHandbookExamples)
#include "tst_handbookexamples.moc"
