#include "exporters/tmjexporter.h"

#include "exporters/exportsink.h"
#include "exporters/tiledata.h"
#include "exporters/tiledplace.h"
#include "exporters/tiledproperties.h"
#include "exporters/tilesetfile.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <QtGlobal>

namespace zonewright {

namespace {

constexpr TiledSuffixes tmjSuffixes{.map = ".tmj", .tileset = ".tsj"};

std::string tmjHead(const TileMap& map, const ExportOptions& options)
{
    const int tilePixels = options.tilePixels;
    const Size size = map.cells.size();
    const std::string properties = map.properties.empty() ? "" : ",\"properties\":" + jsonProperties(map.properties);
    return fmt::format(R"({{"type":"map","version":"1.8","orientation":"orthogonal","renderorder":"right-down",)"
                       R"("width":{},"height":{},"tilewidth":{},"tileheight":{},"infinite":false,"nextlayerid":{},)"
                       R"("nextobjectid":{}{},"tilesets":[{{"firstgid":1,"source":"{}{}"}}],"layers":[)",
                       size.width, size.height, tilePixels, tilePixels, map.layers.size() + 2, map.objects.size() + 1,
                       properties, tilesetStem(tilePixels, options.theme), tmjSuffixes.tileset);
}

/// What is before and after the tiles of a layer.
struct TmjDataText
{
    std::string before;
    std::string_view after;
};

TmjDataText tmjDataText(TileEncoding encoding)
{
    if (encoding == TileEncoding::Csv)
        return {.before = R"("encoding":"csv","data":[)", .after = "]"};
    return {.before = fmt::format(R"("encoding":"base64","compression":"{}","data":")", word(encoding)), .after = "\""};
}

Result<void> writeTmjLayer(const TileLayer& layer, std::size_t id, TileEncoding encoding, ExportSink& sink)
{
    const TmjDataText data = tmjDataText(encoding);
    sink.write(fmt::format(R"({}{{"type":"tilelayer","id":{},"name":{},"x":0,"y":0,"width":{},"height":{},)"
                           R"("visible":true,"opacity":1,{})",
                           "\n", id, jsonString(layer.name()), layer.size().width, layer.size().height, data.before));
    return writeTileData(layer, encoding, sink).map([&] {
        sink.write(data.after);
        sink.write("},");
    });
}

std::string tmjObject(const MapObject& object, int tilePixels)
{
    const TiledPlace place = tiledPlace(object, tilePixels);
    std::string text =
        fmt::format(R"({{"id":{},"name":{},"type":{})", object.id, jsonString(object.name), jsonString(object.type));
    if (place.tile != noTile)
        text += fmt::format(R"(,"gid":{})", place.tile);
    text += fmt::format(R"(,"x":{},"y":{},"width":{},"height":{},"rotation":0,"visible":true)", place.x, place.y,
                        place.size.width, place.size.height);
    if (!object.properties.empty())
        text += ",\"properties\":" + jsonProperties(object.properties);
    return text + '}';
}

} // namespace

const char* TmjExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "Tiled map (JSON)");
}

TiledSuffixes TmjExporter::suffixes() const
{
    return tmjSuffixes;
}

std::string TmjExporter::tileset(const ExportOptions& options) const
{
    return tilesetTsj(options.tilePixels, options.theme);
}

Result<void> TmjExporter::writeMap(const TileMap& map, const ExportOptions& options, ExportSink& sink) const
{
    sink.write(tmjHead(map, options));
    std::size_t id = 0;
    for (const TileLayer& layer : map.layers) {
        if (auto written = writeTmjLayer(layer, ++id, options.encoding, sink); !written) {
            written.error().place = map.name;
            return written;
        }
    }
    sink.write(fmt::format(R"({}{{"type":"objectgroup","id":{},"name":"objects","x":0,"y":0,"visible":true,)"
                           R"("opacity":1,"draworder":"topdown","objects":[)",
                           "\n", ++id));
    std::string_view before = "\n";
    for (const MapObject& object : map.objects) {
        sink.write(before);
        if (!sink.write(tmjObject(object, options.tilePixels)))
            return {};
        before = ",\n";
    }
    sink.write("]}]}\n");
    return {};
}

} // namespace zonewright
