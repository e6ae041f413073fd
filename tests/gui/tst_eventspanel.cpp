#include "app/eventform.h"
#include "app/eventspanel.h"
#include "app/eventstable.h"
#include "document/eventedits.h"
#include "gui/editor.h"
#include "render/palette.h"
#include "support/testregistry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

using namespace zonewright;

/// The events' dock in the real window, by mouse and keys.
class TestEventsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsAnEventToBeNamed();
    void addsInTheSelectedZone();
    void everyFieldIsAStep();
    void undoIsTheWindowsWhileNothingIsTyped();
    void whatCannotBeIsSaidAndKept();
    void formStaysAtItsEventWhenTheFilterHidesIt();
    void deletesTheRowsThatAreShown();
    void deletesNoRowThatTheFilterHides();
    void breakpointOfTheMarginStopsARun();
    void breakpointsOfFilteredAndSortedRows();
    void keyTogglesWhereTheDesignerIs();
    void stepsThroughTheCrossing();
    void runsUntilTheSelectedRow();
    void doubleClickEditsOrReveals();
    void duplicatesAndGoesToTheTurn();
    void rowsStandStillWhileTurnsPass();
    void restsOutOfSight();
    void worksInALittleRoom();
};

namespace {

/// The window on the sample, with the dock in sight.
struct EventsEditor : test::Editor
{
    EventsTable& table = part<EventsTable>("eventsTable");
    EventForm& form = part<EventForm>("eventForm");

    EventsEditor()
    {
        window.resize(1500, 900);
        show();
        part<QDockWidget>("events").raise();
        QCoreApplication::processEvents();
    }

    Playback& playback() { return document.playback(); }

    const std::vector<ScheduledEvent>& events() { return document.project().walk.events; }

    const ScheduledEvent* event(std::int64_t id)
    {
        const auto found = std::ranges::find(events(), id, &ScheduledEvent::id);
        return found != events().end() ? &*found : nullptr;
    }

    QModelIndex shown(const EventsModel::Key& key, int column = EventsModel::EventColumn)
    {
        const auto row = table.events().rowOf(key);
        return row ? table.filter().mapFromSource(table.events().index(*row, column)) : QModelIndex();
    }

    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const int left = table.horizontalScrollBar()->value();
        table.scrollTo(index);
        table.horizontalScrollBar()->setValue(index.column() == EventsModel::MarginColumn ? 0 : left);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, table.visualRect(index).center());
    }

    void clickRow(std::int64_t event, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        click(shown({true, event}), modifiers);
    }

    QList<qint64> shownEvents()
    {
        QList<qint64> ids;
        for (int row = 0; row < table.filter().rowCount(); ++row) {
            const EventsModel::Key key = table.events().keyAt(table.rowOf(table.filter().index(row, 0)));
            if (key.isScheduled)
                ids << key.id;
        }
        return ids;
    }

    QLineEdit& edit(const char* name) { return part<QLineEdit>(name); }

    /// Clicks into a field and types another text over it.
    void type(const char* field, const QString& text, Qt::Key last = Qt::Key_Return)
    {
        QTest::mouseClick(&edit(field), Qt::LeftButton);
        QTest::keyClick(&edit(field), Qt::Key_A, Qt::ControlModifier);
        if (text.isEmpty())
            QTest::keyClick(&edit(field), Qt::Key_Delete);
        QTest::keyClicks(&edit(field), text);
        QTest::keyClick(&edit(field), last);
        settle();
    }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(playback().isSettled(), 60'000); }

    void undo()
    {
        action(ActionId::Undo).trigger();
        settle();
    }

    void sortByClick(int column)
    {
        const QHeaderView& header = *table.horizontalHeader();
        const QPoint at(header.sectionViewportPosition(column) + header.sectionSize(column) / 2, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, at);
    }

    /// To the turn of the sample's first crossing, with its four requests waiting.
    void cross()
    {
        while (playback().record().pending.empty())
            playback().goTo(playback().turn() + 1);
    }

    void runUntilItEnds()
    {
        QSignalSpy ended(&document.walkRun(), &WalkRun::ended);
        action(ActionId::RunFast).trigger();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
    }
};

bool holdsColour(const QImage& image, const QColor& color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == color.rgb())
                return true;
        }
    }
    return false;
}

} // namespace

