#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QStringList walkLine(const char* options, const char* moves)
{
    return words("walk --name Elderlore --start 9,9:62,32 --view 10") + words(options) +
           QStringList{QStringLiteral("--moves"), QString::fromLatin1(moves)};
}

QList<QByteArray> walkLines(const QStringList& arguments)
{
    const CliRun run = runCli(arguments);
    return run.exitCode == 0 && run.err.isEmpty() ? run.out.chopped(1).split('\n') : QList<QByteArray>();
}

/// JSON written with single quotes, for legibility.
QByteArray asJson(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

QJsonObject walkObject(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

} // namespace

class WalkProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsEveryTurn();
    void followsTheTable();
    void knownZonesHaveNoEngine();
    void repeatsAndEmptyMoves();
    void breakpointsEndTheTrace_data();
    void breakpointsEndTheTrace();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void eventsRunAfterRequests();
    void projectsHoldUntilAnOptionOverrides();
    void refuses_data();
    void refuses();
};

void WalkProgramTest::printsEveryTurn()
{
    const auto lines = walkLines(walkLine("", "E ."));
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith(asJson("{'turn':0,'move':null,'zone':[9,9],'cell':[62,32],'processed':[],'pending':[],"
                                       "'window':[[8,8],[9,8],[10,8],[8,9],[9,9],[10,9],[8,10],[9,10],[10,10]],"
                                       "'computed':[],'slots':null,'popularity':null,'evaluations':null,'hits':null,"
                                       "'misses':null,'evicted':[],'lost':[],'hazards':[]}")));
    QVERIFY(lines[1].startsWith(asJson("{'turn':1,'move':'E','zone':[9,9],'cell':[63,32],")));
    QVERIFY(lines[2].startsWith(asJson("{'turn':2,'move':'.',")));
}

// The article's table, as the command line tells it: crossing east at turn 2 of this walk.
void WalkProgramTest::followsTheTable()
{
    for (const char* mode : {"--queue fifo", "--queue coalesce", "--queue retain"}) {
        const auto lines = walkLines(walkLine(mode, "E*6"));
        QCOMPARE(lines.size(), 7);
        QVERIFY(lines[2].contains(asJson("'pending':[{'id':1,'due':3,'kind':'compute-zone','zone':[11,8]},"
                                         "{'id':2,'due':4,'kind':'compute-zone','zone':[11,9]},"
                                         "{'id':3,'due':5,'kind':'compute-zone','zone':[11,10]},"
                                         "{'id':4,'due':6,'kind':'shift-window','direction':'E'}]")));
        QVERIFY(lines[3].contains(asJson("'processed':[{'id':1,'kind':'compute-zone','zone':[11,8]}]")));
        QVERIFY(lines[5].contains(asJson("'computed':[[11,8],[11,9],[11,10]]")));
        QVERIFY(lines[6].contains(asJson("'processed':[{'id':4,'kind':'shift-window','direction':'E'}],'pending':[]")));
    }
}

void WalkProgramTest::knownZonesHaveNoEngine()
{
    const auto lines = walkLines(walkLine("--memory arrival --capacity 9", "E*60"));
    QCOMPARE(lines.size(), 61);
    QVERIFY(lines[0].contains(asJson("'window':null,'computed':[],'slots':[[8,8],")));
    QVERIFY(lines[0].contains(asJson("'popularity':[[10,10],[9,10],")));
    QVERIFY(lines[1].contains(asJson("'evaluations':441,'hits':441,'misses':0")));
    const QJsonObject last = walkObject(lines[56]);
    QCOMPARE(last.value(QStringLiteral("misses")).toInt(), 1);
    QCOMPARE(last.value(QStringLiteral("evicted")).toArray().size(), 1);
    QCOMPARE(last.value(QStringLiteral("slots")).toArray().size(), 9);
}

void WalkProgramTest::repeatsAndEmptyMoves()
{
    QCOMPARE(walkLines(walkLine("", "")).size(), 1);
    QCOMPARE(walkLines(walkLine("", "NE*3 .*2")).size(), 6);
    QCOMPARE(walkLines(walkLine("--format text", "NE*3")).size(), 4);
}

void WalkProgramTest::breakpointsEndTheTrace_data()
{
    QTest::addColumn<QString>("breakpoint");
    QTest::addColumn<int>("last");
    const auto row = [](const char* breakpoint, int last) {
        QTest::newRow(breakpoint) << QString::fromLatin1(breakpoint) << last;
    };
    row("turn:0", 0);
    row("turn:4", 4);
    row("turn:400", 9);
    row("kind:compute-zone", 2);
    row("kind:shift-window", 5);
    row("zone:11,9", 3);
    row("zone:-21,41", 3);
    row("zone:1,1", 9);
    row("hazard", 9);
    row("lost", 9);
    row("eviction", 9);
}

void WalkProgramTest::breakpointsEndTheTrace()
{
    QFETCH(const QString, breakpoint);
    QFETCH(const int, last);
    const auto all = walkLines(walkLine("", "E*9"));
    const auto lines = walkLines(walkLine("", "E*9") + QStringList{QStringLiteral("--until"), breakpoint});
    QCOMPARE(lines.size(), last + 1);
    QCOMPARE(lines, all.first(last + 1));
    const auto first =
        walkLines(walkLine("", "E*9") + QStringList{QStringLiteral("--until"), breakpoint} + words("--until turn:1"));
    QCOMPARE(first.size(), std::min(last, 1) + 1);
}

void WalkProgramTest::threadsChangeNothing_data()
{
    QTest::addColumn<QString>("options");
    for (const char* options :
         {"--queue fifo", "--queue coalesce", "--queue retain", "--memory recent", "--budget 8200"})
        QTest::newRow(options) << QString::fromLatin1(options);
}

