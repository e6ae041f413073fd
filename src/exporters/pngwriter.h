#pragma once

#include "core/base/result.h"
#include "core/geometry/rect.h"

#include <QRgb>

#include <memory>
#include <span>
#include <vector>

namespace zonewright {

class ExportSink;

inline constexpr int pictureDotsPerMeter = 3780; ///< of every picture: 96 an inch, on every screen and on none

inline constexpr std::size_t mostPaletteColors = 256;

/// Writes a PNG picture at 96 dots an inch into a sink one row after the other, so that no more of it than a row is
/// ever in memory: red, green and blue, 8 bits each, or numbers of the colours of a palette. The same rows give the
/// same bytes: there is no time stamp.
class PngWriter
{
public:
    /// `size` in pixels, at least one on each axis. `palette` has mostPaletteColors at most; it is empty where the
    /// picture has none.
    PngWriter(ExportSink& sink, Size size, std::span<const QRgb> palette = {});
    ~PngWriter();
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    /// Bytes of a pixel: 3 or, in a palette, 1.
    [[nodiscard]] std::size_t pixelBytes() const { return m_pixelBytes; }

    /// Appends a row of as many pixels as the picture is wide, whose alpha does not count, to a picture without a
    /// palette. Whether to go on: false after a failure of the sink.
    bool writeRow(std::span<const QRgb> row);

    /// The same from the bytes of the row themselves.
    bool writeBytes(std::span<const unsigned char> bytes);

    /// After the last row. What the sink failed with is told by the sink.
    void finish();

private:
    class Deflater;

    bool deflate(std::span<const unsigned char> bytes, bool last);

    ExportSink& m_sink;
    std::unique_ptr<Deflater> m_deflater;
    std::size_t m_pixelBytes;
    std::vector<unsigned char> m_row;
};

/// Writes the bytes of a pixel of a picture without a palette, and gives where they end.
inline unsigned char* putPixel(QRgb pixel, unsigned char* to)
{
    *to++ = static_cast<unsigned char>(qRed(pixel));
    *to++ = static_cast<unsigned char>(qGreen(pixel));
    *to++ = static_cast<unsigned char>(qBlue(pixel));
    return to;
}

} // namespace zonewright
