#include "core/random/generator.h"
#include "core/walk/omens.h"
#include "document/document.h"
#include "document/eventedits.h"
#include "models/foresightmodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QPoint>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestForesightModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void aDragonIsForeseenFromItsHorizonOn();
    void knowsWhatCoreKnows();
    void tagsDecide();
    void intuitionsKeepTheirPlace();
    void restsWhilePaused();
    void manyEventsCostLittle();
};

namespace {

struct SeerWalk
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    ForesightModel model;

    SeerWalk() { model.setPlayback(&document.playback()); }

    void add(ScheduledEvent event) { QVERIFY(addEvent(document, event)); }

    void goTo(int turn)
    {
        Playback& playback = document.playback();
        if (turn > playback.lastTurn()) {
            playback.goTo(playback.lastTurn());
            playback.run({.turns = turn - playback.lastTurn(), .waits = true});
        } else {
            playback.goTo(turn);
        }
        QTRY_VERIFY(playback.isSettled());
        QCOMPARE(playback.turn(), std::int64_t{turn});
    }

    [[nodiscard]] QString text(int row, int column = ForesightModel::WhatColumn) const
    {
        return model.index(row, column).data().toString();
    }
};

ScheduledEvent dragonAt(int due, int horizon, ForesightKind kind = ForesightKind::Vision, const char* tag = "")
{
    return {.due = due,
            .kind = EventKind::Announce,
            .zone = {2, 3},
            .text = "A dragon settles.",
            .foresight = {.kind = kind, .horizon = horizon, .tag = tag}};
}

/// What is wrong with the rows, or nothing: core says what they must be.
QString omenFault(const SeerWalk& walk, const std::vector<std::string>& tags)
{
    const Seer seer{.turn = walk.document.playback().turn(), .reach = walk.model.reach(), .tags = tags};
    const auto wanted = omens(walk.document.world(), walk.document.playback().settings(), seer);
    if (walk.model.rowCount() != static_cast<int>(wanted.size()))
        return QStringLiteral("%1 rows for %2 omens at turn %3")
            .arg(walk.model.rowCount())
            .arg(wanted.size())
            .arg(seer.turn);
    for (int row = 0; row < walk.model.rowCount(); ++row) {
        const Omen& omen = wanted[static_cast<std::size_t>(row)];
        const QModelIndex index = walk.model.index(row, ForesightModel::WhatColumn);
        const bool vision = omen.foresight == ForesightKind::Vision;
        QString text = QString::fromStdString(omen.text);
        if (!vision) // the same words, without the comma of the command line or with it
            text = QString::fromStdString(omen.text);
        if (index.data(EventKindRole).toInt() != static_cast<int>(omen.kind) ||
            index.data(ForesightRole).toInt() != static_cast<int>(omen.foresight) ||
            index.data(DueRole).isValid() != vision || (vision && index.data(DueRole).toLongLong() != *omen.due) ||
            index.data(ZoneRole).isValid() != vision || (!text.isEmpty() && walk.text(row) != text))
            return QStringLiteral("row %1 at turn %2: %3 for %4").arg(row).arg(seer.turn).arg(walk.text(row), text);
    }
    return {};
}

std::vector<ScheduledEvent> randomEvents(int count, int turns, std::uint64_t seed)
{
    constexpr const char* tags[] = {"", "", "seer", "priest"};
    Generator generator(seed);
    std::vector<ScheduledEvent> events;
    for (int i = 0; i < count; ++i) {
        ScheduledEvent event;
        event.due = generator.between(0, turns);
        event.kind = static_cast<EventKind>(generator.between(2, 4));
        event.zone.x = generator.between(0, 15);
        event.zone.y = generator.between(0, 17); // some lie outside
        event.text = "event " + std::to_string(i);
        event.foresight.kind = static_cast<ForesightKind>(generator.between(0, 2));
        event.foresight.horizon = generator.between(0, 60);
        event.foresight.tag = tags[generator.below(4)];
        event.id = i + 1;
        events.push_back(event);
    }
    return events;
}

} // namespace

