#pragma once

#include "cli/commandspec.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::cli {

/// A script that completes this program's command lines in bash: commands, their options but those that are there
/// already, words, and files where files are wanted. It needs bash 4.4 and no other script.
[[nodiscard]] std::string bashCompletion(const std::vector<CommandSpec>& commands);

/// A function for zsh's completion system that does the same and tells what each command and option is for.
[[nodiscard]] std::string zshCompletion(const std::vector<CommandSpec>& commands);

/// The ending of the files that are wanted, with its dot; empty where any file will do.
[[nodiscard]] std::string_view fileEnding(Completion completion);

/// The words that a shell offers for an option's value.
[[nodiscard]] std::vector<std::string> offeredWords(const OptionSpec& option);

} // namespace zonewright::cli
