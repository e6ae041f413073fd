#pragma once

#include "document/selection.h"
#include "models/maplayersmodel.h"
#include "models/mapmarksmodel.h"
#include "models/zonestandingmodel.h"

#include <QObject>

class QPoint;

namespace zonewright {

class ActionSet;
class Document;
class WorldView;
class ZoneView;

/// What the maps show over the terrain, and what can be done to the world there: the models that feed them, the menu of
/// the world map, and the ways to put the start elsewhere.
class WorldOverlays : public QObject
{
    Q_OBJECT

public:
    /// The maps that it feeds.
    struct Views
    {
        WorldView& world;
        ZoneView& zone;
    };

    /// All outlive it.
    WorldOverlays(Document& document, const ActionSet& actions, Views views, QObject* parent = nullptr);

    [[nodiscard]] MapLayersModel& layers() { return m_layers; }

Q_SIGNALS:
    /// The designer wants to look at this zone.
    void zoneWanted(zonewright::Point zone);

private:
    void place(const CellPlace& start);
    void followSelection();
    void showMenu(const CellPlace& place, QPoint globalPosition);

    Document& m_document;
    const ActionSet& m_actions;
    WorldView& m_view;
    ZoneStandingModel m_standings;
    MapMarksModel m_marks;
    MapLayersModel m_layers;
};

} // namespace zonewright
