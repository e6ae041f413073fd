#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class ForeseeProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsWhatThePlayerMayKnow_data();
    void tellsWhatThePlayerMayKnow();
    void visionsTellAllAndIntuitionsLittle();
    void refuses();

private:
    QTemporaryDir m_folder;
    QString m_path;
};

void ForeseeProgramTest::initTestCase()
{
    m_path = m_folder.filePath(QStringLiteral("omens.zonewright"));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "zonewright-project", "version": 0, "generator": 1,
        "world": {"name": "Elderlore", "size": 5, "zoneSize": 6},
        "events": [
            {"id": 1, "due": 120, "kind": "announce", "zone": [20, 6], "text": "a\ndragon",
             "foresight": {"kind": "vision", "horizon": 40, "tag": "seer"}},
            {"id": 2, "due": 110, "kind": "spawn", "zone": [3, 3], "text": "wolf",
             "foresight": {"kind": "intuition", "horizon": 20}},
            {"id": 3, "due": 105, "kind": "announce", "zone": [3, 3], "text": "hidden"}]})");
}

void ForeseeProgramTest::tellsWhatThePlayerMayKnow_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("ids");
    const auto row = [](const char* options, const char* ids) {
        QTest::newRow(options) << QString::fromLatin1(options) << QString::fromLatin1(ids);
    };
    row("--turn 100 --reach 100", "2");
    row("--turn 100 --reach 100 --with seer", "2 1");
    row("--turn 100 --reach 100 --with thief --with seer", "2 1");
    row("--turn 80 --reach 40 --with seer", "1");
    row("--turn 79 --reach 40 --with seer", "");
    row("--turn 100 --reach 9 --with seer", "");
    row("--turn 110 --reach 50 --with seer", "1");
    row("--turn 0 --reach 0", "");
}

void ForeseeProgramTest::tellsWhatThePlayerMayKnow()
{
    QFETCH(const QString, options);
    QFETCH(const QString, ids);
    const CliRun run = runCli(QStringList{QStringLiteral("foresee"), m_path} + words(options.toLatin1().constData()));
    QCOMPARE(run.exitCode, 0);
    QStringList found;
    for (const QByteArray& line : run.out.split('\n')) {
        if (!line.isEmpty())
            found << QString::fromLatin1(line.mid(6, 1));
    }
    QCOMPARE(found.join(QLatin1Char(' ')), ids);
}

void ForeseeProgramTest::visionsTellAllAndIntuitionsLittle()
{
    const CliRun run =
        runCli(QStringList{QStringLiteral("foresee"), m_path} + words("--turn 100 --reach 100 --with seer"));
    const auto lines = run.out.split('\n');
    const QByteArray vague = R"({"id":2,"due":null,"kind":"spawn","foresight":"intuition","text":"something)";
    QVERIFY(lines[0].startsWith(vague));
    QVERIFY(!lines[0].contains("wolf"));
    const QByteArray plain = R"({"id":1,"due":120,"kind":"announce","foresight":"vision","text":"a\ndragon"})";
    QCOMPARE(lines[1], plain);
    const CliRun text = runCli(QStringList{QStringLiteral("foresee"), m_path} +
                               words("--turn 100 --reach 100 --with seer --format text"));
    QVERIFY(text.out.startsWith("some day soon: something") && text.out.endsWith("\nturn 120: a\\ndragon\n"));
}

void ForeseeProgramTest::refuses()
{
    for (const char* options : {"--turn 1", "--reach 1", "--turn -1 --reach 1", "--turn x --reach 1"}) {
        const CliRun run = runCli(QStringList{QStringLiteral("foresee"), m_path} + words(options));
        QCOMPARE(refusalFault(run, 2), QByteArray());
    }
    const CliRun nameless = runCli(words("foresee --turn 1 --reach 1"));
    QCOMPARE(refusalFault(nameless, 2), QByteArray());
    QVERIFY(nameless.err.startsWith("zonewright-cli: PROJECT: "));
    for (const char* command : {"foresee --turn 1 --reach 1", "walk"}) {
        const CliRun empty = runCli(words(command) << QString());
        QCOMPARE(refusalFault(empty, 2), QByteArray());
        QCOMPARE(empty.err, QByteArray("zonewright-cli: PROJECT: the file name is empty\n"));
    }
    QCOMPARE(refusalFault(runCli(words("foresee /nowhere --turn 1 --reach 1")), 1), QByteArray());
}

ZONEWRIGHT_TEST(foreseeprogram, ForeseeProgramTest)
#include "tst_foreseeprogram.moc"
