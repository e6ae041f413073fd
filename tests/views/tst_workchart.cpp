#include "core/walk/simulation.h"
#include "core/walk/turnlog.h"
#include "render/timecolors.h"
#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/workchart.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>

using namespace zonewright;

namespace {

constexpr QSize chartSize(900, 140);

/// The log of a walk east over a border at turn 3, by one scheme. What is in sight spans three rows of zones, so that
/// three at once come into it.
std::unique_ptr<TurnLog> logOf(MemoryScheme scheme, int turns = 40)
{
    WalkSettings settings;
    settings.startZone = {5, 5};
    settings.startCell = {13, 8};
    settings.view = 9;
    settings.memory = scheme;
    const World world = World::create({.name = "Elderlore", .size = 4, .zoneSize = 4}).value();
    Simulation simulation(world, settings);
    auto log = std::make_unique<TurnLog>(world.zones(), world.zoneSide(), settings.events);
    log->write(simulation.record(), simulation.record(), false);
    for (int turn = 1; turn <= turns; ++turn) {
        const TurnRecord before = simulation.record();
        log->write(before, simulation.move(Direction::East), false);
    }
    return log;
}

} // namespace

class TestWorkChart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void hiccupAndSpreadAreSeen();
    void bothRowsHaveOneScale();
    void arrivalDoesNotHideTheRest();
    void farAwayEachPixelShowsThePeak();
    void measuresAreSwitched();
    void whatLiesAheadIsDimmer();
    void eitherWalkMayBeMissing();
    void clickAsksForATurn();
    void tipTellsTheNumbers();
    void turnsStandWhereTheyAre();
    void paintsWhenSomethingIsAnother();

private:
    [[nodiscard]] int barHeight(qint64 turn, int row) const;
    [[nodiscard]] QRect rowOf(int row) const;

    std::unique_ptr<TurnLog> m_known;
    std::unique_ptr<TurnLog> m_window;
    std::unique_ptr<WorkChart> m_chart;
};

void TestWorkChart::init()
{
    m_known = logOf(MemoryScheme::Arrival);
    m_window = logOf(MemoryScheme::Window);
    m_chart = std::make_unique<WorkChart>();
    m_chart->resize(chartSize);
    m_chart->setLogs({.log = m_known.get(), .name = QStringLiteral("Known zones")},
                     {.log = m_window.get(), .name = QStringLiteral("Window")});
    m_chart->setTurn(40);
    m_chart->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_chart.get()));
}

void TestWorkChart::cleanup()
{
    m_chart.reset();
}

QRect TestWorkChart::rowOf(int row) const
{
    const QRect plot = m_chart->plot();
    return {plot.left(), plot.top() + plot.height() * row / 2, plot.width(), plot.height() / 2};
}

/// Logical pixels of the bar of a turn.
int TestWorkChart::barHeight(qint64 turn, int row) const
{
    const QImage picture = m_chart->grab(rowOf(row)).toImage();
    const auto x = static_cast<int>((m_chart->middleOf(turn) - rowOf(row).left()) * picture.devicePixelRatio()) - 1;
    int height = 0;
    for (int y = 0; y < picture.height(); ++y)
        height += picture.pixelColor(x, y) == timeColors(Theme::Light).computed ? 1 : 0;
    return height;
}

/// Known zones compute three at once when they come into sight, the window one after the other.
void TestWorkChart::hiccupAndSpreadAreSeen()
{
    m_chart->setMeasure(WorkChart::Measure::Computations);
    int hiccups = 0, spread = 0;
    for (std::size_t turn = 1; turn < m_known->size(); ++turn) {
        const auto known = static_cast<int>(m_known->work()[turn].computations);
        const auto window = static_cast<int>(m_window->work()[turn].computations);
        QVERIFY(window <= 1);
        const int tall = barHeight(static_cast<qint64>(turn), 0), low = barHeight(static_cast<qint64>(turn), 1);
        QCOMPARE(tall > 0, known > 0);
        QCOMPARE(low > 0, window > 0);
        hiccups += known >= 3 ? 1 : 0;
        spread += window;
        if (known >= 3)
            QVERIFY(tall > rowOf(0).height() * 3 / 4);
        if (window == 1)
            QVERIFY(low > 0 && low < rowOf(1).height() / 2);
    }
    QVERIFY(hiccups > 0 && spread > 3);
}

void TestWorkChart::bothRowsHaveOneScale()
{
    m_chart->setMeasure(WorkChart::Measure::Computations);
    std::map<std::uint32_t, int> heights;
    for (std::size_t turn = 1; turn < m_known->size(); ++turn) {
        const std::array logs{m_known.get(), m_window.get()};
        for (int row = 0; row < 2; ++row) {
            const std::uint32_t amount = logs[static_cast<std::size_t>(row)]->work()[turn].computations;
            const int height = barHeight(static_cast<qint64>(turn), row);
            QVERIFY(std::abs(heights.try_emplace(amount, height).first->second - height) <= 1);
        }
    }
    QVERIFY(heights.size() >= 3);
}

void TestWorkChart::arrivalDoesNotHideTheRest()
{
    m_chart->setMeasure(WorkChart::Measure::Computations);
    QVERIFY(barHeight(0, 1) > barHeight(4, 1));   // nine
    QVERIFY(barHeight(0, 1) < rowOf(1).height()); // with a cut in it
    QVERIFY(barHeight(4, 1) > 0 && barHeight(0, 1) < 9 * barHeight(4, 1));
}

