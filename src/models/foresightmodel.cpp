#include "models/foresightmodel.h"

#include "core/walk/omens.h"
#include "document/playback.h"
#include "models/foresightwords.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>

#include <algorithm>
#include <set>
#include <utility>

namespace zonewright {

namespace {

std::pair<std::int64_t, std::int64_t> dueOrder(const ScheduledEvent* event)
{
    return {event->due, event->id};
}

} // namespace

ForesightModel::ForesightModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void ForesightModel::setPlayback(const Playback* playback)
{
    if (m_playback)
        m_playback->disconnect(this);
    m_playback = playback;
    if (m_playback) {
        connect(m_playback, &Playback::turnChanged, this, &ForesightModel::follow);
        connect(m_playback, &Playback::walkChanged, this, &ForesightModel::follow);
    }
    m_beginning = -1;
    reset();
}

void ForesightModel::setPaused(bool paused)
{
    m_paused = paused;
    follow();
}

void ForesightModel::setReach(qint64 turns)
{
    if (std::exchange(m_reach, turns) != turns)
        reset();
}

void ForesightModel::setTags(const QStringList& tags)
{
    std::vector<std::string> held;
    std::ranges::transform(tags, std::back_inserter(held), [](const QString& tag) { return tag.toStdString(); });
    if (std::exchange(m_tags, held) != held)
        reset();
}

void ForesightModel::follow()
{
    if (m_paused)
        return;
    if (!m_playback || m_playback->beginnings() != m_beginning)
        return reset();
    takeTurn(m_playback->turn());
}

/// The events are read anew: those of another walk lie elsewhere.
void ForesightModel::reset()
{
    beginResetModel();
    m_rows.clear();
    m_turn = m_playback ? m_playback->turn() : -1;
    m_beginning = m_playback ? m_playback->beginnings() : -1;
    readEvents();
    for (const ScheduledEvent* event : m_byDue) {
        if (isForeseen(event->foresight, event->due, m_turn, m_reach, m_tags))
            m_rows.push_back(event);
    }
    endResetModel();
    readTags();
}

void ForesightModel::readEvents()
{
    m_byStart.clear();
    m_byDue.clear();
    if (!m_playback)
        return;
    const World& world = m_playback->simulation().source().world();
    for (const ScheduledEvent& event : m_playback->settings().events) {
        const std::int64_t ahead = std::min<std::int64_t>(m_reach, event.foresight.horizon);
        const std::int64_t from = std::max<std::int64_t>(event.due - ahead, 0);
        const bool isEverKnown = ahead > 0 && isForeseen(event.foresight, event.due, from, m_reach, m_tags);
        if (!isEverKnown || !canFire(event, world.zones()))
            continue;
        m_byStart.push_back({.from = from, .event = &event});
        m_byDue.push_back(&event);
    }
    std::ranges::sort(m_byStart, {}, &Foreseen::from);
    std::ranges::sort(m_byDue, {}, dueOrder);
}

void ForesightModel::readTags()
{
    std::set<std::string> tags;
    if (m_playback) {
        for (const ScheduledEvent& event : m_playback->settings().events) {
            if (!event.foresight.tag.empty() && event.foresight.kind != ForesightKind::None)
                tags.insert(event.foresight.tag);
        }
    }
    QStringList used;
    std::ranges::transform(tags, std::back_inserter(used), &QString::fromStdString);
    if (std::exchange(m_usedTags, used) != used)
        Q_EMIT usedTagsChanged();
}

/// An event is known of from its turn of `from` until it is due: only those for which one of the two lies between the
/// turn before and the one now come or go.
void ForesightModel::takeTurn(std::int64_t turn)
{
    constexpr std::size_t manyRows = 64;
    const std::int64_t before = std::exchange(m_turn, turn);
    if (before == turn)
        return;
    const auto [low, high] = std::minmax(before, turn);
    const auto begun = std::ranges::subrange(std::ranges::upper_bound(m_byStart, low, {}, &Foreseen::from),
                                             std::ranges::upper_bound(m_byStart, high, {}, &Foreseen::from));
    const auto due = std::ranges::subrange(std::ranges::upper_bound(m_byDue, low, {}, &ScheduledEvent::due),
                                           std::ranges::upper_bound(m_byDue, high, {}, &ScheduledEvent::due));
    if (static_cast<std::size_t>(begun.size() + due.size()) > manyRows)
        return reset();
    std::vector<const ScheduledEvent*> gone;
    if (turn > before) {
        gone.assign(due.begin(), due.end());
    } else {
        for (const Foreseen& foreseen : begun)
            gone.push_back(foreseen.event);
    }
    removeRows(gone);
    if (turn > before) {
        for (const Foreseen& foreseen : begun) {
            if (foreseen.event->due > turn)
                insert(foreseen.event);
        }
    } else {
        for (const ScheduledEvent* event : due) {
            if (isForeseen(event->foresight, event->due, turn, m_reach, m_tags))
                insert(event);
        }
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, WhenColumn), index(rowCount() - 1, WhenColumn), {Qt::DisplayRole, Qt::ToolTipRole});
}

