#pragma once

#include "cli/commandspec.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::cli {

/// The help of one command, 80 columns wide.
[[nodiscard]] std::string commandHelp(const CommandSpec& command);

/// The help of the whole program: what it is for, its commands, what holds for all of them.
[[nodiscard]] std::string programHelp(const std::vector<CommandSpec>& commands);

/// What an option takes and what holds without it, as sentences: "2 to 10. Default: 5, which is 32 zones."
[[nodiscard]] std::string optionDetails(const OptionSpec& option);

/// Text broken at blanks into lines of at most `width` bytes, each after `indent` blanks (the second one and those
/// after it `hanging` more) and with its end of line.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent, std::size_t hanging = 0,
                                  std::size_t width = 80);

} // namespace zonewright::cli
