#include "app/nameedit.h"
#include "core/strip/roomshapes.h"
#include "document/catalogueedits.h"
#include "document/problemwatch.h"
#include "document/roomedits.h"
#include "gui/roomseditor.h"
#include "project/projectproblems.h"
#include "support/testregistry.h"
#include "views/roomstroke.h"
#include "views/tools/toolshapes.h"

#include <QItemSelectionModel>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <array>

using namespace zonewright;

using roomsgui::must;
using roomsgui::RoomsEditor;

class TestRoomsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void strokesGoOverEveryCell();
    void aStrokeIsOneStepAndShownEverywhere();
    void rightButtonPaintsTheOther();
    void escapeTakesTheStrokeBack();
    void aPressTakenBackLeavesRedo();
    void aStrokeTakenBackLeavesRedo();
    void strokesEndWhenSomethingElseHappens();
    void theStartIsDragged();
    void theStartStaysASlab();
    void byKeysAlone();
    void hoverSaysTheCell();
    void hoverLeavesTheCellToBeSeen();
    void largeRoomsScroll();
    void dragsAtTheEdgeDoNotScroll();
    void listAndFocusStayInStep();
    void everyToolButton();
    void whatIsDisabledSaysWhy();
    void menusHaveTheCommands();
};

void TestRoomsPanel::strokesGoOverEveryCell()
{
    for (int x = -9; x <= 9; ++x) {
        for (int y = -9; y <= 9; ++y) {
            const std::vector<Point> cells = lineCells({2, -3}, {2 + x, -3 + y});
            QVERIFY(cells.front() == (Point{2, -3}) && cells.back() == (Point{2 + x, -3 + y}));
            for (std::size_t i = 1; i < cells.size(); ++i) {
                const Point by{cells[i].x - cells[i - 1].x, cells[i].y - cells[i - 1].y};
                QVERIFY(std::abs(by.x) <= 1 && std::abs(by.y) <= 1 && by != (Point{0, 0}));
            }
            QCOMPARE(cells.size(), static_cast<std::size_t>(std::max(std::abs(x), std::abs(y))) + 1);
        }
    }
}

