#include "cli/cliprocess.h"
#include "project/projectfile.h"
#include "project/projectproblems.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace zonewright;
using namespace zonewright::test;

namespace {

const QString samples = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/");
const QString wrongProject = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/project/data/everything-wrong.zonewright");

QStringList checkOf(const QStringList& arguments)
{
    return QStringList{QStringLiteral("check")} + arguments;
}

std::vector<ProblemLine> expectedLines()
{
    const Project project = readProject(wrongProject).value();
    std::vector<ProblemLine> lines;
    for (const ProjectProblem& problem : findProblems(project, World::create(project.world).value()))
        lines.push_back(problemLine(project, problem));
    return lines;
}

} // namespace

class CheckProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsNothingInTheSamples();
    void tellsEachProblemOnALine();
    void tellsTheSameAsJson();
    void goesOnAfterABadProject();
    void showsNamesOnOneLine();
    void writesToAFile();
    void refusesWrongUsage();
    void sameBytesEverywhere();
    void leavesNoFileWhenStopped();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void CheckProgramTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void CheckProgramTest::findsNothingInTheSamples()
{
    const CliRun run = runCli(
        checkOf({samples + QStringLiteral("elderlore.zonewright"), samples + QStringLiteral("empty.zonewright")}));
    QCOMPARE(run.out + run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
}

void CheckProgramTest::tellsEachProblemOnALine()
{
    const CliRun run = runCli(checkOf({wrongProject}));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.err, QByteArray());
    QByteArray expected;
    for (const ProblemLine& line : expectedLines()) {
        expected += wrongProject.toUtf8() + ": " + QByteArray::fromStdString(line.level + ": " + line.kind) + " at " +
                    QByteArray::number(line.at.x) + "," + QByteArray::number(line.at.y) + ": " + line.text.toUtf8() +
                    "\n";
    }
    QCOMPARE(run.out, expected);
    QVERIFY(run.out.contains(": Rows/blocked: blocked at 4,1: the joint has no candidate"));
    QCOMPARE(runCli(checkOf({wrongProject, QStringLiteral("--format"), QStringLiteral("text")})).out, run.out);
}

void CheckProgramTest::tellsTheSameAsJson()
{
    const CliRun run = runCli(checkOf({QStringLiteral("--format=json"), wrongProject}));
    QCOMPARE(run.exitCode, 1);
    const QList<QByteArray> lines = run.out.split('\n');
    const auto expected = expectedLines();
    QCOMPARE(static_cast<std::size_t>(lines.size()), expected.size() + 1);
    const QRegularExpression keys(QStringLiteral(
        R"re(^\{"project":"[^"]*","level":"[^"]*","kind":"[a-z-]+","at":\[\d+,\d+\],"text":"[^"]*"\}$)re"));
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const QByteArray& line = lines[static_cast<qsizetype>(i)];
        QVERIFY2(keys.match(QString::fromUtf8(line)).hasMatch(), line.constData());
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        QCOMPARE(object.value(QLatin1String("project")).toString(), wrongProject);
        QCOMPARE(object.value(QLatin1String("level")).toString().toStdString(), expected[i].level);
        QCOMPARE(object.value(QLatin1String("kind")).toString().toStdString(), expected[i].kind);
        QCOMPARE(object.value(QLatin1String("at")).toArray(), (QJsonArray{expected[i].at.x, expected[i].at.y}));
        QCOMPARE(object.value(QLatin1String("text")).toString(), expected[i].text);
    }
}

