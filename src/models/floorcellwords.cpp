#include "models/floorcellwords.h"

#include "document/document.h"
#include "document/jointedits.h"
#include "models/floorwords.h"
#include "models/words.h"
#include "project/problemtext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

bool holds(std::span<const Point> cells, Point cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

class FloorCellWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::FloorCellWords)

public:
    explicit FloorCellWords(const Document& document)
        : m_document(document)
        , m_focus(document.floorFocus())
        , m_built(m_focus.built())
        , m_strip(m_focus.strip())
    {
    }

    /// About the floor in focus as it was while it was made.
    FloorCellWords(const Document& document, const BuiltFloor& then)
        : m_document(document)
        , m_focus(document.floorFocus())
        , m_built(&then)
        , m_strip(std::get_if<StripFloor>(&then.made))
        , m_isThen(true)
    {
    }

    [[nodiscard]] QString cell(Point at) const
    {
        if (m_built == nullptr || !m_built->level.cells.contains(at))
            return {};
        QStringList parts{m_isThen ? tr("%1, at this step").arg(plainPlace(at)) : place(at)};
        parts << standing(at);
        return parts.join(QStringLiteral(" · "));
    }

    [[nodiscard]] QStringList joint(int column) const
    {
        const StripJoint* joint = m_focus.joint(column);
        if (joint == nullptr)
            return {};
        QStringList lines{tr("Column %1 · rooms %2 and %3 · pair %4")
                              .arg(number(column), number(joint->left), number(joint->right), number(joint->pair()))};
        const QString rows = rowsText(joint->candidates, QLatin1String(", "));
        lines << (rows.isEmpty() ? tr("No candidate") : tr("Candidates: %1").arg(rows));
        lines << (walledUp(*m_built, *joint) ? tr("%1, walled up by hand", "Row 4: drawn junction").arg(state(*joint))
                                             : state(*joint));
        for (const Problem& problem : m_strip->problems()) {
            if (problem.at.x == column &&
                (problem.kind == ProblemKind::InvalidPin || problem.kind == ProblemKind::Blocked))
                lines << capitalised(problemText(problem));
        }
        return lines;
    }

    [[nodiscard]] QString draftTitle() const
    {
        const int column = m_document.pathDraft().column();
        const StripJoint* joint = m_focus.joint(column);
        if (joint == nullptr)
            return {};
        return tr("Path of column %1 · rooms %2 and %3 · pair %4")
            .arg(number(column), number(joint->left), number(joint->right), number(joint->pair()));
    }

    [[nodiscard]] static QString verdict(const PathDraft& draft)
    {
        const auto count = static_cast<int>(draft.cells().size());
        if (count == 0)
            return tr("no cell yet: choose the bricks to open");
        const QString cells = tr("%n cell(s)", nullptr, count);
        switch (draft.fault()) {
        case ProblemReason::None:
            return count == usualPathLength ? tr("joins the rooms · %1").arg(cells)
                                            : tr("joins the rooms · %1, not the usual two").arg(cells);
        case ProblemReason::PathLeavesRooms:
            return tr("a cell is outside the two rooms · %1").arg(cells);
        default:
            return tr("does not join the rooms yet · %1").arg(cells);
        }
    }

    [[nodiscard]] static QString cellRefusal(const PathDraft& draft, Point at)
    {
        if (!draft.accepts(at))
            return tr("Cell %1 lies in neither of the two rooms nor in their joint.").arg(positionText(at));
        return tr("A path has %n cell(s) at most.", nullptr, pathLengthLimits.high);
    }

    [[nodiscard]] static QString pinRefusal(const PathDraft& draft)
    {
        if (draft.cells().empty())
            return tr("The path has no cell yet.");
        return draft.fault() == ProblemReason::PathLeavesRooms
                   ? tr("The path is not taken: a cell of it lies outside the two rooms.")
                   : tr("The path is not taken: it does not join the two rooms.");
    }

