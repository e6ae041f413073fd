#pragma once

#include "cli/commandspec.h"
#include "cli/helptext.h"

#include <string>
#include <vector>

namespace zonewright::cli {

/// The program's man page in roff, made from the same text as its help; the same bytes for the same version.
[[nodiscard]] std::string manPage(const std::vector<CommandSpec>& commands);

/// The same page in another language. `translate` is asked for each text of it: headings, sentences, paragraphs and
/// examples, and the values that go into a sentence; not for names, ways to call a command and examples' commands.
[[nodiscard]] std::string manPage(const std::vector<CommandSpec>& commands, const Translate& translate);

} // namespace zonewright::cli
