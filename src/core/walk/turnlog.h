#pragma once

#include "core/geometry/torus.h"
#include "core/walk/turnrecord.h"
#include "core/walk/turnseries.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace zonewright {

/// What a line of the log tells.
enum class LogKind : std::uint8_t {
    Arrived,  ///< the walk begins in a zone
    Moved,    ///< the player's move, waiting included: every turn has one
    Entered,  ///< the player came into another zone
    Rebuilt,  ///< the queue was made anew, and `id` requests that waited were dropped
    Queued,   ///< a request; `detail` is its EventKind
    Computed, ///< a zone, for a request, on arrival, or since a cell of it was evaluated
    Shifted,  ///< the window, to a zone
    Left,     ///< memory let go of a zone
    Lost,     ///< a creature went with its zone; `detail` is its CreatureKind
    Ran,      ///< a scheduled event; `detail` is its EventKind
    Hazard,   ///< `detail` is its HazardKind
};

inline constexpr int logKindCount = 11;

/// One line of the log.
struct LogEntry
{
    static constexpr std::uint32_t noCause = 0xffffffff;

    std::int64_t id = 0;            ///< of the request, event or creature; of a rebuilt queue, how many were dropped
    std::int32_t turn = 0;          ///< 0 to mostKeptMoves
    std::uint32_t cause = noCause;  ///< the place of the entry that brought this one about
    std::uint32_t microseconds = 0; ///< measured, of what was processed; it decides nothing
    std::int16_t x = 0;             ///< of the zone, wrapped
    std::int16_t y = 0;
    std::int16_t cellX = 0; ///< within the zone, of the player or the creature
    std::int16_t cellY = 0;
    LogKind kind{};
    std::uint8_t detail = 0;               ///< see LogKind
    Direction direction = Direction::None; ///< of a move, and of a shift

    [[nodiscard]] Point zone() const { return {x, y}; }

    [[nodiscard]] Point cell() const { return {cellX, cellY}; }

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// What happened in some turns, for marks on a time line.
enum TurnFlag : std::uint8_t {
    EnteredFlag = 1,
    ComputedFlag = 2,
    ShiftedFlag = 4,
    RanFlag = 8,
    HazardFlag = 16,
    LostFlag = 32,
    LeftFlag = 64,
};

/// The work of a turn; of several, the most of any of them.
struct TurnWork
{
    std::int64_t cost = 0;          ///< declared: of requests and events, and of each zone computed at once
    std::uint32_t evaluations = 0;  ///< of cells, with known zones
    std::uint32_t computations = 0; ///< of zones
    std::uint8_t flags = 0;         ///< TurnFlag; of several turns, all of theirs

    friend bool operator==(const TurnWork&, const TurnWork&) = default;
};

struct MostWork
{
    TurnWork operator()(const TurnWork& a, const TurnWork& b) const;
};

using WorkSeries = TurnSeries<TurnWork, MostWork>;

/// What a walk came to from its arrival up to a turn.
struct TurnTotals
{
    std::int64_t cost = 0;
    std::int64_t evaluations = 0;
    std::int64_t hits = 0;
    std::int64_t misses = 0;
    std::int64_t computed = 0; ///< zones, those of the arrival included
    std::int64_t left = 0;     ///< zones
    std::int64_t lost = 0;     ///< creatures
    std::int64_t hazards = 0;

    friend bool operator==(const TurnTotals&, const TurnTotals&) = default;
};

/// Every turn of a walk from arrival on and what happened in it, each entry with what caused it. The turn after the
/// last finished one may be written while it goes on.
class TurnLog
{
public:
    /// The zones of the world, and `zoneSide` in cells and the events, for the declared costs.
    TurnLog(Torus zones, int zoneSide, std::span<const ScheduledEvent> events);

    /// Turns that are written: the last one is size() - 1.
    [[nodiscard]] std::size_t size() const { return m_firstOf.size(); }

    [[nodiscard]] std::span<const LogEntry> entries() const { return m_entries; }

    /// Where the entries of a turn begin; those of a turn that is not written would begin at the end.
    [[nodiscard]] std::size_t firstOf(std::int64_t turn) const;

    [[nodiscard]] const WorkSeries& work() const { return m_work; }