/// "Painting a room updates pair matrix, floors, thumbnails and problems at once, and is undoable stroke by stroke."
void TestRoomsPanel::aStrokeIsOneStepAndShownEverywhere()
{
    RoomsEditor one;
    one.focus().chooseRoom(4);
    const std::string before = one.bytes();
    const int steps = one.history().count();
    QSignalSpy contents(&one.editor.document.floorFocus(), &FloorFocus::contentChanged);
    QSignalSpy levels(&one.editor.document.builtFloors(), &BuiltFloors::levelChanged);
    const ColumnMask joint = one.editor.document.floorFocus().joint(8)->candidates;
    QVERIFY(one.isSlab({1, 1}) && one.room().start != (Point{1, 1}));
    one.press({1, 1});
    one.drag({1, 2});
    QVERIFY(!one.isSlab({1, 1}));
    QVERIFY(contents.size() > 0 && levels.size() > 0); // while the stroke goes on
    QVERIFY(one.editor.document.floorFocus().joint(8)->candidates != joint);
    one.drag({1, 5}); // at once: what lies between is painted too
    one.drag({3, 5});
    one.release({3, 5});
    for (const Point cell : {Point{1, 2}, Point{1, 3}, Point{1, 4}, Point{1, 5}, Point{2, 5}, Point{3, 5}})
        QVERIFY(!one.isSlab(cell) || cell == one.room().start);
    QCOMPARE(one.history().count(), steps + 1);
    QVERIFY(one.editor.document.floorFocus().joint(8)->state == JointState::Blocked);
    const std::string after = one.bytes();
    // Problems settle on what a search from nothing finds.
    const auto* watch = one.editor.window.findChild<ProblemWatch*>();
    QVERIFY(watch);
    QTRY_VERIFY_WITH_TIMEOUT(watch->isSettled(), 60'000);
    QVERIFY(watch->count(one.floor) > 0);
    QVERIFY(watch->all() == findProblems(one.editor.document.project(), one.editor.document.world()));
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
    QCOMPARE(one.editor.document.floorFocus().joint(8)->candidates, joint);
    one.editor.action(ActionId::Redo).trigger();
    QCOMPARE(one.bytes(), after);
}

void TestRoomsPanel::rightButtonPaintsTheOther()
{
    RoomsEditor one;
    one.focus().chooseRoom(1);
    QVERIFY(!one.isSlab({1, 1}) && one.isSlab({3, 5}));
    one.press({1, 1}, Qt::RightButton); // a brick stays, and the drag makes bricks
    QVERIFY(!one.isSlab({1, 1}));
    for (int y = 2; y <= 5; ++y)
        one.drag({3, y}, Qt::RightButton);
    one.release({3, 5}, Qt::RightButton);
    QVERIFY(!one.isSlab({3, 5}) || one.room().start == (Point{3, 5}));
    const int steps = one.history().count();
    one.press({1, 1});
    one.release({1, 1});
    QVERIFY(one.isSlab({1, 1}));
    one.press({1, 1}, Qt::LeftButton);
    one.release({1, 1});
    QVERIFY(!one.isSlab({1, 1}));
    QCOMPARE(one.history().count(), steps + 2);
}

void TestRoomsPanel::escapeTakesTheStrokeBack()
{
    RoomsEditor one;
    const std::string before = one.bytes();
    const int steps = one.history().count();
    one.press({1, 1});
    one.drag({3, 3});
    QVERIFY(one.bytes() != before);
    one.key(Qt::Key_Escape);
    QCOMPARE(one.bytes(), before);
    QCOMPARE(one.history().count(), steps);
    one.drag({3, 5}); // the button is down still
    one.release({3, 5});
    QCOMPARE(one.bytes(), before);
}

/// A press that is taken back leaves the history as it was, and is seen until then.
void TestRoomsPanel::aPressTakenBackLeavesRedo()
{
    RoomsEditor one;
    const std::string before = one.bytes();
    one.press({1, 1});
    one.release({1, 1});
    const std::string after = one.bytes();
    QVERIFY(after != before);
    one.editor.action(ActionId::Undo).trigger();
    QTest::mouseMove(one.canvas().viewport(), one.at({3, 1}));
    const QRect cell = one.canvas().rectOf({1, 1}).toRect();
    const QImage shown = one.canvas().viewport()->grab(cell).toImage();
    one.press({1, 1});
    QVERIFY(one.canvas().viewport()->grab(cell).toImage() != shown);
    one.key(Qt::Key_Escape);
    one.release({1, 1});
    QCOMPARE(one.bytes(), before);
    QVERIFY(one.history().canRedo());
    one.editor.action(ActionId::Redo).trigger();
    QCOMPARE(one.bytes(), after);
}

/// So does a stroke that had painted cells already, whatever was undone before, and undone again after it.
void TestRoomsPanel::aStrokeTakenBackLeavesRedo()
{
    RoomsEditor one;
    const std::string before = one.bytes();
    one.press({1, 1});
    one.drag({2, 1});
    one.release({2, 1});
    const std::string first = one.bytes();
    QVERIFY(first != before);
    one.focus().chooseRoom(4);
    one.press({1, 1});
    one.drag({1, 2});
    one.release({1, 2});
    const std::string second = one.bytes();
    one.editor.action(ActionId::Undo).trigger();
    one.editor.action(ActionId::Undo).trigger();
    const int steps = one.history().count();
    one.press({3, 1});
    one.drag({3, 3});
    QVERIFY(one.bytes() != before);
    one.key(Qt::Key_Escape);
    one.release({3, 3});
    QCOMPARE(one.bytes(), before);
    QCOMPARE(one.history().count(), steps);
    QVERIFY(one.editor.action(ActionId::Redo).isEnabled());
    one.editor.action(ActionId::Redo).trigger();
    QCOMPARE(one.bytes(), first);
    one.editor.action(ActionId::Redo).trigger();
    QCOMPARE(one.bytes(), second);
    QVERIFY(!one.editor.action(ActionId::Redo).isEnabled());
}

void TestRoomsPanel::strokesEndWhenSomethingElseHappens()
{
    RoomsEditor one;
    const std::string before = one.bytes();
    one.press({1, 1});
    one.drag({2, 1});
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
    one.drag({3, 1});
    one.release({3, 1});
    QCOMPARE(one.bytes(), before);
    one.press({1, 1});
    one.editor.action(ActionId::Redo).trigger(); // before the first cell is painted
    const std::string redone = one.bytes();
    QVERIFY(redone != before);
    one.release({1, 1});
    QCOMPARE(one.bytes(), redone);
    one.editor.action(ActionId::Undo).trigger();
    one.press({1, 1});
    one.focus().chooseRoom(4);
    const std::string other = one.bytes();
    one.drag({3, 1});
    one.release({3, 1});
    QCOMPARE(one.bytes(), other);
}

void TestRoomsPanel::theStartIsDragged()
{
    RoomsEditor one;
    one.focus().chooseRoom(1);
    const Point start = one.room().start;
    const std::string before = one.bytes();
    one.press(start);
    QCOMPARE(one.canvas().viewport()->cursor().shape(), Qt::ClosedHandCursor);
    one.drag({1, 1});
    QCOMPARE(one.bytes(), before); // until it is dropped
    one.release({1, 1});
    QVERIFY(one.room().start == (Point{1, 1}) && one.isSlab({1, 1}));
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
    one.press(start);
    one.drag({1, 1});
    one.key(Qt::Key_Escape);
    one.release({1, 1});
    QCOMPARE(one.bytes(), before);
    one.press(start); // a click on it does nothing
    one.release(start);
    QCOMPARE(one.bytes(), before);
}

void TestRoomsPanel::theStartStaysASlab()
{
    RoomsEditor one;
    const Point start = one.room().start;
    const Point beside{start.x == 1 ? 2 : start.x - 1, start.y};
    QVERIFY(one.isSlab(beside));
    one.press(beside);
    one.drag(start);
    QVERIFY(one.status().contains(QStringLiteral("stays a slab")));
    QVERIFY(one.isSlab(start));
    one.release(start);
    QVERIFY(one.isSlab(start));
    QVERIFY(!one.isSlab(beside));
}

void TestRoomsPanel::byKeysAlone()
{
    RoomsEditor one;
    one.focus().chooseRoom(1);
    one.list().setFocus(Qt::TabFocusReason);
    one.key(Qt::Key_Return);
    QVERIFY(one.canvas().hasFocus());
    QVERIFY(one.canvas().cursorCell() == one.room().start);
    for (int i = 0; i < 9; ++i) {
        one.key(Qt::Key_Up);
        one.key(Qt::Key_Left);
    }
    QVERIFY(one.canvas().cursorCell() == (Point{1, 1}));
    const int steps = one.history().count();
    one.key(Qt::Key_Space);
    QVERIFY(one.isSlab({1, 1}));
    one.key(Qt::Key_Space);
    QVERIFY(!one.isSlab({1, 1}));
    QCOMPARE(one.history().count(), steps + 2);
    one.key(Qt::Key_S);
    QVERIFY(one.room().start == (Point{1, 1}) && one.isSlab({1, 1}));
    one.key(Qt::Key_Space);
    QVERIFY(one.isSlab({1, 1}));
    QVERIFY(one.status().contains(QStringLiteral("stays a slab")));
    one.list().setFocus(Qt::TabFocusReason);
    one.key(Qt::Key_F2);
    QVERIFY(one.editor.part<NameEdit>("roomNameEdit").hasFocus());
    one.list().setFocus(Qt::TabFocusReason);
    one.key(Qt::Key_Delete);
    QVERIFY(!one.focus().rooms()->indexOf(1));
}

void TestRoomsPanel::hoverSaysTheCell()
{
    RoomsEditor one;
    QTest::mouseMove(one.canvas().viewport(), one.at({2, 2}));
    QTRY_COMPARE(one.status(), QStringLiteral("Room 0 · column 2, row 2: slab"));
    QCOMPARE(one.canvas().viewport()->cursor().shape(), Qt::CrossCursor);
    QTest::mouseMove(one.canvas().viewport(), one.at(one.room().start));
    QTRY_COMPARE(one.canvas().viewport()->cursor().shape(), Qt::OpenHandCursor);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(one.canvas().viewport(), &leave);
    QVERIFY(one.status().isEmpty());
}

/// It says what the cell has become, and its frame leaves what is in it.
void TestRoomsPanel::hoverLeavesTheCellToBeSeen()
{
    RoomsEditor one;
    const Point cell{2, 2};
    const QRect inside = one.canvas().rectOf(cell).toRect().adjusted(3, 3, -3, -3);
    const auto picture = [&] { return one.canvas().viewport()->grab(inside).toImage(); };
    const QImage slab = picture();
    one.drag(cell, Qt::NoButton);
    QVERIFY(one.status().endsWith(QStringLiteral("slab")));
    QCOMPARE(picture(), slab);
    one.press(cell);
    one.release(cell);
    QVERIFY(one.status().endsWith(QStringLiteral("brick")));
    QVERIFY(picture() != slab);
    one.editor.action(ActionId::Undo).trigger();
    QVERIFY(one.status().endsWith(QStringLiteral("slab")));
}

void TestRoomsPanel::largeRoomsScroll()
{
    RoomsEditor one;
    must(resizeRooms(one.editor.document, one.focus().catalogue(), std::array{0}, 64));
    must(setCatalogueRows(one.editor.document, one.focus().catalogue(), 64));
    one.canvas().setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 64; ++i) {
        one.key(Qt::Key_Right);
        one.key(Qt::Key_Down);
    }
    QVERIFY(one.canvas().cursorCell() == (Point{64, 64}));
    QVERIFY(QRectF(one.canvas().viewport()->rect()).contains(one.canvas().rectOf({64, 64})));
    one.press({64, 64});
    one.release({64, 64});
    QVERIFY(one.isSlab({64, 64}));
    one.canvas().horizontalScrollBar()->setValue(0);
    one.canvas().verticalScrollBar()->setValue(0);
    QVERIFY(QRectF(one.canvas().viewport()->rect()).contains(one.canvas().rectOf({1, 1})));
    for (int x = 1; x <= 64; x += 7)
        QVERIFY(one.canvas().cellAt(one.canvas().rectOf({x, x}).center()) == (Point{x, x}));
}

