#include "document/document.h"
#include "document/recovery.h"
#include "document/recoveryfile.h"
#include "project/errortext.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace std::chrono_literals;

class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsKeptOfWhatIsSaved();
    void keepsWhatIsChanged();
    void keepsWhatWasChangedBefore();
    void keepsTheLastState();
    void keepsAtOnce();
    void restlessHandsAreKeptToo();
    void waitsForAQuietMoment();
    void goesWhenSaved();
    void goesWhenUndone();
    void comesBackWhenRedone();
    void goesWhenAnotherProjectIsOpened();
    void staysWhenOpeningFails();
    void goesWhenFinished();
    void finishingGivesOffersUp();
    void newProjectBelongsToNoFile();
    void restoredIsModifiedUntilSaved();
    void restoringReplacesWhatWasKept();
    void discards();
    void damagedIsOfferedAndStays_data();
    void damagedIsOfferedAndStays();
    void tellsThatTheFileIsNewer();
    void sweepsWhatHoldsNothing();
    void foreignFilesStay();
    void saysOnceThatItCannotKeep();
    void worksOnWhenTheFolderIsCleared();
    void folderIsPrivate();

private:
    [[nodiscard]] QString folder() const { return m_dir->filePath(QStringLiteral("data/recovery")); }

    [[nodiscard]] QStringList recoveryFiles() const
    {
        return QDir(folder()).entryList({QStringLiteral("*.recovery")}, QDir::Files);
    }

    [[nodiscard]] RecoveryContents onlyFile() const
    {
        return readRecovery(QDir(folder()).filePath(recoveryFiles().value(0)));
    }

    /// What a crash leaves of a project with a world of such a name.
    void leave(const std::string& name) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
};

namespace {

/// A document with its recovery, and an interval that tests can wait for.
struct KeptDocument
{
    explicit KeptDocument(const QString& folder)
        : recovery(document, folder)
    {
        recovery.setInterval(1ms, 0ms);
    }

    bool keep(const std::string& name)
    {
        QSignalSpy kept(&recovery, &Recovery::kept);
        return document.reseed({.name = name}) && kept.wait();
    }

    Document document{{.name = "Elderlore"}};
    Recovery recovery;
};

} // namespace

void TestRecovery::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(QStringLiteral("a.zonewright"));
    Document document({.name = "Elderlore"});
    QVERIFY(document.saveAs(m_file));
}

void TestRecovery::leave(const std::string& name) const
{
    KeptDocument kept(folder());
    QVERIFY(kept.document.open(m_file));
    QVERIFY(kept.keep(name));
}

void TestRecovery::nothingIsKeptOfWhatIsSaved()
{
    KeptDocument kept(folder());
    QVERIFY(kept.document.open(m_file));
    QTest::qWait(30);
    QVERIFY(kept.recovery.offers().empty());
    QVERIFY(!QFileInfo::exists(folder()));
}

void TestRecovery::keepsWhatIsChanged()
{
    KeptDocument kept(folder());
    QVERIFY(kept.document.open(m_file));
    const QDateTime before = QDateTime::currentDateTimeUtc();
    QVERIFY(kept.keep("Westwold"));
    const RecoveryContents contents = onlyFile();
    QCOMPARE(contents.file, m_file);
    QCOMPARE(contents.title, QStringLiteral("Westwold"));
    QVERIFY(contents.written >= before && contents.written <= QDateTime::currentDateTimeUtc());
    QVERIFY(contents.project == kept.document.project());
}

void TestRecovery::keepsWhatWasChangedBefore()
{
    Document document({.name = "Elderlore"});
    QVERIFY(document.reseed({.name = "Westwold"}));
    Recovery recovery(document, folder());
    recovery.setInterval(1ms, 0ms);
    QVERIFY(QSignalSpy(&recovery, &Recovery::kept).wait());
    QCOMPARE(onlyFile().title, QStringLiteral("Westwold"));
}

void TestRecovery::keepsTheLastState()
{
    KeptDocument kept(folder());
    for (const char* name : {"Westwold", "Eastwold"})
        QVERIFY(kept.keep(name));
    QCOMPARE(recoveryFiles().size(), 1);
    QCOMPARE(onlyFile().title, QStringLiteral("Eastwold"));
}

