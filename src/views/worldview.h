#pragma once

#include "views/mapcanvas.h"
#include "views/worldscenekeeper.h"

#include <memory>

class QHelpEvent;

namespace zonewright {

class StartDrag;

/// The torus of zones: from all of it down to single cells with their tiles, and over it the state of a turn and what
/// the project puts on the map. A click selects a zone, a double click (or Enter) opens it; Shift with an arrow key
/// selects the next zone; the player or the flag on its start, dragged, sets the start.
class WorldView : public MapCanvas
{
    Q_OBJECT

public:
    explicit WorldView(QWidget* parent = nullptr);
    ~WorldView() override;

    /// What to show over the terrain; until it is set there is the terrain alone.
    void setModels(const WorldModels& models);

    /// Outlines a zone, in every copy of it; and the hovered cell itself where cells are large enough for tiles.
    void setHoveredPlace(const std::optional<CellPlace>& place);
    void setSelectedZone(std::optional<Point> zone);

    /// Where the player is now, and where the walk begins. A view that follows scrolls where the player leaves its
    /// middle part, as the zone view does, unless all of the world is in sight; not to a player put elsewhere.
    void setPlayer(Point cell, Point start);

    /// Whether the view follows the player now: not while the designer looks elsewhere.
    [[nodiscard]] bool isFollowing() const { return m_followWanted && !m_browsing; }

    /// Whether it is to follow: at first it is. On brings the player into sight.
    void setFollowing(bool on);

    /// The player is about to walk: a view that looks elsewhere for the moment follows again.
    void resumeFollowing();

Q_SIGNALS:
    /// The designer wants to look at this zone.
    void zoneActivated(zonewright::Point zone);

    /// The designer chose a cell by mouse or keys, or nothing.
    void placeSelected(const std::optional<zonewright::CellPlace>& place);

    void followingChanged(bool following);

    /// The start was dragged to a cell.
    void startDropped(const zonewright::CellPlace& place);

    /// The designer asks, by mouse or keys, what can be done at a place.
    void menuRequested(const zonewright::CellPlace& place, QPoint globalPosition);

protected:
    bool event(QEvent* event) override;
    void fitProjection(MapProjection& projection) const override;
    void paintOverlay(QPainter& painter, const WorldPainter& worldPainter) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void selectNext(Point step);
    void openMenu();
    void setBrowsing(bool browsing);
    void follow(std::optional<Point> before);
    void paintScene(QPainter& painter, const WorldPainter& worldPainter);
    void paintDrag(QPainter& painter) const;
    [[nodiscard]] bool isGrip(QPointF position);
    void showTip(const QHelpEvent& event);
    [[nodiscard]] QString tipAt(QPointF position);

    std::optional<CellPlace> m_hovered;
    std::optional<Point> m_selectedZone;
    std::optional<Point> m_player;
    Point m_start;
    bool m_followWanted = true;
    bool m_browsing = false;
    bool m_followsLater = false; ///< the player moved while nobody saw it
    std::unique_ptr<WorldSceneKeeper> m_scenes;
    StartDrag* m_startDrag;
};

} // namespace zonewright
