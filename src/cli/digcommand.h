#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `dig`: one floor of rooms and corridors.
class DigCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
