#include "slowstrip.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace zonewright::test {

namespace {

/// Rows of text, the border included: `#` brick, `.` slab.
using Picture = std::vector<std::string>;

Picture bricks(int width, int rows)
{
    return {static_cast<std::size_t>(rows) + 2, std::string(static_cast<std::size_t>(width), '#')};
}

char& cellOf(Picture& picture, Point at)
{
    return picture.at(static_cast<std::size_t>(at.y)).at(static_cast<std::size_t>(at.x));
}

void drawRoom(Picture& picture, const RoomType& room, int column)
{
    for (int x = 0; x < room.width(); ++x) {
        for (int y = 1; y + 1 < static_cast<int>(picture.size()); ++y) {
            if (room.columns[static_cast<std::size_t>(x)] >> (y - 1) & 1)
                cellOf(picture, {column + x, y}) = '.';
        }
    }
}

using Cells = std::set<std::pair<int, int>>;

/// Takes the slabs joined to a cell out of the picture, which is all bricks around.
void takeRegion(Picture& picture, Point from, Cells& region)
{
    std::vector<Point> waiting{from};
    while (!waiting.empty()) {
        const Point at = waiting.back();
        waiting.pop_back();
        if (cellOf(picture, at) != '.')
            continue;
        cellOf(picture, at) = '#';
        region.emplace(at.y, at.x);
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}})
            waiting.push_back(at + step);
    }
}

struct ExpectedJoint
{
    JointState state = JointState::Blocked;
    PinSource pin = PinSource::None;
    std::vector<Point> open; ///< empty where it is drawn
};

/// The floor as the rules give it, step by step.
class SlowStrip
{
public:
    SlowStrip(const RoomCatalogue& catalogue, const StripSettings& settings, const StripFloor& floor)
        : m_contents(catalogue.contents())
        , m_settings(settings)
        , m_floor(floor)
    {
    }

    std::string verdict()
    {
        if (!roomsAgree())
            return "the rooms differ";
        for (std::size_t i = 0; i + 1 < m_rooms.size(); ++i) {
            if (std::string fault = jointFault(i); !fault.empty())
                return fmt::format("joint {}: {}", i, fault);
        }
        pinsOffJoints();
        for (const StripJoint& joint : m_floor.joints()) {
            for (const Point cell : m_floor.open(joint))
                cellOf(m_picture, cell) = '.';
        }
        placeHero();
        if (m_floor.hero() != m_hero)
            return "the hero stands elsewhere";
        for (std::size_t y = 0; y < m_picture.size(); ++y) {
            if (m_floor.rowText(static_cast<int>(y)) != m_picture[y])
                return fmt::format("row {} is {}, not {}", y, m_floor.rowText(static_cast<int>(y)), m_picture[y]);
        }
        findRegions();
        return std::ranges::equal(m_problems, m_floor.problems()) ? "" : "the problems differ";
    }

private:
    const RoomType* typeOf(std::int32_t code) const
    {
        const auto found = std::ranges::find(m_contents.rooms, code, &RoomType::code);
        return found == m_contents.rooms.end() ? nullptr : &*found;
    }

    bool roomsAgree()
    {
        std::vector<std::int32_t> codes;
        for (const StripRoom& room : m_floor.rooms())
            codes.push_back(room.code);
        if (m_settings.sequence.empty() ? static_cast<int>(codes.size()) != m_settings.count
                                        : codes != m_settings.sequence)
            return false;
        int column = 1;
        for (const StripRoom& room : m_floor.rooms()) {
            m_rooms.push_back(typeOf(room.code));
            if (m_rooms.back() == nullptr)
                return false;
            const int type = static_cast<int>(m_rooms.back() - m_contents.rooms.data());
            if (room != StripRoom{type, room.code, column, m_rooms.back()->width()})
                return false;
            m_columns.push_back(column);
            column += m_rooms.back()->width() + 1;
        }
        m_picture = bricks(column, m_contents.rows);
        for (std::size_t i = 0; i < m_rooms.size(); ++i)
            drawRoom(m_picture, *m_rooms[i], m_columns[i]);
        m_patterns = m_picture;
        return m_floor.size() == Size{column, m_contents.rows + 2} && m_floor.joints().size() + 1 == m_rooms.size();
    }

    std::vector<int> candidatesAt(int column)
    {
        std::vector<int> rows;
        for (int y = 1; y <= m_contents.rows; ++y) {
            if (cellOf(m_patterns, {column - 1, y}) == '.' && cellOf(m_patterns, {column + 1, y}) == '.')
                rows.push_back(y);
        }
        return rows;
    }

    std::string jointFault(std::size_t index)
    {
        const StripJoint& joint = m_floor.joints()[index];
        const int column = m_columns[index + 1] - 1;
        if (joint.column != column || joint.left != m_rooms[index]->code || joint.right != m_rooms[index + 1]->code)
            return "it stands elsewhere";
        const std::vector<int> candidates = candidatesAt(column);
        ColumnMask mask = 0;
        for (const int row : candidates)
            mask |= rowBit(row);
        if (joint.candidates != mask)
            return "its candidates differ";
        const ExpectedJoint expected = expectedJoint(index, column, candidates);
        if (joint.state != expected.state || joint.pin != expected.pin)
            return fmt::format("it is {}", word(joint.state));
        const std::span<const Point> open = m_floor.open(joint);
        if (expected.state == JointState::Drawn) {
            const bool one = open.size() == 1 && open[0].x == column;
            return one && std::ranges::count(candidates, open[0].y) == 1 ? "" : "what was drawn is no candidate";
        }
        return std::ranges::equal(open, expected.open) ? "" : "other cells are open";
    }

