#pragma once

#include "models/handbookindex.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace zonewright {

/// Some pages of the handbook that belong together.
struct HandbookChapter
{
    QString title;
    QStringList pages; ///< names, in the order in which they are to be read
};

/// The handbook in one language.
struct Handbook
{
    QString folder; ///< of its pages; a page is NAME.md in it
    std::vector<HandbookChapter> chapters;

    /// The page of that name in Markdown; empty where there is none.
    [[nodiscard]] QString markdown(const QString& page) const;

    /// All pages, in the order of the contents.
    [[nodiscard]] std::vector<HandbookSheet> sheets() const;
};

/// The languages that there is a handbook in, by their two letters; the first stands in for all others.
[[nodiscard]] QStringList handbookLanguages();

/// The handbook that the program carries, in the language of the interface (that of QLocale()), else in the first one.
[[nodiscard]] Handbook readHandbook();

} // namespace zonewright
