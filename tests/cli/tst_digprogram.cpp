#include "cli/cliprocess.h"
#include "core/dig/digstep.h"
#include "project/builtinlists.h"
#include "support/testregistry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QJsonObject dugObject(const CliRun& run)
{
    return QJsonDocument::fromJson(run.out).object();
}

/// The strings of an array, each with an end of line.
QByteArray lines(const QJsonValue& array)
{
    QByteArray text;
    for (const QJsonValue& line : array.toArray())
        text += line.toString().toUtf8() + '\n';
    return text;
}

/// The places of the keys in the text, in the order given: ascending where they stand in that order.
QList<qsizetype> placesOf(const QByteArray& text, std::initializer_list<const char*> keys)
{
    QList<qsizetype> places;
    qsizetype from = 0;
    for (const char* key : keys) {
        from = text.indexOf(QByteArray("\"") + key + "\":", from);
        places.append(from);
        ++from;
    }
    return places;
}

bool write(const QString& path, const QByteArray& contents)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size();
}

/// A list whose only room has this many cells a side.
QByteArray oneRoomList(int side)
{
    return QByteArray("{\"format\":\"zonewright-pieces\",\"version\":1,\"name\":\"\",\"pieces\":[{\"kind\":\"den\","
                      "\"shape\":\"room\",\"weight\":1,\"width\":[%1,%1],\"height\":[%1,%1]}]}")
        .replace("%1", QByteArray::number(side));
}

} // namespace

class DigProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysStandInTheirOrder();
    void textIsTheGlyphs_data();
    void textIsTheGlyphs();
    void rowsAndGlyphsAgree();
    void stairsAreWhatIsAsked();
    void aLairHoldsItsBoss();
    void stepsComeLast();
    void pruningCanBeLeftOut();
    void pruningChoosesNoOtherFloor();
    void readsSeeds();
    void sameBytesInEveryLocale();
    void takesListsFromFiles();
    void namesWinOverFiles();
    void refusesUsage_data();
    void refusesUsage();
    void refusesBadListFiles();
    void namesWhatNoFloorCanMeet_data();
    void namesWhatNoFloorCanMeet();
    void namesWhatAListCannotGive();
    void helpListsKindsAndReasons();
};

