#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright::test;

namespace {

/// Runs strip with a sample catalogue.
CliRun runStrip(const char* sample, const QStringList& options)
{
    return runCli(
        QStringList{QStringLiteral("strip"), QStringLiteral("--rooms"),
                    QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/%1").arg(QLatin1String(sample))} +
        options);
}

CliRun runSix(const char* options)
{
    return runStrip("rooms-six.json", words(options));
}

QJsonObject objectOf(const CliRun& run)
{
    return QJsonDocument::fromJson(run.out).object();
}

/// A member as compact JSON.
QByteArray memberOf(const QJsonValue& object, const char* key)
{
    const QJsonValue value = object.toObject().value(QLatin1String(key));
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).mid(1);
}

QJsonArray jointsOf(const CliRun& run)
{
    return objectOf(run).value(QStringLiteral("joints")).toArray();
}

/// The kinds of a floor's problems.
QStringList problemsOf(const CliRun& run)
{
    QStringList kinds;
    for (const QJsonValue problem : objectOf(run).value(QStringLiteral("problems")).toArray())
        kinds << problem.toObject().value(QStringLiteral("kind")).toString();
    return kinds;
}

} // namespace

class StripProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensTheJointsOfTheSample();
    void jsonIsExactlyAsPromised();
    void drawsEveryCandidate();
    void specialPairs_data();
    void specialPairs();
    void redrawsJunctionsAlone();
    void countsRooms();
    void seedsKeepEveryBit();
    void pins();
    void pinsThatCannotBeApplied_data();
    void pinsThatCannotBeApplied();
    void heroesFromAbove();
    void problemsEndWithOne();
    void textSaysWhatIsWrong();
    void refuses_data();
    void refuses();
    void refusesBadCatalogues();
    void writesAFileWhole();
};

void StripProgramTest::opensTheJointsOfTheSample()
{
    const CliRun run = runSix("--sequence 1,15,4,10,0 --seed 7 --format json");
    QCOMPARE(run.exitCode, 0);
    const QJsonArray joints = jointsOf(run);
    QCOMPARE(joints.size(), 4);
    const std::array<QByteArray, 4> candidates{"[3]", "[1,3]", "[1,3,4,5]", "[1,3,5]"};
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(memberOf(joints[i], "column"), QByteArray::number(4 + 4 * i));
        QCOMPARE(memberOf(joints[i], "candidates"), candidates.at(static_cast<std::size_t>(i)));
        QCOMPARE(memberOf(joints[i], "state"), QByteArray("\"drawn\""));
    }
    QCOMPARE(memberOf(joints[0], "open"), QByteArray("[[4,3]]"));
    QCOMPARE(memberOf(objectOf(run), "hero"), QByteArray("[18,3]"));
}

void StripProgramTest::jsonIsExactlyAsPromised()
{
    const CliRun run = runSix("--sequence 1,15 --seed 7 --format json");
    QCOMPARE(
        run.out,
        QByteArray("{'kind':'strip','size':[9,7],'rooms':[{'code':1,'column':1,'width':3},"
                   "{'code':15,'column':5,'width':3}],'joints':[{'column':4,'pair':-14,'left':1,'right':15,"
                   "'candidates':[3],'state':'drawn','open':[[4,3]]}],'hero':[6,3],'problems':[],"
                   "'rows':['#########','#####...#','#..##.###','##......#','###.###.#','#...#####','#########']}\n")
            .replace('\'', '"'));
    QVERIFY(run.err.isEmpty());
    const CliRun text = runSix("--sequence 1,15 --seed 7");
    QCOMPARE(text.out, QByteArray("#########\n#####...#\n#..##.###\n##....@.#\n###.###.#\n#...#####\n#########\n"));
    QCOMPARE(runSix("--sequence 1 --seed 7 --format json").out.count("\"joints\":[]"), 1);
}

void StripProgramTest::drawsEveryCandidate()
{
    QSet<QByteArray> drawn;
    for (int seed = 0; seed < 40; ++seed) {
        const CliRun run = runSix(qPrintable(QStringLiteral("--sequence 4,10 --format json --seed %1").arg(seed)));
        drawn.insert(memberOf(jointsOf(run)[0], "open"));
    }
    QCOMPARE(drawn, (QSet<QByteArray>{"[[4,1]]", "[[4,3]]", "[[4,4]]", "[[4,5]]"}));
}

