#include "project/problemtext.h"

#include <QCoreApplication>

namespace zonewright {

namespace {

QString problemSentence(const char* text)
{
    return QCoreApplication::translate("Problem", text);
}

/// The sentences of problems have Problem::number as %1, where they need it.

const char* blockedSentence(ProblemReason reason)
{
    return reason == ProblemReason::PathDoesNotJoin
               ? QT_TRANSLATE_NOOP("Problem", "the joint has no candidate, and its special path does not "
                                              "join the two rooms (pair number %1)")
               : QT_TRANSLATE_NOOP(
                     "Problem", "the joint has no candidate, and its two rooms have no special path (pair number %1)");
}

const char* invalidPinSentence(ProblemReason reason)
{
    switch (reason) {
    case ProblemReason::OffAnyJoint:
        return QT_TRANSLATE_NOOP("Problem", "the pin is not applied: no joint stands in its column");
    case ProblemReason::PathDoesNotJoin:
        return QT_TRANSLATE_NOOP("Problem", "the pinned path is not applied: it does not join the two rooms");
    case ProblemReason::PathLeavesRooms:
        return QT_TRANSLATE_NOOP(
            "Problem", "the pinned path is not applied: a cell of it lies outside the two rooms and their joint");
    default:
        return QT_TRANSLATE_NOOP("Problem", "the pin is not applied: its row is no candidate of the joint");
    }
}

const char* tooSmallSentence(ProblemReason reason)
{
    switch (reason) {
    case ProblemReason::NoPlaceForStairs:
        return QT_TRANSLATE_NOOP("Problem", "the floor has no place for two stairs");
    case ProblemReason::NoPlaceForAnnexe:
        return QT_TRANSLATE_NOOP("Problem", "the floor has no place for the annexe and a room outside it");
    default:
        return QT_TRANSLATE_NOOP("Problem", "the first room does not fit in the floor");
    }
}

const char* misplacedSentence(ProblemReason reason)
{
    switch (reason) {
    case ProblemReason::OpenBorder:
        return QT_TRANSLATE_NOOP("Problem", "what is set by hand opens the border of the floor here (cells: %1)");
    case ProblemReason::NotADoorway:
        return QT_TRANSLATE_NOOP("Problem", "the door set by hand here is not between two walkable cells alone");
    case ProblemReason::Buried:
        return QT_TRANSLATE_NOOP("Problem", "the marker set by hand here is buried: no cell around it can be walked");
    default:
        return QT_TRANSLATE_NOOP("Problem", "the hero, the exit or stairs stand here, where nobody can walk");
    }
}

const char* outsideSentence(std::int64_t cells)
{
    return cells > 0
               ? QT_TRANSLATE_NOOP("Problem", "what is set by hand here lies outside the floor and is not applied "
                                              "(cells: %1)")
               : QT_TRANSLATE_NOOP("Problem", "what is set by hand here lies outside the floor and is not applied");
}

const char* sentenceOf(const Problem& problem)
{
    switch (problem.kind) {
    case ProblemKind::Blocked:
        return blockedSentence(problem.reason);
    case ProblemKind::Unreachable:
        return QT_TRANSLATE_NOOP("Problem", "the hero cannot reach the region that begins here (size in cells: %1)");
    case ProblemKind::WalledIn:
        return QT_TRANSLATE_NOOP("Problem", "the hero is walled in on all sides");
    case ProblemKind::HeroOutside:
        return QT_TRANSLATE_NOOP(
            "Problem", "the position from the floor above is not inside this floor; the hero starts in the last room");
    case ProblemKind::InvalidPin:
        return invalidPinSentence(problem.reason);
    case ProblemKind::NoPieces:
        return QT_TRANSLATE_NOOP("Problem", "no pieces are asked for");
    case ProblemKind::NoWeights:
        return QT_TRANSLATE_NOOP("Problem", "no room of the piece list has a weight above zero");
    case ProblemKind::TooSmall:
        return tooSmallSentence(problem.reason);
    case ProblemKind::UnknownRoom:
        return QT_TRANSLATE_NOOP("Problem", "the catalogue has no room of the code %1, so that nothing is built");
    case ProblemKind::OutsideFloor:
        return outsideSentence(problem.number);
    case ProblemKind::Misplaced:
        return misplacedSentence(problem.reason);
    }
    return "";
}

QString withNumber(const QString& sentence, const Problem& problem)
{
    return sentence.contains(QLatin1String("%1")) ? sentence.arg(problem.number) : sentence;
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
    return withNumber(problemSentence(sentenceOf(problem)), problem);
}

QString problemTextInFiles(const Problem& problem)
{
    return withNumber(QString::fromLatin1(sentenceOf(problem)), problem);
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
