#include "document/jointedits.h"

#include "core/strip/stripjoint.h"
#include "document/catalogueedits.h"
#include "document/editchecks.h"
#include "document/handedits.h"
#include "document/jointof.h"
#include "document/libraryedits.h"

#include <fmt/format.h>

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace zonewright {

namespace {

constexpr const char* candidateWanted = QT_TRANSLATE_NOOP("Error", "a candidate of the joint");
constexpr const char* openJointWanted =
    QT_TRANSLATE_NOOP("Error", "a joint that is open and that this floor does not pin");
constexpr const char* pinnableWanted = QT_TRANSLATE_NOOP("Error", "a joint that is open at a candidate or by a path");
constexpr const char* noCandidateWanted =
    QT_TRANSLATE_NOOP("Error", "a pair without a candidate, which alone takes a path everywhere");
constexpr const char* sameWanted = QT_TRANSLATE_NOOP("Error", "the same on all chosen joints of the pair");

/// A strip floor as it is planned and as it is built.
struct JointedFloor
{
    const StripPlan& plan;
    const StripFloor& made;
    const ProjectCatalogue& catalogue;

    [[nodiscard]] const StripJoint* joint(int column) const { return jointOf(&made, column); }

    /// The cells that a path opens, from the joint's column.
    [[nodiscard]] PathCells openPath(const StripJoint& joint) const
    {
        PathCells cells;
        for (const Point cell : made.open(joint))
            cells.push_back({cell.x - joint.column, cell.y});
        return cells;
    }

    /// The only cell of the joint's own column that is open, if that is a candidate of it; 0 otherwise.
    [[nodiscard]] int openRow(const StripJoint& joint) const
    {
        const auto cells = made.open(joint);
        const bool isRow =
            cells.size() == 1 && cells.front().x == joint.column && (joint.candidates & rowBit(cells.front().y)) != 0;
        return isRow ? cells.front().y : 0;
    }
};

Result<JointedFloor> jointedFloor(Document& document, ItemId id)
{
    const auto place = findFloor(document.project(), id);
    if (!place)
        return failure(unknownId("floor", id));
    const StripPlan* plan = floorAt(document.project(), *place).strip();
    if (plan == nullptr)
        return failure(unknownId("floor", id));
    const BuiltFloor& built = document.builtFloors().floor(id);
    return JointedFloor{.plan = *plan,
                        .made = std::get<StripFloor>(built.made),
                        .catalogue = *findCatalogue(document.project(), plan->catalogue)};
}

Error jointError(int column, std::string value, const char* expected)
{
    return {.code = ErrorCode::Malformed,
            .place = fmt::format("column {}", column),
            .value = std::move(value),
            .expected = expected};
}

Result<void> checkColumns(const JointedFloor& floor, std::span<const int> columns)
{
    for (const int column : columns) {
        if (floor.joint(column) == nullptr)
            return failure(unknownId("column", column));
    }
    return {};
}

int firstOf(std::span<const int> columns)
{
    return columns.empty() ? 0 : columns.front();
}

using PairCodes = std::pair<std::int32_t, std::int32_t>;

/// The pins of a floor by their columns: of thousands of joints each asks for its own.
using PinsByColumn = std::map<int, const JointPin*>;

PinsByColumn pinsByColumn(const StripPlan& plan)
{
    PinsByColumn pins;
    for (const JointPin& pin : plan.pins)
        pins.emplace(pin.column, &pin);
    return pins;
}

/// A pair's own: what a joint of it is to have everywhere.
struct PairWish
{
    std::int32_t left = 0;
    std::int32_t right = 0;
    int column = 0;
    int row = 0;
    PathCells path;

    [[nodiscard]] PairCodes pair() const { return {left, right}; }
};

Result<PairWish> wishOf(const JointedFloor& floor, const PinsByColumn& pins, const StripJoint& joint)
{
    PairWish wish{.left = joint.left, .right = joint.right, .column = joint.column};
    const auto pin = pins.find(joint.column);
    if (joint.pin == PinSource::Floor && pin != pins.end() && !pin->second->path.empty()) {
        if (const auto given = canGivePath(joint); !given)
            return failure(given.error());
        wish.path = pin->second->path;
    } else {
        wish.row = floor.openRow(joint);
    }
    return wish;
}

/// The wishes of joints, each pair's once; those of joints that have nothing to give left out.
Result<std::vector<PairWish>> wishesOf(const JointedFloor& floor, std::span<const int> columns)
{
    const PinsByColumn pins = pinsByColumn(floor.plan);
    std::vector<PairWish> wishes;
    std::map<PairCodes, std::size_t> places;
    for (const int column : columns) {
        auto wish = wishOf(floor, pins, *floor.joint(column));
        if (!wish)
            return failure(wish.error());
        if (wish->row == 0 && wish->path.empty())
            continue;
        const auto [known, isNew] = places.emplace(wish->pair(), wishes.size());
        if (isNew)
            wishes.push_back(*std::move(wish));
        else if (wishes[known->second].row != wish->row || wishes[known->second].path != wish->path)
            return failure(jointError(column, std::to_string(wish->row), sameWanted));
    }
    if (wishes.empty())
        return failure(jointError(firstOf(columns), "", pinnableWanted));
    return wishes;
}

/// The first of each pair among pins or paths of a catalogue, by the pair.
template <typename OfPair>
std::map<PairCodes, std::size_t> placesOf(const std::vector<OfPair>& all)
{
    std::map<PairCodes, std::size_t> places;
    for (std::size_t i = 0; i < all.size(); ++i)
        places.emplace(PairCodes{all[i].left, all[i].right}, i);
    return places;
}

/// A catalogue with what pairs are to have.
CatalogueContents granted(std::span<const PairWish> wishes, CatalogueContents contents)
{
    const auto pins = placesOf(contents.pins);
    const auto paths = placesOf(contents.specialPaths);
    const auto put = [](auto& all, const auto& places, const PairWish& wish, auto one) {
        if (const auto known = places.find(wish.pair()); known != places.end())
            all[known->second] = std::move(one);
        else
            all.push_back(std::move(one));
    };
    for (const PairWish& wish : wishes) {
        if (wish.path.empty())
            put(contents.pins, pins, wish, PairPin{.left = wish.left, .right = wish.right, .row = wish.row});
        else
            put(contents.specialPaths, paths, wish,
                SpecialPath{.left = wish.left, .right = wish.right, .cells = wish.path});
    }
    return contents;
}

QString everywhereSentence(std::span<const PairWish> wishes)
{
    const auto count = static_cast<int>(wishes.size());
    if (count != 1) {
        return QCoreApplication::translate("zonewright::JointEdits", "Pin %n pair(s) of rooms everywhere", nullptr,
                                           count);
    }
    const PairWish& wish = wishes.front();
    if (wish.path.empty()) {
        return QCoreApplication::translate("zonewright::JointEdits", "Pin row %1 for rooms %2 and %3 everywhere")
            .arg(wish.row)
            .arg(wish.left)
            .arg(wish.right);
    }
    return QCoreApplication::translate("zonewright::JointEdits", "Set path of rooms %1 and %2 everywhere")
        .arg(wish.left)
        .arg(wish.right);
}

} // namespace

const JointPin* pinOf(const StripPlan& plan, int column)
{
    const auto pin = std::ranges::find(plan.pins, column, &JointPin::column);
    return pin != plan.pins.end() ? &*pin : nullptr;
}

Result<void> toggleCandidate(Document& document, ItemId floor, JointPlace candidate)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) -> Result<void> {
        const JointPin* pin = pinOf(jointed.plan, candidate.column);
        const std::array columns{candidate.column};
        if (pin != nullptr && pin->path.empty() && pin->row == candidate.row)
            return unpinJoints(document, floor, columns);
        return pinRow(document, floor, columns, candidate.row);
    });
}

