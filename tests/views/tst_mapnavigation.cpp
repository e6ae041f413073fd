#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/mapnavigation.h"

#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

namespace {

/// A key event of the window system, at a time in milliseconds.
void sendSpace(QWidget& canvas, QEvent::Type type, std::uint64_t time, bool repeats = false)
{
    QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), repeats);
    event.setTimestamp(time);
    QApplication::sendEvent(&canvas, &event);
}

} // namespace

class TestMapNavigation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void middleDragMovesAtOnce();
    void leftDragMovesBeyondAThreshold();
    void spaceMakesALeftPressADrag();
    void wheelZoomsAndTouchpadScrolls();
    void keysScrollAndZoom();
    void walkingKeysComeFirst();
    void leavingTheCanvasIsSaid();
    void otherButtonsAreLeftAlone();
    void spaceIsTappedUnlessItDrags();
    void spaceThatRepeatsItselfIsHeld_data();
    void spaceThatRepeatsItselfIsHeld();
    void lateRepetitionsOfADragAreNoTaps();
    void aPanStaysOneUntilTheButtonGoesUp();
    void aPressRightAfterSpaceIsAPan();
    void slowTapsAreTaps();
    void spaceOfADragIsNoTap();
    void secondPressesWithSpaceMoveToo();
    void keysCanBeLeftToTheCanvas();
    void modifiersOfAClickAreKnown();
};

void TestMapNavigation::middleDragMovesAtOnce()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    test::drag(canvas, {10, 10}, {11, 10}, Qt::MiddleButton, 1);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(dragged.last().at(1).toPointF(), QPointF(11, 10));
}

void TestMapNavigation::leftDragMovesBeyondAThreshold()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    QSignalSpy clicked(&navigation, &MapNavigation::clicked);
    test::drag(canvas, {10, 10}, {12, 11}, Qt::LeftButton, 1);
    QCOMPARE(dragged.size(), 0);
    QCOMPARE(clicked.size(), 1);
    test::drag(canvas, {10, 10}, {60, 10}, Qt::LeftButton, 5);
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(dragged.first().at(0).toPointF(), QPointF(10, 10)); // what was pressed on stays under the pointer
    QCOMPARE(dragged.last().at(1).toPointF(), QPointF(60, 10));
}

void TestMapNavigation::spaceMakesALeftPressADrag()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    QSignalSpy clicked(&navigation, &MapNavigation::clicked);
    QTest::keyPress(&canvas, Qt::Key_Space);
    QCOMPARE(canvas.cursor().shape(), Qt::OpenHandCursor);
    test::drag(canvas, {10, 10}, {11, 10}, Qt::LeftButton, 1);
    QTest::keyRelease(&canvas, Qt::Key_Space);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(clicked.size(), 0);
    QCOMPARE(canvas.cursor().shape(), Qt::ArrowCursor);
}

void TestMapNavigation::wheelZoomsAndTouchpadScrolls()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy zoomed(&navigation, &MapNavigation::zoomed);
    QSignalSpy scrolled(&navigation, &MapNavigation::scrolled);
    test::turnWheel(canvas, {20, 30}, 120);
    test::turnWheel(canvas, {20, 30}, -240, Qt::ControlModifier);
    QCOMPARE(zoomed.size(), 2);
    QCOMPARE(zoomed.at(0).at(1).toDouble(), MapNavigation::zoomStep);
    QCOMPARE(zoomed.at(1).at(1).toDouble(), -2 * MapNavigation::zoomStep);

    const QPointingDevice touchpad(QStringLiteral("touchpad"), 77, QInputDevice::DeviceType::TouchPad,
                                   QPointingDevice::PointerType::Finger, QInputDevice::Capability::PixelScroll, 2, 0);
    const auto swipe = [&](Qt::KeyboardModifiers modifiers) {
        QWheelEvent event({20, 30}, {20, 30}, {5, -7}, {40, -56}, Qt::NoButton, modifiers, Qt::ScrollUpdate, false,
                          Qt::MouseEventNotSynthesized, &touchpad);
        QApplication::sendEvent(&canvas, &event);
    };
    swipe(Qt::NoModifier);
    QCOMPARE(scrolled.size(), 1);
    QCOMPARE(scrolled.last().at(0).toPointF(), QPointF(5, -7));
    swipe(Qt::ControlModifier);
    QCOMPARE(zoomed.size(), 3);
}

