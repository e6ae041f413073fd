#include "cli/worldarguments.h"

#include "cli/values.h"
#include "project/worldname.h"

#include <algorithm>
#include <thread>

namespace zonewright::cli {

namespace {

Outcome<std::string> nameFromArguments(const Arguments& arguments)
{
    const auto text = arguments.value("--name");
    if (!text)
        return wrongUsage("--name", "missing; the world needs a name");
    auto name = worldNameFromBytes(*text);
    if (!name)
        return wrongUsage("--name", name.error());
    return *std::move(name);
}

} // namespace

Outcome<int> numberFromArguments(const Arguments& arguments, std::string_view option, Limits limits, int otherwise)
{
    const auto text = arguments.value(option);
    if (!text)
        return otherwise;
    const auto number = parseNumber(*text, limits);
    if (!number)
        return wrongUsage(option, number.error());
    return *number;
}

Outcome<World> worldFromArguments(const Arguments& arguments)
{
    const auto name = nameFromArguments(arguments);
    if (!name)
        return tl::unexpected<Failure>(name.error());
    const auto size = numberFromArguments(arguments, "--size", worldSizeLimits, defaultWorldSize);
    if (!size)
        return tl::unexpected<Failure>(size.error());
    const auto zoneSize = numberFromArguments(arguments, "--zone-size", zoneSizeLimits, defaultZoneSize);
    if (!zoneSize)
        return tl::unexpected<Failure>(zoneSize.error());
    const auto world = World::create({.name = *name, .size = *size, .zoneSize = *zoneSize});
    if (!world)
        return wrongUsage(world.error().place, world.error());
    return *world;
}

Outcome<int> threadsFromArguments(const Arguments& arguments)
{
    const auto text = arguments.value("--threads");
    if (!text)
        return processorThreads();
    const auto threads = parseThreads(*text);
    if (!threads)
        return wrongUsage("--threads", threads.error());
    return *threads;
}

int processorThreads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace zonewright::cli