Result<void> pinRow(Document& document, ItemId floor, std::span<const int> columns, int row)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) {
        return checkColumns(jointed, columns).and_then([&]() -> Result<void> {
            std::vector<JointPin> pins;
            for (const int column : columns) {
                if (roomRowLimits.contains(row) && (jointed.joint(column)->candidates & rowBit(row)) != 0)
                    pins.push_back({.column = column, .row = row});
            }
            if (pins.empty())
                return failure(jointError(firstOf(columns), std::to_string(row), candidateWanted));
            return pinJoints(document, floor, pins);
        });
    });
}

Result<void> pinAsDrawn(Document& document, ItemId floor, std::span<const int> columns)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) {
        return checkColumns(jointed, columns).and_then([&]() -> Result<void> {
            std::vector<JointPin> pins;
            for (const int column : columns) {
                const StripJoint& joint = *jointed.joint(column);
                const int row = jointed.openRow(joint);
                if (row != 0)
                    pins.push_back({.column = column, .row = row});
                else if (joint.state == JointState::Special)
                    pins.push_back({.column = column, .path = jointed.openPath(joint)});
            }
            if (pins.empty())
                return failure(jointError(firstOf(columns), std::to_string(firstOf(columns)), openJointWanted));
            return pinJoints(document, floor, pins);
        });
    });
}

