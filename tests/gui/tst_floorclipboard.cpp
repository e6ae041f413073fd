#include "app/statusline.h"
#include "document/catalogueedits.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/problemwatch.h"
#include "document/quickfixes.h"
#include "gui/handsonfloor.h"
#include "project/cataloguefile.h"
#include "support/testregistry.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMimeData>
#include <QTreeView>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// Areas of a floor that are cut, copied, pasted and moved, and what becomes of what is set by hand when floors are
/// redrawn, in the real window.
class TestFloorClipboard : public QObject, protected HandsOnFloor
{
    Q_OBJECT

private Q_SLOTS:

    void init() { openEditor(); }

    void cleanup();
    void anAreaIsCopiedAndPasted();
    void anAreaIsCutOut();
    void anAreaIsMovedByADrag();
    void pastingByKeysAlone();
    void pastingBeginsFromTheDungeons();
    void cuttingWhatWasMadeSaysSo();
    void pastingFromADugFloorOntoAStripFloor();
    void pastingAtTheEdgeLeavesOutTheRest();
    void damagedCellsAreRefusedInOneSentence();
    void textFieldsKeepTheirOwnKeys();
    void commandsWaitForAnArea();
    void clearingGivesAllBack();
    void redrawingJunctionsKeepsWhatIsSetByHand();
    void whatNoLongerFitsIsAProblemAndComesBack();

private:
    void select(Rect area);

    void clickOn(Point cell) { drag(cell, cell); }
};

namespace {

Marker lampAt(Point at)
{
    return {.kind = MarkerKind::Custom, .at = {at.x, at.y, 1, 1}, .name = "lamp", .properties = {{"light", "3"}}};
}

} // namespace

void TestFloorClipboard::cleanup()
{
    m_editor.reset();
    QGuiApplication::clipboard()->clear();
}

void TestFloorClipboard::select(Rect area)
{
    action(ActionId::AreaTool).trigger();
    document().floorTools().setArea(std::nullopt);
    drag({area.x, area.y}, {area.right() - 1, area.bottom() - 1});
    QCOMPARE(*document().floorTools().area(), area);
    QCoreApplication::processEvents(); // the commands follow
}

void TestFloorClipboard::anAreaIsCopiedAndPasted()
{
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{3, 2}, LevelCell::Door}}, {}));
    QVERIFY(placeMarker(document(), focus().floor(), lampAt({2, 2})));
    const std::string before = bytes();
    const int count = steps();
    select({2, 1, 3, 3});
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasFormat(QString::fromLatin1(cellsMimeType)));
    QCOMPARE(data->text().count(QLatin1Char('\n')), 3);
    QTRY_VERIFY(action(ActionId::PasteCells).isEnabled());
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().floorTools().tool(), ToolKind::Paste);
    clickOn({8, 3});
    QCOMPARE(steps(), count + 1);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x)
            QCOMPARE(cellAt({7 + x, 2 + y}), cellAt({2 + x, 1 + y}));
    }
    QCOMPARE(focus().plan()->markers.back(), lampAt({7, 3}));
    clickOn({14, 3}); // it goes on
    QCOMPARE(steps(), count + 2);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QCOMPARE(document().floorTools().tool(), ToolKind::Area);
    action(ActionId::Undo).trigger();
    action(ActionId::Undo).trigger();
    QCOMPARE(bytes(), before);
}