void DigProgramTest::keysStandInTheirOrder()
{
    const CliRun run = runCli(words("dig --size 80x50 --pieces 40 --seed 1 --list lair --format json --steps"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.isEmpty());
    QCOMPARE(run.out.count('\n'), 1);
    QVERIFY(run.out.startsWith("{\"kind\":\"dug\",\"size\":[80,50],\"rows\":[\""));
    const auto places =
        placesOf(run.out, {"kind",  "size",   "rows",     "glyphs",      "rooms", "id",     "kind",     "x",
                           "y",     "w",      "h",        "inhabitants", "boss",  "locked", "doors",    "x",
                           "y",     "locked", "ids",      "walls",       "x",     "y",      "ids",      "stairs",
                           "up",    "down",   "distance", "pieces",      "asked", "placed", "attempts", "problems",
                           "steps", "step",   "kind",     "at",          "reason"});
    for (qsizetype i = 0; i < places.size(); ++i)
        QVERIFY2(places[i] > (i == 0 ? 0 : places[i - 1]), qPrintable(QString::number(i)));
    const QJsonObject floor = dugObject(run);
    QCOMPARE(floor.keys().size(), 12);
    QCOMPARE(floor.value(QStringLiteral("pieces")).toObject().value(QStringLiteral("asked")).toInt(), 40);
    QVERIFY(floor.value(QStringLiteral("problems")).toArray().isEmpty());
    QVERIFY(floor.value(QStringLiteral("distance")).toInt() > 0);
}

void DigProgramTest::textIsTheGlyphs_data()
{
    QTest::addColumn<QString>("options");
    for (const char* list : {"classic", "mine", "lair"}) {
        for (const char* size : {"80x50", "17x61", "61x17", "40x40"}) {
            const QString options = QStringLiteral("--size %1 --pieces 20 --seed 7 --list %2")
                                        .arg(QString::fromLatin1(size), QString::fromLatin1(list));
            QTest::newRow(qPrintable(options)) << options;
        }
    }
}

void DigProgramTest::textIsTheGlyphs()
{
    QFETCH(const QString, options);
    const QStringList line = words("dig") + words(options.toLatin1().constData());
    const CliRun text = runCli(line);
    const QJsonObject floor = dugObject(runCli(line + words("--format json")));
    QCOMPARE(text.exitCode, 0);
    QVERIFY(text.err.isEmpty());
    QCOMPARE(text.out, lines(floor.value(QStringLiteral("glyphs"))));
    QCOMPARE(runCli(line + words("--format text")).out, text.out);
    const QJsonArray size = floor.value(QStringLiteral("size")).toArray();
    const QList<QString> rows = QString::fromUtf8(text.out).chopped(1).split(QLatin1Char('\n'));
    QCOMPARE(rows.size(), size[1].toInt());
    for (const QString& row : rows)
        QCOMPARE(row.size(), size[0].toInt());
}

// One code point a cell, and walls alone differ.
void DigProgramTest::rowsAndGlyphsAgree()
{
    const QJsonObject floor = dugObject(runCli(words("dig --size 80x50 --pieces 40 --seed 5 --format json")));
    const QString rows = QString::fromUtf8(lines(floor.value(QStringLiteral("rows"))));
    const QString glyphs = QString::fromUtf8(lines(floor.value(QStringLiteral("glyphs"))));
    const QString wallGlyphLetters = QStringLiteral("·╶╴─╵└┘┴╷┌┐┬│├┤┼");
    QCOMPARE(rows.size(), glyphs.size());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows[i] == QLatin1Char('#'))
            QVERIFY(wallGlyphLetters.contains(glyphs[i]));
        else
            QCOMPARE(glyphs[i], rows[i]);
    }
    QCOMPARE(rows.count(QLatin1Char('#')), floor.value(QStringLiteral("walls")).toArray().size());
    QCOMPARE(rows.count(QLatin1Char('+')), floor.value(QStringLiteral("doors")).toArray().size());
    QCOMPARE(rows.count(QLatin1Char('<')), 1);
    QCOMPARE(rows.count(QLatin1Char('>')), 1);
}

void DigProgramTest::stairsAreWhatIsAsked()
{
    const auto firstRoomHolds = [](const char* options) {
        const QJsonObject floor =
            dugObject(runCli(words("dig --size 60x40 --pieces 15 --seed 3 --format json") + words(options)));
        const QJsonObject room = floor.value(QStringLiteral("rooms")).toArray().first().toObject();
        const auto within = [&](const char* stair) {
            const QJsonArray at =
                floor.value(QStringLiteral("stairs")).toObject().value(QString::fromLatin1(stair)).toArray();
            const auto number = [&](const char* key) { return room.value(QString::fromLatin1(key)).toInt(); };
            return at[0].toInt() >= number("x") && at[0].toInt() < number("x") + number("w") &&
                   at[1].toInt() >= number("y") && at[1].toInt() < number("y") + number("h");
        };
        return (within("up") ? QByteArray("up ") : QByteArray()) + (within("down") ? "down" : "");
    };
    QCOMPARE(firstRoomHolds(""), QByteArray("up "));
    QCOMPARE(firstRoomHolds("--stairs up"), QByteArray("up "));
    QCOMPARE(firstRoomHolds("--stairs down"), QByteArray("down"));
}

void DigProgramTest::aLairHoldsItsBoss()
{
    const CliRun run = runCli(words("dig --size 80x50 --pieces 40 --seed 3 --list lair --format json"));
    QCOMPARE(run.exitCode, 0);
    const QJsonArray rooms = dugObject(run).value(QStringLiteral("rooms")).toArray();
    int bosses = 0;
    int locked = 0;
    for (const QJsonValue& room : rooms) {
        bosses += room[QStringLiteral("boss")].toBool() ? 1 : 0;
        locked += room[QStringLiteral("locked")].toBool() ? 1 : 0;
    }
    QCOMPARE(bosses, 1);
    QCOMPARE(locked, 1);
    QVERIFY(rooms.first()[QStringLiteral("boss")].toBool());
    QVERIFY(!rooms.first()[QStringLiteral("inhabitants")].toArray().isEmpty());
}

