#include "document/floorscrub.h"

#include "document/document.h"
#include "project/floorsource.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace zonewright {

namespace {

constexpr std::size_t sortsOfAKind = 1 + refusalCount; ///< without a reason, and for each

std::uint16_t sortOf(FloorStepKind kind, std::optional<Refusal> refusal)
{
    const std::size_t reason = refusal ? 1 + static_cast<std::size_t>(*refusal) : 0;
    return static_cast<std::uint16_t>(static_cast<std::size_t>(kind) * sortsOfAKind + reason);
}

} // namespace

/// The way back from the end is made ready here, since this is where time is: from what is made, not from what is not
/// kept or set by hand.
FloorScrub::Recorded::Recorded(FloorSteps recorded, const StepFilter& wanted)
    : steps(std::move(recorded))
    , filter(wanted)
{
    sorts.reserve(steps.count());
    for (std::size_t i = 0; i < steps.count(); ++i) {
        const FloorStepKind kind = steps.kind(i);
        const auto refusal = steps.refusal(i);
        sorts.push_back(sortOf(kind, refusal));
        ++kinds[static_cast<std::size_t>(kind)];
        if (refusal)
            ++refusals[static_cast<std::size_t>(*refusal)];
    }
    shown = shownBy(filter);
    const std::size_t made = steps.stripSteps().size() + steps.digSteps().size();
    if (steps.count() > 0)
        static_cast<void>(replay.at(std::min(made, steps.count() - 1)));
}

/// Quick enough for the interface's thread: millions of decisions, but a look into a table for each.
std::vector<std::uint32_t> FloorScrub::Recorded::shownBy(const StepFilter& wanted) const
{
    std::vector<std::uint32_t> found;
    if (wanted.isAll())
        return found;
    std::array<bool, floorStepKindCount * sortsOfAKind> lets{};
    for (int i = 0; i < floorStepKindCount; ++i) {
        const auto kind = static_cast<FloorStepKind>(i);
        lets[sortOf(kind, std::nullopt)] = wanted.has(kind);
        for (int reason = 0; reason < refusalCount; ++reason) {
            const auto refusal = static_cast<Refusal>(reason);
            lets[sortOf(kind, refusal)] = wanted.has(kind) && wanted.has(refusal);
        }
    }
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        if (lets[sorts[i]])
            found.push_back(static_cast<std::uint32_t>(i));
    }
    return found;
}

FloorScrub::FloorScrub(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_pace.setSpeed(usual);
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &FloorScrub::follow);
    connect(&document.pathDraft(), &PathDraft::changed, this, [this] {
        if (m_document.pathDraft().isActive())
            setOn(false); // it is drawn on the floor as it is
    });
    connect(&m_timer, &QTimer::timeout, this, &FloorScrub::playOn);
}

FloorScrub::~FloorScrub() = default;

void FloorScrub::setOn(bool on)
{
    if (on && m_document.pathDraft().isActive())
        return;
    if (std::exchange(m_isOn, on) == on)
        return;
    m_document.floorTools().setSuspended(on);
    if (on) {
        record();
    } else {
        pause();
        m_floor = 0;
        forget();
    }
    Q_EMIT onChanged();
}

/// The project changed, or another floor is looked at.
void FloorScrub::follow()
{
    if (m_isOn)
        record();
}

void FloorScrub::record()
{
    const FloorFocus& focus = m_document.floorFocus();
    const bool isAnother = std::exchange(m_floor, focus.floor()) != focus.floor();
    m_worker.clear();
    if (isAnother)
        forget();
    const std::uint64_t asked = ++m_wanted;
    const auto place = focus.place();
    if (!place)
        return;
    const FloorSource source(m_document.project(), m_document.world().seed(), *place);
    m_worker.post([this, asked, source, filter = m_filter] {
        auto recorded = std::make_shared<Recorded>(source.record(mostSteps), filter);
        QMetaObject::invokeMethod(
            this, [this, asked, recorded = std::move(recorded)] { take(asked, recorded); }, Qt::QueuedConnection);
    });
}