void TestFloorClipboard::anAreaIsCutOut()
{
    const LevelCell made = cellAt({3, 2});
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{3, 2}, LevelCell::Door}}, {}));
    QVERIFY(placeMarker(document(), focus().floor(), lampAt({2, 2})));
    const std::string before = bytes();
    const int count = steps();
    select({2, 1, 3, 3});
    QTest::keyClick(&view(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(steps(), count + 1);
    QCOMPARE(cellAt({3, 2}), made);
    QVERIFY(focus().plan()->markers.empty());
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto clip = parseCells(data->data(QString::fromLatin1(cellsMimeType)).toStdString());
    QVERIFY(clip);
    QCOMPARE((clip->cells[{1, 1}]), LevelCell::Door);
    QVERIFY(clip->markers == std::vector{lampAt({0, 1})});
    action(ActionId::Undo).trigger();
    QCOMPARE(bytes(), before);
}

void TestFloorClipboard::anAreaIsMovedByADrag()
{
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{3, 2}, LevelCell::Door}}, {}));
    const std::string before = bytes();
    const int count = steps();
    select({2, 1, 3, 3});
    drag({3, 2}, {9, 2});
    QCOMPARE(steps(), count + 1);
    QCOMPARE(cellAt({9, 2}), LevelCell::Door);
    QVERIFY(cellAt({3, 2}) != LevelCell::Door);
    action(ActionId::Undo).trigger();
    QCOMPARE(bytes(), before);
}

void TestFloorClipboard::pastingByKeysAlone()
{
    select({2, 1, 3, 3});
    QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(action(ActionId::PasteCells).isEnabled());
    test::move(view(), pixelOf({8, 3}));
    QTest::keyClick(&view(), Qt::Key_V, Qt::ControlModifier);
    QTest::keyClick(&view(), Qt::Key_Right); // shows the cursor
    QTest::keyClick(&view(), Qt::Key_Right);
    QTest::keyClick(&view(), Qt::Key_Return);
    QCOMPARE(steps(), 1);
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 3; ++x)
            QCOMPARE(cellAt({8 + x, 2 + y}), cellAt({2 + x, 1 + y}));
    }
}

/// Where another floor was just picked, too.
void TestFloorClipboard::pastingBeginsFromTheDungeons()
{
    select({2, 1, 3, 3});
    action(ActionId::CopyCells).trigger();
    QTRY_VERIFY(action(ActionId::PasteCells).isEnabled());
    auto& tree = m_editor->part<QTreeView>("dungeonsTree");
    tree.setFocus();
    QVERIFY(tree.hasFocus());
    QTest::keyClick(&tree, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().floorTools().tool(), ToolKind::Paste);
    QVERIFY(view().hasFocus());
    const int count = steps();
    clickOn({8, 3});
    QCOMPARE(steps(), count + 1);
}

