#include "app/exportwords.h"

#include "document/document.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace zonewright {

namespace {

const QString exportFolderName = QStringLiteral("export");

/// Their context.
struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ExportWords)
};

qint64 floorsOf(const Project& project, const ExportRecipe& recipe)
{
    const std::unordered_set<ItemId> chosen(recipe.floors.begin(), recipe.floors.end());
    qint64 count = 0;
    for (const Dungeon& dungeon : project.dungeons)
        count += std::ranges::count_if(
            dungeon.floors, [&](const FloorPlan& floor) { return recipe.allFloors || chosen.contains(floor.id); });
    return count;
}

/// Zones that lie in two rectangles are counted twice.
qint64 mostMaps(const Project& project, const ExportRecipe& recipe)
{
    qint64 count = floorsOf(project, recipe) + (recipe.window ? 1 : 0) + (recipe.overview ? 1 : 0);
    for (const Rect& zones : recipe.zones)
        count += recipe.joinsZones ? 1 : static_cast<qint64>(zones.width) * zones.height;
    return count;
}

} // namespace

QString formatTitle(const Exporter& exporter)
{
    return QCoreApplication::translate("Exporter", exporter.title());
}

ExportRecipe firstExportRecipe(const Document& document)
{
    ExportRecipe recipe;
    recipe.folder = proposedFolder(document.fileName());
    return recipe;
}

QString proposedFolder(const QString& projectFile)
{
    return projectFile.isEmpty() ? QString() : QFileInfo(projectFile).absoluteDir().absoluteFilePath(exportFolderName);
}

QString zonesObstacle(const Document& document, const std::vector<Rect>& zones)
{
    const int side = document.world().zones().side();
    if (std::ranges::any_of(zones, [side](const Rect& each) { return std::max(each.width, each.height) > side; }))
        return ExportWords::tr("The world has only %1 zones a side.").arg(QLocale().toString(side));
    return {};
}

QString levelsObstacle(const Document& document, const ExportRecipe& recipe)
{
    const qint64 maps = mostMaps(document.project(), recipe);
    if (maps == 0)
        return ExportWords::tr("Tick a floor, or something of the world, to export it.");
    if (const QString obstacle = zonesObstacle(document, recipe.zones); !obstacle.isEmpty())
        return obstacle;
    if (recipe.formats.empty())
        return ExportWords::tr("Tick a format.");
    const qint64 files = maps * static_cast<qint64>(recipe.formats.size());
    if (files > mostExportedFiles)
        return ExportWords::tr("These would be %1 files; one export has %2 at most.")
            .arg(QLocale().toString(files), QLocale().toString(mostExportedFiles));
    return {};
}

QString folderObstacle(const QString& folder)
{
    if (folder.isEmpty())
        return ExportWords::tr("Choose a folder for the files.");
    if (QDir::isRelativePath(folder))
        return ExportWords::tr("Type the whole path of the folder, or save the project first.");
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return ExportWords::tr("“%1” is a file, not a folder.").arg(info.fileName());
    return {};
}

QString exportObstacle(const Document& document, const ExportRecipe& recipe)
{
    const QString obstacle = levelsObstacle(document, recipe);
    return obstacle.isEmpty() ? folderObstacle(recipe.folder) : obstacle;
}

QString exportFolder(const Document& document, const QString& typed)
{
    QString path = QDir::fromNativeSeparators(typed);
    if (path.trimmed().isEmpty())
        return {};
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, QDir::homePath());
    if (QDir::isRelativePath(path) && !document.fileName().isEmpty())
        path = QFileInfo(document.fileName()).absoluteDir().absoluteFilePath(path);
    return QDir::cleanPath(path);
}

QString folderWords(const Document& document, const QString& folder)
{
    QString path = folder;
    if (!document.fileName().isEmpty()) {
        const QString within = QFileInfo(document.fileName()).absoluteDir().relativeFilePath(folder);
        if (QDir::isRelativePath(within) && within != QLatin1String(".") && !within.startsWith(QLatin1String("..")))
            path = within;
    }
    return QDir::toNativeSeparators(path.endsWith(QLatin1Char('/')) ? path : path + QLatin1Char('/'));
}

ExportCounts exportCounts(const std::vector<FormatReport>& reports, bool isCancelled)
{
    enum class Came { Whole, Incomplete, Failed };
    std::map<std::string, Came> files; // formats share some
    for (const FormatReport& format : reports) {
        for (const FileOutcome& file : format.report.files) {
            const Came came = file.error ? Came::Failed : file.isWhole() ? Came::Whole : Came::Incomplete;
            const auto [known, isNew] = files.try_emplace(file.path, came);
            known->second = isNew ? came : std::min(known->second, came); // one whole one stands there
        }
    }
    const auto count = [&files](Came came) {
        return static_cast<int>(std::ranges::count(files, came, [](const auto& file) { return file.second; }));
    };
    return {.files = static_cast<int>(files.size()),
            .incomplete = count(Came::Incomplete),
            .failed = count(Came::Failed),
            .isCancelled = isCancelled};
}

QString exportOutcome(const ExportCounts& counts, const QString& folder)
{
    const int missing = counts.failed + counts.skipped;
    QString text;
    if (missing > 0)
        text = ExportWords::tr("%1 of %Ln file(s) exported", "so many of all files", counts.files)
                   .arg(QLocale().toString(counts.files - missing));
    else if (folder.isEmpty())
        text = ExportWords::tr("%Ln file(s) exported", nullptr, counts.files);
    else
        text = ExportWords::tr("%Ln file(s) exported to %1", "files, folder", counts.files).arg(folder);
    const auto add = [&text](const QString& words) {
        text = ExportWords::tr("%1; %2", "outcome of an export, and more of it").arg(text, words);
    };
    if (counts.failed > 0)
        add(ExportWords::tr("%Ln failed", "files", counts.failed));
    if (counts.incomplete > 0)
        add(ExportWords::tr("%Ln without some levels", "files", counts.incomplete));
    if (counts.isCancelled)
        add(ExportWords::tr("cancelled"));
    return text;
}

} // namespace zonewright
