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
        return numberedSentence(QT_TRANSLATE_NOOP("Problem", "the joint has no candidate, and the path of pair %1 does "
                                                             "not join its rooms"),
                                problem);
    }
    return numberedSentence(QT_TRANSLATE_NOOP("Problem", "the joint has no candidate, and pair %1 has no special path"),
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
    }
    return {};
}

} // namespace zonewright
