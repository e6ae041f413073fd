#include "core/walk/turnrunner.h"

#include "core/random/generator.h"
#include "core/random/seed.h"
#include "core/world/zonecontent.h"

#include <algorithm>

namespace zonewright {

namespace {

std::vector<const ScheduledEvent*> eventsById(const std::vector<ScheduledEvent>& events)
{
    std::vector<const ScheduledEvent*> sorted;
    sorted.reserve(events.size());
    for (const ScheduledEvent& event : events)
        sorted.push_back(&event);
    std::ranges::sort(sorted, {}, [](const ScheduledEvent* event) { return event->id; });
    return sorted;
}

std::optional<CreatureKind> creatureKindFromWord(std::string_view text)
{
    for (int i = 0; i < creatureKindCount; ++i) {
        if (word(static_cast<CreatureKind>(i)) == text)
            return static_cast<CreatureKind>(i);
    }
    return std::nullopt;
}

} // namespace

TurnRunner::TurnRunner(WalkSettings settings, ZoneSource& source)
    : m_settings(std::move(settings))
    , m_source(source)
    , m_zoneSize(source.world().settings().zoneSize)
    , m_lifeSeed(deriveSeed(source.world().seed(), "walk"))
{
}

Player TurnRunner::playerAt(Point cell) const
{
    const Point wrapped = m_source.world().cells().wrap(cell);
    return {.cell = wrapped, .zone = {wrapped.x >> m_zoneSize, wrapped.y >> m_zoneSize}};
}

TurnRecord TurnRunner::arrive()
{
    m_turn = 0;
    m_inTurn = false;
    m_creatures.clear();
    m_player = playerAt(m_source.world().zones().wrap(m_settings.startZone) * m_source.world().zoneSide() +
                        m_settings.startCell);
    m_memory = makeMemory(m_settings, m_source);
    TurnRecord record;
    MemoryChange change;
    m_memory->arrive(m_player, change);
    apply(change, record);
    scheduleFrom(0);
    describe(record);
    return record;
}

void TurnRunner::scheduleFrom(std::int64_t turn)
{
    m_scheduled = TurnQueue<const ScheduledEvent*>(turn);
    m_nextScheduled = nullptr;
    if (m_settings.memory != MemoryScheme::Window)
        return;
    for (const ScheduledEvent* event : eventsById(m_settings.events)) {
        if (event->due > turn && canFire(*event, m_source.world().zones()))
            m_scheduled.push(event->due, event);
    }
}

void TurnRunner::apply(const MemoryChange& change, TurnRecord& record)
{
    for (const MemoryChange::Step& step : change.steps) {
        if (step.entered) {
            addBorn(m_creatures, step.entered->creatures, step.entered->position * m_source.world().zoneSide());
            record.entered.push_back(step.entered->position);
        } else {
            loseZone(m_creatures, step.left, m_zoneSize, record.lost);
            record.left.push_back(step.left);
        }
    }
}

void TurnRunner::begin(Direction move)
{
    ++m_turn;
    m_inTurn = true;
    m_progress = {};
    m_progress.record.move = move;
    const Point from = m_player.zone;
    m_player = playerAt(m_player.cell + step(move));
    MemoryChange change;
    m_memory->move(m_turn, from, m_player, change, m_progress.record);
    apply(change, m_progress.record);
    takeScheduled();
}

void TurnRunner::takeScheduled()
{
    m_nextScheduled = m_scheduled.popDue(m_turn).value_or(nullptr);
}

std::optional<ProcessedEvent> TurnRunner::next() const
{
    if (const Request* request = m_memory->nextRequest(m_turn, m_progress.done, m_progress.spent)) {
        return ProcessedEvent{
            .id = request->id, .kind = request->kind, .zone = request->zone, .direction = request->direction};
    }
    if (m_nextScheduled)
        return ProcessedEvent{.id = m_nextScheduled->id, .kind = m_nextScheduled->kind, .zone = m_nextScheduled->zone};
    return std::nullopt;
}

void TurnRunner::process()
{
    const auto ready = next();
    if (!ready)
        return;
    const ProcessedEvent event = *ready;
    if (isScheduled(event.kind)) {
        run(*m_nextScheduled);
        takeScheduled();
    } else {
        MemoryChange change;
        m_memory->process(m_player, change);
        apply(change, m_progress.record);
        ++m_progress.done;
        m_progress.spent += declaredCost(event.kind, m_source.world().zoneSide());
    }
    m_progress.record.processed.push_back(event);
}

void TurnRunner::run(const ScheduledEvent& event)
{
    if (event.kind == EventKind::Spawn)
        spawn(event);
    else if (event.kind == EventKind::FindPath)
        sendSomebody(event);
}

// In a zone that is not in memory nobody appears; in one at hand whoever does is frozen like the others there.
void TurnRunner::spawn(const ScheduledEvent& event)
{
    if (!m_memory->remembers(event.zone))
        return;
    const World& world = m_source.world();
    Generator generator(deriveSeed(world.seed(), "spawn", static_cast<std::uint64_t>(event.id)));
    const int x = generator.between(0, world.zoneSide() - 1);
    const int y = generator.between(0, world.zoneSide() - 1);
    const auto drawn = static_cast<CreatureKind>(generator.below(creatureKindCount));
    const std::int64_t bornIds =
        std::int64_t{world.zones().side()} * world.zones().side() * mostCreatures(world.zoneSide());
    addCreature(m_creatures, {.id = bornIds + event.id,
                              .kind = creatureKindFromWord(event.text).value_or(drawn),
                              .cell = event.zone * world.zoneSide() + Point{x, y},
                              .goal = std::nullopt});
}

// The nearest live creature (of those, the one with the smallest id) heads for the middle of the target zone.
void TurnRunner::sendSomebody(const ScheduledEvent& event)
{
    const World& world = m_source.world();
    const Point goal = event.zone * world.zoneSide() + Point{world.zoneSide() / 2, world.zoneSide() / 2};
    LivingCreature* nearest = nullptr;
    for (LivingCreature& creature : m_creatures) {
        if (!m_memory->isLive({creature.cell.x >> m_zoneSize, creature.cell.y >> m_zoneSize}))
            continue;
        if (!nearest || world.cells().distance(creature.cell, goal) < world.cells().distance(nearest->cell, goal))
            nearest = &creature;
    }
    if (nearest)
        nearest->goal = goal;
}

TurnRecord TurnRunner::soFar() const
{
    TurnRecord record = m_progress.record;
    std::ranges::stable_sort(record.lost, {}, &LostCreature::id);
    describe(record);
    record.hazards.clear();
    return record;
}

TurnRecord TurnRunner::finish()
{
    letCreaturesAct();
    TurnRecord record = std::move(m_progress.record);
    m_inTurn = false;
    std::ranges::stable_sort(record.lost, {}, &LostCreature::id);
    describe(record);
    return record;
}

void TurnRunner::letCreaturesAct()
{
    const Surroundings surroundings{.cells = m_source.world().cells(),
                                    .player = m_player.cell,
                                    .terrain = [this](Point from, Point to) { return m_memory->terrain(from, to); }};
    for (LivingCreature& creature : m_creatures) {
        if (actsAt(creature, m_turn) &&
            m_memory->isLive({creature.cell.x >> m_zoneSize, creature.cell.y >> m_zoneSize}))
            act(creature, m_lifeSeed, m_turn, surroundings);
    }
}

void TurnRunner::describe(TurnRecord& record) const
{
    const int inZone = m_source.world().zoneSide() - 1;
    record.turn = m_turn;
    record.zone = m_player.zone;
    record.cell = {m_player.cell.x & inZone, m_player.cell.y & inZone};
    m_memory->describe(m_player, record);
}

WalkState TurnRunner::state() const
{
    return {.turn = m_turn, .player = m_player, .memory = m_memory->state(), .creatures = m_creatures};
}

void TurnRunner::restore(const WalkState& state)
{
    m_inTurn = false;
    m_turn = state.turn;
    m_player = state.player;
    m_creatures = state.creatures;
    if (!m_memory)
        m_memory = makeMemory(m_settings, m_source);
    m_memory->restore(state.memory);
    scheduleFrom(m_turn);
}

} // namespace zonewright
