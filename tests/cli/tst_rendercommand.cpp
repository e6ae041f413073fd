#include "cli/cliprocess.h"
#include "core/world/world.h"
#include "project/floorsource.h"
#include "project/projectfile.h"
#include "render/cellscene.h"
#include "render/floorpainter.h"
#include "render/floorscene.h"
#include "render/zonepainter.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QString renderedSample(const char* name)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/") + QLatin1String(name) +
           QStringLiteral(".zonewright");
}

/// Options are separated by bars, so that names may have blanks.
QStringList renderOf(const char* sample, const char* options)
{
    return QStringList{QStringLiteral("render"), renderedSample(sample)} +
           QString::fromUtf8(options).split(QLatin1Char('|'));
}

QImage rendered(const char* sample, const char* options)
{
    const CliRun run = runCli(renderOf(sample, options));
    if (run.exitCode != 0 || !run.err.isEmpty())
        return {};
    return QImage::fromData(run.out, "PNG").convertToFormat(QImage::Format_RGB32);
}

/// How many pixels of two pictures are the same, in percent.
int sameShare(const QImage& a, const QImage& b)
{
    if (a.size() != b.size() || a.isNull())
        return 0;
    qint64 same = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            same += a.pixel(x, y) == b.pixel(x, y) ? 1 : 0;
    }
    return static_cast<int>(same * 100 / (qint64{a.width()} * a.height()));
}

} // namespace

class RenderCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesHaveTheirSize_data();
    void picturesHaveTheirSize();
    void floorsAreThoseOfTheProject();
    void zonesAreThoseOfTheWorld();
    void placesAndThemesDiffer();
    void writesToAFile();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void saysWhatIsImpossible();
    void keepsTheOldFileWhenSpaceRunsOut();
    void leavesNothingPartialWhenStopped();
    void sameBytesEverywhere();

private:
    [[nodiscard]] static QByteArray withLargeNumbers();
};

void RenderCommandTest::picturesHaveTheirSize_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QSize>("size");
    const auto row = [](const char* options, QSize size) {
        QTest::newRow(options) << QString::fromUtf8(options) << size;
    };
    row("--view|world", {1024, 1024});
    row("--view|world|--size|300x200|--theme|dark", {300, 200});
    row("--view|world|--size|400x300|--at|9,16|--tile-size|24", {400, 300});
    row("--view|world|--size|64x48|--tile-size|1", {64, 48});
    row("--view|zone", {1024, 1024});
    row("--view|zone|--at|-1,40|--tile-size|5", {320, 320});
    row("--view|window|--tile-size|2", {384, 384});
    row("--view|floor|--level|Old mine/Upper galleries|--tile-size|10", {600, 300});
    row("--view|floor|--level|Old mine/Upper galleries|--tile-size|1", {60, 30});
}

void RenderCommandTest::picturesHaveTheirSize()
{
    QFETCH(const QString, options);
    QFETCH(const QSize, size);
    QCOMPARE(rendered("elderlore", options.toUtf8().constData()).size(), size);
}

/// Nearly all is what the painter of floors paints; over it there are names and marks.
void RenderCommandTest::floorsAreThoseOfTheProject()
{
    const Project project = readProject(renderedSample("elderlore")).value();
    const World world = World::create(project.world).value();
    const Tileset tileset(Theme::Light);
    for (const FloorPlace place : allFloors(project)) {
        const std::string title = floorTitle(project, place);
        const QImage shown = rendered("elderlore", ("--view|floor|--tile-size|16|--level|" + title).c_str());
        const FloorScene scene = floorScene(FloorSource(project, world.seed(), place).build());
        const QImage painted = FloorPainter(tileset).image(scene, 16, {.markers = true, .roomTints = true});
        QVERIFY2(sameShare(shown, painted) > 60, title.c_str());
        QVERIFY2(shown != painted, title.c_str());
    }
}

/// Clear in memory; elsewhere veiled, thinly if somebody asks for the zone.
void RenderCommandTest::zonesAreThoseOfTheWorld()
{
    const Project project = readProject(renderedSample("elderlore")).value();
    const World world = World::create(project.world).value();
    const Tileset tileset(Theme::Light);
    const auto shown = [](Point zone) {
        return rendered(
            "elderlore",
            QStringLiteral("--view|zone|--tile-size|16|--at|%1,%2").arg(zone.x).arg(zone.y).toUtf8().constData());
    };
    const auto painted = [&](Point zone) { return ZonePainter(tileset).image(sceneOf(world, world.zone(zone)), 16); };
    for (const Point zone : {Point{9, 16}, Point{8, 15}, Point{10, 17}})
        QVERIFY(sameShare(shown(zone), painted(zone)) > 80);
    for (const Point zone : {Point{0, 0}, Point{31, 31}})
        QVERIFY(sameShare(shown(zone), painted(zone)) < 20);
}

