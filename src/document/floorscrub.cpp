#include "document/floorscrub.h"

#include "document/document.h"
#include "project/floorsource.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace zonewright {

namespace {

constexpr int ticksASecond = 60; ///< at most; faster goes in larger steps

} // namespace

/// The way back from the end is made ready here, since this is where time is.
FloorScrub::Recorded::Recorded(FloorSteps recorded)
    : steps(std::move(recorded))
{
    for (std::size_t i = 0; i < steps.count(); ++i) {
        ++kinds[static_cast<std::size_t>(steps.kind(i))];
        if (const auto refusal = steps.refusal(i))
            ++refusals[static_cast<std::size_t>(*refusal)];
    }
    if (steps.count() > 0)
        static_cast<void>(replay.at(steps.count() - 1));
}

FloorScrub::FloorScrub(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
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
    m_worker.post([this, asked, source = FloorSource(m_document.project(), m_document.world().seed(), *place)] {
        auto recorded = std::make_shared<Recorded>(source.record(mostSteps));
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
    findShown();
    Q_EMIT stepsChanged();
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
    m_shown.clear();
    for (std::size_t i = 0; m_isFiltered && i < count(); ++i) {
        if (m_filter.has(m_recorded->steps, i))
            m_shown.push_back(static_cast<std::uint32_t>(i));
    }
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
    setTimer();
    m_timer.start();
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
    if (std::exchange(m_speed, speed) == speed)
        return;
    setTimer();
    Q_EMIT speedChanged();
}

void FloorScrub::setTimer()
{
    constexpr int second = 1000; // milliseconds
    m_timer.setInterval(second / std::min(m_speed, ticksASecond));
}

void FloorScrub::playOn()
{
    const auto by = static_cast<std::size_t>(std::max(1, m_speed / ticksASecond));
    const std::size_t next = shownBefore(m_position);
    if (next < shownCount())
        setPosition(shownStep(std::min(next + by, shownCount()) - 1) + 1);
    if (shownBefore(m_position) == shownCount())
        pause();
}

} // namespace zonewright