void TestMapNavigation::keysScrollAndZoom()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy zoomed(&navigation, &MapNavigation::zoomedByKey);
    QSignalSpy scrolled(&navigation, &MapNavigation::scrolled);
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(scrolled.last().at(0).toPointF(), QPointF(-MapNavigation::arrowStep, 0));
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(scrolled.last().at(0).toPointF(), QPointF(0, -MapNavigation::arrowStep));
    QTest::keyClick(&canvas, Qt::Key_Up, Qt::ShiftModifier); // the views' own
    QCOMPARE(scrolled.size(), 2);
    QTest::keyClick(&canvas, Qt::Key_Plus);
    QTest::keyClick(&canvas, Qt::Key_Minus);
    QCOMPARE(zoomed.size(), 2);
}

void TestMapNavigation::walkingKeysComeFirst()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy scrolled(&navigation, &MapNavigation::scrolled);
    QSignalSpy walked(&navigation, &MapNavigation::walked);
    const auto claims = [&canvas](int key, Qt::KeyboardModifiers modifiers) {
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
        event.ignore();
        QApplication::sendEvent(&canvas, &event);
        return event.isAccepted();
    };
    QVERIFY(claims(Qt::Key_PageUp, Qt::KeypadModifier));
    QVERIFY(!claims(Qt::Key_PageUp, Qt::NoModifier));
    QVERIFY(!claims(Qt::Key_Left, Qt::AltModifier));
    QTest::keyClick(&canvas, Qt::Key_Down, Qt::KeypadModifier);
    QCOMPARE(walked.size(), 1);
    QVERIFY(walked.last().at(0).value<Direction>() == Direction::South);
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(scrolled.size(), 1);
    navigation.setWalkKeys({.arrows = true});
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(scrolled.size(), 1);
    QCOMPARE(walked.size(), 2);
    QVERIFY(!walked.last().at(1).toBool());
}

void TestMapNavigation::leavingTheCanvasIsSaid()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy moved(&navigation, &MapNavigation::pointerMoved);
    test::move(canvas, {3, 4});
    QVERIFY(moved.last().at(0).value<std::optional<QPointF>>() == QPointF(3, 4));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&canvas, &leave);
    QVERIFY(!moved.last().at(0).value<std::optional<QPointF>>());
}

void TestMapNavigation::otherButtonsAreLeftAlone()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    QSignalSpy clicked(&navigation, &MapNavigation::clicked);
    test::drag(canvas, {10, 10}, {60, 10}, Qt::RightButton);
    QCOMPARE(dragged.size() + clicked.size(), 0);
}

void TestMapNavigation::spaceIsTappedUnlessItDrags()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy tapped(&navigation, &MapNavigation::spaceTapped);
    QTest::keyClick(&canvas, Qt::Key_Space);
    QCOMPARE(tapped.size(), 1);
    QTest::keyPress(&canvas, Qt::Key_Space);
    test::drag(canvas, {10, 10}, {60, 10}, Qt::LeftButton);
    QTest::keyRelease(&canvas, Qt::Key_Space);
    QCOMPARE(tapped.size(), 1);
    test::drag(canvas, {10, 10}, {60, 10}, Qt::MiddleButton);
    QTest::keyClick(&canvas, Qt::Key_Space);
    QCOMPARE(tapped.size(), 2);
    QTest::keyRelease(&canvas, Qt::Key_Space); // pressed elsewhere
    QCOMPARE(tapped.size(), 2);
}

void TestMapNavigation::spaceThatRepeatsItselfIsHeld_data()
{
    QTest::addColumn<bool>("releaseRepeats");
    QTest::addColumn<bool>("pressRepeats");
    for (const bool release : {true, false}) {
        for (const bool press : {true, false})
            QTest::addRow("%d %d", release, press) << release << press;
    }
}

