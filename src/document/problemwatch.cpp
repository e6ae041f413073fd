#include "document/problemwatch.h"

#include "document/document.h"
#include "project/floorsource.h"

#include <utility>

namespace zonewright {

namespace {

constexpr int refreshMilliseconds = 10;   // at most so often something is told
constexpr int walkRestMilliseconds = 120; // without a change of what the walk depends on, before it is run

bool changesWalk(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Project:
    case ChangeKind::World:
    case ChangeKind::Player:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
    case ChangeKind::Walk:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        return true;
    default:
        return false;
    }
}

bool changesPlaces(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Project:
    case ChangeKind::World:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
    case ChangeKind::DungeonInserted:
    case ChangeKind::DungeonRemoved:
    case ChangeKind::DungeonMoved:
    case ChangeKind::DungeonReplaced:
        return true;
    default:
        return false;
    }
}

/// The part of a project that its walk depends on.
Project walkOf(const Project& project)
{
    Project part;
    part.world = project.world;
    part.walk = project.walk;
    part.moves = project.moves;
    return part;
}

} // namespace

ProblemWatch::ProblemWatch(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_catalogues([this](ItemId id) { return catalogueTask(id); }, [this](ItemId) { refreshSoon(); })
    , m_floors([this](ItemId id) { return floorTask(id); }, [this](ItemId id) { takeFloor(id); })
{
    m_walkDelay.setSingleShot(true);
    m_walkDelay.setInterval(walkRestMilliseconds);
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(refreshMilliseconds);
    connect(&m_walkDelay, &QTimer::timeout, this, &ProblemWatch::lookAtWalk);
    connect(&m_refresh, &QTimer::timeout, this, &ProblemWatch::refresh);
    connect(&document, &Document::changed, this, &ProblemWatch::take);
    connect(&document.builtFloors(), &BuiltFloors::levelChanged, this, [this](ItemId floor) { m_floors.ask(floor); });
    connect(&document.floorFocus(), &FloorFocus::floorChanged, this,
            [this] { m_floors.setFirst(m_document.floorFocus().floor()); });
    takeProject();
    askForWalk();
}

ProblemWatch::~ProblemWatch()
{
    if (m_job)
        m_job->stop.request_stop();
}

void ProblemWatch::take(const Change& change)
{
    if (change.kind == ChangeKind::Project)
        takeProject();
    takeFloors(change);
    takeCatalogues(change);
    if (changesWalk(change.kind))
        askForWalk();
    m_placesAreDue = m_placesAreDue || changesPlaces(change.kind);
    refreshSoon();
}

/// What was known of another project is nothing here, even where ids are the same.
void ProblemWatch::takeProject()
{
    m_walk.clear();
    m_floors.clear();
    m_catalogues.clear();
    const Project& project = m_document.project();
    for (const ProjectCatalogue& catalogue : project.catalogues)
        m_catalogues.ask(catalogue.id);
    for (const FloorPlace place : allFloors(project))
        m_floors.ask(floorAt(project, place).id);
    m_floors.setFirst(m_document.floorFocus().floor());
}

/// What becomes of floors that stay is told by the built floors.
void ProblemWatch::takeFloors(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::FloorInserted:
        return m_floors.ask(change.id);
    case ChangeKind::FloorRemoved:
        return m_floors.forget(change.id);
    case ChangeKind::DungeonInserted:
        return askForDungeon(change);
    case ChangeKind::DungeonRemoved: {
        std::set<ItemId> there;
        for (const FloorPlace place : allFloors(m_document.project()))
            there.insert(floorAt(m_document.project(), place).id);
        return m_floors.keepOnly([&](ItemId id) { return there.contains(id); });
    }
    default:
        break;
    }
}

void ProblemWatch::askForDungeon(const Change& change)
{
    for (const FloorPlan& floor : m_document.project().dungeons[static_cast<std::size_t>(change.index)].floors)
        m_floors.ask(floor.id);
}

