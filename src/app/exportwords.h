#pragma once

#include "app/exportrun.h"

#include <QString>

namespace zonewright {

class Document;

/// The most files of one export that the editor takes: as many names as are found within a tenth of a second.
inline constexpr qint64 mostExportedFiles = 20'000;

/// What a format is called, in the language of the interface.
[[nodiscard]] QString formatTitle(const Exporter& exporter);

/// The folder that is proposed for a project: "export" beside its file. Empty for a project without a file.
[[nodiscard]] QString proposedFolder(const QString& projectFile);

/// What is exported where a designer has chosen nothing yet: every floor for Tiled, to the folder that is proposed.
[[nodiscard]] ExportRecipe firstExportRecipe(const Document& document);

/// Why rectangles of zones cannot be exported, in a sentence; empty where they can.
[[nodiscard]] QString zonesObstacle(const Document& document, const std::vector<Rect>& zones);

/// Why a recipe names no files, or too many, likewise.
[[nodiscard]] QString levelsObstacle(const Document& document, const ExportRecipe& recipe);

/// Why nothing can be exported to a folder, likewise. It need not be there.
[[nodiscard]] QString folderObstacle(const QString& folder);

/// The one or else the other.
[[nodiscard]] QString exportObstacle(const Document& document, const ExportRecipe& recipe);

/// The folder that was typed or chosen, as a recipe has it: "~" is the user's own one, and others begin where the
/// project's file is. A project without a file has no place to begin at: then the path stays relative.
[[nodiscard]] QString exportFolder(const Document& document, const QString& typed);

/// A folder as it is told about: "export/" beside the project's file, the whole path elsewhere.
[[nodiscard]] QString folderWords(const Document& document, const QString& folder);

/// How many files an export has come to, each of them counted once.
struct ExportCounts
{
    int files = 0;
    int incomplete = 0; ///< written without some of their levels
    int failed = 0;
    int skipped = 0; ///< not come to; where nobody counts them, `isCancelled` tells
    bool isCancelled = false;

    /// Whether something that was come to is not what it should be.
    [[nodiscard]] bool isWrong() const { return incomplete > 0 || failed > 0; }
};

/// Of the reports alone: of a cancelled export without the files that were not come to.
[[nodiscard]] ExportCounts exportCounts(const std::vector<FormatReport>& reports, bool isCancelled);

/// "14 files exported", or "12 of 14 files exported; 2 failed". With a folder: "14 files exported to export/".
[[nodiscard]] QString exportOutcome(const ExportCounts& counts, const QString& folder = {});

} // namespace zonewright