/// As X11 repeats a key: by a release and a press at the same time, which are not always told from real ones.
void TestMapNavigation::spaceThatRepeatsItselfIsHeld()
{
    QFETCH(bool, releaseRepeats);
    QFETCH(bool, pressRepeats);
    QWidget canvas;
    MapNavigation navigation(canvas);
    navigation.setDrawing(true);
    QSignalSpy tapped(&navigation, &MapNavigation::spaceTapped);
    QSignalSpy began(&navigation, &MapNavigation::drawBegan);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    std::uint64_t now = 1000;
    sendSpace(canvas, QEvent::KeyPress, now);
    now += 600;
    const auto repeat = [&] {
        sendSpace(canvas, QEvent::KeyRelease, now, releaseRepeats);
        sendSpace(canvas, QEvent::KeyPress, now, pressRepeats);
        now += 30;
    };
    repeat();
    repeat();
    QCOMPARE(canvas.cursor().shape(), Qt::OpenHandCursor);
    test::sendMouse(canvas, QEvent::MouseButtonPress, {10, 10}, Qt::LeftButton, Qt::LeftButton);
    repeat();
    test::move(canvas, {40, 10}, Qt::LeftButton);
    repeat();
    test::sendMouse(canvas, QEvent::MouseButtonRelease, {40, 10}, Qt::LeftButton, Qt::NoButton);
    repeat();
    sendSpace(canvas, QEvent::KeyRelease, now);
    QTRY_COMPARE(canvas.cursor().shape(), Qt::ArrowCursor);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(tapped.size(), 0);
    QCOMPARE(began.size(), 0);
}

/// The second half of a repetition may come so late that the key was thought to be let go.
void TestMapNavigation::lateRepetitionsOfADragAreNoTaps()
{
    for (const bool isKnown : {true, false}) {
        QWidget canvas;
        MapNavigation navigation(canvas);
        QSignalSpy tapped(&navigation, &MapNavigation::spaceTapped);
        sendSpace(canvas, QEvent::KeyPress, 1000);
        test::drag(canvas, {10, 10}, {60, 10}, Qt::LeftButton);
        sendSpace(canvas, QEvent::KeyRelease, 1600);
        QTRY_COMPARE(canvas.cursor().shape(), Qt::ArrowCursor);
        sendSpace(canvas, QEvent::KeyPress, isKnown ? 1601 : 1600, isKnown);
        QCOMPARE(canvas.cursor().shape(), Qt::OpenHandCursor);
        sendSpace(canvas, QEvent::KeyRelease, 1630);
        QCOMPARE(canvas.cursor().shape(), Qt::ArrowCursor);
        QCOMPARE(tapped.size(), 0);
    }
}

void TestMapNavigation::aPanStaysOneUntilTheButtonGoesUp()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    navigation.setDrawing(true);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    QSignalSpy drawn(&navigation, &MapNavigation::drawnTo);
    QSignalSpy ended(&navigation, &MapNavigation::drawEnded);
    sendSpace(canvas, QEvent::KeyPress, 1000);
    test::sendMouse(canvas, QEvent::MouseButtonPress, {10, 10}, Qt::LeftButton, Qt::LeftButton);
    sendSpace(canvas, QEvent::KeyRelease, 1050);
    test::move(canvas, {40, 10}, Qt::LeftButton);
    test::sendMouse(canvas, QEvent::MouseButtonRelease, {40, 10}, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(drawn.size() + ended.size(), 0);
}

/// The window system may say only afterwards that the key is held still.
void TestMapNavigation::aPressRightAfterSpaceIsAPan()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    navigation.setDrawing(true);
    QSignalSpy began(&navigation, &MapNavigation::drawBegan);
    QSignalSpy tapped(&navigation, &MapNavigation::spaceTapped);
    sendSpace(canvas, QEvent::KeyPress, 1000);
    sendSpace(canvas, QEvent::KeyRelease, 1600);
    test::sendMouse(canvas, QEvent::MouseButtonPress, {10, 10}, Qt::LeftButton, Qt::LeftButton);
    sendSpace(canvas, QEvent::KeyPress, 1600);
    test::move(canvas, {40, 10}, Qt::LeftButton);
    test::sendMouse(canvas, QEvent::MouseButtonRelease, {40, 10}, Qt::LeftButton, Qt::NoButton);
    sendSpace(canvas, QEvent::KeyRelease, 1900);
    QTRY_COMPARE(canvas.cursor().shape(), Qt::ArrowCursor);
    QCOMPARE(began.size() + tapped.size(), 0);
}

