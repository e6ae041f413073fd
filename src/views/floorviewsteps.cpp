#include "document/document.h"
#include "models/floorcellwords.h"
#include "models/stepwords.h"
#include "render/steppainter.h"
#include "views/floorviewprivate.h"

namespace zonewright {

namespace {

constexpr int fastPlay = 12; ///< decisions a second: from there the floor stays where it is, for one could not follow

} // namespace

bool FloorView::Private::isStepping() const
{
    return m_document != nullptr && m_document->floorScrub().isOn();
}

void FloorView::Private::connectSteps()
{
    const FloorScrub& scrub = m_document->floorScrub();
    connect(&scrub, &FloorScrub::onChanged, this, &Private::expire);
    connect(&scrub, &FloorScrub::stepsChanged, this, &Private::expire);
    connect(&scrub, &FloorScrub::positionChanged, this, &Private::showStep);
}

/// The floor as it was by then; as it is while that is not known, and where it is of another size by now.
const BuiltFloor& FloorView::Private::shownFloor(const BuiltFloor& built) const
{
    const BuiltFloor* then = isStepping() ? m_document->floorScrub().floor() : nullptr;
    return then != nullptr && then->level.cells.size() == built.level.cells.size() ? *then : built;
}

/// Another place among the decisions: no other floor, and no other marks.
void FloorView::Private::showStep()
{
    const BuiltFloor* built = m_document->floorFocus().built();
    if (m_expired || built == nullptr)
        return;
    m_complete = false;
    m_view.update();
    if (!m_view.isVisible()) {
        m_expired = true;
        return;
    }
    m_ground.setFloor(floorScene(shownFloor(*built)));
    revealStep();
    describe();
}

/// All that the decision is painted over is to be seen; where that is larger than the view, what it changes, from its
/// first cell on.
void FloorView::Private::revealStep()
{
    const FloorScrub& scrub = m_document->floorScrub();
    const auto step = scrub.current();
    if (!step || (scrub.isPlaying() && scrub.speed() >= fastPlay))
        return;
    if (scrub.steps()->kind(*step) == FloorStepKind::SetByHand)
        return;
    for (const Rect area : {ghostArea(*scrub.steps(), *step), scrub.steps()->area(*step)}) {
        if (area.empty() || QRect({}, m_projection.viewport()).contains(m_projection.pixelsOf(area)))
            continue;
        reveal({area.right() - 1, area.bottom() - 1});
        reveal({area.x, area.y});
    }
}

/// What is said of a cell that may be another one in the end.
QString FloorView::Private::cellOfStep(Point cell) const
{
    FloorScrub& scrub = m_document->floorScrub();
    const BuiltFloor* then = scrub.position() < scrub.count() ? scrub.floor() : nullptr;
    return then != nullptr ? floorCellText(*m_document, *then, cell) : floorCellText(*m_document, cell);
}

void FloorView::Private::paintGhost(QPainter& painter) const
{
    const FloorScrub& scrub = m_document->floorScrub();
    const auto step = scrub.steps() != nullptr ? scrub.current() : std::nullopt;
    if (step)
        paintStep(painter, m_projection,
                  {.steps = *scrub.steps(),
                   .index = *step,
                   .words = stepLabel(*scrub.steps(), *step),
                   .theme = m_scene.theme});
}

} // namespace zonewright
