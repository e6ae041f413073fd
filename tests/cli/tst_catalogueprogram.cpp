#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace zonewright::test;

namespace {

QString sample(const char* name)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/%1").arg(QLatin1String(name));
}

CliRun runCatalogue(const QString& path, const char* options = "")
{
    return runCli(QStringList{QStringLiteral("catalogue"), path} + words(options));
}

/// A file of `count` rooms of one cell, whose codes are squares.
bool writeRooms(const QString& path, int count)
{
    QByteArray text("{\"format\":\"zonewright-rooms\",\"version\":1,\"rows\":1,\"rooms\":[");
    for (int i = 0; i < count; ++i) {
        text += i == 0 ? "\n" : ",\n";
        text += "{\"code\":" + QByteArray::number(i * i) + ",\"name\":\"r\",\"start\":[1,1],\"slabs\":[\"#\"]}";
    }
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text + "]}") > 0;
}

} // namespace

class CatalogueProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsThePairsOfTheSample();
    void jsonIsExactlyAsPromised();
    void textIsATable();
    void textIsAListWhereATableIsTooWide();
    void warnsAndGoesOn();
    void hallsAreRich();
    void refuses_data();
    void refuses();
    void refusesOneHundredMegabytes();
    void stopsInTheMiddle();
};

void CatalogueProgramTest::listsThePairsOfTheSample()
{
    const CliRun run = runCatalogue(sample("rooms-six.json"), "--format json");
    QCOMPARE(run.exitCode, 0);
    const QJsonObject matrix = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(matrix.value(QStringLiteral("rooms")).toInt(), 6);
    QVERIFY(matrix.value(QStringLiteral("problems")).toArray().isEmpty());
    const QJsonArray pairs = matrix.value(QStringLiteral("pairs")).toArray();
    QCOMPARE(pairs.size(), 36);
    QSet<int> numbers;
    QSet<int> special;
    int zeros = 0;
    for (const QJsonValue value : pairs) {
        const QJsonObject pair = value.toObject();
        const int number = pair.value(QStringLiteral("pair")).toInt();
        const bool none = pair.value(QStringLiteral("candidates")).toArray().isEmpty();
        QCOMPARE(pair.value(QStringLiteral("special")).toBool(), none);
        if (none)
            special.insert(number);
        numbers.insert(number);
        zeros += number == 0 ? 1 : 0;
    }
    QCOMPARE(special, (QSet<int>{-1, -7, 14, 17}));
    QCOMPARE(zeros, 6);
    QCOMPARE(numbers.size(), 31);
}

void CatalogueProgramTest::jsonIsExactlyAsPromised()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("rooms.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"zonewright-rooms\",\"version\":1,\"rows\":3,\"rooms\":["
               "{\"code\":1,\"name\":\"a\",\"start\":[1,1],\"slabs\":[\"#.\",\"##\",\"##\"]},"
               "{\"code\":3,\"name\":\"b\",\"start\":[1,1],\"slabs\":[\"#\",\".\",\".\"]}]}");
    file.close();
    const CliRun run = runCatalogue(path, "--format json");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out,
             QByteArray("{'rooms':2,'pairs':[{'left':1,'right':1,'pair':0,'candidates':[2,3],'special':false},"
                        "{'left':1,'right':3,'pair':-2,'candidates':[],'special':false},"
                        "{'left':3,'right':1,'pair':2,'candidates':[1],'special':false},"
                        "{'left':3,'right':3,'pair':0,'candidates':[1],'special':false}],"
                        "'problems':[{'kind':'blocked-pair','text':'room 1 left of room 3 (pair number -2) has neither "
                        "a candidate nor a path that joins them'}]}\n")
                 .replace('\'', '"'));
}

