#pragma once

#include <QString>

#include <vector>

namespace zonewright {

/// A sentence of a page of the handbook as it is read, without the signs of Markdown: of a heading, a paragraph, an
/// entry of a list, or a row of a table with a middle dot between its cells.
struct HandbookSentence
{
    QString text;
    QString anchor; ///< of the heading above it, or of its own
    bool isHeading = false;

    friend bool operator==(const HandbookSentence&, const HandbookSentence&) = default;
};

/// The sentences of a page in the Markdown that the handbook is written in: headings with #, lists, tables, code,
/// emphasis, links and pictures (of which nothing is read).
[[nodiscard]] std::vector<HandbookSentence> handbookSentences(const QString& markdown);

/// The name by which links reach a heading, as the sites that show Markdown make it: lower case, hyphens for blanks,
/// without punctuation.
[[nodiscard]] QString handbookAnchor(const QString& heading);

} // namespace zonewright
