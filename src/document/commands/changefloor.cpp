#include "document/commands/changefloor.h"

namespace zonewright {

namespace {

/// Which settings of a floor are others, one bit each.
namespace setting {

constexpr unsigned catalogue = 1U << 0;
constexpr unsigned sequence = 1U << 1;
constexpr unsigned roomCount = 1U << 2;
constexpr unsigned hero = 1U << 3;
constexpr unsigned list = 1U << 4;
constexpr unsigned width = 1U << 5;
constexpr unsigned height = 1U << 6;
constexpr unsigned pieceCount = 1U << 7;
constexpr unsigned stairs = 1U << 8;
constexpr unsigned prune = 1U << 9;

} // namespace setting

unsigned bitIf(bool changed, unsigned bit)
{
    return changed ? bit : 0U;
}

unsigned changedSettings(const StripPlan& a, const StripPlan& b)
{
    return bitIf(a.catalogue != b.catalogue, setting::catalogue) | bitIf(a.sequence != b.sequence, setting::sequence) |
           bitIf(a.count != b.count, setting::roomCount) | bitIf(a.heroFromAbove != b.heroFromAbove, setting::hero);
}

unsigned changedSettings(const DugPlan& a, const DugPlan& b)
{
    return bitIf(a.pieces != b.pieces, setting::list) | bitIf(a.size.width != b.size.width, setting::width) |
           bitIf(a.size.height != b.size.height, setting::height) | bitIf(a.count != b.count, setting::pieceCount) |
           bitIf(a.stairs != b.stairs, setting::stairs) | bitIf(a.prune != b.prune, setting::prune);
}

unsigned changedSettings(const FloorPlan& a, const FloorPlan& b)
{
    return a.strip() != nullptr ? changedSettings(*a.strip(), *b.strip()) : changedSettings(*a.dug(), *b.dug());
}

/// The settings put into a plan of the same kind.
void applySettings(StripPlan& plan, const StripPlan& settings)
{
    plan.catalogue = settings.catalogue;
    plan.sequence = settings.sequence;
    plan.heroFromAbove = settings.heroFromAbove;
    if (plan.sequence.empty()) // a sequence has its own count, and no file keeps another one beside it
        plan.count = settings.count;
}

void applySettings(DugPlan& plan, const DugPlan& settings)
{
    plan = settings;
}

constexpr bool isTurned(unsigned changed)
{
    return changed == setting::roomCount || changed == setting::pieceCount || changed == setting::width ||
           changed == setting::height;
}

} // namespace

ChangeFloor::ChangeFloor(ProjectState& state, ItemId floor, const PlanSettings& settings)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr || before->plan.index() != settings.index())
        return;
    FloorPlan after = *before;
    if (const auto* strip = std::get_if<StripPlan>(&settings))
        applySettings(std::get<StripPlan>(after.plan), *strip);
    else
        applySettings(std::get<DugPlan>(after.plan), std::get<DugPlan>(settings));
    if (const unsigned changed = changedSettings(*before, after); isTurned(changed))
        mergeAlways(MergeId::ChangeFloor, floor, changed);
    change(after);
    if (!isObsolete())
        setName([this] { return sentence(); });
}

QString ChangeFloor::sentence() const
{
    const FloorPlan& after = steps().front().after;
    const StripPlan* strip = after.strip();
    const DugPlan* dug = after.dug();
    const QString name = onlyName();
    switch (changedSettings(steps().front().before, after)) {
    case setting::catalogue:
        return tr("Change catalogue of “%1”").arg(name);
    case setting::sequence:
    case setting::sequence | setting::roomCount:
        return strip->sequence.empty() ? tr("Draw rooms of “%1” at random").arg(name)
                                       : tr("Change sequence of “%1”").arg(name);
    case setting::roomCount:
        return tr("Give “%1” %n room(s)", nullptr, strip->count).arg(name);
    case setting::hero:
        return strip->heroFromAbove ? tr("Let the hero of “%1” come from above").arg(name)
                                    : tr("Let the hero of “%1” start on the right").arg(name);
    case setting::list:
        return tr("Change piece list of “%1”").arg(name);
    case setting::width:
    case setting::height:
    case setting::width | setting::height:
        return tr("Resize “%1” to %2 × %3 cells")
            .arg(name, QString::number(dug->size.width), QString::number(dug->size.height));
    case setting::pieceCount:
        return tr("Give “%1” %n piece(s)", nullptr, dug->count).arg(name);
    case setting::stairs:
        return dug->stairs == FirstStairs::Up ? tr("Start “%1” with the stairs up").arg(name)
                                              : tr("Start “%1” with the stairs down").arg(name);
    case setting::prune:
        return dug->prune ? tr("Prune dead ends of “%1”").arg(name) : tr("Keep dead ends of “%1”").arg(name);
    default:
        return tr("Change settings of “%1”").arg(name);
    }
}

} // namespace zonewright
