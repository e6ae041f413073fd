#include "project/filewriter.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <sys/resource.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace zonewright;

class FileWriterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesNothingBeforeCommit();
    void leavesTheOldFileWithoutCommit();
    void refusesWhatCannotBeWritten_data();
    void refusesWhatCannotBeWritten();
    void writesToDevicesAsTheyAre();
    void saysThatADeviceIsFull();
    void keepsTheOldFileWhenSpaceRunsOut();
    void readsBackWhatItWrote();
    void refusesLargeFiles();

private:
    [[nodiscard]] QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void FileWriterTest::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void FileWriterTest::writesNothingBeforeCommit()
{
    FileWriter writer(path("new"));
    QVERIFY(writer.replaces());
    QVERIFY(writer.open().has_value());
    QVERIFY(writer.write("one ").has_value());
    QVERIFY(writer.write("two").has_value());
    QVERIFY(!QFileInfo::exists(path("new")));
    QVERIFY(writer.commit().has_value());
    QCOMPARE(readWholeFile(path("new"), 100).value(), "one two");
}

void FileWriterTest::leavesTheOldFileWithoutCommit()
{
    QVERIFY(writeWholeFile(path("old"), "old").has_value());
    {
        FileWriter writer(path("old"));
        QVERIFY(writer.open().has_value());
        QVERIFY(writer.write("new").has_value());
    }
    QCOMPARE(readWholeFile(path("old"), 100).value(), "old");
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("old")});
}

void FileWriterTest::refusesWhatCannotBeWritten_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("directory") << QStringLiteral(".");
    QTest::newRow("missing directory") << QStringLiteral("none/file");
    QTest::newRow("file as directory") << QStringLiteral("file/file");
}

void FileWriterTest::refusesWhatCannotBeWritten()
{
    QFETCH(const QString, name);
    QVERIFY(writeWholeFile(path("file"), "kept").has_value());
    const QString target = m_dir->filePath(name);
    const auto written = writeWholeFile(target, "new");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::CannotWrite);
    QCOMPARE(written.error().place, target.toStdString());
    QVERIFY(!written.error().value.empty());
    QCOMPARE(readWholeFile(path("file"), 100).value(), "kept");
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("file")});
}

void FileWriterTest::writesToDevicesAsTheyAre()
{
    const QString device = QStringLiteral("/dev/null");
    if (!QFileInfo::exists(device))
        QSKIP("no /dev/null here");
    QVERIFY(!FileWriter(device).replaces());
    QVERIFY(writeWholeFile(device, "gone").has_value());
    QVERIFY(!QFileInfo(device).isFile());
}

void FileWriterTest::saysThatADeviceIsFull()
{
    const QString device = QStringLiteral("/dev/full");
    if (!QFileInfo::exists(device))
        QSKIP("no /dev/full here");
    const auto written = writeWholeFile(device, "lost");
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::CannotWrite);
}

void FileWriterTest::keepsTheOldFileWhenSpaceRunsOut()
{
    QVERIFY(writeWholeFile(path("old"), "old").has_value());
    rlimit before{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    for (const std::size_t size : {1001u, 5000u, 100'000u}) {
        rlimit tight = before;
        tight.rlim_cur = 1000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
        const auto written = writeWholeFile(path("old"), std::string(size, 'x'));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::CannotWrite);
        QCOMPARE(readWholeFile(path("old"), 100).value(), "old");
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("old")});
    }
}

void FileWriterTest::readsBackWhatItWrote()
{
    const std::string bytes("a\0\r\n\xFF", 5);
    QVERIFY(writeWholeFile(path("bytes"), bytes).has_value());
    QCOMPARE(readWholeFile(path("bytes"), 5).value(), bytes);

    const auto missing = readWholeFile(path("none"), 100);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::CannotRead);
    const auto directory = readWholeFile(m_dir->path(), 100);
    QVERIFY(!directory);
    QCOMPARE(directory.error().code, ErrorCode::CannotRead);
}

void FileWriterTest::refusesLargeFiles()
{
    QVERIFY(writeWholeFile(path("six"), "123456").has_value());
    QVERIFY(readWholeFile(path("six"), 6).has_value());
    const auto large = readWholeFile(path("six"), 5);
    QVERIFY(!large);
    QCOMPARE(large.error().code, ErrorCode::TooLarge);
    QCOMPARE(large.error().high, 5);
}

ZONEWRIGHT_TEST(filewriter, FileWriterTest)
#include "tst_filewriter.moc"