void FloorScrub::take(std::uint64_t asked, std::shared_ptr<Recorded> recorded)
{
    if (!m_isOn || asked != m_wanted)
        return;
    const bool wasAtEnd = m_position == count();
    m_known = asked;
    m_recorded = std::move(recorded);
    m_position = wasAtEnd ? count() : std::min(m_position, count());
    if (m_recorded->filter == m_filter)
        m_shown = std::move(m_recorded->shown);
    else
        findShown();
    const bool isOtherWay = std::exchange(m_wasDug, m_recorded->isDug()) == !m_recorded->isDug();
    const bool isOfOthers = isOtherWay && m_isFiltered && (m_shown.empty() || m_shown.size() == count());
    if (isOfOthers) {
        m_filter = {};
        findShown();
    }
    Q_EMIT stepsChanged();
    if (isOfOthers)
        Q_EMIT filterChanged();
    Q_EMIT positionChanged();
}

void FloorScrub::forget()
{
    pause();
    ++m_wanted; // what is on its way comes too late
    if (!m_recorded)
        return;
    m_recorded.reset();
    m_position = 0;
    m_shown.clear();
    Q_EMIT stepsChanged();
    Q_EMIT positionChanged();
}

std::size_t FloorScrub::count(FloorStepKind kind) const
{
    return m_recorded ? m_recorded->kinds[static_cast<std::size_t>(kind)] : 0;
}

std::size_t FloorScrub::count(Refusal refusal) const
{
    return m_recorded ? m_recorded->refusals[static_cast<std::size_t>(refusal)] : 0;
}

std::size_t FloorScrub::refusals() const
{
    return m_recorded ? std::accumulate(m_recorded->refusals.begin(), m_recorded->refusals.end(), std::size_t{0}) : 0;
}

const BuiltFloor* FloorScrub::floor()
{
    return m_recorded ? &m_recorded->replay.at(m_position) : nullptr;
}

std::optional<std::size_t> FloorScrub::current() const
{
    return m_position > 0 ? std::optional(m_position - 1) : std::nullopt;
}

void FloorScrub::setPosition(std::size_t position)
{
    position = std::min(position, count());
    if (std::exchange(m_position, position) != position)
        Q_EMIT positionChanged();
}

bool FloorScrub::goToNext()
{
    const std::size_t place = shownBefore(m_position);
    if (place >= shownCount())
        return false;
    setPosition(shownStep(place) + 1);
    return true;
}

bool FloorScrub::goToPrevious()
{
    if (m_position == 0)
        return false;
    const std::size_t place = shownBefore(m_position - 1);
    setPosition(place > 0 ? shownStep(place - 1) + 1 : 0);
    return true;
}

bool FloorScrub::goToNextRefusal()
{
    if (refusals() == 0)
        return false;
    std::size_t index = m_position;
    while (index < count() && !isRefusal(m_recorded->steps.kind(index)))
        ++index;
    if (index == count()) {
        index = 0;
        while (!isRefusal(m_recorded->steps.kind(index)))
            ++index;
    }
    setPosition(index + 1);
    return true;
}

void FloorScrub::setFilter(const StepFilter& filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    findShown();
    Q_EMIT filterChanged();
}

void FloorScrub::findShown()
{
    m_isFiltered = !m_filter.isAll();
    m_shown = m_recorded ? m_recorded->shownBy(m_filter) : std::vector<std::uint32_t>();
}

std::size_t FloorScrub::shownBefore(std::size_t step) const
{
    if (!m_isFiltered)
        return std::min(step, count());
    return static_cast<std::size_t>(std::ranges::lower_bound(m_shown, step) - m_shown.begin());
}

void FloorScrub::play()
{
    if (isPlaying() || shownCount() == 0)
        return;
    if (shownBefore(m_position) == shownCount())
        goToFirst();
    m_pace.restart();
    m_timer.start(m_pace.interval());
    Q_EMIT playingChanged();
}

void FloorScrub::pause()
{
    if (!isPlaying())
        return;
    m_timer.stop();
    Q_EMIT playingChanged();
}

void FloorScrub::setSpeed(int stepsPerSecond)
{
    const int speed = std::clamp(stepsPerSecond, slowest, fastest);
    if (m_pace.speed() == speed)
        return;
    m_pace.setSpeed(speed);
    m_timer.setInterval(m_pace.interval());
    Q_EMIT speedChanged();
}

void FloorScrub::playOn()
{
    const std::size_t by = m_pace.tick();
    const std::size_t next = shownBefore(m_position);
    if (by > 0 && next < shownCount())
        setPosition(shownStep(std::min(next + by, shownCount()) - 1) + 1);
    if (shownBefore(m_position) == shownCount())
        pause();
}

} // namespace zonewright
