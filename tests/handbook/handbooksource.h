#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace zonewright::test {

/// resources/handbook of the sources, with a slash behind it.
[[nodiscard]] QString handbookFolder();

/// A page of the sources, in Markdown.
[[nodiscard]] QString handbookPage(const QString& language, const QString& page);

/// The names of all pages that have a file in a language, sorted.
[[nodiscard]] QStringList handbookPageNames(const QString& language);

/// A heading of a page.
struct PageHeading
{
    int level = 0;
    QString text;
};

/// A link or a picture of a page.
struct PageLink
{
    QString text; ///< what is read
    QString target;
    bool isPicture = false;
};

[[nodiscard]] std::vector<PageHeading> headingsOf(const QString& markdown);
[[nodiscard]] std::vector<PageLink> linksOf(const QString& markdown);

/// The pieces of code between lines of three backticks, without those lines.
[[nodiscard]] QStringList codeOf(const QString& markdown);

/// The page without code, in lines or in a line.
[[nodiscard]] QString proseOf(const QString& markdown);

/// What both languages have to have alike, a line for each part of the page: levels of headings, entries of lists, rows
/// of tables with their columns, code without comments, links by page and number of the heading, pictures by name.
[[nodiscard]] QStringList structureOf(const QString& language, const QString& page);

/// The number of the heading with an anchor, from 0; -1 where there is none.
[[nodiscard]] int headingNumber(const QString& markdown, const QString& anchor);

} // namespace zonewright::test
