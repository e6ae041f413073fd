#pragma once

#include "exporters/exporter.h"
#include "project/projectitems.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

class QSettings;

namespace zonewright {

/// All that the export dialog asks for, as it is kept from one export to the next.
struct ExportRecipe
{
    bool allFloors = true;                   ///< those that come later too
    std::vector<ItemId> floors{};            ///< otherwise; floors that are gone are passed over
    std::vector<Rect> zones{};               ///< of the world, unwrapped, each at most as large as the world
    bool joinsZones = false;                 ///< of each rectangle one map
    bool window = false;                     ///< the nine zones around the player's start
    bool overview = false;                   ///< one cell a zone
    std::vector<std::string> formats{"tmx"}; ///< ids of exporters, in the order of the registry, none twice
    ExportOptions options{};
    QString folder;      ///< absolute; empty where none is chosen; as it is kept, where it is the proposed one
    bool onSave = false; ///< exports whenever the project is saved

    friend bool operator==(const ExportRecipe&, const ExportRecipe&) = default;
};

/// The formats of a recipe, in its order.
[[nodiscard]] std::vector<const Exporter*> exportersOf(const ExportRecipe& recipe);

/// The same for every format of a recipe whose rectangles are no larger than the world (see zonesObstacle: it may have
/// become smaller since). Floors are in the order of the project. The files that rooms and pieces are read from are not
/// replaced.
[[nodiscard]] ExportRequest exportRequest(const Project& project, const World& world, const ExportRecipe& recipe);

/// One file of an export of several formats.
struct ExportedFile
{
    const Exporter* exporter = nullptr;
    PlannedFile file;
};

/// Every file of a recipe, one format after the other; what two formats share (the tileset's picture) is there once.
/// None where nothing is exported.
[[nodiscard]] std::vector<ExportedFile> exportedFiles(const ExportRecipe& recipe, const ExportRequest& request);

/// The recipe kept for a project file, without what this version does not know or cannot take; nothing where there is
/// none. A file is the same however its name is written, links included; the project of no file (an empty name) has no
/// recipe.
[[nodiscard]] std::optional<ExportRecipe> readExportRecipe(const QSettings& settings, const QString& projectFile);

/// Keeps it, and those of the other projects exported last, at most keptRecipes. Does nothing for a project
/// of no file.
void writeExportRecipe(QSettings& settings, const QString& projectFile, const ExportRecipe& recipe);

inline constexpr int keptRecipes = 50;

} // namespace zonewright
