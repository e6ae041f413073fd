#include "core/walk/safetyproof.h"

#include "core/base/checks.h"
#include "core/walk/enginemode.h"
#include "core/walk/fifosearch.h"
#include "core/walk/reachsearch.h"

#include <fmt/format.h>

#include <bit>
#include <limits>
#include <utility>

namespace zonewright {

namespace {

Result<void> checkPowerOfTwo(const char* place, int value)
{
    if (std::has_single_bit(static_cast<unsigned>(value)))
        return {};
    return failure({.code = ErrorCode::Malformed,
                    .place = place,
                    .value = fmt::format("{}", value),
                    .expected = "a power of two"});
}

Result<void> validate(const ProofQuestion& question)
{
    return checkNumber("zoneSide", question.zoneSide, lowestProofZoneSide, highestProofZoneSide)
        .and_then([&] { return checkPowerOfTwo("zoneSide", question.zoneSide); })
        .and_then([&] { return checkNumber("view", question.view, 0, highestProofView); })
        .and_then([&] {
            return checkNumber("requestsPerTurn", question.requestsPerTurn, 1, std::numeric_limits<int>::max());
        })
        .and_then([&] { return checkNumber("mostStates", question.mostStates, 1, highestProofStates); });
}

void report(const ProofProgress& progress, std::int64_t states)
{
    if (progress)
        progress(states);
}

Proof proveRebuilding(const ProofQuestion& question, const std::stop_token& stop, const ProofProgress& progress)
{
    ReachSearch search({question.zoneSide, question.view}, {question.mode, question.requestsPerTurn});
    for (bool more = true; more; more = search.takeTurn()) {
        report(progress, search.states());
        if (auto walk = search.counterexample())
            return {Verdict::Unsafe, search.states(), std::move(walk)};
        if (stop.stop_requested())
            return {Verdict::Undecided, search.states(), std::nullopt};
    }
    return {Verdict::Safe, search.states(), std::nullopt};
}

Proof proveFifo(const ProofQuestion& question, const std::stop_token& stop, const ProofProgress& progress)
{
    constexpr int statesBetweenReports = 1 << 14;
    FifoSearch search({question.zoneSide, question.view}, question.mostStates);
    int rest = 0;
    while (search.advance()) {
        if (rest-- > 0)
            continue;
        rest = statesBetweenReports;
        report(progress, search.states());
        if (stop.stop_requested())
            return {Verdict::Undecided, search.states(), std::nullopt};
    }
    if (auto walk = search.counterexample())
        return {Verdict::Unsafe, search.states(), std::move(walk)};
    return {search.full() ? Verdict::Undecided : Verdict::Safe, search.states(), std::nullopt};
}

} // namespace

Result<Proof> proveSafety(const ProofQuestion& question, const std::stop_token& stop, const ProofProgress& progress)
{
    if (const auto valid = validate(question); !valid)
        return failure(valid.error());
    return question.mode == QueueMode::Fifo ? proveFifo(question, stop, progress)
                                            : proveRebuilding(question, stop, progress);
}

} // namespace zonewright
