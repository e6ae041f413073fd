#include "core/strip/cataloguecheck.h"

#include "core/strip/sharednumbers.h"
#include "core/strip/stripjoint.h"

namespace zonewright {

namespace {

using VisitWarning = std::function<bool(const CatalogueWarning&)>;

const RoomType& roomAt(const RoomCatalogue& catalogue, int place)
{
    return catalogue.rooms()[static_cast<std::size_t>(place)];
}

/// The place of a code that a path or a pin of the catalogue names, so that it has such a room.
int placeOf(const RoomCatalogue& catalogue, std::int32_t code)
{
    return catalogue.indexOf(code).value_or(0);
}

bool pathJoins(const RoomCatalogue& catalogue, const SpecialPath& path, int left, int right)
{
    return pathFault(roomAt(catalogue, left), roomAt(catalogue, right), catalogue.rows(), path.cells) ==
           ProblemReason::None;
}

bool visitSharedNumbers(const RoomCatalogue& catalogue, const VisitWarning& visit)
{
    std::vector<std::int32_t> codes;
    for (const RoomType& room : catalogue.rooms())
        codes.push_back(room.code);
    return forEachSharedNumber(codes, [&](const SharedNumber& shared) {
        const auto code = [&](int place) { return codes[static_cast<std::size_t>(place)]; };
        return visit({.kind = CatalogueWarningKind::SharedNumber,
                      .left = code(shared.first.left),
                      .right = code(shared.first.right),
                      .otherLeft = code(shared.second.left),
                      .otherRight = code(shared.second.right),
                      .number = shared.number,
                      .count = shared.count});
    });
}

bool visitBlockedPairs(const RoomCatalogue& catalogue, const VisitWarning& visit)
{
    bool going = true;
    forEachPair(catalogue, [&](const RoomPair& pair) {
        if (pair.blocked()) {
            going = visit({.kind = CatalogueWarningKind::BlockedPair,
                           .left = pair.left,
                           .right = pair.right,
                           .number = pair.number});
        }
        return going;
    });
    return going;
}

bool visitPath(const RoomCatalogue& catalogue, const SpecialPath& path, const VisitWarning& visit)
{
    const int left = placeOf(catalogue, path.left);
    const int right = placeOf(catalogue, path.right);
    CatalogueWarning warning{.left = path.left, .right = path.right};
    const auto warn = [&](CatalogueWarningKind kind, std::int64_t number) {
        warning.kind = kind;
        warning.number = number;
        return visit(warning);
    };
    const std::int64_t number = pairNumber(path.left, path.right);
    if (!pathJoins(catalogue, path, left, right) && !warn(CatalogueWarningKind::InvalidPath, number))
        return false;
    const auto length = static_cast<std::int64_t>(path.cells.size());
    if (length != usualPathLength && !warn(CatalogueWarningKind::UnusualPath, length))
        return false;
    const bool unused = junctionCandidates(roomAt(catalogue, left), roomAt(catalogue, right)) != 0;
    return !unused || warn(CatalogueWarningKind::UnusedPath, number);
}

bool visitPin(const RoomCatalogue& catalogue, const PairPin& pin, const VisitWarning& visit)
{
    const RoomType& left = roomAt(catalogue, placeOf(catalogue, pin.left));
    const RoomType& right = roomAt(catalogue, placeOf(catalogue, pin.right));
    if ((junctionCandidates(left, right) & rowBit(pin.row)) != 0)
        return true;
    return visit({.kind = CatalogueWarningKind::InvalidPin, .left = pin.left, .right = pin.right, .number = pin.row});
}

} // namespace

RoomPair roomPair(const RoomCatalogue& catalogue, int left, int right)
{
    const RoomType& leftRoom = roomAt(catalogue, left);
    const RoomType& rightRoom = roomAt(catalogue, right);
    RoomPair pair{.left = leftRoom.code,
                  .right = rightRoom.code,
                  .number = pairNumber(leftRoom.code, rightRoom.code),
                  .candidates = junctionCandidates(leftRoom, rightRoom)};
    if (pair.candidates == 0) {
        const SpecialPath* path = catalogue.specialPath(left, right);
        pair.special = path != nullptr && pathJoins(catalogue, *path, left, right);
    }
    return pair;
}

void forEachPair(const RoomCatalogue& catalogue, const std::function<bool(const RoomPair&)>& visit)
{
    const int rooms = static_cast<int>(catalogue.rooms().size());
    for (int left = 0; left < rooms; ++left) {
        for (int right = 0; right < rooms; ++right) {
            if (!visit(roomPair(catalogue, left, right)))
                return;
        }
    }
}

void forEachWarning(const RoomCatalogue& catalogue, const std::function<bool(const CatalogueWarning&)>& visit)
{
    if (!visitSharedNumbers(catalogue, visit) || !visitBlockedPairs(catalogue, visit))
        return;
    for (const SpecialPath& path : catalogue.contents().specialPaths) {
        if (!visitPath(catalogue, path, visit))
            return;
    }
    for (const PairPin& pin : catalogue.contents().pins) {
        if (!visitPin(catalogue, pin, visit))
            return;
    }
}

} // namespace zonewright
