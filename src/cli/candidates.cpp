#include "cli/candidates.h"

#include <fmt/format.h>

#include <bit>

namespace zonewright::cli {

std::string rowsText(ColumnMask mask)
{
    std::string text;
    while (mask != 0) {
        const int skipped = std::countr_zero(mask);
        const int run = std::countr_one(mask >> skipped);
        const char* comma = text.empty() ? "" : ",";
        const int first = skipped + 1;
        if (run == 1)
            text += fmt::format("{}{}", comma, first);
        else
            text += fmt::format("{}{}{}{}", comma, first, run == 2 ? "," : "-", first + run - 1);
        for (int taken = 0; taken < run; ++taken)
            mask &= mask - 1;
    }
    return text;
}

} // namespace zonewright::cli