/// A drag along the edge paints what is under the pointer, and nothing runs away below it.
void TestRoomsPanel::dragsAtTheEdgeDoNotScroll()
{
    RoomsEditor one;
    must(resizeRooms(one.editor.document, one.focus().catalogue(), std::array{0}, 64));
    must(setCatalogueRows(one.editor.document, one.focus().catalogue(), 64));
    QWidget& viewport = *one.canvas().viewport();
    const QScrollBar& bar = *one.canvas().horizontalScrollBar();
    QVERIFY(bar.maximum() > 0);
    const auto dragTo = [&](QPoint to) {
        QMouseEvent event(QEvent::MouseMove, QPointF(to), viewport.mapToGlobal(QPointF(to)), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&viewport, &event);
    };
    const int edge = viewport.width() - 1;
    const Point first = one.canvas().cellAt(QPointF(edge, 40)).value();
    QTest::mousePress(&viewport, Qt::LeftButton, {}, {edge, 40});
    for (int y = 41; y < 80; ++y)
        dragTo({edge, y});
    QCOMPARE(bar.value(), 0);
    for (int x = first.x + 1; x <= 64; ++x) {
        for (int y = 1; y <= 64; ++y)
            QVERIFY(!one.isSlab({x, y})); // bricks, as they came
    }
    dragTo({edge + 20, 80});
    QVERIFY(bar.value() > 0); // beyond the edge it goes on
    QTest::mouseRelease(&viewport, Qt::LeftButton, {}, {edge + 20, 80});
}

