#include "core/walk/slowproof.h"

#include "core/walk/slowengine.h"

#include <algorithm>
#include <set>
#include <utility>

namespace zonewright::test {

namespace {

/// The narrowest view with a hazard, or one more than `highest`.
int narrowestHazard(const SlowEngine& engine, int highest)
{
    int view = 0;
    while (view <= highest && engine.hazards(view).empty())
        ++view;
    return view;
}

/// Notes the hazards of a turn and the states up to its end.
void endTurn(SlowProof& proof, const std::vector<SlowEngine>& reached, int highestView)
{
    const int turn = static_cast<int>(proof.states.size());
    const std::int64_t before = proof.states.empty() ? 0 : proof.states.back();
    proof.states.push_back(before + static_cast<std::int64_t>(reached.size()));
    int narrowest = highestView + 1;
    for (const SlowEngine& engine : reached)
        narrowest = std::min(narrowest, narrowestHazard(engine, narrowest - 1));
    for (int view = narrowest; view <= highestView; ++view)
        proof.shortest.emplace(view, turn); // keeps what an earlier turn found
}

std::vector<SlowEngine> starts(int zoneSide, QueueMode mode, int requestsPerTurn)
{
    std::vector<SlowEngine> engines;
    for (int y = 0; y < zoneSide; ++y) {
        for (int x = 0; x < zoneSide; ++x)
            engines.emplace_back(zoneSide, mode, requestsPerTurn, Point{x, y});
    }
    return engines;
}

} // namespace

SlowProof slowProof(int zoneSide, QueueMode mode, int requestsPerTurn, int highestView, std::int64_t mostStates)
{
    SlowProof proof;
    std::set<std::vector<int>> known;
    std::vector<SlowEngine> reached = starts(zoneSide, mode, requestsPerTurn);
    for (const SlowEngine& engine : reached)
        known.insert(engine.state());
    while (!reached.empty()) {
        endTurn(proof, reached, highestView);
        if (proof.shortest.contains(0))
            break;
        if (proof.states.back() > mostStates)
            return proof;
        std::vector<SlowEngine> next;
        for (const SlowEngine& engine : reached) {
            for (int direction = 0; direction < 9; ++direction) {
                SlowEngine moved = engine;
                moved.play(static_cast<Direction>(direction));
                if (known.insert(moved.state()).second)
                    next.push_back(std::move(moved));
            }
        }
        reached = std::move(next);
    }
    proof.complete = true;
    return proof;
}

std::optional<PlayedHazard> played(const ProofQuestion& question, const Counterexample& walk)
{
    SlowEngine engine(question.zoneSide, question.mode, question.requestsPerTurn, walk.start);
    for (std::size_t turn = 0;; ++turn) {
        if (const auto kinds = engine.hazards(question.view); !kinds.empty())
            return PlayedHazard{static_cast<int>(turn), kinds.front()};
        if (turn == walk.moves.size())
            return std::nullopt;
        engine.play(walk.moves[turn]);
    }
}

} // namespace zonewright::test
