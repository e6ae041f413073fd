#include "exporters/exportjob.h"
#include "exporters/randomfloors.h"
#include "support/testregistry.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <map>

using namespace zonewright;

namespace {

/// Translates whatever is said.
class OtherLanguage : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override
    {
        return QStringLiteral("\u00ab%1\u00bb").arg(QString::fromUtf8(text)); // %1 of the text stays
    }
};

using FolderBytes = std::map<QString, QByteArray>;

FolderBytes folderBytes(const QString& folder)
{
    FolderBytes bytes;
    for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); all.hasNext();) {
        QFile file(all.next());
        if (file.open(QIODevice::ReadOnly))
            bytes.emplace(QDir(folder).relativeFilePath(file.fileName()), file.readAll());
    }
    return bytes;
}

/// Floors with problems and hard names, which some formats refuse, and of the world some of each kind.
ExportRequest ofEverything(const test::ExportProject& from)
{
    ExportSelection selection = from.everyFloor();
    const Point start = from.project.walk.startZone;
    selection.zones = {{start.x, start.y, 2, 2}};
    selection.window = true;
    selection.overview = true;
    auto targets = from.targets(selection);
    const auto joined = from.targets({.zones = {{1, 1, 3, 2}}, .joinsZones = true});
    targets.insert(targets.end(), joined.begin(), joined.end());
    return {.targets = std::move(targets), .options = {.tilePixels = 4, .drawsObjects = true}, .worldName = "all"};
}

FolderBytes filesOfExport(const Exporter& exporter, int threads)
{
    const test::ExportProject from(test::randomFloors(60, 7)); // made anew, so that nothing is left of the last one
    const Tilesets tilesets;
    const ExportSource source(from.project, from.world, tilesets, threads);
    const QTemporaryDir folder;
    (void)runExport(exporter, ofEverything(from), source, folder.path(), threads, {});
    return folderBytes(folder.path());
}

} // namespace

/// The same project gives the same bytes.
class TestExportLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameBytesInEveryLanguage_data();
    void sameBytesInEveryLanguage();
};

void TestExportLanguages::sameBytesInEveryLanguage_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const auto& exporter : exporters()) {
        const QByteArray id(exporter->id().data(), static_cast<qsizetype>(exporter->id().size()));
        QTest::newRow(id.constData()) << id;
    }
}

/// And for every number of threads.
void TestExportLanguages::sameBytesInEveryLanguage()
{
    QFETCH(const QByteArray, format);
    const Exporter& exporter = *findExporter(format.constData());
    const FolderBytes plain = filesOfExport(exporter, 1);
    QVERIFY(!plain.empty());
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
    OtherLanguage language;
    QVERIFY(QCoreApplication::installTranslator(&language));
    const FolderBytes other = filesOfExport(exporter, 4);
    QCoreApplication::removeTranslator(&language);
    QLocale::setDefault(before);
    QCOMPARE(other.size(), plain.size());
    for (const auto& [path, bytes] : plain)
        QVERIFY2(other.contains(path) && other.at(path) == bytes, qPrintable(path));
    if (format == "json") {
        const bool hasProblems =
            std::ranges::any_of(plain, [](const auto& file) { return file.second.contains(R"(,"text":"the )"); });
        QVERIFY(hasProblems);
    }
}

ZONEWRIGHT_TEST(exportlanguages, TestExportLanguages)

#include "tst_exportlanguages.moc"
