#include "exporters/tmxexporter.h"

#include "exporters/exportsink.h"
#include "exporters/tiledata.h"
#include "exporters/tiledplace.h"
#include "exporters/tiledproperties.h"
#include "exporters/tilesetfile.h"
#include "exporters/xmltext.h"
#include "project/displaytext.h"

#include <fmt/format.h>

#include <QCoreApplication>

namespace zonewright {

namespace {

constexpr std::size_t mostNameShown = 60; ///< bytes of a name in an error, so that what is wrong with it is seen too
constexpr TiledSuffixes tmxSuffixes{.map = ".tmx", .tileset = ".tsx"};

/// CannotWrite for what a level has that XML cannot hold; `what` has its name as %1.
Error unfitForXml(const TileMap& map, const char* what, const std::string& name)
{
    return {.code = ErrorCode::CannotWrite,
            .place = map.name,
            .value = QCoreApplication::translate("Error", what)
                         .arg(QString::fromStdString(shortDisplayText(name, mostNameShown)))
                         .toStdString()};
}

Result<void> checkProperties(const TileMap& map, std::span<const MapProperty> properties)
{
    for (const MapProperty& property : properties) {
        const auto* text = std::get_if<std::string>(&property.value);
        if (!fitsXml(property.name) || (text != nullptr && !fitsXml(*text))) {
            return failure(unfitForXml(
                map, QT_TRANSLATE_NOOP("Error", "the property '%1' has a control character, which XML cannot hold"),
                property.name));
        }
    }
    return {};
}

/// Whether XML can hold every text of a map.
Result<void> checkTexts(const TileMap& map)
{
    if (auto checked = checkProperties(map, map.properties); !checked)
        return checked;
    for (const MapObject& object : map.objects) {
        if (!fitsXml(object.name)) {
            return failure(unfitForXml(
                map, QT_TRANSLATE_NOOP("Error", "the name '%1' has a control character, which XML cannot hold"),
                object.name));
        }
        if (auto checked = checkProperties(map, object.properties); !checked)
            return checked;
    }
    return {};
}

std::string tmxHead(const TileMap& map, const ExportOptions& options)
{
    const Size size = map.cells.size();
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<map version=\"1.8\" orientation=\"orthogonal\" renderorder=\"right-down\" width=\"{}\" "
                       "height=\"{}\" tilewidth=\"{}\" tileheight=\"{}\" infinite=\"0\" nextlayerid=\"{}\" "
                       "nextobjectid=\"{}\">\n{} <tileset firstgid=\"1\" source=\"{}{}\"/>\n",
                       size.width, size.height, options.tilePixels, options.tilePixels, map.layers.size() + 2,
                       map.objects.size() + 1, xmlProperties(map.properties, 1),
                       tilesetStem(options.tilePixels, options.theme), tmxSuffixes.tileset);
}

std::string tmxDataTag(TileEncoding encoding)
{
    if (encoding == TileEncoding::Csv)
        return "<data encoding=\"csv\">";
    return fmt::format("<data encoding=\"base64\" compression=\"{}\">", word(encoding));
}

Result<void> writeTmxLayer(const TileLayer& layer, std::size_t id, TileEncoding encoding, ExportSink& sink)
{
    sink.write(fmt::format(" <layer id=\"{}\" name={} width=\"{}\" height=\"{}\">\n  {}\n", id,
                           xmlAttribute(layer.name()), layer.size().width, layer.size().height, tmxDataTag(encoding)));
    return writeTileData(layer, encoding, sink).map([&] { sink.write("\n  </data>\n </layer>\n"); });
}

std::string tmxObject(const MapObject& object, int tilePixels)
{
    const TiledPlace place = tiledPlace(object, tilePixels);
    std::string text = fmt::format("  <object id=\"{}\"", object.id);
    if (!object.name.empty())
        text += fmt::format(" name={}", xmlAttribute(object.name));
    text += fmt::format(" type={}", xmlAttribute(object.type));
    if (place.tile != noTile)
        text += fmt::format(" gid=\"{}\"", place.tile);
    text += fmt::format(" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"", place.x, place.y, place.size.width,
                        place.size.height);
    if (object.properties.empty())
        return text + "/>\n";
    return text + fmt::format(">\n{}  </object>\n", xmlProperties(object.properties, 3));
}

} // namespace

const char* TmxExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "Tiled map (TMX)");
}

TiledSuffixes TmxExporter::suffixes() const
{
    return tmxSuffixes;
}

std::string TmxExporter::tileset(const ExportOptions& options) const
{
    return tilesetTsx(options.tilePixels, options.theme);
}

Result<void> TmxExporter::writeMap(const TileMap& map, const ExportOptions& options, ExportSink& sink) const
{
    if (auto checked = checkTexts(map); !checked)
        return checked;
    sink.write(tmxHead(map, options));
    std::size_t id = 0;
    for (const TileLayer& layer : map.layers) {
        if (auto written = writeTmxLayer(layer, ++id, options.encoding, sink); !written) {
            written.error().place = map.name;
            return written;
        }
    }
    sink.write(fmt::format(" <objectgroup id=\"{}\" name=\"objects\">\n", ++id));
    for (const MapObject& object : map.objects) {
        if (!sink.write(tmxObject(object, options.tilePixels)))
            return {};
    }
    sink.write(" </objectgroup>\n</map>\n");
    return {};
}

} // namespace zonewright
