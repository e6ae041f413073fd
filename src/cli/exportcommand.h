#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `export`: levels of projects as files of other programs.
class ExportCommand : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
