#include "document/redrawsearch.h"

#include "document/commands/redrawrooms.h"
#include "document/document.h"
#include "document/flooredits.h"
#include "project/floorsource.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace zonewright {

namespace {

bool isOfReach(ProblemKind kind)
{
    return kind == ProblemKind::Blocked || kind == ProblemKind::Unreachable || kind == ProblemKind::WalledIn;
}

using ProblemCounts = std::array<std::size_t, problemKindWords.size()>;

ProblemCounts countsOf(const BuiltFloor& built)
{
    ProblemCounts counts{};
    for (const Problem& problem : built.level.problems)
        ++counts[static_cast<std::size_t>(problem.kind)];
    return counts;
}

/// Nothing is out of reach, and there is no more of anything else than before.
bool helps(const BuiltFloor& built, const ProblemCounts& before)
{
    const ProblemCounts now = countsOf(built);
    for (std::size_t kind = 0; kind < now.size(); ++kind) {
        if (now[kind] > (isOfReach(static_cast<ProblemKind>(kind)) ? 0 : before[kind]))
            return false;
    }
    return true;
}

bool hasRoomsByChance(const FloorPlan& plan)
{
    return plan.strip() == nullptr || plan.strip()->sequence.empty();
}

/// Some joint is drawn, and could be drawn otherwise.
bool hasJunctionsByChance(const BuiltFloor& built)
{
    const auto* strip = std::get_if<StripFloor>(&built.made);
    return strip != nullptr && std::ranges::any_of(strip->joints(), [](const StripJoint& joint) {
               return joint.state == JointState::Drawn && std::popcount(joint.candidates) > 1;
           });
}

bool hasBlockedJoint(const BuiltFloor& built)
{
    return std::ranges::any_of(built.level.problems,
                               [](const Problem& problem) { return problem.kind == ProblemKind::Blocked; });
}

} // namespace

RedrawSearch::RedrawSearch(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document.builtFloors(), &BuiltFloors::levelChanged, this, [this](ItemId floor) {
        if (m_job && m_job->floor == floor)
            cancel();
    });
    connect(&document, &Document::changed, this, [this] {
        if (m_job && !findFloor(m_document.project(), m_job->floor))
            cancel();
    });
}

RedrawSearch::~RedrawSearch()
{
    drop();
}

bool RedrawSearch::canHelp(const FloorPlan& plan, const BuiltFloor& built)
{
    // A joint of two rooms that stay is blocked however it is drawn.
    return hasRoomsByChance(plan) || (hasJunctionsByChance(built) && !hasBlockedJoint(built));
}

void RedrawSearch::begin(ItemId floor)
{
    drop();
    const auto place = findFloor(m_document.project(), floor);
    if (!place)
        return;
    m_job = std::make_shared<Job>();
    m_job->floor = floor;
    m_worker.post([this, job = m_job, source = FloorSource(m_document.project(), m_document.world().seed(), *place)] {
        const std::stop_token stop = job->stop.get_token();
        const Redraw redraw = search(source, source.build(), stop);
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(this, [this, job, redraw] { finish(job, redraw); }, Qt::QueuedConnection);
    });
    Q_EMIT changed();
}

RedrawSearch::Redraw RedrawSearch::search(FloorSource source, const BuiltFloor& before, const std::stop_token& stop)
{
    const FloorPlan plan = source.plan();
    const ProblemCounts counts = countsOf(before);
    const auto isGood = [&](const FloorPlan& tried) {
        source.setPlan(tried);
        return helps(source.build(), counts);
    };
    const bool junctions = hasJunctionsByChance(before) && !hasBlockedJoint(before);
    for (int times = 1; junctions && times <= mostRedraws && !stop.stop_requested(); ++times) {
        FloorPlan tried = plan;
        auto& strip = std::get<StripPlan>(tried.plan);
        strip.redraw = redrawn(strip.redraw, times);
        if (isGood(tried))
            return {.isOfRooms = false, .times = times};
    }
    for (int times = 1; hasRoomsByChance(plan) && times <= mostRedraws && !stop.stop_requested(); ++times) {
        FloorPlan tried = plan;
        tried.redraw = redrawn(tried.redraw, times);
        tried.copied.reset();
        if (isGood(tried))
            return {.isOfRooms = true, .times = times};
    }
    return {};
}

void RedrawSearch::finish(const std::shared_ptr<Job>& job, const Redraw& redraw)
{
    if (job != m_job)
        return;
    const ItemId floor = job->floor;
    drop();
    if (redraw.times != 0) {
        const std::array floors{floor};
        if (redraw.isOfRooms)
            redrawRooms(m_document, floors, redraw.times);
        else
            redrawJunctions(m_document, floors, redraw.times);
    }
    Q_EMIT changed();
    if (redraw.times != 0)
        Q_EMIT found(floor);
    else
        Q_EMIT failed(floor);
}

void RedrawSearch::cancel()
{
    if (!isRunning())
        return;
    drop();
    Q_EMIT changed();
}

void RedrawSearch::drop()
{
    m_worker.clear();
    if (const auto job = std::exchange(m_job, nullptr))
        job->stop.request_stop();
}

} // namespace zonewright
