#pragma once

#include <QString>

#include <vector>

namespace zonewright {

/// A text as searches compare it: without case, accents and ligatures, with the place of each letter in the text as it
/// is shown.
struct FoldedText
{
    QString letters;
    std::vector<int> positions;   ///< of each letter, in the text as it is shown; ascending
    std::vector<bool> startsWord; ///< of each letter
};

[[nodiscard]] FoldedText foldedWithPlaces(const QString& text);

} // namespace zonewright
