#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace zonewright::test;

namespace {

QString sampleOf(const char* name)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/") + QLatin1String(name) +
           QStringLiteral(".zonewright");
}

/// Every file below a folder, with what is in it.
QMap<QString, QByteArray> treeOf(const QString& folder)
{
    QMap<QString, QByteArray> tree;
    for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); all.hasNext();) {
        QFile file(all.next());
        tree.insert(QDir(folder).relativeFilePath(file.fileName()),
                    file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable"));
    }
    return tree;
}

} // namespace

class ExportCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesWhatItPrints_data();
    void writesWhatItPrints();
    void writesWhatIsAskedFor_data();
    void writesWhatIsAskedFor();
    void pngIsAsLargeAsAsked();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void goesOnAfterABadProject();
    void goesOnAfterAnImpossibleLevel();
    void twinsGetFoldersOfTheirOwn();
    void oddNamesGivePlainFiles();
    void saysWhatCannotBeWritten();
    void saysThatSpaceRunsOut();
    void leavesOtherFilesAlone();
    void leavesNothingPartialWhenStopped();
    void sameBytesEverywhere();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    [[nodiscard]] QStringList exportOf(const QStringList& projects, const char* options) const
    {
        return QStringList{QStringLiteral("export")} + projects + words(options) +
               QStringList{QStringLiteral("--out"), path("out")};
    }

    /// A copy of a sample in which one text stands in place of another.
    QString changedSample(const char* file, const char* sample, const QByteArray& before, const QByteArray& after) const
    {
        QFile from(sampleOf(sample));
        QFile to(path(file));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            return {};
        QByteArray text = from.readAll();
        if (!text.contains(before))
            return {};
        to.write(text.replace(before, after));
        return to.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void ExportCommandTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void ExportCommandTest::writesWhatItPrints_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"tmx", "tmj", "ldtk", "csv", "png", "text", "json"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void ExportCommandTest::writesWhatItPrints()
{
    QFETCH(const QString, format);
    const CliRun run = runCli(exportOf({sampleOf("elderlore")}, "--zones 9,16..10,16 --window --overview")
                              << QStringLiteral("--to") << format);
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QStringList printed;
    for (const QByteArray& line : run.out.split('\n')) {
        if (!line.isEmpty())
            printed << QDir(path("out")).relativeFilePath(QString::fromUtf8(line));
    }
    printed.sort();
    QCOMPARE(printed, treeOf(path("out")).keys());
    QVERIFY(!printed.isEmpty());
    for (const QByteArray& content : treeOf(path("out")))
        QVERIFY(!content.isEmpty());
}

void ExportCommandTest::writesWhatIsAskedFor_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QStringList>("files");
    const auto row = [](const char* options, const char* files) {
        QTest::newRow(options) << QString::fromUtf8(options) << words(files);
    };
    row("--level|Forest crypt/Narrow way", "forest-crypt-narrow-way.png");
    row("--level|Old mine", "old-mine-lower-galleries.png old-mine-upper-galleries.png");
    row("--level|Old mine/Lower galleries|--level|Old mine",
        "old-mine-lower-galleries.png old-mine-upper-galleries.png");
    row("--no-floors|--zones|9,16..10,17", "zone-10-16.png zone-10-17.png zone-9-16.png zone-9-17.png");
    row("--no-floors|--zones|31,0..32,0|--zones|-1,0..0,0", "zone-0-0.png zone-31-0.png");
    row("--no-floors|--zones|31,0..32,0|--join-zones", "zones-31-0-to-0-0.png");
    row("--no-floors|--window|--overview", "overview.png window.png");
    row("--level|Dragon's lair/Caves|--overview", "dragon-s-lair-caves.png overview.png");
}

void ExportCommandTest::writesWhatIsAskedFor()
{
    QFETCH(const QString, options);
    QFETCH(const QStringList, files);
    const CliRun run =
        runCli(exportOf({sampleOf("elderlore")}, "--to png --tile-size 2") + options.split(QLatin1Char('|')));
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(treeOf(path("out")).keys(), files);
}

void ExportCommandTest::pngIsAsLargeAsAsked()
{
    const QStringList zone = exportOf({sampleOf("elderlore")}, "--to png --no-floors --zones 9,16..9,16");
    QCOMPARE(runCli(zone).exitCode, 0);
    const QImage usual(path("out/zone-9-16.png"));
    QCOMPARE(usual.size(), QSize(64 * 16, 64 * 16));
    QCOMPARE(runCli(zone + words("--tile-size 5 --theme dark --objects")).exitCode, 0);
    QCOMPARE(QImage(path("out/zone-9-16.png")).size(), QSize(64 * 5, 64 * 5));
    QCOMPARE(runCli(zone + words("--theme dark")).exitCode, 0);
    const QImage dark(path("out/zone-9-16.png"));
    QVERIFY(dark != usual && dark.size() == usual.size());
    QCOMPARE(runCli(zone + words("--objects")).exitCode, 0);
    QVERIFY(QImage(path("out/zone-9-16.png")) != usual);
}

