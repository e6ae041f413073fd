#include "document/articleproject.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "render/palette.h"
#include "render/tileset.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/mapevents.h"
#include "views/pathbar.h"

#include <QContextMenuEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestFloorView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void fitsTheFloor();
    void picksWhatItPaints();
    void aClickPinsAndUnpinsACandidate();
    void aDoubleClickIsTwoClicks();
    void aDragPinsNothing();
    void clicksChooseJoints();
    void hoverGoesBothWays();
    void saysWhatIsUnderThePointer();
    void keysGoFromJointToJoint();
    void keysGoFromCandidateToCandidate();
    void keysPinAndUnpin();
    void spaceWithADragPinsNothing();
    void keysChooseSeveralJoints();
    void jointsChosenElsewhereComeIntoSight();
    void aPathIsDrawnByClicks();
    void aPathIsDrawnByKeys();
    void aPathThatDoesNotJoinIsRefused();
    void aPathIsSetForThePairEverywhere();
    void aBlockedJointBeginsAPath();
    void theBarIsReachedByKeys();
    void theBarCoversNoCellOfItsPath();
    void menusAreForWhatIsUnderThePointer();
    void arrowsScrollADugFloor();
    void zoomKeepsTheCellUnderThePointer();
    void longRowsOfRoomsBeginReadable();
    void marksAreForgottenWithTheFloor();
    void emptyProjectsSayWhatToDo();
    void floorsOfWhichNothingIsBuiltSayWhy();
    void whatIsHiddenCostsNothing();

private:
    [[nodiscard]] FloorFocus& focus() { return m_document->floorFocus(); }

    [[nodiscard]] PathDraft& draft() { return m_document->pathDraft(); }

    [[nodiscard]] QPointF middleOf(Point cell) const { return m_view->rectOf(cell).center(); }

    void clickOn(Point cell, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(m_view.get(), Qt::LeftButton, modifiers, middleOf(cell).toPoint());
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_view.get(), key, modifiers);
    }

    /// The row that the floor in focus pins in a column; 0 for none.
    [[nodiscard]] int pinnedRow(int column)
    {
        const JointPin* pin = pinOf(*focus().plan()->strip(), column);
        return pin != nullptr ? pin->row : 0;
    }

    [[nodiscard]] bool currentIs(int column, int row)
    {
        return focus().current() == JointPlace{.column = column, .row = row};
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FloorView> m_view;
};

