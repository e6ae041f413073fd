#include "app/memorypanel.h"
#include "app/memoryside.h"
#include "app/panels.h"
#include "core/walk/movestext.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "models/words.h"
#include "support/testregistry.h"
#include "views/workchart.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTableView>

#include <algorithm>

using namespace zonewright;

/// The dock of the memory beside the real map.
class TestMemoryPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsShownAreTheOnesChosen();
    void mapChoosesTheRow();
    void focusChoosesNothing();
    void chosenZoneStaysChosenWhileTurnsPass();
    void figuresAreThoseOfTheRecord();
    void summariesAreSumsOfTheTrace();
    void otherMemoryIsUsed();
    void orderOfTheOtherIsChosen();
    void chartTravels();
    void oneMemoryWhereThereIsLittleRoom();
    void comparingIsSwitchedOff();
    void restsOutOfSight();
};

namespace {

/// The editor with the dock in front, and what is in it.
struct MemoryDesk : test::Editor
{
    MemoryPanel* panel = nullptr;

    MemoryDesk()
    {
        window.resize(1400, 900);
        show();
        panel = window.findChild<MemoryPanel*>();
        bringForward(*panel);
        QTRY_VERIFY(panel->isVisible());
    }

    template <typename Part>
    Part& in(const char* side, const char* name)
    {
        return *part<MemorySide>(side).findChild<Part*>(QLatin1String(name));
    }

    QTableView& table(const char* side) { return in<QTableView>(side, "memoryTable"); }

    QString summary(const char* side) { return in<QLabel>(side, "memorySummary").text(); }

    /// Waits for the other memory.
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(document.playback().isSettled() && panel->other().isCaughtUp(), 60'000); }

    static QString text(const QTableView& table, int row, int column)
    {
        return table.model()->index(row, column).data().toString();
    }

    static void clickHeader(QTableView& table, int column)
    {
        table.scrollTo(table.model()->index(0, column));
        QHeaderView& header = *table.horizontalHeader();
        const QPoint at(header.sectionViewportPosition(column) + 12, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, at);
    }

    static void clickRow(QTableView& table, int row)
    {
        const QModelIndex index = table.model()->index(row, MemoryModel::ZoneColumn);
        table.scrollTo(index);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());
    }

    [[nodiscard]] std::optional<Point> selectedZone() const
    {
        const auto& place = document.selection().selected();
        return place ? std::optional(place->zone) : std::nullopt;
    }

    /// The zone of the selected row.
    static QString selectedIn(const QTableView& table)
    {
        const QModelIndexList rows = table.selectionModel()->selectedRows(MemoryModel::ZoneColumn);
        return rows.isEmpty() ? QString() : rows.front().data().toString();
    }
};

QString local(std::int64_t number)
{
    return QLocale().toString(qint64{number});
}

} // namespace

void TestMemoryPanel::rowsShownAreTheOnesChosen()
{
    MemoryDesk desk;
    desk.document.playback().goTo(60);
    desk.settle();
    for (const char* side : {"ownMemory", "otherMemory"}) {
        QTableView& table = desk.table(side);
        for (const int column : {MemoryModel::ZoneColumn, MemoryModel::TerrainColumn, MemoryModel::EnteredColumn,
                                 MemoryModel::EnteredColumn}) { // the last one twice: down
            MemoryDesk::clickHeader(table, column);
            for (int row = 0; row < table.model()->rowCount(); row += 3) {
                const QString zone = MemoryDesk::text(table, row, MemoryModel::ZoneColumn);
                MemoryDesk::clickRow(table, row);
                QVERIFY(desk.selectedZone());
                QCOMPARE(positionText(*desk.selectedZone()), zone);
                QCOMPARE(MemoryDesk::selectedIn(table), zone);
            }
        }
        QCOMPARE(table.horizontalHeader()->sortIndicatorOrder(), Qt::DescendingOrder);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_Home, Qt::ControlModifier); // and by keys
        QTest::keyClick(&table, Qt::Key_Down);
        QCOMPARE(positionText(*desk.selectedZone()), MemoryDesk::text(table, 1, MemoryModel::ZoneColumn));
    }
}

