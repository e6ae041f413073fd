// How the rows of EventsModel follow the project and the walk.

#include "document/document.h"
#include "models/eventsmodel.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zonewright {

namespace {

/// Whether a list that is ordered by id has this one.
template <typename Rows>
bool holdsRequest(const Rows& rows, std::int64_t id)
{
    return std::ranges::binary_search(rows, id, {}, [](const auto& row) { return row.event.id; });
}

} // namespace

void EventsModel::setDocument(const Document* document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->playback().disconnect(this);
        m_document->breakpoints().disconnect(this);
    }
    beginResetModel();
    m_document = document;
    m_requests.clear();
    m_words.clear();
    m_texts.clear();
    m_moment = {};
    m_next.reset();
    if (m_document)
        m_schedule.reset(m_document->project().walk.events);
    else
        m_schedule.reset({});
    endResetModel();
    if (!m_document)
        return;
    connect(m_document, &Document::aboutToChange, this, &EventsModel::beginChange);
    connect(m_document, &Document::changed, this, &EventsModel::endChange);
    connect(&m_document->playback(), &Playback::turnChanged, this, &EventsModel::takeTurn);
    connect(&m_document->breakpoints(), &Breakpoints::changed, this, [this] {
        // Many at once are told once.
        if (!std::exchange(m_breakpointsAreNew, true))
            QMetaObject::invokeMethod(this, &EventsModel::takeBreakpoints, Qt::QueuedConnection);
    });
    takeTurn();
}

void EventsModel::setPaused(bool paused)
{
    if (std::exchange(m_isPaused, paused) == paused)
        return;
    takeTurn();
    if (m_breakpointsAreNew)
        takeBreakpoints();
}

void EventsModel::tellRows(int first, int last, Column left, Column right)
{
    Q_EMIT dataChanged(index(first, left), index(last, right));
}

void EventsModel::takeBreakpoints()
{
    if (m_isPaused || !std::exchange(m_breakpointsAreNew, false) || rowCount() == 0)
        return;
    tellRows(0, rowCount() - 1, MarginColumn, MarginColumn);
}

void EventsModel::beginChange(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        return beginResetModel();
    case ChangeKind::EventInserted:
        return beginInsertRows({}, change.index, change.index);
    case ChangeKind::EventRemoved:
        return beginRemoveRows({}, change.index, change.index);
    default:
        return;
    }
}

void EventsModel::endChange(const Change& change)
{
    const auto& events = m_document->project().walk.events;
    const auto place = static_cast<std::size_t>(std::max(change.index, 0));
    const auto forgetWords = [&](std::vector<QString>& words) {
        if (place < words.size())
            words[place] = QString();
    };
    switch (change.kind) {
    case ChangeKind::Project:
        m_schedule.reset(events);
        m_requests.clear(); // those of this project come with its turn
        m_moment = {};
        m_next.reset();
        m_words.clear();
        m_texts.clear();
        return endResetModel();
    case ChangeKind::EventInserted:
        for (auto* words : {&m_words, &m_texts}) {
            if (place < words->size())
                words->insert(words->begin() + change.index, QString());
        }
        m_schedule.insert(change.index, events[place]);
        return endInsertRows();
    case ChangeKind::EventRemoved:
        for (auto* words : {&m_words, &m_texts}) {
            if (place < words->size())
                words->erase(words->begin() + change.index);
        }
        m_schedule.remove(change.index);
        return endRemoveRows();
    case ChangeKind::EventReplaced:
        forgetWords(m_words);
        forgetWords(m_texts);
        m_schedule.replace(change.index, events[place]);
        return tellRows(change.index, change.index, MarginColumn, IdColumn);
    case ChangeKind::World: // costs, and whether events lie in it
        m_words.clear();
        if (rowCount() > 0)
            tellRows(0, rowCount() - 1, MarginColumn, IdColumn);
        return;
    default:
        return;
    }
}

/// Turns that are only passed on the way to another one are not shown.
void EventsModel::takeTurn()
{
    if (m_isPaused || !m_document || !m_document->playback().isSettled())
        return;
    const Playback& playback = m_document->playback();
    Moment moment{.turn = playback.turn(),
                  .isInTurn = playback.isInTurn(),
                  .hasEngine = playback.settings().memory == MemoryScheme::Window,
                  .ran = {}};
    takeRequests(requestsNow(moment));
    passTime(std::move(moment));
    takeNext();
}

