#include "document/document.h"
#include "document/filedigest.h"
#include "document/filewatch.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace zonewright;
using namespace std::chrono_literals;

class TestFileWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void writingInPlaceIsTold();
    void replacingIsTold();
    void removingIsTold();
    void renamingIsTold();
    void manyWritesAreToldOnce();
    void sameBytesAreNoChange();
    void ownSavesAreNoChange();
    void watchingSurvivesReplacement();
    void watchingSurvivesReplacementOfAFileInUse();
    void watchingSurvivesRemoval();
    void watchingSurvivesTheFolder();
    void linksAreFollowed();
    void changingBackIsTold();
    void followsTheDocument();
    void reloadingAndKeeping();
    void changeDuringReadingIsSeen();
    void checksAtOnce();
    void restoredProjectHasAFileToWatch();
    void digests();

private:
    void write(const char* contents) const { QVERIFY(writeInPlace(m_file, contents)); }

    static bool writeInPlace(const QString& path, const char* contents);

    /// As most programs save: a new file under the old name.
    void replace(const char* contents) const { QVERIFY(writeWholeFile(m_file, contents)); }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<FileWatch> m_watch;
    std::unique_ptr<QSignalSpy> m_changes;
};

namespace {

constexpr int quiet = 100; // milliseconds: several quiet times, in which nothing may come

} // namespace

bool TestFileWatch::writeInPlace(const QString& path, const char* contents)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(contents) >= 0;
}

void TestFileWatch::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("in")));
    m_file = m_dir->filePath(QStringLiteral("in/a.zonewright"));
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    QVERIFY(m_document->saveAs(m_file));
    m_watch = std::make_unique<FileWatch>(*m_document);
    m_watch->setQuietTime(20ms);
    m_changes = std::make_unique<QSignalSpy>(m_watch.get(), &FileWatch::changedOutside);
}

void TestFileWatch::cleanup()
{
    m_changes.reset();
    m_watch.reset();
    m_document.reset();
}

void TestFileWatch::writingInPlaceIsTold()
{
    write("other");
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->at(0).at(0).value<OutsideChange>() == OutsideChange::Changed);
    QVERIFY(!m_changes->wait(quiet));
}

void TestFileWatch::replacingIsTold()
{
    replace("other");
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->at(0).at(0).value<OutsideChange>() == OutsideChange::Changed);
    QVERIFY(!m_changes->wait(quiet));
}

void TestFileWatch::removingIsTold()
{
    QVERIFY(QFile::remove(m_file));
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->at(0).at(0).value<OutsideChange>() == OutsideChange::Removed);
    QVERIFY(!m_changes->wait(quiet));
}

void TestFileWatch::renamingIsTold()
{
    QVERIFY(QFile::rename(m_file, m_dir->filePath(QStringLiteral("elsewhere"))));
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->at(0).at(0).value<OutsideChange>() == OutsideChange::Removed);
}

void TestFileWatch::manyWritesAreToldOnce()
{
    m_watch->setQuietTime(200ms);
    for (int i = 0; i < 20; ++i) {
        write(std::to_string(i).c_str());
        QTest::qWait(2);
    }
    QVERIFY(m_changes->wait());
    QVERIFY(!m_changes->wait(600));
    QCOMPARE(m_changes->size(), 1);
}

void TestFileWatch::sameBytesAreNoChange()
{
    const std::string bytes = readWholeFile(m_file, 1 << 20).value();
    write(bytes.c_str());
    replace(bytes.c_str());
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(QFile::remove(m_file));
    replace(bytes.c_str());
    QVERIFY(!m_changes->wait(quiet));
}

/// Nor is one with the same size and time that holds something else the same file.
void TestFileWatch::ownSavesAreNoChange()
{
    for (const char* name : {"Westwold", "Eastwold", "Northwold"}) {
        QVERIFY(m_document->reseed({.name = name}));
        QVERIFY(m_document->save());
        QVERIFY(!m_changes->wait(quiet));
    }
    const QDateTime time = QFileInfo(m_file).lastModified();
    QByteArray bytes = QByteArray::fromStdString(readWholeFile(m_file, 1 << 20).value());
    bytes.replace("Northwold", "Southwold");
    write(bytes.constData());
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    file.close();
    QVERIFY(m_changes->wait());
}

void TestFileWatch::watchingSurvivesReplacement()
{
    for (int i = 0; i < 4; ++i) {
        replace(("replaced " + std::to_string(i)).c_str());
        QVERIFY(m_changes->wait());
        write(("written " + std::to_string(i)).c_str());
        QVERIFY(m_changes->wait());
    }
    QCOMPARE(m_changes->size(), 8);
}

/// The old file goes on living under another name, and is none of ours.
void TestFileWatch::watchingSurvivesReplacementOfAFileInUse()
{
    QFile reader(m_file);
    QVERIFY(reader.open(QIODevice::ReadOnly));
    const QString backup = m_dir->filePath(QStringLiteral("backup"));
    std::filesystem::create_hard_link(m_file.toStdString(), backup.toStdString());
    replace("replaced");
    QVERIFY(m_changes->wait());
    QVERIFY(writeInPlace(backup, "nobody's"));
    QVERIFY(!m_changes->wait(quiet));
    write("written");
    QVERIFY(m_changes->wait());
}

void TestFileWatch::watchingSurvivesRemoval()
{
    QVERIFY(QFile::remove(m_file));
    QVERIFY(m_changes->wait());
    write("new");
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->at(1).at(0).value<OutsideChange>() == OutsideChange::Changed);
    write("newer");
    QVERIFY(m_changes->wait());
}