void TestMemoryPanel::mapChoosesTheRow()
{
    MemoryDesk desk;
    desk.settle();
    for (const Point zone : *desk.document.playback().record().window) {
        desk.document.selection().select(CellPlace{.zone = zone, .cell = {3, 3}});
        QCOMPARE(MemoryDesk::selectedIn(desk.table("ownMemory")), positionText(zone));
        QCOMPARE(MemoryDesk::selectedIn(desk.table("otherMemory")), positionText(zone)); // the nine of arrival
        QVERIFY(desk.document.selection().selected()->cell == (Point{3, 3}));            // nobody moved it
    }
    desk.document.selection().select(CellPlace{.zone = {30, 30}, .cell = {3, 3}});
    QCOMPARE(MemoryDesk::selectedIn(desk.table("ownMemory")), QString());
    QVERIFY(desk.selectedZone() == (Point{30, 30}));
}

void TestMemoryPanel::focusChoosesNothing()
{
    MemoryDesk desk;
    desk.settle();
    for (const char* side : {"ownMemory", "otherMemory"}) {
        desk.table(side).setFocus(Qt::TabFocusReason);
        QVERIFY(!desk.selectedZone());
        desk.document.playback().walk(Direction::East);
        desk.settle();
        QVERIFY(!desk.selectedZone());
    }
}

void TestMemoryPanel::chosenZoneStaysChosenWhileTurnsPass()
{
    MemoryDesk desk;
    desk.settle();
    MemoryDesk::clickRow(desk.table("ownMemory"), 5);
    const Point zone = *desk.selectedZone();
    bool wasGone = false;
    for (int turn = 1; turn <= 90; ++turn) {
        desk.document.playback().goTo(turn);
        desk.settle();
        QVERIFY(desk.selectedZone() == zone);
        const auto row = desk.part<MemorySide>("ownMemory").model().rowOf(zone);
        QCOMPARE(MemoryDesk::selectedIn(desk.table("ownMemory")), row ? positionText(zone) : QString());
        wasGone = wasGone || !row;
    }
    desk.document.playback().goTo(0);
    QCOMPARE(MemoryDesk::selectedIn(desk.table("ownMemory")), positionText(zone));
}

/// In the table as it is seen: at arrival, in the middle of turns and after travelling.
void TestMemoryPanel::figuresAreThoseOfTheRecord()
{
    MemoryDesk desk;
    Playback& playback = desk.document.playback();
    const QTableView& own = desk.table("ownMemory");
    const QTableView& other = desk.table("otherMemory");
    const auto isRight = [&] {
        desk.settle();
        const TurnRecord& record = playback.record();
        for (int place = 0; place < 9; ++place) {
            QCOMPARE(MemoryDesk::text(own, place, MemoryModel::SlotColumn), local(place));
            QCOMPARE(MemoryDesk::text(own, place, MemoryModel::ZoneColumn),
                     positionText((*record.window)[static_cast<std::size_t>(place)]));
        }
        const TurnRecord& known = desk.panel->other().record();
        QCOMPARE(known.turn, record.turn);
        std::int64_t evaluated = 0;
        for (int row = 0; row < other.model()->rowCount(); ++row)
            evaluated += other.model()->index(row, MemoryModel::EvaluatedColumn).data(SortRole).toLongLong();
        QCOMPARE(evaluated, known.evaluations);
        for (std::size_t slot = 0; slot < known.slots.size(); ++slot) {
            QCOMPARE(MemoryDesk::text(other, static_cast<int>(slot), MemoryModel::ZoneColumn),
                     positionText(known.slots[slot]));
        }
        for (const Request& request : record.pending) {
            if (request.kind != EventKind::ComputeZone)
                continue;
            const auto row = desk.part<MemorySide>("ownMemory").model().rowOf(request.zone);
            QVERIFY(row.has_value());
            QVERIFY(own.model()->index(*row, MemoryModel::StateColumn).data().toString().contains(local(request.due)));
        }
    };
    isRight();
    bool wasInTurn = false;
    for (int step = 0; step < 60; ++step) {
        playback.stepOnce();
        wasInTurn = wasInTurn || playback.isInTurn();
        isRight();
    }
    QVERIFY(wasInTurn);
    for (const std::int64_t turn : {80, 12, 33, 0}) {
        playback.goTo(turn);
        isRight();
    }
    QVERIFY(own.isColumnHidden(MemoryModel::RankColumn) && !other.isColumnHidden(MemoryModel::RankColumn));
}