void TestForesightModel::keepsTheModelContract()
{
    SeerWalk walk;
    const QAbstractItemModelTester tester(&walk.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(walk.model);
    for (const ScheduledEvent& event : randomEvents(60, 80, 3))
        walk.add(event);
    test::askForEverything(walk.model);
    for (const int turn : {1, 2, 30, 29, 10, 80, 0}) {
        walk.goTo(turn);
        test::askForEverything(walk.model);
    }
    walk.model.setTags({QStringLiteral("seer")});
    walk.model.setReach(3);
    test::askForEverything(walk.model);
    walk.model.setPlayback(nullptr);
    QCOMPARE(walk.model.rowCount(), 0);
    test::askForEverything(walk.model);
}

/// Not one turn earlier, and not when it has come: walking, travelling, and step by step.
void TestForesightModel::aDragonIsForeseenFromItsHorizonOn()
{
    SeerWalk walk;
    walk.add(dragonAt(30, 12));
    const auto verify = [&walk](std::int64_t turn) {
        const bool known = turn >= 18 && turn < 30;
        QCOMPARE(walk.model.rowCount(), known ? 1 : 0);
        if (!known)
            return;
        QCOMPARE(walk.text(0), QStringLiteral("A dragon settles."));
        QCOMPARE(walk.text(0, ForesightModel::WhenColumn),
                 turn == 29 ? QStringLiteral("in 1 turn(s)") : QStringLiteral("in %1 turn(s)").arg(30 - turn));
    };
    for (int turn = 0; turn <= 40; ++turn) {
        walk.goTo(turn);
        verify(turn);
    }
    for (int turn = 40; turn >= 0; --turn) {
        walk.goTo(turn);
        verify(turn);
    }
    for (const int turn : {17, 30, 18, 29, 0, 18, 40, 29, 17, 18, 30, 29}) {
        walk.goTo(turn);
        verify(turn);
    }
    walk.goTo(27);
    while (walk.document.playback().turn() < 32) {
        walk.document.playback().stepOnce();
        verify(walk.document.playback().turn());
    }
    walk.goTo(20);
    walk.document.playback().walk(Direction::East);
    verify(21);
    walk.model.setReach(9);
    QCOMPARE(walk.model.rowCount(), 1);
    walk.model.setReach(8); // less than the event's own horizon
    QCOMPARE(walk.model.rowCount(), 0);
    walk.goTo(22);
    QCOMPARE(walk.model.rowCount(), 1);
    walk.model.setReach(0);
    QCOMPARE(walk.model.rowCount(), 0);
    walk.model.setReach(1'000'000);
    verify(22);
    QVERIFY(moveEvent(walk.document, 1, 34));
    QTRY_VERIFY(walk.document.playback().isSettled());
    QCOMPARE(walk.model.rowCount(), 1);
    QVERIFY(moveEvent(walk.document, 1, 35));
    QTRY_VERIFY(walk.document.playback().isSettled());
    QCOMPARE(walk.model.rowCount(), 0);
}

void TestForesightModel::knowsWhatCoreKnows()
{
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        SeerWalk walk;
        Project project = walk.document.project();
        project.walk.events = randomEvents(400, 120, seed);
        walk.document.restore(project, {});
        Generator generator(seed);
        std::vector<std::string> tags;
        const QSignalSpy reset(&walk.model, &QAbstractItemModel::modelReset);
        for (int i = 0; i < 300; ++i) {
            const int turn = i < 150 ? i : generator.between(0, 149);
            walk.goTo(turn);
            const QString fault = omenFault(walk, tags);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            if (i % 40 == 39) {
                tags = i % 80 == 79 ? std::vector<std::string>{"seer"} : std::vector<std::string>{"priest", "seer"};
                walk.model.setTags(tags.size() == 1 ? QStringList{QStringLiteral("seer")}
                                                    : QStringList{QStringLiteral("priest"), QStringLiteral("seer")});
                walk.model.setReach(generator.between(0, 70));
            }
        }
        QVERIFY(reset.size() < 200); // turn by turn, rows come and go
    }
}

