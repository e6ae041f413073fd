#pragma once

#include "render/floorprojection.h"
#include "render/floorscene.h"
#include "render/theme.h"

#include <QImage>

#include <memory>
#include <optional>

class QPainter;

namespace zonewright {

class Tilesets;

/// The cells of a floor as the editor shows them, kept as a picture until it moves, so that what changes over them
/// costs little.
class FloorGround
{
public:
    void setTilesets(std::shared_ptr<const Tilesets> tilesets);

    /// The floor, and the one above where it is to be seen too, faintly; its exit then.
    void setFloors(FloorScene floor, std::optional<FloorScene> above, std::optional<Point> exit);

    /// Another one of the same size in its place.
    void setFloor(FloorScene floor);

    /// No floor.
    void clear();

    /// Whether there is a floor of which nothing is built, which is an empty ground.
    [[nodiscard]] bool isBare() const { return m_floor && !m_floor->isBuilt; }

    /// All of the viewport, in device pixels.
    void paint(QPainter& painter, const FloorProjection& projection, Theme theme);

    /// The same, of which nothing is kept.
    void paintOnce(QPainter& painter, const FloorProjection& projection, Theme theme) const;

private:
    void renew(const FloorProjection& projection, Theme theme);
    void paintScene(QPainter& painter, const FloorScene& scene, const FloorProjection& projection, Theme theme) const;
    void paintSigns(QPainter& painter, const FloorProjection& projection, Theme theme) const;

    std::shared_ptr<const Tilesets> m_tilesets;
    std::optional<FloorScene> m_floor;
    std::optional<FloorScene> m_above;
    std::optional<Point> m_exit; ///< of the floor above
    QImage m_picture;            ///< null when it is out of date
    FloorProjection m_pictured;
    Theme m_theme = Theme::Light;
};

} // namespace zonewright
