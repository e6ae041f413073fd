#pragma once

#include "core/geometry/point.h"
#include "core/world/creature.h"
#include "core/world/settlement.h"
#include "core/world/terrain.h"

#include <QString>
#include <QStringList>

namespace zonewright {

/// The person's word for a terrain, in lower case: "deep water".
[[nodiscard]] QString terrainName(Terrain terrain);

/// So many creatures of a kind: "1 wolf", "3 wolves".
[[nodiscard]] QString creatureCount(CreatureKind kind, int count);

/// The person's word for one creature: "wolf".
[[nodiscard]] QString creatureName(CreatureKind kind);

/// The person's word for a kind of settlement: "village".
[[nodiscard]] QString settlementName(SettlementKind kind);

/// A position as it is written everywhere: "17,13", in digits that no locale changes.
[[nodiscard]] QString positionText(Point position);

/// A share from 0 to 1 in the local way: "43.2 %", or "< 0.1 %" for what is there but rounds to nothing.
[[nodiscard]] QString shareText(double share);

/// Names as a list of them shows them: the second one of a name has " (2)" after it, and so on.
[[nodiscard]] QStringList distinctNames(QStringList names);

/// `text` with its first letter in upper case, as a word stands at the head of a row.
[[nodiscard]] QString capitalised(const QString& text);

} // namespace zonewright
