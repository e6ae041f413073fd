#include "cli/cliprocess.h"
#include "core/random/hash.h"
#include "core/world/world.h"
#include "support/testregistry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class ZoneProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesItsCells();
    void wraps_data();
    void wraps();
    void writesJson();
    void listsEveryZone();
    void threadsChangeNothing_data();
    void threadsChangeNothing();
};

void ZoneProgramTest::writesItsCells()
{
    const CliRun run = runCli(words("zone --name Elderlore --at 0,0"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.isEmpty());
    QVERIFY(run.out.endsWith('\n'));
    const QList<QByteArray> lines = run.out.chopped(1).split('\n');
    QCOMPARE(lines.size(), 64);
    for (const QByteArray& line : lines) {
        QCOMPARE(line.size(), 64);
        for (const char cell : line)
            QVERIFY(terrainFromLetter(cell).has_value());
    }
}

void ZoneProgramTest::wraps_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("same");
    const auto row = [](const char* position, const char* same) {
        QTest::newRow(position) << QString::fromLatin1(position) << QString::fromLatin1(same);
    };
    row("32,0", "0,0");
    row("0,32", "0,0");
    row("-1,-1", "31,31");
    row("-32,64", "0,0");
    row("5,-30", "5,2");
    row(" 007 , 2 ", "7,2");
    row("9223372036854775807,-9223372036854775808", "31,0");
}

void ZoneProgramTest::wraps()
{
    QFETCH(const QString, position);
    QFETCH(const QString, same);
    for (const char* format : {"text", "json"}) {
        const QStringList start = words("zone --name Elderlore --format")
                                  << QString::fromLatin1(format) << QStringLiteral("--at");
        const CliRun run = runCli(start + QStringList{position});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.out, runCli(start + QStringList{same}).out);
    }
}

void ZoneProgramTest::writesJson()
{
    const CliRun run = runCli(words("zone --name Elderlore --size 2 --zone-size 5 --at -1,1 --format json"));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count('\n'), 1);
    QVERIFY(run.out.startsWith("{\"zone\":[3,1],\"hash\":\""));
    const QJsonObject json = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(json.keys().size(), 6);
    const World world = World::create({.name = "Elderlore", .size = 2, .zoneSize = 5}).value();
    const Zone zone = world.zone({3, 1});
    QCOMPARE(json.value(QStringLiteral("hash")).toString().toStdString(), hashText(contentHash(zone.cells)));
    QCOMPARE(json.value(QStringLiteral("cells")).toArray().size(), 32);
    QCOMPARE(json.value(QStringLiteral("cells")).toArray().at(31).toString().size(), 32);
    QCOMPARE(static_cast<std::size_t>(json.value(QStringLiteral("creatures")).toArray().size()), zone.creatures.size());
    QCOMPARE(json.value(QStringLiteral("settlement")).isNull(), !zone.settlement.has_value());
    QCOMPARE(json.value(QStringLiteral("entrance")).isNull(), !zone.entrance.has_value());
    const CliRun text = runCli(words("zone --name Elderlore --size 2 --zone-size 5 --at 3,1"));
    QCOMPARE(hashText(hashBytes(QByteArray(text.out).replace("\n", "").toStdString())),
             hashText(contentHash(zone.cells)));
}

void ZoneProgramTest::listsEveryZone()
{
    const QByteArray text = runCli(words("zone --name Elderlore --size 3 --zone-size 3 --all")).out;
    const QByteArray json = runCli(words("zone --name Elderlore --size 3 --zone-size 3 --all --format json")).out;
    const World world = World::create({.name = "Elderlore", .size = 3, .zoneSize = 3}).value();
    QByteArray expectedText;
    QByteArray expectedJson;
    for (int y = 0; y < 8; ++y) {
        for (int x = 0; x < 8; ++x) {
            const QByteArray position = QByteArray::number(x) + ',' + QByteArray::number(y);
            const QByteArray hash = QByteArray::fromStdString(hashText(contentHash(world.zoneCells({x, y}))));
            expectedText += position + ' ' + hash + '\n';
            expectedJson += "{\"zone\":[" + position + "],\"hash\":\"" + hash + "\"}\n";
        }
    }
    QCOMPARE(text, expectedText);
    QCOMPARE(json, expectedJson);
}

void ZoneProgramTest::threadsChangeNothing_data()
{
    QTest::addColumn<QString>("threads");
    QTest::addColumn<QString>("zoneSize");
    QTest::newRow("4") << QStringLiteral("4") << QStringLiteral("6");
    for (const char* threads : {"0", "2", "61", "99999999999999999999"})
        QTest::newRow(threads) << QString::fromLatin1(threads) << QStringLiteral("3");
}

void ZoneProgramTest::threadsChangeNothing()
{
    QFETCH(const QString, threads);
    QCOMPARE(runCli(words("zone --name x --at 1,1 --threads") << threads).out,
             runCli(words("zone --name x --at 1,1")).out);
    QFETCH(const QString, zoneSize);
    const QStringList start = words("zone --name Elderlore --all --zone-size") << zoneSize;
    const CliRun one = runCli(start + words("--threads 1"));
    QCOMPARE(one.out.count('\n'), 1024);
    const CliRun many = runCli(start + QStringList{QStringLiteral("--threads"), threads});
    QCOMPARE(many.exitCode, 0);
    QCOMPARE(many.out, one.out);
    QCOMPARE(runCli(start).out, one.out);
}

ZONEWRIGHT_TEST(zoneprogram, ZoneProgramTest)
#include "tst_zoneprogram.moc"
