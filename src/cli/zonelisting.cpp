#include "cli/zonelisting.h"

#include "cli/progress.h"
#include "cli/signals.h"
#include "cli/zonetext.h"
#include "core/base/parallel.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace zonewright::cli {

namespace {

/// Many enough to keep threads busy, few enough that the largest zones take well under a second.
constexpr std::size_t zonesPerBlock = 512;

Point positionOf(std::size_t index, int side)
{
    const auto width = static_cast<std::size_t>(side);
    return {static_cast<int>(index % width), static_cast<int>(index / width)};
}

} // namespace

Outcome<void> writeZoneListing(const World& world, const ZoneListing& listing, Output& output)
{
    const int side = world.zones().side();
    const std::size_t total = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    Progress progress("zones", total, listing.progress);
    std::vector<std::uint64_t> hashes(std::min(total, zonesPerBlock));
    for (std::size_t first = 0; first < total; first += zonesPerBlock) {
        const std::size_t count = std::min(zonesPerBlock, total - first);
        parallelFor(count, listing.threads, [&](std::size_t index) {
            if (!interrupted())
                hashes[index] = contentHash(world.zoneCells(positionOf(first + index, side)));
        });
        for (std::size_t index = 0; index < count; ++index) {
            const Point zone = positionOf(first + index, side);
            const auto line = listing.json ? zoneHashJson(zone, hashes[index]) : zoneHashText(zone, hashes[index]);
            if (auto written = output.write(line); !written)
                return written;
        }
        if (auto flushed = output.flush(); !flushed)
            return flushed;
        progress.update(first + count);
    }
    return {};
}

} // namespace zonewright::cli