void StripProgramTest::specialPairs_data()
{
    QTest::addColumn<QString>("rooms");
    QTest::addColumn<QByteArray>("pair");
    QTest::addColumn<QByteArray>("open");
    const auto row = [](const char* rooms, const char* pair, const char* open) {
        QTest::newRow(rooms) << QString::fromLatin1(rooms) << QByteArray(pair) << QByteArray(open);
    };
    row("0,1", "-1", "[[4,1],[4,2]]");
    row("10,17", "-7", "[[4,3],[4,4]]");
    row("15,1", "14", "[[4,4],[4,5]]");
    row("17,0", "17", "[[4,2],[4,3]]");
}

void StripProgramTest::specialPairs()
{
    QFETCH(const QString, rooms);
    QFETCH(const QByteArray, pair);
    QFETCH(const QByteArray, open);
    const CliRun run = runSix(qPrintable(QStringLiteral("--format json --seed 1 --sequence ") + rooms));
    QCOMPARE(run.exitCode, 0);
    const QJsonValue joint = jointsOf(run)[0];
    QCOMPARE(memberOf(joint, "state"), QByteArray("\"special\""));
    QCOMPARE(memberOf(joint, "candidates"), QByteArray("[]"));
    QCOMPARE(memberOf(joint, "pair"), pair);
    QCOMPARE(memberOf(joint, "open"), open);
    QCOMPARE(memberOf(objectOf(run), "problems"), QByteArray("[]"));
}

void StripProgramTest::redrawsJunctionsAlone()
{
    const char* floor = "--count 30 --seed 5 --format json --redraw ";
    const CliRun first = runSix("--count 30 --seed 5 --format json");
    const CliRun again = runSix(qPrintable(QString::fromLatin1(floor) + QStringLiteral("1")));
    QCOMPARE(memberOf(objectOf(again), "rooms"), memberOf(objectOf(first), "rooms"));
    QVERIFY(again.out != first.out);
    QCOMPARE(runSix(qPrintable(QString::fromLatin1(floor) + QStringLiteral("0"))).out, first.out);
    QCOMPARE(runSix(qPrintable(QString::fromLatin1(floor) + QStringLiteral("9007199254740992"))).exitCode, 0);
}

void StripProgramTest::countsRooms()
{
    const CliRun run = runStrip("rooms-halls.json", words("--count 60 --seed 3 --format json"));
    QCOMPARE(run.exitCode, 0);
    const QJsonArray rooms = objectOf(run).value(QStringLiteral("rooms")).toArray();
    QCOMPARE(rooms.size(), 60);
    QMap<int, int> types;
    for (const QJsonValue room : rooms)
        ++types[room.toObject().value(QStringLiteral("code")).toInt()];
    QVERIFY(types.size() >= 8);
}

void StripProgramTest::seedsKeepEveryBit()
{
    const CliRun highest = runSix("--count 20 --seed 18446744073709551615");
    QCOMPARE(highest.exitCode, 0);
    QVERIFY(runSix("--count 20 --seed 18446744073709551614").out != highest.out);
    QVERIFY(runSix("--count 20 --seed 9223372036854775807").out != highest.out);
    const QStringList spaced{QStringLiteral("--count"), QStringLiteral(" 20 "), QStringLiteral("--seed"),
                             QStringLiteral(" 0018446744073709551615\t")};
    QCOMPARE(runStrip("rooms-six.json", spaced).out, highest.out);
}

void StripProgramTest::pins()
{
    for (const char* redraw : {"0", "1", "2", "3"}) {
        const CliRun run = runSix(qPrintable(QStringLiteral("--sequence 1,15,4,10,0 --seed 7 --format json --pin 12:4 "
                                                            "--path 8:0,1+0,2 --redraw %1")
                                                 .arg(QLatin1String(redraw))));
        QCOMPARE(run.exitCode, 0);
        const QJsonArray joints = jointsOf(run);
        QCOMPARE(memberOf(joints[1], "state"), QByteArray("\"pinned\""));
        QCOMPARE(memberOf(joints[1], "open"), QByteArray("[[8,1],[8,2]]"));
        QCOMPARE(memberOf(joints[2], "state"), QByteArray("\"pinned\""));
        QCOMPARE(memberOf(joints[2], "open"), QByteArray("[[12,4]]"));
        QCOMPARE(problemsOf(run), QStringList());
    }
}

