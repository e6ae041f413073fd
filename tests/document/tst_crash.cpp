#include "document/document.h"
#include "document/recovery.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;

/// Programs that are killed while they edit, and what the next one finds.
class TestCrash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void killedProgramIsOffered();
    void restoringKeepsTheOriginal();
    void secondCrashLosesNothing();
    void crashAfterRestoring();
    void unansweredStaysForTheNextStart();
    void runningProgramsAreNotOffered();
    void twoProgramsOnOneProject();
    void oneProgramOffersAtATime();
    void killedInTheMiddleOfKeeping();
    void fullDiskLosesNothing();

private:
    [[nodiscard]] QString recoveryFolder() const { return m_dir->filePath(QStringLiteral("recovery")); }

    /// Starts a program that gives one line of output when it is where it should be, and waits for that.
    QByteArray start(QProcess& process, const QStringList& arguments) const;

    /// Lets a program change the project to a world of such a name, and kills it when that is kept.
    void crash(const char* name) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    std::string m_original;
};

namespace {

void killProgram(QProcess& process)
{
    process.kill();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
}

/// The bytes of the project that a program leaves which opens a file and gives its world another name.
std::string changedProject(const QString& file, const std::string& name)
{
    Document document({.name = "Other"});
    if (!document.open(file) || !document.reseed({.name = name}))
        return {};
    return formatProject(document.project());
}

} // namespace

