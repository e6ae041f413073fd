#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `foresee`: what a player may know of the events to come.
class ForeseeCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
