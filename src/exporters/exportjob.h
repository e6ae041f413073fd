#pragma once

#include "exporters/exporter.h"

#include <QString>

#include <functional>
#include <optional>

namespace zonewright {

/// What became of one file.
struct FileOutcome
{
    std::string path;           ///< from the export's folder
    std::optional<Error> error; ///< why it was not written; its place names the file or the level
    std::vector<Error> leftOut; ///< levels that could not be put into it, or all of them why it was not written

    [[nodiscard]] bool isWhole() const { return !error && leftOut.empty(); }
};

struct ExportReport
{
    std::vector<FileOutcome> files; ///< in the order in which the exporter names them; those that a cancelled export
                                    ///< did not come to have no entry
    bool cancelled = false; ///< before it came to all of them

    /// Whether everything was written.
    [[nodiscard]] bool isComplete() const;
};

/// Told how many files of how many are done; false ends the export within a fraction of a second, however long a file
/// takes. Called many times a second, from one thread at a time, whichever.
using ExportProgress = std::function<bool(std::size_t done, std::size_t total)>;

/// Writes every file of an export into a folder, which is made at the start where it is missing. Each file appears
/// whole or not at all (see FileWriter); one that fails keeps no other from being written, not even where memory runs
/// out. The files are the same for every number of threads (0 and 1: the calling thread alone).
[[nodiscard]] ExportReport runExport(const Exporter& exporter, const ExportRequest& request, const ExportSource& source,
                                     const QString& folder, int threads, const ExportProgress& progress);

/// One file as bytes, for tests and other places than folders.
[[nodiscard]] Result<std::string> exportToString(const Exporter& exporter, const PlannedFile& file,
                                                 const ExportRequest& request, const ExportSource& source);

} // namespace zonewright