void TestFloorView::init()
{
    static const auto tilesets = std::make_shared<const Tilesets>();
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    test::openArticle(*m_document);
    m_view = std::make_unique<FloorView>();
    m_view->setTilesets(tilesets);
    m_view->setDocument(*m_document);
    m_view->resize(900, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_VERIFY(m_view->isComplete());
}

void TestFloorView::cleanup()
{
    m_view.reset();
    m_document.reset();
}

void TestFloorView::fitsTheFloor()
{
    const auto isWhole = [this](Size size) {
        const QRectF last = m_view->rectOf({size.width - 1, size.height - 1});
        return QRectF(m_view->rect()).contains(m_view->rectOf({0, 0})) && QRectF(m_view->rect()).contains(last);
    };
    QVERIFY(isWhole({21, 7}));
    m_view->resize(600, 300);
    QVERIFY(isWhole({21, 7}));
    focus().setFloor(test::articleDug);
    QVERIFY(isWhole({40, 30}));
    m_view->setZoom(2.0);
    QCOMPARE(m_view->zoom(), 2.0);
    QCOMPARE(m_view->rectOf({3, 3}).size(), QSizeF(64, 64));
    QVERIFY(!isWhole({40, 30}));
    m_view->fit();
    QVERIFY(isWhole({40, 30}));
}

void TestFloorView::picksWhatItPaints()
{
    for (const double zoom : {0.3, 0.77, 1.0, 2.5}) {
        m_view->setZoom(zoom);
        for (const Point cell : {Point{0, 0}, Point{12, 5}, Point{20, 6}}) {
            m_view->reveal(cell);
            const auto picked = m_view->cellAt(middleOf(cell));
            QVERIFY(picked == cell);
        }
    }
    m_view->fit();
    QVERIFY(!m_view->cellAt(m_view->rectOf({0, 0}).topLeft() - QPointF(3, 3)));
}

void TestFloorView::aClickPinsAndUnpinsACandidate()
{
    clickOn({12, 5});
    QCOMPARE(pinnedRow(12), 5);
    QVERIFY(currentIs(12, 5));
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(pinnedRow(12), 0);
    m_document->undoStack().redo();
    for (int i = 0; i < 3; ++i) {
        clickOn({12, 5});
        QCOMPARE(pinnedRow(12), i % 2 == 0 ? 0 : 5);
        clickOn({0, 0}); // so that it is no double click
    }
    clickOn({12, 2}); // no candidate
    QCOMPARE(pinnedRow(12), 0);
    QVERIFY(currentIs(12, 0));
}

void TestFloorView::aDoubleClickIsTwoClicks()
{
    test::doubleClick(*m_view, middleOf({12, 5}));
    QCOMPARE(pinnedRow(12), 0);
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestFloorView::aDragPinsNothing()
{
    const QPointF from = middleOf({12, 5});
    test::drag(*m_view, from, from + QPointF(60, 32), Qt::LeftButton);
    QCOMPARE(pinnedRow(12), 0);
    QCOMPARE(middleOf({12, 5}), from + QPointF(60, 32));
    test::drag(*m_view, middleOf({8, 1}), from, Qt::MiddleButton);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestFloorView::clicksChooseJoints()
{
    clickOn({4, 2});
    QCOMPARE(focus().joints(), std::vector{4});
    clickOn({12, 2}, Qt::ControlModifier);
    QCOMPARE(focus().joints(), (std::vector{4, 12}));
    clickOn({4, 2}, Qt::ControlModifier);
    QCOMPARE(focus().joints(), std::vector{12});
    clickOn({4, 3}, Qt::ShiftModifier);
    QCOMPARE(focus().joints(), (std::vector{4, 8, 12}));
    QVERIFY(currentIs(4, 3));
    QCOMPARE(m_document->undoStack().count(), 0); // candidates among them were not pinned
    clickOn({10, 3}, Qt::ControlModifier);
    QCOMPARE(focus().joints().size(), 3U);
    clickOn({10, 3});
    QVERIFY(focus().joints().empty());
}

void TestFloorView::hoverGoesBothWays()
{
    test::move(*m_view, middleOf({12, 4}));
    QVERIFY(focus().hovered() == (JointPlace{.column = 12, .row = 4}));
    test::move(*m_view, middleOf({12, 2}));
    QVERIFY(focus().hovered() == JointPlace{.column = 12});
    test::move(*m_view, middleOf({10, 2}));
    QVERIFY(!focus().hovered());
    const QImage before = m_view->grab().toImage();
    focus().hover(JointPlace{.column = 8, .row = 1}); // from a dock
    const QImage lit = m_view->grab().toImage();
    const auto pixelsOf = [&](Point at) {
        const QRectF rect = m_view->rectOf(at);
        const double ratio = lit.devicePixelRatio();
        return QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect();
    };
    const QRect cell = pixelsOf({8, 1});
    const QRect other = pixelsOf({16, 1});
    QVERIFY(lit.copy(cell) != before.copy(cell));
    QCOMPARE(lit.copy(other), before.copy(other));
}

void TestFloorView::saysWhatIsUnderThePointer()
{
    QSignalSpy said(m_view.get(), &FloorView::cellDescribed);
    test::move(*m_view, middleOf({10, 3}));
    QCOMPARE(said.last().first().toString(), QStringLiteral("Cell 10,3: slab of room 4"));
    test::move(*m_view, middleOf({10, 3}) + QPointF(2, 2));
    QCOMPARE(said.size(), 1);
    test::move(*m_view, middleOf({12, 5}));
    clickOn({12, 5});
    QCOMPARE(said.last().first().toString(), QStringLiteral("Column 12, row 5: pinned junction"));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(m_view.get(), &leave);
    key(Qt::Key_Left);
    QVERIFY(said.last().first().toString().startsWith(QStringLiteral("Column 8, row ")));
}

void TestFloorView::keysGoFromJointToJoint()
{
    key(Qt::Key_Right);
    QCOMPARE(focus().joints(), std::vector{4});
    QVERIFY(currentIs(4, 3)); // the row that is open
    key(Qt::Key_Right);
    QCOMPARE(focus().joints(), std::vector{8});
    key(Qt::Key_End);
    QCOMPARE(focus().joints(), std::vector{16});
    key(Qt::Key_Right);
    QCOMPARE(focus().joints(), std::vector{16});
    key(Qt::Key_Home);
    QCOMPARE(focus().joints(), std::vector{4});
    key(Qt::Key_Escape);
    QVERIFY(focus().joints().empty());
}

void TestFloorView::keysGoFromCandidateToCandidate()
{
    focus().chooseJoint({.column = 12, .row = 1});
    for (const int row : {3, 4, 5, 5}) {
        key(Qt::Key_Down);
        QVERIFY(currentIs(12, row));
    }
    for (const int row : {4, 3, 1, 1}) {
        key(Qt::Key_Up);
        QVERIFY(currentIs(12, row));
    }
    focus().setFloor(test::blockedFloor);
    focus().chooseJoint({.column = 4});
    key(Qt::Key_Down);
    QVERIFY(currentIs(4, 0));
}

void TestFloorView::keysPinAndUnpin()
{
    focus().chooseJoint({.column = 12, .row = 5});
    key(Qt::Key_Return);
    QCOMPARE(pinnedRow(12), 5);
    QVERIFY(currentIs(12, 5));
    key(Qt::Key_Space);
    QCOMPARE(pinnedRow(12), 0);
    focus().chooseJoint({.column = 12});
    key(Qt::Key_Enter, Qt::KeypadModifier); // what is drawn
    QVERIFY(pinnedRow(12) != 0);
}

void TestFloorView::spaceWithADragPinsNothing()
{
    focus().chooseJoint({.column = 12, .row = 5});
    const QPointF before = middleOf({12, 5});
    QTest::keyPress(m_view.get(), Qt::Key_Space);
    test::drag(*m_view, before, before + QPointF(40, 0), Qt::LeftButton);
    QTest::keyRelease(m_view.get(), Qt::Key_Space);
    QCOMPARE(middleOf({12, 5}), before + QPointF(40, 0));
    QCOMPARE(pinnedRow(12), 0);
}

void TestFloorView::keysChooseSeveralJoints()
{
    focus().chooseJoint({.column = 8, .row = 1});
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(focus().joints(), (std::vector{8, 12, 16}));
    key(Qt::Key_Left, Qt::ShiftModifier);
    key(Qt::Key_Left, Qt::ShiftModifier);
    key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(focus().joints(), (std::vector{4, 8}));
    key(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(focus().joints(), (std::vector{4, 8, 12, 16}));
    QCOMPARE(focus().current()->column, 4);
    key(Qt::Key_Down);
    QCOMPARE(focus().joints().size(), 4U);
}

void TestFloorView::jointsChosenElsewhereComeIntoSight()
{
    m_view->setZoom(4.0);
    m_view->reveal({0, 0});
    const QRectF seen(m_view->rect());
    QVERIFY(!seen.intersects(m_view->rectOf({16, 3})));
    focus().chooseJoint({.column = 16, .row = 3});
    QVERIFY(seen.contains(m_view->rectOf({16, 3})));
    key(Qt::Key_Home);
    QVERIFY(seen.contains(m_view->rectOf({4, 3})));
}

void TestFloorView::aPathIsDrawnByClicks()
{
    focus().setFloor(test::specialFloor);
    auto* bar = m_view->findChild<PathBar*>();
    QVERIFY(bar->isHidden());
    QVERIFY(draft().begin(4)); // with the catalogue's path, 4,1 and 4,2
    QVERIFY(bar->isVisible());
    QCOMPARE(bar->verdict(), QStringLiteral("joins the rooms · 2 cell(s)"));
    clickOn({4, 1}, Qt::ControlModifier);
    QCOMPARE(bar->verdict(), QStringLiteral("does not join the rooms yet · 1 cell(s)"));
    clickOn({4, 3});
    QCOMPARE(draft().cells(), (std::vector<Point>{{4, 2}, {4, 3}}));
    QCOMPARE(bar->verdict(), QStringLiteral("joins the rooms · 2 cell(s)"));
    QSignalSpy refused(m_view.get(), &FloorView::refused);
    clickOn({10, 2});
    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.last().first().toString(),
             QStringLiteral("Cell 10,2 lies in neither of the two rooms nor in their joint."));
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("pathPin")), Qt::LeftButton);
    QVERIFY(!draft().isActive());
    QVERIFY(bar->isHidden());
    const JointPin* pin = pinOf(*focus().plan()->strip(), 4);
    QVERIFY(pin != nullptr);
    QCOMPARE(pin->path, (PathCells{{0, 2}, {0, 3}}));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestFloorView::aPathIsDrawnByKeys()
{
    focus().setFloor(test::specialFloor);
    focus().chooseJoint({.column = 4});
    key(Qt::Key_Return); // there is no candidate
    QVERIFY(draft().isActive());
    key(Qt::Key_Space); // the cursor is on the first cell, 4,1
    QCOMPARE(draft().cells(), (std::vector<Point>{{4, 2}}));
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    key(Qt::Key_Space);
    QCOMPARE(draft().cells(), (std::vector<Point>{{4, 2}, {4, 3}}));
    for (int i = 0; i < 20; ++i)
        key(Qt::Key_Left);
    key(Qt::Key_Space); // no farther than the left room
    QCOMPARE(draft().cells().back(), (Point{1, 3}));
    key(Qt::Key_Space);
    key(Qt::Key_Return);
    QVERIFY(!draft().isActive());
    QVERIFY(pinOf(*focus().plan()->strip(), 4) != nullptr);
    key(Qt::Key_Return);
    QVERIFY(draft().isActive());
    key(Qt::Key_Escape);
    QVERIFY(!draft().isActive());
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(focus().joints(), std::vector{4});
}

void TestFloorView::aPathThatDoesNotJoinIsRefused()
{
    focus().setFloor(test::specialFloor);
    QVERIFY(draft().begin(4));
    clickOn({4, 1});
    QSignalSpy refused(m_view.get(), &FloorView::refused);
    const auto* bar = m_view->findChild<PathBar*>();
    for (const char* name : {"pathPin", "pathEverywhere"}) {
        QTest::mouseClick(bar->findChild<QPushButton*>(QString::fromLatin1(name)), Qt::LeftButton);
        QVERIFY(draft().isActive());
    }
    key(Qt::Key_Return);
    QVERIFY(draft().isActive());
    QCOMPARE(refused.size(), 3);
    for (const auto& sentence : refused)
        QCOMPARE(sentence.first().toString(), QStringLiteral("The path is not taken: it does not join the two rooms."));
    QCOMPARE(m_document->undoStack().count(), 0);
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("pathCancel")), Qt::LeftButton);
    QVERIFY(!draft().isActive());
}

