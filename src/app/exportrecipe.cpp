#include "app/exportrecipe.h"

#include "core/world/world.h"
#include "exporters/zonerects.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace zonewright {

namespace {

const QString recipesGroup = QStringLiteral("exports");
constexpr qlonglong latestUse = qlonglong{1} << 52; // far beyond what anybody exports: what is more is damaged

/// The same for every way to write the name of a file that is there, links included.
QString recipeFile(const QString& projectFile)
{
    const QFileInfo info(projectFile);
    const QString real = info.canonicalFilePath();
    return real.isEmpty() ? QDir::cleanPath(info.absoluteFilePath()) : real;
}

/// The group of a project's recipe, whose name has no letter that settings would write in another way.
QString recipeGroup(const QString& file)
{
    const QByteArray name = QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QString::fromLatin1(name);
}

QString recipeKey(const QString& group, const char* name)
{
    return recipesGroup + QLatin1Char('/') + group + QLatin1Char('/') + QLatin1String(name);
}

bool recipeTruth(const QVariant& value, bool otherwise)
{
    const QString text = value.toString();
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    return otherwise;
}

std::vector<ItemId> idsIn(const QStringList& texts)
{
    std::vector<ItemId> ids;
    std::unordered_set<ItemId> seen;
    for (const QString& text : texts) {
        bool isNumber = false;
        const ItemId id = text.toLongLong(&isNumber);
        if (isNumber && id > 0 && seen.insert(id).second)
            ids.push_back(id);
    }
    return ids;
}

QStringList textsOf(const std::vector<ItemId>& ids)
{
    QStringList texts;
    for (const ItemId id : ids)
        texts << QString::number(id);
    return texts;
}

std::vector<std::string> formatsAmong(const QStringList& words)
{
    std::vector<std::string> formats;
    for (const auto& exporter : exporters()) {
        if (words.contains(QString::fromUtf8(exporter->id().data(), static_cast<qsizetype>(exporter->id().size()))))
            formats.emplace_back(exporter->id());
    }
    return formats;
}

QStringList wordsOf(const std::vector<std::string>& formats)
{
    QStringList words;
    for (const std::string& format : formats)
        words << QString::fromStdString(format);
    return words;
}

QLatin1String latin(std::string_view word)
{
    return {word.data(), static_cast<qsizetype>(word.size())};
}

/// Where a recipe's values are kept.
class RecipeReader
{
public:
    RecipeReader(const QSettings& settings, QString group)
        : m_settings(settings)
        , m_group(std::move(group))
    {
    }

    [[nodiscard]] bool has(const char* name) const { return m_settings.contains(recipeKey(m_group, name)); }

    [[nodiscard]] QVariant value(const char* name) const { return m_settings.value(recipeKey(m_group, name)); }

    [[nodiscard]] QString text(const char* name) const { return value(name).toString(); }

    [[nodiscard]] bool truth(const char* name, bool otherwise) const { return recipeTruth(value(name), otherwise); }

    [[nodiscard]] ExportOptions options() const
    {
        const ExportOptions first;
        bool isNumber = false;
        const int pixels = value("tile-pixels").toInt(&isNumber);
        const auto encoding = valueIn<TileEncoding>(tileEncodingWords, text("encoding").toStdString());
        return {.encoding = encoding.value_or(first.encoding),
                .tilePixels = isNumber && exportTileLimits.contains(pixels) ? pixels : first.tilePixels,
                .theme = text("theme") == QLatin1String("dark") ? Theme::Dark : Theme::Light,
                .drawsObjects = truth("objects", first.drawsObjects)};
    }

    [[nodiscard]] ExportRecipe recipe() const
    {
        const ExportRecipe first;
        const QString folder = text("folder");
        return {.allFloors = truth("all-floors", first.allFloors),
                .floors = idsIn(value("floors").toStringList()),
                .zones = zoneRectsFromText(text("zones").toStdString()).value_or(std::vector<Rect>()),
                .joinsZones = truth("join-zones", first.joinsZones),
                .window = truth("window", first.window),
                .overview = truth("overview", first.overview),
                .formats = has("formats") ? formatsAmong(value("formats").toStringList()) : first.formats,
                .options = options(),
                .folder = QDir::isAbsolutePath(folder) ? QDir::cleanPath(folder) : QString(),
                .onSave = truth("on-save", first.onSave)};
    }

