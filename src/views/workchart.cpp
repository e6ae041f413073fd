#include "views/workchart.h"

#include "document/languagechange.h"
#include "models/plaintip.h"
#include "render/overlaytools.h"
#include "render/timecolors.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int leastChartRow = 24;
constexpr int niceChartRow = 56;
constexpr int niceChartWidth = 480;
constexpr int leastChartWidth = 200;
constexpr int mostNameWidth = 110;
constexpr int chartPadding = 6;
constexpr int chartRowGap = 4;
constexpr int leastBarWithGap = 4;

constexpr double chartAheadStrength = 0.45; ///< of bars of turns after the shown one

std::int64_t amountOf(const TurnWork& work, WorkChart::Measure measure)
{
    switch (measure) {
    case WorkChart::Measure::Cost:
        return work.cost;
    case WorkChart::Measure::Computations:
        return work.computations;
    case WorkChart::Measure::Evaluations:
        return work.evaluations;
    }
    return 0;
}

/// The first number from `amount` on that has one digit before its noughts.
std::int64_t roundTop(std::int64_t amount)
{
    std::int64_t decade = 1;
    while (decade * 10 <= amount)
        decade *= 10;
    return std::max<std::int64_t>((amount + decade - 1) / decade * decade, 1);
}

/// A reserve, so that the turns stand where they are when the numbers grow.
constexpr qint64 widestAmount = 888'888;

} // namespace

