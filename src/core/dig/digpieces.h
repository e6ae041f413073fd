#pragma once

#include "core/dig/piecelist.h"
#include "core/geometry/rect.h"
#include "core/random/generator.h"

#include <vector>

namespace zonewright {

/// A piece as the digger needs it: kinds are places in the list.
struct DigPiece
{
    PieceShape shape{};
    Limits width;
    Limits height;
    SideSet sides = 0;
    bool single = false;
    int next = -1;
    int rooms = 1; ///< of the sequence that begins with it

    /// Whether the smallest room of its kind fits within the walls of a map.
    [[nodiscard]] bool fits(Size map) const { return width.low <= map.width - 2 && height.low <= map.height - 2; }
};

/// A piece list made ready for one floor after another.
class DigPieces
{
public:
    /// Takes over a valid list.
    void assign(const PieceList& list);

    [[nodiscard]] const DigPiece& operator[](int piece) const { return m_pieces[static_cast<std::size_t>(piece)]; }

    [[nodiscard]] int first() const { return m_first; }

    [[nodiscard]] int annexe() const { return m_annexe; }

    /// Whether pieces can be drawn, and a first room is named or can be drawn.
    [[nodiscard]] bool canBegin() const { return m_total > 0 && (m_first >= 0 || m_drawsRooms); }

    /// Draws a piece by weight; one at least must have some.
    [[nodiscard]] int draw(Generator& generator) const;

    /// Draws a room by weight among those that fit; -1, and nothing is drawn, where none does.
    [[nodiscard]] int drawRoom(Generator& generator, Size map) const;

private:
    std::vector<DigPiece> m_pieces;
    std::vector<std::uint32_t> m_sums; ///< of the weights up to each piece, its own included
    std::uint32_t m_total = 0;
    bool m_drawsRooms = false;
    int m_first = -1;
    int m_annexe = -1;
};

} // namespace zonewright
