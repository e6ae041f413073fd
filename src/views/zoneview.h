#pragma once

#include "core/world/zone.h"
#include "views/mapcanvas.h"

namespace zonewright {

/// One zone with its tiles, creatures, settlement and entrance, and its neighbours dimmed around it. A click selects a
/// cell; a double click on a neighbour, or Ctrl with an arrow key, goes there.
class ZoneView : public MapCanvas
{
    Q_OBJECT

public:
    explicit ZoneView(QWidget* parent = nullptr);

    /// The zone shown, wrapped.
    [[nodiscard]] Point zone() const;

    /// Shows a zone, which wraps, whole.
    void setZone(Point zone);

    /// Outlines a cell.
    void setHoveredPlace(const std::optional<CellPlace>& place);
    void setSelectedPlace(const std::optional<CellPlace>& place);

Q_SIGNALS:
    /// Another zone is shown.
    void zoneChanged();

    /// The designer chose a cell by mouse or keys, or nothing.
    void placeSelected(const std::optional<zonewright::CellPlace>& place);

protected:
    void fitProjection(MapProjection& projection) const override;
    void paintOverlay(QPainter& painter, const WorldPainter& worldPainter) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void selectNext(Point step);

    Point m_zone;
    std::optional<CellPlace> m_hovered;
    std::optional<CellPlace> m_selected;
};

} // namespace zonewright
