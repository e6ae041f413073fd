#pragma once

#include "cli/arguments.h"
#include "cli/failure.h"
#include "project/filewriter.h"

#include <memory>
#include <string>
#include <string_view>

namespace zonewright::cli {

/// Where a command's result goes: standard output, or a file that is written whole or not at all (see FileWriter).
class Output
{
public:
    /// What `-o` says. Without it, or with `-`, standard output. Wrong usage where it names a file that the command
    /// reads.
    [[nodiscard]] static Outcome<Output> open(const Arguments& arguments);

    /// Appends bytes. Fails with an empty text once an interruption came.
    [[nodiscard]] Outcome<void> write(std::string_view bytes);

    /// Hands on what was written so far, so that a reader need not wait.
    [[nodiscard]] Outcome<void> flush();

    /// Appends bytes that tell what was done, and hands everything on, after an interruption too.
    [[nodiscard]] Outcome<void> passOn(std::string_view bytes);

    /// Last of all: everything is written when this succeeds. Without it a file is left as it was.
    [[nodiscard]] Outcome<void> finish();

    /// Whether the result goes to a terminal.
    [[nodiscard]] bool isTerminal() const;

private:
    Output() = default;

    std::string m_buffer;
    std::unique_ptr<FileWriter> m_file; ///< null for standard output
};

} // namespace zonewright::cli
