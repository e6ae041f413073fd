#pragma once

#include "render/worldscene.h"

#include <QObject>

#include <cstddef>
#include <vector>

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

    /// What a mark of the scene says of itself.
    [[nodiscard]] QString tipOf(std::size_t mark) const;

Q_SIGNALS:
    /// The scene is another one.
    void changed();

private:
    void take();
    void takeZones();
    void takeStops();
    void takeMarks();
    void takeMark(int row);
    void takePlayer();
    void takeWalk();
    void takeLayers();

    WorldModels m_models;
    WorldScene m_scene;
    std::shared_ptr<WalkTrail> m_walk; ///< the scene's
    std::vector<int> m_markRows;       ///< for each of the scene's marks, its row of the model
    std::size_t m_sameCells = 0;       ///< of the trail, since it was taken last
    bool m_isStale = true;
    bool m_walkIsStale = true;
    bool m_marksAreStale = true;
};

} // namespace zonewright