/// Generation's own cells are given back to it by being cut, which changes nothing.
void TestFloorClipboard::cuttingWhatWasMadeSaysSo()
{
    select({2, 1, 3, 3});
    const std::string before = bytes();
    QTest::keyClick(&view(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(bytes(), before);
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasFormat(QString::fromLatin1(cellsMimeType)));
    QVERIFY(m_editor->window.findChild<StatusLine*>()->placeText().contains(QStringLiteral("nothing is cut")));
}

void TestFloorClipboard::pastingFromADugFloorOntoAStripFloor()
{
    showFloor(dugFloorOf(document().project()));
    QVERIFY(touchUpFloor(document(), focus().floor(),
                         std::array{TouchUp{{3, 3}, LevelCell::Corridor}, TouchUp{{4, 3}, LevelCell::Wall},
                                    TouchUp{{5, 3}, LevelCell::Door}},
                         {}));
    select({3, 3, 3, 1});
    action(ActionId::CopyCells).trigger();
    showFloor(stripOfSample);
    QTRY_VERIFY(action(ActionId::PasteCells).isEnabled());
    action(ActionId::PasteCells).trigger();
    clickOn({4, 3});
    QCOMPARE(cellAt({3, 3}), LevelCell::Slab);
    QCOMPARE(cellAt({4, 3}), LevelCell::Brick);
    QCOMPARE(cellAt({5, 3}), LevelCell::Door);
}

void TestFloorClipboard::pastingAtTheEdgeLeavesOutTheRest()
{
    select({2, 1, 3, 3});
    action(ActionId::CopyCells).trigger();
    QTRY_VERIFY(action(ActionId::PasteCells).isEnabled());
    action(ActionId::PasteCells).trigger();
    clickOn({0, 0});
    QCOMPARE(focus().plan()->touchUps.size(), std::size_t{4});
}

void TestFloorClipboard::damagedCellsAreRefusedInOneSentence()
{
    const std::string before = bytes();
    for (const QByteArray& text :
         {QByteArray("rubbish"), QByteArray("{}"), QByteArray(R"({"format":"zonewright-cells","version":9})")}) {
        auto* data = new QMimeData; // the clipboard takes it
        data->setData(QString::fromLatin1(cellsMimeType), text);
        QGuiApplication::clipboard()->setMimeData(data);
        QTRY_VERIFY(action(ActionId::PasteCells).isEnabled());
        action(ActionId::PasteCells).trigger();
        QCOMPARE(document().floorTools().tool(), ToolKind::Pin);
        const QString said = m_editor->text("statusPlace");
        QVERIFY2(said.endsWith(QLatin1Char('.')) && !said.contains(QLatin1Char('\n')), qPrintable(said));
        QCOMPARE(bytes(), before);
    }
    QGuiApplication::clipboard()->setText(QStringLiteral("only words"));
    QTRY_VERIFY(!action(ActionId::PasteCells).isEnabled());
}

void TestFloorClipboard::textFieldsKeepTheirOwnKeys()
{
    select({2, 1, 3, 3});
    auto& edit = m_editor->part<QLineEdit>("sequenceEdit");
    const QString text = edit.text();
    const std::string before = bytes();
    edit.setFocus();
    edit.selectAll();
    QTest::keyClick(&edit, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasFormat(QString::fromLatin1(cellsMimeType)));
    QTest::keyClick(&edit, Qt::Key_X, Qt::ControlModifier);
    QVERIFY(edit.text().isEmpty());
    QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(edit.text(), text);
    QCOMPARE(bytes(), before);
}

void TestFloorClipboard::commandsWaitForAnArea()
{
    QVERIFY(!action(ActionId::CutCells).isEnabled());
    QVERIFY(!action(ActionId::CopyCells).isEnabled());
    select({2, 1, 3, 3});
    QVERIFY(action(ActionId::CutCells).isEnabled());
    QVERIFY(action(ActionId::CopyCells).isEnabled());
    QTest::keyClick(&view(), Qt::Key_Escape);
    QTRY_VERIFY(!action(ActionId::CutCells).isEnabled());
}

void TestFloorClipboard::clearingGivesAllBack()
{
    QTRY_VERIFY(!action(ActionId::ClearTouchUps).isEnabled());
    const std::string before = bytes();
    // One of them beside the floor: nobody can paint there, and a file may have it.
    QVERIFY(touchUpFloor(document(), focus().floor(),
                         std::array{TouchUp{{3, 2}, LevelCell::Door}, TouchUp{{8, 2}, LevelCell::Door},
                                    TouchUp{{9000, 2}, LevelCell::Door}},
                         {}));
    QVERIFY(placeMarker(document(), focus().floor(), lampAt({2, 2})));
    QTRY_VERIFY(action(ActionId::ClearTouchUps).isEnabled());
    select({2, 1, 3, 3});
    action(ActionId::ClearTouchUps).trigger();
    QCOMPARE(focus().plan()->touchUps.size(), std::size_t{2});
    QVERIFY(focus().plan()->markers.empty());
    document().floorTools().setArea(std::nullopt);
    action(ActionId::ClearTouchUps).trigger();
    QCOMPARE(bytes(), before);
    QCOMPARE(steps(), 4);
}

void TestFloorClipboard::redrawingJunctionsKeepsWhatIsSetByHand()
{
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{3, 2}, LevelCell::Door}}, {}));
    QVERIFY(placeMarker(document(), focus().floor(), lampAt({2, 2})));
    const FloorPlan before = *focus().plan();
    for (int i = 0; i < 20; ++i) {
        action(ActionId::RedrawJunctions).trigger();
        QVERIFY(focus().plan()->touchUps == before.touchUps);
        QVERIFY(focus().plan()->markers == before.markers);
        // The level is what exports take.
        const Level& level = focus().built()->level;
        QCOMPARE((level.cells[{3, 2}]), LevelCell::Door);
        QVERIFY(std::ranges::find(level.markers, lampAt({2, 2})) != level.markers.end());
        QVERIFY(std::ranges::any_of(level.markers, [](const Marker& marker) {
            return marker.kind == MarkerKind::Door && marker.at == Rect{3, 2, 1, 1};
        }));
        QVERIFY(std::ranges::none_of(level.problems,
                                     [](const Problem& problem) { return problem.kind == ProblemKind::OutsideFloor; }));
    }
}

