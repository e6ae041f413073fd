#pragma once

#include "project/project.h"

#include <QString>

namespace zonewright {

/// A name as it stands in the sentence of a step: one line, and not too long.
[[nodiscard]] QString shownName(const std::string& name);

/// What a catalogue or a piece list is called there: its name, else that of its file, else its number.
[[nodiscard]] QString shownName(const ProjectCatalogue& catalogue);
[[nodiscard]] QString shownName(const ProjectPieceList& list);

/// A position there: `3,4`.
[[nodiscard]] QString shownPoint(Point at);

} // namespace zonewright
