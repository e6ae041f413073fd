#include "project/projectproblems.h"

#include "core/walk/simulation.h"
#include "project/problemtext.h"
#include "project/projectlevels.h"

#include <fmt/format.h>

#include <QCoreApplication>

#include <algorithm>

namespace zonewright {

namespace {

bool holdsZone(const TurnRecord& record, Point zone)
{
    return std::ranges::find(*record.window, zone) != record.window->end() ||
           std::ranges::find(record.computed, zone) != record.computed.end();
}

/// Follows a walk turn by turn. What lasts is told once, at its first turn.
class WalkWatcher
{
public:
    explicit WalkWatcher(Torus zones)
        : m_zones(zones)
    {
    }

    void watch(const TurnRecord& record, const std::vector<ScheduledEvent>& events)
    {
        for (const Hazard& hazard : record.hazards) {
            if (std::ranges::find(m_lasting, hazard) == m_lasting.end()) {
                m_problems.push_back({.kind = WorldProblemKind::Hazard,
                                      .zone = hazard.zone,
                                      .turn = record.turn,
                                      .hazard = hazard.kind});
            }
        }
        m_lasting = record.hazards;
        if (!record.window)
            return;
        for (const ScheduledEvent& event : events) {
            if (event.kind == EventKind::Spawn && event.due == record.turn && canFire(event, m_zones) &&
                !holdsZone(record, event.zone)) {
                m_problems.push_back({.kind = WorldProblemKind::SpawnNotInMemory,
                                      .zone = event.zone,
                                      .id = event.id,
                                      .turn = record.turn});
            }
        }
    }

    [[nodiscard]] bool full() const { return m_problems.size() >= mostWalkProblems; }

