#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/timecanvas.h"

#include <QPainter>
#include <QSignalSpy>

using namespace zonewright;

namespace {

class PlainTime : public TimeCanvas
{
public:
    using TimeCanvas::TimeCanvas;

protected:
    void paintPlot(QPainter&, const QRect&) override {}

    [[nodiscard]] QString tipAt(QPointF) const override { return {}; }
};

constexpr QSize timeSize(600, 100);

} // namespace

class TestTimeCanvas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void pointsAtTurns();
    void wheelZoomsAtThePointer();
    void zoomGoesFromTheWholeWalkToFewTurns();
    void shortWalksAreNotBlownUp();
    void clickAsksForATurnAndADragForEach();
    void beyondTheLastMoveAClickAlone();
    void keysAskForTurns();
    void keysStayWithinTheWalk();
    void otherKeysGoOn();
    void dragsAndWheelsScroll();
    void shownTurnStaysInSight();
    void designerWhoScrolledAwayIsLeftThere();
    void askingBringsTheTurnBack();
    void passingTurnsAreNotFollowed();
    void pressedTurnStaysUnderThePointer();
    void numbersNeverOverlap();
    void shownTurnIsALine();
    void paintsWhenSomethingIsAnother();
    void focusByKeysIsSeen();

private:
    [[nodiscard]] double at(qint64 turn) const { return m_time->middleOf(turn); }

    std::unique_ptr<TimeCanvas> m_time;
};

void TestTimeCanvas::init()
{
    m_time = std::make_unique<PlainTime>();
    m_time->resize(timeSize);
    m_time->setTurns(1000, 1200);
    m_time->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_time.get()));
}

void TestTimeCanvas::cleanup()
{
    m_time.reset();
}

void TestTimeCanvas::pointsAtTurns()
{
    for (qint64 turn = 0; turn < 45; ++turn)
        QCOMPARE(m_time->turnAt(at(turn)), turn);
    QCOMPARE(m_time->turnAt(-1e6), 0);
    m_time->setTurns(5, 5);
    QCOMPARE(m_time->turnAt(590), 5);
}

void TestTimeCanvas::wheelZoomsAtThePointer()
{
    m_time->setTurn(600);
    const double x = at(590);
    for (const int angle : {120, 120, -120, -360, 240, -720, 960}) {
        const double scale = m_time->axis().scale();
        test::turnWheel(*m_time, {x, 50}, angle);
        QVERIFY(angle > 0 ? m_time->axis().scale() > scale : m_time->axis().scale() < scale);
        QVERIFY(std::abs(m_time->turnAt(x) - 590) <= 1 + 2 / m_time->axis().scale());
    }
}

void TestTimeCanvas::zoomGoesFromTheWholeWalkToFewTurns()
{
    m_time->setTurns(1'000'000, 1'000'000);
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(m_time.get(), Qt::Key_Minus);
    QVERIFY(m_time->axis().shows(0) && m_time->axis().shows(1'000'000));
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(m_time.get(), Qt::Key_Plus);
    QCOMPARE(m_time->axis().scale(), TimeCanvas::largestTurn * m_time->devicePixelRatioF());
}

void TestTimeCanvas::shortWalksAreNotBlownUp()
{
    PlainTime time;
    time.resize(timeSize);
    time.setTurns(3, 3);
    time.show();
    QCOMPARE(time.axis().scale(), TimeCanvas::usualTurn * time.devicePixelRatioF());
    time.zoomBy(-10);
    QCOMPARE(time.axis().scale(), TimeCanvas::usualTurn * time.devicePixelRatioF());
}

void TestTimeCanvas::clickAsksForATurnAndADragForEach()
{
    const QSignalSpy wanted(m_time.get(), &TimeCanvas::turnWanted);
    test::click(*m_time, {at(7), 60});
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().at(0).toLongLong(), 7);
    test::drag(*m_time, {at(10), 60}, {at(14), 60}, Qt::LeftButton, 40);
    QCOMPARE(wanted.count(), 1 + 5); // each turn once
    for (int i = 0; i < 5; ++i)
        QCOMPARE(wanted.at(1 + i).at(0).toLongLong(), 10 + i);
    test::move(*m_time, {at(20), 60});
    test::drag(*m_time, {at(10), 60}, {at(14), 60}, Qt::RightButton);
    QCOMPARE(wanted.count(), 6);
}

void TestTimeCanvas::beyondTheLastMoveAClickAlone()
{
    m_time->setTurns(12, 200);
    const QSignalSpy wanted(m_time.get(), &TimeCanvas::turnWanted);
    const QPointF beyond(at(20), 60);
    test::sendMouse(*m_time, QEvent::MouseButtonPress, beyond, Qt::LeftButton, Qt::LeftButton);
    QCOMPARE(wanted.count(), 0); // it may become a drag
    test::sendMouse(*m_time, QEvent::MouseButtonRelease, beyond, Qt::LeftButton, Qt::NoButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().at(0).toLongLong(), 20);
    test::drag(*m_time, beyond, {at(30), 60}, Qt::LeftButton, 40);
    test::drag(*m_time, {at(8), 60}, beyond, Qt::LeftButton, 40);
    for (qsizetype i = 1; i < wanted.count(); ++i)
        QVERIFY(wanted.at(i).at(0).toLongLong() <= 12);
    QCOMPARE(wanted.last().at(0).toLongLong(), 12);
}

