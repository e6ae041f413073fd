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
    void refusesLinksInACircle();
    void writesThroughLinks();
    void saysWhyInPlainWords();
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

void FileWriterTest::refusesLinksInACircle()
{
    QVERIFY(QFile::link(QStringLiteral("loop"), path("loop")));
    QVERIFY(QFile::link(QStringLiteral("pong"), path("ping")));
    QVERIFY(QFile::link(QStringLiteral("ping"), path("pong")));
    for (const char* name : {"loop", "ping", "loop/file"}) {
        const auto written = writeWholeFile(path(name), "new");
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::CannotWrite);
        QCOMPARE(written.error().value, "its symbolic links lead in a circle");
    }
    for (const char* name : {"loop", "ping", "pong"})
        QVERIFY2(QFileInfo(path(name)).isSymLink(), name);
}

void FileWriterTest::writesThroughLinks()
{
    QVERIFY(writeWholeFile(path("file"), "old").has_value());
    QVERIFY(QFile::link(QStringLiteral("file"), path("link")));
    QVERIFY(QFile::link(QStringLiteral("link"), path("second")));
    QVERIFY(QFile::link(QStringLiteral("new"), path("dangling")));
    QVERIFY(writeWholeFile(path("second"), "one").has_value());
    QCOMPARE(readWholeFile(path("file"), 100).value(), "one");
    QVERIFY(writeWholeFile(path("dangling"), "two").has_value());
    QCOMPARE(readWholeFile(path("new"), 100).value(), "two");
    QVERIFY(!QFileInfo(path("file")).isSymLink() && !QFileInfo(path("new")).isSymLink());
    for (const char* name : {"link", "second", "dangling"})
        QVERIFY2(QFileInfo(path(name)).isSymLink(), name);
}

// The place of the error has the path; a second one in the reason would read as another file.
void FileWriterTest::saysWhyInPlainWords()
{
    QVERIFY(writeWholeFile(path("protected"), "old").has_value());
    QVERIFY(QFile::setPermissions(path("protected"), QFileDevice::ReadOwner));
    QVERIFY(QDir(m_dir->path()).mkdir(QStringLiteral("folder")));
    const auto reason = [this](const char* name) {
        const auto written = writeWholeFile(path(name), "new");
        return written ? std::string("written") : written.error().value;
    };
    QCOMPARE(reason("folder"), "it is a folder");
    for (const char* name : {".", "none/file", "protected/file"})
        QVERIFY2(reason(name).find(m_dir->path().toStdString()) == std::string::npos, reason(name).c_str());
    if (QFileInfo(path("protected")).isWritable())
        QSKIP("this user may write anything");
    QCOMPARE(reason("protected"), "it is protected against writing");
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
