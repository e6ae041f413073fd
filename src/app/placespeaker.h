#pragma once

#include "models/placewords.h"

#include <QObject>

namespace zonewright {

class Document;
class FloorView;
class MapCanvas;

/// Tells those who listen to a view, and do not see it, what its cursor is at: on a map the place that is selected, or
/// where the player went; on a floor the cell or the joint that the keys are on.
class PlaceSpeaker : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    PlaceSpeaker(Document& document, MapCanvas& world, MapCanvas& zone, FloorView& floor, QObject* parent);

private:
    void speakSelection();
    void speakPlayer();
    void speakOn(const QWidget* view);
    void say(const CellPlace& place);
    [[nodiscard]] MapCanvas* listenedMap() const;

    Document& m_document;
    MapCanvas& m_world;
    MapCanvas& m_zone;
    FloorView& m_floor;
    PlaceWords m_words;
    QString m_floorCell; ///< as the floor says it
};

} // namespace zonewright
