#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `strip`: one floor of rooms in a row.
class StripCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
