#include "exporters/tiledread.h"

#include "exporters/exporter.h"
#include "exporters/exportjob.h"

#include <QJsonDocument>

#include <algorithm>
#include <zlib.h>
#include <zstd.h>

namespace zonewright::test {

QByteArray exportedFile(std::string_view format, const ExportProject& from, const ExportRequest& request,
                        std::string_view path)
{
    const Exporter* exporter = findExporter(format);
    const auto files = exporter->files(request);
    const auto file = std::ranges::find(files, path, &PlannedFile::path);
    if (file == files.end())
        qFatal("no such file is planned");
    const auto written = exportToString(*exporter, *file, request, from.source());
    if (!written)
        qFatal("%s: %s", written.error().place.c_str(), written.error().value.c_str());
    return QByteArray::fromStdString(*written);
}

std::vector<unsigned> tilesOf(const TileLayer& layer)
{
    const Size size = layer.size();
    std::vector<TileNumber> row(static_cast<std::size_t>(size.width));
    std::vector<unsigned> tiles;
    for (int y = 0; y < size.height; ++y) {
        layer.readRow(y, row);
        tiles.insert(tiles.end(), row.begin(), row.end());
    }
    return tiles;
}

std::vector<unsigned> tilesFromCsv(const QByteArray& text)
{
    std::vector<unsigned> tiles;
    for (const QByteArray& number : text.split(',')) {
        bool isNumber = false;
        tiles.push_back(number.trimmed().toUInt(&isNumber));
        if (!isNumber)
            return {};
    }
    return tiles;
}

std::vector<unsigned> tilesFromBase64(const QByteArray& text, const QByteArray& compression, std::size_t cells)
{
    const auto packed = QByteArray::fromBase64Encoding(text.trimmed(), QByteArray::AbortOnBase64DecodingErrors);
    if (!packed)
        return {};
    const QByteArray& from = *packed;
    QByteArray bytes(static_cast<qsizetype>(cells * 4), '\0');
    if (compression == "zlib") {
        auto size = static_cast<uLongf>(bytes.size());
        const int result =
            uncompress(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(from.constData()),
                       static_cast<uLong>(from.size()));
        if (result != Z_OK || size != cells * 4)
            return {};
    } else {
        const auto most = static_cast<std::size_t>(bytes.size());
        const auto size = static_cast<std::size_t>(from.size());
        if (ZSTD_getFrameContentSize(from.constData(), size) != most ||
            ZSTD_decompress(bytes.data(), most, from.constData(), size) != most)
            return {};
    }
    std::vector<unsigned> tiles;
    for (qsizetype i = 0; i < bytes.size(); i += 4) {
        unsigned tile = 0;
        for (int byte = 3; byte >= 0; --byte)
            tile = tile << 8 | static_cast<unsigned char>(bytes[i + byte]);
        tiles.push_back(tile);
    }
    return tiles;
}

std::vector<unsigned> tilesFromJson(const QJsonObject& layer)
{
    const QJsonValue data = layer[QLatin1String("data")];
    if (data.isString()) {
        const int cells = layer[QLatin1String("width")].toInt() * layer[QLatin1String("height")].toInt();
        return tilesFromBase64(data.toString().toLatin1(), layer[QLatin1String("compression")].toString().toLatin1(),
                               static_cast<std::size_t>(cells));
    }
    std::vector<unsigned> tiles;
    for (const auto& tile : data.toArray())
        tiles.push_back(static_cast<unsigned>(tile.toInt(-1)));
    return tiles;
}

std::vector<MapProperty> propertiesFromJson(const QJsonArray& properties)
{
    std::vector<MapProperty> read;
    for (const auto& property : properties) {
        const QString type = property[QLatin1String("type")].toString();
        const QJsonValue value = property[QLatin1String("value")];
        MapProperty one{.name = property[QLatin1String("name")].toString().toStdString(), .value = {}};
        if (type == QLatin1String("int"))
            one.value = static_cast<std::int64_t>(value.toInteger());
        else if (type == QLatin1String("bool"))
            one.value = value.toBool();
        else
            one.value = value.toString().toStdString();
        read.push_back(std::move(one));
    }
    return inOrderOfNames(std::move(read));
}

std::vector<MapProperty> inOrderOfNames(std::vector<MapProperty> properties)
{
    std::ranges::stable_sort(properties, {}, &MapProperty::name);
    return properties;
}

namespace {

QString objectDifference(const MapObject& object, const QJsonObject& read, int tilePixels)
{
    const bool showsTile = object.tile != noTile;
    const int south = object.cells.y + (showsTile ? object.cells.height : 0);
    const auto number = [&](const char* key) { return read[QLatin1String(key)].toInt(); };
    if (number("id") != object.id || read[QLatin1String("name")].toString().toStdString() != object.name ||
        read[QLatin1String("type")].toString().toStdString() != object.type || number("gid") != object.tile)
        return QStringLiteral("what it is");
    if (number("x") != object.cells.x * tilePixels || number("y") != south * tilePixels ||
        number("width") != object.cells.width * tilePixels || number("height") != object.cells.height * tilePixels)
        return QStringLiteral("where it is");
    if (propertiesFromJson(read[QLatin1String("properties")].toArray()) != inOrderOfNames(object.properties))
        return QStringLiteral("properties");
    return {};
}

} // namespace

QString differenceTo(const TileMap& map, const QJsonObject& read, int tilePixels)
{
    const QJsonArray layers = read[QLatin1String("layers")].toArray();
    if (layers.size() != static_cast<qsizetype>(map.layers.size()) + 1)
        return QStringLiteral("number of layers");
    for (std::size_t i = 0; i < map.layers.size(); ++i) {
        const QJsonObject layer = layers[static_cast<qsizetype>(i)].toObject();
        if (layer[QLatin1String("name")].toString().toStdString() != map.layers[i].name() ||
            layer[QLatin1String("id")].toInt() != static_cast<int>(i) + 1 ||
            tilesFromJson(layer) != tilesOf(map.layers[i]))
            return QStringLiteral("layer %1").arg(i);
    }
    const QJsonArray objects = layers.last()[QLatin1String("objects")].toArray();
    if (objects.size() != static_cast<qsizetype>(map.objects.size()))
        return QStringLiteral("number of objects");
    for (std::size_t i = 0; i < map.objects.size(); ++i) {
        const auto different =
            objectDifference(map.objects[i], objects[static_cast<qsizetype>(i)].toObject(), tilePixels);
        if (!different.isEmpty())
            return QStringLiteral("object %1: %2").arg(i).arg(different);
    }
    if (propertiesFromJson(read[QLatin1String("properties")].toArray()) != inOrderOfNames(map.properties))
        return QStringLiteral("properties");
    const auto number = [&](const char* key) { return read[QLatin1String(key)].toInt(); };
    const Size size = map.cells.size();
    if (number("width") != size.width || number("height") != size.height || number("tilewidth") != tilePixels ||
        number("tileheight") != tilePixels || number("nextlayerid") != layers.size() + 1 ||
        number("nextobjectid") != objects.size() + 1)
        return QStringLiteral("sizes and ids");
    return {};
}

} // namespace zonewright::test
