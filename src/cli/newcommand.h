#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `new`: writes a fresh project.
class NewCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
