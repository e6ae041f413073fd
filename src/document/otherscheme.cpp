#include "document/otherscheme.h"

#include "document/playback.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// What one go may take beside a fast run, and how often one hears of it that lags.
constexpr qint64 goMilliseconds = 5;
constexpr qint64 lagMilliseconds = 150;

/// What a turn may compute in zones, in cells. A zone is as much work as so many cells beside its own.
constexpr std::int64_t mostCellsOfATurn = 400'000;
constexpr std::int64_t workOfAZone = 512;

} // namespace

OtherScheme::OtherScheme(const Playback& playback, const World& world, QObject* parent)
    : QObject(parent)
    , m_playback(playback)
    , m_world(world)
    , m_timer(std::make_unique<QTimer>())
    , m_beginnings(playback.beginnings())
{
    m_timer->setInterval(0);
    connect(m_timer.get(), &QTimer::timeout, this, &OtherScheme::runSlice);
    connect(&m_playback, &Playback::turnChanged, this, &OtherScheme::takeTurn);
    connect(&m_playback, &Playback::walkChanged, this, &OtherScheme::takeMoves);
    takeSettings();
}

OtherScheme::~OtherScheme() = default;

WalkRecorder& OtherScheme::recorder() const
{
    if (!m_recorder) {
        m_settings = wantedSettings();
        m_recorder = std::make_unique<WalkRecorder>(m_world, m_settings, std::span<const Direction>());
    }
    return *m_recorder;
}

const WalkSettings& OtherScheme::settings() const
{
    (void)recorder();
    return m_settings;
}

WalkSettings OtherScheme::wantedSettings() const
{
    const WalkSettings& walk = m_playback.settings();
    WalkSettings other{.startZone = walk.startZone, .startCell = walk.startCell, .view = walk.view};
    if (walk.memory == MemoryScheme::Window) {
        other.memory = m_order;
        other.capacity = walk.capacity;
    } else {
        other.memory = MemoryScheme::Window;
        other.queue = walk.queue;
        other.rate = walk.rate;
        other.events = walk.events;
    }
    return other;
}

std::int64_t OtherScheme::recordedMoves() const
{
    return static_cast<std::int64_t>(recorder().simulation().moves().size());
}

bool OtherScheme::isCaughtUp() const
{
    return m_recorder && m_beginnings == m_playback.beginnings() && m_right == recordedMoves() &&
           record().turn == m_playback.turn();
}

bool OtherScheme::isTooMuch() const
{
    const WalkSettings& settings = this->settings();
    if (settings.memory == MemoryScheme::Window)
        return false;
    const std::int64_t zoneSide = m_world.zoneSide();
    const std::int64_t side = std::min<std::int64_t>(2 * settings.view / zoneSide + 2, m_world.zones().side());
    const std::int64_t zones = side * side;
    return zones > settings.capacity && zones * (zoneSide * zoneSide + workOfAZone) > mostCellsOfATurn;
}

void OtherScheme::setActive(bool active)
{
    if (std::exchange(m_isActive, active) == active)
        return;
    if (active)
        goOn();
    else
        m_timer->stop();
}

void OtherScheme::setOrder(MemoryScheme order)
{
    if (std::exchange(m_order, order) != order && m_playback.settings().memory == MemoryScheme::Window)
        begin();
}

/// The moves may be others too, of which takeMoves hears next: nothing is run before that.
void OtherScheme::takeTurn()
{
    if (std::exchange(m_beginnings, m_playback.beginnings()) != m_playback.beginnings())
        takeSettings();
    goOn();
}

void OtherScheme::takeMoves(qint64 sameCells)
{
    m_right = std::min<std::int64_t>(m_right, std::max<qint64>(sameCells - 1, 0));
    goOn();
}

void OtherScheme::takeSettings()
{
    if (m_playback.settings().memory != MemoryScheme::Window)
        m_order = m_playback.settings().memory;
    if (!m_recorder)
        return;
    const World& world = m_recorder->simulation().source().world();
    if (m_settings != wantedSettings() || world.settings() != m_world.settings())
        begin();
}

void OtherScheme::begin()
{
    m_timer->stop();
    m_recorder.reset();
    m_right = 0;
    goOn();
    if (m_isActive)
        Q_EMIT turnChanged();
}

void OtherScheme::goOn()
{
    if (!m_isActive || m_timer->isActive() || isCaughtUp() || isTooMuch())
        return;
    m_lag.start();
    m_timer->start();
}

void OtherScheme::runSlice()
{
    QElapsedTimer clock;
    clock.start();
    if (recordedMoves() > m_right) {
        travel(m_right, clock);
        if (record().turn == m_right)
            recorder().dropMovesAhead();
    }
    if (recordedMoves() == m_right) {
        recordMoves();
        travel(m_playback.turn(), clock);
    }
    const bool isThere = isCaughtUp();
    if (isThere)
        m_timer->stop();
    if (!isThere && m_lag.elapsed() < lagMilliseconds)
        return;
    m_lag.start();
    Q_EMIT turnChanged();
}

/// Those up to the turn of the playback: no others are needed, and they may still change.
void OtherScheme::recordMoves()
{
    const std::int64_t turn = m_playback.turn();
    if (turn <= m_right)
        return;
    const auto from = static_cast<std::size_t>(m_right);
    recorder().recordMoves(std::span(m_playback.moves()).subspan(from, static_cast<std::size_t>(turn) - from));
    m_right = turn;
}

/// Towards a turn that has a move, as far as there is time for it.
void OtherScheme::travel(std::int64_t turn, const QElapsedTimer& clock)
{
    WalkRecorder& recorder = this->recorder();
    const std::int64_t nearest = recorder.simulation().nearestTurn(turn);
    if (nearest != recorder.finished().turn)
        recorder.goTo(nearest); // whose state is kept
    const auto goesOn = [&](const TurnRecord& record) {
        return record.turn < turn && clock.elapsed() < goMilliseconds;
    };
    if (goesOn(recorder.finished()))
        recorder.run({}, goesOn);
}

} // namespace zonewright
