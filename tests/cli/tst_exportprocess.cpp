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

ZONEWRIGHT_TEST(exportprocess, ExportProcessTest)
#include "tst_exportprocess.moc"
