#include "exporters/pngwriter.h"

#include "exporters/exportsink.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>
#include <string_view>
#include <zlib.h>

namespace zonewright {

namespace {

constexpr std::string_view pngSignature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t pngPartBytes = 1 << 15; ///< of compressed data in one chunk
constexpr int pngLevel = 5;                   ///< of zlib: the next one takes half as long again for a tenth less
constexpr std::size_t trueColorBytes = 3;     ///< a pixel
constexpr unsigned char colorBits = 8;
constexpr unsigned char trueColor = 2;  ///< PNG's colour type of red, green and blue
constexpr unsigned char indexColor = 3; ///< that of numbers of a palette
constexpr unsigned char unitIsMeter = 1;
constexpr unsigned char noFilter = 0; ///< rows of tiles repeat as they are

std::array<unsigned char, 4> bigEndian(std::uint32_t number)
{
    return {static_cast<unsigned char>(number >> 24), static_cast<unsigned char>(number >> 16),
            static_cast<unsigned char>(number >> 8), static_cast<unsigned char>(number)};
}

std::string_view pngText(std::span<const unsigned char> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// `kind` is the name of the chunk, of four letters.
bool writePngChunk(ExportSink& sink, std::string_view kind, std::span<const unsigned char> data)
{
    uLong check = crc32(0, reinterpret_cast<const Bytef*>(kind.data()), static_cast<uInt>(kind.size()));
    if (!data.empty()) // zlib takes null for a question of its own
        check = crc32(check, data.data(), static_cast<uInt>(data.size()));
    sink.write(pngText(bigEndian(static_cast<std::uint32_t>(data.size()))));
    sink.write(kind);
    sink.write(pngText(data));
    return sink.write(pngText(bigEndian(static_cast<std::uint32_t>(check))));
}

void append(std::vector<unsigned char>& bytes, std::uint32_t number)
{
    const auto digits = bigEndian(number);
    bytes.insert(bytes.end(), digits.begin(), digits.end());
}

} // namespace

/// What zlib keeps.
class PngWriter::Deflater
{
public:
    Deflater()
    {
        if (deflateInit(&m_stream, pngLevel) != Z_OK)
            throw std::bad_alloc();
    }

    ~Deflater() { deflateEnd(&m_stream); }

    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    /// Calls `take` with compressed bytes as they come; it says whether to go on.
    template <typename Take>
    bool run(std::span<const unsigned char> bytes, bool last, Take take)
    {
        m_stream.next_in = const_cast<Bytef*>(bytes.data());
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        bool goesOn = true;
        int state = Z_OK;
        do {
            if (m_stream.avail_out == 0)
                restart();
            state = ::deflate(&m_stream, last ? Z_FINISH : Z_NO_FLUSH);
            if (m_stream.avail_out == 0 || state == Z_STREAM_END) {
                goesOn = take(std::span(m_part).first(m_part.size() - m_stream.avail_out));
                restart();
            }
        } while (goesOn && (last ? state != Z_STREAM_END : m_stream.avail_in > 0));
        return goesOn;
    }

private:
    void restart()
    {
        m_stream.next_out = m_part.data();
        m_stream.avail_out = static_cast<uInt>(m_part.size());
    }

    z_stream m_stream{};
    std::vector<unsigned char> m_part = std::vector<unsigned char>(pngPartBytes);
};

PngWriter::PngWriter(ExportSink& sink, Size size, std::span<const QRgb> palette)
    : m_sink(sink)
    , m_deflater(std::make_unique<Deflater>())
    , m_pixelBytes(palette.empty() ? trueColorBytes : 1)
    , m_row(1 + static_cast<std::size_t>(size.width) * m_pixelBytes, noFilter)
{
    m_sink.write(pngSignature);
    std::vector<unsigned char> header;
    append(header, static_cast<std::uint32_t>(size.width));
    append(header, static_cast<std::uint32_t>(size.height));
    header.insert(header.end(), {colorBits, palette.empty() ? trueColor : indexColor, 0, 0, 0});
    writePngChunk(m_sink, "IHDR", header);
    std::vector<unsigned char> density;
    append(density, pictureDotsPerMeter);
    append(density, pictureDotsPerMeter);
    density.push_back(unitIsMeter);
    writePngChunk(m_sink, "pHYs", density);
    if (palette.empty())
        return;
    std::vector<unsigned char> colors(palette.size() * trueColorBytes);
    unsigned char* to = colors.data();
    for (const QRgb color : palette)
        to = putPixel(color, to);
    writePngChunk(m_sink, "PLTE", colors);
}

PngWriter::~PngWriter() = default;

bool PngWriter::deflate(std::span<const unsigned char> bytes, bool last)
{
    return m_deflater->run(bytes, last,
                           [this](std::span<const unsigned char> part) { return writePngChunk(m_sink, "IDAT", part); });
}

bool PngWriter::writeRow(std::span<const QRgb> row)
{
    unsigned char* to = m_row.data() + 1;
    for (const QRgb pixel : row)
        to = putPixel(pixel, to);
    return deflate(m_row, false);
}

bool PngWriter::writeBytes(std::span<const unsigned char> bytes)
{
    std::ranges::copy(bytes, m_row.begin() + 1);
    return deflate(m_row, false);
}

void PngWriter::finish()
{
    if (deflate({}, true))
        writePngChunk(m_sink, "IEND", {});
}

} // namespace zonewright
