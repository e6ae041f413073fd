#include "document/commands/pinjoint.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace zonewright {

namespace {

bool isWestOf(const JointPin& a, const JointPin& b)
{
    return a.column < b.column;
}

/// Puts pins into their columns. Pins stand from west to east, where a file has not said otherwise.
std::vector<JointPin> withPins(std::vector<JointPin> before, std::span<const JointPin> put)
{
    std::vector<JointPin> pins(put.begin(), put.end());
    std::ranges::stable_sort(pins, isWestOf);
    for (JointPin& pin : pins) {
        if (!pin.path.empty())
            pin.row = 0; // no file keeps both
    }
    std::vector<bool> isPlaced(pins.size());
    for (JointPin& pin : before) {
        const auto known = std::ranges::lower_bound(pins, pin, isWestOf);
        if (known == pins.end() || known->column != pin.column)
            continue;
        isPlaced[static_cast<std::size_t>(known - pins.begin())] = true;
        pin = *known;
    }
    std::vector<JointPin> after;
    std::size_t next = 0;
    const auto putUpTo = [&](int column) {
        for (; next < pins.size() && pins[next].column < column; ++next) {
            if (!isPlaced[next])
                after.push_back(pins[next]);
        }
    };
    for (JointPin& pin : before) {
        putUpTo(pin.column);
        after.push_back(std::move(pin));
    }
    putUpTo(std::numeric_limits<int>::max());
    return after;
}

/// The pins of `a` that `b` has not.
std::vector<JointPin> pinsMissing(const std::vector<JointPin>& a, std::vector<JointPin> b)
{
    std::ranges::stable_sort(b, isWestOf);
    std::vector<JointPin> missing;
    std::ranges::copy_if(a, std::back_inserter(missing), [&](const JointPin& pin) {
        const auto same = std::ranges::equal_range(b, pin, isWestOf);
        return std::ranges::find(same, pin) == same.end();
    });
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
    std::vector<int> columns(freed.begin(), freed.end());
    std::ranges::sort(columns);
    std::erase_if(all, [&](const JointPin& pin) { return std::ranges::binary_search(columns, pin.column); });
    all = withPins(std::move(all), pins);
    change(after);
    if (pins.size() + freed.size() == 1)
        mergeInGesture(MergeId::PinJoint, gesture, floor, pins.empty() ? freed.front() : pins.front().column);
    setName([this] { return sentence(); });
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
