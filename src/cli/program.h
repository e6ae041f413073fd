#pragma once

#include <span>
#include <string>

namespace zonewright::cli {

/// Runs the program for the words after its name, as bytes. Gives what it ends with (see ExitCode). Whatever goes wrong
/// is one line on standard error; no exception leaves this.
[[nodiscard]] int runProgram(std::span<const std::string> words);

} // namespace zonewright::cli
