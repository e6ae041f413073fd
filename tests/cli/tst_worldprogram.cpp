#include "cli/cliprocess.h"
#include "core/random/hash.h"
#include "core/world/overview.h"
#include "core/world/world.h"
#include "support/testregistry.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class WorldProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsTheFacts();
    void writesJson();
    void addsTheOverview();
    void drawsTheOverview();
    void takesOptionsInAnyForm();
    void namesThatDifferInFormAloneAreOneWorld();
    void namesThatDifferInCaseAreTwoWorlds();
};

void WorldProgramTest::tellsTheFacts()
{
    const CliRun run = runCli(words("world --name Elderlore"));
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.isEmpty());
    QVERIFY(
        run.out.startsWith("name       Elderlore\nsize       5 (32 zones a side)\nzone size  6 (64 cells a side)\n"));
    QCOMPARE(run.out.count('\n'), 6);
}

void WorldProgramTest::writesJson()
{
    const CliRun run = runCli(words("world --name Elderlore --size 4 --zone-size 3 --format json"));
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count('\n'), 1);
    const World world = World::create({.name = "Elderlore", .size = 4, .zoneSize = 3}).value();
    const QJsonObject json = QJsonDocument::fromJson(run.out).object();
    QCOMPARE(json.keys().size(), 8);
    QCOMPARE(json.value(QStringLiteral("name")).toString(), QStringLiteral("Elderlore"));
    QCOMPARE(json.value(QStringLiteral("side")).toInt(), 16);
    QCOMPARE(json.value(QStringLiteral("zoneSide")).toInt(), 8);
    QCOMPARE(json.value(QStringLiteral("seed")).toString(), QString::number(world.seed()));
    QCOMPARE(json.value(QStringLiteral("generator")).toInt(), generatorVersion);
    QCOMPARE(json.value(QStringLiteral("hash")).toString().toStdString(), hashText(contentHash(overview(world))));
}

void WorldProgramTest::addsTheOverview()
{
    const CliRun json = runCli(words("world --name Elderlore --format json --overview"));
    QCOMPARE(json.exitCode, 0);
    const QJsonObject object = QJsonDocument::fromJson(json.out).object();
    QByteArray rows;
    const QJsonArray overviewRows = object.value(QStringLiteral("overview")).toArray();
    for (const auto& row : overviewRows) {
        QCOMPARE(row.toString().size(), 32);
        rows += row.toString().toUtf8() + '\n';
    }
    QCOMPARE(rows.count('\n'), 32);
    const CliRun text = runCli(words("world --name Elderlore --overview"));
    QVERIFY(text.out.endsWith("\n\n" + rows));
    const QByteArray letters = rows.replace("\n", "");
    QCOMPARE(hashText(hashBytes(letters.toStdString())), object.value(QStringLiteral("hash")).toString().toStdString());
}

void WorldProgramTest::drawsTheOverview()
{
    for (const auto& [size, pixels] : {std::pair{2, 512}, std::pair{5, 512}, std::pair{10, 1024}}) {
        const QStringList arguments = words("world --name Elderlore --format png --size") << QString::number(size);
        const CliRun run = runCli(arguments);
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.isEmpty());
        QCOMPARE(QImage::fromData(run.out, "PNG").size(), QSize(pixels, pixels));
        QCOMPARE(runCli(arguments).out, run.out);
    }
}

void WorldProgramTest::takesOptionsInAnyForm()
{
    const QByteArray expected = runCli(words("world --name Elderlore --size 4 --format json")).out;
    QVERIFY(!expected.isEmpty());
    QCOMPARE(runCli(words("world --format=json --size=4 --name=Elderlore --quiet")).out, expected);
    QCOMPARE(
        runCli({QStringLiteral("world"), QStringLiteral("--size"), QStringLiteral(" 004 "), QStringLiteral("--format"),
                QStringLiteral("json"), QStringLiteral("--name"), QStringLiteral("\u3000Elderlore\n")})
            .out,
        expected);
}

void WorldProgramTest::namesThatDifferInFormAloneAreOneWorld()
{
    const auto run = [](const QString& name) {
        return runCli(words("world --overview --format json --name") << name).out;
    };
    QVERIFY(run(QStringLiteral("Caf\u00e9")).contains("\"Caf\xC3\xA9\""));
    QCOMPARE(run(QStringLiteral("Cafe\u0301")), run(QStringLiteral("Caf\u00e9")));
    QCOMPARE(run(QStringLiteral("\u1112\u1161\u11ab")), run(QStringLiteral("\ud55c")));
}

void WorldProgramTest::namesThatDifferInCaseAreTwoWorlds()
{
    const auto overviewOf = [](const char* name) {
        const CliRun run = runCli(words("world --overview --format json --name") << QString::fromUtf8(name));
        return QJsonDocument::fromJson(run.out).object().value(QStringLiteral("overview")).toArray();
    };
    QVERIFY(!overviewOf("Elderlore").isEmpty());
    QVERIFY(overviewOf("Elderlore") != overviewOf("elderlore"));
}

ZONEWRIGHT_TEST(worldprogram, WorldProgramTest)
#include "tst_worldprogram.moc"