void RenderCommandTest::placesAndThemesDiffer()
{
    const QImage world = rendered("elderlore", "--view|world|--size|200x200");
    QVERIFY(!world.isNull());
    QVERIFY(rendered("elderlore", "--view|world|--size|200x200|--theme|dark") != world);
    QVERIFY(rendered("elderlore", "--view|world|--size|200x200|--at|3,4") != world);
    QVERIFY(rendered("undermarch", "--view|world|--size|200x200") != world);
    const QImage window = rendered("elderlore", "--view|window|--tile-size|2|--at|3,4");
    QVERIFY(!window.isNull() && window == rendered("elderlore", "--view|window|--tile-size|2|--at|35,-28"));
    QVERIFY(window != rendered("elderlore", "--view|window|--tile-size|2|--at|4,4"));
    QVERIFY(window != rendered("elderlore", "--view|window|--tile-size|2|--at|3,4|--hide|coordinates"));
}

void RenderCommandTest::writesToAFile()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QString::fromUtf8("karte é.png"));
    const CliRun run =
        runCli(renderOf("elderlore", "--view|zone|--tile-size|3") + QStringList{QStringLiteral("-o"), path});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out + run.err, QByteArray());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), runCli(renderOf("elderlore", "--view|zone|--tile-size|3")).out);
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void RenderCommandTest::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* options, const char* place) {
        QTest::newRow(options) << QString::fromUtf8(options) << QString::fromUtf8(place);
    };
    row("--tile-size|16", "--view");
    row("--view|map", "--view");
    row("--view|floor", "--level");
    row("--view|floor|--level|none", "--level");
    row("--view|floor|--level|Old mine", "--level");
    row("--view|floor|--level|Old mine/Upper galleries|--hide|player", "--hide");
    row("--view|zone|--hide|walk", "--hide");
    row("--view|window|--hide|known", "--hide");
    row("--view|world|--hide|everything", "--hide");
    row("--view|floor|--level|Old mine/Upper galleries|--at|1,1", "--at");
    row("--view|floor|--level|Old mine/Upper galleries|--size|100x100", "--size");
    row("--view|zone|--level|Old mine/Upper galleries", "--level");
    row("--view|zone|--at|1", "--at");
    row("--view|zone|--size|100x100", "--size");
    row("--view|zone|--tile-size|0", "--tile-size");
    row("--view|zone|--tile-size|129", "--tile-size");
    row("--view|window|--tile-size|128", "--tile-size");
    row("--view|world|--size|16384x16384|--tile-size|1", "--tile-size"); // the world eight times over
    row("--view|world|--size|100", "--size");
    row("--view|world|--size|15x100", "--size");
    row("--view|world|--size|100x16385", "--size");
    row("--view|world|--theme|blue", "--theme");
    row("--view|world|more.zonewright", "more.zonewright");
}

void RenderCommandTest::refusesWrongUsage()
{
    QFETCH(const QString, options);
    QFETCH(const QString, place);
    const CliRun run = runCli(renderOf("elderlore", options.toUtf8().constData()));
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toUtf8() + ": "), run.err.constData());
    QCOMPARE(refusalFault(runCli(words("render --view world")), 2), QByteArray());
}

void RenderCommandTest::saysWhatIsImpossible()
{
    QCOMPARE(refusalFault(runCli(words("render none.zonewright --view world")), 1), QByteArray());
    const QTemporaryDir dir;
    QFile from(renderedSample("elderlore"));
    QFile to(dir.filePath(QStringLiteral("p.zonewright")));
    QVERIFY(from.open(QIODevice::ReadOnly) && to.open(QIODevice::WriteOnly));
    to.write(from.readAll().replace(R"("size": [60, 30])", R"("size": [3, 3])"));
    to.close();
    const CliRun run =
        runCli({QStringLiteral("render"), to.fileName(), QStringLiteral("--view"), QStringLiteral("floor"),
                QStringLiteral("--level"), QStringLiteral("Old mine/Upper galleries")});
    QCOMPARE(refusalFault(run, 1), QByteArray());
    QVERIFY2(run.err.contains("Old mine/Upper galleries"), run.err.constData());
}