void DigProgramTest::stepsComeLast()
{
    const QStringList line = words("dig --size 60x40 --pieces 15 --seed 11");
    const CliRun plain = runCli(line + words("--format json"));
    const CliRun json = runCli(line + words("--format json --steps"));
    QVERIFY(!plain.out.contains("\"steps\""));
    QVERIFY(json.out.startsWith(plain.out.chopped(2) + ",\"steps\":[{\"step\":1,\"kind\":\"started-over\","));
    QVERIFY(json.out.endsWith("}]}\n"));
    QByteArray text = runCli(line).out + '\n';
    int number = 0;
    for (const QJsonValue& value : dugObject(json).value(QStringLiteral("steps")).toArray()) {
        QCOMPARE(value[QStringLiteral("step")].toInt(), ++number);
        const std::string kind = value[QStringLiteral("kind")].toString().toStdString();
        const std::string reason = value[QStringLiteral("reason")].toString().toStdString();
        QVERIFY(valueIn<DigStepKind>(digStepWords, kind));
        QVERIFY(valueIn<DigReason>(digReasonWords, reason));
        const QJsonArray at = value[QStringLiteral("at")].toArray();
        text += QByteArray::number(number) + ' ' + kind.c_str() + ' ' + QByteArray::number(at[0].toInt()) + ',' +
                QByteArray::number(at[1].toInt()) + (reason == "none" ? "" : " " + QByteArray(reason.c_str())) + '\n';
    }
    QVERIFY(number > 15);
    QCOMPARE(runCli(line + words("--steps")).out, text);
}

void DigProgramTest::pruningCanBeLeftOut()
{
    const QStringList line = words("dig --size 80x50 --pieces 40 --seed 4 --list mine --format json --steps");
    const CliRun pruned = runCli(line);
    const CliRun whole = runCli(line + words("--no-prune"));
    QVERIFY(pruned.out.contains("\"corridor-pruned\""));
    QVERIFY(!whole.out.contains("\"corridor-pruned\""));
    QVERIFY(whole.out.count("\"stairs-placed\"") == 2);
    QVERIFY(lines(dugObject(whole).value(QStringLiteral("rows"))).count(',') >
            lines(dugObject(pruned).value(QStringLiteral("rows"))).count(','));
}

// Few pieces make lairs start over: whether they must is never asked of dead ends that are left.
void DigProgramTest::pruningChoosesNoOtherFloor()
{
    for (const char* options : {"--size 51x33 --pieces 5 --seed 422", "--size 80x50 --pieces 5 --seed 313",
                                "--size 24x24 --pieces 3 --seed 469", "--size 16x16 --pieces 3 --seed 935"}) {
        const QStringList line = words("dig --list lair --format json") + words(options);
        const QJsonObject pruned = dugObject(runCli(line));
        const QJsonObject whole = dugObject(runCli(line + words("--no-prune")));
        QVERIFY(!pruned.value(QStringLiteral("rooms")).toArray().isEmpty());
        QCOMPARE(whole.value(QStringLiteral("rooms")), pruned.value(QStringLiteral("rooms")));
        QCOMPARE(whole.value(QStringLiteral("pieces")), pruned.value(QStringLiteral("pieces")));
    }
}

void DigProgramTest::readsSeeds()
{
    const auto dugWith = [](const char* seed) {
        const CliRun run = runCli(words("dig --size 40x30 --pieces 10 --seed") << QString::fromLatin1(seed));
        return run.exitCode == 0 ? run.out : run.err;
    };
    const QByteArray seven = dugWith("7");
    QVERIFY(seven.contains('<'));
    for (const char* seed : {" 7", "7\t", "  007 ", "0000000000000000000000000000000000007"})
        QCOMPARE(dugWith(seed), seven);
    const QByteArray highest = dugWith("18446744073709551615");
    QVERIFY(highest.contains('<'));
    QVERIFY(highest != dugWith("18446744073709551614"));
    QVERIFY(highest != dugWith("9223372036854775807"));
    QVERIFY(dugWith("0").contains('<'));
}

