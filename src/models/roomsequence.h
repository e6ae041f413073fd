#pragma once

#include "core/strip/roomcatalogue.h"

#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace zonewright {

/// Codes of rooms from left to right as they were typed, or why they are none, in a sentence.
struct TypedSequence
{
    std::vector<std::int32_t> codes;
    QString error; ///< empty for codes that can be taken

    friend bool operator==(const TypedSequence&, const TypedSequence&) = default;
};

/// Reads "1 15 4 10 0": codes of rooms of the catalogue, with blanks, commas or semicolons between them. Codes that
/// stood there before, `kept`, may stay even where the catalogue lacks them.
[[nodiscard]] TypedSequence sequenceFromText(const QString& text, const RoomCatalogue& catalogue,
                                             std::span<const std::int32_t> kept);

/// The same text from codes.
[[nodiscard]] QString sequenceText(std::span<const std::int32_t> codes);

/// The rooms of codes by name, a line each, the first of very many; for a tool tip.
[[nodiscard]] QString sequenceTip(std::span<const std::int32_t> codes, const RoomCatalogue& catalogue);

} // namespace zonewright
