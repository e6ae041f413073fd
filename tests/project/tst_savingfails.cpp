#include "project/errortext.h"
#include "project/fullproject.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/childprocess.h"
#include "support/testregistry.h"

#include <sys/stat.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <unistd.h>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr std::int64_t smallDisk = 64 * 1024;

/// Problems as codes of a child process.
enum : int { allIsWell, couldNotPrepare, wasWritten, wrongError, oldFileGone, somethingLeft };

QStringList entriesOf(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
}

/// Saves a project that does not fit over one that is there: it must stay, alone, and the error must say why.
int saveInVain(const QString& folder, const Project& large, const char* why)
{
    const QString path = folder + QStringLiteral("/p.zonewright");
    const std::string before = readWholeFile(path, largestProjectFile).value();
    const auto written = writeProject(large, path);
    if (written)
        return wasWritten;
    const QString text = errorTextWithPlace(written.error());
    if (written.error().code != ErrorCode::CannotWrite || !text.contains(QLatin1String(why)))
        return wrongError;
    if (readWholeFile(path, largestProjectFile).value_or("") != before)
        return oldFileGone;
    return entriesOf(folder) == QStringList{QStringLiteral("p.zonewright")} ? allIsWell : somethingLeft;
}

} // namespace

class SavingFailsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void onAFullDisk();
    void onADiskThatFillsUp();
    void inAReadOnlyFolder();
    void whereAFolderIsInTheWay();
    void whenKilledAtAnySystemCall_data();
    void whenKilledAtAnySystemCall();
    void keepsPermissions();
    void worksWhereChildrenAreIgnored();
    void refusesWhatCouldNotBeReadAgain();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void SavingFailsTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void SavingFailsTest::onAFullDisk()
{
    const ChildEnd end = runInChild([this]() -> int {
        if (!mountSmallDisk(qPrintable(m_dir->path()), smallDisk))
            return childCannot;
        if (!writeProject(fullProject(), path("p.zonewright")))
            return couldNotPrepare;
        return saveInVain(m_dir->path(), largeProject(500), "No space left on device");
    });
    if (end.code == childCannot)
        QSKIP("no file system can be mounted here");
    QCOMPARE(end.code, int{allIsWell});
}

// However much is free: the old file and the new one, or the old one alone.
void SavingFailsTest::onADiskThatFillsUp()
{
    const ChildEnd end = runInChild([this]() -> int {
        if (!mountSmallDisk(qPrintable(m_dir->path()), smallDisk))
            return childCannot;
        const Project small = fullProject();
        const QString file = path("p.zonewright");
        for (int floors = 0; floors < 60; ++floors) {
            if (!writeProject(small, file))
                return couldNotPrepare;
            const Project large = largeProject(floors);
            const bool written = writeProject(large, file).has_value();
            if (readProject(file).value_or(Project()) != (written ? large : small))
                return oldFileGone;
            if (entriesOf(m_dir->path()).size() != 1)
                return somethingLeft;
        }
        return allIsWell;
    });
    if (end.code == childCannot)
        QSKIP("no file system can be mounted here");
    QCOMPARE(end.code, int{allIsWell});
}

void SavingFailsTest::inAReadOnlyFolder()
{
    const QString folder = path("kept");
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(writeProject(fullProject(), folder + QStringLiteral("/p.zonewright")).has_value());
    QCOMPARE(::chmod(qPrintable(m_dir->path()), 0755), 0);
    QCOMPARE(::chmod(qPrintable(folder + QStringLiteral("/p.zonewright")), 0666), 0);
    QCOMPARE(::chmod(qPrintable(folder), 0555), 0);
    const ChildEnd end = runInChild([&folder]() -> int {
        if (!becomeOrdinaryUser() || ::access(qPrintable(folder), W_OK) == 0)
            return childCannot;
        return saveInVain(folder, largeProject(3), "Permission denied");
    });
    QCOMPARE(::chmod(qPrintable(folder), 0755), 0);
    if (end.code == childCannot)
        QSKIP("there is no ordinary user here");
    QCOMPARE(end.code, int{allIsWell});
}