    [[nodiscard]] std::vector<WorldProblem> take()
    {
        m_problems.resize(std::min(m_problems.size(), mostWalkProblems));
        return std::move(m_problems);
    }

private:
    Torus m_zones;
    std::vector<Hazard> m_lasting;
    std::vector<WorldProblem> m_problems;
};

const char* worldSentence(WorldProblemKind kind)
{
    switch (kind) {
    case WorldProblemKind::Hazard:
        return {};
    case WorldProblemKind::NeverFires:
        return QT_TRANSLATE_NOOP("Problem", "event %1 can never fire: its turn is before 1 or its zone outside the "
                                            "world");
    case WorldProblemKind::SpawnNotInMemory:
        return QT_TRANSLATE_NOOP("Problem", "event %1 has no effect: its zone is not in memory at turn %2 of the walk");
    case WorldProblemKind::DungeonOutside:
        return QT_TRANSLATE_NOOP("Problem", "the dungeon's zone lies outside the world");
    case WorldProblemKind::DungeonsShareZone:
        return QT_TRANSLATE_NOOP("Problem", "another dungeon stands in the same zone already");
    }
    return {};
}

QString worldText(const WorldProblem& problem)
{
    if (problem.kind == WorldProblemKind::Hazard) {
        const char* sentence =
            problem.hazard == HazardKind::Missing
                ? QT_TRANSLATE_NOOP("Problem", "at turn %1 the player sees a zone that is not computed")
                : QT_TRANSLATE_NOOP("Problem", "at turn %1 the player sees a zone that the window does not hold yet");
        return QCoreApplication::translate("Problem", sentence).arg(problem.turn);
    }
    QString text = QCoreApplication::translate("Problem", worldSentence(problem.kind));
    for (const std::int64_t number : {problem.id, problem.turn}) {
        if (text.contains(QLatin1Char('%')))
            text = text.arg(number);
    }
    return text;
}

std::string worldLevel(const Project& project, const WorldProblem& problem)
{
    switch (problem.kind) {
    case WorldProblemKind::Hazard:
        return "walk";
    case WorldProblemKind::NeverFires:
    case WorldProblemKind::SpawnNotInMemory:
        return "events";
    case WorldProblemKind::DungeonOutside:
    case WorldProblemKind::DungeonsShareZone:
        break;
    }
    const auto dungeon = findDungeon(project, problem.id);
    return dungeon ? project.dungeons[*dungeon].name : std::string();
}

std::string catalogueTitle(const Project& project, ItemId id)
{
    const ProjectCatalogue* catalogue = findCatalogue(project, id);
    const std::string name = catalogue == nullptr ? std::string() : catalogue->rooms->contents().name;
    return name.empty() ? fmt::format("catalogue {}", id) : name;
}

ProblemLine lineOf(const Project& project, const WorldProblem& problem)
{
    return {.level = worldLevel(project, problem),
            .kind = std::string(word(problem.kind)),
            .at = problem.zone,
            .text = worldText(problem)};
}

ProblemLine lineOf(const Project& project, const CatalogueProblem& problem)
{
    return {.level = catalogueTitle(project, problem.catalogue),
            .kind = std::string(word(problem.warning.kind)),
            .at = {},
            .text = warningText(problem.warning)};
}

ProblemLine lineOf(const Project& project, const FloorProblem& problem)
{
    const auto place = findFloor(project, problem.floor);
    return {.level = place ? floorTitle(project, *place) : std::string(),
            .kind = std::string(word(problem.problem.kind)),
            .at = problem.problem.at,
            .text = problemText(problem.problem)};
}

} // namespace

std::vector<WorldProblem> placeProblems(const Project& project, const World& world)
{
    std::vector<WorldProblem> problems;
    for (const ScheduledEvent& event : project.walk.events) {
        if (!canFire(event, world.zones()))
            problems.push_back({.kind = WorldProblemKind::NeverFires, .zone = event.zone, .id = event.id});
    }
    std::vector<Point> taken;
    for (const Dungeon& dungeon : project.dungeons) {
        if (world.zones().wrap(dungeon.zone) != dungeon.zone)
            problems.push_back({.kind = WorldProblemKind::DungeonOutside, .zone = dungeon.zone, .id = dungeon.id});
        else if (std::ranges::find(taken, dungeon.zone) != taken.end())
            problems.push_back({.kind = WorldProblemKind::DungeonsShareZone, .zone = dungeon.zone, .id = dungeon.id});
        taken.push_back(dungeon.zone);
    }
    return problems;
}

std::vector<WorldProblem> walkProblems(const Project& project, const World& world, const std::function<bool()>& goOn)
{
    WalkSettings settings = project.walk;
    fitStart(settings, world.zones(), world.zoneSide());
    Simulation simulation(world, settings);
    simulation.recordMoves(project.moves);
    WalkWatcher watcher(world.zones());
    watcher.watch(simulation.record(), settings.events);
    simulation.run({}, [&](const TurnRecord& record) {
        watcher.watch(record, settings.events);
        return (!goOn || goOn()) && !watcher.full();
    });
    return watcher.take();
}

std::vector<CatalogueProblem> catalogueProblems(const ProjectCatalogue& catalogue, std::size_t most)
{
    std::vector<CatalogueProblem> problems;
    forEachWarning(*catalogue.rooms, [&](const CatalogueWarning& warning) {
        const bool counts = warning.kind == CatalogueWarningKind::SharedNumber ||
                            warning.kind == CatalogueWarningKind::InvalidPath ||
                            warning.kind == CatalogueWarningKind::InvalidPin;
        if (counts && problems.size() < most)
            problems.push_back({catalogue.id, warning});
        return problems.size() < most;
    });
    return problems;
}

std::vector<ProjectProblem> findProblems(const Project& project, const World& world, const std::function<bool()>& goOn)
{
    std::vector<ProjectProblem> problems;
    bool stopped = false;
    const auto on = [&] {
        stopped = stopped || (goOn && !goOn());
        return !stopped;
    };
    const auto append = [&](const auto& some) { problems.insert(problems.end(), some.begin(), some.end()); };
    append(walkProblems(project, world, on));
    append(placeProblems(project, world));
    for (const ProjectCatalogue& catalogue : project.catalogues)
        append(catalogueProblems(catalogue, mostCatalogueProblems));
    std::optional<Point> above;
    for (const FloorPlace place : allFloors(project)) {
        if (!on())
            break;
        const BuiltFloor built = buildFloor(project, world.seed(), place, place.floor == 0 ? std::nullopt : above);
        for (const Problem& problem : built.level.problems)
            problems.emplace_back(FloorProblem{floorAt(project, place).id, problem});
        above = built.exit;
    }
    return problems;
}

std::size_t problemSteps(const Project& project)
{
    return project.moves.size() + allFloors(project).size();
}

ProblemLine problemLine(const Project& project, const ProjectProblem& problem)
{
    return std::visit([&](const auto& one) { return lineOf(project, one); }, problem);
}

} // namespace zonewright
