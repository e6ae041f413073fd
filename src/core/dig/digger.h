#pragma once

#include "core/base/result.h"
#include "core/dig/digstep.h"
#include "core/dig/dugfloor.h"
#include "core/dig/piecelist.h"

#include <memory>

namespace zonewright {

inline constexpr Limits dugSideLimits{1, 1024};    ///< cells of a floor's side
inline constexpr Limits dugPieceLimits{0, 100000}; ///< pieces asked for; 0 is a problem of the floor
inline constexpr int defaultDugPieces = 40;

/// What the first room holds.
enum class FirstStairs : std::uint8_t { Up, Down };

/// Everything that decides a dug floor beside its piece list. The same settings give the same floor for ever.
struct DigSettings
{
    Size size{80, 50};
    int pieces = defaultDugPieces; ///< the first room counts
    std::uint64_t seed = 0;
    FirstStairs stairs = FirstStairs::Up; ///< a lair's first room holds none: Up is what it must be there
    bool prune = true;

    friend bool operator==(const DigSettings&, const DigSettings&) = default;
};

/// OutOfRange with the place `/size` or `/pieces`; Malformed with the place `/stairs` for Down in a lair.
[[nodiscard]] Result<void> validate(const PieceList& list, const DigSettings& settings);

/// Digs floors, and keeps its memory from floor to floor.
class Digger
{
public:
    Digger();
    ~Digger();
    Digger(const Digger&) = delete;
    Digger& operator=(const Digger&) = delete;

    /// Fills `floor`. The list and the settings must be valid. Writes every decision into `steps` where it is given;
    /// recording changes nothing else. A request that no floor can meet gives a floor of earth with one problem.
    void dig(const PieceList& list, const DigSettings& settings, DugFloor& floor, DigSteps* steps = nullptr);

    /// The same, keeping no more decisions than `kept.most`.
    void dig(const PieceList& list, const DigSettings& settings, DugFloor& floor, KeptDigSteps& kept);

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

/// The cells after the first `count` decisions on a floor of that size: all of them give the finished floor's cells.
[[nodiscard]] Grid<DugCell> replay(Size size, const DigSteps& steps, std::size_t count);

} // namespace zonewright
