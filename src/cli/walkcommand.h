#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `walk`: runs turns and prints a record of each.
class WalkCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
