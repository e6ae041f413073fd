#pragma once

#include "exporters/exporter.h"

namespace zonewright {

/// The longest side of a picture, in pixels: what libpng, and with it most programs, reads without being asked to.
inline constexpr int longestPictureSide = 1'000'000;

/// The most pixels of a picture: 16 GB where one is shown.
inline constexpr std::int64_t mostPicturePixels = std::int64_t{1} << 32;

/// A picture a level, `tilePixels` a cell: its tiles, layer over layer, as a map of Tiled at the same size of tiles
/// looks; with `drawsObjects` what stands there in one cell over it, heroes last. Floors and overviews have a palette
/// where their colours fit in one, which takes less room. What a picture takes in memory
/// depends on the width of its level alone: zones are computed and written a row of them at a time.
class PngExporter : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "png"; }

    [[nodiscard]] const char* title() const override;

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override;

    /// CannotWrite, with the target's name as its place, for a picture with a side above longestPictureSide, or with
    /// more than mostPicturePixels.
    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override;
};

} // namespace zonewright
