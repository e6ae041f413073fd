#include "document/articleproject.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "models/floorcellwords.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestFloorCellWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init()
    {
        m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
        test::openArticle(*m_document);
    }

    void saysHowAJointIsOpen()
    {
        const StripJoint drawn = *focus().joint(4); // its only candidate is row 3
        QVERIFY(drawn.state == JointState::Drawn);
        QCOMPARE(at({4, 3}), QStringLiteral("Column 4, row 3: drawn junction"));
        QCOMPARE(at({4, 2}), QStringLiteral("Column 4, row 2: brick of the joint"));
        QVERIFY(toggleCandidate(*m_document, test::articleFloor, {.column = 12, .row = 5}));
        QCOMPARE(at({12, 5}), QStringLiteral("Column 12, row 5: pinned junction"));
        QCOMPARE(at({12, 4}), QStringLiteral("Column 12, row 4: candidate"));
        const std::array columns{12};
        QVERIFY(pinPairsEverywhere(*m_document, test::articleFloor, columns));
        QVERIFY(toggleCandidate(*m_document, test::articleFloor, {.column = 12, .row = 5}));
        QCOMPARE(at({12, 5}), QStringLiteral("Column 12, row 5: junction pinned everywhere"));
    }

    void saysWhatRoomsAreMadeOf()
    {
        QCOMPARE(at({10, 3}), QStringLiteral("Cell 10,3: slab of room 4"));
        QCOMPARE(at({0, 3}), QStringLiteral("Cell 0,3: brick"));
        QCOMPARE(at({18, 3}), QStringLiteral("Cell 18,3: slab of room 0 · hero"));
        QCOMPARE(at({2, 3}), QStringLiteral("Cell 2,3: slab of room 1 · exit"));
        const std::array touched{TouchUp{.at = {10, 3}, .cell = LevelCell::Brick}};
        QVERIFY(touchUpFloor(*m_document, test::articleFloor, touched, {}));
        QCOMPARE(at({10, 3}), QStringLiteral("Cell 10,3: brick of room 4, set by hand"));
        QCOMPARE(at({-1, 0}), QString());
        QCOMPARE(at({21, 6}), QString());
    }

    void saysWhatPathsAre()
    {
        focus().setFloor(test::specialFloor);
        QCOMPARE(at({4, 1}), QStringLiteral("Column 4, row 1: special path"));
        const PathCells beside{{0, 2}, {0, 3}, {1, 3}};
        const auto pinned = pinPath(*m_document, test::specialFloor, 4, beside);
        QVERIFY(pinned);
        QCOMPARE(at({4, 2}), QStringLiteral("Column 4, row 2: pinned path"));
        QCOMPARE(at({5, 3}), QStringLiteral("Cell 5,3: pinned path of column 4"));
        QVERIFY(jointOpenAt(*focus().strip(), {5, 3}) == focus().joint(4));
        QVERIFY(jointOpenAt(*focus().strip(), {6, 3}) == nullptr);
        focus().setFloor(test::blockedFloor);
        QCOMPARE(at({4, 2}), QStringLiteral("Column 4, row 2: blocked joint"));
    }

    void saysWhatIsDug()
    {
        focus().setFloor(test::articleDug);
        const auto& dug = std::get<DugFloor>(focus().built()->made);
        const DugRoom& room = dug.rooms.back();
        const Point inside{room.floor.x, room.floor.y};
        QVERIFY(at(inside).startsWith(
            QStringLiteral("Cell %1,%2: floor of room %3").arg(inside.x).arg(inside.y).arg(room.id)));
        const auto isRoom = [&](const Marker& marker) {
            return marker.kind == MarkerKind::Room && marker.at == room.floor;
        };
        const auto marker = std::ranges::find_if(focus().built()->level.markers, isRoom);
        QVERIFY(at(inside).contains(QStringLiteral("(%1)").arg(QString::fromStdString(marker->name))));
        const Point door = dug.doors.front().at;
        QCOMPARE(at(door), QStringLiteral("Cell %1,%2: door").arg(door.x).arg(door.y));
        QVERIFY(at(*dug.up).endsWith(QStringLiteral("stairs up")));
        QCOMPARE(at({0, 0}), QStringLiteral("Cell 0,0: earth"));
    }

    void linesTellAllOfAJoint()
    {
        QCOMPARE(jointLines(*m_document, 4),
                 QStringList({QStringLiteral("Column 4 · rooms 1 and 15 · pair -14"), QStringLiteral("Candidates: 3"),
                              QStringLiteral("Row 3: drawn junction")}));
        QCOMPARE(jointLines(*m_document, 12).value(1), QStringLiteral("Candidates: 1, 3, 4, 5"));
        QVERIFY(jointLines(*m_document, 5).isEmpty());
        focus().setFloor(test::blockedFloor);
        const QStringList lines = jointLines(*m_document, 4);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[1], QStringLiteral("No candidate"));
        QCOMPARE(lines[2], QStringLiteral("Blocked"));
    }

    void linesTellOfPinsThatAreNotApplied()
    {
        const std::array pins{JointPin{.column = 12, .row = 2}};
        QVERIFY(pinJoints(*m_document, test::articleFloor, pins));
        QVERIFY(jointLines(*m_document, 12).last().contains(QStringLiteral("not applied")));
    }

    void saysWhatIsWalledUp()
    {
        const std::array bricks{TouchUp{.at = {4, 3}, .cell = LevelCell::Brick}};
        QVERIFY(touchUpFloor(*m_document, test::articleFloor, bricks, {}));
        QCOMPARE(at({4, 3}), QStringLiteral("Cell 4,3: drawn junction of column 4, walled up by hand"));
        QCOMPARE(at({4, 2}), QStringLiteral("Column 4, row 2: brick of the joint"));
        QCOMPARE(jointLines(*m_document, 4).value(2), QStringLiteral("Row 3: drawn junction, walled up by hand"));
        const std::array slabs{TouchUp{.at = {4, 3}, .cell = LevelCell::Slab}};
        QVERIFY(touchUpFloor(*m_document, test::articleFloor, slabs, {}));
        QCOMPARE(at({4, 3}), QStringLiteral("Cell 4,3: slab, set by hand"));
        QCOMPARE(jointLines(*m_document, 4).value(2), QStringLiteral("Row 3: drawn junction"));
    }

    void judgesThePathThatIsDrawn()
    {
        focus().setFloor(test::specialFloor);
        PathDraft& draft = m_document->pathDraft();
        QVERIFY(draft.begin(4));
        QCOMPARE(pathTitle(*m_document), QStringLiteral("Path of column 4 · rooms 0 and 1 · pair -1"));
        QCOMPARE(pathVerdict(draft), QStringLiteral("joins the rooms · 2 cell(s)"));
        QVERIFY(draft.toggle({4, 5}));
        QCOMPARE(pathVerdict(draft), QStringLiteral("joins the rooms · 3 cell(s), not the usual two"));
        QVERIFY(draft.toggle({4, 5}));
        QVERIFY(draft.toggle({4, 1}));
        QCOMPARE(pathVerdict(draft), QStringLiteral("does not join the rooms yet · 1 cell(s)"));
        QVERIFY(pathPinRefusal(draft).contains(QStringLiteral("does not join")));
        QVERIFY(draft.toggle({4, 2}));
        QCOMPARE(pathVerdict(draft), QStringLiteral("no cell yet: choose the bricks to open"));
        QCOMPARE(pathCellRefusal(draft, {9, 2}),
                 QStringLiteral("Cell 9,2 lies in neither of the two rooms nor in their joint."));
    }

private:
    [[nodiscard]] FloorFocus& focus() { return m_document->floorFocus(); }

    [[nodiscard]] QString at(Point cell) const { return floorCellText(*m_document, cell); }

    std::unique_ptr<Document> m_document;
};

ZONEWRIGHT_TEST(floorcellwords, TestFloorCellWords)
#include "tst_floorcellwords.moc"
