#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `zone`: the cells and the contents of one zone, or the hash of every zone.
class ZoneCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
