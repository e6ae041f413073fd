#include "models/eventsfilter.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace zonewright {

EventsFilter::EventsFilter(EventsModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
    setSortRole(SortRole);
    sort(EventsModel::TurnColumn);
    connect(&model, &EventsModel::wordsChanged, this, &EventsFilter::takeWords);
}

/// No order is one of translated words.
void EventsFilter::takeWords()
{
    if (!m_words.isEmpty())
        invalidate();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

/// All rows are looked at anew in one go: one by one, each would cost a pass over all of them.
void EventsFilter::setText(const QString& text)
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    QStringList words = foldedText(text).split(blanks, Qt::SkipEmptyParts);
    if (words != std::exchange(m_words, words))
        invalidate();
}

void EventsFilter::setKinds(const EventKinds& kinds)
{
    if (std::exchange(m_kinds, kinds) != kinds)
        invalidate();
}

bool EventsFilter::accepts(int sourceRow) const
{
    const EventState state = m_model.stateAt(sourceRow);
    const bool isWanted =
        (state == EventState::Done && m_kinds.done) ||
        (m_model.isScheduled(sourceRow) ? m_kinds.scheduled : state == EventState::Waiting && m_kinds.requests);
    if (!isWanted || m_words.isEmpty())
        return isWanted;
    const QString row = m_model.wordsAt(sourceRow);
    return std::ranges::all_of(m_words, [&row](const QString& word) { return row.contains(word); });
}

bool EventsFilter::filterAcceptsRow(int sourceRow, const QModelIndex& /*sourceParent*/) const
{
    return accepts(sourceRow);
}

bool EventsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    return m_model.comesBefore(left.row(), right.row(), left.column());
}

} // namespace zonewright
