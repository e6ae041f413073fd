#pragma once

#include "core/base/result.h"
#include "exporters/exportstop.h"
#include "exporters/exporttarget.h"
#include "render/theme.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

class ExportSink;
class ExportSource;

/// How Tiled's formats hold the tiles of a layer.
enum class TileEncoding : std::uint8_t { Csv, Base64Zlib, Base64Zstd };

inline constexpr WordTable<3> tileEncodingWords{"csv", "zlib", "zstd"};

[[nodiscard]] constexpr std::string_view word(TileEncoding encoding)
{
    return wordIn(tileEncodingWords, encoding);
}

/// What a designer may choose; each format looks at what concerns it.
struct ExportOptions
{
    TileEncoding encoding = TileEncoding::Csv;
    int tilePixels = 16; ///< a side of a tile in tilesets and pictures, exportTileLimits
    Theme theme = Theme::Light;
    bool drawsObjects = false; ///< in pictures: hero, stairs, creatures and what a designer marked

    friend bool operator==(const ExportOptions&, const ExportOptions&) = default;
};

inline constexpr Limits exportTileLimits{1, 128}; ///< pixels

/// All of one export, as values.
struct ExportRequest
{
    std::vector<ExportTarget> targets;
    ExportOptions options;
    std::string worldName{};              ///< UTF-8: what a format that writes a single file names it after
    std::vector<std::string> keptFiles{}; ///< paths of files that it may not replace: those that levels come from
};

/// One file that an export will write.
struct PlannedFile
{
    enum class Role {
        Shared, ///< what maps refer to: a tileset and its picture
        Map,    ///< one target
        Index,  ///< written last, of those targets whose maps were written
    };

    std::string path; ///< from the export's folder, with forward slashes
    Role role = Role::Map;
    std::vector<std::size_t> targets; ///< in the request; one of a Map, none of what is Shared

    friend bool operator==(const PlannedFile&, const PlannedFile&) = default;
};

/// What one file is written from.
struct ExportWork
{
    const ExportRequest& request;
    const ExportSource& source;
    std::vector<std::size_t> targets; ///< of the file; of an Index those whose maps were written, where it has maps
    std::vector<Error> leftOut;       ///< why an Index has less than that, or nothing
    ExportStop stop{};                ///< to be asked by what takes long before it writes
};

/// Writes levels in one format. It holds no state: any number of threads may write, each another file.
class Exporter
{
public:
    virtual ~Exporter() = default;

    /// The word of the command line: `tmx`.
    [[nodiscard]] virtual std::string_view id() const = 0;

    /// What people call it, not translated: "Tiled map (TMX)" is translated where it is shown.
    [[nodiscard]] virtual const char* title() const = 0;

    /// Every file that it will write for a request, before it writes any: no two alike, none outside the folder.
    [[nodiscard]] virtual std::vector<PlannedFile> files(const ExportRequest& request) const = 0;

    /// Writes one of them. Fails as ExportSource::map does, and as the sink does; an error without a place is one of
    /// the file. An Index leaves out targets that cannot be made, and says so. Where memory runs out std::bad_alloc may
    /// come (see runExport).
    [[nodiscard]] virtual Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const = 0;
};

/// Every format, in the order in which they are offered.
[[nodiscard]] std::span<const std::unique_ptr<Exporter>> exporters();

/// The format of a word, null where there is none.
[[nodiscard]] const Exporter* findExporter(std::string_view id);

} // namespace zonewright
