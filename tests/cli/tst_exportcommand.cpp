#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <vector>

using namespace zonewright::test;

namespace {

QString sampleOf(const char* name)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/") + QLatin1String(name) +
           QStringLiteral(".zonewright");
}

/// A text of a file, and what stands in its place.
using Replacement = std::pair<QByteArray, QByteArray>;

constexpr const char* badProject = "{\n]";

/// A row for each format, in a column `format`.
void addFormatRows()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"tmx", "tmj", "ldtk", "csv", "png", "text", "json"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

QStringList linesOf(const QByteArray& text)
{
    QStringList lines = QString::fromUtf8(text).split(QLatin1Char('\n'));
    lines.removeLast();
    return lines;
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
    void goesOnAfterABadProject_data();
    void goesOnAfterABadProject();
    void namesLevelsThatABadProjectMayHave();
    void goesOnAfterAWorldThatIsTooSmall();
    void goesOnAfterAnImpossibleLevel_data();
    void goesOnAfterAnImpossibleLevel();
    void namesEveryImpossibleLevelOfOneFile();
    void twinsGetFoldersOfTheirOwn();
    void oddNamesGivePlainFiles();
    void saysWhatCannotBeWritten();
    void saysThatSpaceRunsOut_data();
    void saysThatSpaceRunsOut();
    void leavesOtherFilesAlone();
    void leavesNothingPartialWhenStopped_data();
    void leavesNothingPartialWhenStopped();
    void printsWhatWasFinishedBeforeItIsStopped_data();
    void printsWhatWasFinishedBeforeItIsStopped();
    void sameBytesEverywhere_data();
    void sameBytesEverywhere();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    [[nodiscard]] QStringList exportOf(const QStringList& projects, const char* options) const
    {
        return QStringList{QStringLiteral("export")} + projects + words(options) +
               QStringList{QStringLiteral("--out"), path("out")};
    }

    /// A copy of a sample in which texts stand in place of others.
    QString changedSample(const char* file, const char* sample, const std::vector<Replacement>& replacements) const
    {
        QFile from(sampleOf(sample));
        QFile to(path(file));
        if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly))
            return {};
        QByteArray text = from.readAll();
        for (const auto& [before, after] : replacements) {
            if (!text.contains(before))
                return {};
            text.replace(before, after);
        }
        to.write(text);
        return to.fileName();
    }

    /// A file that is no project.
    QString unreadable() const
    {
        QFile file(path("bad.zonewright"));
        return file.open(QIODevice::WriteOnly) && file.write(badProject) > 0 ? file.fileName() : QString();
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
    addFormatRows();
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

void ExportCommandTest::goesOnAfterABadProject_data()
{
    addFormatRows();
}

void ExportCommandTest::goesOnAfterABadProject()
{
    QFETCH(const QString, format);
    const QString bad = unreadable();
    const CliRun run = runCli(exportOf({sampleOf("elderlore"), bad, sampleOf("undermarch")}, "--tile-size 1")
                              << QStringLiteral("--to") << format);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.err.contains(bad.toUtf8() + ": line 2"), run.err.constData());
    QCOMPARE(QDir(path("out")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             (QStringList{QStringLiteral("elderlore"), QStringLiteral("undermarch")}));
    for (const auto& [sample, floors] : {std::pair("elderlore", 9), std::pair("undermarch", 12)}) {
        const auto alone = treeOf(path("out") + QLatin1Char('/') + QLatin1String(sample));
        QVERIFY(alone.size() >= (format == QLatin1String("ldtk") ? 2 : floors));
    }
    QStringList printed = linesOf(run.out);
    QCOMPARE(printed.size(), treeOf(path("out")).size());
    for (const QString& file : printed)
        QVERIFY2(QFile::exists(file), qPrintable(file));
}

/// Levels that no project has: one that could not be read may have them. The others are written where they are.
void ExportCommandTest::namesLevelsThatABadProjectMayHave()
{
    const QStringList projects{sampleOf("elderlore"), unreadable(), sampleOf("undermarch")};
    const CliRun run =
        runCli(exportOf(projects, "--to csv") << QStringLiteral("--level") << QStringLiteral("Old mine/Upper galleries")
                                              << QStringLiteral("--level") << QStringLiteral("Far away/Deep down"));
    QCOMPARE(run.exitCode, 1);
    const QStringList errors = linesOf(run.err);
    QCOMPARE(errors.size(), 3);
    const auto isNamed = [&](const QString& what, const QString& why) {
        return std::ranges::any_of(errors,
                                   [&](const QString& line) { return line.contains(what) && line.contains(why); });
    };
    QVERIFY2(isNamed(projects[1], QStringLiteral("line 2")), run.err.constData());
    QVERIFY2(isNamed(QStringLiteral("--level"), QStringLiteral("'Far away/Deep down'")), run.err.constData());
    QVERIFY2(isNamed(projects[2], QStringLiteral("none of these levels")), run.err.constData());
    QCOMPARE(treeOf(path("out")).keys(), words("elderlore/cells.csv elderlore/old-mine-upper-galleries.csv"));
    QCOMPARE(linesOf(run.out).size(), 2);

    // Where all can be read it is wrong usage, and where none has anything, too.
    QVERIFY(QDir(path("out")).removeRecursively());
    const CliRun wrong = runCli(exportOf({projects[0], projects[2]}, "--to csv")
                                << QStringLiteral("--level") << QStringLiteral("Old mine/Upper galleries")
                                << QStringLiteral("--level") << QStringLiteral("Far away/Deep down"));
    QCOMPARE(refusalFault(wrong, 2), QByteArray());
    QVERIFY2(wrong.err.contains("Far away/Deep down"), wrong.err.constData());
    QVERIFY(!QFile::exists(path("out")));
}

/// One of two worlds has no such zones.
void ExportCommandTest::goesOnAfterAWorldThatIsTooSmall()
{
    const QString small = sampleOf("undermarch"); // 16 zones a side
    const QString large = sampleOf("elderlore");  // 32 of them
    for (const QStringList& projects : {QStringList{small, large}, QStringList{large, small}}) {
        QVERIFY(QDir(path("out")).removeRecursively());
        const CliRun run = runCli(exportOf(projects, "--to text --no-floors --zones 3,3..19,3 --join-zones"));
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(linesOf(run.err).size(), 1);
        QVERIFY2(run.err.contains(small.toUtf8()) && run.err.contains("--zones"), run.err.constData());
        QCOMPARE(treeOf(path("out")).keys(), words("elderlore/zones-3-3-to-19-3.txt"));
        QCOMPARE(linesOf(run.out), QStringList{path("out/elderlore/zones-3-3-to-19-3.txt")});
    }
    QVERIFY(QDir(path("out")).removeRecursively());
    const CliRun alone = runCli(exportOf({small}, "--to text --no-floors --zones 3,3..19,3"));
    QCOMPARE(refusalFault(alone, 2), QByteArray());
    QVERIFY2(alone.err.startsWith("zonewright-cli: --zones: "), alone.err.constData());
    QVERIFY(!QFile::exists(path("out")));
}

void ExportCommandTest::goesOnAfterAnImpossibleLevel_data()
{
    addFormatRows();
}

void ExportCommandTest::goesOnAfterAnImpossibleLevel()
{
    QFETCH(const QString, format);
    const QString project = changedSample("p.zonewright", "elderlore", {{R"("size": [60, 30])", R"("size": [3, 3])"}});
    QVERIFY(!project.isEmpty());
    const CliRun run = runCli(exportOf({project}, "--tile-size 1") << QStringLiteral("--to") << format);
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err.count('\n'), 1);
    QVERIFY2(run.err.contains("Old mine/Upper galleries: "), run.err.constData());
    QVERIFY2(run.err.trimmed().size() > run.err.indexOf("galleries: ") + 20, run.err.constData()); // it says why
    const auto tree = treeOf(path("out"));
    QStringList printed = linesOf(run.out);
    QCOMPARE(printed.size(), tree.size());
    for (const QString& file : printed)
        QVERIFY2(QFile::exists(file) && !file.contains(QLatin1String("upper-galleries")), qPrintable(file));
    if (format != QLatin1String("ldtk"))
        QCOMPARE(tree.keys().filter(QLatin1String("old-mine-lower-galleries")).size(), 1);
}