void StripProgramTest::pinsThatCannotBeApplied_data()
{
    QTest::addColumn<QString>("pin");
    for (const char* pin :
         {"--pin 12:2", "--pin 12:0", "--pin 12:6", "--pin 12:-1", "--pin 12:2147483647", "--pin 11:1", "--pin 0:1",
          "--pin -4:1", "--pin 999:1", "--path 12:9,9+0,1", "--path 12:-2147483648,2147483647", "--path 3:0,1+0,2"})
        QTest::newRow(pin) << QString::fromLatin1(pin);
}

void StripProgramTest::pinsThatCannotBeApplied()
{
    QFETCH(const QString, pin);
    const QStringList floor = words("--sequence 1,15,4,10,0 --seed 7 --format json");
    const CliRun plain = runStrip("rooms-six.json", floor);
    const CliRun run = runStrip("rooms-six.json", floor + words(pin.toLatin1().constData()));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(problemsOf(run), QStringList{QStringLiteral("invalid-pin")});
    QCOMPARE(memberOf(objectOf(run), "joints"), memberOf(objectOf(plain), "joints"));
}

void StripProgramTest::heroesFromAbove()
{
    const CliRun brick = runSix("--sequence 1,15,4,10,0 --seed 7 --hero 6,2 --format json");
    QCOMPARE(memberOf(objectOf(brick), "hero"), QByteArray("[6,2]"));
    const CliRun text = runSix("--sequence 1,15,4,10,0 --seed 7 --hero 6,2");
    QCOMPARE(text.out.split('\n')[2][6], '@');
    QCOMPARE(objectOf(brick).value(QStringLiteral("rows")).toArray()[2].toString()[6], QLatin1Char('.'));
    for (const char* outside : {"0,0", "6,0", "20,3", "6,6", "21,3", "-1,2", "2147483647,-2147483648"}) {
        const CliRun run = runSix(qPrintable(QStringLiteral("--sequence 1,15,4,10,0 --seed 7 --format json --hero ") +
                                             QLatin1String(outside)));
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(problemsOf(run), QStringList{QStringLiteral("hero-outside")});
        QCOMPARE(memberOf(objectOf(run), "hero"), QByteArray("[18,3]"));
    }
    // A brick of the crank with bricks all around it.
    const CliRun walled = runSix("--sequence 1,15 --seed 7 --hero 3,1 --format json");
    QCOMPARE(walled.exitCode, 1);
    QCOMPARE(problemsOf(walled), (QStringList{QStringLiteral("walled-in"), QStringLiteral("unreachable")}));
    QCOMPARE(objectOf(walled).value(QStringLiteral("rows")).toArray()[1].toString()[3], QLatin1Char('.'));
}

void StripProgramTest::problemsEndWithOne()
{
    const CliRun run = runStrip("rooms-poor.json", words("--sequence 1,3 --seed 1 --format json"));
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.err.isEmpty());
    QCOMPARE(problemsOf(run), (QStringList{QStringLiteral("blocked"), QStringLiteral("unreachable")}));
    QCOMPARE(memberOf(jointsOf(run)[0], "state"), QByteArray("\"blocked\""));
    QCOMPARE(memberOf(jointsOf(run)[0], "open"), QByteArray("[]"));
    for (const QJsonValue problem : objectOf(run).value(QStringLiteral("problems")).toArray())
        QVERIFY(!problem.toObject().value(QStringLiteral("text")).toString().isEmpty());
}

void StripProgramTest::textSaysWhatIsWrong()
{
    const CliRun run = runStrip("rooms-poor.json", words("--sequence 1,3 --seed 1"));
    QCOMPARE(run.exitCode, 1);
    QCOMPARE(run.out.count('\n'), 8);
    const QList<QByteArray> lines = run.err.chopped(1).split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith("zonewright-cli: blocked at 5,"));
    QVERIFY(lines[1].startsWith("zonewright-cli: unreachable at "));
    const CliRun many = runStrip("rooms-poor.json", words("--count 500 --seed 1"));
    QCOMPARE(many.err.count('\n'), 21);
}

