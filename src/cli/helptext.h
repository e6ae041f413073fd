#pragma once

#include "cli/commandspec.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright::cli {

/// The help of one command, 80 columns wide.
[[nodiscard]] std::string commandHelp(const CommandSpec& command);

/// The help of the whole program: what it is for, its commands, what holds for all of them.
[[nodiscard]] std::string programHelp(const std::vector<CommandSpec>& commands);

/// A text of the help in another language, or the text itself.
using Translate = std::function<std::string(const std::string& english)>;

/// What an option takes and what holds without it, as sentences: "Range: 2 to 10. Default: 5, which is 32 zones." Words
/// that its summary does not name are listed.
[[nodiscard]] std::string optionDetails(const OptionSpec& option);

/// The same in another language. What is put into a sentence is translated by itself: the sentences have {} for it.
[[nodiscard]] std::string optionDetails(const OptionSpec& option, const Translate& translate);

/// Text broken at blanks into lines of at most `width` bytes, each after `indent` blanks (the second one and those
/// after it `hanging` more) and with its end of line.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent, std::size_t hanging = 0,
                                  std::size_t width = 80);

} // namespace zonewright::cli