void TestWorkChart::farAwayEachPixelShowsThePeak()
{
    TurnLog log(Torus(4), 16, {});
    TurnRecord record;
    for (int turn = 0; turn <= 100'000; ++turn) {
        const TurnRecord before = record;
        record.turn = turn;
        record.move = turn > 0 ? std::optional(Direction::None) : std::nullopt;
        record.evaluations = turn == 77'777 ? 1000 : 10;
        log.write(before, record, false);
    }
    m_chart->setLogs({.log = &log, .name = QStringLiteral("Known zones")}, {});
    m_chart->setMeasure(WorkChart::Measure::Evaluations);
    m_chart->setTurn(100'000);
    m_chart->zoomBy(-30);
    const QImage picture = m_chart->grab(m_chart->plot()).toImage();
    const auto middle =
        static_cast<int>((m_chart->middleOf(77'777) - m_chart->plot().left()) * picture.devicePixelRatio());
    const auto isBar = [&](int x, int y) { return picture.pixelColor(x, y) == timeColors(Theme::Light).computed; };
    int tall = 0;
    for (int x = 0; x < picture.width(); ++x) {
        if (isBar(x, picture.height() / 4)) {
            ++tall;
            QVERIFY(std::abs(x - middle) <= 1);
        }
    }
    QCOMPARE(tall, 1);
    QVERIFY(isBar(picture.width() / 2, picture.height() - 2));
    m_chart->setLogs({}, {});
}

void TestWorkChart::measuresAreSwitched()
{
    m_chart->setMeasure(WorkChart::Measure::Evaluations);
    QVERIFY(barHeight(10, 0) > 0); // every cell of the view, every turn
    QCOMPARE(barHeight(10, 1), 0); // the window evaluates none
    m_chart->setMeasure(WorkChart::Measure::Cost);
    QCOMPARE(barHeight(4, 1) > 0, m_window->work()[4].cost > 0);
}

void TestWorkChart::whatLiesAheadIsDimmer()
{
    m_chart->setMeasure(WorkChart::Measure::Computations);
    QVERIFY(barHeight(4, 1) > 0);
    m_chart->setTurn(3);
    QCOMPARE(barHeight(4, 1), 0);
    QVERIFY(barHeight(0, 1) > 0);
}

void TestWorkChart::eitherWalkMayBeMissing()
{
    m_chart->setMeasure(WorkChart::Measure::Computations);
    const int half = barHeight(4, 1);
    m_chart->setLogs({}, {.log = m_window.get(), .name = QStringLiteral("Window")});
    const QImage whole = m_chart->grab(m_chart->plot()).toImage();
    QVERIFY(barHeight(4, 1) > half); // it has all of the room
    m_chart->setLogs({}, {});
    QVERIFY(m_chart->grab(m_chart->plot()).toImage() != whole);
    QCOMPARE(m_chart->lastTurn(), 0);
}

void TestWorkChart::clickAsksForATurn()
{
    const QSignalSpy wanted(m_chart.get(), &TimeCanvas::turnWanted);
    test::click(*m_chart, {m_chart->middleOf(12), 60});
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.last().at(0).toLongLong(), 12);
}

void TestWorkChart::tipTellsTheNumbers()
{
    const auto tip = [this](qint64 turn) {
        const QPoint at(static_cast<int>(m_chart->middleOf(turn)), 60);
        QHelpEvent event(QEvent::ToolTip, at, m_chart->mapToGlobal(at));
        QApplication::sendEvent(m_chart.get(), &event);
        return QToolTip::text();
    };
    QVERIFY(tip(4).contains(QStringLiteral("Turn 4")));
    QVERIFY(tip(4).contains(QStringLiteral("Window: cost ") + QLocale().toString(qint64{m_window->work()[4].cost})));
    QVERIFY(tip(4).contains(QStringLiteral("Known zones")));
    m_chart->setLastTurn(100);
    m_chart->setTurn(45);
    QVERIFY(tip(45).contains(QStringLiteral("not run yet")));
}

/// Whatever is measured, and however large it grows.
void TestWorkChart::turnsStandWhereTheyAre()
{
    const double before = m_chart->middleOf(20);
    for (const auto measure :
         {WorkChart::Measure::Computations, WorkChart::Measure::Evaluations, WorkChart::Measure::Cost}) {
        m_chart->setMeasure(measure);
        QCOMPARE(m_chart->middleOf(20), before);
    }
    const auto longer = logOf(MemoryScheme::Window, 60);
    m_chart->setLogs({.log = m_known.get(), .name = QStringLiteral("Known zones")},
                     {.log = longer.get(), .name = QStringLiteral("Window")});
    QCOMPARE(m_chart->middleOf(20), before);
    m_chart->setLogs({}, {});
}

void TestWorkChart::paintsWhenSomethingIsAnother()
{
    const test::PaintCount paints(*m_chart);
    m_chart->setMeasure(m_chart->measure());
    m_chart->setLastTurn(0);
    QCOMPARE(paints.settledCount(), 0);
    m_chart->refresh();
    QCOMPARE(paints.settledCount(), 1);
    m_chart->setMeasure(WorkChart::Measure::Evaluations);
    QCOMPARE(paints.settledCount(), 2);
}

ZONEWRIGHT_TEST(workchart, TestWorkChart)
#include "tst_workchart.moc"
