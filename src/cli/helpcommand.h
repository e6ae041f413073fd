#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `help`: what the program or one of its commands does; with `--man`, the man page.
class HelpCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
