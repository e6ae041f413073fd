#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/mapnavigation.h"

#include <QPointingDevice>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

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
