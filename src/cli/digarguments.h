#pragma once

#include "cli/arguments.h"
#include "core/dig/digger.h"
#include "core/dig/piecelist.h"

#include <vector>

namespace zonewright::cli {

/// The options that say what is dug: `--size`, `--pieces`, `--seed`, `--list`, `--stairs` and `--no-prune`.
[[nodiscard]] std::vector<OptionSpec> digOptions();

/// A valid list, and settings that are valid with it.
struct DigRequest
{
    PieceList list;
    DigSettings settings;
};

/// What the arguments ask for. Wrong usage, but for a list file that is bad: that is failed work.
[[nodiscard]] Outcome<DigRequest> digFromArguments(const Arguments& arguments);

/// `WxH`: two whole numbers of cells, each within dugSideLimits. Malformed, OutOfRange.
[[nodiscard]] Result<Size> parseDugSize(std::string_view text);

} // namespace zonewright::cli
