#include "cli/cliprocess.h"
#include "project/projectfile.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class NewProgramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesAFreshProject();
    void keepsWhatIsThere();
    void replacesWhenForced();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void refusesWhatCannotBeWritten();
    void checkFindsNothingInIt();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    [[nodiscard]] CliRun runNew(const QString& file, const char* options) const
    {
        return runCli(QStringList{QStringLiteral("new"), file} + words(options));
    }

    [[nodiscard]] QByteArray contents(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void NewProgramTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void NewProgramTest::writesAFreshProject()
{
    const CliRun plain = runNew(path("a.zonewright"), "--name Ys");
    QCOMPARE(plain.exitCode, 0);
    QVERIFY2(plain.out.isEmpty() && plain.err.isEmpty(), plain.err.constData());
    QVERIFY(readProject(path("a.zonewright")).value() == (Project{.world = {.name = "Ys"}}));

    const CliRun sized = runCli({QStringLiteral("new"), QStringLiteral("--name"), QStringLiteral(" Cafe\u0301 "),
                                 QStringLiteral("--size=2"), QStringLiteral("--zone-size"), QStringLiteral("8"),
                                 QStringLiteral("--quiet"), path("caf\u00e9.zonewright")});
    QCOMPARE(sized.exitCode, 0);
    QVERIFY(readProject(path("caf\u00e9.zonewright")).value() ==
            (Project{.world = {.name = "Caf\u00e9", .size = 2, .zoneSize = 8}}));
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void NewProgramTest::keepsWhatIsThere()
{
    QCOMPARE(runNew(path("a"), "--name Ys").exitCode, 0);
    const QByteArray before = contents("a");
    const CliRun again = runNew(path("a"), "--name Other");
    QCOMPARE(refusalFault(again, 1), QByteArray());
    QCOMPARE(again.err, "zonewright-cli: " + path("a").toUtf8() + ": is there already; --force replaces it\n");
    QCOMPARE(contents("a"), before);

    QVERIFY(QFile::link(QStringLiteral("nowhere"), path("dangling")));
    QCOMPARE(refusalFault(runNew(path("dangling"), "--name Ys"), 1), QByteArray());
    QVERIFY(!QFile::exists(path("nowhere")));
    QCOMPARE(refusalFault(runNew(m_dir->path(), "--name Ys"), 1), QByteArray());
}

void NewProgramTest::replacesWhenForced()
{
    QCOMPARE(runNew(path("a"), "--name Ys").exitCode, 0);
    QCOMPARE(runNew(path("a"), "--name Other --force").exitCode, 0);
    QCOMPARE(readProject(path("a"))->world.name, std::string("Other"));
    QCOMPARE(runNew(path("b"), "--force --name Fresh").exitCode, 0);
    QCOMPARE(refusalFault(runNew(m_dir->path(), "--force --name Ys"), 1), QByteArray());
}

void NewProgramTest::refusesWrongUsage_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* line, const char* place) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(place);
    };
    row("new", "FILE");
    row("new --name x", "FILE");
    row("new - --name x", "FILE");
    row("new a", "--name");
    row("new a --name=", "--name");
    row("new a b --name x", "b");
    row("new a --name x --size 11", "--size");
    row("new a --name x --zone-size 2", "--zone-size");
    row("new a --name x --force=yes", "--force");
    row("new a --name x -o b", "-o");
    row("new a --name x --format json", "--format");
}

void NewProgramTest::refusesWrongUsage()
{
    QFETCH(const QString, line);
    QFETCH(const QString, place);
    const CliRun run = runCli(words(line.toLatin1().constData()));
    QCOMPARE(refusalFault(run, 2), QByteArray());
    QVERIFY2(run.err.startsWith("zonewright-cli: " + place.toLatin1() + ": "), run.err.constData());
    QVERIFY(!QFile::exists(QStringLiteral("a")));
}

void NewProgramTest::refusesWhatCannotBeWritten()
{
    const CliRun missing = runNew(path("none/a"), "--name Ys");
    QCOMPARE(refusalFault(missing, 1), QByteArray());
    QVERIFY2(missing.err.contains(": cannot be written: "), missing.err.constData());
    const CliRun empty = runCli({QStringLiteral("new"), QString(), QStringLiteral("--name"), QStringLiteral("x")});
    QCOMPARE(refusalFault(empty, 2), QByteArray());
    QVERIFY(QDir(m_dir->path()).isEmpty());
}

void NewProgramTest::checkFindsNothingInIt()
{
    QCOMPARE(runNew(path("a"), "--name Ys --size 3").exitCode, 0);
    const CliRun check = runCli({QStringLiteral("check"), path("a")});
    QCOMPARE(check.exitCode, 0);
    QVERIFY(check.out.isEmpty() && check.err.isEmpty());
}

ZONEWRIGHT_TEST(newprogram, NewProgramTest)
#include "tst_newprogram.moc"
