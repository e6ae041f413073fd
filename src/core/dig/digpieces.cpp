#include "core/dig/digpieces.h"

#include <algorithm>

namespace zonewright {

void DigPieces::assign(const PieceList& list)
{
    m_pieces.clear();
    m_sums.clear();
    m_total = 0;
    m_drawsRooms = false;
    for (const Piece& piece : list.pieces) {
        m_total += static_cast<std::uint32_t>(piece.weight);
        m_sums.push_back(m_total);
        m_drawsRooms = m_drawsRooms || (piece.weight > 0 && piece.shape == PieceShape::Room);
        m_pieces.push_back({.shape = piece.shape,
                            .width = piece.width,
                            .height = piece.height,
                            .sides = piece.sides,
                            .single = piece.single,
                            .next = piece.next.empty() ? -1 : indexOfKind(list, piece.next)});
    }
    for (DigPiece& piece : m_pieces) {
        for (int next = piece.next; next >= 0; next = (*this)[next].next)
            ++piece.rooms;
    }
    m_first = list.first.empty() ? -1 : indexOfKind(list, list.first);
    m_annexe = list.annexe.empty() ? -1 : indexOfKind(list, list.annexe);
}

int DigPieces::draw(Generator& generator) const
{
    const std::uint32_t drawn = generator.below(m_total);
    return static_cast<int>(std::ranges::upper_bound(m_sums, drawn) - m_sums.begin());
}

int DigPieces::drawRoom(Generator& generator, Size map) const
{
    const auto weight = [&](std::size_t i) {
        const bool possible = m_pieces[i].shape == PieceShape::Room && m_pieces[i].fits(map);
        return possible ? m_sums[i] - (i == 0 ? 0 : m_sums[i - 1]) : 0;
    };
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        total += weight(i);
    if (total == 0)
        return -1;
    std::uint32_t drawn = generator.below(total);
    std::size_t piece = 0;
    for (; drawn >= weight(piece); ++piece)
        drawn -= weight(piece);
    return static_cast<int>(piece);
}

} // namespace zonewright
