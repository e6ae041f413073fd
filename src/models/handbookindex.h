#pragma once

#include "models/foldedtext.h"
#include "models/handbooktext.h"

#include <QString>

#include <vector>

namespace zonewright {

/// A page of the handbook as its file has it.
struct HandbookSheet
{
    QString name; ///< of the file, without folder and ending
    QString markdown;
};

/// Some letters of a text.
struct TextRange
{
    int from = 0;
    int length = 0;

    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// A sentence that answers to what was asked for.
struct HandbookHit
{
    QString page;   ///< its name
    QString title;  ///< of the page
    QString anchor; ///< of the heading that the sentence is or stands below
    QString sentence;
    std::vector<TextRange> marks; ///< the words found in it
};

/// Finds words in all pages of the handbook.
class HandbookIndex
{
public:
    HandbookIndex() = default;
    explicit HandbookIndex(const std::vector<HandbookSheet>& sheets);

    /// The sentences with all words of `query`, in any order; case and accents do not count, and a word is found where
    /// another begins with it. First come headings, then sentences in which the words follow each other as they were
    /// typed, then the others, each in the order of the pages; last, one sentence for each part of a page that has all
    /// words in several. At most `most` of them; none for an empty query.
    [[nodiscard]] std::vector<HandbookHit> find(const QString& query, std::size_t most) const;

    /// The title of a page: its first heading, or its name.
    [[nodiscard]] QString title(const QString& page) const;

    /// Which heading of a page has this anchor, in their order; 0, the title, where none has.
    [[nodiscard]] int heading(const QString& page, const QString& anchor) const;

private:
    struct Entry
    {
        int page = 0;
        HandbookSentence sentence;
        FoldedText folded;
    };

    struct Page
    {
        QString name;
        QString title;
    };

    [[nodiscard]] HandbookHit hit(const Entry& entry, const QString& query) const;

    std::vector<Page> m_pages;
    std::vector<Entry> m_entries;
};

/// Where the words of a query are in a text, ascending; places that touch or overlap are one.
[[nodiscard]] std::vector<TextRange> markedWords(const QString& query, const QString& text);

} // namespace zonewright