void DigProgramTest::sameBytesInEveryLocale()
{
    for (const char* options : {"--format text --steps", "--format json --steps"}) {
        const QStringList line =
            words("dig --size 61x31 --pieces 25 --seed 18446744073709551615 --list lair") + words(options);
        const QByteArray expected = runCli(line).out;
        QVERIFY(!expected.isEmpty());
        for (const char* locale : {"C", "fr_FR.UTF-8", "tr_TR.UTF-8", "de_DE.ISO-8859-1", "no-such-locale"}) {
            QProcessEnvironment environment = bareEnvironment();
            environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(locale));
            environment.insert(QStringLiteral("LANGUAGE"), QString::fromLatin1(locale));
            QCOMPARE(runCli(line, environment).out, expected);
        }
    }
}

void DigProgramTest::takesListsFromFiles()
{
    const QStringList line = words("dig --size 60x40 --pieces 20 --seed 2 --format json --list");
    for (const std::string_view name : builtinListNames) {
        const QString word = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
        const QString sample = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/pieces-%1.json").arg(word);
        const CliRun run = runCli(line + QStringList{word});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(runCli(line + QStringList{sample}).out, run.out);
    }
    QCOMPARE(runCli(words("dig --size 60x40 --pieces 20 --seed 2 --format json")).out,
             runCli(line + words("classic")).out);
}

void DigProgramTest::namesWinOverFiles()
{
    const QTemporaryDir dir;
    QVERIFY(write(dir.filePath(QStringLiteral("mine")), oneRoomList(3)));
    QVERIFY(write(dir.filePath(QStringLiteral("mine.json")), oneRoomList(3)));
    QVERIFY(write(dir.filePath(QStringLiteral("dens")), oneRoomList(3)));
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(QStringLiteral("HERE"), dir.path());
    const auto kindsFrom = [&](const char* list) {
        const QByteArray line =
            QByteArray("cd \"$HERE\" && \"$CLI\" dig --size 40x30 --pieces 9 --seed 2 --format json --list ") + list;
        const CliRun run = runShell(line.constData(), environment);
        return run.out.contains("\"kind\":\"den\"") ? QByteArray("den") : run.err + QByteArray::number(run.exitCode);
    };
    QCOMPARE(kindsFrom("mine"), QByteArray("0"));
    for (const char* list : {"./mine", "mine.json", "dens", "\"$HERE/dens\""})
        QCOMPARE(kindsFrom(list), QByteArray("den"));
    QCOMPARE(kindsFrom("den"), QByteArray("zonewright-cli: --list: 'den' is unknown; expected: classic, mine, lair, or "
                                          "a file\n2"));
    QVERIFY(kindsFrom("den.json").startsWith("zonewright-cli: den.json: cannot be read: "));
    QVERIFY(kindsFrom("den.json").endsWith("\n1"));
}