    void report(ProblemKind kind, Point at, ProblemReason reason, std::int64_t number)
    {
        m_problems.push_back({.kind = kind, .at = at, .reason = reason, .number = number});
    }

    ExpectedJoint expectedJoint(std::size_t index, int column, const std::vector<int>& candidates)
    {
        const RoomType& left = *m_rooms[index];
        const RoomType& right = *m_rooms[index + 1];
        const std::int64_t number = std::int64_t{left.code} - right.code;
        const auto moved = [&](const PathCells& cells) {
            std::vector<Point> open;
            for (const Point cell : cells)
                open.push_back({column + cell.x, cell.y});
            return open;
        };
        const auto isCandidate = [&](int row) { return std::ranges::count(candidates, row) == 1; };
        for (const JointPin& pin : m_settings.pins) {
            if (pin.column != column)
                continue;
            if (pin.path.empty() && isCandidate(pin.row))
                return {JointState::Pinned, PinSource::Floor, {{column, pin.row}}};
            const ProblemReason fault =
                pin.path.empty() ? ProblemReason::NotACandidate : slowPathFault(left, right, m_contents.rows, pin.path);
            if (fault == ProblemReason::None)
                return {JointState::Pinned, PinSource::Floor, moved(pin.path)};
            report(ProblemKind::InvalidPin, {column, pin.path.empty() ? pin.row : pin.path[0].y}, fault, number);
        }
        for (const PairPin& pin : m_contents.pins) {
            if (pin.left != left.code || pin.right != right.code)
                continue;
            if (isCandidate(pin.row))
                return {JointState::Pinned, PinSource::Catalogue, {{column, pin.row}}};
            report(ProblemKind::InvalidPin, {column, pin.row}, ProblemReason::NotACandidate, number);
        }
        if (!candidates.empty())
            return {JointState::Drawn, PinSource::None, {}};
        ProblemReason blocked = ProblemReason::NoCandidate;
        for (const SpecialPath& path : m_contents.specialPaths) {
            if (path.left != left.code || path.right != right.code)
                continue;
            blocked = slowPathFault(left, right, m_contents.rows, path.cells);
            if (blocked == ProblemReason::None)
                return {JointState::Special, PinSource::None, moved(path.cells)};
        }
        report(ProblemKind::Blocked, {column, 1}, blocked, number);
        return {};
    }

    void pinsOffJoints()
    {
        for (const JointPin& pin : m_settings.pins) {
            const bool onJoint = std::ranges::any_of(
                m_floor.joints(), [&](const StripJoint& joint) { return joint.column == pin.column; });
            if (!onJoint) {
                report(ProblemKind::InvalidPin, {pin.column, pin.path.empty() ? pin.row : pin.path[0].y},
                       ProblemReason::OffAnyJoint, 0);
            }
        }
    }

    void placeHero()
    {
        const int width = static_cast<int>(m_picture[0].size());
        m_hero = {m_columns.back() + m_rooms.back()->start.x - 1, m_rooms.back()->start.y};
        if (m_settings.hero) {
            const Point above = *m_settings.hero;
            if (above.x >= 1 && above.x <= width - 2 && above.y >= 1 && above.y <= m_contents.rows) {
                m_hero = above;
                cellOf(m_picture, above) = '.';
            } else {
                report(ProblemKind::HeroOutside, above, ProblemReason::None, 0);
            }
        }
    }

    void findRegions()
    {
        Picture left = m_picture;
        Cells region;
        takeRegion(left, m_hero, region);
        if (region.size() == 1)
            report(ProblemKind::WalledIn, m_hero, ProblemReason::None, 0);
        for (int y = 0; y < static_cast<int>(left.size()); ++y) {
            for (int x = 0; x < static_cast<int>(left[0].size()); ++x) {
                region.clear();
                takeRegion(left, {x, y}, region);
                if (!region.empty()) {
                    report(ProblemKind::Unreachable, {x, y}, ProblemReason::None,
                           static_cast<std::int64_t>(region.size()));
                }
            }
        }
    }

    const CatalogueContents& m_contents;
    const StripSettings& m_settings;
    const StripFloor& m_floor;
    std::vector<const RoomType*> m_rooms;
    std::vector<int> m_columns;
    Picture m_patterns;
    Picture m_picture;
    Point m_hero;
    std::vector<Problem> m_problems;
};

} // namespace

std::string slowVerdict(const RoomCatalogue& catalogue, const StripSettings& settings, const StripFloor& floor)
{
    return SlowStrip(catalogue, settings, floor).verdict();
}

ProblemReason slowPathFault(const RoomType& left, const RoomType& right, int rows, std::span<const Point> cells)
{
    const int joint = left.width() + 1;
    Picture picture = bricks(left.width() + right.width() + 3, rows);
    drawRoom(picture, left, 1);
    drawRoom(picture, right, joint + 1);
    const Picture before = picture;
    for (const Point cell : cells) {
        if (cell.x < -left.width() || cell.x > right.width() || cell.y < 1 || cell.y > rows)
            return ProblemReason::PathLeavesRooms;
        cellOf(picture, {joint + cell.x, cell.y}) = '.';
    }
    for (int x = 1; x < joint; ++x) {
        for (int y = 1; y <= rows; ++y) {
            if (before[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] != '.')
                continue;
            Cells region;
            takeRegion(picture, {x, y}, region);
            const bool joined = std::ranges::any_of(region, [&](std::pair<int, int> cell) {
                return cell.second > joint &&
                       before[static_cast<std::size_t>(cell.first)][static_cast<std::size_t>(cell.second)] == '.';
            });
            if (joined)
                return ProblemReason::None;
        }
    }
    return ProblemReason::PathDoesNotJoin;
}

} // namespace zonewright::test
