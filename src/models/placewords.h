#pragma once

#include "core/world/world.h"
#include "document/selection.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace zonewright {

/// What stands on a cell of a zone, in words: "wolf", "Ostermere, village", "dungeon entrance"; empty for nothing.
[[nodiscard]] QString thingsAt(const Zone& zone, Point cell);

/// Says in words what a place of a world is. It remembers the zone asked for last, so that asking for one cell after
/// another costs nothing.
class PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PlaceWords)

public:
    /// "Zone 17,13 · cell 0,30 · forest · wolf".
    [[nodiscard]] QString describe(const World& world, const CellPlace& place);

    /// The world is another one.
    void forget() { m_zone.reset(); }

private:
    std::optional<Zone> m_zone;
};

} // namespace zonewright