    /// Up to the end of a turn that is written.
    [[nodiscard]] TurnTotals totals(std::int64_t turn) const;

    /// The last turn, up to `turn`, in which a zone was computed into memory.
    [[nodiscard]] std::optional<std::int64_t> computedAt(Point zone, std::int64_t turn) const;

    /// Writes the next turn after `before` (for the arrival any record), or anew the last one, if that is open: it is
    /// while it goes on. `microseconds` are those of what it processed, in that order, as far as they are known. Turns
    /// that are written already, and those further on than the next, are passed over.
    void write(const TurnRecord& before, const TurnRecord& record, bool isOpen,
               std::span<const std::uint32_t> microseconds = {});

    /// Whether the last turn that is written still goes on.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// Forgets the turns after `turn`.
    void truncate(std::int64_t turn);

    /// How often entries were forgotten or became others, for readers who look again later.
    [[nodiscard]] std::int64_t cuts() const { return m_lastCut; }

    /// How many entries are what they were, at the least, when there had been so many cuts: all that a reader may keep.
    [[nodiscard]] std::size_t keptSince(std::int64_t cuts) const;

private:
    struct Counts
    {
        std::int64_t cost = 0;
        std::uint32_t evaluations = 0;
        std::uint32_t misses = 0;
        std::uint32_t computed = 0;
        std::uint32_t left = 0;
        std::uint32_t lost = 0;
        std::uint32_t hazards = 0;
    };

    struct Shift
    {
        std::uint32_t entry;
        Point from;
        Point to;
    };

    /// The turn that is being written, and what its entries go back to.
    struct Writing
    {
        const TurnRecord& before;
        const TurnRecord& record;
        std::uint32_t move = LogEntry::noCause;
        std::uint32_t entered = LogEntry::noCause;
        std::vector<Shift> shifts;                                            ///< in order
        std::map<std::pair<int, int>, std::vector<const LostCreature*>> lost; ///< by zone, those not written yet
    };

    struct Cut
    {
        std::int64_t number;
        std::size_t kept; ///< entries
    };

    void noteCut(std::size_t kept);
    void forgetFrom(std::size_t turn);
    void writeTurn(const TurnRecord& before, const TurnRecord& record, std::span<const std::uint32_t> microseconds);
    [[nodiscard]] static TurnTotals added(TurnTotals totals, const Counts& counts);
    std::uint32_t add(LogKind kind, Point zone, std::uint32_t cause, Point cell = {});
    void writeMove(Writing& turn);
    void writeQueue(const Writing& turn);
    void writeRequest(const Writing& turn, std::int64_t id, EventKind kind, Point zone, Direction direction);
    void writeProcessed(Writing& turn, std::span<const std::uint32_t> microseconds);
    void writeShifted(Writing& turn, Point centre, std::uint32_t cause);
    void writeComputed(Point zone, std::uint32_t cause);
    void writeKnown(Writing& turn);
    void writeLeft(Writing& turn);
    void writeLeaving(Writing& turn, Point zone, std::uint32_t cause);
    void writeHazards(const Writing& turn);
    void writeWork(const TurnRecord& record);
    [[nodiscard]] std::int64_t costOf(const TurnRecord& record) const;
    [[nodiscard]] std::uint32_t queuedEntryOf(std::int64_t request) const;

    Torus m_zones;
    int m_zoneSide;
    std::map<std::int64_t, std::int64_t> m_ownCosts; // of scheduled events, by id
    std::vector<LogEntry> m_entries;
    std::vector<std::uint32_t> m_firstOf; // by turn
    WorkSeries m_work;
    std::vector<Counts> m_counts;                                        // by turn
    std::vector<TurnTotals> m_totals;                                    // before turns 0, 64, 128 and so on
    std::vector<std::uint32_t> m_queued;                                 // Queued entries, by id
    std::vector<std::uint32_t> m_crossings;                              // Entered entries
    std::map<std::pair<int, int>, std::vector<std::int32_t>> m_computed; // turns, by zone
    std::vector<Cut> m_cuts;                                             // each keeps more than the one before it
    std::int64_t m_lastCut = 0;
    bool m_isOpen = false;
};

} // namespace zonewright
