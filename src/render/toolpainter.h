#pragma once

#include "core/level/floorplan.h"
#include "render/floorprojection.h"
#include "render/floorscene.h"
#include "render/theme.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace zonewright {

class Tileset;

/// What a tool that sets cells by hand shows over a floor: what it would do there, or is doing.
struct ToolMark
{
    std::vector<TouchUp> cells;   ///< what cells would be; in row order, one a cell, all on the floor
    std::vector<Marker> markers;  ///< what would stand there
    bool isFirm = false;          ///< it is being done, not only offered
    std::optional<Point> refused; ///< the cell where what it would do is refused
    std::optional<Rect> frame;    ///< of cells that a drag goes over
    std::optional<Rect> area;     ///< that is selected
    std::optional<Point> hovered; ///< the cell that the pointer is on
    std::optional<Point> cursor;  ///< the cell that the keys are on
    QString label;                ///< how many cells: "7 × 3"
    Point labelAt;                ///< the cell beside which that stands

    friend bool operator==(const ToolMark&, const ToolMark&) = default;
};

/// A floor with what a tool would make of it: the scene that paintTool takes. Walls and doors join all beside them.
[[nodiscard]] FloorScene toolScene(const Grid<LevelCell>& floor, const ToolMark& mark);

/// Paints a tool's mark over a floor, in device pixels: its cells are tiles, faint while they are offered alone, with a
/// line around them. A cell where something is refused is hatched, with a sign that bars the way.
void paintTool(QPainter& painter, const FloorProjection& projection, const ToolMark& mark, const FloorScene& scene,
               const Tileset& tileset);

/// Marks cells that are set by hand with a small corner each, where cells are large enough for it. `touchUps` are in
/// row order; what is not in sight costs nothing.
void paintTouchUpMarks(QPainter& painter, const FloorProjection& projection, std::span<const TouchUp> touchUps,
                       Theme theme);

} // namespace zonewright
