#include "document/commands/changeview.h"

namespace zonewright {

ChangeView::ChangeView(ProjectState& state, int view)
    : ValueCommand(state, state.player(), {.zone = state.player().zone, .cell = state.player().cell, .view = view})
{
    mergeAlways(MergeId::ChangeView);
    setName([this] { return sentence(); });
}

QString ChangeView::sentence() const
{
    return tr("Change view to %n cell(s)", nullptr, after().view);
}

} // namespace zonewright
