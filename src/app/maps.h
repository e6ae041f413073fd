#pragma once

#include "app/options.h"
#include "core/level/floorplan.h"
#include "document/selection.h"
#include "render/theme.h"

#include <QObject>

#include <memory>
#include <optional>

class QTabWidget;

namespace zonewright {

class ActionSet;
class Document;
class FloorPage;
class MapCanvas;
class MapLayersModel;
class StatusLine;
class Tilesets;
class WorldChunks;
class WorldOverlays;
class WorldView;
class ZoneView;
class Zoomable;

/// The views in the middle of the window, two maps and a floor: keeps what they show in step with the document, its
/// selection and each other, and does the commands that look after a view.
class Maps : public QObject
{
    Q_OBJECT

public:
    /// The widgets that it keeps in step; all outlive it.
    struct Parts
    {
        QTabWidget& tabs;
        WorldView& worldView;
        ZoneView& zoneView;
        FloorPage& floorPage;
        StatusLine& status;
    };

    Maps(Document& document, const ActionSet& actions, Parts parts, QObject* parent = nullptr);

    /// The view in front.
    [[nodiscard]] Zoomable& view() const;

    /// The same if it is a map; null for a floor.
    [[nodiscard]] MapCanvas* map() const;

    /// True when all that is in sight in the view in front was painted at its best.
    [[nodiscard]] bool isSettled() const;

    /// Gives the keys to the view in front.
    void focus();

    [[nodiscard]] WorldView& worldView() const { return m_parts.worldView; }

    [[nodiscard]] ZoneView& zoneView() const { return m_parts.zoneView; }

    [[nodiscard]] FloorPage& floorPage() const { return m_parts.floorPage; }

    /// The pictures of the present world, which every view of it may share.
    [[nodiscard]] const std::shared_ptr<WorldChunks>& chunks() const { return m_chunks; }

    /// The tiles of all views, which others may share.
    [[nodiscard]] const std::shared_ptr<const Tilesets>& tilesets() const { return m_tilesets; }

    /// The layers that the maps show over their terrain.
    [[nodiscard]] MapLayersModel& layers() const;

    /// Selects the middle of a zone (wrapped), and brings it in sight on the world map.
    void reveal(Point zone);

    /// Shows a cell of a floor, marked, in front.
    void revealCell(ItemId floor, Point cell);

    /// Whether the keys h j k l y u b n walk on the maps.
    void setViKeys(bool on);

    void setTab(MapTab tab);
    void setTheme(Theme theme);

Q_SIGNALS:
    /// The world is another one: its chunks too.
    void chunksChanged();

    /// Another view is in front.
    void tabChanged(zonewright::MapTab tab);

private:
    void connectViews();
    void connectActions(const ActionSet& actions);
    void takeWorld();
    void showHover();
    void showSelection();
    void showZoom();
    void openZone(Point zone);
    void showZoneTitle();
    void showFloorTitle();
    void followZone();
    void selectMiddle(Point zone);
    void changeTab();

    Document& m_document;
    Parts m_parts;
    std::shared_ptr<const Tilesets> m_tilesets;
    std::shared_ptr<WorldChunks> m_chunks;
    WorldOverlays* m_overlays;
    bool m_selectionIsNew = false; ///< something was selected since the zone view was in front
};

} // namespace zonewright