/// Whatever time there would be, and nothing where there is nothing to keep.
void TestRecovery::keepsAtOnce()
{
    Document document({.name = "Elderlore"});
    Recovery recovery(document, folder());
    recovery.setInterval(1h, 1h);
    recovery.keepNow();
    QVERIFY(!QFileInfo::exists(folder()));
    QVERIFY(document.reseed({.name = "Westwold"}));
    recovery.keepNow();
    QCOMPARE(onlyFile().title, QStringLiteral("Westwold"));
}

/// Somebody who changes something all the time, with never a pause as long as the interval.
void TestRecovery::restlessHandsAreKeptToo()
{
    Document document({.name = "Elderlore"});
    Recovery recovery(document, folder());
    recovery.setInterval(40ms, 1h);
    QSignalSpy kept(&recovery, &Recovery::kept);
    int step = 0;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this,
            [&] { QVERIFY(document.reseed({.name = "Step " + std::to_string(++step)})); });
    hands.start(5ms);
    QVERIFY(kept.wait());
    QVERIFY(kept.wait());
}

void TestRecovery::waitsForAQuietMoment()
{
    Document document({.name = "Elderlore"});
    Recovery recovery(document, folder());
    recovery.setInterval(1h, 1h);
    QVERIFY(document.reseed({.name = "Westwold"}));
    QTest::qWait(30);
    QVERIFY(recoveryFiles().isEmpty());
    recovery.setInterval(1ms, 0ms);
    QVERIFY(QSignalSpy(&recovery, &Recovery::kept).wait());
}

void TestRecovery::goesWhenSaved()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    QCOMPARE(recoveryFiles().size(), 1);
    QVERIFY(kept.document.saveAs(m_file));
    QVERIFY(recoveryFiles().isEmpty());
}

void TestRecovery::goesWhenUndone()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    kept.document.undoStack().undo();
    QVERIFY(recoveryFiles().isEmpty());
    QTest::qWait(30);
    QVERIFY(recoveryFiles().isEmpty());
}

void TestRecovery::comesBackWhenRedone()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    kept.document.undoStack().undo();
    QSignalSpy again(&kept.recovery, &Recovery::kept);
    kept.document.undoStack().redo();
    QVERIFY(again.wait());
    QCOMPARE(onlyFile().title, QStringLiteral("Westwold"));
}

void TestRecovery::goesWhenAnotherProjectIsOpened()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    QVERIFY(kept.document.open(m_file));
    QVERIFY(recoveryFiles().isEmpty());
    QVERIFY(kept.keep("Westwold"));
    kept.document.startNew({.name = "Other"});
    QVERIFY(recoveryFiles().isEmpty());
}

void TestRecovery::staysWhenOpeningFails()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    QVERIFY(!kept.document.open(m_dir->filePath(QStringLiteral("none.zonewright"))));
    QVERIFY(!kept.document.saveAs(m_dir->path()));
    QCOMPARE(onlyFile().title, QStringLiteral("Westwold"));
}

void TestRecovery::goesWhenFinished()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    kept.recovery.finish();
    QVERIFY(QDir(folder()).isEmpty());
    QVERIFY(kept.document.reseed({.name = "Eastwold"}));
    QTest::qWait(30);
    QVERIFY(QDir(folder()).isEmpty());
}

void TestRecovery::finishingGivesOffersUp()
{
    leave("Westwold");
    KeptDocument first(folder());
    KeptDocument second(folder());
    QCOMPARE(first.recovery.offers().size(), 1U);
    QVERIFY(second.recovery.offers().empty());
    first.recovery.finish();
    QCOMPARE(second.recovery.offers().size(), 1U);
}

void TestRecovery::newProjectBelongsToNoFile()
{
    {
        KeptDocument kept(folder());
        QVERIFY(kept.keep("Westwold"));
    }
    KeptDocument next(folder());
    const auto offers = next.recovery.offers();
    QCOMPARE(offers.size(), 1U);
    QCOMPARE(offers[0].file, QString());
    QVERIFY(next.recovery.restore(offers[0].id));
    QVERIFY(next.document.fileName().isEmpty());
    QVERIFY(next.document.isModified());
}