void DigProgramTest::refusesUsage_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* options, const char* place) {
        QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(place);
    };
    row("", "--size: missing");
    row("--pieces 4 --seed 1", "--size: missing");
    row("--size 40x30 --seed 1", "--pieces: missing");
    row("--size 40x30 --pieces 4", "--seed: missing");
    for (const char* size : {"", "40", "40x", "x30", "40X30", "40x30x2", "40,30", "40.0x30", "axb", "10x10x"})
        row(QByteArray("--size=").append(size).append(" --pieces 4 --seed 1").constData(),
            QByteArray("--size: '").append(size).append("' is not a size WxH").constData());
    row("--size 0x30 --pieces 4 --seed 1", "--size: '0' is outside 1 to 1024");
    row("--size 40x0 --pieces 4 --seed 1", "--size: '0' is outside 1 to 1024");
    row("--size -1x30 --pieces 4 --seed 1", "--size: '-1' is outside 1 to 1024");
    row("--size 1025x30 --pieces 4 --seed 1", "--size: '1025' is outside 1 to 1024");
    row("--size 40x99999999999999999999 --pieces 4 --seed 1", "--size: '99999999999999999999' is outside 1 to 1024");
    row("--size 40x30 --pieces -1 --seed 1", "--pieces: '-1' is outside 0 to 100000");
    row("--size 40x30 --pieces 100001 --seed 1", "--pieces: '100001' is outside 0 to 100000");
    row("--size 40x30 --pieces many --seed 1", "--pieces: 'many' is not a whole decimal number");
    for (const char* seed : {"", "-1", "-0", "+1", "1.0", "0x1", "1e3", "seed", "1,0"})
        row(QByteArray("--size 40x30 --pieces 4 --seed=").append(seed).constData(),
            QByteArray("--seed: '")
                .append(seed)
                .append("' is not a whole number from 0 to 18446744073709551615")
                .constData());
    row("--size 40x30 --pieces 4 --seed 18446744073709551616",
        "--seed: '18446744073709551616' is not a whole number from 0 to 18446744073709551615");
    row("--size 40x30 --pieces 4 --seed 1 --list Classic", "--list: 'Classic' is unknown; expected: classic, mine");
    row("--size 40x30 --pieces 4 --seed 1 --list=", "--list: '' is unknown");
    row("--size 40x30 --pieces 4 --seed 1 --stairs left", "--stairs: 'left' is unknown; expected: up, down");
    row("--size 40x30 --pieces 4 --seed 1 --list lair --stairs up", "--stairs: cannot go with a lair");
    row("--size 40x30 --pieces 4 --seed 1 --list lair --stairs down", "--stairs: cannot go with a lair");
    row("--size 40x30 --pieces 4 --seed 1 --format png", "--format: 'png' is unknown; expected: text, json");
    row("--size 40x30 --pieces 4 --seed 1 --steps=3", "--steps");
    row("--size 40x30 --pieces 4 --seed 1 extra", "extra");
    row("--size 40x30 --pieces 4 --seed 1 --name x", "--name");
}

void DigProgramTest::refusesUsage()
{
    QFETCH(const QString, options);
    QFETCH(const QString, place);
    const CliRun run = runCli(words("dig") + words(options.toLatin1().constData()));
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toUtf8()), run.err.constData());
}

void DigProgramTest::refusesBadListFiles()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("list.json"));
    const QString old = dir.filePath(QStringLiteral("old.txt"));
    QVERIFY(write(old, "old"));
    const auto fault = [&](const QByteArray& contents, const QByteArray& says) {
        if (!write(path, contents))
            return QByteArray("no file to test with");
        const CliRun run =
            runCli(words("dig --size 40x30 --pieces 4 --seed 1 --list") << path << QStringLiteral("-o") << old);
        if (const QByteArray wrong = refusalFault(run, 1); !wrong.isEmpty())
            return wrong;
        return run.err.startsWith("zonewright-cli: " + path.toUtf8() + ": line 1: " + says) ? QByteArray() : run.err;
    };
    QCOMPARE(fault("", "not valid JSON"), QByteArray());
    QCOMPARE(fault("{}", "/format: missing"), QByteArray());
    QCOMPARE(fault(oneRoomList(0), "/pieces/0/width/0 (den): '0' is outside 1 to 1024"), QByteArray());
    QCOMPARE(fault(oneRoomList(3).replace("\"weight\":1", "\"weight\":-1"), "/pieces/0/weight (den): '-1'"),
             QByteArray());
    QCOMPARE(fault(oneRoomList(3).replace("[3,3]", "[4,3]"), "/pieces/0/width"), QByteArray());
    QCOMPARE(fault(oneRoomList(3).replace("\"name\":\"\"", "\"name\":\"\",\"first\":\"hall\""), "/first: 'hall'"),
             QByteArray());
    QFile file(old);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("old"));
    QCOMPARE(refusalFault(runCli(words("dig --size 40x30 --pieces 4 --seed 1 --list") << dir.path()), 1), QByteArray());
}

