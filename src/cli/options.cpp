#include "cli/options.h"

#include "core/world/worldsettings.h"

#include <fmt/format.h>

#include <iterator>

namespace zonewright::cli {

namespace {

std::string rangeOf(Limits limits)
{
    return fmt::format("{} to {}", limits.low, limits.high);
}

} // namespace

std::vector<OptionSpec> worldOptions()
{
    return {
        {.name = "--name",
         .value = "TEXT",
         .summary = "The name that the world is made from. White space around it is ignored; case counts; composed and "
                    "decomposed letters are the same.",
         .range = fmt::format("{} characters", rangeOf(nameLength)),
         .required = true},
        {.name = "--size",
         .value = "N",
         .summary = "The world has 2 to the power of N zones a side.",
         .range = rangeOf(worldSizeLimits),
         .defaultValue = fmt::format("{}, which is {} zones", defaultWorldSize, 1 << defaultWorldSize)},
        zoneSizeOption(),
    };
}

OptionSpec zoneSizeOption()
{
    return {.name = "--zone-size",
            .value = "N",
            .summary = "Each zone has 2 to the power of N cells a side.",
            .range = rangeOf(zoneSizeLimits),
            .defaultValue = fmt::format("{}, which is {} cells", defaultZoneSize, 1 << defaultZoneSize)};
}

OptionSpec formatOption(std::vector<std::string> formats)
{
    return {.name = "--format",
            .value = "FORMAT",
            .summary = fmt::format("What is written: {}.", fmt::join(formats, ", ")),
            .defaultValue = formats.front(),
            .words = std::move(formats)};
}

std::vector<OptionSpec> commonOptions()
{
    return {
        {.name = "-o",
         .value = "FILE",
         .summary = "Writes to FILE instead of standard output, whole or not at all; - is standard output.",
         .completion = Completion::File},
        {.name = "--quiet", .summary = "Shows no progress on standard error."},
        {.name = "--help", .summary = "Shows this help and ends; -h does the same."},
    };
}

OptionSpec threadsOption()
{
    return {.name = "--threads",
            .value = "N",
            .summary = "Computes on N threads. It changes nothing but the time.",
            .range = "0 or more; 0 and 1 are one thread",
            .defaultValue = "one for each processor"};
}

std::vector<OptionSpec> joined(std::vector<std::vector<OptionSpec>> lists)
{
    std::vector<OptionSpec> all;
    for (std::vector<OptionSpec>& list : lists)
        std::ranges::move(list, std::back_inserter(all));
    return all;
}

} // namespace zonewright::cli