void TestFloorView::aPathIsSetForThePairEverywhere()
{
    focus().setFloor(test::blockedFloor);
    QVERIFY(draft().begin(4));
    clickOn({4, 2});
    clickOn({4, 3});
    const auto* bar = m_view->findChild<PathBar*>();
    QTest::mouseClick(bar->findChild<QPushButton*>(QStringLiteral("pathEverywhere")), Qt::LeftButton);
    QVERIFY(!draft().isActive());
    QVERIFY(focus().joint(4)->state == JointState::Special);
    QVERIFY(focus().plan()->strip()->pins.empty());
}

void TestFloorView::aBlockedJointBeginsAPath()
{
    focus().setFloor(test::blockedFloor);
    test::doubleClick(*m_view, middleOf({4, 2}));
    QCOMPARE(draft().column(), 4);
    QVERIFY(draft().cells().empty());
    test::doubleClick(*m_view, middleOf({4, 2})); // two clicks by now
    QVERIFY(draft().cells().empty());
    QVERIFY(draft().isActive());
}

void TestFloorView::theBarIsReachedByKeys()
{
    focus().setFloor(test::specialFloor);
    QVERIFY(draft().begin(4));
    auto* bar = m_view->findChild<PathBar*>();
    auto* cancel = bar->findChild<QPushButton*>(QStringLiteral("pathCancel"));
    for (const QPushButton* button : bar->findChildren<QPushButton*>()) {
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        QVERIFY(!button->text().isEmpty());
    }
    cancel->setFocus(Qt::TabFocusReason);
    QTest::keyClick(cancel, Qt::Key_Return);
    QVERIFY(!draft().isActive());
    QVERIFY(draft().begin(4));
    cancel->setFocus(Qt::TabFocusReason);
    QTest::keyClick(cancel, Qt::Key_Escape);
    QVERIFY(!draft().isActive());
}

