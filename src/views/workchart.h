#pragma once

#include "core/walk/turnlog.h"
#include "views/timecanvas.h"

#include <QString>

#include <array>

namespace zonewright {

/// The work of each turn of one or two walks as bars, one walk above the other, on one scale. Where many turns share a
/// pixel, it shows the most of any of them. A click asks for a turn.
class WorkChart : public TimeCanvas
{
    Q_OBJECT

public:
    /// What of the work is shown.
    enum class Measure : std::uint8_t {
        Cost,
        Computations, ///< of zones
        Evaluations,  ///< of cells; known zones alone have any
    };

    /// One of the walks.
    struct Source
    {
        const TurnLog* log = nullptr; ///< null: this walk has no row
        QString name;                 ///< stands beside its row
    };

    explicit WorkChart(QWidget* parent = nullptr);

    /// The walks to show. The logs are looked at whenever the chart is painted: give it others, or none, before they
    /// go.
    void setLogs(const Source& first, const Source& second);

    void setMeasure(Measure measure);

    [[nodiscard]] Measure measure() const { return m_measure; }

    /// The last turn that has a move, for walks that were not run so far yet.
    void setLastTurn(qint64 turn);

    /// The logs have grown, or hold something else. Costs little: out of sight nothing.
    void refresh();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] int marginWidth() const override;
    void paintPlot(QPainter& painter, const QRect& plot) override;
    [[nodiscard]] QString tipAt(QPointF position) const override;

private:
    void retranslate();
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] qint64 top() const;
    void paintScale(QPainter& painter, const QRect& bars, const Source& source, qint64 top) const;
    void paintBars(QPainter& painter, const QRect& bars, const TurnLog& log, qint64 top) const;
    [[nodiscard]] QString numbersOf(const Source& source, qint64 first, qint64 last) const;

    std::array<Source, 2> m_sources;
    Measure m_measure = Measure::Cost;
    qint64 m_moves = 0; ///< the last turn that has one
};

} // namespace zonewright