private:
    static QString number(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

    [[nodiscard]] bool isByHand(Point at) const
    {
        return !m_isThen && m_focus.plan() != nullptr &&
               std::ranges::find(m_focus.plan()->touchUps, at, &TouchUp::at) != m_focus.plan()->touchUps.end();
    }

    /// Without a word of joints.
    [[nodiscard]] QString plainPlace(Point at) const { return tr("Cell %1: %2").arg(positionText(at), kind(at)); }

    /// Where it is, and what.
    [[nodiscard]] QString place(Point at) const
    {
        if (m_strip != nullptr) {
            const StripJoint* joint = m_focus.joint(at.x);
            const bool isRow = at.y >= 1 && at.y < m_strip->size().height - 1;
            if (joint != nullptr && isRow && !isByHand(at))
                return tr("Column %1, row %2: %3").arg(number(at.x), number(at.y), inJoint(*joint, at));
            const StripJoint* opened = jointOpenAt(*m_strip, at);
            if (opened != nullptr && isByHand(at) && walledUp(*m_built, at)) {
                return tr("Cell %1: %2 of column %3, walled up by hand")
                    .arg(positionText(at), opening(*opened), number(opened->column));
            }
            if (joint == nullptr && !isByHand(at) && opened != nullptr)
                return tr("Cell %1: %2 of column %3", "12,3: special path of column 12")
                    .arg(positionText(at), opening(*opened), number(opened->column));
        }
        return plainPlace(at);
    }

    [[nodiscard]] QString inJoint(const StripJoint& joint, Point at) const
    {
        if (holds(m_strip->open(joint), at))
            return opening(joint);
        if ((joint.candidates & rowBit(at.y)) != 0)
            return tr("candidate");
        return joint.state == JointState::Blocked ? tr("blocked joint") : tr("brick of the joint");
    }

    [[nodiscard]] bool isPath(const StripJoint& joint) const
    {
        const auto open = m_strip->open(joint);
        if (joint.pin == PinSource::Floor) {
            const JointPin* pin = pinOf(*m_focus.plan()->strip(), joint.column);
            return pin != nullptr && !pin->path.empty();
        }
        return joint.state == JointState::Special || open.size() != 1;
    }

    [[nodiscard]] QString opening(const StripJoint& joint) const
    {
        if (isPath(joint))
            return joint.state == JointState::Pinned ? tr("pinned path") : tr("special path");
        if (joint.pin == PinSource::Floor)
            return tr("pinned junction");
        return joint.pin == PinSource::Catalogue ? tr("junction pinned everywhere") : tr("drawn junction");
    }

    [[nodiscard]] QString state(const StripJoint& joint) const
    {
        if (joint.state == JointState::Blocked)
            return tr("Blocked");
        const auto open = m_strip->open(joint);
        if (!isPath(joint))
            return tr("Row %1: %2").arg(number(open.front().y), opening(joint));
        return tr("%1: cells %2").arg(capitalised(opening(joint)), positionsText(open));
    }

    [[nodiscard]] QString kind(Point at) const
    {
        constexpr std::array<const char*, levelCellCount - terrainCount> names{
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "earth"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "wall"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "floor"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "corridor"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "door"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "locked door"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "brick"),
            QT_TRANSLATE_NOOP("zonewright::FloorCellWords", "slab"),
        };
        const LevelCell cell = m_built->level.cells[at];
        if (isTerrain(cell))
            return terrainName(static_cast<Terrain>(cell));
        const QString name = tr(names[static_cast<std::size_t>(cell) - terrainCount]);
        const auto room = roomAt(at);
        const bool isOfRoom = room && (m_strip != nullptr || cell == LevelCell::Floor);
        const QString roomName = isOfRoom ? roomNameAt(at) : QString();
        const QString text =
            !isOfRoom ? name
            : roomName.isEmpty()
                ? tr("%1 of room %2", "slab of room 4").arg(name, number(*room))
                : tr("%1 of room %2 (%3)", "floor of room 4 (vault)").arg(name, number(*room), roomName);
        return isByHand(at) ? tr("%1, set by hand").arg(text) : text;
    }

    /// The code or id of the room that a cell lies in.
    [[nodiscard]] std::optional<std::int64_t> roomAt(Point at) const
    {
        if (m_strip != nullptr) {
            const auto after = std::ranges::upper_bound(m_strip->rooms(), at.x, {}, &StripRoom::column);
            if (after == m_strip->rooms().begin() || at.y < 1 || at.y >= m_strip->size().height - 1)
                return std::nullopt;
            const StripRoom& room = *std::prev(after);
            return at.x < room.column + room.width ? std::optional<std::int64_t>(room.code) : std::nullopt;
        }
        const auto& rooms = std::get<DugFloor>(m_built->made).rooms;
        const auto room = std::ranges::find_if(rooms, [at](const DugRoom& one) { return one.floor.contains(at); });
        return room != rooms.end() ? std::optional<std::int64_t>(room->id) : std::nullopt;
    }

    /// What the piece list calls the room of a dug floor.
    [[nodiscard]] QString roomNameAt(Point at) const
    {
        const auto isRoomThere = [at](const Marker& marker) {
            return marker.kind == MarkerKind::Room && marker.at.contains(at);
        };
        const auto room = std::ranges::find_if(m_built->level.markers, isRoomThere);
        return room != m_built->level.markers.end() ? QString::fromStdString(room->name) : QString();
    }

    /// What stands on a cell, doors and rooms left out.
    [[nodiscard]] QStringList standing(Point at) const
    {
        QStringList texts;
        for (const Marker& marker : m_built->level.markers) {
            if (marker.at.x != at.x || marker.at.y != at.y)
                continue;
            if (const QString text = markerText(marker); !text.isEmpty())
                texts << text;
        }
        return texts;
    }

    [[nodiscard]] static QString markerText(const Marker& marker)
    {
        switch (marker.kind) {
        case MarkerKind::Hero:
            return tr("hero");
        case MarkerKind::Exit:
            return tr("exit");
        case MarkerKind::StairsUp:
            return tr("stairs up");
        case MarkerKind::StairsDown:
            return tr("stairs down");
        case MarkerKind::Room:
        case MarkerKind::Door:
        case MarkerKind::LockedDoor:
            return {};
        default:
            return QString::fromStdString(marker.name);
        }
    }

    const Document& m_document;
    const FloorFocus& m_focus;
    const BuiltFloor* m_built;
    const StripFloor* m_strip;
    bool m_isThen = false; ///< nothing is set by hand yet, and joints are not open yet perhaps
};

} // namespace

