#include "document/commands/changeengine.h"

namespace zonewright {

ChangeEngine::ChangeEngine(ProjectState& state, const EngineSettings& settings)
    : ValueCommand(state, state.engine(), settings)
{
    const TurnRate& was = before().rate;
    const TurnRate& is = after().rate;
    if (before().queue == after().queue) {
        if (was.costs == is.costs)
            mergeAlways(MergeId::Requests);
        else if (was.costs && is.costs && was.requests == is.requests)
            mergeAlways(MergeId::Budget);
    }
    setName([this] { return sentence(); });
}

QString ChangeEngine::sentence() const
{
    if (before().queue != after().queue) {
        const std::string_view mode = word(after().queue);
        return tr("Change queue to %1").arg(QString::fromUtf8(mode.data(), static_cast<qsizetype>(mode.size())));
    }
    if (after().rate.costs && before().rate.costs != after().rate.costs)
        return tr("Change budget to %1 a turn").arg(*after().rate.costs);
    return tr("Process %n request(s) a turn", nullptr, after().rate.requests);
}

} // namespace zonewright
