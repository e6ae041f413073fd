#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `render`: what the editor shows of a project, as a picture.
class RenderCommand : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