void TestMapNavigation::slowTapsAreTaps()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy tapped(&navigation, &MapNavigation::spaceTapped);
    sendSpace(canvas, QEvent::KeyPress, 1000);
    sendSpace(canvas, QEvent::KeyRelease, 1040);
    QCOMPARE(tapped.size(), 1); // at once
    sendSpace(canvas, QEvent::KeyPress, 2000);
    sendSpace(canvas, QEvent::KeyPress, 2600, true);
    sendSpace(canvas, QEvent::KeyRelease, 2900);
    QTRY_COMPARE(tapped.size(), 2);
    sendSpace(canvas, QEvent::KeyPress, 3000);
    sendSpace(canvas, QEvent::KeyRelease, 3400);
    QFocusEvent gone(QEvent::FocusOut); // the keys went elsewhere
    QApplication::sendEvent(&canvas, &gone);
    sendSpace(canvas, QEvent::KeyPress, 4000);
    sendSpace(canvas, QEvent::KeyRelease, 4400);
    QTRY_COMPARE(tapped.size(), 3);
}

void TestMapNavigation::spaceOfADragIsNoTap()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy tapped(&navigation, &MapNavigation::spaceTapped);
    test::sendMouse(canvas, QEvent::MouseButtonPress, {10, 10}, Qt::MiddleButton, Qt::MiddleButton);
    QTest::keyClick(&canvas, Qt::Key_Space);
    test::sendMouse(canvas, QEvent::MouseButtonRelease, {10, 10}, Qt::MiddleButton, Qt::NoButton);
    QCOMPARE(tapped.size(), 0);
}

void TestMapNavigation::secondPressesWithSpaceMoveToo()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QSignalSpy dragged(&navigation, &MapNavigation::dragged);
    QSignalSpy doubled(&navigation, &MapNavigation::doubleClicked);
    QTest::keyPress(&canvas, Qt::Key_Space);
    test::click(canvas, {10, 10});
    test::sendMouse(canvas, QEvent::MouseButtonDblClick, {10, 10}, Qt::LeftButton, Qt::LeftButton);
    test::move(canvas, {40, 10}, Qt::LeftButton);
    test::sendMouse(canvas, QEvent::MouseButtonRelease, {40, 10}, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(dragged.size(), 1);
    QCOMPARE(doubled.size(), 0);
}

void TestMapNavigation::keysCanBeLeftToTheCanvas()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    navigation.setWalkKeys({.arrows = true, .vi = true});
    QSignalSpy walked(&navigation, &MapNavigation::walked);
    QSignalSpy scrolled(&navigation, &MapNavigation::scrolled);
    navigation.setWalking(false);
    QTest::keyClick(&canvas, Qt::Key_J);
    QTest::keyClick(&canvas, Qt::Key_Down, Qt::KeypadModifier);
    QCOMPARE(walked.size(), 0);
    QCOMPARE(scrolled.size(), 1);
    navigation.setArrowsScroll(false);
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(scrolled.size(), 1);
}

void TestMapNavigation::modifiersOfAClickAreKnown()
{
    QWidget canvas;
    MapNavigation navigation(canvas);
    QTest::mouseClick(&canvas, Qt::LeftButton, Qt::ControlModifier, {5, 5});
    QVERIFY(navigation.modifiers() == Qt::ControlModifier);
    QTest::mouseDClick(&canvas, Qt::LeftButton, Qt::ShiftModifier, {5, 5});
    QVERIFY(navigation.modifiers() == Qt::ShiftModifier);
    test::click(canvas, {5, 5});
    QVERIFY(navigation.modifiers() == Qt::NoModifier);
}

ZONEWRIGHT_TEST(mapnavigation, TestMapNavigation)

#include "tst_mapnavigation.moc"
