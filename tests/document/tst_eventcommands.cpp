#include "document/demoproject.h"
#include "document/eventedits.h"
#include "document/undocontract.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

class TestEventCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void newIdIsAboveTheHighest();
    void idsRunOut();
    void removesSeveralAtOnce();
    void whatCannotBeIsRefused();
    void whatNeverFiresIsKept();
};

namespace {

ScheduledEvent newEvent(std::int64_t due)
{
    return {.due = due, .kind = EventKind::Spawn, .zone = {1, 0}, .text = "bear"};
}

/// An event of the demo project with another text.
ScheduledEvent retold(const Document& document, std::size_t place, std::string text)
{
    ScheduledEvent event = document.project().walk.events[place];
    event.text = std::move(text);
    return event;
}

DocumentEdit removing(std::vector<std::int64_t> ids)
{
    return [ids = std::move(ids)](Document& d) { removeEvents(d, ids); };
}

std::vector<UndoCase> eventCases()
{
    const auto move = [](std::int64_t id, std::int64_t due, Gesture gesture) {
        return [=](Document& d) { must(moveEvent(d, id, due, gesture)); };
    };
    return {{.name = "add",
             .sentence = QStringLiteral("Add event 6 at turn 3"),
             .edit = [](Document& d) { addEvent(d, newEvent(3)).value(); },
             .like = [](Document& d) { addEvent(d, newEvent(3)).value(); },
             .unlike = [](Document& d) { addEvent(d, newEvent(4)).value(); },
             .nothing = {},
             .back = {}},
            {.name = "change",
             .sentence = QStringLiteral("Change event 5"),
             .edit = [](Document& d) { must(changeEvent(d, retold(d, 1, "no dragon"))); },
             .like = [](Document& d) { must(changeEvent(d, retold(d, 1, "two dragons"))); },
             .unlike = [](Document& d) { must(changeEvent(d, retold(d, 0, "two wolves"))); },
             .nothing = [](Document& d) { must(changeEvent(d, retold(d, 1, "a dragon"))); },
             .back = {}},
            {.name = "change in a gesture",
             .sentence = QStringLiteral("Change event 5"),
             .edit = [](Document& d) { must(changeEvent(d, retold(d, 1, "no dragon"), drag)); },
             .like = [](Document& d) { must(changeEvent(d, retold(d, 1, "two dragons"), drag)); },
             .merges = true,
             .unlike = [](Document& d) { must(changeEvent(d, retold(d, 0, "two wolves"), drag)); },
             .nothing = [](Document& d) { must(changeEvent(d, retold(d, 1, "a dragon"), drag)); },
             .back = [](Document& d) { must(changeEvent(d, retold(d, 1, "a dragon"), drag)); }},
            {.name = "move",
             .sentence = QStringLiteral("Move event 5 to turn 12"),
             .edit = move(5, 12, drag),
             .like = move(5, 13, drag),
             .merges = true,
             .unlike = move(3, 13, drag),
             .nothing = move(5, 9, drag),
             .back = move(5, 9, drag)},
            {.name = "move without a gesture",
             .sentence = QStringLiteral("Move event 5 to turn 12"),
             .edit = move(5, 12, Gesture::None),
             .like = move(5, 13, Gesture::None),
             .unlike = move(5, 13, otherDrag),
             .nothing = move(5, 9, Gesture::None),
             .back = {}},
            {.name = "remove",
             .sentence = QStringLiteral("Remove event 5"),
             .edit = removing({5}),
             .like = removing({3}),
             .unlike = removing({1, 3}),
             .nothing = removing({2, 99}),
             .back = {}},
            {.name = "remove several",
             .sentence = QStringLiteral("Remove 2 event(s)"),
             .edit = removing({3, 1, 3}),
             .like = removing({5}),
             .unlike = removing({5}),
             .nothing = removing({}),
             .back = {}}};
}

} // namespace

void TestEventCommands::keepTheUndoContract_data()
{
    addUndoCases(eventCases());
}

void TestEventCommands::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(eventCases()[static_cast<std::size_t>(index)]);
}

void TestEventCommands::newIdIsAboveTheHighest()
{
    Document document({.name = "Elderlore"});
    QCOMPARE(addEvent(document, newEvent(1)).value(), 1);
    openProject(document, demoProject());
    QCOMPARE(addEvent(document, newEvent(1)).value(), 6);
    QCOMPARE(document.project().walk.events.back().id, 6);
    removeEvents(document, std::array<std::int64_t, 1>{5});
    QCOMPARE(addEvent(document, newEvent(1)).value(), 7);
}

void TestEventCommands::idsRunOut()
{
    Document document({.name = "Elderlore"});
    Project project = demoProject();
    project.walk.events[0].id = std::int64_t{1} << 53;
    openProject(document, project);
    QVERIFY(addEvent(document, newEvent(1)).error().code == ErrorCode::OutOfRange);
}

void TestEventCommands::removesSeveralAtOnce()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    removeEvents(document, std::array<std::int64_t, 3>{1, 3, 77});
    QCOMPARE(document.project().walk.events.size(), std::size_t{1});
    QCOMPARE(document.project().walk.events.front().id, 5);
}

void TestEventCommands::whatCannotBeIsRefused()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    const std::int64_t tooHigh = (std::int64_t{1} << 53) + 1;
    std::vector<ScheduledEvent> wrong(6, newEvent(1));
    wrong[0].kind = EventKind::ShiftWindow;
    wrong[1].due = tooHigh;
    wrong[2].cost = -1;
    wrong[3].foresight.horizon = -1;
    wrong[4].text = "\xff";
    wrong[5].foresight.tag = "\xff";
    const std::vector<std::string> places{"kind", "due", "cost", "horizon", "text", "tag"};
    for (std::size_t i = 0; i < wrong.size(); ++i) {
        QCOMPARE(addEvent(document, wrong[i]).error().place, places[i]);
        wrong[i].id = 5;
        QCOMPARE(changeEvent(document, wrong[i]).error().place, places[i]);
    }
    QVERIFY(changeEvent(document, newEvent(1)).error().code == ErrorCode::Unknown);
    QVERIFY(moveEvent(document, 99, 1).error().code == ErrorCode::Unknown);
    QVERIFY(moveEvent(document, 5, -tooHigh).error().code == ErrorCode::OutOfRange);
    QCOMPARE(document.undoStack().count(), 0);
}

void TestEventCommands::whatNeverFiresIsKept()
{
    Document document({.name = "Elderlore"});
    ScheduledEvent never = newEvent(0);
    never.zone = {-5, 4000};
    QVERIFY(addEvent(document, never));
    QVERIFY(moveEvent(document, 1, -3));
}

ZONEWRIGHT_TEST(eventcommands, TestEventCommands)

#include "tst_eventcommands.moc"
