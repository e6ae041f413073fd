#include "exporters/tiledata.h"

#include "exporters/exportsink.h"
#include "exporters/tilemap.h"
#include "render/tilelayout.h"

#include <QByteArray>
#include <QCoreApplication>

#include <array>
#include <cstring>
#include <memory>
#include <span>
#include <vector>
#include <zlib.h>
#include <zstd.h>

namespace zonewright {

namespace {

constexpr std::size_t mostNumberText = 4; ///< characters of a number with its comma
static_assert(tileCount < 1000);

/// A number with a comma after it; all of the text can be copied, and then counts as far as its size.
struct NumberText
{
    std::array<char, mostNumberText> text{};
    std::size_t size = 0;
};

constexpr auto numberTexts = [] {
    std::array<NumberText, tileCount + 1> texts{};
    for (int number = 0; number <= tileCount; ++number) {
        NumberText& text = texts[static_cast<std::size_t>(number)];
        for (int place = 100; place > 0; place /= 10) {
            if (number >= place || place == 1)
                text.text[text.size++] = static_cast<char>('0' + number / place % 10);
        }
        text.text[text.size++] = ',';
    }
    return texts;
}();

constexpr std::size_t cellsAtOnce = 4;
constexpr std::string_view emptyCells = "0,0,0,0,";

/// Whether cells from `cell` on are all without a tile.
bool areEmpty(const TileNumber* cell)
{
    constexpr std::array<TileNumber, cellsAtOnce> none{};
    return std::memcmp(cell, none.data(), sizeof none) == 0;
}

/// Writes a row with a comma after each number, and gives where the text ends. `to` has mostNumberText bytes a cell.
char* writeCsvRow(std::span<const TileNumber> row, char* to)
{
    std::size_t x = 0;
    while (x < row.size()) {
        if (row.size() - x >= cellsAtOnce && areEmpty(&row[x])) {
            to = std::copy(emptyCells.begin(), emptyCells.end(), to);
            x += cellsAtOnce;
            continue;
        }
        const NumberText& number = numberTexts[row[x]];
        std::memcpy(to, number.text.data(), mostNumberText);
        to += number.size;
        ++x;
    }
    return to;
}

void writeCsvData(const TileLayer& layer, ExportSink& sink)
{
    const Size size = layer.size();
    std::vector<TileNumber> row(static_cast<std::size_t>(size.width));
    for (int y = 0; y < size.height; ++y) {
        layer.readRow(y, row);
        char* const begin = sink.reserve(row.size() * mostNumberText + 1);
        if (begin == nullptr)
            return;
        char* end = writeCsvRow(row, begin);
        if (y + 1 < size.height)
            *end++ = '\n';
        else
            --end;
        sink.commit(static_cast<std::size_t>(end - begin));
    }
}

/// Takes bytes and writes them as base64.
class Base64Writer
{
public:
    explicit Base64Writer(ExportSink& sink)
        : m_sink(sink)
        , m_bytes(bufferBytes)
    {
    }

    /// Where the next bytes go; never without space.
    [[nodiscard]] std::span<char> room() { return std::span(m_bytes).subspan(m_size); }

    /// Takes the first `count` bytes of the room.
    void add(std::size_t count)
    {
        m_size += count;
        if (m_size == m_bytes.size())
            finish();
    }

    /// Writes what is left, with padding.
    void finish()
    {
        const QByteArray text = QByteArray::fromRawData(m_bytes.data(), static_cast<qsizetype>(m_size)).toBase64();
        m_sink.write({text.constData(), static_cast<std::size_t>(text.size())});
        m_size = 0;
    }

private:
    static constexpr std::size_t bufferBytes = 3 * 16384; ///< in threes, so that only the end is padded

    ExportSink& m_sink;
    std::vector<char> m_bytes;
    std::size_t m_size = 0;
};

/// A zlib stream.
class ZlibPacker
{
public:
    explicit ZlibPacker(std::size_t)
        : m_isReady(deflateInit(&m_stream, Z_DEFAULT_COMPRESSION) == Z_OK)
    {
    }

