#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `world`: the facts of a world, its overview as letters or as a picture.
class WorldCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
