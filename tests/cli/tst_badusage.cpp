#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::test;

class BadUsageTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWithOneLine_data();
    void refusesWithOneLine();
    void refusesBytesThatAreNoText();
    void keepsTheLineShort();
};

void BadUsageTest::refusesWithOneLine_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("value");

    const auto row = [](const char* line, const char* place, const char* value = "") {
        QTest::newRow(line) << words(line) << QString::fromUtf8(place) << QString::fromUtf8(value);
    };
    row("worlds", "worlds");
    row("--size 5", "--size");
    row("--version world", "world");
    row("help worlds", "worlds");
    row("help world zone", "zone");
    row("world", "--name");
    row("world --name", "--name");
    row("world --name --size 5", "--name");
    row("world --name= --size 5", "--name", "empty");
    row("world --name x --name x", "--name", "twice");
    row("world --name x --colour red", "--colour");
    row("world --name x -q", "-q");
    row("world --name x stray", "stray");
    row("world --name x -- --overview", "--overview");
    row("world --name x --overview=yes", "--overview");
    row("world --name x --overview --overview", "--overview", "twice");
    row("world --name x --size", "--size");
    row("world --name x --size=", "--size", "''");
    row("world --name x --size five", "--size", "'five'");
    row("world --name x --size 5.0", "--size", "'5.0'");
    row("world --name x --size +5", "--size", "'+5'");
    row("world --name x --size 0x5", "--size", "'0x5'");
    row("world --name x --size 1", "--size", "'1' is outside 2 to 10");
    row("world --name x --size 11", "--size", "'11' is outside 2 to 10");
    row("world --name x --size -5", "--size", "'-5' is outside 2 to 10");
    row("world --name x --size 18446744073709551621", "--size", "'18446744073709551621'");
    row("world --name x --zone-size 2", "--zone-size", "'2' is outside 3 to 8");
    row("world --name x --zone-size 9", "--zone-size", "'9' is outside 3 to 8");
    row("world --name x --format yaml", "--format", "'yaml'");
    row("world --name x --format JSON", "--format", "'JSON'");
    row("world --name x --format", "--format");
    row("world --name x --threads 2", "--threads");
    row("world --name x --at 0,0", "--at");
    row("world --name x -o", "-o");
    row("world --name x -o=", "-o");
    row("zone --name x", "--at");
    row("zone --at 0,0", "--name");
    row("zone --name x --at 0,0 --all", "--all");
    row("zone --name x --at", "--at");
    row("zone --name x --at 0", "--at", "'0'");
    row("zone --name x --at 0,", "--at", "'0,'");
    row("zone --name x --at 0,0,0", "--at", "'0,0,0'");
    row("zone --name x --at 0;0", "--at", "'0;0'");
    row("zone --name x --at x,y", "--at", "'x,y'");
    row("zone --name x --at 0.5,0", "--at", "'0.5,0'");
    row("zone --name x --at 9223372036854775808,0", "--at", "'9223372036854775808'");
    row("zone --name x --at 0,0 --format png", "--format", "'png' is unknown; expected: text, json");
    row("zone --name x --all --threads -1", "--threads", "'-1'");
    row("zone --name x --all --threads two", "--threads", "'two'");
    row("zone --name x --at 0,0 --threads -1", "--threads", "'-1'");
    const char* tooWide = "'9223372036854775808' is not a 64-bit integer";
    row("walk --name x --start 0,0:0,0 --view 1 --moves E --budget 9223372036854775808", "--budget", tooWide);
    row("foresee x --turn 9223372036854775808 --reach 1", "--turn", tooWide);
    row("foresee x --turn 1 --reach 9223372036854775808", "--reach", tooWide);
    row("walk", "--name");
    row("walk x --name y", "--name");
    row("walk a b", "b");
    row("foresee", "--turn");
    row("prove", "--view");
    row("zone --name x --all --overview", "--overview");
    const auto named = [](const char* name, const QString& world, const char* value) {
        QTest::newRow(name) << QStringList{QStringLiteral("world"), QStringLiteral("--name"), world}
                            << QStringLiteral("--name") << QString::fromUtf8(value);
    };
    named("empty name", QStringLiteral(""), "empty");
    named("blank name", QStringLiteral(" \t\u00a0\n"), "empty");
    named("long name", QStringLiteral("x").repeated(121), "121 characters, more than 120");
    named("long name, composed", QStringLiteral("e\u0301").repeated(121), "121 characters, more than 120");
    QTest::newRow("empty command") << QStringList{QString()} << QStringLiteral("''") << QString();
    QTest::newRow("line break") << QStringList{QStringLiteral("a\nb")} << QStringLiteral("a\\nb") << QString();
}

void BadUsageTest::refusesWithOneLine()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, place);
    QFETCH(const QString, value);
    const CliRun run = runCli(arguments);
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toUtf8() + ": "), run.err.constData());
    QVERIFY2(run.err.contains(value.toUtf8()), run.err.constData());
}

void BadUsageTest::refusesBytesThatAreNoText()
{
    const CliRun name = runShell(R"(BAD=$(printf 'Caf\351'); "$CLI" world --name "$BAD")");
    QCOMPARE(refusalFault(name, 2), QByteArray());
    QCOMPARE(name.err, QByteArray("zonewright-cli: --name: 'Caf\\xE9' is not valid UTF-8 text\n"));
    for (const char* line : {R"(BAD=$(printf '\351'); "$CLI" "$BAD")", R"(BAD=$(printf '\351'); "$CLI" help "$BAD")",
                             R"(BAD=$(printf '\351'); "$CLI" world "--$BAD=1")",
                             R"(BAD=$(printf '\351'); "$CLI" world --name x -o "$BAD")"}) {
        const CliRun run = runShell(line);
        QCOMPARE(refusalFault(run, 2), QByteArray());
        QVERIFY2(run.err.contains("\\xE9"), run.err.constData());
    }
}

void BadUsageTest::keepsTheLineShort()
{
    const CliRun run = runCli({QStringLiteral("world"), QStringLiteral("--name"), QStringLiteral("x"),
                               QStringLiteral("--size"), QStringLiteral("y").repeated(100'000)});
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY(run.err.size() < 400);
}

ZONEWRIGHT_TEST(badusage, BadUsageTest)
#include "tst_badusage.moc"
