#pragma once

#include "cli/arguments.h"
#include "cli/commandspec.h"
#include "cli/failure.h"

#include <memory>
#include <vector>

namespace zonewright::cli {

/// One command of the program.
class Command
{
public:
    virtual ~Command() = default;

    /// What it is called, takes and does; the same for ever.
    [[nodiscard]] virtual const CommandSpec& spec() const = 0;

    /// Does the work for arguments that `spec` allows and that do not ask for help. Gives Done, or Failed where a check
    /// found problems that it has printed.
    [[nodiscard]] virtual Outcome<ExitCode> run(const Arguments& arguments) const = 0;
};

/// Every command, in the order of the help; `help` is the last.
using CommandTable = std::vector<std::unique_ptr<Command>>;

[[nodiscard]] CommandTable makeCommands();

/// The command of that name, null when there is none.
[[nodiscard]] const Command* findCommand(const CommandTable& commands, std::string_view name);

} // namespace zonewright::cli
