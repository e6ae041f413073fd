#include "models/fuzzymatch.h"

#include "models/foldedtext.h"

#include <QStringList>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int startOfText = 12;
constexpr int startOfWord = 10;
constexpr int sideBySide = 8;
constexpr int letterAlone = 1;
constexpr int wholeWord = 6;
constexpr int noScore = -1;
constexpr qsizetype longestQuery = 100; // what is typed beyond it is more than any text has

/// A character without case and accents, and where it stands in the text as it is shown.
struct FoldedLetter
{
    QChar letter;
    int position = 0;
    bool startsWord = false;
};

std::vector<FoldedLetter> fold(const QString& text)
{
    const FoldedText folded = foldedWithPlaces(text);
    std::vector<FoldedLetter> letters;
    for (std::size_t i = 0; i < folded.positions.size(); ++i)
        letters.push_back({.letter = folded.letters[static_cast<qsizetype>(i)],
                           .position = folded.positions[i],
                           .startsWord = folded.startsWord[i]});
    return letters;
}

/// Where the letters of one word of a query stand best in a text.
class WordSearch
{
public:
    WordSearch(const std::vector<FoldedLetter>& text, const std::vector<bool>& taken)
        : m_text(text)
        , m_taken(taken)
    {
    }

    /// The indexes of the letters, or nothing; `score` grows.
    std::vector<std::size_t> find(const std::vector<FoldedLetter>& word, int& score)
    {
        m_scores.assign(word.size(), std::vector<int>(m_text.size(), noScore));
        m_before.assign(word.size(), std::vector<std::size_t>(m_text.size(), 0));
        for (std::size_t i = 0; i < word.size(); ++i) {
            for (std::size_t j = i; j < m_text.size(); ++j) {
                if (m_text[j].letter == word[i].letter && !m_taken[j])
                    place(i, j);
            }
        }
        const auto& last = m_scores.back();
        const auto best = std::ranges::max_element(last); // the first of equal ones
        if (best == last.end() || *best == noScore)
            return {};
        std::vector<std::size_t> found(word.size());
        found.back() = static_cast<std::size_t>(best - last.begin());
        for (std::size_t i = word.size() - 1; i > 0; --i)
            found[i - 1] = m_before[i][found[i]];
        score += *best + (isWholeWord(found) ? wholeWord : 0);
        return found;
    }

private:
    void place(std::size_t i, std::size_t j)
    {
        const int own = j == 0 ? startOfText : m_text[j].startsWord ? startOfWord : letterAlone;
        if (i == 0) {
            m_scores[i][j] = own;
            return;
        }
        bool sameWord = true; // as the letter at j, from k on
        for (std::size_t k = j; k-- > i - 1;) {
            sameWord = sameWord && !m_text[k + 1].startsWord && !m_text[k].letter.isSpace();
            if (m_scores[i - 1][k] == noScore || (!sameWord && !m_text[j].startsWord))
                continue;
            const int score = m_scores[i - 1][k] + (k + 1 == j && sameWord ? sideBySide : own);
            if (score > m_scores[i][j]) {
                m_scores[i][j] = score;
                m_before[i][j] = k;
            }
        }
    }

    [[nodiscard]] bool isWholeWord(const std::vector<std::size_t>& found) const
    {
        const std::size_t end = found.back() + 1;
        return m_text[found.front()].startsWord && end - found.front() == found.size() &&
               (end == m_text.size() || m_text[end].startsWord || !m_text[end].letter.isLetterOrNumber());
    }

    const std::vector<FoldedLetter>& m_text;
    const std::vector<bool>& m_taken;
    std::vector<std::vector<int>> m_scores;
    std::vector<std::vector<std::size_t>> m_before;
};

} // namespace

std::optional<FuzzyMatch> fuzzyMatch(const QString& query, const QString& text)
{
    if (query.size() > longestQuery)
        return std::nullopt;
    QString blanks = query;
    blanks.replace(QLatin1Char('-'), QLatin1Char(' '));
    QStringList words = blanks.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::ranges::stable_sort(words, std::ranges::greater(), &QString::size); // long words have fewer places to choose
    const auto letters = fold(text);
    std::vector<bool> taken(letters.size());
    FuzzyMatch match;
    for (const QString& word : words) {
        const auto folded = fold(word);
        if (folded.empty())
            continue;
        const auto found = WordSearch(letters, taken).find(folded, match.score);
        if (found.empty())
            return std::nullopt;
        for (const std::size_t index : found) {
            taken[index] = true;
            match.positions.push_back(letters[index].position);
        }
    }
    std::ranges::sort(match.positions);
    const auto twice = std::ranges::unique(match.positions);
    match.positions.erase(twice.begin(), twice.end());
    return match;
}

} // namespace zonewright
