#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class ProveProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers();
    void counterexamplesPlay_data();
    void counterexamplesPlay();
    void refuses_data();
    void refuses();
};

void ProveProgramTest::answers()
{
    const CliRun safe = runCli(words("prove --zone-size 6 --view 57 --queue retain --requests 1"));
    QCOMPARE(safe.exitCode, 0);
    QVERIFY(safe.out.startsWith(R"({"safe":true,"states":)"));
    const CliRun unsafe = runCli(words("prove --zone-size 6 --view 58"));
    QCOMPARE(unsafe.exitCode, 1);
    QVERIFY(unsafe.err.isEmpty());
    const QJsonObject walk = QJsonDocument::fromJson(unsafe.out).object();
    QCOMPARE(walk.value(QStringLiteral("safe")).toBool(true), false);
    QCOMPARE(walk.value(QStringLiteral("turn")).toInt(), 7);
    const CliRun undecided = runCli(words("prove --zone-size 6 --view 20 --queue fifo --states 20000"));
    QCOMPARE(undecided.exitCode, 1);
    QVERIFY(undecided.out.startsWith(R"({"safe":null,"states":)"));
    QVERIFY(runCli(words("prove --zone-size 6 --view 57 --format text")).out.startsWith("safe"));
}

void ProveProgramTest::counterexamplesPlay_data()
{
    QTest::addColumn<QString>("question");
    for (const char* question :
         {"--zone-size 6 --view 58 --queue retain --requests 1", "--zone-size 4 --view 0 --queue coalesce --requests 1",
          "--zone-size 4 --view 16 --queue retain --requests 1", "--zone-size 3 --view 0 --queue fifo --requests 1",
          "--zone-size 4 --view 14 --queue retain --requests 2", "--zone-size 4 --view 15 --queue coalesce --requests 3",
          "--zone-size 3 --view 1024 --queue fifo --requests 3"})
        QTest::newRow(question) << QString::fromLatin1(question);
}

// The walk that prove prints meets its first hazard, of the kind it says, at the turn it says, when walk plays it.
void ProveProgramTest::counterexamplesPlay()
{
    QFETCH(const QString, question);
    const QStringList options = words(question.toLatin1().constData());
    const CliRun proof = runCli(words("prove") + options);
    QCOMPARE(proof.exitCode, 1);
    const QJsonObject found = QJsonDocument::fromJson(proof.out).object();
    const QJsonArray start = found.value(QStringLiteral("start")).toArray();
    const QString from = QStringLiteral("500,500:%1,%2").arg(start[0].toInt()).arg(start[1].toInt());
    const CliRun walk = runCli(words("walk --name Elderlore --size 10 --until hazard") + options +
                               QStringList{QStringLiteral("--start"), from, QStringLiteral("--moves"),
                                           found.value(QStringLiteral("moves")).toString() + QStringLiteral(" .*3")});
    QCOMPARE(walk.exitCode, 0);
    const int turn = found.value(QStringLiteral("turn")).toInt();
    QCOMPARE(walk.out.count('\n'), turn + 1);
    const QJsonObject last = QJsonDocument::fromJson(walk.out.chopped(1).split('\n').last()).object();
    const QJsonArray hazards = last.value(QStringLiteral("hazards")).toArray();
    QVERIFY(!hazards.isEmpty());
    QCOMPARE(hazards.first().toObject().value(QStringLiteral("kind")), found.value(QStringLiteral("hazard")));
}

void ProveProgramTest::refuses_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* options, const char* place) {
        QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(place);
    };
    row("--zone-size 6", "--view");
    row("--zone-size 2 --view 1", "--zone-size");
    row("--zone-size 9 --view 1", "--zone-size");
    row("--zone-size 6 --view 1025", "--view");
    row("--zone-size 6 --view 1 --queue lifo", "--queue");
    row("--zone-size 6 --view 1 --requests 0", "--requests");
    row("--zone-size 6 --view 1 --states 0", "--states");
    row("--zone-size 6 --view 1 extra", "extra");
}

void ProveProgramTest::refuses()
{
    QFETCH(const QString, options);
    QFETCH(const QString, place);
    const CliRun run = runCli(words("prove") + words(options.toLatin1().constData()));
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toUtf8() + ": "), run.err.constData());
}

ZONEWRIGHT_TEST(proveprogram, ProveProgramTest)
#include "tst_proveprogram.moc"
