#pragma once

#include "document/safetycheck.h"

#include <QCoreApplication>
#include <QString>

namespace zonewright {

/// Says in words what the proof of safety asks and what it answers.
class SafetyWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::SafetyWords)

public:
    /// "Zones of 64 cells · view radius 57 · retain · 1 request a turn".
    [[nodiscard]] static QString question(const ProofQuestion& question);

    /// "Not safe: a walk of 7 moves reaches a hazard".
    [[nodiscard]] static QString verdict(const SafetyAnswer& answer);

    /// What was looked at for it: "1,279,116 states looked at in 0.4 s".
    [[nodiscard]] static QString effort(const SafetyAnswer& answer);

    /// What the search for the largest view came to: "57 is the largest safe view radius."; empty without a search.
    [[nodiscard]] static QString largestView(const SafetyAnswer& answer);

    /// What of a question is another thing now, as sentences: "The view radius was 57; now it is 58."; empty where the
    /// questions have the same answer.
    [[nodiscard]] static QString changes(const ProofQuestion& before, const ProofQuestion& now);

    /// What a project has that a question does not: "The project has: view radius 10, 1 request a turn."; empty where
    /// there is nothing.
    [[nodiscard]] static QString projectHas(const ProofQuestion& project, const ProofQuestion& asked);

    /// Why a project is not covered, as a sentence.
    [[nodiscard]] static QString notCovered(NotCovered why);

    /// "turn 7: a zone that is not computed".
    [[nodiscard]] static QString hazard(const Counterexample& walk);

    /// How far a proof is: "120,000 states · 3 s".
    [[nodiscard]] static QString progress(const SafetyCheck& check);

private:
    [[nodiscard]] static QString zones(int side);
    [[nodiscard]] static QString view(int radius);
    [[nodiscard]] static QString requests(int count);
};

} // namespace zonewright