void TestRecovery::restoredIsModifiedUntilSaved()
{
    leave("Westwold");
    KeptDocument next(folder());
    QVERIFY(next.recovery.restore(next.recovery.offers().at(0).id));
    QVERIFY(next.document.isModified());
    QCOMPARE(recoveryFiles().size(), 1); // kept on without a gap
    QVERIFY(next.document.reseed({.name = "Eastwold"}));
    next.document.undoStack().undo();
    QVERIFY(next.document.isModified());
    QCOMPARE(next.document.title(), QStringLiteral("Westwold"));
    QVERIFY(next.keep("Northwold"));
    QCOMPARE(recoveryFiles().size(), 1);
    QCOMPARE(onlyFile().title, QStringLiteral("Northwold"));
    QVERIFY(next.document.save());
    QVERIFY(recoveryFiles().isEmpty());
    next.recovery.finish();
    QVERIFY(QDir(folder()).isEmpty());
}

void TestRecovery::restoringReplacesWhatWasKept()
{
    leave("Westwold");
    KeptDocument next(folder());
    QVERIFY(next.keep("Eastwold"));
    QCOMPARE(recoveryFiles().size(), 2);
    const auto offers = next.recovery.offers();
    QCOMPARE(offers.size(), 1U); // never its own
    QVERIFY(next.recovery.restore(offers[0].id));
    QCOMPARE(recoveryFiles().size(), 1);
    QCOMPARE(onlyFile().title, QStringLiteral("Westwold"));
}

void TestRecovery::discards()
{
    leave("Westwold");
    leave("Eastwold");
    KeptDocument next(folder());
    QVERIFY(next.recovery.discard(next.recovery.offers().at(0).id));
    QCOMPARE(next.recovery.offers().size(), 1U);
    QCOMPARE(onlyFile().title, QStringLiteral("Westwold"));
    QVERIFY(next.recovery.discard(next.recovery.offers().at(0).id));
    QVERIFY(next.recovery.offers().empty());
    QVERIFY(QDir(folder()).isEmpty());
    QVERIFY(!next.document.isModified());
}

void TestRecovery::damagedIsOfferedAndStays_data()
{
    QTest::addColumn<QByteArray>("pattern"); // of what is there, what is kept
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("title");
    const QString westwold = QStringLiteral("Westwold");
    QTest::newRow("empty") << QByteArray("nothing") << QStringLiteral("line 1") << QString();
    QTest::newRow("zeros") << QByteArray("zeros") << QStringLiteral("line 1") << QString();
    QTest::newRow("half a header") << QByteArray("40 bytes") << QStringLiteral("line 1") << QString();
    QTest::newRow("header alone") << QByteArray("header") << QStringLiteral("line 2") << westwold;
    QTest::newRow("truncated") << QByteArray("all but 10 bytes") << QStringLiteral("line ") << westwold;
    QTest::newRow("project alone") << QByteArray("project") << QStringLiteral("line 1") << QString();
    QTest::newRow("newer") << QByteArray("newer") << QStringLiteral("version") << QString();
    QTest::newRow("folder") << QByteArray("folder") << QStringLiteral("irectory") << QString();
}

void TestRecovery::damagedIsOfferedAndStays()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QString, reason);
    QFETCH(QString, title);
    leave("Westwold");
    const QString path = QDir(folder()).filePath(recoveryFiles().at(0));
    std::string contents = readWholeFile(path, 1 << 20).value();
    const std::size_t header = contents.find('\n') + 1;
    if (pattern == "nothing")
        contents.clear();
    else if (pattern == "zeros")
        contents.assign(contents.size(), '\0');
    else if (pattern == "40 bytes")
        contents.resize(40);
    else if (pattern == "header")
        contents.resize(header);
    else if (pattern == "all but 10 bytes")
        contents.resize(contents.size() - 10);
    else if (pattern == "project")
        contents.erase(0, header);
    else if (pattern == "newer")
        contents.replace(contents.find("\"version\": 1"), 12, "\"version\": 2");
    QVERIFY(writeWholeFile(path, contents));
    if (pattern == "folder") {
        QVERIFY(QFile::remove(path));
        QVERIFY(QDir().mkpath(path + QStringLiteral("/within")));
    }
    for (int i = 0; i < 2; ++i) {
        KeptDocument next(folder());
        const auto offers = next.recovery.offers();
        QCOMPARE(offers.size(), 1U);
        QVERIFY(offers[0].damage);
        const QString text = errorTextWithPlace(*offers[0].damage);
        QVERIFY2(text.contains(reason) && text.contains(path), qPrintable(text));
        QCOMPARE(offers[0].title, title);
        QVERIFY(offers[0].written.isValid());
        const auto restored = next.recovery.restore(offers[0].id);
        QVERIFY(!restored);
        QVERIFY(restored.error() == *offers[0].damage);
        QVERIFY(!next.document.isModified());
        QVERIFY(next.keep("Eastwold"));
        next.recovery.finish();
        QVERIFY(QFileInfo::exists(path));
    }
    KeptDocument last(folder());
    QCOMPARE(last.recovery.discard(last.recovery.offers().at(0).id).has_value(), pattern != "folder");
    QCOMPARE(last.recovery.offers().size(), pattern == "folder" ? 1U : 0U);
}