void CheckProgramTest::goesOnAfterABadProject()
{
    QFile bad(path("bad.zonewright"));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("{\n]") == 3);
    bad.close();
    const CliRun run = runCli(checkOf(
        {bad.fileName(), samples + QStringLiteral("empty.zonewright"), path("none"), wrongProject, m_dir->path()}));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out, runCli(checkOf({wrongProject})).out);
    const QList<QByteArray> lines = run.err.split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], "zonewright-cli: " + bad.fileName().toUtf8() + ": line 2: not valid JSON: unexpected ']'");
    QVERIFY(lines[1].startsWith("zonewright-cli: " + path("none").toUtf8() + ": cannot be read: "));
    QVERIFY(lines[2].startsWith("zonewright-cli: " + m_dir->path().toUtf8() + ": cannot be read: "));
    // A bad one alone is a failure, too.
    const CliRun alone = runCli(checkOf({path("none"), samples + QStringLiteral("empty.zonewright")}));
    QCOMPARE(refusalFault(alone, 1), QByteArray());
}

void CheckProgramTest::showsNamesOnOneLine()
{
    Project project{.world = {.name = "x", .size = 3, .zoneSize = 4}};
    project.dungeons = {{.id = 1, .name = "a\nb\x1b[1m\"", .zone = {9, 9}}};
    project.nextId = 2;
    const QString file = path("line\nbreak");
    QVERIFY(writeProject(project, file).has_value());
    const CliRun text = runCli(checkOf({file}));
    QCOMPARE(text.out, m_dir->path().toUtf8() +
                           "/line\\nbreak: a\\nb\\u001b[1m\": dungeon-outside at 9,9: the dungeon's "
                           "zone lies outside the world\n");
    const CliRun json = runCli(checkOf({file, QStringLiteral("--format"), QStringLiteral("json")}));
    QCOMPARE(json.out.count('\n'), 1);
    QCOMPARE(QJsonDocument::fromJson(json.out).object().value(QLatin1String("level")).toString(),
             QStringLiteral("a\nb\u001b[1m\""));
}

void CheckProgramTest::writesToAFile()
{
    const CliRun run = runCli(checkOf({wrongProject, QStringLiteral("-o"), path("out")}));
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.isEmpty() && run.err.isEmpty());
    QFile out(path("out"));
    QVERIFY(out.open(QIODevice::ReadOnly));
    QCOMPARE(out.readAll(), runCli(checkOf({wrongProject})).out);
}

void CheckProgramTest::refusesWrongUsage()
{
    const auto fault = [](const QStringList& arguments, const char* place) {
        const CliRun run = runCli(checkOf(arguments));
        const QByteArray wrong = refusalFault(run, 2);
        return wrong.isEmpty() && !run.err.startsWith("zonewright-cli: " + QByteArray(place) + ": ") ? run.err : wrong;
    };
    QCOMPARE(fault({}, "PROJECT"), QByteArray());
    QCOMPARE(fault({QString()}, "PROJECT"), QByteArray());
    QCOMPARE(fault({wrongProject, QString()}, "PROJECT"), QByteArray());
    QCOMPARE(fault({wrongProject, QStringLiteral("--format"), QStringLiteral("png")}, "--format"), QByteArray());
    QCOMPARE(fault({wrongProject, QStringLiteral("--threads"), QStringLiteral("2")}, "--threads"), QByteArray());
}

void CheckProgramTest::sameBytesEverywhere()
{
    const QByteArray expected = runCli(checkOf({wrongProject})).out;
    for (const char* locale : {"C", "fr_FR.UTF-8", "tr_TR.UTF-8"}) {
        QProcessEnvironment environment = bareEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(locale));
        QCOMPARE(runCli(checkOf({wrongProject}), environment).out, expected);
    }
}

void CheckProgramTest::leavesNoFileWhenStopped()
{
    Project project{.world = {.name = "x", .size = 10, .zoneSize = 3}};
    project.walk.view = viewLimits.high;
    project.moves.assign(mostKeptMoves, Direction::East); // a day's work
    QVERIFY(writeProject(project, path("long")).has_value());
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QStringLiteral(ZONEWRIGHT_CLI), checkOf({path("long"), QStringLiteral("-o"), path("out")}));
    QTest::qWait(1000);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGINT);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("long")});
}

ZONEWRIGHT_TEST(checkprogram, CheckProgramTest)
#include "tst_checkprogram.moc"