void RenderCommandTest::keepsTheOldFileWhenSpaceRunsOut()
{
    const QTemporaryDir dir;
    QFile old(dir.filePath(QStringLiteral("old")));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("PROJECT"), renderedSample("elderlore"));
    environment.insert(QStringLiteral("OLD"), old.fileName());
    const CliRun run = runShell(R"(ulimit -f 1; "$CLI" render "$PROJECT" --view zone -o "$OLD")", environment);
    QCOMPARE(refusalFault(run, 1), QByteArray());
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    const CliRun full =
        runShell(R"(test -c /dev/full || exit 77; "$CLI" render "$PROJECT" --view zone -o /dev/full)", environment);
    if (full.exitCode != 77)
        QCOMPARE(refusalFault(full, 1), QByteArray());
}

void RenderCommandTest::leavesNothingPartialWhenStopped()
{
    const QTemporaryDir dir;
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QStringLiteral(ZONEWRIGHT_CLI),
                  renderOf("farreach", "--view|world|--size|16384x16384|--tile-size|8") +
                      QStringList{QStringLiteral("-o"), dir.filePath(QStringLiteral("world.png"))});
    QTest::qWait(500);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGINT);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(QDir(dir.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
}

/// The sample with numbers that languages write in different ways.
QByteArray RenderCommandTest::withLargeNumbers()
{
    QFile from(renderedSample("elderlore"));
    if (!from.open(QIODevice::ReadOnly))
        return {};
    return from.readAll().replace(R"("due": 40)", R"("due": 4012)").replace(R"("due": 55)", R"("due": 1234567)");
}

/// Whatever the environment says of displays, platforms, fonts and languages.
void RenderCommandTest::sameBytesEverywhere()
{
    const QTemporaryDir dir;
    QFile project(dir.filePath(QStringLiteral("p.zonewright")));
    QVERIFY(project.open(QIODevice::WriteOnly) && project.write(withLargeNumbers()) > 0);
    project.close();
    const auto drawn = [&project](const char* options, const QProcessEnvironment& environment) {
        return runCli(QStringList{QStringLiteral("render"), project.fileName()} +
                          QString::fromUtf8(options).split(QLatin1Char('|')),
                      environment);
    };
    QVERIFY(drawn("--view|world|--at|10,16|--tile-size|4", bareEnvironment()).out !=
            runCli(renderOf("elderlore", "--view|world|--at|10,16|--tile-size|4")).out);
    for (const char* options : {"--view|world|--at|10,16|--tile-size|4", "--view|window|--tile-size|8",
                                "--view|floor|--level|Forest crypt/Five tombs|--tile-size|24"}) {
        const CliRun bare = drawn(options, bareEnvironment());
        QCOMPARE(bare.exitCode, 0);
        for (const char* setting :
             {"LC_ALL=fr_FR.UTF-8", "LC_ALL=tr_TR.UTF-8", "LC_ALL=ar_EG.UTF-8", "LC_NUMERIC=de_DE.UTF-8",
              "LANGUAGE=fr:de", "DISPLAY=:99", "WAYLAND_DISPLAY=none", "QT_QPA_PLATFORM=xcb", "QT_QPA_PLATFORM=minimal",
              "QT_QPA_PLATFORMTHEME=gtk3", "QT_SCALE_FACTOR=2", "QT_FONT_DPI=200", "QT_SCREEN_SCALE_FACTORS=1.5",
              "QT_USE_PHYSICAL_DPI=1", "QT_QPA_PLATFORM_PLUGIN_PATH=/none", "QT_QPA_FONTDIR=/none",
              "FONTCONFIG_FILE=/dev/null", "QT_HASH_SEED=7", "OMP_NUM_THREADS=1"}) {
            const QStringList pair = QString::fromLatin1(setting).split(QLatin1Char('='));
            QProcessEnvironment environment = bareEnvironment();
            environment.insert(pair.first(), pair.last());
            const CliRun run = drawn(options, environment);
            QCOMPARE(run.exitCode, 0);
            QVERIFY2(run.out == bare.out, setting);
        }
    }
}

ZONEWRIGHT_TEST(rendercommand, RenderCommandTest)
#include "tst_rendercommand.moc"