void TestMemoryPanel::summariesAreSumsOfTheTrace()
{
    MemoryDesk desk;
    Playback& playback = desk.document.playback();
    const int capacity = 10;
    QVERIFY(changeMemory(desk.document, {.scheme = MemoryScheme::Window, .capacity = capacity}));
    for (const std::int64_t turn : {0, 89, 45, 60}) {
        playback.goTo(turn);
        desk.settle();
        WalkSettings settings = desk.document.project().walk;
        settings.memory = MemoryScheme::Arrival;
        Simulation plain(desk.document.world(), settings);
        std::int64_t hits = 0, misses = 0, lost = 0;
        for (std::int64_t i = 0; i < turn; ++i) {
            const TurnRecord& record = plain.move(playback.moves()[static_cast<std::size_t>(i)]);
            hits += record.hits;
            misses += record.misses;
            lost += std::ssize(record.lost);
        }
        const QString summary = desk.summary("otherMemory");
        QVERIFY2(summary.contains(QStringLiteral("%1 of %2 known").arg(plain.record().slots.size()).arg(capacity)),
                 qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral(" %1 hit").arg(local(hits))), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral(" %1 miss").arg(local(misses))), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral(" %1 creature").arg(local(lost))), qPrintable(summary));
        QVERIFY(desk.summary("ownMemory").startsWith(QStringLiteral("9 zone")));
    }
}

void TestMemoryPanel::otherMemoryIsUsed()
{
    MemoryDesk desk;
    desk.document.playback().goTo(40);
    desk.settle();
    const QString heading = desk.in<QLabel>("ownMemory", "memoryHeading").text();
    QVERIFY(heading.startsWith(QStringLiteral("Window")));
    const QString other = desk.summary("otherMemory");
    QTest::mouseClick(&desk.in<QPushButton>("otherMemory", "useMemory"), Qt::LeftButton);
    desk.settle();
    QVERIFY(desk.document.project().walk.memory == MemoryScheme::Arrival);
    QCOMPARE(desk.document.project().walk.capacity, 25);
    QCOMPARE(desk.document.playback().turn(), std::int64_t{40});
    QCOMPARE(desk.summary("ownMemory"), other); // they have changed places
    QVERIFY(desk.in<QLabel>("ownMemory", "memoryHeading").text().startsWith(QStringLiteral("Known zones")));
    QVERIFY(!desk.in<QComboBox>("otherMemory", "memoryOrder").isVisible());
    QVERIFY(!desk.table("ownMemory").isColumnHidden(MemoryModel::RankColumn));
    desk.action(ActionId::Undo).trigger();
    desk.settle();
    QCOMPARE(desk.in<QLabel>("ownMemory", "memoryHeading").text(), heading);
    QCOMPARE(desk.summary("otherMemory"), other);
}

void TestMemoryPanel::orderOfTheOtherIsChosen()
{
    MemoryDesk desk;
    desk.document.playback().goTo(60);
    desk.settle();
    auto& order = desk.in<QComboBox>("otherMemory", "memoryOrder");
    order.setFocus();
    QTest::keyClick(&order, Qt::Key_Down);
    QVERIFY(desk.panel->other().settings().memory == MemoryScheme::Recent);
    desk.settle();
    QCOMPARE(desk.panel->other().record().turn, std::int64_t{60});
    QTest::mouseClick(&desk.in<QPushButton>("otherMemory", "useMemory"), Qt::LeftButton);
    QVERIFY(desk.document.project().walk.memory == MemoryScheme::Recent);
}