    /// When it was written: later ones have higher numbers.
    [[nodiscard]] qlonglong use() const
    {
        const qlonglong number = value("use").toLongLong();
        return number > 0 && number < latestUse ? number : 0;
    }

private:
    const QSettings& m_settings;
    QString m_group;
};

/// The groups of all recipes that are kept, those written last in front.
QStringList keptGroups(QSettings& settings)
{
    settings.beginGroup(recipesGroup);
    const QStringList groups = settings.childGroups();
    settings.endGroup();
    std::vector<std::pair<qlonglong, QString>> uses;
    for (const QString& group : groups)
        uses.emplace_back(RecipeReader(settings, group).use(), group);
    std::ranges::sort(uses, std::ranges::greater());
    QStringList sorted;
    for (const auto& [use, group] : uses)
        sorted << group;
    return sorted;
}

} // namespace

ExportRequest exportRequest(const Project& project, const World& world, const ExportRecipe& recipe)
{
    ExportSelection selection{.floors = allFloors(project),
                              .zones = recipe.zones,
                              .joinsZones = recipe.joinsZones,
                              .window = recipe.window,
                              .overview = recipe.overview};
    if (!recipe.allFloors) {
        const std::unordered_set<ItemId> chosen(recipe.floors.begin(), recipe.floors.end());
        std::erase_if(selection.floors, [&](FloorPlace place) { return !chosen.contains(floorAt(project, place).id); });
    }
    std::erase_if(selection.zones, [](const Rect& zones) { return zones.empty(); });
    return {.targets = exportTargets(project, world, selection),
            .options = recipe.options,
            .worldName = project.world.name,
            .keptFiles = libraryFiles(project)};
}

std::vector<ExportedFile> exportedFiles(const ExportRecipe& recipe, const ExportRequest& request)
{
    std::vector<ExportedFile> files;
    std::unordered_set<std::string> paths;
    for (const Exporter* exporter : exportersOf(recipe)) {
        if (request.targets.empty())
            break;
        for (PlannedFile& file : exporter->files(request)) {
            if (paths.insert(file.path).second)
                files.push_back({.exporter = exporter, .file = std::move(file)});
        }
    }
    return files;
}

std::vector<const Exporter*> exportersOf(const ExportRecipe& recipe)
{
    std::vector<const Exporter*> chosen;
    for (const std::string& format : recipe.formats) {
        if (const Exporter* exporter = findExporter(format))
            chosen.push_back(exporter);
    }
    return chosen;
}

std::optional<ExportRecipe> readExportRecipe(const QSettings& settings, const QString& projectFile)
{
    if (projectFile.isEmpty())
        return std::nullopt;
    const QString file = recipeFile(projectFile);
    const RecipeReader reader(settings, recipeGroup(file));
    if (reader.text("project") != file)
        return std::nullopt;
    return reader.recipe();
}

void writeExportRecipe(QSettings& settings, const QString& projectFile, const ExportRecipe& recipe)
{
    if (projectFile.isEmpty())
        return;
    settings.sync(); // another window may have kept its own since
    const QString file = recipeFile(projectFile);
    const QString group = recipeGroup(file);
    QStringList others = keptGroups(settings);
    const qlonglong use = others.isEmpty() ? 0 : RecipeReader(settings, others.first()).use();
    others.removeOne(group);
    for (qsizetype i = keptRecipes - 1; i < others.size(); ++i)
        settings.remove(recipesGroup + QLatin1Char('/') + others[i]);
    const auto write = [&](const char* name, const QVariant& value) {
        settings.setValue(recipeKey(group, name), value);
    };
    write("project", file);
    write("use", use + 1);
    write("all-floors", recipe.allFloors);
    write("floors", textsOf(recipe.floors));
    write("zones", QString::fromStdString(textOfZoneRects(recipe.zones)));
    write("join-zones", recipe.joinsZones);
    write("window", recipe.window);
    write("overview", recipe.overview);
    write("formats", wordsOf(recipe.formats));
    write("encoding", latin(word(recipe.options.encoding)));
    write("tile-pixels", recipe.options.tilePixels);
    write("theme", recipe.options.theme == Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
    write("objects", recipe.options.drawsObjects);
    write("folder", recipe.folder);
    write("on-save", recipe.onSave);
    settings.sync();
}

} // namespace zonewright
