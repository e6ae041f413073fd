#pragma once

#include "exporters/exportproject.h"
#include "exporters/tilemap.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <string_view>
#include <vector>

namespace zonewright {

class Exporter;
struct ExportRequest;

} // namespace zonewright

namespace zonewright::test {

/// What one file of an export holds; fails the program where it cannot be written.
[[nodiscard]] QByteArray exportedFile(std::string_view format, const ExportProject& from, const ExportRequest& request,
                                      std::string_view path);

/// The tiles of a layer in row order, 0 where there are none.
[[nodiscard]] std::vector<unsigned> tilesOf(const TileLayer& layer);

/// What CSV holds.
[[nodiscard]] std::vector<unsigned> tilesFromCsv(const QByteArray& text);

/// What base64 of packed data holds; `compression` as Tiled names it, `cells` is how many there are. Empty where it is
/// none of that.
[[nodiscard]] std::vector<unsigned> tilesFromBase64(const QByteArray& text, const QByteArray& compression,
                                                    std::size_t cells);

/// The tiles of a layer of Tiled's JSON, in any of its encodings.
[[nodiscard]] std::vector<unsigned> tilesFromJson(const QJsonObject& layer);

/// The properties of a map, an object or a tile of Tiled's JSON.
[[nodiscard]] std::vector<MapProperty> propertiesFromJson(const QJsonArray& properties);

/// Properties as Tiled gives them back: in the order of their names.
[[nodiscard]] std::vector<MapProperty> inOrderOfNames(std::vector<MapProperty> properties);

/// Where a map of Tiled's JSON is not a map that was exported with tiles of some pixels a side; empty where it is.
[[nodiscard]] QString differenceTo(const TileMap& map, const QJsonObject& read, int tilePixels);

} // namespace zonewright::test
