#pragma once

#include "core/dig/piecelist.h"

#include <QWidget>

class QColor;
class QPainter;

namespace zonewright {

/// What a small picture of a piece tells of it.
struct PieceLook
{
    PieceShape shape = PieceShape::Room;
    Limits width{1, 1};
    Limits height{1, 1};
    SideSet sides = 0;
    bool single = false;

    friend bool operator==(const PieceLook&, const PieceLook&) = default;
};

[[nodiscard]] PieceLook lookOf(const Piece& piece);

/// Paints a piece into a rectangle. A room: its largest size as an outline, its smallest one full in the middle of it,
/// and a bar at each side where pieces may be attached, a dot where that is one cell alone; north is up. A corridor: a
/// line, longer for a longer one. `ink` draws the piece, `accent` its sides.
void paintPiece(QPainter& painter, const QRectF& target, const PieceLook& look, const QColor& ink,
                const QColor& accent);

/// The same as a widget, in the colours of its palette.
class PiecePicture : public QWidget
{
    Q_OBJECT

public:
    explicit PiecePicture(QWidget* parent = nullptr);

    void setLook(const PieceLook& look);

    [[nodiscard]] const PieceLook& look() const { return m_look; }

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PieceLook m_look;
};

} // namespace zonewright