void ExportCommandTest::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* line, const char* place) {
        QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(place);
    };
    row("export --to png --out OUT", "PROJECT");
    row("export PROJECT --out OUT", "--to");
    row("export PROJECT --to bmp --out OUT", "--to");
    row("export PROJECT --to png", "--out");
    row("export PROJECT --to png --out=", "--out");
    row("export PROJECT --to png --out OUT --level none", "--level");
    row("export PROJECT --to png --out OUT --level Forest", "--level");
    row("export PROJECT --to png --out OUT --no-floors --level Caves", "--no-floors");
    row("export PROJECT --to png --out OUT --join-zones", "--join-zones");
    row("export PROJECT --to png --out OUT --zones 1,1", "--zones");
    row("export PROJECT --to png --out OUT --zones 1,1..0,1", "--zones");
    row("export PROJECT --to png --out OUT --zones 1,1...2,2", "--zones");
    row("export PROJECT --to png --out OUT --zones 1,1..x,2", "--zones");
    row("export PROJECT --to png --out OUT --zones 0,0..32,0", "--zones");
    row("export PROJECT --to png --out OUT --zones 0,0..0,9999999999", "--zones");
    row("export PROJECT --to png --out OUT --zones -9223372036854775808,0..9223372036854775807,0", "--zones");
    row("export PROJECT --to png --out OUT --tile-size 0", "--tile-size");
    row("export PROJECT --to png --out OUT --tile-size 129", "--tile-size");
    row("export PROJECT --to png --out OUT --theme blue", "--theme");
    row("export PROJECT --to png --out OUT --encoding gzip", "--encoding");
    row("export PROJECT --to png --out OUT --threads -1", "--threads");
    row("export PROJECT --to png --out OUT -o PROJECT", "-o");
}

void ExportCommandTest::refusesWrongUsage()
{
    QFETCH(const QString, line);
    QFETCH(const QString, place);
    QStringList arguments;
    for (const QString& word : line.split(QLatin1Char(' ')))
        arguments << (word == QLatin1String("PROJECT") ? sampleOf("elderlore")
                      : word == QLatin1String("OUT")   ? path("out")
                                                       : word);
    const CliRun run = runCli(arguments);
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toUtf8() + ": "), run.err.constData());
    QVERIFY(!QFile::exists(path("out")));
}

void ExportCommandTest::goesOnAfterABadProject()
{
    QFile bad(path("bad.zonewright"));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("{\n]") == 3);
    bad.close();
    const CliRun run = runCli(exportOf({sampleOf("elderlore"), bad.fileName(), sampleOf("undermarch")},
                                       "--to png --tile-size 1 --level Caves --level=Undermarch"));
    // No project has these: nothing is written, and the bad one is named all the same.
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!QFile::exists(path("out")));

    const CliRun good =
        runCli(exportOf({sampleOf("elderlore"), bad.fileName(), sampleOf("undermarch")}, "--to png --tile-size 1"));
    QCOMPARE(good.exitCode, 1);
    QCOMPARE(good.err.count('\n'), 1);
    QVERIFY2(good.err.contains(bad.fileName().toUtf8() + ": line 2"), good.err.constData());
    QCOMPARE(QDir(path("out")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             (QStringList{QStringLiteral("elderlore"), QStringLiteral("undermarch")}));
    QCOMPARE(treeOf(path("out")).size(), 9 + 12);
    QCOMPARE(good.out.count('\n'), 9 + 12);
}

void ExportCommandTest::goesOnAfterAnImpossibleLevel()
{
    const QString project = changedSample("p.zonewright", "elderlore", R"("size": [60, 30])", R"("size": [3, 3])");
    QVERIFY(!project.isEmpty());
    const CliRun run = runCli(exportOf({project}, "--to png --tile-size 1"));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err.count('\n'), 1);
    QCOMPARE(treeOf(path("out")).size(), 8);
    QCOMPARE(run.out.count('\n'), 8);
}

/// Projects of the same name, or that differ in case alone.
void ExportCommandTest::twinsGetFoldersOfTheirOwn()
{
    QVERIFY(QDir(m_dir->path()).mkpath(QStringLiteral("a")) && QDir(m_dir->path()).mkpath(QStringLiteral("b")));
    QStringList projects;
    for (const char* name : {"a/Été.zonewright", "b/ete.zonewright", "b/été 2.zonewright", "a/...zonewright"}) {
        projects << path(name);
        QVERIFY(QFile::copy(sampleOf("empty"), projects.last()));
    }
    const CliRun run = runCli(exportOf(projects, "--to png --tile-size 1 --overview"));
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(QDir(path("out")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), words("ete ete-2 ete-2-2 project"));
}