void TestRecovery::tellsThatTheFileIsNewer()
{
    leave("Westwold");
    Document other({.name = "Other"});
    QVERIFY(other.open(m_file));
    QVERIFY(other.save());
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    file.close();
    KeptDocument next(folder());
    QVERIFY(next.recovery.offers().at(0).fileIsNewer);
}

void TestRecovery::sweepsWhatHoldsNothing()
{
    leave("Westwold");
    const QString id = QFileInfo(recoveryFiles().at(0)).completeBaseName();
    const QDir dir(folder());
    QVERIFY(writeWholeFile(dir.filePath(id + QStringLiteral(".recovery.aB3xYz")), "half"));
    QVERIFY(writeWholeFile(dir.filePath(QStringLiteral("other.lock")), ""));
    QVERIFY(writeWholeFile(dir.filePath(QStringLiteral("other.recovery.aB3xYz")), "half"));
    KeptDocument next(folder());
    QCOMPARE(next.recovery.offers().size(), 1U);
    QCOMPARE(dir.entryList(QDir::Files), QStringList({id + QStringLiteral(".lock"), id + QStringLiteral(".recovery")}));
}

void TestRecovery::foreignFilesStay()
{
    leave("Westwold");
    const QString notes = QDir(folder()).filePath(QStringLiteral("notes.txt"));
    QVERIFY(writeWholeFile(notes, "mine"));
    KeptDocument next(folder());
    QVERIFY(next.recovery.discard(next.recovery.offers().at(0).id));
    next.recovery.finish();
    QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList(QStringLiteral("notes.txt")));
}

void TestRecovery::saysOnceThatItCannotKeep()
{
    // A file where the folder should be.
    QVERIFY(writeWholeFile(m_dir->filePath(QStringLiteral("data")), ""));
    KeptDocument kept(folder());
    QSignalSpy failed(&kept.recovery, &Recovery::failed);
    QVERIFY(kept.document.reseed({.name = "Westwold"}));
    QVERIFY(failed.wait());
    QVERIFY(!failed.wait(50));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.at(0).at(0).value<Error>().code == ErrorCode::CannotWrite);
    QVERIFY(kept.document.isModified());
    // It goes on trying by itself, and a new failure is told again.
    QSignalSpy success(&kept.recovery, &Recovery::kept);
    QVERIFY(QFile::remove(m_dir->filePath(QStringLiteral("data"))));
    QVERIFY(success.wait());
    QVERIFY(QDir(m_dir->filePath(QStringLiteral("data"))).removeRecursively());
    QVERIFY(writeWholeFile(m_dir->filePath(QStringLiteral("data")), ""));
    QVERIFY(kept.document.reseed({.name = "Eastwold"}));
    QVERIFY(failed.wait());
}

void TestRecovery::worksOnWhenTheFolderIsCleared()
{
    KeptDocument kept(folder());
    QVERIFY(kept.keep("Westwold"));
    QVERIFY(QDir(folder()).removeRecursively());
    QVERIFY(kept.keep("Eastwold"));
    QCOMPARE(onlyFile().title, QStringLiteral("Eastwold"));
    KeptDocument other(folder());
    QVERIFY(other.recovery.offers().empty()); // it is owned
}

void TestRecovery::folderIsPrivate()
{
    leave("Westwold");
    QVERIFY(!(QFile::permissions(folder()) & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther)));
}

ZONEWRIGHT_TEST(recovery, TestRecovery)

#include "tst_recovery.moc"
