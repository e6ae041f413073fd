#pragma once

#include "core/level/problem.h"
#include "core/strip/cataloguecheck.h"

#include <QString>

namespace zonewright {

/// What is wrong, in one clear clause without a full stop, in the language of the application's translators (English
/// where there are none): "no row has a slab on both sides of the joint, and pair -7 has no path". It does not say
/// where.
[[nodiscard]] QString problemText(const Problem& problem);

/// The same in English whatever the language, as files have it: of the same project they are the same everywhere.
[[nodiscard]] QString problemTextInFiles(const Problem& problem);

/// As problemText for what deserves a look in a catalogue, the codes of its rooms included: "room 0 left of room 1
/// (pair number -1) has neither a candidate nor a path that joins them".
[[nodiscard]] QString warningText(const CatalogueWarning& warning);

} // namespace zonewright