void ExportCommandTest::oddNamesGivePlainFiles()
{
    int number = 0;
    for (const char* name : {"../../e\\u0301scape", "/etc/passwd", "...", "a b\\nc", "CON", "Five Tombs",
                             "\\uD83D\\uDC09", "-o", "zone-1-1"}) {
        QDir(path("out")).removeRecursively();
        const QByteArray file = "p" + QByteArray::number(++number) + ".zonewright";
        const QString project = changedSample(file.constData(), "elderlore", "Narrow way", name);
        QVERIFY(!project.isEmpty());
        const CliRun run = runCli(exportOf({project}, "--to png --tile-size 1 --zones 1,1..1,1"));
        QVERIFY2(run.exitCode == 0 && run.err.isEmpty(), run.err.constData());
        const QStringList files = treeOf(path("out")).keys();
        QCOMPARE(files.size(), 10);
        for (const QString& one : files)
            QVERIFY2(QRegularExpression(QStringLiteral("^[a-z0-9-]+\\.png$")).match(one).hasMatch(), qPrintable(one));
    }
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList{QStringLiteral("out")});
}

void ExportCommandTest::saysWhatCannotBeWritten()
{
    QFile file(path("out"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    const CliRun run =
        runCli(exportOf({sampleOf("elderlore")}, "--to png --tile-size 1 --level Caves --overview") + QStringList());
    QCOMPARE(run.exitCode, 2); // no such level, before anything else
    const CliRun folder = runCli(exportOf({sampleOf("elderlore")}, "--to png --tile-size 1 --no-floors --overview"));
    QCOMPARE(refusalFault(folder, 1), QByteArray());
    QVERIFY2(folder.err.contains(path("out").toUtf8()), folder.err.constData());
    QCOMPARE(treeOf(m_dir->path()).value(QStringLiteral("out")), QByteArray("old"));

    QVERIFY(file.remove() && QDir(path("out")).mkpath(QStringLiteral("overview.png/inside")));
    const CliRun taken =
        runCli(exportOf({sampleOf("elderlore")}, "--to png --tile-size 1 --no-floors --overview --window"));
    QCOMPARE(taken.exitCode, 1);
    QCOMPARE(taken.err.count('\n'), 1);
    QCOMPARE(treeOf(path("out")).keys(), QStringList{QStringLiteral("window.png")});
}

void ExportCommandTest::saysThatSpaceRunsOut()
{
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("PROJECT"), sampleOf("elderlore"));
    environment.insert(QStringLiteral("OUT"), path("out"));
    const CliRun run =
        runShell(R"(ulimit -f 1; "$CLI" export "$PROJECT" --to png --out "$OUT" --window --no-floors)", environment);
    QCOMPARE(refusalFault(run, 1), QByteArray());
    QVERIFY2(run.err.contains("window.png"), run.err.constData());
    QVERIFY(treeOf(m_dir->path()).isEmpty());
}

void ExportCommandTest::leavesOtherFilesAlone()
{
    QVERIFY(QDir(path("out")).mkpath(QStringLiteral(".")));
    QFile other(path("out/notes.txt"));
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("mine") == 4);
    other.close();
    for (int i = 0; i < 2; ++i)
        QCOMPARE(runCli(exportOf({sampleOf("elderlore")}, "--to png --tile-size 1")).exitCode, 0);
    QCOMPARE(treeOf(path("out")).size(), 10);
    QCOMPARE(treeOf(path("out")).value(QStringLiteral("notes.txt")), QByteArray("mine"));
}

void ExportCommandTest::leavesNothingPartialWhenStopped()
{
    for (const int signal : {SIGINT, SIGTERM}) {
        QProcess process;
        process.setProcessEnvironment(bareEnvironment());
        process.start(
            QStringLiteral(ZONEWRIGHT_CLI),
            exportOf({sampleOf("farreach")}, "--to png --zones 0,0..255,255 --join-zones --tile-size 16 --threads 2"));
        QTest::qWait(500);
        QCOMPARE(process.state(), QProcess::Running);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        QCOMPARE(process.exitCode(), signal);
        QCOMPARE(process.readAllStandardError(), QByteArray());
        QCOMPARE(treeOf(m_dir->path()).keys(), QStringList());
    }
}

void ExportCommandTest::sameBytesEverywhere()
{
    QMap<QString, QByteArray> first;
    QByteArray printed;
    for (const char* locale : {"C", "fr_FR.UTF-8", "tr_TR.UTF-8"}) {
        for (const char* threads : {"0", "1", "2", "5"}) {
            QVERIFY(QDir(path("out")).removeRecursively());
            QProcessEnvironment environment = bareEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), QLatin1String(locale));
            environment.insert(QStringLiteral("LANGUAGE"), QLatin1String(locale));
            const CliRun run =
                runCli(exportOf({sampleOf("undermarch")}, "--to png --tile-size 7 --objects --zones 3,3..4,3")
                           << QStringLiteral("--threads") << QLatin1String(threads),
                       environment);
            QCOMPARE(run.exitCode, 0);
            if (first.isEmpty()) {
                first = treeOf(path("out"));
                printed = run.out;
            }
            QVERIFY(!first.isEmpty() && treeOf(path("out")) == first);
            QCOMPARE(run.out, printed);
        }
    }
}

ZONEWRIGHT_TEST(exportcommand, ExportCommandTest)
#include "tst_exportcommand.moc"