void TestMemoryPanel::chartTravels()
{
    MemoryDesk desk;
    desk.document.playback().goTo(50);
    desk.settle();
    auto& chart = desk.part<WorkChart>("workChart");
    QVERIFY(chart.isVisible());
    QCOMPARE(chart.turn(), 50);
    const QImage cost = chart.grab().toImage();
    auto& measure = desk.part<QComboBox>("workMeasure");
    measure.setFocus();
    for (const auto next : {WorkChart::Measure::Computations, WorkChart::Measure::Evaluations}) {
        QTest::keyClick(&measure, Qt::Key_Down);
        QVERIFY(chart.measure() == next);
        QVERIFY(chart.grab().toImage() != cost);
    }
    desk.document.walkRun().start(Pace::Run);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, QPoint(int(chart.middleOf(52)), chart.plot().center().y()));
    QVERIFY(!desk.document.walkRun().isRunning());
    QCOMPARE(desk.document.playback().turn(), std::int64_t{52});
}

void TestMemoryPanel::oneMemoryWhereThereIsLittleRoom()
{
    MemoryDesk desk;
    desk.settle();
    auto& own = desk.part<MemorySide>("ownMemory");
    auto& other = desk.part<MemorySide>("otherMemory");
    auto& tabs = desk.part<QTabBar>("memoryTabs");
    QVERIFY(own.isVisible() && other.isVisible() && !tabs.isVisible());
    QVERIFY(desk.panel->minimumSizeHint().width() < 660); // or it would never come to the other arrangement
    desk.window.resize(900, 700);                         // the docks at the sides take the rest
    QTRY_VERIFY(desk.panel->width() < 660);
    QTRY_VERIFY(own.isVisible() && !other.isVisible() && tabs.isVisible());
    QTRY_VERIFY2(desk.panel->minimumSizeHint().width() <= 400,
                 qPrintable(QString::number(desk.panel->minimumSizeHint().width())));
    QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(1).center());
    QVERIFY(!own.isVisible() && other.isVisible());
    auto& chart = desk.part<WorkChart>("workChart");
    if (!chart.isVisible())
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(2).center());
    QVERIFY(chart.isVisible());
    QTRY_VERIFY2(chart.plot().width() >= 150, qPrintable(QString::number(chart.plot().width())));
    desk.window.resize(1400, 900);
    QTRY_VERIFY(own.isVisible() && other.isVisible() && chart.isVisible() && !tabs.isVisible());
}

void TestMemoryPanel::comparingIsSwitchedOff()
{
    MemoryDesk desk;
    desk.settle();
    auto& compare = desk.part<QCheckBox>("compareMemory");
    compare.setFocus();
    QTest::keyClick(&compare, Qt::Key_Space);
    QVERIFY(!desk.part<MemorySide>("otherMemory").isVisible());
    QVERIFY(!desk.panel->other().isActive());
    desk.document.playback().goTo(30);
    (void)desk.panel->grab(); // the chart has one row
    QTest::keyClick(&compare, Qt::Key_Space);
    desk.settle();
    QCOMPARE(desk.panel->other().record().turn, std::int64_t{30});
    QVERIFY(desk.part<MemorySide>("otherMemory").isVisible());
}

void TestMemoryPanel::restsOutOfSight()
{
    MemoryDesk desk;
    desk.settle();
    MemorySide& own = desk.part<MemorySide>("ownMemory");
    MemorySide& other = desk.part<MemorySide>("otherMemory");
    desk.action(ActionId::ShowDocks).trigger();
    QTRY_VERIFY(!desk.panel->isVisible());
    QSignalSpy taken(&own.model(), &MemoryModel::taken), takenByOther(&other.model(), &MemoryModel::taken);
    desk.document.playback().goTo(40);
    QVERIFY(changeView(desk.document, 5)); // the logs are other objects then
    QTRY_VERIFY(desk.document.playback().isSettled());
    QCOMPARE(taken.count(), 0);
    QCOMPARE(takenByOther.count(), 0);
    QVERIFY(!desk.panel->other().isActive());
    desk.action(ActionId::ShowDocks).trigger();
    bringForward(*desk.panel);
    desk.settle();
    QCOMPARE(own.model().turn(), std::int64_t{40});
    QTRY_COMPARE(other.model().turn(), std::int64_t{40});
}

ZONEWRIGHT_TEST(memorypanel, TestMemoryPanel)

#include "tst_memorypanel.moc"
