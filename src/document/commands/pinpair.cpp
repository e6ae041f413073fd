#include "document/commands/pinpair.h"

namespace zonewright {

namespace {

void setPairPin(std::vector<PairPin>& pins, std::int32_t left, std::int32_t right, std::optional<int> row)
{
    const auto found =
        std::ranges::find_if(pins, [&](const PairPin& pin) { return pin.left == left && pin.right == right; });
    if (!row) {
        if (found != pins.end())
            pins.erase(found);
    } else if (found != pins.end()) {
        found->row = *row;
    } else {
        pins.push_back({.left = left, .right = right, .row = *row});
    }
}

} // namespace

PinPair::PinPair(ProjectState& state, ItemId catalogue, std::int32_t left, std::int32_t right, std::optional<int> row)
    : ListCommand(state)
{
    const ProjectCatalogue* before = item(catalogue);
    if (before == nullptr || !before->file.empty())
        return;
    CatalogueContents contents = before->rooms->contents();
    setPairPin(contents.pins, left, right, row);
    auto rooms = RoomCatalogue::from(std::move(contents));
    if (!rooms)
        return;
    replaceById({.id = catalogue, .file = {}, .rooms = std::make_shared<const RoomCatalogue>(*std::move(rooms))});
    setName([left, right, row] {
        return row ? tr("Pin row %1 for rooms %2 and %3 everywhere").arg(*row).arg(left).arg(right)
                   : tr("Unpin rooms %1 and %2 everywhere").arg(left).arg(right);
    });
}

} // namespace zonewright
