#pragma once

#include "core/world/world.h"
#include "document/selection.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace zonewright {

class Playback;

/// Who is in a zone (its own position is wrapped): those who live there in the turn that is shown, where the zone is in
/// memory; else those who will be born there. Cells are the zone's own.
[[nodiscard]] std::vector<Creature> creaturesIn(const Zone& zone, const Playback* playback);

/// What stands on a cell of a zone, in words: "wolf", "Ostermere, village", "dungeon entrance"; empty for nothing.
/// `creatures` are those in the zone now.
[[nodiscard]] QString thingsAt(const Zone& zone, std::span<const Creature> creatures, Point cell);

/// The same with the creatures that are born there.
[[nodiscard]] QString thingsAt(const Zone& zone, Point cell);

/// Says in words what a place of a world is. It remembers the zone asked for last, so that asking for one cell after
/// another costs nothing.
class PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PlaceWords)

public:
    /// "Zone 17,13 · cell 0,30 · forest · wolf", with the creatures of the turn that is shown, if a walk is given.
    [[nodiscard]] QString describe(const World& world, const CellPlace& place, const Playback* playback = nullptr);

    /// The world is another one.
    void forget() { m_zone.reset(); }

private:
    std::optional<Zone> m_zone;
};

} // namespace zonewright