void TestRoomsPanel::listAndFocusStayInStep()
{
    RoomsEditor one;
    QItemSelectionModel& selection = *one.list().selectionModel();
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers = {}) {
        const QModelIndex index = one.list().model()->index(row, 0);
        one.list().scrollTo(index);
        QTest::mouseClick(one.list().viewport(), Qt::LeftButton, modifiers, one.list().visualRect(index).center());
    };
    click(2);
    QCOMPARE(one.room().code, 4);
    click(4, Qt::ControlModifier);
    QVERIFY(one.focus().chosenRooms() == (std::vector<std::int32_t>{4, 15}));
    QCOMPARE(one.room().code, 15);
    QVERIFY(one.editor.text("roomsNote").startsWith(QLatin1Char('2')));
    QVERIFY(one.editor.text("roomsNote").endsWith(QStringLiteral("15")));
    QCOMPARE(one.editor.part<QLabel>("roomsNote").palette().windowText(),
             one.editor.part<QLabel>("roomNameLabel").palette().windowText()); // nothing is wrong
    click(4, Qt::ControlModifier);                                             // chosen no more, and not painted either
    QVERIFY(one.focus().chosenRooms() == (std::vector<std::int32_t>{4}));
    QCOMPARE(one.room().code, 4);
    QCOMPARE(selection.currentIndex().row(), 2);
    QCOMPARE(one.editor.text("roomsNote"), QString());
    click(2, Qt::ControlModifier); // one is chosen always
    QCOMPARE(selection.selectedIndexes().size(), 1);
    one.list().selectAll();
    QCOMPARE(one.focus().chosenRooms().size(), std::size_t{6});
    click(2, Qt::ControlModifier);
    QCOMPARE(one.focus().chosenRooms().size(), std::size_t{5});
    QVERIFY(std::ranges::find(one.focus().chosenRooms(), 4) == one.focus().chosenRooms().end());
    const auto chosen = one.focus().chosenRooms();
    one.list().setFocus();
    QTest::keyClick(&one.list(), Qt::Key_Home, Qt::ControlModifier); // the keys go, and choose nothing
    QVERIFY(one.focus().chosenRooms() == chosen);
    QCOMPARE(selection.currentIndex().row(), 0);
    one.focus().chooseRooms({0, 1, 17}, 1);
    QCOMPARE(selection.selectedIndexes().size(), 3);
    QCOMPARE(selection.currentIndex().row(), 1);
    one.editor.action(ActionId::RemoveRooms).trigger();
    QCOMPARE(one.list().model()->rowCount(), 3);
    QVERIFY(selection.currentIndex().isValid());
    QCOMPARE(one.focus().chosenRooms().size(), std::size_t{1});
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.list().model()->rowCount(), 6);
}

