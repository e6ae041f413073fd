#pragma once

#include "core/level/floorsteps.h"

#include <cstdint>

namespace zonewright {

/// Which decisions are stepped through and listed: by their kinds and, of refusals, by their reasons.
struct StepFilter
{
    static constexpr std::uint32_t allKinds = (1U << floorStepKindCount) - 1;
    static constexpr std::uint32_t allRefusals = (1U << refusalCount) - 1;

    std::uint32_t kinds = allKinds;       ///< a bit for each FloorStepKind
    std::uint32_t refusals = allRefusals; ///< a bit for each Refusal

    [[nodiscard]] static constexpr std::uint32_t bit(FloorStepKind kind) { return 1U << static_cast<unsigned>(kind); }

    [[nodiscard]] static constexpr std::uint32_t bit(Refusal refusal) { return 1U << static_cast<unsigned>(refusal); }

    [[nodiscard]] constexpr bool has(FloorStepKind kind) const { return (kinds & bit(kind)) != 0; }

    [[nodiscard]] constexpr bool has(Refusal refusal) const { return (refusals & bit(refusal)) != 0; }

    [[nodiscard]] constexpr bool isAll() const { return kinds == allKinds && refusals == allRefusals; }

    /// Whether it lets a decision through.
    [[nodiscard]] bool has(const FloorSteps& steps, std::size_t index) const
    {
        if (!has(steps.kind(index)))
            return false;
        const auto refusal = steps.refusal(index);
        return !refusal || has(*refusal);
    }

    friend bool operator==(const StepFilter&, const StepFilter&) = default;
};

} // namespace zonewright
