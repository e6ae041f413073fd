#pragma once

#include "core/events/windowengine.h"
#include "core/memory/knownzones.h"
#include "core/memory/zonewindow.h"
#include "core/walk/turnrecord.h"
#include "core/walk/walksettings.h"
#include "core/walk/zonesource.h"

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace zonewright {

/// Zones that come into memory and zones that leave it, in the order in which they do.
struct MemoryChange
{
    struct Step
    {
        std::shared_ptr<const Zone> entered; ///< null: a zone left
        Point left;
    };

    std::vector<Step> steps;

    void enter(std::shared_ptr<const Zone> zone) { steps.push_back({.entered = std::move(zone), .left = {}}); }

    void leave(Point zone) { steps.push_back({.entered = nullptr, .left = zone}); }
};

/// Where the player stands.
struct Player
{
    Point cell; ///< of the world, wrapped
    Point zone; ///< wrapped

    friend bool operator==(const Player&, const Player&) = default;
};

/// All that a memory must keep to go on from a turn: positions alone, since zones are the same whenever they are
/// computed.
using MemoryState = std::variant<WindowState, KnownZones>;

/// One of the two ways to remember zones, as a walk uses it. Both answer in constant time what a cell is made of.
class WalkMemory
{
public:
    virtual ~WalkMemory() = default;

    /// The player arrives in the world: the nine zones around are computed.
    virtual void arrive(const Player& player, MemoryChange& change) = 0;

    /// The player has moved (or waited) at `turn`; `from` is the zone before. Fills in what the record says of
    /// evaluations.
    virtual void move(std::int64_t turn, Point from, const Player& player, MemoryChange& change,
                      TurnRecord& record) = 0;

    /// The request that would be processed next at `turn`, after `done` requests that cost `spent`; null: none.
    [[nodiscard]] virtual const Request* nextRequest(std::int64_t turn, int done, std::int64_t spent) const = 0;

    /// Processes that request.
    virtual void process(const Player& player, MemoryChange& change) = 0;

    /// What a creature that is at the cell `from` finds at the cell `to`; nothing where it may not go, since the zone
    /// is not in memory or not bound to it.
    [[nodiscard]] virtual std::optional<Terrain> terrain(Point from, Point to) const = 0;

    /// True when creatures in a zone live and events find it.
    [[nodiscard]] virtual bool isLive(Point zone) const = 0;

    /// True when a zone is in memory, live or frozen.
    [[nodiscard]] virtual bool remembers(Point zone) const = 0;

    /// Fills in what the record says of the memory at the end of a turn.
    virtual void describe(const Player& player, TurnRecord& record) const = 0;

    [[nodiscard]] virtual MemoryState state() const = 0;

    virtual void restore(const MemoryState& state) = 0;
};

/// The memory that the settings ask for; `source` outlives it.
[[nodiscard]] std::unique_ptr<WalkMemory> makeMemory(const WalkSettings& settings, ZoneSource& source);

} // namespace zonewright