const StripJoint* jointOpenAt(const StripFloor& floor, Point cell)
{
    const int reach = roomWidthLimits.high;
    const auto first = std::ranges::lower_bound(floor.joints(), cell.x - reach, {}, &StripJoint::column);
    const auto end = std::ranges::upper_bound(floor.joints(), cell.x + reach, {}, &StripJoint::column);
    const auto found =
        std::find_if(first, end, [&](const StripJoint& joint) { return holds(floor.open(joint), cell); });
    return found != end ? &*found : nullptr;
}

QString floorCellText(const Document& document, Point cell)
{
    return FloorCellWords(document).cell(cell);
}

QString floorCellText(const Document& document, const BuiltFloor& then, Point cell)
{
    return FloorCellWords(document, then).cell(cell);
}

QStringList jointLines(const Document& document, int column)
{
    return FloorCellWords(document).joint(column);
}

QString pathTitle(const Document& document)
{
    return FloorCellWords(document).draftTitle();
}

QString pathVerdict(const PathDraft& draft)
{
    return FloorCellWords::verdict(draft);
}

QString pathCellRefusal(const PathDraft& draft, Point cell)
{
    return FloorCellWords::cellRefusal(draft, cell);
}

QString pathPinRefusal(const PathDraft& draft)
{
    return FloorCellWords::pinRefusal(draft);
}

} // namespace zonewright