void StripProgramTest::refuses_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* options, const char* message) {
        QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(message);
    };
    row("--count 5", "--seed: missing");
    row("--seed 1", "--sequence: missing");
    row("--seed 1 --count 5 --sequence 1", "--count: cannot go with --sequence");
    row("--seed 1 --count 0", "--count: '0' is outside 1 to 10000");
    row("--seed 1 --count 10001", "--count: '10001' is outside 1 to 10000");
    row("--seed 1 --count five", "--count: 'five'");
    row("--seed 1 --sequence 1,99", "--sequence: '99' is unknown; expected: 0, 1, 4, 10, 15, 17");
    row("--seed 1 --sequence 1,,4", "--sequence: '1,,4' is not a sequence");
    row("--seed 1 --sequence=", "--sequence: '' is not a sequence");
    row("--seed 1 --sequence 1;4", "--sequence: '1;4'");
    row("--seed 1 --sequence 2147483648", "--sequence: '2147483648' is outside");
    row("--seed 18446744073709551616 --count 5", "--seed: '18446744073709551616' is not a whole number from 0");
    row("--seed -1 --count 5", "--seed: '-1'");
    row("--seed 0x1 --count 5", "--seed: '0x1'");
    row("--seed 1 --count 5 --redraw -1", "--redraw: '-1' is outside 0 to 9007199254740992");
    row("--seed 1 --count 5 --redraw 9007199254740993", "--redraw: '9007199254740993'");
    row("--seed 1 --count 5 --pin 4", "--pin: '4' is not a pin COLUMN:ROW");
    row("--seed 1 --count 5 --pin 4:", "--pin: '4:'");
    row("--seed 1 --count 5 --pin 4:1:2", "--pin: '4:1:2'");
    row("--seed 1 --count 5 --pin 4:x", "--pin: '4:x'");
    row("--seed 1 --count 5 --pin 4:2147483648", "--pin: '2147483648' is outside");
    row("--seed 1 --count 5 --path 4:1", "--path: '4:1' is not a path COLUMN:DX,ROW");
    row("--seed 1 --count 5 --path 4:", "--path: '4:'");
    row("--seed 1 --count 5 --path 4:0,1+", "--path: '4:0,1+'");
    row("--seed 1 --count 5 --path 4:0,1++0,2", "--path: '4:0,1++0,2'");
    row("--seed 1 --count 5 --path 0,1", "--path: '0,1'");
    row("--seed 1 --count 5 --path 4:0,1+0,2+0,1", "--path: the path in column 4 has a cell twice");
    row("--seed 1 --count 5 --path 4:0,1+0,2+0,3+0,4+0,5+1,1+1,2+1,3+1,4",
        "--path: the path in column 4 has 9 cells; 1 to 8 are allowed");
    row("--seed 1 --sequence 4,10 --pin 4:1 --pin 4:3", "--pin: column 4 is pinned twice");
    row("--seed 1 --sequence 4,10 --path 4:0,1+0,2 --pin 4:3", "--path: column 4 is pinned twice");
    row("--seed 1 --count 5 --hero 1", "--hero: '1' is not a position X,Y");
    row("--seed 1 --count 5 --hero 2147483648,1", "--hero: '2147483648' is outside");
    row("--seed 1 --count 5 --format png", "--format: 'png'");
    row("--seed 1 --count 5 --seed 2", "--seed: given twice");
    row("--seed 1 --count 5 extra", "extra: ");
}

void StripProgramTest::refuses()
{
    QFETCH(const QString, options);
    QFETCH(const QString, message);
    const CliRun run = runSix(qPrintable(options));
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + message.toUtf8()), run.err.constData());
}

void StripProgramTest::refusesBadCatalogues()
{
    QCOMPARE(refusalFault(runCli(words("strip --seed 1 --count 5")), 2), QByteArray());
    QCOMPARE(refusalFault(runCli(words("strip --seed 1 --count 5 --rooms=")), 2), QByteArray());
    QCOMPARE(refusalFault(runCli(words("strip --seed 1 --count 5 --rooms none.json")), 1), QByteArray());
    // The folder's name may hold a blank.
    const QString file = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/catalogue/bad-character.json");
    const CliRun bad = runCli(words("strip --seed 1 --count 5 --rooms") + QStringList{file});
    QCOMPARE(refusalFault(bad, 1), QByteArray());
    QVERIFY2(bad.err.contains("bad-character.json: line 9: /rooms/1/slabs/1 (room 4 \"gallery\"): '#x'"),
             bad.err.constData());
}

void StripProgramTest::writesAFileWhole()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("floor.txt"));
    const QStringList to{QStringLiteral("-o"), path};
    // The floor is written though a problem makes the run fail.
    const CliRun run = runStrip("rooms-poor.json", words("--sequence 1,3 --seed 1") + to);
    QCOMPARE(run.exitCode, 1);
    QVERIFY(run.out.isEmpty());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), runStrip("rooms-poor.json", words("--sequence 1,3 --seed 1")).out);
}

ZONEWRIGHT_TEST(stripprogram, StripProgramTest)
#include "tst_stripprogram.moc"