void TestFloorView::theBarCoversNoCellOfItsPath()
{
    focus().setFloor(test::specialFloor);
    for (const QSize size : {QSize(900, 500), QSize(420, 260), QSize(300, 400)}) {
        m_view->resize(size);
        m_view->setZoom(1.0);
        m_view->reveal({4, 0});
        QVERIFY(draft().begin(4));
        const auto* bar = m_view->findChild<PathBar*>();
        QVERIFY(m_view->rectOf({4, 1}).top() >= bar->geometry().bottom());
        QVERIFY(m_view->rect().contains(bar->geometry()));
        draft().cancel();
    }
    QVERIFY(draft().begin(4));
    m_view->resize(500, 200);
    QVERIFY(m_view->rectOf({1, 1}).top() >= m_view->findChild<PathBar*>()->geometry().bottom());
}

void TestFloorView::menusAreForWhatIsUnderThePointer()
{
    QSignalSpy menus(m_view.get(), &FloorView::menuRequested);
    const auto ask = [this](Point cell) {
        const QPoint at = middleOf(cell).toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_view->mapToGlobal(at));
        QApplication::sendEvent(m_view.get(), &event);
    };
    ask({12, 4});
    QCOMPARE(menus.size(), 1);
    QCOMPARE(menus.last().first().value<Point>(), (Point{12, 4}));
    QVERIFY(currentIs(12, 4));
    focus().chooseJoints({4, 12}, JointPlace{.column = 4});
    ask({12, 5});
    QCOMPARE(focus().joints(), (std::vector{4, 12}));
    ask({8, 1});
    QCOMPARE(focus().joints(), std::vector{8});
    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(m_view.get(), &byKey);
    QCOMPARE(menus.last().first().value<Point>(), (Point{8, 1}));
    QCOMPARE(pinnedRow(12), 0);
}

