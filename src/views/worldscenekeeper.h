#pragma once

#include "render/worldscene.h"

#include <QObject>

namespace zonewright {

class Document;
class MapLayersModel;
class MapMarksModel;
class ZoneStandingModel;

/// What a world view shows over the terrain; all of it outlives the view.
struct WorldModels
{
    const Document& document; ///< for the walk that is looked at
    const ZoneStandingModel& standings;
    const MapMarksModel& marks;
    const MapLayersModel& layers;
};

/// Keeps the plain values that painters take from the models: made anew when somebody looks after something changed.
class WorldSceneKeeper : public QObject
{
    Q_OBJECT

public:
    explicit WorldSceneKeeper(const WorldModels& models, QObject* parent = nullptr);

    [[nodiscard]] const WorldScene& scene(Theme theme);

    /// Whether lines between zones and coordinates are shown.
    [[nodiscard]] bool showsGrid() const;
    [[nodiscard]] bool showsCoordinates() const;

    /// What a mark of the scene says of itself.
    [[nodiscard]] QString tipOf(std::size_t mark) const;

Q_SIGNALS:
    /// The scene is another one.
    void changed();

private:
    void take();
    void takeZones();
    void takeMarks();
    void takePlayer();
    void takeLayers();

    WorldModels m_models;
    WorldScene m_scene;
    std::shared_ptr<WalkTrail> m_walk; ///< the scene's
    bool m_isStale = true;
    bool m_walkIsStale = true;
};

} // namespace zonewright
