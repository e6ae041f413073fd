#pragma once

#include "core/dig/digstep.h"
#include "core/dig/dugfloor.h"
#include "core/dig/piecelist.h"

#include <cstddef>
#include <string>

namespace zonewright::cli {

/// A dug floor for a person: its rows of glyphs (see dugGlyphs), each with an end of line.
[[nodiscard]] std::string dugText(const DugFloor& floor);

/// A floor dug from `list` as one JSON object on one line, without its closing brace and the end of line, so that the
/// steps can follow as its last member.
[[nodiscard]] std::string dugJsonHead(const DugFloor& floor, const PieceList& list);

/// The step with that number, which counts from 1: as a JSON object, and as `NUMBER KIND X,Y REASON` for a person, the
/// reason left out where there is none.
[[nodiscard]] std::string digStepJson(std::size_t number, const DigStep& step);
[[nodiscard]] std::string digStepText(std::size_t number, const DigStep& step);

/// What the letters, and the kinds and reasons of steps, are: paragraphs for the help.
[[nodiscard]] std::string dugLettersText();
[[nodiscard]] std::string digStepKindsText();
[[nodiscard]] std::string digReasonsText();

} // namespace zonewright::cli
