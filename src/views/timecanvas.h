#pragma once

#include "render/theme.h"
#include "views/timeaxis.h"

#include <QPoint>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <utility>

class QFontMetrics;
class QPainter;

namespace zonewright {

/// The turns of a walk from left to right under a ruler, and what the classes derived from it paint of them. The wheel
/// and the plus and minus keys zoom, from the whole walk to a few turns; a middle drag, a horizontal wheel and Ctrl
/// with the arrow keys scroll. A click asks for a turn, a drag for one after the other; so do the arrow keys, Home, End
/// and the Page keys. The shown turn stays in sight until the designer scrolls away from it, and again once it was
/// asked for. Whatever the length of the walk, a picture costs what its width does.
class TimeCanvas : public QWidget
{
    Q_OBJECT

public:
    static constexpr double largestTurn = 40.0; ///< logical pixels
    static constexpr double usualTurn = 12.0;

    /// Octaves of scale that one notch of a wheel or one press of a zoom key changes.
    static constexpr double zoomStep = 1.0 / 3.0;

    explicit TimeCanvas(QWidget* parent = nullptr);

    /// In device pixels from the left border of the plot.
    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }

    /// The last turn that has a move, which is as far as keys and drags go, and the last one that is on the axis.
    void setTurns(qint64 last, qint64 end);

    [[nodiscard]] qint64 lastTurn() const { return m_last; }

    /// The turn that is shown. One that only passes by on the way to another one is not followed.
    void setTurn(qint64 turn, bool passes = false);

    [[nodiscard]] qint64 turn() const { return m_turn; }

    /// Brings the shown turn in sight and keeps it there, wherever the designer scrolled to.
    void comeBack();

    /// Whether the shown turn is kept in sight.
    [[nodiscard]] bool follows() const { return m_follows; }

    /// Grows turns by so many octaves about a position in logical pixels, or about the shown turn.
    void zoomBy(double octaves, std::optional<double> at = std::nullopt);

    void setTheme(Theme theme);

    [[nodiscard]] Theme theme() const { return m_theme; }

    /// Where turns are painted: right of the margin, below the ruler; in logical pixels.
    [[nodiscard]] QRect plot() const;

    /// The middle of a turn, in logical pixels from the left border of the widget.
    [[nodiscard]] double middleOf(qint64 turn) const;

    /// The turn at a position in logical pixels.
    [[nodiscard]] qint64 turnAt(double x) const;

Q_SIGNALS:
    /// The designer wants to see a turn: up to the last one that has a move, or by a click one that lies after it.
    void turnWanted(qint64 turn);

    /// Other turns are seen, or the same ones larger or smaller.
    void axisChanged();

protected:
    /// Logical pixels left of the turns.
    [[nodiscard]] virtual int marginWidth() const { return 0; }

    /// Everything below the ruler. The painter counts device pixels from the left upper corner of the widget, which is
    /// that of the margin; `plot` is where turns are.
    virtual void paintPlot(QPainter& painter, const QRect& plot) = 0;

    /// What a tool tip says at a position in logical pixels; empty for nothing.
    [[nodiscard]] virtual QString tipAt(QPointF position) const = 0;

    /// The plot in device pixels.
    [[nodiscard]] QRect devicePlot() const;

    /// Device pixels of so many logical ones, at least one.
    [[nodiscard]] int pixels(double logical) const;

    /// The columns of a turn in `plot` (device pixels), at least one wide.
    [[nodiscard]] QRect column(const QRect& plot, qint64 turn) const;

    /// The turns that are seen at a position in logical pixels, the last one not included.
    [[nodiscard]] std::pair<qint64, qint64> turnsAt(double x) const;

    /// Takes another size, or another width of the margin.
    void followSize();

    void scrollBy(double logical);

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void followMargin();
    enum class Drag {
        None,
        Pressed,   ///< after the last move: a click runs there, a drag does not
        Scrubbing, ///< from turn to turn
        Scrolling,
    };

    void ask(qint64 turn);
    void axisMoved(const TimeAxis& before);
    void noteSight();
    void paintGrounds(QPainter& painter, const QRect& all, const QRect& turns) const;
    void paintRuler(QPainter& painter, const QRect& ruler) const;
    void paintTurn(QPainter& painter, const QRect& ruler, const QRect& plot) const;
    [[nodiscard]] QRect platePlace(const QRect& ruler, const QFontMetrics& metrics) const;
    [[nodiscard]] std::optional<qint64> turnOfKey(int key) const;
    [[nodiscard]] int rulerHeight() const;

    TimeAxis m_axis;
    qint64 m_turn = 0;
    qint64 m_last = 0;
    qint64 m_asked = -1;  ///< by this drag
    double m_ratio = 1.0; ///< device pixels of a logical one, for which the axis is
    Theme m_theme = Theme::Light;
    Drag m_drag = Drag::None;
    double m_dragX = 0;
    bool m_follows = true;
    bool m_keyboardFocus = false; ///< the focus came by a key, and is shown
};

} // namespace zonewright