/// All levels of LDtk are in one file: it has those that can be made.
void ExportCommandTest::namesEveryImpossibleLevelOfOneFile()
{
    const QString project =
        changedSample("p.zonewright", "elderlore",
                      {{R"("size": [60, 30])", R"("size": [3, 3])"}, {R"("size": [70, 35])", R"("size": [3, 3])"}});
    QVERIFY(!project.isEmpty());
    const CliRun some = runCli(exportOf({project}, "--to ldtk --tile-size 1 --threads 2")
                               << QStringLiteral("--level") << QStringLiteral("Old mine") << QStringLiteral("--level")
                               << QStringLiteral("Dragon's lair/Caves"));
    QCOMPARE(some.exitCode, 1);
    QCOMPARE(linesOf(some.err).size(), 2);
    for (const char* name : {"Old mine/Upper galleries: ", "Old mine/Lower galleries: "})
        QVERIFY2(some.err.contains(name), some.err.constData());
    QCOMPARE(treeOf(path("out")).keys(), words("elderlore.ldtk tiles-1.png"));
    QCOMPARE(linesOf(some.out), (QStringList{path("out/elderlore.ldtk"), path("out/tiles-1.png")}));
    const auto root = QJsonDocument::fromJson(treeOf(path("out")).value(QStringLiteral("elderlore.ldtk")));
    QCOMPARE(root[QLatin1String("levels")].toArray().size(), 1);

    QVERIFY(QDir(path("out")).removeRecursively());
    const CliRun none = runCli(exportOf({project}, "--to ldtk --tile-size 1")
                               << QStringLiteral("--level") << QStringLiteral("Old mine"));
    QCOMPARE(none.exitCode, 1);
    for (const char* name : {"Old mine/Upper galleries: ", "Old mine/Lower galleries: ", "elderlore.ldtk"})
        QVERIFY2(none.err.contains(name), none.err.constData());
    QCOMPARE(treeOf(path("out")).keys(), words("tiles-1.png"));
    QCOMPARE(linesOf(none.out), QStringList{path("out/tiles-1.png")});
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
        const QString project = changedSample(file.constData(), "elderlore", {{"Narrow way", name}});
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

void ExportCommandTest::saysThatSpaceRunsOut_data()
{
    addFormatRows();
}

/// Every file that is too large for the space is named, and nothing is left of it.
void ExportCommandTest::saysThatSpaceRunsOut()
{
    QFETCH(const QString, format);
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("PROJECT"), sampleOf("elderlore"));
    environment.insert(QStringLiteral("OUT"), path("out"));
    environment.insert(QStringLiteral("FORMAT"), format);
    const CliRun run = runShell(
        R"(ulimit -f 1; "$CLI" export "$PROJECT" --to "$FORMAT" --out "$OUT" --window --no-floors)", environment);
    QCOMPARE(run.exitCode, 1);
    const QByteArray large = format == QLatin1String("ldtk")   ? "elderlore.ldtk"
                             : format == QLatin1String("text") ? "window.txt"
                                                               : "window." + format.toLatin1();
    QVERIFY2(run.err.contains(path("out/").toUtf8() + large), run.err.constData());
    const auto tree = treeOf(path("out"));
    QVERIFY(!tree.contains(QString::fromLatin1(large)));
    QCOMPARE(linesOf(run.out).size(), tree.size());
    for (const QString& file : linesOf(run.out))
        QVERIFY2(QFile::exists(file) && !run.err.contains(file.toUtf8()), qPrintable(file));
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

void ExportCommandTest::leavesNothingPartialWhenStopped_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("signal");
    // As much as a picture may have.
    QTest::newRow("png, Ctrl+C") << QStringLiteral("--to png --tile-size 8 --threads 2") << SIGINT;
    QTest::newRow("png, ended") << QStringLiteral("--to png --tile-size 8 --threads 2") << SIGTERM;
    QTest::newRow("tmj, hung up") << QStringLiteral("--to tmj --encoding zlib --threads 0") << SIGHUP;
    QTest::newRow("tmx, Ctrl+C") << QStringLiteral("--to tmx --encoding zlib --threads 2") << SIGINT;
}