void TestForesightModel::tagsDecide()
{
    SeerWalk walk;
    const QSignalSpy used(&walk.model, &ForesightModel::usedTagsChanged);
    walk.add(dragonAt(10, 20, ForesightKind::Vision, "seer"));
    walk.add(dragonAt(11, 20, ForesightKind::Vision, "priest"));
    walk.add(dragonAt(12, 20, ForesightKind::Vision));
    walk.add(dragonAt(13, 20, ForesightKind::None, "nobody"));
    QCOMPARE(walk.model.usedTags(), (QStringList{QStringLiteral("priest"), QStringLiteral("seer")}));
    QCOMPARE(used.size(), 2);
    QCOMPARE(walk.model.rowCount(), 1);
    walk.model.setTags(QStringList{QStringLiteral("seer")});
    QCOMPARE(walk.model.rowCount(), 2);
    walk.model.setTags(QStringList{QStringLiteral("Seer"), QStringLiteral("see")});
    QCOMPARE(walk.model.rowCount(), 1);
    walk.model.setTags(QStringList{QStringLiteral("other"), QStringLiteral("priest"), QStringLiteral("seer")});
    QCOMPARE(walk.model.rowCount(), 3);
    removeEvents(walk.document, std::vector<std::int64_t>{1});
    QCOMPARE(walk.model.usedTags(), QStringList{QStringLiteral("priest")});
    QCOMPARE(walk.model.rowCount(), 2);
    walk.document.undoStack().undo();
    QCOMPARE(walk.model.rowCount(), 3);
}

/// Neither the row nor its tip names the zone, the turn or the text.
void TestForesightModel::intuitionsKeepTheirPlace()
{
    SeerWalk walk;
    walk.add(dragonAt(17, 40, ForesightKind::Intuition));
    QCOMPARE(walk.model.rowCount(), 1);
    for (int column = 0; column < ForesightModel::ColumnCount; ++column) {
        for (int role = 0; role < Qt::UserRole + 64; ++role) {
            const QVariant value = walk.model.index(0, column).data(role);
            const QString said = value.toString();
            QVERIFY2(!said.contains(QLatin1String("17")) && !said.contains(QLatin1String("2,3")) &&
                         !said.contains(QLatin1String("dragon")) && value.typeId() != QMetaType::QPoint,
                     qPrintable(said));
        }
    }
    QCOMPARE(walk.text(0, ForesightModel::WhenColumn), QStringLiteral("soon"));
    QVERIFY(walk.text(0).startsWith(QLatin1String("something will happen ")));
    walk.add(dragonAt(17, 40, ForesightKind::Vision));
    QCOMPARE(walk.model.index(1, 0).data(ZoneRole).toPoint(), QPoint(2, 3));
}

void TestForesightModel::restsWhilePaused()
{
    SeerWalk walk;
    walk.add(dragonAt(30, 12));
    walk.model.setPaused(true);
    const QSignalSpy inserted(&walk.model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy reset(&walk.model, &QAbstractItemModel::modelReset);
    walk.goTo(20);
    walk.add(dragonAt(31, 12));
    QTRY_VERIFY(walk.document.playback().isSettled());
    QCOMPARE(walk.model.rowCount(), 0);
    QCOMPARE(inserted.size() + reset.size(), 0);
    test::askForEverything(walk.model);
    walk.model.setPaused(false);
    QCOMPARE(walk.model.rowCount(), 2);
}

/// From one turn to the next, no more rows are touched than come and go.
void TestForesightModel::manyEventsCostLittle()
{
    SeerWalk walk;
    Project project = walk.document.project();
    project.walk.events = randomEvents(100'000, 1'000'000, 9);
    walk.document.restore(project, {});
    walk.model.setReach(1'000'000);
    const QSignalSpy reset(&walk.model, &QAbstractItemModel::modelReset);
    for (int turn = 1; turn < 200; ++turn) {
        walk.goTo(turn);
        if (turn % 50 == 0) {
            const QString fault = omenFault(walk, {});
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }
    QCOMPARE(reset.size(), 0);
}

ZONEWRIGHT_TEST(foresightmodel, TestForesightModel)

#include "tst_foresightmodel.moc"
