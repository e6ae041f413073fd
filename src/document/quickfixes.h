#pragma once

#include "core/base/result.h"
#include "project/projectproblems.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace zonewright {

class Document;

/// What can be done about a problem at once, as one step of the history.
enum class QuickFix : std::uint8_t {
    PinSpecialPath,       ///< opens a blocked joint by the shortest path of at most eight cells
    DropPin,              ///< takes away a pin that is not applied
    MakeSlab,             ///< makes the fewest cells of a strip floor slabs, so that the hero gets there
    MakeCorridor,         ///< the same of a dug floor
    RedrawUntilReachable, ///< redraws until nothing is out of reach; it takes a while: see RedrawSearch
    HeroInRightmostRoom,  ///< the hero no longer arrives at the exit of the floor above
    DropOutside,          ///< takes away what was set by hand outside the floor
    DropPath,             ///< takes away a catalogue's path that does not join its rooms
};

/// What a fix is called where it is offered: "Pin a special path".
[[nodiscard]] QString fixText(QuickFix fix);

/// The fixes that help with a problem of the open project, the best one first.
[[nodiscard]] std::vector<QuickFix> fixesOf(Document& document, const ProjectProblem& problem);

/// Does one of them but RedrawUntilReachable, as one step. Unknown for a problem that is not there any more, and for a
/// fix that is not one of it.
Result<void> applyFix(Document& document, const ProjectProblem& problem, QuickFix fix);

} // namespace zonewright