WorkChart::WorkChart(QWidget* parent)
    : TimeCanvas(parent)
{
    setObjectName(QStringLiteral("workChart"));
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void WorkChart::retranslate()
{
    setAccessibleName(tr("Work per turn"));
    setAccessibleDescription(tr("The work of each turn. Left and right show one turn back and forward, plus and minus "
                                "zoom, Ctrl with left and right scrolls."));
}

void WorkChart::setLogs(const Source& first, const Source& second)
{
    const bool sameNames = m_sources[0].name == first.name && m_sources[1].name == second.name;
    m_sources = {first, second};
    if (!sameNames)
        followSize(); // another margin
    refresh();
}

void WorkChart::setMeasure(Measure measure)
{
    if (m_measure == measure)
        return;
    m_measure = measure;
    refresh();
}

void WorkChart::setLastTurn(qint64 turn)
{
    if (m_moves == turn)
        return;
    m_moves = turn;
    refresh();
}

void WorkChart::refresh()
{
    qint64 last = m_moves;
    for (const Source& source : m_sources) {
        if (source.log)
            last = std::max(last, static_cast<qint64>(source.log->size()) - 1);
    }
    setTurns(last, last);
    update();
}

QSize WorkChart::sizeHint() const
{
    return {niceChartWidth, fontMetrics().height() + chartPadding + 2 * niceChartRow};
}

QSize WorkChart::minimumSizeHint() const
{
    return {leastChartWidth, fontMetrics().height() + chartPadding + 2 * leastChartRow};
}

int WorkChart::nameWidth() const
{
    int width = 0;
    for (const Source& source : m_sources)
        width = std::max(width, fontMetrics().horizontalAdvance(source.name));
    return std::min(width, mostNameWidth);
}

int WorkChart::marginWidth() const
{
    const int amounts = fontMetrics().horizontalAdvance(QLocale().toString(widestAmount));
    return nameWidth() + amounts + 3 * chartPadding;
}

/// The most of any turn but the arrival, which is as large in every scheme and would hide what the others differ by.
qint64 WorkChart::top() const
{
    std::int64_t most = 0;
    for (const Source& source : m_sources) {
        if (source.log)
            most = std::max(most, amountOf(source.log->work().combined(1, source.log->size()), m_measure));
    }
    return roundTop(most);
}

void WorkChart::paintPlot(QPainter& painter, const QRect& plot)
{
    const auto rows = std::ranges::count_if(m_sources, [](const Source& source) { return source.log != nullptr; });
    const qint64 top = this->top();
    int row = 0;
    for (const Source& source : m_sources) {
        if (!source.log)
            continue;
        const auto edge = [&](int i) { return plot.top() + plot.height() * i / static_cast<int>(rows); };
        const QRect area(plot.left(), edge(row), plot.width(), edge(row + 1) - edge(row));
        const QRect bars = area.adjusted(0, pixels(chartRowGap), 0, -pixels(1));
        paintScale(painter, bars, source, top);
        paintBars(painter, bars, *source.log, top);
        ++row;
    }
}

/// The name and the numbers left of a row, and its lines.
void WorkChart::paintScale(QPainter& painter, const QRect& bars, const Source& source, qint64 top) const
{
    const TimeColors& colors = timeColors(theme());
    const QFontMetrics metrics(painter.font());
    const QLocale locale;
    const int padding = pixels(chartPadding);
    const QRect margin(padding, bars.top(), bars.left() - 2 * padding, bars.height());
    painter.setPen(colors.text);
    const QString name = metrics.elidedText(source.name, Qt::ElideRight, pixels(nameWidth()) + 1);
    painter.drawText(margin, Qt::AlignLeft | Qt::AlignTop, name);
    painter.setPen(colors.dimText);
    painter.drawText(margin, Qt::AlignRight | Qt::AlignTop, locale.toString(top));
    if (bars.height() >= 2 * metrics.height())
        painter.drawText(margin, Qt::AlignRight | Qt::AlignBottom, locale.toString(0));
    const int line = pixels(1);
    painter.fillRect(bars.left(), bars.top(), bars.width(), line, colors.line);
    painter.fillRect(bars.left(), bars.center().y(), bars.width(), line, colors.line);
    painter.fillRect(0, bars.bottom() + 1, bars.right() + 1, line, colors.dimText);
    painter.fillRect(bars.left() - line, bars.top(), line, bars.height(), colors.line);
}

void WorkChart::paintBars(QPainter& painter, const QRect& bars, const TurnLog& log, qint64 top) const
{
    QVector<QRect> shown, ahead, cuts;
    const int gap = pixels(1);
    for (const TurnColumn& column : axis().columns(0, static_cast<std::int64_t>(log.size()))) {
        const TurnWork work =
            log.work().combined(static_cast<std::size_t>(column.first), static_cast<std::size_t>(column.last));
        const std::int64_t amount = amountOf(work, m_measure);
        if (amount == 0)
            continue;
        const auto height =
            static_cast<int>(std::max<std::int64_t>(std::min<std::int64_t>(amount, top) * bars.height() / top, gap));
        const int width = column.width >= pixels(leastBarWithGap) ? column.width - gap : column.width;
        const QRect bar(bars.left() + column.x, bars.bottom() + 1 - height, width, height);
        (column.first > turn() ? ahead : shown) << bar;
        if (amount > top)
            cuts << QRect(bar.left(), bar.top() + 2 * gap, width, 2 * gap);
    }
    const TimeColors& colors = timeColors(theme());
    painter.setClipRect(bars);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.computed);
    painter.drawRects(shown);
    painter.setBrush(weakened(colors.computed, chartAheadStrength));
    painter.drawRects(ahead);
    painter.setBrush(colors.ground); // goes on beyond the scale
    painter.drawRects(cuts);
    painter.setClipping(false);
}

QString WorkChart::numbersOf(const Source& source, qint64 first, qint64 last) const
{
    if (first >= static_cast<qint64>(source.log->size()))
        return tr("%1: not run yet").arg(source.name);
    const QLocale locale;
    const TurnWork work = source.log->work().combined(static_cast<std::size_t>(first), static_cast<std::size_t>(last));
    const QString computed = tr("%n zone(s) computed", nullptr, static_cast<int>(work.computations));
    const QString evaluated = tr("%n cell(s) evaluated", nullptr, static_cast<int>(work.evaluations));
    return tr("%1: cost %2, %3, %4").arg(source.name, locale.toString(qint64{work.cost}), computed, evaluated);
}

QString WorkChart::tipAt(QPointF position) const
{
    const auto [first, last] = turnsAt(position.x());
    if (!plot().contains(position.toPoint()) || first > axis().end())
        return {};
    const QLocale locale;
    QStringList lines;
    lines << (last - first == 1
                  ? tr("Turn %1").arg(locale.toString(first))
                  : tr("Turns %1 to %2, the most of any turn").arg(locale.toString(first), locale.toString(last - 1)));
    for (const Source& source : m_sources) {
        if (source.log)
            lines << numbersOf(source, first, last);
    }
    return plainTip(lines.join(QLatin1Char('\n')));
}

} // namespace zonewright