void TestRoomsPanel::everyToolButton()
{
    RoomsEditor one;
    const auto click = [&](const char* name) {
        auto& button = one.editor.part<QToolButton>(name);
        QVERIFY2(button.isEnabled(), name);
        QTest::mouseClick(&button, Qt::LeftButton);
    };
    const std::string before = one.bytes();
    click("newRoomButton");
    QCOMPARE(one.list().model()->rowCount(), 7);
    QCOMPARE(one.room().name, std::string("Room 7"));
    QCOMPARE(one.room().width(), 3);
    click("duplicateRoomButton");
    QCOMPARE(one.room().name, std::string("Room 7 (2)"));
    click("removeRoomsButton");
    QCOMPARE(one.list().model()->rowCount(), 7);
    one.focus().chooseRoom(1);
    const RoomType room = one.room();
    click("mirrorRoomButton");
    QVERIFY(one.room() == mirroredRoom(room));
    click("mirrorRoomButton");
    click("flipRoomButton");
    QVERIFY(one.room() == flippedRoom(room, 5));
    click("flipRoomButton");
    QVERIFY(one.room() == room);
    auto& rotate = one.editor.part<QToolButton>("rotateRoomButton");
    QVERIFY(!rotate.isEnabled() && rotate.toolTip().contains(QStringLiteral("as wide as")));
    must(resizeRooms(one.editor.document, one.focus().catalogue(), std::array{1}, 5));
    const RoomType square = one.room();
    click("rotateRoomButton");
    QVERIFY(one.room() == rotatedRoom(square));
    while (one.history().canUndo() && one.bytes() != before)
        one.history().undo();
    QCOMPARE(one.bytes(), before);
    one.focus().chooseRooms({0, 1, 4, 10, 15, 17}, 0);
    QVERIFY(!one.editor.action(ActionId::RemoveRooms).isEnabled());
}

void TestRoomsPanel::whatIsDisabledSaysWhy()
{
    RoomsEditor one;
    const std::string before = one.bytes();
    one.list().setFocus(Qt::TabFocusReason);
    one.list().selectAll();
    one.key(Qt::Key_Delete);
    QCOMPARE(one.status(), QStringLiteral("A catalogue keeps at least one room."));
    QCOMPARE(one.bytes(), before);
    const auto file =
        addCatalogueFile(one.editor.document, QLatin1String(ZONEWRIGHT_SOURCE_DIR "/resources/samples/rooms-six.json"));
    QVERIFY(file);
    one.focus().setCatalogue(*file);
    for (const int key : {Qt::Key_Delete, Qt::Key_F2}) {
        one.list().setFocus(Qt::TabFocusReason);
        one.key(key);
        QVERIFY(one.status().contains(QStringLiteral("embed it first")));
    }
}

void TestRoomsPanel::menusHaveTheCommands()
{
    RoomsEditor one;
    const auto menuOf = [&](QWidget& widget, const QPoint& at) {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, at, widget.mapToGlobal(at));
        QApplication::sendEvent(&widget, &event);
        const QMenu* menu = nullptr;
        for (const QMenu* each : one.panel().findChildren<QMenu*>(QStringLiteral("roomsMenu"))) {
            if (each->isVisible())
                menu = each;
        }
        return menu;
    };
    const QMenu* menu = menuOf(*one.list().viewport(), {5, 5});
    QVERIFY(menu && menu->actions().contains(&one.editor.action(ActionId::MirrorRoom)));
    const_cast<QMenu*>(menu)->close();
    one.canvas().setFocus(Qt::TabFocusReason);
    one.key(Qt::Key_Left);
    menu = menuOf(*one.canvas().viewport(), {5, 5});
    QVERIFY(menu);
    menu->actions().front()->trigger();
    QVERIFY(one.room().start == one.canvas().cursorCell());
    const_cast<QMenu*>(menu)->close();
}

ZONEWRIGHT_TEST(roomspanel, TestRoomsPanel)

#include "tst_roomspanel.moc"
