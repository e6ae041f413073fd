#pragma once

#include "cli/commandspec.h"

#include <string>
#include <vector>

namespace zonewright::cli {

/// `--name`, `--size` and `--zone-size`: the options that say which world is meant.
[[nodiscard]] std::vector<OptionSpec> worldOptions();

/// `--zone-size` alone.
[[nodiscard]] OptionSpec zoneSizeOption();

/// `--format` with these words, the first of them the default.
[[nodiscard]] OptionSpec formatOption(std::vector<std::string> formats);

/// `-o`, `--quiet` and `--help`: options of every command that makes something.
[[nodiscard]] std::vector<OptionSpec> commonOptions();

/// `--threads`.
[[nodiscard]] OptionSpec threadsOption();

/// One list after another.
[[nodiscard]] std::vector<OptionSpec> joined(std::vector<std::vector<OptionSpec>> lists);

} // namespace zonewright::cli