/// Rooms of several widths at random: a redraw makes the floor narrower, and another one wide again.
void TestFloorClipboard::whatNoLongerFitsIsAProblemAndComesBack()
{
    const auto rooms = readCatalogueFile(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/rooms-halls.json"));
    QVERIFY(rooms);
    const auto catalogue = addCatalogue(document(), rooms->contents());
    QVERIFY(catalogue);
    const ItemId dungeon = document().project().dungeons.front().id;
    const auto floor =
        addFloor(document(), dungeon, 0, {.name = "Halls", .plan = StripPlan{.catalogue = *catalogue, .count = 6}});
    QVERIFY(floor);
    showFloor(*floor);
    const auto width = [&] { return focus().built()->level.cells.width(); };
    const int before = width();
    const Point last{before - 1, 2};
    QVERIFY(touchUpFloor(document(), *floor, std::array{TouchUp{last, LevelCell::Door}}, {}));
    QVERIFY(placeMarker(document(), *floor, lampAt({last.x, 3})));
    const auto& watch = *m_editor->window.findChild<ProblemWatch*>();
    const auto outside = [&] {
        const bool isSettled = QTest::qWaitFor([&] { return watch.isSettled(); }, 60'000);
        const auto& problems = watch.problems(*floor);
        return isSettled ? std::ranges::count(problems, ProblemKind::OutsideFloor, &Problem::kind) : -1;
    };
    QCOMPARE(outside(), 0);
    bool wasNarrower = false;
    bool wasWideAgain = false;
    for (int i = 0; i < 200 && !(wasNarrower && wasWideAgain); ++i) {
        action(ActionId::RedrawRooms).trigger();
        const bool fits = width() >= before;
        QCOMPARE(outside(), fits ? 0 : 2);
        QCOMPARE(focus().plan()->touchUps.size(), std::size_t{1}); // kept in any case
        if (fits)
            QCOMPARE(cellAt(last), LevelCell::Door);
        wasWideAgain = wasWideAgain || (wasNarrower && fits);
        wasNarrower = wasNarrower || !fits;
    }
    QVERIFY(wasNarrower && wasWideAgain);
    for (int i = 0; i < 200 && width() >= before; ++i)
        action(ActionId::RedrawRooms).trigger();
    QCOMPARE(outside(), 2);
    const auto all = watch.all();
    const auto problem = std::ranges::find_if(all, [](const ProjectProblem& one) {
        const auto* ofFloor = std::get_if<FloorProblem>(&one);
        return ofFloor != nullptr && ofFloor->problem.kind == ProblemKind::OutsideFloor;
    });
    QVERIFY(problem != all.end());
    QVERIFY(fixesOf(document(), *problem) == std::vector{QuickFix::DropOutside});
    QVERIFY(applyFix(document(), *problem, QuickFix::DropOutside));
    QCOMPARE(outside(), 1);
}

ZONEWRIGHT_TEST(floorclipboard, TestFloorClipboard)
#include "tst_floorclipboard.moc"