void TestEventsPanel::addsAnEventToBeNamed()
{
    EventsEditor editor;
    editor.playback().goTo(30); // turn 40 has an event
    editor.edit("eventFilterEdit").setText(QStringLiteral("dragon"));
    QTest::mouseClick(&editor.part<QToolButton>("addEventButton"), Qt::LeftButton);
    editor.settle();
    QCOMPARE(editor.events().size(), std::size_t{5});
    const std::int64_t id = editor.events().back().id;
    QCOMPARE(editor.events().back().due, std::int64_t{41});
    QVERIFY(editor.events().back().kind == EventKind::Announce);
    QVERIFY(editor.events().back().zone == editor.playback().record().zone);
    QVERIFY(editor.edit("textEdit").hasFocus());
    QVERIFY(editor.shown({true, id}).isValid()); // no filter hides what is new
    QVERIFY(editor.form.eventId() == id);
    QTest::keyClicks(&editor.edit("textEdit"), QStringLiteral("Bells ring."));
    QTest::keyClick(&editor.edit("textEdit"), Qt::Key_Return);
    editor.settle();
    QCOMPARE(editor.event(id)->text, std::string("Bells ring."));
    editor.undo();
    QCOMPARE(editor.event(id)->text, std::string());
    editor.undo();
    QVERIFY(!editor.event(id));
    QVERIFY(!editor.form.eventId());
}

void TestEventsPanel::addsInTheSelectedZone()
{
    EventsEditor editor;
    editor.document.selection().select(CellPlace{.zone = {20, 6}, .cell = {1, 1}});
    editor.part<QDockWidget>("events").close();
    editor.action(ActionId::AddEvent).trigger();
    editor.settle();
    QVERIFY(editor.part<QDockWidget>("events").isVisible());
    QVERIFY(editor.events().back().zone == (Point{20, 6}));
    QTRY_VERIFY(editor.edit("textEdit").hasFocus());
}