void TestCrash::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(QStringLiteral("wörld.zonewright"));
    QVERIFY(QFile::copy(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright"), m_file));
    m_original = readWholeFile(m_file, largestProjectFile).value();
}

QByteArray TestCrash::start(QProcess& process, const QStringList& arguments) const
{
    process.start(QStringLiteral(ZONEWRIGHT_RECOVERYCHILD), QStringList{recoveryFolder()} + arguments);
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(60'000))
            return {};
    }
    return process.readLine().trimmed();
}

void TestCrash::crash(const char* name) const
{
    QProcess process;
    QCOMPARE(start(process, {QStringLiteral("once"), m_file, QString::fromUtf8(name)}), QByteArray("kept"));
    killProgram(process);
}

void TestCrash::killedProgramIsOffered()
{
    const QDateTime before = QDateTime::currentDateTimeUtc();
    crash("Westwold");
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    const auto offers = recovery.offers();
    QCOMPARE(offers.size(), 1U);
    QCOMPARE(offers[0].title, QStringLiteral("Westwold"));
    QCOMPARE(offers[0].file, m_file);
    QVERIFY(!offers[0].damage);
    QVERIFY(!offers[0].fileIsNewer);
    QVERIFY(offers[0].written >= before && offers[0].written <= QDateTime::currentDateTimeUtc());
}

void TestCrash::restoringKeepsTheOriginal()
{
    crash("Westwold");
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    QVERIFY(recovery.restore(recovery.offers().at(0).id));
    QVERIFY(formatProject(document.project()) == changedProject(m_file, "Westwold"));
    QVERIFY(document.isModified());
    QCOMPARE(document.fileName(), m_file);
    QVERIFY(recovery.offers().empty());
    QVERIFY(readWholeFile(m_file, largestProjectFile).value() == m_original);
    QVERIFY(document.save());
    QVERIFY(!document.isModified());
    QVERIFY(readWholeFile(m_file, largestProjectFile).value() != m_original);
    recovery.finish();
    QVERIFY(QDir(recoveryFolder()).isEmpty());
}

void TestCrash::secondCrashLosesNothing()
{
    crash("Westwold");
    crash("Eastwold");
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    const auto offers = recovery.offers();
    QCOMPARE(offers.size(), 2U);
    QCOMPARE(offers[0].title, QStringLiteral("Eastwold")); // the last one first
    QCOMPARE(offers[1].title, QStringLiteral("Westwold"));
    for (const UnsavedProject& offer : offers) {
        QVERIFY(recovery.restore(offer.id));
        QVERIFY(formatProject(document.project()) == changedProject(m_file, offer.title.toStdString()));
    }
}

void TestCrash::crashAfterRestoring()
{
    crash("Westwold");
    {
        Document document({.name = "Other"});
        Recovery recovery(document, recoveryFolder());
        QVERIFY(recovery.restore(recovery.offers().at(0).id));
    } // without finishing: what a crash leaves
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    QCOMPARE(recovery.offers().size(), 1U);
    QCOMPARE(recovery.offers()[0].title, QStringLiteral("Westwold"));
}

void TestCrash::unansweredStaysForTheNextStart()
{
    crash("Westwold");
    for (int i = 0; i < 3; ++i) {
        Document document({.name = "Other"});
        Recovery recovery(document, recoveryFolder());
        QCOMPARE(recovery.offers().size(), 1U);
        QCOMPARE(recovery.offers().size(), 1U);
        recovery.finish();
    }
    QProcess asking;
    QCOMPARE(start(asking, {QStringLiteral("offer")}), QByteArray("1"));
    killProgram(asking);
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    QVERIFY(recovery.restore(recovery.offers().at(0).id));
    QVERIFY(formatProject(document.project()) == changedProject(m_file, "Westwold"));
}

void TestCrash::runningProgramsAreNotOffered()
{
    QProcess running;
    QCOMPARE(start(running, {QStringLiteral("once"), m_file, QStringLiteral("Westwold")}), QByteArray("kept"));
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    QVERIFY(recovery.offers().empty());
    killProgram(running);
    QCOMPARE(recovery.offers().size(), 1U);
}

void TestCrash::twoProgramsOnOneProject()
{
    crash("Northwold");
    QProcess first;
    QProcess second;
    QCOMPARE(start(first, {QStringLiteral("once"), m_file, QStringLiteral("Westwold")}), QByteArray("kept"));
    QCOMPARE(start(second, {QStringLiteral("once"), m_file, QStringLiteral("Eastwold")}), QByteArray("kept"));
    killProgram(first);
    killProgram(second);
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    QStringList titles;
    for (const UnsavedProject& offer : recovery.offers()) {
        QCOMPARE(offer.file, m_file);
        titles << offer.title;
    }
    QCOMPARE(titles,
             QStringList({QStringLiteral("Eastwold"), QStringLiteral("Westwold"), QStringLiteral("Northwold")}));
}

void TestCrash::oneProgramOffersAtATime()
{
    crash("Westwold");
    QProcess asking;
    QCOMPARE(start(asking, {QStringLiteral("offer")}), QByteArray("1"));
    Document document({.name = "Other"});
    Recovery recovery(document, recoveryFolder());
    QVERIFY(recovery.offers().empty());
    killProgram(asking);
    QCOMPARE(recovery.offers().size(), 1U);
}

void TestCrash::killedInTheMiddleOfKeeping()
{
    QRandomGenerator random(11);
    for (int i = 0; i < 20; ++i) {
        QProcess process;
        QCOMPARE(start(process, {QStringLiteral("restless"), m_file}), QByteArray("kept"));
        QTest::qWait(random.bounded(30));
        killProgram(process);
        Document document({.name = "Other"});
        Recovery recovery(document, recoveryFolder());
        QTRY_COMPARE(recovery.offers().size(), 1U); // the writer's own process may be ending still, with the lock
        const auto offers = recovery.offers();
        QVERIFY(!offers[0].damage);
        QVERIFY(recovery.restore(offers[0].id));
        QVERIFY(document.title().startsWith(QStringLiteral("Step ")));
        Document expected({.name = "Other"});
        QVERIFY(expected.open(m_file));
        QVERIFY(expected.reseed(document.world().settings()));
        QVERIFY(formatProject(document.project()) == formatProject(expected.project()));
        document.startNew({.name = "Other"});
        recovery.finish();
        QCOMPARE(QDir(recoveryFolder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }
    QVERIFY(readWholeFile(m_file, largestProjectFile).value() == m_original);
}

void TestCrash::fullDiskLosesNothing()
{
    QVERIFY(QDir().mkpath(recoveryFolder()));
    const QString line = QStringLiteral("mount -t tmpfs -o size=64k none \"$1\" || exit 77; exec \"$2\" \"$1\" full");
    QProcess process;
    process.start(QStringLiteral("unshare"),
                  {QStringLiteral("-r"), QStringLiteral("-m"), QStringLiteral("sh"), QStringLiteral("-c"), line,
                   QStringLiteral("sh"), recoveryFolder(), QStringLiteral(ZONEWRIGHT_RECOVERYCHILD)});
    if (!process.waitForStarted())
        QSKIP("no program unshare here");
    QVERIFY(process.waitForFinished(300'000));
    const QByteArray output = process.readAllStandardOutput();
    if (output.isEmpty() && process.exitCode() != 0)
        QSKIP("no file system may be mounted here");
    QCOMPARE(output, QByteArray("small: kept\nlarge: failed\nagain: quiet\nold: intact\nsmall: kept\n"));
}

ZONEWRIGHT_TEST(crash, TestCrash)

#include "tst_crash.moc"
