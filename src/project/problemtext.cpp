#include "project/problemtext.h"

#include <QCoreApplication>

namespace zonewright {

namespace {

QString problemSentence(const char* text)
{
    return QCoreApplication::translate("Problem", text);
}

QString numberedSentence(const char* text, const Problem& problem)
{
    return problemSentence(text).arg(problem.number);
}

QString blockedText(const Problem& problem)
{
    if (problem.reason == ProblemReason::PathDoesNotJoin) {
        return numberedSentence(QT_TRANSLATE_NOOP("Problem",
                                                  "the joint has no candidate, and its special path does not "
                                                  "join the two rooms (pair number %1)"),
                                problem);
    }
    return numberedSentence(
        QT_TRANSLATE_NOOP("Problem",
                          "the joint has no candidate, and its two rooms have no special path (pair number %1)"),
        problem);
}

QString invalidPinText(const Problem& problem)
{
    switch (problem.reason) {
    case ProblemReason::OffAnyJoint:
        return problemSentence(QT_TRANSLATE_NOOP("Problem", "the pin is not applied: no joint stands in its column"));
    case ProblemReason::PathDoesNotJoin:
        return problemSentence(
            QT_TRANSLATE_NOOP("Problem", "the pinned path is not applied: it does not join the two rooms"));
    case ProblemReason::PathLeavesRooms:
        return problemSentence(QT_TRANSLATE_NOOP(
            "Problem", "the pinned path is not applied: a cell of it lies outside the two rooms and their joint"));
    default:
        return problemSentence(
            QT_TRANSLATE_NOOP("Problem", "the pin is not applied: its row is no candidate of the joint"));
    }
}

QString tooSmallText(const Problem& problem)
{
    switch (problem.reason) {
    case ProblemReason::NoPlaceForStairs:
        return problemSentence(QT_TRANSLATE_NOOP("Problem", "the floor has no place for two stairs"));
    case ProblemReason::NoPlaceForAnnexe:
        return problemSentence(
            QT_TRANSLATE_NOOP("Problem", "the floor has no place for the annexe and a room outside it"));
    default:
        return problemSentence(QT_TRANSLATE_NOOP("Problem", "the first room does not fit in the floor"));
    }
}

QString misplacedText(const Problem& problem)
{
    switch (problem.reason) {
    case ProblemReason::OpenBorder:
        return numberedSentence(
            QT_TRANSLATE_NOOP("Problem", "what is set by hand opens the border of the floor here (cells: %1)"),
            problem);
    case ProblemReason::NotADoorway:
        return problemSentence(
            QT_TRANSLATE_NOOP("Problem", "the door set by hand here is not between two walkable cells alone"));
    case ProblemReason::Buried:
        return problemSentence(
            QT_TRANSLATE_NOOP("Problem", "the marker set by hand here is buried: no cell around it can be walked"));
    default:
        return problemSentence(
            QT_TRANSLATE_NOOP("Problem", "the hero, the exit or stairs stand here, where nobody can walk"));
    }
}

QString outsideText(const Problem& problem)
{
    return problem.number > 0
               ? numberedSentence(QT_TRANSLATE_NOOP("Problem", "what is set by hand here lies outside the floor and is "
                                                               "not applied (cells: %1)"),
                                  problem)
               : problemSentence(QT_TRANSLATE_NOOP(
                     "Problem", "what is set by hand here lies outside the floor and is not applied"));
}

QString pairSentence(const char* text, const CatalogueWarning& warning)
{
    return problemSentence(text).arg(warning.left).arg(warning.right).arg(warning.number);
}

QString sharedNumberText(const CatalogueWarning& warning)
{
    const char* sentence =
        warning.count > 2
            ? QT_TRANSLATE_NOOP("Problem",
                                "the number %1 names %2 pairs of rooms, among them %3 left of %4 and %5 left of %6")
            : QT_TRANSLATE_NOOP("Problem", "the number %1 names %2 pairs of rooms: %3 left of %4 and %5 left of %6");
    return problemSentence(sentence)
        .arg(warning.number)
        .arg(warning.count)
        .arg(warning.left)
        .arg(warning.right)
        .arg(warning.otherLeft)
        .arg(warning.otherRight);
}

} // namespace

QString problemText(const Problem& problem)
{
    switch (problem.kind) {
    case ProblemKind::Blocked:
        return blockedText(problem);
    case ProblemKind::Unreachable:
        return numberedSentence(
            QT_TRANSLATE_NOOP("Problem", "the hero cannot reach the region that begins here (size in cells: %1)"),
            problem);
    case ProblemKind::WalledIn:
        return problemSentence(QT_TRANSLATE_NOOP("Problem", "the hero is walled in on all sides"));
    case ProblemKind::HeroOutside:
        return problemSentence(QT_TRANSLATE_NOOP(
            "Problem", "the position from the floor above is not inside this floor; the hero starts in the last room"));
    case ProblemKind::InvalidPin:
        return invalidPinText(problem);
    case ProblemKind::NoPieces:
        return problemSentence(QT_TRANSLATE_NOOP("Problem", "no pieces are asked for"));
    case ProblemKind::NoWeights:
        return problemSentence(QT_TRANSLATE_NOOP("Problem", "no room of the piece list has a weight above zero"));
    case ProblemKind::TooSmall:
        return tooSmallText(problem);
    case ProblemKind::UnknownRoom:
        return numberedSentence(
            QT_TRANSLATE_NOOP("Problem", "the catalogue has no room of the code %1, so that nothing is built"),
            problem);
    case ProblemKind::OutsideFloor:
        return outsideText(problem);
    case ProblemKind::Misplaced:
        return misplacedText(problem);
    }
    return {};
}

QString warningText(const CatalogueWarning& warning)
{
    switch (warning.kind) {
    case CatalogueWarningKind::SharedNumber:
        return sharedNumberText(warning);
    case CatalogueWarningKind::BlockedPair:
        return pairSentence(QT_TRANSLATE_NOOP("Problem", "room %1 left of room %2 (pair number %3) has neither a "
                                                         "candidate nor a path that joins them"),
                            warning);
    case CatalogueWarningKind::InvalidPath:
        return pairSentence(QT_TRANSLATE_NOOP("Problem", "the path from room %1 to room %2 (pair number %3) does not "
                                                         "join them"),
                            warning);
    case CatalogueWarningKind::UnusualPath:
        return pairSentence(QT_TRANSLATE_NOOP("Problem", "the path from room %1 to room %2 is not of two cells (cells: "
                                                         "%3)"),
                            warning);
    case CatalogueWarningKind::UnusedPath:
        return pairSentence(QT_TRANSLATE_NOOP("Problem", "the path from room %1 to room %2 (pair number %3) is never "
                                                         "taken: the pair has candidates"),
                            warning);
    case CatalogueWarningKind::InvalidPin:
        return pairSentence(QT_TRANSLATE_NOOP("Problem", "the pin for room %1 left of room %2 is not applied: row %3 "
                                                         "is no candidate"),
                            warning);
    }
    return {};
}

} // namespace zonewright