void ProblemWatch::takeCatalogues(const Change& change)
{
    if (change.kind == ChangeKind::CatalogueInserted || change.kind == ChangeKind::CatalogueReplaced)
        m_catalogues.ask(change.id);
    else if (change.kind == ChangeKind::CatalogueRemoved)
        m_catalogues.forget(change.id);
}

KeyedWork<std::vector<Problem>>::Task ProblemWatch::floorTask(ItemId id) const
{
    const auto place = findFloor(m_document.project(), id);
    if (!place)
        return {};
    const auto source = std::make_shared<FloorSource>(m_document.project(), m_document.world().seed(), *place);
    return [source] { return source->build().level.problems; };
}

KeyedWork<std::vector<CatalogueProblem>>::Task ProblemWatch::catalogueTask(ItemId id) const
{
    const ProjectCatalogue* catalogue = findCatalogue(m_document.project(), id);
    if (catalogue == nullptr)
        return {};
    return [copy = *catalogue] { return catalogueProblems(copy, mostCatalogueProblems); };
}

void ProblemWatch::takeFloor(ItemId floor)
{
    if (floor != 0)
        Q_EMIT floorChanged(floor);
    refreshSoon();
}

/// What runs is of no use any more.
void ProblemWatch::askForWalk()
{
    if (const auto job = std::exchange(m_job, nullptr))
        job->stop.request_stop();
    m_walkDelay.start();
}

void ProblemWatch::lookAtWalk()
{
    m_job = std::make_shared<Job>();
    m_worker.post([this, job = m_job, project = std::make_shared<const Project>(walkOf(m_document.project())),
                   world = m_document.world()] {
        const std::stop_token stop = job->stop.get_token();
        const auto problems = walkProblems(*project, world, [&] { return !stop.stop_requested(); });
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(this, [this, job, problems] { finishWalk(job, problems); }, Qt::QueuedConnection);
    });
}

void ProblemWatch::finishWalk(const std::shared_ptr<Job>& job, const std::vector<WorldProblem>& problems)
{
    if (job != m_job)
        return;
    m_job.reset();
    m_walk = problems;
    refreshSoon();
}

void ProblemWatch::refreshSoon()
{
    if (!m_refresh.isActive())
        m_refresh.start();
}

void ProblemWatch::refresh()
{
    if (std::exchange(m_placesAreDue, false))
        m_places = placeProblems(m_document.project(), m_document.world());
    Q_EMIT changed();
}

std::size_t ProblemWatch::count() const
{
    std::size_t count = m_walk.size() + m_places.size();
    const auto add = [&count](ItemId, const auto& problems) { count += problems.size(); };
    m_catalogues.forEach(add);
    m_floors.forEach(add);
    return count;
}

std::size_t ProblemWatch::countOfFloors() const
{
    std::size_t count = 0;
    m_floors.forEach([&count](ItemId, const auto& problems) { count += problems.size(); });
    return count;
}

std::size_t ProblemWatch::floorsWithProblems() const
{
    std::size_t floors = 0;
    m_floors.forEach([&floors](ItemId, const auto& problems) { floors += problems.empty() ? 0 : 1; });
    return floors;
}

std::vector<ProjectProblem> ProblemWatch::all() const
{
    std::vector<ProjectProblem> problems(m_walk.begin(), m_walk.end());
    problems.insert(problems.end(), m_places.begin(), m_places.end());
    const Project& project = m_document.project();
    for (const ProjectCatalogue& one : project.catalogues)
        problems.insert(problems.end(), catalogue(one.id).begin(), catalogue(one.id).end());
    for (const FloorPlace place : allFloors(project)) {
        const ItemId floor = floorAt(project, place).id;
        for (const Problem& problem : this->problems(floor))
            problems.emplace_back(FloorProblem{floor, problem});
    }
    return problems;
}

bool ProblemWatch::isSettled() const
{
    return m_floors.isSettled() && m_catalogues.isSettled() && !m_job && !m_walkDelay.isActive() &&
           !m_refresh.isActive();
}

} // namespace zonewright