void TestTimeCanvas::keysAskForTurns()
{
    m_time->setTurn(500);
    const auto wantedBy = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        const QSignalSpy wanted(m_time.get(), &TimeCanvas::turnWanted);
        QTest::keyClick(m_time.get(), key, modifiers);
        return wanted.count() == 1 ? wanted.last().at(0).toLongLong() : -1;
    };
    QCOMPARE(wantedBy(Qt::Key_Left), 499);
    QCOMPARE(wantedBy(Qt::Key_Right), 501);
    QCOMPARE(wantedBy(Qt::Key_Home), 0);
    QCOMPARE(wantedBy(Qt::Key_End), 1000);
    const qint64 page = wantedBy(Qt::Key_PageDown) - 500;
    QVERIFY(page > 30 && page < 60); // about what is seen
    QCOMPARE(wantedBy(Qt::Key_PageUp), 500 - page);
    QCOMPARE(wantedBy(Qt::Key_Left, Qt::ControlModifier), -1);
}

void TestTimeCanvas::keysStayWithinTheWalk()
{
    m_time->setTurns(5, 100);
    const QSignalSpy wanted(m_time.get(), &TimeCanvas::turnWanted);
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_PageUp})
        QTest::keyClick(m_time.get(), key);
    QCOMPARE(wanted.count(), 0); // it is there
    QTest::keyClick(m_time.get(), Qt::Key_PageDown);
    QCOMPARE(wanted.last().at(0).toLongLong(), 5);
    m_time->setTurn(5);
    QTest::keyClick(m_time.get(), Qt::Key_Right);
    QTest::keyClick(m_time.get(), Qt::Key_End);
    QCOMPARE(wanted.count(), 1); // what runs on is no key to look around with
}

void TestTimeCanvas::otherKeysGoOn()
{
    for (const int key : {int(Qt::Key_F4), int(Qt::Key_Up), int(Qt::Key_Tab), int(Qt::Key_Escape)}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        event.ignore();
        QApplication::sendEvent(m_time.get(), &event);
        QVERIFY(!event.isAccepted() || key == Qt::Key_Tab);
    }
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Left, Qt::AltModifier); // one turn back, by the program
    QApplication::sendEvent(m_time.get(), &event);
    QVERIFY(!event.isAccepted());
}

