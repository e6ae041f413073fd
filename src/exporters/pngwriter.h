#pragma once

#include "core/base/result.h"
#include "core/geometry/rect.h"

#include <QRgb>

#include <memory>
#include <span>
#include <vector>

namespace zonewright {

class ExportSink;

/// Writes a PNG picture (red, green and blue, 8 bits each, at 96 dots an inch) into a sink one row after the other, so
/// that no more of it than a row is ever in memory. The same rows give the same bytes: there is no time stamp.
class PngWriter
{
public:
    /// `size` in pixels, at least one on each axis; see largestPicture.
    PngWriter(ExportSink& sink, Size size);
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    /// Appends a row of as many pixels as the picture is wide, whose alpha does not count. Whether to go on: false
    /// after a failure of the sink.
    bool writeRow(std::span<const QRgb> row);

    /// After the last row. What the sink failed with is told by the sink.
    void finish();

private:
    class Deflater;

    bool deflate(std::span<const unsigned char> bytes, bool last);

    ExportSink& m_sink;
    std::unique_ptr<Deflater> m_deflater;
    std::vector<unsigned char> m_row;
};

} // namespace zonewright
