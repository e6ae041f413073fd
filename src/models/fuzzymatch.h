#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace zonewright {

/// How well a text answers to what was typed.
struct FuzzyMatch
{
    int score = 0;              ///< larger is better; comparable among texts for one query
    std::vector<int> positions; ///< the characters of the text that were found, ascending

    friend bool operator==(const FuzzyMatch&, const FuzzyMatch&) = default;
};

/// Finds the words of `query`, in any order and each in characters of its own, in `text`. The letters of a word stand
/// in their order in the text, and only within one of its words or at the beginnings of others: "rn", "rand" and "rdm"
/// find "Random Name", "mm" does not find "Random Name". Case and accents do not count. Beginnings of words and
/// letters side by side score higher. An empty query finds everything with no score.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(const QString& query, const QString& text);

} // namespace zonewright
