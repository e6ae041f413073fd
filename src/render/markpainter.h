#pragma once

#include "render/mapprojection.h"
#include "render/worldscene.h"

#include <QRect>
#include <QString>

#include <cstddef>
#include <vector>

class QPainter;

namespace zonewright {

class FigurePainter;

/// Where one of a scene's marks stands in the viewport; marks are there once for every copy of their zone.
struct PlacedMark
{
    std::size_t mark = 0; ///< index in the scene's marks
    QRect sign;
    QRect label;        ///< empty where there is no room
    QString text;       ///< on the label
    bool isDot = false; ///< the sign has no room either
};

/// Where the marks of the layers shown stand, in the order of the scene. The player, the flag on the start and the
/// turns of queued zones have their room first: a sign that would cover one of them, or another sign, moves aside in
/// its zone or becomes a dot; labels that would cover anything are left out. What is painted and what is pointed at.
[[nodiscard]] std::vector<PlacedMark> placeMarks(const MapProjection& projection, const WorldScene& scene);

/// Paints dungeons and scheduled events. In device pixels, as all of these.
void paintMarks(QPainter& painter, const MapProjection& projection, const WorldScene& scene);

/// Paints one such sign alone.
void paintSign(QPainter& painter, const QRect& sign, MarkKind kind, Theme theme);

/// Where the player's mark is seen, in every copy: its cell, or a disc where cells are small.
[[nodiscard]] std::vector<QRect> placesOfPlayer(const MapProjection& projection, Point cell);

/// Where the flag on the start is seen.
[[nodiscard]] std::vector<QRect> placesOfStart(const MapProjection& projection, Point cell);

/// Paints the start, the view square and the player: its figure where cells are large enough for tiles and `figures` is
/// given, else a disc.
void paintPlayer(QPainter& painter, const MapProjection& projection, const PlayerMark& player, Theme theme,
                 const FigurePainter* figures = nullptr);

/// Paints the flag that is being put on a cell.
void paintStartGhost(QPainter& painter, const MapProjection& projection, Point cell, Theme theme);

} // namespace zonewright