void WalkProgramTest::threadsChangeNothing()
{
    QFETCH(const QString, options);
    const QStringList line = walkLine(options.toLatin1().constData(), "NE*100 S*90 SW*30 N*200 E*150");
    const CliRun alone = runCli(line + words("--threads 0"));
    QCOMPARE(alone.exitCode, 0);
    QCOMPARE(alone.out.count('\n'), 571);
    for (const char* threads : {"--threads 1", "--threads 4", "--threads 64"})
        QCOMPARE(runCli(line + words(threads)).out, alone.out);
}

void WalkProgramTest::eventsRunAfterRequests()
{
    const QStringList events{QStringLiteral("--event"), QStringLiteral("3:announce:20,6:a dragon: beware"),
                             QStringLiteral("--event"), QStringLiteral("3:spawn:9,9:wolf")};
    const auto lines = walkLines(walkLine("", "E*4") + events);
    QVERIFY(
        lines[3].contains(asJson("'processed':[{'id':1,'kind':'compute-zone','zone':[11,8]},"
                                 "{'id':1,'kind':'announce','zone':[20,6]},{'id':2,'kind':'spawn','zone':[9,9]}]")));
    QVERIFY(lines[2].contains(asJson("'due':3")));
}

void WalkProgramTest::projectsHoldUntilAnOptionOverrides()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("walk.zonewright"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(asJson("{'format': 'zonewright-project', 'version': 0, 'generator': 1,"
                      "'world': {'name': 'Elderlore', 'size': 5, 'zoneSize': 6},"
                      "'walk': {'zone': [9, 9], 'cell': [62, 32], 'view': 10, 'moves': 'E*6'},"
                      "'events': [{'id': 4, 'due': 3, 'kind': 'announce', 'zone': [20, 6], 'text': 'a dragon'}]}"));
    file.close();
    const auto lines = walkLines({QStringLiteral("walk"), path});
    QCOMPARE(lines.size(), 7);
    QVERIFY(lines[3].contains(asJson("{'id':4,'kind':'announce','zone':[20,6]}")));
    QCOMPARE(lines[6], walkLines(walkLine("", "E*6"))[6]);
    const auto overridden = walkLines(QStringList{QStringLiteral("walk"), path} +
                                      words("--moves W --memory recent --start 1,1:0,0 --event 1:spawn:1,1"));
    QCOMPARE(overridden.size(), 2);
    QVERIFY(overridden[1].contains(asJson("'zone':[0,1],'cell':[63,0]")));
    QCOMPARE(refusalFault(runCli(QStringList{QStringLiteral("walk"), path} + words("--name x")), 2), QByteArray());
    QCOMPARE(refusalFault(runCli(words("walk /nowhere.zonewright")), 1), QByteArray());
}

void WalkProgramTest::refuses_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* options, const char* place) {
        QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(place);
    };
    row("--start 1,1 --view 1 --moves E", "--start");
    row("--start 1,1:64,0 --view 1 --moves E", "--start");
    row("--start 1,1:-1,0 --view 1 --moves E", "--start");
    row("--start 1:1,1 --view 1 --moves E", "--start");
    row("--start 1,1:1,1:1,1 --view 1 --moves E", "--start");
    row("--start 1,1:99999999999,1 --view 1 --moves E", "--start");
    row("--view 1 --moves E", "--start");
    row("--start 1,1:1,1 --moves E", "--view");
    row("--start 1,1:1,1 --view 1", "--moves");
    row("--start 1,1:1,1 --view 1025 --moves E", "--view");
    row("--start 1,1:1,1 --view -1 --moves E", "--view");
    row("--start 1,1:1,1 --view 1 --moves X", "--moves: move 1");
    row("--start 1,1:1,1 --view 1 --moves E*0", "--moves: move 1");
    row("--start 1,1:1,1 --view 1 --moves E*1000001", "--moves: move 1");
    row("--start 1,1:1,1 --view 1 --moves E --capacity 8", "--capacity");
    row("--start 1,1:1,1 --view 1 --moves E --capacity 1025", "--capacity");
    row("--start 1,1:1,1 --view 1 --moves E --queue lifo", "--queue");
    row("--start 1,1:1,1 --view 1 --moves E --memory none", "--memory");
    row("--start 1,1:1,1 --view 1 --moves E --requests 0", "--requests");
    row("--start 1,1:1,1 --view 1 --moves E --budget 0", "--budget");
    row("--start 1,1:1,1 --view 1 --moves E --budget 9 --requests 2", "--budget");
    row("--start 1,1:1,1 --view 1 --moves E --until noon", "--until");
    row("--start 1,1:1,1 --view 1 --moves E --until turn:-1", "--until");
    row("--start 1,1:1,1 --view 1 --moves E --event 0:spawn:1,1", "--event");
    row("--start 1,1:1,1 --view 1 --moves E --event -4:spawn:1,1", "--event");
    row("--start 1,1:1,1 --view 1 --moves E --event 5:bake:1,1", "--event");
    row("--start 1,1:1,1 --view 1 --moves E --event 5:compute-zone:1,1", "--event");
    row("--start 1,1:1,1 --view 1 --moves E --event 5:spawn:32,1", "--event");
    row("--start 1,1:1,1 --view 1 --moves E --event 5:spawn", "--event");
    row("--start 1,1:1,1 --view 1 --moves E --event spawn:1,1", "--event");
}

void WalkProgramTest::refuses()
{
    QFETCH(const QString, options);
    QFETCH(const QString, place);
    const CliRun run = runCli(words("walk --name Elderlore") + words(options.toLatin1().constData()));
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toUtf8() + ": "), run.err.constData());
}

ZONEWRIGHT_TEST(walkprogram, WalkProgramTest)
#include "tst_walkprogram.moc"
