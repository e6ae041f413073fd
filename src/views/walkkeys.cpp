#include "views/walkkeys.h"

#include <QKeyEvent>

#include <algorithm>
#include <span>

namespace zonewright {

namespace {

struct WalkKeyRow
{
    int key = 0;
    Direction move = Direction::None;
};

constexpr WalkKeyRow arrowRows[]{
    {Qt::Key_Up, Direction::North},
    {Qt::Key_Right, Direction::East},
    {Qt::Key_Down, Direction::South},
    {Qt::Key_Left, Direction::West},
};

constexpr WalkKeyRow viRows[]{
    {Qt::Key_H, Direction::West},      {Qt::Key_J, Direction::South},     {Qt::Key_K, Direction::North},
    {Qt::Key_L, Direction::East},      {Qt::Key_Y, Direction::NorthWest}, {Qt::Key_U, Direction::NorthEast},
    {Qt::Key_B, Direction::SouthWest}, {Qt::Key_N, Direction::SouthEast},
};

/// The digits with NumLock, the other names without.
constexpr WalkKeyRow padRows[]{
    {Qt::Key_1, Direction::SouthWest},    {Qt::Key_2, Direction::South},    {Qt::Key_3, Direction::SouthEast},
    {Qt::Key_4, Direction::West},         {Qt::Key_5, Direction::None},     {Qt::Key_6, Direction::East},
    {Qt::Key_7, Direction::NorthWest},    {Qt::Key_8, Direction::North},    {Qt::Key_9, Direction::NorthEast},
    {Qt::Key_End, Direction::SouthWest},  {Qt::Key_Down, Direction::South}, {Qt::Key_PageDown, Direction::SouthEast},
    {Qt::Key_Left, Direction::West},      {Qt::Key_Clear, Direction::None}, {Qt::Key_Right, Direction::East},
    {Qt::Key_Home, Direction::NorthWest}, {Qt::Key_Up, Direction::North},   {Qt::Key_PageUp, Direction::NorthEast},
};

std::optional<Direction> moveOf(std::span<const WalkKeyRow> rows, int key)
{
    const auto found = std::ranges::find(rows, key, &WalkKeyRow::key);
    return found != rows.end() ? std::optional(found->move) : std::nullopt;
}

} // namespace

std::optional<Direction> walkOf(const QKeyEvent& event, WalkKeys keys)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::GroupSwitchModifier;
    const int key = event.key();
    if (modifiers == Qt::KeypadModifier)
        return moveOf(padRows, key);
    if (key == Qt::Key_Period && keys.arrows && (modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier))
        return Direction::None;
    if (modifiers != Qt::NoModifier)
        return std::nullopt;
    if (const auto move = keys.arrows ? moveOf(arrowRows, key) : std::nullopt)
        return move;
    return keys.vi ? moveOf(viRows, key) : std::nullopt;
}

} // namespace zonewright
