#pragma once

#include "cli/arguments.h"
#include "core/world/world.h"

namespace zonewright::cli {

/// The world that `--name`, `--size` and `--zone-size` mean; wrong usage otherwise.
[[nodiscard]] Outcome<World> worldFromArguments(const Arguments& arguments);

/// What an option says whose value is a whole number within limits; `otherwise` without it.
[[nodiscard]] Outcome<int> numberFromArguments(const Arguments& arguments, std::string_view option, Limits limits,
                                               int otherwise);

/// What `--threads` says; one for each processor without it.
[[nodiscard]] Outcome<int> threadsFromArguments(const Arguments& arguments);

/// One thread for each processor, at least one.
[[nodiscard]] int processorThreads();

} // namespace zonewright::cli