void TestTimeCanvas::dragsAndWheelsScroll()
{
    m_time->setTurn(500);
    const double before = at(500);
    test::drag(*m_time, {300, 60}, {180, 60}, Qt::MiddleButton);
    QCOMPARE(at(500), before - 120);
    test::drag(*m_time, {180, 60}, {300, 60}, Qt::MiddleButton);
    QCOMPARE(at(500), before);
    test::turnWheel(*m_time, {300, 60}, -120, Qt::ShiftModifier);
    QVERIFY(at(500) < before);
    QTest::keyClick(m_time.get(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(at(500), before);
    QWheelEvent sideways(QPointF(300, 60), m_time->mapToGlobal(QPointF(300, 60)), {}, QPoint(-120, 0), Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
    const double scale = m_time->axis().scale();
    QApplication::sendEvent(m_time.get(), &sideways);
    QVERIFY(at(500) < before);
    QCOMPARE(m_time->axis().scale(), scale);
}

void TestTimeCanvas::shownTurnStaysInSight()
{
    for (const qint64 turn : {10, 45, 46, 47, 300, 1000, 999, 3, 700}) {
        m_time->setTurn(turn);
        QVERIFY(m_time->axis().shows(turn));
    }
    m_time->setTurn(0);
    for (qint64 turn = 1; turn < 400; ++turn) { // walked, nothing jumps
        const double before = at(turn);
        m_time->setTurn(turn);
        QVERIFY(m_time->axis().shows(turn));
        QVERIFY(before - at(turn) <= 2 * TimeCanvas::usualTurn);
    }
    QVERIFY(at(399) < timeSize.width() * 0.85); // something of what comes is seen
    m_time->resize(200, 100);
    QVERIFY(m_time->axis().shows(399));
}

void TestTimeCanvas::designerWhoScrolledAwayIsLeftThere()
{
    m_time->setTurn(500);
    QVERIFY(m_time->follows());
    test::drag(*m_time, {300, 60}, {320, 60}, Qt::MiddleButton);
    QVERIFY(m_time->follows()); // still there
    for (int i = 0; i < 10; ++i)
        test::drag(*m_time, {100, 60}, {500, 60}, Qt::MiddleButton);
    QVERIFY(!m_time->follows());
    const TimeAxis axis = m_time->axis();
    for (qint64 turn = 501; turn < 506; ++turn)
        m_time->setTurn(turn);
    QVERIFY(m_time->axis() == axis);
    for (int i = 0; i < 10; ++i)
        test::drag(*m_time, {500, 60}, {100, 60}, Qt::MiddleButton); // back again
    QVERIFY(m_time->axis().shows(505) && m_time->follows());
}

void TestTimeCanvas::askingBringsTheTurnBack()
{
    m_time->setTurn(500);
    const auto scrollAway = [this] {
        for (int i = 0; i < 20; ++i)
            test::drag(*m_time, {100, 60}, {500, 60}, Qt::MiddleButton);
        QVERIFY(!m_time->axis().shows(500));
    };
    scrollAway();
    m_time->comeBack();
    QVERIFY(m_time->axis().shows(500) && m_time->follows());
    scrollAway();
    QTest::keyClick(m_time.get(), Qt::Key_Right);
    m_time->setTurn(501);
    QVERIFY(m_time->axis().shows(501));
    m_time->setTurn(500);
    scrollAway();
    test::click(*m_time, {200, 60});
    m_time->setTurn(m_time->turnAt(200));
    QVERIFY(m_time->follows());
}

void TestTimeCanvas::passingTurnsAreNotFollowed()
{
    m_time->setTurn(500);
    const TimeAxis axis = m_time->axis();
    for (qint64 turn = 0; turn < 500; turn += 50)
        m_time->setTurn(turn, true);
    m_time->setTurn(500);
    QVERIFY(m_time->axis() == axis);
}

void TestTimeCanvas::pressedTurnStaysUnderThePointer()
{
    m_time->setTurn(500);
    connect(m_time.get(), &TimeCanvas::turnWanted, m_time.get(), [this](qint64 turn) { m_time->setTurn(turn); });
    for (const double x : {10.0, 590.0, 300.0}) { // near the borders too
        const qint64 turn = m_time->turnAt(x);
        test::sendMouse(*m_time, QEvent::MouseButtonPress, {x, 60}, Qt::LeftButton, Qt::LeftButton);
        QCOMPARE(m_time->turn(), turn);
        QVERIFY(std::abs(m_time->turnAt(x) - turn) <= 1); // moved by what of it was cut off
        test::sendMouse(*m_time, QEvent::MouseButtonRelease, {x, 60}, Qt::LeftButton, Qt::NoButton);
    }
    const qint64 last = m_time->turnAt(599);
    test::drag(*m_time, {300, 60}, {900, 60}, Qt::LeftButton, 60); // beyond the border it scrolls
    QVERIFY(m_time->turn() > last);
    QVERIFY(m_time->axis().shows(m_time->turn()));
}

/// Between any two numbers is a gap of the ground.
void TestTimeCanvas::numbersNeverOverlap()
{
    m_time->setTurns(1'000'000, 1'000'000);
    m_time->setTurn(123'456);
    for (int zoom = 0; zoom < 60; ++zoom) {
        m_time->zoomBy(-0.37);
        const TimeAxis& axis = m_time->axis();
        const int width = m_time->fontMetrics().horizontalAdvance(QLocale().toString(axis.end()));
        const std::int64_t step = axis.tickStep(width + 4);
        QVERIFY(axis.left(10 * step) - axis.left(9 * step) >= width);
    }
    const QImage picture = m_time->grab().toImage();
    QVERIFY(!picture.isNull());
}

void TestTimeCanvas::shownTurnIsALine()
{
    const auto darkest = [this](qint64 turn) { // of the column that ends the turn, low in the plot
        const QImage picture = m_time->grab().toImage();
        const int x = static_cast<int>(m_time->middleOf(turn) + TimeCanvas::usualTurn / 2);
        int least = 255;
        for (int dx = -1; dx <= 1; ++dx)
            least = std::min(least, qGray(picture.pixel(x + dx, timeSize.height() - 4)));
        return least;
    };
    m_time->setTurn(20);
    QVERIFY(darkest(20) < 140);
    QVERIFY(darkest(22) > 200);
    m_time->setTurn(22);
    QVERIFY(darkest(20) > 200);
    QVERIFY(darkest(22) < 140);
}

void TestTimeCanvas::paintsWhenSomethingIsAnother()
{
    const test::PaintCount paints(*m_time);
    m_time->setTurn(0);
    m_time->setTurns(1000, 1200);
    m_time->setTheme(Theme::Light);
    m_time->comeBack();
    QCOMPARE(paints.settledCount(), 0);
    m_time->setTurn(1);
    QCOMPARE(paints.settledCount(), 1);
    m_time->setTheme(Theme::Dark);
    QCOMPARE(paints.settledCount(), 2);
    m_time->setTurns(990, 1200);
    QCOMPARE(paints.settledCount(), 3);
    m_time->zoomBy(-0.5);
    QCOMPARE(paints.settledCount(), 4);
}

void TestTimeCanvas::focusByKeysIsSeen()
{
    m_time->clearFocus();
    const QImage without = m_time->grab().toImage();
    m_time->setFocus(Qt::TabFocusReason);
    QVERIFY(m_time->grab().toImage() != without);
    m_time->clearFocus();
    m_time->setFocus(Qt::MouseFocusReason);
    QVERIFY(m_time->grab().toImage() == without);
}

ZONEWRIGHT_TEST(timecanvas, TestTimeCanvas)
#include "tst_timecanvas.moc"