void TestFloorView::arrowsScrollADugFloor()
{
    focus().setFloor(test::articleDug);
    m_view->setZoom(2.0);
    m_view->reveal({20, 15});
    const QPointF before = middleOf({20, 15});
    key(Qt::Key_Right);
    QVERIFY(middleOf({20, 15}).x() < before.x());
    QCOMPARE(middleOf({20, 15}).y(), before.y());
}

void TestFloorView::zoomKeepsTheCellUnderThePointer()
{
    for (const int angle : {120, 120, 120, -120, -240}) {
        const QPointF at = middleOf({12, 3});
        test::turnWheel(*m_view, at, angle);
        QVERIFY(m_view->cellAt(at) == (Point{12, 3}));
    }
    const double before = m_view->zoom();
    key(Qt::Key_Plus);
    QVERIFY(m_view->zoom() > before);
}

void TestFloorView::longRowsOfRoomsBeginReadable()
{
    Project project = test::articleProject();
    std::get<StripPlan>(project.dungeons[0].floors[0].plan) =
        StripPlan{.catalogue = test::articleRooms, .count = 10'000};
    m_document->state().replaceAll(std::move(project));
    focus().setFloor(test::articleFloor);
    QVERIFY(m_view->rectOf({0, 0}).width() >= 16);
    QVERIFY(QRectF(m_view->rect()).contains(m_view->rectOf({0, 0})));
    key(Qt::Key_End);
    QVERIFY(QRectF(m_view->rect()).contains(m_view->rectOf({focus().current()->column, 3})));
    m_view->fit();
    QVERIFY(m_view->rectOf({0, 0}).width() < 1);
    QVERIFY(!m_view->grab().isNull());
}

void TestFloorView::marksAreForgottenWithTheFloor()
{
    const QImage plain = m_view->grab().toImage();
    m_view->setMarkedCell(Point{10, 3});
    QVERIFY(m_view->grab().toImage() != plain);
    focus().setFloor(test::articleDug);
    focus().setFloor(test::articleFloor);
    QCOMPARE(m_view->grab().toImage(), plain);
    focus().setFloor(test::blockedFloor); // as a problem's place is shown: the floor, then the mark
    m_view->setMarkedCell(Point{4, 1});
    const QImage marked = m_view->grab().toImage();
    m_view->setMarkedCell(std::nullopt);
    QVERIFY(m_view->grab().toImage() != marked);
}

void TestFloorView::emptyProjectsSayWhatToDo()
{
    Project project = test::articleProject();
    project.dungeons.clear();
    m_document->state().replaceAll(std::move(project));
    QVERIFY(!m_view->cellAt({450, 250}));
    const QImage picture = m_view->grab().toImage();
    const QRect middle =
        picture.rect().adjusted(picture.width() / 3, picture.height() / 3, -picture.width() / 3, -picture.height() / 3);
    const QImage part = picture.copy(middle);
    QImage flat = part;
    flat.fill(picture.pixel(2, 2));
    QVERIFY(part != flat);
    for (const Qt::Key one : {Qt::Key_Right, Qt::Key_Return, Qt::Key_Space, Qt::Key_Escape})
        key(one);
    test::click(*m_view, {450, 250});
}

void TestFloorView::floorsOfWhichNothingIsBuiltSayWhy()
{
    const QImage before = m_view->grab().toImage();
    focus().setFloor(test::unknownFloor);
    const QImage shown = m_view->grab().toImage();
    QVERIFY(shown != before);
    const QColor ground = canvasColors(Theme::Light).background;
    for (const Point corner : {Point{0, 0}, Point{2, 0}, Point{0, 6}, Point{2, 6}}) // of what stands in for it
        QCOMPARE(shown.pixelColor((middleOf(corner) * shown.devicePixelRatio()).toPoint()), ground);
    int ink = 0;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            ink += shown.pixelColor(x, y) != ground ? 1 : 0;
    }
    QVERIFY(ink > 0 && ink < shown.width() * shown.height() / 20); // words alone
    QSignalSpy described(m_view.get(), &FloorView::cellDescribed);
    test::move(*m_view, middleOf({1, 1}));
    QVERIFY(described.empty());
    key(Qt::Key_Right);
}

void TestFloorView::whatIsHiddenCostsNothing()
{
    m_view->hide();
    test::PaintCount paints(*m_view);
    focus().setFloor(test::articleDug);
    focus().setFloor(test::articleFloor);
    QVERIFY(toggleCandidate(*m_document, test::articleFloor, {.column = 12, .row = 5}));
    QCOMPARE(paints.settledCount(), 0);
    QVERIFY(!m_view->isComplete());
    m_view->show();
    QTRY_VERIFY(m_view->isComplete());
    clickOn({12, 5});
    QCOMPARE(pinnedRow(12), 0);
}

ZONEWRIGHT_TEST(floorview, TestFloorView)
#include "tst_floorview.moc"
