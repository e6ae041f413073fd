#include "exporters/exportsink.h"
#include "exporters/tiledata.h"
#include "exporters/tiledread.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

/// A layer of every tile and of runs of none, of `size` cells.
TileLayer mixedLayer(Size size)
{
    Grid<TileNumber> tiles(size);
    std::uint32_t state = 1;
    for (TileNumber& tile : tiles.values()) {
        state = state * 1664525 + 1013904223;
        tile = static_cast<TileNumber>((state >> 30) == 0 ? (state >> 8) % (tileCount + 1) : 0);
    }
    tiles.values().back() = tileCount;
    return {"mixed", std::move(tiles)};
}

QByteArray dataOf(const TileLayer& layer, TileEncoding encoding)
{
    std::string text;
    ExportSink sink([&](std::string_view bytes) -> Result<void> {
        text += bytes;
        return {};
    });
    if (!writeTileData(layer, encoding, sink) || !sink.finish())
        return {};
    return QByteArray::fromStdString(text);
}

std::vector<unsigned> readBack(const TileLayer& layer, TileEncoding encoding)
{
    const QByteArray text = dataOf(layer, encoding);
    if (encoding == TileEncoding::Csv)
        return test::tilesFromCsv(text);
    const auto compression = word(encoding);
    return test::tilesFromBase64(text, QByteArray(compression.data(), static_cast<qsizetype>(compression.size())),
                                 test::tilesOf(layer).size());
}

} // namespace

class TestTileData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEncodingReadsBack();
    void csvIsALineARow();
    void everyNumberIsWritten();
    void failuresOfTheSinkEndIt_data();
    void failuresOfTheSinkEndIt();
};

/// Of layers of any shape, of few tiles and of many, larger than any buffer, too.
void TestTileData::everyEncodingReadsBack()
{
    for (const Size size : {Size{1, 1}, Size{3, 1}, Size{4, 1}, Size{1, 5}, Size{7, 9}, Size{64, 64}, Size{1031, 257},
                            Size{200'000, 2}}) {
        TileLayer few("few", size);
        few.append({size.width / 2, size.height / 2}, tileCount - 1);
        for (const TileLayer& layer : {mixedLayer(size), few, TileLayer("none", size)}) {
            const auto expected = test::tilesOf(layer);
            QCOMPARE(expected.size(), static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height));
            for (const TileEncoding encoding : {TileEncoding::Csv, TileEncoding::Base64Zlib, TileEncoding::Base64Zstd})
                QVERIFY2(readBack(layer, encoding) == expected, layer.name().c_str());
        }
    }
}

void TestTileData::csvIsALineARow()
{
    Grid<TileNumber> tiles({6, 2});
    tiles[{5, 0}] = 410;
    tiles[{0, 1}] = 7;
    tiles[{1, 1}] = 42;
    QCOMPARE(dataOf(TileLayer("x", std::move(tiles)), TileEncoding::Csv), QByteArray("0,0,0,0,0,410,\n7,42,0,0,0,0"));
}

void TestTileData::everyNumberIsWritten()
{
    Grid<TileNumber> tiles({tileCount + 1, 1});
    QByteArrayList numbers;
    for (int number = 0; number <= tileCount; ++number) {
        tiles[{number, 0}] = static_cast<TileNumber>(number);
        numbers << QByteArray::number(number);
    }
    QCOMPARE(dataOf(TileLayer("x", std::move(tiles)), TileEncoding::Csv), numbers.join(','));
}

void TestTileData::failuresOfTheSinkEndIt_data()
{
    test::addEncodingRows();
}

/// Nothing more is read of a layer that would take hours: this test ends at once, or by its timeout.
void TestTileData::failuresOfTheSinkEndIt()
{
    QFETCH(const int, encoding);
    constexpr Size endless{1 << 20, 1 << 22};
    const TileLayer layer("endless", endless);
    for (const bool failsAtOnce : {true, false}) {
        int calls = 0;
        ExportSink sink([&](std::string_view) -> Result<void> {
            ++calls;
            return failure({.code = ErrorCode::CannotWrite, .place = "disk"});
        });
        // Where it does not fail before the layer, the buffer is nearly full: its first bytes make it fail.
        const std::string before(failsAtOnce ? 10'000'000 : (1 << 18) - 10, '.');
        QCOMPARE(sink.write(before), !failsAtOnce);
        QVERIFY(writeTileData(layer, static_cast<TileEncoding>(encoding), sink));
        QCOMPARE(calls, 1);
        QCOMPARE(sink.finish().error().place, std::string("disk"));
    }
}

ZONEWRIGHT_TEST(tiledata, TestTileData)

#include "tst_tiledata.moc"