std::vector<const ScheduledEvent*>::iterator ForesightModel::placeOf(const ScheduledEvent* event)
{
    return std::ranges::lower_bound(m_rows, dueOrder(event), {}, dueOrder);
}

void ForesightModel::insert(const ScheduledEvent* event)
{
    const auto place = placeOf(event);
    const auto row = static_cast<int>(place - m_rows.begin());
    beginInsertRows({}, row, row);
    m_rows.insert(place, event);
    endInsertRows();
}

void ForesightModel::removeRows(const std::vector<const ScheduledEvent*>& events)
{
    for (const ScheduledEvent* event : events) {
        const auto place = placeOf(event);
        if (place == m_rows.end() || *place != event)
            continue; // it came and went between the two turns
        const auto row = static_cast<int>(place - m_rows.begin());
        beginRemoveRows({}, row, row);
        m_rows.erase(place);
        endRemoveRows();
    }
}

int ForesightModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ForesightModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ForesightModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_playback || m_playback->beginnings() != m_beginning)
        return {}; // the events are others already, and the rows will be
    const ScheduledEvent& event = *m_rows[static_cast<std::size_t>(index.row())];
    const bool isVision = event.foresight.kind == ForesightKind::Vision;
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == WhenColumn ? whenText(event) : whatText(event);
    case Qt::ToolTipRole:
        return tipOf(event);
    case LabelRole:
        return index.column() == WhenColumn;
    case EventKindRole:
        return static_cast<int>(event.kind);
    case ForesightRole:
        return static_cast<int>(event.foresight.kind);
    case DueRole:
        return isVision ? QVariant(qint64{event.due}) : QVariant();
    case ZoneRole:
        return isVision ? QVariant(QPoint(event.zone.x, event.zone.y)) : QVariant();
    default:
        return {};
    }
}

QString ForesightModel::whenText(const ScheduledEvent& event) const
{
    if (event.foresight.kind != ForesightKind::Vision)
        return tr("soon");
    return tr("in %n turn(s)", nullptr, static_cast<int>(event.due - m_turn));
}

QString ForesightModel::whatText(const ScheduledEvent& event) const
{
    if (event.foresight.kind == ForesightKind::Vision)
        return event.text.empty() ? scheduledKindName(event.kind) : QString::fromStdString(event.text);
    const World& world = m_playback->simulation().source().world();
    return inklingText(event.kind, inklingOf(world, m_playback->settings(), event));
}

QVariant ForesightModel::tipOf(const ScheduledEvent& event) const
{
    if (event.foresight.kind != ForesightKind::Vision)
        return plainTip(tr("Intuition: %1").arg(whatText(event)));
    const QString what = event.text.empty()
                             ? scheduledKindName(event.kind)
                             : tr("%1: %2", "kind of an event, and its text")
                                   .arg(scheduledKindName(event.kind), QString::fromStdString(event.text));
    return plainTip(
        tr("Vision, turn %1, zone %2\n%3").arg(QLocale().toString(qint64{event.due}), positionText(event.zone), what));
}

QVariant ForesightModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == WhenColumn ? tr("When") : section == WhatColumn ? tr("What is known") : QVariant();
}

} // namespace zonewright
