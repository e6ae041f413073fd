#pragma once

#include "views/mapcanvas.h"

namespace zonewright {

/// The torus of zones: from all of it down to single cells with their tiles. A click selects a zone, a double click (or
/// Enter) opens it; Shift with an arrow key selects the next zone.
class WorldView : public MapCanvas
{
    Q_OBJECT

public:
    explicit WorldView(QWidget* parent = nullptr);

    /// Outlines a zone, in every copy of it; and the hovered cell itself where cells are large enough for tiles.
    void setHoveredPlace(const std::optional<CellPlace>& place);
    void setSelectedZone(std::optional<Point> zone);

Q_SIGNALS:
    /// The designer wants to look at this zone.
    void zoneActivated(zonewright::Point zone);

    /// The designer chose a cell by mouse or keys, or nothing.
    void placeSelected(const std::optional<zonewright::CellPlace>& place);

protected:
    void fitProjection(MapProjection& projection) const override;
    void paintOverlay(QPainter& painter, const WorldPainter& worldPainter) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void selectNext(Point step);

    std::optional<CellPlace> m_hovered;
    std::optional<Point> m_selectedZone;
};

} // namespace zonewright
