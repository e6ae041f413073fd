#include "models/handbookindex.h"

#include <QSet>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// How well a sentence answers; less is better.
enum class HitRank { Heading, Phrase, Words, Spread, None };

QStringList handbookWords(const QString& query)
{
    constexpr qsizetype longestHandbookQuery = 100;
    return foldedWithPlaces(query.left(longestHandbookQuery).simplified())
        .letters.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// Where a word begins another one, from a letter on; -1 for nowhere.
qsizetype findBeginning(const FoldedText& text, const QString& word, qsizetype from)
{
    for (qsizetype at = text.letters.indexOf(word, from); at >= 0; at = text.letters.indexOf(word, at + 1)) {
        if (text.startsWord[static_cast<std::size_t>(at)])
            return at;
    }
    return -1;
}

bool hasWord(const FoldedText& text, const QString& word)
{
    return findBeginning(text, word, 0) >= 0;
}

HitRank rankOf(const HandbookSentence& sentence, const FoldedText& text, const QStringList& words)
{
    if (!std::ranges::all_of(words, [&text](const QString& word) { return hasWord(text, word); }))
        return HitRank::None;
    if (sentence.isHeading)
        return HitRank::Heading;
    return hasWord(text, words.join(QLatin1Char(' '))) ? HitRank::Phrase : HitRank::Words;
}

} // namespace

HandbookIndex::HandbookIndex(const std::vector<HandbookSheet>& sheets)
{
    for (const HandbookSheet& sheet : sheets) {
        const int page = static_cast<int>(m_pages.size());
        std::vector<HandbookSentence> sentences = handbookSentences(sheet.markdown);
        const auto heading = std::ranges::find(sentences, true, &HandbookSentence::isHeading);
        m_pages.push_back({.name = sheet.name, .title = heading != sentences.end() ? heading->text : sheet.name});
        for (HandbookSentence& sentence : sentences) {
            FoldedText folded = foldedWithPlaces(sentence.text);
            m_entries.push_back({.page = page, .sentence = std::move(sentence), .folded = std::move(folded)});
        }
    }
}

std::vector<HandbookHit> HandbookIndex::find(const QString& query, std::size_t most) const
{
    const QStringList words = handbookWords(query);
    if (words.empty())
        return {};
    std::vector<std::pair<HitRank, const Entry*>> found;
    using Part = std::pair<int, QString>; // of a page
    QSet<Part> answered;
    for (const Entry& entry : m_entries) {
        const HitRank rank = rankOf(entry.sentence, entry.folded, words);
        if (rank == HitRank::None)
            continue;
        found.emplace_back(rank, &entry);
        answered.insert({entry.page, entry.sentence.anchor});
    }
    for (auto from = m_entries.begin(); from != m_entries.end();) {
        const Part part(from->page, from->sentence.anchor);
        const auto to = std::find_if(from, m_entries.end(), [&part](const Entry& entry) {
            return Part(entry.page, entry.sentence.anchor) != part;
        });
        const auto firstWith = [from, to](const QString& word) {
            return std::find_if(from, to, [&word](const Entry& entry) { return hasWord(entry.folded, word); });
        };
        const bool hasAll = std::ranges::all_of(words, [&](const QString& word) { return firstWith(word) != to; });
        if (hasAll && !answered.contains(part))
            found.emplace_back(HitRank::Spread, &*firstWith(words.front()));
        from = to;
    }
    std::ranges::stable_sort(found, {}, &std::pair<HitRank, const Entry*>::first);
    std::vector<HandbookHit> hits;
    for (std::size_t i = 0; i < std::min(most, found.size()); ++i)
        hits.push_back(hit(*found[i].second, query));
    return hits;
}

QString HandbookIndex::title(const QString& page) const
{
    const auto found = std::ranges::find(m_pages, page, &Page::name);
    return found != m_pages.end() ? found->title : page;
}

int HandbookIndex::heading(const QString& page, const QString& anchor) const
{
    int number = 0;
    for (const Entry& entry : m_entries) {
        if (!entry.sentence.isHeading || m_pages[static_cast<std::size_t>(entry.page)].name != page)
            continue;
        if (entry.sentence.anchor == anchor)
            return number;
        ++number;
    }
    return 0;
}

HandbookHit HandbookIndex::hit(const Entry& entry, const QString& query) const
{
    const Page& page = m_pages[static_cast<std::size_t>(entry.page)];
    return {.page = page.name,
            .title = page.title,
            .anchor = entry.sentence.anchor,
            .sentence = entry.sentence.text,
            .marks = markedWords(query, entry.sentence.text)};
}

std::vector<TextRange> markedWords(const QString& query, const QString& text)
{
    const FoldedText folded = foldedWithPlaces(text);
    std::vector<TextRange> ranges;
    for (const QString& word : handbookWords(query)) {
        for (qsizetype at = findBeginning(folded, word, 0); at >= 0; at = findBeginning(folded, word, at + 1)) {
            const int from = folded.positions[static_cast<std::size_t>(at)];
            const int last = folded.positions[static_cast<std::size_t>(at + word.size() - 1)];
            ranges.push_back({.from = from, .length = last + 1 - from});
        }
    }
    std::ranges::sort(ranges, {}, &TextRange::from);
    std::vector<TextRange> apart;
    for (const TextRange& range : ranges) {
        if (!apart.empty() && range.from <= apart.back().from + apart.back().length) {
            TextRange& last = apart.back();
            last.length = std::max(last.length, range.from + range.length - last.from);
        } else {
            apart.push_back(range);
        }
    }
    return apart;
}

} // namespace zonewright
