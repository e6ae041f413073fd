#include "exporters/tilesetfile.h"

#include "exporters/exporter.h"
#include "exporters/pngwriter.h"
#include "exporters/tiledproperties.h"
#include "exporters/tilefacts.h"
#include "exporters/xmltext.h"
#include "project/jsontext.h"
#include "render/tileset.h"

#include <fmt/format.h>

#include <QBuffer>
#include <QCoreApplication>

namespace zonewright {

std::string tilesetStem(int tilePixels, Theme theme)
{
    const ExportOptions usual;
    std::string stem = "tiles";
    if (theme != usual.theme)
        stem += theme == Theme::Dark ? "-dark" : "-light";
    if (tilePixels != usual.tilePixels)
        stem += fmt::format("-{}", tilePixels);
    return stem;
}

std::string tilesetPicture(int tilePixels, Theme theme)
{
    return tilesetStem(tilePixels, theme) + ".png";
}

std::string tilesetTsx(int tilePixels, Theme theme)
{
    std::string text = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                   "<tileset version=\"1.8\" name=\"tiles\" tilewidth=\"{0}\" tileheight=\"{0}\" "
                                   "tilecount=\"{1}\" columns=\"{2}\">\n"
                                   " <image source=\"{3}\" width=\"{4}\" height=\"{5}\"/>\n",
                                   tilePixels, tileCount, tileColumns, tilesetPicture(tilePixels, theme),
                                   tilePixels * tileColumns, tilePixels * tileRows);
    for (int tile = 0; tile < tileCount; ++tile) {
        const TileFacts facts = tileFacts(tile);
        text += fmt::format(" <tile id=\"{}\" type={}", tile, xmlAttribute(facts.type));
        if (facts.properties.empty())
            text += "/>\n";
        else
            text += fmt::format(">\n{} </tile>\n", xmlProperties(facts.properties, 2));
    }
    return text + "</tileset>\n";
}

std::string tilesetTsj(int tilePixels, Theme theme)
{
    std::string tiles;
    for (int tile = 0; tile < tileCount; ++tile) {
        const TileFacts facts = tileFacts(tile);
        tiles += fmt::format("{}\n{{\"id\":{},\"type\":{}", tile == 0 ? "" : ",", tile, jsonString(facts.type));
        if (!facts.properties.empty())
            tiles += ",\"properties\":" + jsonProperties(facts.properties);
        tiles += '}';
    }
    return fmt::format(
        R"({{"type":"tileset","version":"1.8","name":"tiles","tilewidth":{0},"tileheight":{0},"tilecount":{1},)"
        R"("columns":{2},"margin":0,"spacing":0,"image":"{3}","imagewidth":{4},"imageheight":{5},"tiles":[{6}]}})"
        "\n",
        tilePixels, tileCount, tileColumns, tilesetPicture(tilePixels, theme), tilePixels * tileColumns,
        tilePixels * tileRows, tiles);
}

Result<std::string> tilesetPng(const Tileset& tileset, int tilePixels)
{
    QImage picture = tileset.atlas(tilePixels).image();
    picture.setDotsPerMeterX(pictureDotsPerMeter);
    picture.setDotsPerMeterY(pictureDotsPerMeter);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) {
        return failure({.code = ErrorCode::CannotWrite,
                        .place = {},
                        .value = QT_TRANSLATE_NOOP("Error", "the picture cannot be made")});
    }
    return bytes.toStdString();
}

} // namespace zonewright