void TestEventsPanel::everyFieldIsAStep()
{
    EventsEditor editor;
    editor.clickRow(3);
    QVERIFY(editor.form.eventId() == 3);
    const ScheduledEvent before = *editor.event(3);
    const auto choose = [&editor](const char* box, int index) {
        auto& combo = editor.part<QComboBox>(box);
        combo.setFocus();
        QTest::keyClick(&combo, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(&combo, Qt::Key_Down);
        editor.settle();
    };
    const auto check = [&](const char* what, const ScheduledEvent& meant) {
        QVERIFY2(*editor.event(3) == meant, what);
        editor.undo();
        QVERIFY2(*editor.event(3) == before, what);
        QVERIFY2(editor.form.eventId() == 3, what);
    };
    ScheduledEvent meant = before;
    meant.due = 70;
    editor.type("turnEdit", QStringLiteral("70"));
    check("turn", meant);
    QCOMPARE(editor.edit("turnEdit").text(), QStringLiteral("60"));
    meant = before;
    meant.zone = {1, 2};
    editor.type("zoneEdit", QStringLiteral("1, 2"), Qt::Key_Tab);
    check("zone", meant);
    meant = before;
    meant.text = "Another dragon.";
    editor.type("textEdit", QStringLiteral("Another dragon."), Qt::Key_Tab);
    check("text", meant);
    meant = before;
    meant.foresight.horizon = 7;
    editor.type("horizonEdit", QStringLiteral("7"));
    check("horizon", meant);
    meant = before;
    meant.foresight.tag.clear();
    editor.type("tagEdit", QString());
    check("tag", meant);
    meant = before;
    meant.foresight.kind = ForesightKind::Intuition;
    const int steps = editor.document.undoStack().index();
    choose("foresightBox", 1);
    editor.document.undoStack().setIndex(steps);
    editor.settle();
    QVERIFY(*editor.event(3) == before);
    editor.document.selection().select(CellPlace{.zone = {8, 9}, .cell = {1, 1}});
    QTest::mouseClick(&editor.part<QToolButton>("useZoneButton"), Qt::LeftButton);
    editor.settle();
    meant = before;
    meant.zone = {8, 9};
    check("selected zone", meant);
    auto& declared = editor.part<QCheckBox>("declaredBox");
    QVERIFY(declared.isChecked() && !editor.edit("costEdit").isEnabled());
    QTest::keyClick(&declared, Qt::Key_Space);
    editor.settle();
    meant = before;
    meant.cost = declaredCost(EventKind::Announce, 64);
    QVERIFY(*editor.event(3) == meant);
    editor.type("costEdit", QStringLiteral("500"));
    QCOMPARE(editor.event(3)->cost.value_or(0), std::int64_t{500});
    editor.undo();
    check("cost", meant);
    QVERIFY(declared.isChecked());
}

void TestEventsPanel::undoIsTheWindowsWhileNothingIsTyped()
{
    EventsEditor editor;
    editor.clickRow(3);
    const ScheduledEvent before = *editor.event(3);
    editor.type("textEdit", QStringLiteral("Another dragon."));
    QVERIFY(editor.edit("textEdit").hasFocus());
    QTest::keyClicks(&editor.edit("textEdit"), QStringLiteral(" Or two"));
    QTest::keyClick(&editor.edit("textEdit"), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.event(3)->text, std::string("Another dragon.")); // what was typed went back
    QTest::keyClick(&editor.edit("textEdit"), Qt::Key_Escape);
    QCOMPARE(editor.edit("textEdit").text(), QStringLiteral("Another dragon."));
    QTest::keyClick(&editor.edit("textEdit"), Qt::Key_Z, Qt::ControlModifier);
    editor.settle();
    QVERIFY(*editor.event(3) == before);
    QCOMPARE(editor.edit("textEdit").text(), QString::fromStdString(before.text));
}

void TestEventsPanel::whatCannotBeIsSaidAndKept()
{
    EventsEditor editor;
    const auto& note = editor.part<QLabel>("eventNote");
    const int steps = editor.document.undoStack().index();
    editor.clickRow(3);
    QVERIFY(note.isHidden());
    for (const auto& [field, text] :
         {std::pair{"turnEdit", QStringLiteral("soon")}, std::pair{"turnEdit", QStringLiteral("9999999999999999999")},
          std::pair{"turnEdit", QStringLiteral("999999999999999999")}, std::pair{"zoneEdit", QStringLiteral("3")},
          std::pair{"horizonEdit", QStringLiteral("-1")}}) {
        const QString own = editor.edit(field).text();
        editor.type(field, text, Qt::Key_Tab);
        QVERIFY(note.isVisible());
        QVERIFY(note.text().endsWith(QLatin1Char('.')) && note.text().count(QStringLiteral(". ")) == 0);
        QCOMPARE(editor.document.undoStack().index(), steps);
        QCOMPARE(editor.edit(field).text(), text);
        editor.clickRow(4);
        QVERIFY(note.isHidden());
        editor.clickRow(3);
        QCOMPARE(editor.edit(field).text(), text);
        QVERIFY(note.isVisible());
        editor.edit(field).setFocus();
        QTest::keyClick(&editor.edit(field), Qt::Key_Escape);
        QCOMPARE(editor.edit(field).text(), own);
        QVERIFY(note.isHidden());
    }
    editor.type("turnEdit", QStringLiteral("0"));
    QCOMPARE(editor.event(3)->due, std::int64_t{0}); // a problem of the project, no error
    QVERIFY(note.text().contains(QStringLiteral("never fire")));
}

void TestEventsPanel::formStaysAtItsEventWhenTheFilterHidesIt()
{
    EventsEditor editor;
    editor.edit("eventFilterEdit").setText(QStringLiteral("announce"));
    QCOMPARE(editor.shownEvents(), QList<qint64>({3, 4}));
    editor.clickRow(3);
    auto& kind = editor.part<QComboBox>("kindBox");
    kind.setFocus();
    QTest::keyClick(&kind, Qt::Key_Up);
    editor.settle();
    QVERIFY(editor.event(3)->kind == EventKind::FindPath);
    QCOMPARE(editor.shownEvents(), QList<qint64>({4}));
    QVERIFY(editor.form.eventId() == 3);
    editor.type("turnEdit", QStringLiteral("77"));
    QCOMPARE(editor.event(3)->due, std::int64_t{77});
    QCOMPARE(editor.event(4)->due, std::int64_t{80});
    editor.table.setFocus();
    QTest::keyClick(&editor.table, Qt::Key_Delete); // nothing that is shown is selected
    QCOMPARE(editor.events().size(), std::size_t{4});
}

void TestEventsPanel::deletesTheRowsThatAreShown()
{
    EventsEditor editor;
    for (int i = 0; i < 20; ++i)
        QVERIFY(addEvent(editor.document, {.due = (i * 7) % 30 + 90, .text = i % 2 ? "bell" : "drum", .cost = {}}));
    editor.settle();
    QTest::keyClicks(&editor.edit("eventFilterEdit"), QStringLiteral("bell"));
    editor.sortByClick(EventsModel::TurnColumn);
    const QList<qint64> shown = editor.shownEvents();
    QCOMPARE(shown.size(), 10);
    QVERIFY(editor.event(shown[0])->due > editor.event(shown[9])->due); // turned round
    const auto before = editor.events();
    editor.clickRow(shown[2]);
    editor.clickRow(shown[4], Qt::ShiftModifier);
    editor.clickRow(shown[7], Qt::ControlModifier);
    QTest::keyClick(&editor.table, Qt::Key_Delete);
    editor.settle();
    for (int i = 0; i < 10; ++i)
        QCOMPARE(editor.event(shown[i]) == nullptr, (i >= 2 && i <= 4) || i == 7);
    QCOMPARE(editor.events().size(), before.size() - 4);
    editor.undo(); // one step
    QVERIFY(editor.events() == before);
    QCOMPARE(editor.shownEvents(), shown);
}

void TestEventsPanel::deletesNoRowThatTheFilterHides()
{
    EventsEditor editor;
    editor.cross(); // requests are among the rows
    for (int i = 0; i < 6; ++i)
        QVERIFY(addEvent(editor.document, {.due = 90 + i, .text = i % 2 ? "bell" : "drum", .cost = {}}));
    editor.settle();
    for (const char* word : {"drum", "dragon"}) {
        editor.edit("eventFilterEdit").clear();
        const std::size_t before = editor.events().size();
        editor.table.setFocus();
        QTest::keyClick(&editor.table, Qt::Key_A, Qt::ControlModifier);
        editor.edit("eventFilterEdit").setText(QLatin1String(word));
        const QList<qint64> shown = editor.shownEvents();
        editor.table.setFocus();
        QTest::keyClick(&editor.table, Qt::Key_Delete);
        editor.settle();
        for (const qint64 id : shown)
            QVERIFY(!editor.event(id));
        QCOMPARE(editor.events().size(), before - static_cast<std::size_t>(shown.size()));
    }
}

void TestEventsPanel::breakpointOfTheMarginStopsARun()
{
    EventsEditor editor;
    editor.window.setThemeChoice(ThemeChoice::Light);
    editor.cross();
    const Request wanted = editor.playback().record().pending[2];
    const EventsModel::Key key{false, wanted.id};
    const QModelIndex margin = editor.shown(key, EventsModel::MarginColumn);
    const auto picture = [&] { return editor.table.viewport()->grab(editor.table.visualRect(margin)).toImage(); };
    const QColor stop = overlayColors(Theme::Light).stop;
    QVERIFY(!holdsColour(picture(), stop));
    editor.click(margin);
    QVERIFY(editor.document.breakpoints().find(StopBeforeZone{wanted.zone}));
    QVERIFY(!editor.table.currentRow()); // the margin selects nothing
    QTest::mouseMove(editor.table.viewport(), {300, 5});
    QCoreApplication::processEvents();
    QVERIFY(holdsColour(picture(), stop));
    editor.runUntilItEnds();
    QVERIFY(editor.playback().isInTurn());
    QCOMPARE(editor.playback().turn(), wanted.due);
    QCOMPARE(editor.playback().next()->event.id, wanted.id);
    QVERIFY(editor.shown(key).data(NextRole).toBool());
    QTest::keyClick(&editor.window, Qt::Key_F4);
    QVERIFY(editor.table.events().stateAt(*editor.table.events().rowOf(key)) == EventState::Done);
    editor.document.breakpoints().setEnabled(0, false);
    QCOMPARE(editor.shown(key, 0).data(BreakpointRole).toInt(), int(BreakpointMark::Disabled));
    editor.click(editor.shown(key, EventsModel::MarginColumn));
    QVERIFY(editor.document.breakpoints().items().empty());
    // A double click is two clicks.
    const QPoint at = editor.table.visualRect(editor.shown(key, EventsModel::MarginColumn)).center();
    QTest::mouseDClick(editor.table.viewport(), Qt::LeftButton, {}, at);
    QVERIFY(!editor.edit("textEdit").hasFocus());
}

void TestEventsPanel::breakpointsOfFilteredAndSortedRows()
{
    EventsEditor editor;
    editor.edit("eventFilterEdit").setText(QStringLiteral("a"));
    editor.sortByClick(EventsModel::IdColumn);
    editor.sortByClick(EventsModel::IdColumn);
    QCOMPARE(editor.shownEvents(), QList<qint64>({4, 3, 2, 1}));
    editor.click(editor.table.filter().index(1, EventsModel::MarginColumn));
    QVERIFY(editor.document.breakpoints().find(StopBeforeEvent{3}));
    editor.sortByClick(EventsModel::MarginColumn); // nothing is sorted by it
    QCOMPARE(editor.shownEvents(), QList<qint64>({4, 3, 2, 1}));
    QCOMPARE(editor.table.horizontalHeader()->sortIndicatorSection(), int(EventsModel::IdColumn));
    editor.runUntilItEnds();
    QCOMPARE(editor.playback().turn(), std::int64_t{60});
    QCOMPARE(editor.playback().next()->event.id, std::int64_t{3});
}

void TestEventsPanel::keyTogglesWhereTheDesignerIs()
{
    EventsEditor editor;
    const auto& panel = editor.part<EventsPanel>("eventsPanel");
    editor.clickRow(2);
    editor.clickRow(4, Qt::ControlModifier);
    QVERIFY(panel.hasCurrentRow());
    QTest::keyClick(&editor.table, Qt::Key_F9);
    QVERIFY(editor.document.breakpoints().find(StopBeforeEvent{2}));
    QVERIFY(editor.document.breakpoints().find(StopBeforeEvent{4}));
    QTest::keyClick(&editor.table, Qt::Key_F9);
    QVERIFY(editor.document.breakpoints().items().empty());
    editor.worldView().setFocus();
    QVERIFY(!panel.hasCurrentRow());
    QTest::keyClick(&editor.worldView(), Qt::Key_F9);
    QVERIFY(!editor.document.breakpoints().find(StopBeforeEvent{2}));
}

/// The move first, then each request: rows become next, and done, one by one.
void TestEventsPanel::stepsThroughTheCrossing()
{
    EventsEditor editor;
    editor.cross();
    const std::vector<Request> requests = editor.playback().record().pending;
    QCOMPARE(requests.size(), std::size_t{4});
    const auto state = [&](const Request& request) {
        const auto row = editor.table.events().rowOf({false, request.id});
        return row ? std::optional(editor.table.events().stateAt(*row)) : std::nullopt;
    };
    const auto isNext = [&](const Request& request) {
        return editor.shown({false, request.id}).data(NextRole).toBool();
    };
    for (std::size_t i = 0; i < requests.size(); ++i) {
        QVERIFY(isNext(requests[i]));
        QVERIFY(state(requests[i]) == EventState::Waiting);
        QTest::keyClick(&editor.window, Qt::Key_F4); // the move
        QVERIFY(editor.playback().isInTurn());
        QVERIFY(isNext(requests[i]));
        QVERIFY(state(requests[i]) == EventState::Waiting);
        QTest::keyClick(&editor.window, Qt::Key_F4); // the request
        QVERIFY(!editor.playback().isInTurn());
        QVERIFY(state(requests[i]) == EventState::Done);
        QVERIFY(i == 0 || !state(requests[i - 1]));
        const QString name = editor.shown({false, requests[i].id}).data().toString();
        QCOMPARE(name, i < 3 ? QStringLiteral("Compute zone") : QStringLiteral("Shift window east"));
    }
    QVERIFY(editor.shown({true, 1}).data(NextRole).toBool()); // the wolf of turn 40
}

void TestEventsPanel::runsUntilTheSelectedRow()
{
    EventsEditor editor;
    editor.clickRow(2);
    QSignalSpy ended(&editor.document.walkRun(), &WalkRun::ended);
    auto& button = editor.part<QToolButton>("runUntilEventButton");
    QVERIFY(button.isEnabled());
    QTest::mouseClick(&button, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
    QCOMPARE(editor.playback().turn(), std::int64_t{55});
    QCOMPARE(editor.playback().next()->event.id, std::int64_t{2});
    editor.action(ActionId::StepOnce).trigger();
    QVERIFY(!button.isEnabled()); // it is done
    QCOMPARE(editor.table.events().stateAt(*editor.table.events().rowOf({true, 2})), EventState::Done);
}

void TestEventsPanel::doubleClickEditsOrReveals()
{
    EventsEditor editor;
    editor.cross();
    const Request request = editor.playback().record().pending.front();
    const auto twice = [&](const QModelIndex& index) {
        editor.click(index);
        QTest::mouseDClick(editor.table.viewport(), Qt::LeftButton, {}, editor.table.visualRect(index).center());
    };
    twice(editor.shown({false, request.id}));
    QVERIFY(editor.document.selection().selected() && editor.document.selection().selected()->zone == request.zone);
    QVERIFY(!editor.form.eventId());
    twice(editor.shown({true, 4}));
    QVERIFY(editor.edit("textEdit").hasFocus());
    QVERIFY(editor.form.eventId() == 4);
    editor.clickRow(2);
    QTest::keyClick(&editor.table, Qt::Key_Return);
    QVERIFY(editor.edit("textEdit").hasFocus());
    QVERIFY(editor.form.eventId() == 2);
}

void TestEventsPanel::duplicatesAndGoesToTheTurn()
{
    EventsEditor editor;
    editor.clickRow(3);
    QTest::mouseClick(&editor.part<QToolButton>("duplicateEventButton"), Qt::LeftButton);
    editor.settle();
    QCOMPARE(editor.events().size(), std::size_t{5});
    ScheduledEvent copy = *editor.event(3);
    copy.id = editor.events().back().id;
    QVERIFY(editor.events().back() == copy);
    QVERIFY(editor.form.eventId() == copy.id);
    editor.clickRow(2);
    editor.window.findChild<QAction*>(QStringLiteral("go-to-event-turn"))->trigger();
    QTRY_COMPARE(editor.playback().turn(), std::int64_t{55});
    editor.window.findChild<QAction*>(QStringLiteral("reveal-event"))->trigger();
    QVERIFY(editor.document.selection().selected()->zone == editor.event(2)->zone);
}

void TestEventsPanel::rowsStandStillWhileTurnsPass()
{
    EventsEditor editor;
    Project project = editor.document.project();
    for (int i = 0; i < 400; ++i)
        project.walk.events.push_back({.id = 100 + i, .due = 100 + i, .zone = {1, 1}, .text = "drum", .cost = {}});
    editor.document.restore(std::move(project), {});
    editor.cross();
    editor.table.scrollTo(editor.shown({true, 300}), QAbstractItemView::PositionAtTop);
    editor.clickRow(302);
    const QRect before = editor.table.visualRect(editor.shown({true, 302}));
    for (int i = 0; i < 30; ++i) {
        editor.action(ActionId::StepOnce).trigger();
        QCoreApplication::processEvents();
        QCOMPARE(editor.table.visualRect(editor.shown({true, 302})), before);
        QVERIFY(editor.table.currentRow() == editor.table.events().rowOf({true, 302}));
    }
    QVERIFY(editor.form.eventId() == 302);
}

void TestEventsPanel::restsOutOfSight()
{
    EventsEditor editor;
    editor.part<QDockWidget>("events").close();
    QSignalSpy inserted(&editor.table.events(), &QAbstractItemModel::rowsInserted);
    QSignalSpy changed(&editor.table.events(), &QAbstractItemModel::dataChanged);
    editor.cross();
    QCOMPARE(inserted.size() + changed.size(), 0);
    editor.part<QDockWidget>("events").show();
    QVERIFY(inserted.size() > 0);
}

/// The form takes the place of the rest where there is no room beside it.
void TestEventsPanel::worksInALittleRoom()
{
    EventsEditor editor;
    auto& dock = editor.part<QDockWidget>("events");
    dock.setFloating(true);
    dock.resize(400, 150);
    QTRY_VERIFY(editor.form.isHidden());
    QTRY_VERIFY(editor.table.isVisible() && editor.table.viewport()->height() >= 30);
    editor.clickRow(4);
    QTest::keyClick(&editor.table, Qt::Key_Return);
    QVERIFY(editor.form.isVisible() && !editor.table.isVisible());
    QCOMPARE(dock.focusWidget(), &editor.edit("textEdit")); // whichever window is active
    QTest::keyClick(&editor.edit("textEdit"), Qt::Key_Escape);
    QVERIFY(editor.table.isVisible() && dock.focusWidget() == &editor.table);
    dock.resize(900, 300);
    QTRY_VERIFY(editor.form.isVisible() && editor.table.isVisible());
}

ZONEWRIGHT_TEST(eventspanel, TestEventsPanel)

#include "tst_eventspanel.moc"