void ExportCommandTest::leavesNothingPartialWhenStopped()
{
    QFETCH(const QString, options);
    QFETCH(const int, signal);
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QStringLiteral(ZONEWRIGHT_CLI),
                  exportOf({sampleOf("farreach")}, "--zones 0,0..127,127 --join-zones") +
                      options.split(QLatin1Char(' ')));
    QTest::qWait(500);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), signal);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    for (const QString& file : treeOf(m_dir->path()).keys()) // what Tiled's maps share may be written before them
        QVERIFY2(!options.contains(QLatin1String("png")) && file.startsWith(QLatin1String("out/tiles.")),
                 qPrintable(file));
}

void ExportCommandTest::printsWhatWasFinishedBeforeItIsStopped_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("files");
    QTest::newRow("png") << QStringLiteral("png") << words("overview.png window.png");
    QTest::newRow("tmx") << QStringLiteral("tmx") << words("overview.tmx tiles-8.png tiles-8.tsx window.tmx");
}

/// One file takes long, while the others are written beside it.
void ExportCommandTest::printsWhatWasFinishedBeforeItIsStopped()
{
    QFETCH(const QString, format);
    QFETCH(const QStringList, files);
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QStringLiteral(ZONEWRIGHT_CLI),
                  exportOf({sampleOf("farreach")},
                           "--zones 0,0..127,127 --join-zones --window --overview --encoding zlib --tile-size 8 "
                           "--threads 2")
                      << QStringLiteral("--to") << format);
    const auto areThere = [&] {
        return std::ranges::all_of(files, [&](const QString& file) { return QFile::exists(path("out/") + file); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(areThere(), 30'000);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGINT);
    QCOMPARE(treeOf(path("out")).keys(), files);
    QStringList printed = linesOf(process.readAllStandardOutput());
    printed.sort();
    QStringList expected;
    std::ranges::transform(files, std::back_inserter(expected),
                           [&](const QString& file) { return path("out/") + file; });
    QCOMPARE(printed, expected);
}

void ExportCommandTest::sameBytesEverywhere_data()
{
    addFormatRows();
}

/// Whatever the language, the number of threads and the order of hashes.
void ExportCommandTest::sameBytesEverywhere()
{
    QFETCH(const QString, format);

    struct Surroundings
    {
        const char* locale;
        const char* threads;
        const char* hashSeed; ///< empty: another one each time
    };

    QMap<QString, QByteArray> first;
    QByteArray printed;
    for (const auto& [locale, threads, hashSeed] :
         {Surroundings{"C", "0", "0"}, Surroundings{"fr_FR.UTF-8", "1", "1"}, Surroundings{"tr_TR.UTF-8", "2", ""},
          Surroundings{"ar_EG.UTF-8", "7", "4294967295"}, Surroundings{"de_DE.UTF-8", "7", ""}}) {
        QVERIFY(QDir(path("out")).removeRecursively());
        QProcessEnvironment environment = bareEnvironment();
        for (const char* name : {"LC_ALL", "LANG", "LANGUAGE"})
            environment.insert(QLatin1String(name), QLatin1String(locale));
        if (*hashSeed != '\0')
            environment.insert(QStringLiteral("QT_HASH_SEED"), QLatin1String(hashSeed));
        const CliRun run =
            runCli(exportOf({sampleOf("undermarch"), sampleOf("elderlore")},
                            "--tile-size 7 --objects --zones 15,3..16,4 --window --overview")
                       << QStringLiteral("--threads") << QLatin1String(threads) << QStringLiteral("--to") << format,
                   environment);
        QVERIFY2(run.exitCode == 0, run.err.constData());
        const auto tree = treeOf(path("out"));
        if (first.isEmpty()) {
            first = tree;
            printed = run.out;
        }
        QVERIFY(!first.isEmpty());
        QCOMPARE(tree.keys(), first.keys());
        for (auto file = tree.begin(); file != tree.end(); ++file)
            QVERIFY2(file.value() == first.value(file.key()),
                     qPrintable(file.key() + QLatin1Char(' ') + QLatin1String(locale)));
        QCOMPARE(run.out, printed);
    }
}

ZONEWRIGHT_TEST(exportcommand, ExportCommandTest)
#include "tst_exportcommand.moc"