Result<void> pinPath(Document& document, ItemId floor, int column, const PathCells& cells)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) {
        const std::array columns{column};
        return checkColumns(jointed, columns)
            .and_then([&] { return checkNumber("path", static_cast<std::int64_t>(cells.size()), pathLengthLimits); })
            .and_then([&]() -> Result<void> {
                const JointRooms rooms = roomsOf(*jointed.catalogue.rooms, *jointed.joint(column));
                const ProblemReason fault = pathFault(rooms.left, rooms.right, jointed.catalogue.rooms->rows(), cells);
                if (fault != ProblemReason::None)
                    return failure(pathError(column, cells, fault));
                const std::array pins{JointPin{.column = column, .path = cells}};
                return pinJoints(document, floor, pins);
            });
    });
}

Result<void> pinPairsEverywhere(Document& document, ItemId floor, std::span<const int> columns)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) {
        return checkColumns(jointed, columns)
            .and_then([&] { return wishesOf(jointed, columns); })
            .and_then([&](const std::vector<PairWish>& wishes) {
                return changeCatalogue(document, jointed.catalogue.id,
                                       granted(wishes, jointed.catalogue.rooms->contents()),
                                       [wishes] { return everywhereSentence(wishes); });
            });
    });
}

Result<void> canPinPairsEverywhere(Document& document, ItemId floor, std::span<const int> columns)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) {
        return checkEmbedded(jointed.catalogue.file)
            .and_then([&] { return checkColumns(jointed, columns); })
            .and_then([&] { return wishesOf(jointed, columns); })
            .map([](const std::vector<PairWish>&) {});
    });
}

NotEverywhere whyNotEverywhere(const Error& error)
{
    if (error.expected == pinnableWanted)
        return NotEverywhere::NothingToPin;
    if (error.expected == noCandidateWanted)
        return NotEverywhere::HasCandidates;
    if (error.expected == sameWanted)
        return NotEverywhere::PairsDiffer;
    const auto file = checkEmbedded(error.value);
    return !error.value.empty() && error.expected == file.error().expected ? NotEverywhere::CatalogueIsAFile
                                                                           : NotEverywhere::Other;
}

Result<void> canGivePath(const StripJoint& joint)
{
    if (joint.candidates == 0)
        return {};
    return failure(jointError(joint.column, std::to_string(joint.pair()), noCandidateWanted));
}

Result<void> unpinPairsEverywhere(Document& document, ItemId floor, std::span<const int> columns)
{
    return jointedFloor(document, floor).and_then([&](const JointedFloor& jointed) {
        return checkColumns(jointed, columns).and_then([&] {
            std::set<PairCodes> pairs;
            for (const int column : columns)
                pairs.emplace(jointed.joint(column)->left, jointed.joint(column)->right);
            CatalogueContents contents = jointed.catalogue.rooms->contents();
            const std::size_t before = contents.pins.size();
            std::erase_if(contents.pins, [&](const PairPin& pin) { return pairs.contains({pin.left, pin.right}); });
            const auto count = static_cast<int>(before - contents.pins.size());
            return changeCatalogue(document, jointed.catalogue.id, std::move(contents), [count] {
                return QCoreApplication::translate("zonewright::JointEdits", "Unpin %n pair(s) of rooms everywhere",
                                                   nullptr, count);
            });
        });
    });
}

JointRooms roomsOf(const RoomCatalogue& catalogue, const StripJoint& joint)
{
    const auto room = [&](std::int32_t code) -> const RoomType& {
        return catalogue.rooms()[static_cast<std::size_t>(catalogue.indexOf(code).value())];
    };
    return {.left = room(joint.left), .right = room(joint.right)};
}

Error pathError(int column, const PathCells& cells, ProblemReason fault)
{
    std::string text;
    for (const Point cell : cells)
        text += fmt::format("{}{},{}", text.empty() ? "" : " ", std::int64_t{column} + cell.x, cell.y);
    return jointError(column, std::move(text),
                      fault == ProblemReason::PathLeavesRooms
                          ? QT_TRANSLATE_NOOP("Error", "a path within the two rooms and their joint")
                          : QT_TRANSLATE_NOOP("Error", "a path that joins the two rooms"));
}

} // namespace zonewright
