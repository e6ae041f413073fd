#include "document/commands/pinjoint.h"

#include <algorithm>

namespace zonewright {

namespace {

/// Puts a pin into its column. Pins stand from west to east, where a file has not said otherwise.
void putPin(std::vector<JointPin>& pins, JointPin pin)
{
    if (!pin.path.empty())
        pin.row = 0; // no file keeps both
    const auto known = std::ranges::find(pins, pin.column, &JointPin::column);
    if (known != pins.end()) {
        *known = std::move(pin);
        return;
    }
    const auto next = std::ranges::find_if(pins, [&](const JointPin& other) { return other.column > pin.column; });
    pins.insert(next, std::move(pin));
}

/// The pins of `a` that `b` has not.
std::vector<JointPin> pinsMissing(const std::vector<JointPin>& a, const std::vector<JointPin>& b)
{
    std::vector<JointPin> missing;
    std::ranges::copy_if(a, std::back_inserter(missing),
                         [&](const JointPin& pin) { return std::ranges::find(b, pin) == b.end(); });
    return missing;
}

} // namespace

PinJoint::PinJoint(ProjectState& state, ItemId floor, std::span<const JointPin> pins, std::span<const int> freed,
                   Gesture gesture)
    : FloorCommand(state)
{
    const FloorPlan* before = FloorCommand::floor(floor);
    if (before == nullptr || before->strip() == nullptr)
        return;
    FloorPlan after = *before;
    std::vector<JointPin>& all = std::get<StripPlan>(after.plan).pins;
    std::erase_if(all, [&](const JointPin& pin) { return std::ranges::find(freed, pin.column) != freed.end(); });
    for (const JointPin& pin : pins)
        putPin(all, pin);
    change(after);
    if (pins.size() + freed.size() == 1)
        mergeInGesture(MergeId::PinJoint, gesture, floor, pins.empty() ? freed.front() : pins.front().column);
    setText(sentence());
}

QString PinJoint::sentence() const
{
    if (steps().empty())
        return {};
    const auto& before = steps().front().before.strip()->pins;
    const auto& after = steps().front().after.strip()->pins;
    const std::vector<JointPin> set = pinsMissing(after, before);
    if (set.size() > 1)
        return tr("Pin %n joint(s)", nullptr, static_cast<int>(set.size()));
    if (set.size() == 1) {
        return set.front().path.empty() ? tr("Pin row %1 of column %2").arg(set.front().row).arg(set.front().column)
                                        : tr("Pin path of column %1").arg(set.front().column);
    }
    const std::vector<JointPin> freed = pinsMissing(before, after);
    return freed.size() == 1 ? tr("Unpin column %1").arg(freed.front().column)
                             : tr("Unpin %n joint(s)", nullptr, static_cast<int>(freed.size()));
}

} // namespace zonewright