void DigProgramTest::namesWhatNoFloorCanMeet_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("kind");
    const auto row = [](const char* options, const char* kind) {
        QTest::newRow(options) << QString::fromLatin1(options) << QByteArray(kind);
    };
    for (const char* list : {"classic", "mine", "lair"}) {
        const QByteArray end = QByteArray(" --seed 1 --list ") + list;
        for (const char* size : {"1x1", "3x3", "4x4", "1x50", "1024x1", "2x1024"})
            row((QByteArray("--pieces 4 --size ") + size + end).constData(), "too-small");
        row(("--pieces 0 --size 80x50" + end).constData(), "no-pieces");
    }
    row("--pieces 40 --size 5x5 --seed 1 --list lair", "too-small");
    row("--pieces 100000 --size 7x7 --seed 1 --list lair", "too-small");
}

void DigProgramTest::namesWhatNoFloorCanMeet()
{
    QFETCH(const QString, options);
    QFETCH(const QByteArray, kind);
    const QStringList line = words("dig") + words(options.toLatin1().constData());
    const CliRun text = runCli(line);
    QCOMPARE(text.exitCode, 1);
    QVERIFY2(text.err.startsWith("zonewright-cli: " + kind + " at 0,0: "), text.err.constData());
    QCOMPARE(text.err.count('\n'), 1);
    QVERIFY(text.out.trimmed().isEmpty());
    const CliRun json = runCli(line + words("--format json"));
    QCOMPARE(json.exitCode, 1);
    QCOMPARE(json.err, text.err);
    QVERIFY(json.out.contains("\"rooms\":[],\"doors\":[],\"walls\":[],\"stairs\":{\"up\":null,\"down\":null},"
                              "\"distance\":null,\"pieces\":{\"asked\":"));
    const QJsonObject floor = dugObject(json);
    QCOMPARE(lines(floor.value(QStringLiteral("rows"))), text.out);
    QCOMPARE(lines(floor.value(QStringLiteral("glyphs"))), text.out);
    const QJsonArray problems = floor.value(QStringLiteral("problems")).toArray();
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0][QStringLiteral("kind")].toString().toUtf8(), kind);
    QVERIFY(text.err.endsWith(": " + problems[0][QStringLiteral("text")].toString().toUtf8() + '\n'));
}

void DigProgramTest::namesWhatAListCannotGive()
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("list.json"));
    const auto problemOf = [&](const QByteArray& list) {
        if (!write(path, list))
            return QByteArray("no file to test with");
        const CliRun run = runCli(words("dig --size 20x12 --pieces 9 --seed 1 --list") << path);
        return run.exitCode == 1 ? run.err : QByteArray::number(run.exitCode);
    };
    QCOMPARE(problemOf(oneRoomList(3)), QByteArray("0"));
    QVERIFY(problemOf(oneRoomList(30)).startsWith("zonewright-cli: too-small at 0,0: the first room does not fit"));
    const QByteArray weightless = oneRoomList(3).replace("\"weight\":1", "\"weight\":0");
    QVERIFY(problemOf(weightless).startsWith("zonewright-cli: no-weights at 0,0: "));
    const QByteArray corridor = ",{\"kind\":\"c\",\"shape\":\"corridor\",\"weight\":5,\"length\":3}]}";
    QVERIFY(problemOf(weightless.chopped(2) + corridor).startsWith("zonewright-cli: no-weights at 0,0: "));
}

void DigProgramTest::helpListsKindsAndReasons()
{
    const QByteArray help = runCli(words("help dig")).out.simplified();
    const auto listed = [&help](const QByteArray& start, auto wordList) {
        QByteArray sentence = start;
        for (const std::string_view word : wordList)
            sentence += ' ' + QByteArray(word.data(), static_cast<qsizetype>(word.size())) + ',';
        return help.contains(sentence.chopped(1) + '.');
    };
    QVERIFY2(listed("The kinds of steps:", digStepWords), help.constData());
    QVERIFY2(listed("The reasons of steps:", digReasonWords), help.constData());
    QVERIFY(help.contains("--list NAME|FILE"));
}

ZONEWRIGHT_TEST(digprogram, DigProgramTest)
#include "tst_digprogram.moc"
