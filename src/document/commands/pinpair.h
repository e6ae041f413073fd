#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Pins a candidate for a pair of rooms everywhere, in an embedded catalogue, or takes that pin away.
class PinPair final : public ListCommand<ProjectCatalogue>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PinPair)

public:
    /// The pair is named by the codes of its rooms, which the catalogue has, `row` is one of its rows; no row: no pin.
    PinPair(ProjectState& state, ItemId catalogue, std::int32_t left, std::int32_t right, std::optional<int> row);
};

} // namespace zonewright