    ZlibPacker(const ZlibPacker&) = delete;
    ZlibPacker& operator=(const ZlibPacker&) = delete;

    ~ZlibPacker()
    {
        if (m_isReady)
            deflateEnd(&m_stream);
    }

    [[nodiscard]] bool pack(std::span<unsigned char> bytes, bool isLast, Base64Writer& out)
    {
        if (!m_isReady)
            return false;
        m_stream.next_in = bytes.data();
        m_stream.avail_in = static_cast<uInt>(bytes.size());
        while (true) {
            const std::span<char> room = out.room();
            m_stream.next_out = reinterpret_cast<Bytef*>(room.data());
            m_stream.avail_out = static_cast<uInt>(room.size());
            const int result = deflate(&m_stream, isLast ? Z_FINISH : Z_NO_FLUSH);
            out.add(room.size() - m_stream.avail_out);
            if (result == Z_STREAM_ERROR)
                return false;
            if (isLast ? result == Z_STREAM_END : m_stream.avail_in == 0)
                return true;
        }
    }

private:
    z_stream m_stream{};
    bool m_isReady;
};

/// A zstd frame, which names the size of what it holds.
class ZstdPacker
{
public:
    explicit ZstdPacker(std::size_t bytes)
        : m_context(ZSTD_createCCtx(), &ZSTD_freeCCtx)
    {
        if (m_context)
            ZSTD_CCtx_setPledgedSrcSize(m_context.get(), bytes);
    }

    [[nodiscard]] bool pack(std::span<unsigned char> bytes, bool isLast, Base64Writer& out)
    {
        if (!m_context)
            return false;
        ZSTD_inBuffer from{bytes.data(), bytes.size(), 0};
        while (true) {
            const std::span<char> room = out.room();
            ZSTD_outBuffer to{room.data(), room.size(), 0};
            const std::size_t left =
                ZSTD_compressStream2(m_context.get(), &to, &from, isLast ? ZSTD_e_end : ZSTD_e_continue);
            out.add(to.pos);
            if (ZSTD_isError(left) != 0)
                return false;
            if (isLast ? left == 0 : from.pos == from.size)
                return true;
        }
    }

private:
    std::unique_ptr<ZSTD_CCtx, decltype(&ZSTD_freeCCtx)> m_context;
};

constexpr std::size_t cellBytes = 4; ///< of packed data

/// Four bytes a cell, the lowest first, on every machine.
void putCellBytes(std::span<const TileNumber> row, std::span<unsigned char> bytes)
{
    for (std::size_t x = 0; x < row.size(); ++x) {
        bytes[x * cellBytes] = static_cast<unsigned char>(row[x] & 0xff);
        bytes[x * cellBytes + 1] = static_cast<unsigned char>(row[x] >> 8);
    }
}

template <typename Packer>
Result<void> writePackedData(const TileLayer& layer, ExportSink& sink)
{
    const Size size = layer.size();
    std::vector<TileNumber> row(static_cast<std::size_t>(size.width));
    std::vector<unsigned char> bytes(row.size() * cellBytes);
    Packer packer(bytes.size() * static_cast<std::size_t>(size.height));
    Base64Writer out(sink);
    for (int y = 0; y < size.height; ++y) {
        if (!sink.goesOn())
            return {};
        layer.readRow(y, row);
        putCellBytes(row, bytes);
        if (!packer.pack(bytes, y + 1 == size.height, out)) {
            return failure({.code = ErrorCode::CannotWrite,
                            .place = {},
                            .value = QT_TRANSLATE_NOOP("Error", "there is not enough memory")});
        }
    }
    out.finish();
    return {};
}

} // namespace

Result<void> writeTileData(const TileLayer& layer, TileEncoding encoding, ExportSink& sink)
{
    switch (encoding) {
    case TileEncoding::Base64Zlib:
        return writePackedData<ZlibPacker>(layer, sink);
    case TileEncoding::Base64Zstd:
        return writePackedData<ZstdPacker>(layer, sink);
    case TileEncoding::Csv:
        break;
    }
    writeCsvData(layer, sink);
    return {};
}

} // namespace zonewright
