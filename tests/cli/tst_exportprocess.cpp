#include "cli/cliprocess.h"
#include "support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright::test;

namespace {

QMap<QString, QByteArray> exportedTree(const QString& folder)
{
    QMap<QString, QByteArray> tree;
    for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); all.hasNext();) {
        QFile file(all.next());
        tree.insert(QDir(folder).relativeFilePath(file.fileName()),
                    file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable"));
    }
    return tree;
}

} // namespace

/// Exports of one project in two processes.
class ExportProcessTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameBytesInEveryProcess_data();
    void sameBytesInEveryProcess();
    void keepsWhatItReadsAndLists();
    void saysWhoseLevelFailed();
};

void ExportProcessTest::sameBytesInEveryProcess_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"tmx", "tmj", "ldtk", "csv", "png", "text", "json"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// Whatever the order of Qt's hashes, the language, the screen and the number of threads.
void ExportProcessTest::sameBytesInEveryProcess()
{
    QFETCH(const QString, format);
    const auto exportIn = [&](const char* hashSeed, const char* locale, const char* dots, const char* threads) {
        const QTemporaryDir folder;
        QProcessEnvironment environment = bareEnvironment();
        if (hashSeed != nullptr)
            environment.insert(QStringLiteral("QT_HASH_SEED"), QLatin1String(hashSeed));
        else
            environment.remove(QStringLiteral("QT_HASH_SEED")); // another seed each time
        environment.insert(QStringLiteral("LC_ALL"), QLatin1String(locale));
        environment.insert(QStringLiteral("LANGUAGE"), QLatin1String(locale));
        environment.insert(QStringLiteral("QT_FONT_DPI"), QLatin1String(dots));
        const CliRun run = runCli(
            QStringList{QStringLiteral("export"),
                        QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/undermarch.zonewright"),
                        QStringLiteral("--to"), format, QStringLiteral("--out"), folder.filePath(QStringLiteral("out")),
                        QStringLiteral("--threads"), QLatin1String(threads)} +
                words("--zones 2,2..3,3 --window --overview --tile-size 5"),
            environment);
        return run.exitCode == 0 && run.err.isEmpty() ? exportedTree(folder.path()) : QMap<QString, QByteArray>();
    };
    const auto first = exportIn("0", "C", "96", "1");
    QVERIFY(!first.isEmpty());
    QCOMPARE(exportIn(nullptr, "fr_FR.UTF-8", "192", "4"), first);
    // As many dots to the metre as the editor writes, which has a screen.
    for (auto file = first.begin(); file != first.end(); ++file) {
        if (file.key().endsWith(QLatin1String(".png")))
            QCOMPARE(QImage::fromData(file.value()).dotsPerMeterX(), 3780);
    }
}

/// A project is not replaced by an export of itself, nor is the list of files, which stays as it was where nothing is
/// written at all.
void ExportProcessTest::keepsWhatItReadsAndLists()
{
    const QTemporaryDir folder;
    const auto path = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
    const QString sample = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/undermarch.zonewright");
    QVERIFY(QFile::copy(sample, path("overview.json")));
    const auto before = exportedTree(folder.path());
    const auto exported = [&](const QString& project, const char* options) {
        return runCli(QStringList{QStringLiteral("export"), project, QStringLiteral("--to"), QStringLiteral("json"),
                                  QStringLiteral("--out"), folder.path(), QStringLiteral("--no-floors")} +
                      words(options));
    };
    QCOMPARE(exported(path("overview.json"), "--overview").exitCode, 1);
    QCOMPARE(exportedTree(folder.path()), before);

    QFile list(path("list"));
    QVERIFY(list.open(QIODevice::WriteOnly) && list.write("old") == 3);
    list.close();
    const QStringList intoList{QStringLiteral("-o"), path("list")};
    const QStringList first{QStringLiteral("export"), path("missing"),         QStringLiteral("--to"),
                            QStringLiteral("json"),   QStringLiteral("--out"), folder.path()};
    QCOMPARE(runCli(first + intoList).exitCode, 1);
    QCOMPARE(exportedTree(folder.path()).value(QStringLiteral("list")), QByteArray("old"));

    const CliRun both =
        runCli(QStringList{QStringLiteral("export"), sample, QStringLiteral("--to"), QStringLiteral("json"),
                           QStringLiteral("--out"), folder.path(), QStringLiteral("-o"), path("window.json")} +
               words("--no-floors --window --zones 1,1..1,1"));
    QCOMPARE(both.exitCode, 1);
    QVERIFY2(both.err.contains("window.json"), both.err.constData());
    QCOMPARE(exportedTree(folder.path()).value(QStringLiteral("window.json")),
             QFile::encodeName(path("zone-1-1.json")) + '\n');
}

/// Two projects may have floors of one name.
void ExportProcessTest::saysWhoseLevelFailed()
{
    const QTemporaryDir folder;
    QFile sample(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const QByteArray text = sample.readAll().replace(R"("size": [60, 30])", R"("size": [3, 3])");
    QStringList arguments{QStringLiteral("export")};
    for (const char* name : {"a", "b"}) {
        QFile project(folder.filePath(QLatin1String(name)));
        QVERIFY(project.open(QIODevice::WriteOnly) && project.write(text) == text.size());
        arguments << project.fileName();
    }
    const CliRun run = runCli(arguments + words("--to csv --level") + QStringList{QStringLiteral("Old mine")} +
                              QStringList{QStringLiteral("--out"), folder.filePath(QStringLiteral("out"))});
    QCOMPARE(run.exitCode, 1);
    for (const char* name : {"a", "b"}) {
        const QByteArray whose =
            QFile::encodeName(folder.filePath(QLatin1String(name))) + ": Old mine/Upper galleries: ";
        QVERIFY2(run.err.contains(whose), run.err.constData());
    }
    QCOMPARE(run.err.count('\n'), 2);
}

ZONEWRIGHT_TEST(exportprocess, ExportProcessTest)
#include "tst_exportprocess.moc"