void SavingFailsTest::whereAFolderIsInTheWay()
{
    QVERIFY(QDir().mkpath(path("p.zonewright/inside")));
    const auto written = writeProject(fullProject(), path("p.zonewright"));
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::CannotWrite);
    QCOMPARE(written.error().value, std::string("it is a folder"));
    QCOMPARE(entriesOf(m_dir->path()), QStringList{QStringLiteral("p.zonewright")});
    QCOMPARE(entriesOf(path("p.zonewright")), QStringList{QStringLiteral("inside")});
}

void SavingFailsTest::whenKilledAtAnySystemCall_data()
{
    QTest::addColumn<bool>("there");
    QTest::newRow("a new file") << false;
    QTest::newRow("over an old one") << true;
}

void SavingFailsTest::whenKilledAtAnySystemCall()
{
    QFETCH(const bool, there);
    const QString file = path("p.zonewright");
    const Project before = fullProject();
    const Project after = largeProject(40);
    int replaced = 0;
    int call = 0;
    for (bool killed = true; killed; ++call) {
        QFile::remove(file);
        QVERIFY(!there || writeProject(before, file).has_value());
        const KillResult result = killAtCall(call, [&] { (void)writeProject(after, file); });
        if (!result.works)
            QSKIP("processes cannot be traced here");
        killed = result.killed;
        const QStringList entries = entriesOf(m_dir->path());
        QVERIFY2(entries.size() <= 1, qPrintable(entries.join(QLatin1Char(' '))));
        QVERIFY(!there || entries.size() == 1);
        if (entries.isEmpty())
            continue;
        const Project found = readProject(file).value();
        QVERIFY(found == after || (there && found == before));
        replaced += found == after ? 1 : 0;
    }
    // It was killed before its work, in it and after it.
    QVERIFY(call > 20);
    QVERIFY(replaced >= 1 && replaced < call - 10);
}

void SavingFailsTest::keepsPermissions()
{
    const QString file = path("p.zonewright");
    QVERIFY(writeProject(fullProject(), file).has_value());
    const mode_t mask = ::umask(0);
    ::umask(mask);
    const auto modeOf = [&file] {
        struct stat status{};
        return ::stat(qPrintable(file), &status) == 0 ? status.st_mode & 07777U : 0U;
    };
    QCOMPARE(modeOf(), 0666U & ~mask);
    QCOMPARE(::chmod(qPrintable(file), 0640), 0);
    QVERIFY(writeProject(largeProject(2), file).has_value());
    QCOMPARE(modeOf(), 0640U);
}

void SavingFailsTest::worksWhereChildrenAreIgnored()
{
    const QString file = path("p.zonewright");
    const ChildEnd end = runInChild([&file]() -> int {
        std::signal(SIGCHLD, SIG_IGN);
        const bool both = writeProject(fullProject(), file) && writeProject(largeProject(2), file);
        return both ? allIsWell : wrongError;
    });
    QCOMPARE(end.code, int{allIsWell});
    QVERIFY(readProject(file).value() == largeProject(2));
}

void SavingFailsTest::refusesWhatCouldNotBeReadAgain()
{
    const QString file = path("p.zonewright");
    QVERIFY(writeProject(fullProject(), file).has_value());
    Project project = fullProject();
    project.walk.events[0].text = std::string(static_cast<std::size_t>(largestProjectFile), 'x');
    const auto written = writeProject(project, file);
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::TooLarge);
    QCOMPARE(written.error().place, file.toStdString());

    project = fullProject();
    Dungeon& dungeon = project.dungeons[0];
    std::get<StripPlan>(dungeon.floors[0].plan).sequence.assign(10000, 7);
    dungeon.floors.assign(650, dungeon.floors[0]);
    for (FloorPlan& floor : dungeon.floors)
        floor.id = project.nextId++;
    QCOMPARE(writeProject(project, file).error().code, ErrorCode::TooLarge);
    QVERIFY(readProject(file).value() == fullProject());
}

ZONEWRIGHT_TEST(savingfails, SavingFailsTest)
#include "tst_savingfails.moc"
