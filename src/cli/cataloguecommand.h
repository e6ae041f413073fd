#pragma once

#include "cli/command.h"

namespace zonewright::cli {

/// `catalogue`: checks a catalogue of rooms and prints its pair matrix.
class CatalogueCommand final : public Command
{
public:
    [[nodiscard]] const CommandSpec& spec() const override;
    [[nodiscard]] Outcome<ExitCode> run(const Arguments& arguments) const override;
};

} // namespace zonewright::cli
