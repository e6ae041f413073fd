#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `prove`: decides whether any walk reaches a hazard.
class ProveCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
