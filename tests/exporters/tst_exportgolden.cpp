#include "core/random/hash.h"
#include "exporters/exportjob.h"
#include "exporters/exportproject.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QFile>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;

namespace {

QString goldenPath(std::string_view file)
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/golden/exports/") +
           QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size()));
}

std::string goldenBytes(std::string_view file)
{
    QFile golden(goldenPath(file));
    return golden.open(QIODevice::ReadOnly) ? golden.readAll().toStdString() : std::string();
}

/// Files that are kept whole, so that a change can be read: one of each kind of level in each format of a manageable
/// size. Of all others there is a line in the table.
bool isKeptWhole(std::string_view path)
{
    constexpr std::array whole{"old-house-hall.tmx",    "old-house-cellar.tmx", "zone-1-2.tmx", "zones.world",
                               "old-house-hall.tmj",    "old-house-cellar.tmj", "zone-1-2.tmj", "zones-tmj.world",
                               "old-house-hall.csv",    "old-house-cellar.csv", "cells.csv",    "zone-1-2.csv",
                               "old-house-hall.txt",    "old-house-cellar.txt", "zone-1-2.txt", "old-house-hall.json",
                               "old-house-cellar.json", "zone-1-2.json"};
    return std::ranges::find(whole, path) != whole.end();
}

/// What a file holds, as a number: of a picture its pixels, so that another zlib changes nothing.
std::string digestOf(const std::string& bytes)
{
    const QImage picture =
        QImage::fromData(QByteArray::fromStdString(bytes), "PNG").convertToFormat(QImage::Format_RGB32);
    if (picture.isNull())
        return fmt::format("{} bytes|{:016x}", bytes.size(), hashBytes(bytes));
    std::string pixels;
    for (int y = 0; y < picture.height(); ++y)
        pixels.append(reinterpret_cast<const char*>(picture.constScanLine(y)),
                      static_cast<std::size_t>(picture.width()) * sizeof(QRgb));
    return fmt::format("{}x{}|{:016x}", picture.width(), picture.height(), hashBytes(pixels));
}

ExportRequest goldenRequest(const test::ExportProject& from)
{
    ExportSelection selection = from.everyFloor();
    selection.zones = {{1, 2, 1, 1}};
    auto targets = from.targets(selection);
    const auto joined = from.targets({.zones = {{3, 3, 2, 2}}, .joinsZones = true, .overview = true});
    targets.insert(targets.end(), joined.begin(), joined.end());
    return {.targets = std::move(targets), .options = {}, .worldName = from.project.world.name};
}

/// The tileset's picture depends on how Qt draws; other tests compare it with what is drawn.
bool isDrawn(const PlannedFile& file)
{
    return file.path == "tiles.png";
}

} // namespace

/// Holds what is exported: whoever changes it sees this red, and means it (with a change of the format's own version,
/// or of generatorVersion). `zonewright-cli export tests/golden/exports/little.zonewright --zones 1,2..1,2 --to FORMAT
/// --out DIR` writes the new files; the failure prints the new table.
class TestExportGolden : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void filesAreWhatTheyWere();
    void theOthersToo();

private:
    std::unique_ptr<test::ExportProject> m_from;
};

void TestExportGolden::initTestCase()
{
    auto project = readProject(goldenPath("little.zonewright"));
    QVERIFY2(project, project ? "" : (project.error().place + project.error().value).c_str());
    m_from = std::make_unique<test::ExportProject>(*std::move(project));
}

void TestExportGolden::filesAreWhatTheyWere()
{
    const ExportRequest request = goldenRequest(*m_from);
    int whole = 0;
    for (const auto& exporter : exporters()) {
        for (const PlannedFile& file : exporter->files(request)) {
            if (!isKeptWhole(file.path))
                continue;
            ++whole;
            const std::string bytes = exportToString(*exporter, file, request, m_from->source()).value();
            QVERIFY2(bytes == goldenBytes(file.path), file.path.c_str());
        }
    }
    QCOMPARE(whole, 18);
}

void TestExportGolden::theOthersToo()
{
    const ExportRequest request = goldenRequest(*m_from);
    std::string table;
    for (const auto& exporter : exporters()) {
        for (const PlannedFile& file : exporter->files(request)) {
            if (isKeptWhole(file.path) || isDrawn(file))
                continue;
            const std::string bytes = exportToString(*exporter, file, request, m_from->source()).value();
            table += fmt::format("{}|{}|{}\n", exporter->id(), file.path, digestOf(bytes));
        }
    }
    const std::string golden = goldenBytes("table.txt");
    if (golden != table)
        qInfo("The table as computed now:\n%s", table.c_str());
    QCOMPARE(QByteArray::fromStdString(table), QByteArray::fromStdString(golden));
}

ZONEWRIGHT_TEST(exportgolden, TestExportGolden)

#include "tst_exportgolden.moc"