void TestFileWatch::watchingSurvivesTheFolder()
{
    const QString folder = QFileInfo(m_file).path();
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->at(0).at(0).value<OutsideChange>() == OutsideChange::Removed);
    QVERIFY(QDir().mkpath(folder));
    QTest::qWait(quiet);
    write("new");
    QVERIFY(m_changes->wait());
}

void TestFileWatch::linksAreFollowed()
{
    const QString link = m_dir->filePath(QStringLiteral("link.zonewright"));
    QVERIFY(QFile::link(m_file, link));
    QVERIFY(m_document->open(link));
    write("written");
    QVERIFY(m_changes->wait());
    replace("replaced");
    QVERIFY(m_changes->wait());
    QVERIFY(QFile::remove(m_file));
    QVERIFY(m_changes->wait());
    write("new");
    QVERIFY(m_changes->wait());
    QVERIFY(m_document->save());
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(!m_changes->wait(quiet));
}

void TestFileWatch::changingBackIsTold()
{
    QSignalSpy back(m_watch.get(), &FileWatch::changedBack);
    const std::string bytes = readWholeFile(m_file, 1 << 20).value();
    replace("other");
    QVERIFY(m_changes->wait());
    replace(bytes.c_str());
    QVERIFY(back.wait());
    QCOMPARE(m_changes->size(), 1);
    replace("other");
    QVERIFY(m_changes->wait());
}

void TestFileWatch::followsTheDocument()
{
    const QString second = m_dir->filePath(QStringLiteral("b.zonewright"));
    QVERIFY(m_document->saveAs(second));
    write("nobody's");
    QVERIFY(!m_changes->wait(quiet));
    QVERIFY(writeInPlace(second, "ours"));
    QVERIFY(m_changes->wait());
    m_document->startNew({.name = "Other"});
    QVERIFY(writeInPlace(second, "nobody's"));
    QVERIFY(!m_changes->wait(quiet));
    m_watch->check();
    QCOMPARE(m_changes->size(), 1);
}

void TestFileWatch::reloadingAndKeeping()
{
    Document other({.name = "Westwold"});
    QVERIFY(m_document->reseed({.name = "Mine"}));
    QVERIFY(other.saveAs(m_file));
    QVERIFY(m_changes->wait());
    m_document->keepOwn();
    QVERIFY(m_document->isModified());
    m_document->undoStack().undo();
    QVERIFY(m_document->isModified()); // no state of the history is in the file any more
    QVERIFY(!m_changes->wait(quiet));  // told once
    QVERIFY(other.reseed({.name = "Eastwold"}));
    QVERIFY(other.save());
    QVERIFY(m_changes->wait());
    QVERIFY(m_document->open(m_document->fileName()));
    QVERIFY(!m_document->isModified() && !m_document->undoStack().canUndo());
    QCOMPARE(m_document->title(), QStringLiteral("Eastwold"));
    QVERIFY(!m_changes->wait(quiet));
    QVERIFY(m_document->save());
    QVERIFY(!m_changes->wait(quiet));
}

/// Between reading a file and watching it there is time for another program.
void TestFileWatch::changeDuringReadingIsSeen()
{
    bool once = true;
    connect(m_document.get(), &Document::worldChanged, this, [&] {
        if (std::exchange(once, false))
            write("other");
    });
    QVERIFY(m_document->open(m_file));
    QVERIFY(m_changes->wait());
}

void TestFileWatch::checksAtOnce()
{
    m_watch->setQuietTime(1h);
    m_watch->check();
    QCOMPARE(m_changes->size(), 0);
    replace("other");
    m_watch->check();
    QCOMPARE(m_changes->size(), 1);
    m_watch->check();
    QCOMPARE(m_changes->size(), 1);
}

void TestFileWatch::restoredProjectHasAFileToWatch()
{
    const Project project = m_document->project();
    m_document->restore(project, m_file);
    QVERIFY(!m_changes->wait(quiet));
    replace("other");
    QVERIFY(m_changes->wait());
    m_document->restore(project, m_dir->filePath(QStringLiteral("gone/a.zonewright")));
    QVERIFY(!m_changes->wait(quiet));
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("gone")));
    QTest::qWait(quiet);
    QVERIFY(writeInPlace(m_document->fileName(), "back"));
    QVERIFY(m_changes->wait());
    QVERIFY(m_changes->last().at(0).value<OutsideChange>() == OutsideChange::Changed);
}

void TestFileWatch::digests()
{
    QVERIFY(digestOf("a") != digestOf("b"));
    QVERIFY(digestOf("") == digestOf({}));
    QVERIFY(!digestOf("").isEmpty());
    QVERIFY(digestOfFile(m_file) == m_document->fileDigest());
    QVERIFY(digestOfFile(m_dir->filePath(QStringLiteral("none"))) == QByteArray());
    QVERIFY(digestOfFile(m_dir->path()) == QByteArray());
    QVERIFY(m_document->open(m_file));
    QVERIFY(digestOfFile(m_file) == m_document->fileDigest());
    write("");
    QVERIFY(digestOfFile(m_file) == digestOf(""));
    std::filesystem::resize_file(m_file.toStdString(), 500'000'000);
    const auto huge = digestOfFile(m_file);
    QVERIFY(huge && !huge->isEmpty());
    if (QFileInfo(m_file).isReadable() && QFile::setPermissions(m_file, {}) && !QFileInfo(m_file).isReadable())
        QVERIFY(!digestOfFile(m_file));
}

ZONEWRIGHT_TEST(filewatch, TestFileWatch)

#include "tst_filewatch.moc"
