#pragma once

#include "core/world/zone.h"
#include "models/maplayersmodel.h"
#include "render/zonescene.h"
#include "views/mapcanvas.h"
#include "views/walkpicture.h"

namespace zonewright {

/// The cells of the world where the player is, or where the designer looks: tiles, creatures, settlements, entrances,
/// and what the walk knows of them: what is not in memory is veiled. Keys walk the player, and the view follows. A
/// click selects a cell; a double click on a zone, or Ctrl with an arrow key, goes there.
class ZoneView : public MapCanvas
{
    Q_OBJECT

public:
    explicit ZoneView(QWidget* parent = nullptr);

    /// The zone in sight, wrapped: the player's while the view follows, else the one that was chosen, or that the
    /// middle was moved to.
    [[nodiscard]] Point zone() const;

    /// Shows a zone, which wraps, whole. The view does not follow the player until somebody walks.
    void setZone(Point zone);

    /// Shows a turn. A view that follows scrolls by whole cells where the player leaves its middle part, never by more
    /// than is needed to keep pace; it centres on a player who is out of sight.
    void setWalk(const WalkPicture& walk);

    void setDungeons(std::vector<DungeonSite> dungeons);

    /// What to show over the ground; until it is set, all. The model outlives the view.
    void setLayers(const MapLayersModel& layers);

    /// Whether the view follows the player now.
    [[nodiscard]] bool isFollowing() const { return m_followWanted && !m_browsing && m_walk; }

    /// Whether it is to follow: at first it is. On brings the player into sight.
    void setFollowing(bool on);

    /// The player is about to walk: a view that looks elsewhere for the moment follows again.
    void resumeFollowing();

    /// Outlines a cell.
    void setHoveredPlace(const std::optional<CellPlace>& place);
    void setSelectedPlace(const std::optional<CellPlace>& place);

Q_SIGNALS:
    /// Another zone is in sight.
    void zoneChanged();

    /// The designer went to a zone by mouse or keys.
    void zoneEntered();

    void followingChanged(bool following);

    /// The designer chose a cell by mouse or keys, or nothing.
    void placeSelected(const std::optional<zonewright::CellPlace>& place);

protected:
    void fitProjection(MapProjection& projection) const override;
    [[nodiscard]] QPointF zoomAnchor() const override;
    void paintOverlay(QPainter& painter, const WorldPainter& worldPainter) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate();
    void enterZone(Point zone);
    void selectNext(Point step);
    void takeZone(Point zone);
    void setBrowsing(bool browsing);
    void followPan();
    void follow(std::optional<Point> before);
    [[nodiscard]] bool isShown(MapLayer layer) const;
    [[nodiscard]] ZoneLayers shownLayers() const;
    [[nodiscard]] QString namesAt(const CellPlace& place) const;

    Point m_zone;
    std::optional<WalkPicture> m_walk;
    const MapLayersModel* m_layers = nullptr;
    std::vector<DungeonSite> m_dungeons;
    std::vector<DungeonEntrance> m_entrances; ///< of the dungeons, as they were painted last
    bool m_followWanted = true;
    bool m_browsing = false;
    std::optional<CellPlace> m_hovered;
    std::optional<CellPlace> m_selected;
};

} // namespace zonewright