void CatalogueProgramTest::textIsATable()
{
    const CliRun run = runCatalogue(sample("rooms-six.json"));
    QCOMPARE(run.exitCode, 0);
    const QList<QByteArray> lines = run.out.split('\n');
    QCOMPARE(lines[0], QByteArray("Six rooms: 6 rooms of 5 rows"));
    QVERIFY(lines[2].startsWith("left \\ right   0 cell "));
    QVERIFY2(lines[3].contains("-1 special") && lines[3].contains("-10 1,3,4"), lines[3].constData());
    QVERIFY(lines[6].contains("-7 special"));
    QCOMPARE(lines[10], QByteArray("No warnings."));
    for (const QByteArray& line : lines)
        QVERIFY(line.size() <= 120 && !line.endsWith(' '));
}

void CatalogueProgramTest::textIsAListWhereATableIsTooWide()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("rooms.json"));
    QVERIFY(writeRooms(path, 30));
    const CliRun run = runCatalogue(path);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count(", and right of it\n"), 30);
    QVERIFY(run.out.contains("\n  4 r, and right of it\n      0 r     4 1\n"));
    QVERIFY(run.out.contains("\n    841 r  -841 1\n"));
}

void CatalogueProgramTest::warnsAndGoesOn()
{
    const CliRun json = runCatalogue(sample("rooms-poor.json"), "--format json");
    QCOMPARE(json.exitCode, 0);
    QVERIFY(json.err.isEmpty());
    QSet<QString> kinds;
    for (const QJsonValue problem :
         QJsonDocument::fromJson(json.out).object().value(QStringLiteral("problems")).toArray()) {
        kinds.insert(problem.toObject().value(QStringLiteral("kind")).toString());
        QVERIFY(!problem.toObject().value(QStringLiteral("text")).toString().isEmpty());
    }
    QCOMPARE(kinds.size(), 6);
    const CliRun text = runCatalogue(sample("rooms-poor.json"));
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.out.contains("\nshared-number: ") && text.out.contains("\nblocked-pair: ") &&
            text.out.contains(" blocked"));
    QVERIFY(!text.out.contains("No warnings."));
}

void CatalogueProgramTest::hallsAreRich()
{
    const CliRun run = runCatalogue(sample("rooms-halls.json"), "--format json");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.endsWith("\"problems\":[]}\n"));
    QCOMPARE(run.out.count("\"left\":"), 100);
}

void CatalogueProgramTest::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QString six = sample("rooms-six.json");
    QTest::newRow("no file named") << QStringList{} << 2;
    QTest::newRow("empty name") << QStringList{QString()} << 2;
    QTest::newRow("two files") << QStringList{six, six} << 2;
    QTest::newRow("format") << QStringList{six, QStringLiteral("--format"), QStringLiteral("png")} << 2;
    QTest::newRow("option") << QStringList{six, QStringLiteral("--rooms"), six} << 2;
    QTest::newRow("no file") << QStringList{QStringLiteral("none.json")} << 1;
    QTest::newRow("folder") << QStringList{QStringLiteral(ZONEWRIGHT_SOURCE_DIR)} << 1;
    QTest::newRow("project") << QStringList{sample("elderlore.zonewright")} << 1;
}

void CatalogueProgramTest::refuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, code);
    QCOMPARE(refusalFault(runCli(QStringList{QStringLiteral("catalogue")} + arguments), code), QByteArray());
}

void CatalogueProgramTest::refusesOneHundredMegabytes()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("huge.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(100'000'000));
    file.close();
    const CliRun run = runCatalogue(file.fileName());
    QCOMPARE(refusalFault(run, 1), QByteArray());
    QVERIFY(run.err.contains("larger than 33554432 bytes"));
}

// Sixteen million pairs: enough work for the signal to come in the middle of it.
void CatalogueProgramTest::stopsInTheMiddle()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("rooms.json"));
    QVERIFY(writeRooms(path, 4096));
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(QStringLiteral(ZONEWRIGHT_CLI),
                  {QStringLiteral("catalogue"), path, QStringLiteral("--format"), QStringLiteral("json"),
                   QStringLiteral("-o"), dir.filePath(QStringLiteral("pairs.json"))});
    QTest::qWait(1000);
    QCOMPARE(process.state(), QProcess::Running);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), SIGINT);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("pairs.json"))));
}

ZONEWRIGHT_TEST(catalogueprogram, CatalogueProgramTest)
#include "tst_catalogueprogram.moc"