/// What was processed is in the log in the same order, with its time.
std::vector<EventsModel::RequestRow> EventsModel::requestsNow(Moment& moment) const
{
    const TurnRecord& record = m_document->playback().record();
    const TurnLog& log = m_document->playback().log();
    auto entry = log.entries().begin() + static_cast<std::ptrdiff_t>(log.firstOf(record.turn));
    const auto end = log.entries().begin() + static_cast<std::ptrdiff_t>(log.firstOf(record.turn + 1));
    std::vector<RequestRow> now;
    for (const ProcessedEvent& event : record.processed) {
        const auto found = std::find_if(entry, end, [&event](const LogEntry& done) {
            const bool isRequest = done.kind == LogKind::Computed || done.kind == LogKind::Shifted;
            return done.id == event.id && (zonewright::isScheduled(event.kind) ? done.kind == LogKind::Ran : isRequest);
        });
        const std::uint32_t microseconds = found != end ? found->microseconds : 0;
        if (found != end)
            entry = std::next(found);
        if (zonewright::isScheduled(event.kind))
            moment.ran.emplace_back(event.id, microseconds);
        else
            now.push_back({.event = event, .turn = record.turn, .microseconds = microseconds});
    }
    for (const Request& request : record.pending) {
        const ProcessedEvent event{
            .id = request.id, .kind = request.kind, .zone = request.zone, .direction = request.direction};
        now.push_back({.event = event, .turn = request.due, .microseconds = {}});
    }
    return now;
}

/// Ids grow along the list, so that both lists are gone along at once.
void EventsModel::takeRequests(std::vector<RequestRow> now)
{
    removeOldRequests(now);
    for (std::size_t i = 0; i < now.size(); ++i) {
        std::size_t last = i;
        while (last < now.size() && (i == m_requests.size() || now[last].event.id < m_requests[i].event.id))
            ++last;
        if (last > i)
            insertRequests(i, now, last);
    }
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (m_requests[i] == now[i])
            continue;
        const bool isOtherTurn = m_requests[i].turn != now[i].turn;
        m_requests[i] = now[i];
        const int row = m_schedule.size() + static_cast<int>(i);
        if (isOtherTurn)
            tellRows(row, row, TurnColumn, TurnColumn);
        tellRows(row, row, EventColumn, IdColumn);
    }
}

void EventsModel::removeOldRequests(const std::vector<RequestRow>& now)
{
    for (std::size_t last = m_requests.size(); last > 0;) {
        std::size_t first = last;
        while (first > 0 && !holdsRequest(now, m_requests[first - 1].event.id))
            --first;
        if (first < last)
            removeRequests(first, last);
        last = first > 0 ? first - 1 : 0;
    }
}

void EventsModel::removeRequests(std::size_t first, std::size_t last)
{
    const int rows = m_schedule.size();
    beginRemoveRows({}, rows + static_cast<int>(first), rows + static_cast<int>(last) - 1);
    m_requests.erase(m_requests.begin() + static_cast<std::ptrdiff_t>(first),
                     m_requests.begin() + static_cast<std::ptrdiff_t>(last));
    endRemoveRows();
}

/// Those of `now` from `place` up to but not `last`.
void EventsModel::insertRequests(std::size_t place, const std::vector<RequestRow>& now, std::size_t last)
{
    const int rows = m_schedule.size();
    beginInsertRows({}, rows + static_cast<int>(place), rows + static_cast<int>(last) - 1);
    m_requests.insert(m_requests.begin() + static_cast<std::ptrdiff_t>(place),
                      now.begin() + static_cast<std::ptrdiff_t>(place),
                      now.begin() + static_cast<std::ptrdiff_t>(last));
    endInsertRows();
}

/// Tells the events that the turns between passed over; the margin and the turn stay what they are.
void EventsModel::passTime(Moment moment)
{
    constexpr std::size_t fewRows = 256;
    if (moment == m_moment)
        return;
    const Moment before = std::exchange(m_moment, std::move(moment));
    if (before.hasEngine != m_moment.hasEngine) {
        if (m_schedule.size() > 0)
            tellRows(0, m_schedule.size() - 1, EventColumn, IdColumn);
        return;
    }
    const auto rows = m_schedule.dueWithin(std::min(before.turn, m_moment.turn), std::max(before.turn, m_moment.turn));
    if (rows.empty())
        return;
    if (rows.size() <= fewRows) {
        for (const int row : rows)
            tellRows(row, row, EventColumn, IdColumn);
        return;
    }
    const auto [first, last] = std::ranges::minmax(rows);
    tellRows(first, last, EventColumn, IdColumn);
}

void EventsModel::takeNext()
{
    std::optional<Key> next;
    if (const auto event = m_document->playback().next())
        next = Key{.isScheduled = zonewright::isScheduled(event->event.kind), .id = event->event.id};
    if (next == m_next)
        return;
    const std::optional<Key> before = std::exchange(m_next, next);
    for (const auto& key : {before, m_next}) {
        const auto row = key ? rowOf(*key) : std::nullopt;
        if (!row)
            continue;
        tellRows(*row, *row, MarginColumn, MarginColumn);
        tellRows(*row, *row, EventColumn, IdColumn);
    }
    Q_EMIT nextChanged();
}

} // namespace zonewright
