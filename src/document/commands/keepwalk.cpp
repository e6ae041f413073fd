#include "document/commands/keepwalk.h"

namespace zonewright {

KeepWalk::KeepWalk(ProjectState& state, std::vector<Direction> moves)
    : ValueCommand(state, state.project().moves, std::move(moves))
{
    setName([this] { return sentence(); });
}

QString KeepWalk::sentence() const
{
    return after().empty() ? tr("Forget the kept walk")
                           : tr("Keep walk of %n move(s)", nullptr, static_cast<int>(after().size()));
}

} // namespace zonewright
