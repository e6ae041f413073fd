#include "core/random/hash.h"
#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/eventedits.h"
#include "document/walkedits.h"
#include "models/inspectormodel.h"
#include "models/modelcontract.h"
#include "models/words.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>

#include <algorithm>
#include <iterator>

using namespace zonewright;

class TestInspectorModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void followsTheLanguage();
    void describesTheHoveredAndThenTheSelectedZone();
    void saysAllThatIsKnown();
    void sharesAddUp();
    void anotherWorldIsAnotherZone();
    void rowsKeepTheirPlaces();
    void saysHowTheZoneStands();
    void countsTheLiving();
    void saysWhoWasLost();
    void saysWhatTheProjectHasThere();
    void followsTheTurn();
    void hoverIsPassedOverWhileSomethingIsSelected();
    void pausedModelFollowsNothing();
    void tipsShowNamesAsTheyAre();
};

namespace {

QString valueOf(const InspectorModel& model, const QString& property)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, InspectorModel::PropertyColumn).data().toString() == property)
            return model.index(row, InspectorModel::ValueColumn).data().toString();
    }
    return {};
}

/// A zone of the world with a settlement and an entrance.
Zone livelyZone(const World& world)
{
    for (int y = 0; y < world.zones().side(); ++y) {
        for (int x = 0; x < world.zones().side(); ++x) {
            const Zone zone = world.zone({x, y});
            if (zone.settlement && !zone.creatures.empty())
                return zone;
        }
    }
    return world.zone({});
}

} // namespace

void TestInspectorModel::keepsTheModelContract()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(model);
    model.setDocument(&document);
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 0);
    document.selection().hover(CellPlace{.zone = {1, 1}, .cell = {2, 2}});
    test::askForEverything(model);
    QVERIFY(model.rowCount() > 0);
    document.selection().select(CellPlace{.zone = {31, 31}, .cell = {63, 63}});
    test::askForEverything(model);
    QVERIFY(document.reseed({.name = "Ostermere", .size = 2, .zoneSize = 3}));
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 0);
    document.selection().hover(CellPlace{.zone = {3, 3}, .cell = {7, 7}});
    model.setDocument(nullptr);
    QCOMPARE(model.rowCount(), 0);
    test::askForEverything(model);
}

void TestInspectorModel::describesTheHoveredAndThenTheSelectedZone()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    QVERIFY(model.heading().isEmpty());
    document.selection().hover(CellPlace{.zone = {17, 13}, .cell = {0, 30}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 17,13"));
    document.selection().select(CellPlace{.zone = {2, 3}, .cell = {1, 1}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 2,3"));
    document.selection().hover(CellPlace{.zone = {9, 9}, .cell = {1, 1}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 2,3"));
    document.selection().clear();
    QVERIFY(model.heading().isEmpty());
}

void TestInspectorModel::saysAllThatIsKnown()
{
    Document document({.name = "Elderlore"});
    const Zone zone = livelyZone(document.world());
    QVERIFY(zone.settlement.has_value());
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = zone.position, .cell = zone.settlement->at});
    QCOMPARE(valueOf(model, QStringLiteral("Position")),
             QStringLiteral("%1,%2").arg(zone.position.x).arg(zone.position.y));
    QCOMPARE(valueOf(model, QStringLiteral("Hash")), QString::fromStdString(hashText(contentHash(zone.cells))));
    const QString name = QString::fromStdString(zone.settlement->name);
    QVERIFY(valueOf(model, QStringLiteral("Settlement")).startsWith(name));
    QVERIFY(valueOf(model, QStringLiteral("Cell")).contains(name));
    QVERIFY(valueOf(model, QStringLiteral("Creatures")).at(0).isDigit());
    QVERIFY(!valueOf(model, QStringLiteral("Entrance")).isEmpty());
}

void TestInspectorModel::sharesAddUp()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = {4, 20}, .cell = {}});
    double sum = 0;
    double before = 1;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QVariant share = model.index(row, InspectorModel::ValueColumn).data(ShareRole);
        if (!share.isValid())
            continue;
        QVERIFY(model.index(row, InspectorModel::PropertyColumn).data(TerrainRole).isValid());
        QVERIFY(share.toDouble() <= before);
        before = share.toDouble();
        sum += before;
    }
    QVERIFY(qAbs(sum - 1) < 1e-9);
}

void TestInspectorModel::anotherWorldIsAnotherZone()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    const CellPlace place{.zone = {4, 20}, .cell = {}};
    document.selection().select(place);
    const QString before = valueOf(model, QStringLiteral("Hash"));
    QVERIFY(document.reseed({.name = "Ostermere"}));
    document.selection().select(place);
    QVERIFY(valueOf(model, QStringLiteral("Hash")) != before);
    document.undoStack().undo();
    document.selection().select(place);
    QCOMPARE(valueOf(model, QStringLiteral("Hash")), before);
}

void TestInspectorModel::rowsKeepTheirPlaces()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDocument(&document);
    document.selection().hover(CellPlace{.zone = {4, 20}, .cell = {}});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    document.selection().hover(CellPlace{.zone = {4, 20}, .cell = {1, 0}});
    QCOMPARE(changed.size(), 1); // the cell alone
    QStringList first;
    for (int i = 0; i < 300; ++i) {
        document.selection().hover(CellPlace{.zone = {i % 20, i / 20}, .cell = {i % 64, 63 - i % 64}});
        QStringList properties;
        for (int row = 0; row < 11; ++row)
            properties << model.index(row, InspectorModel::PropertyColumn).data().toString();
        if (first.isEmpty())
            first = properties;
        QCOMPARE(properties, first);
    }
    QVERIFY(removed.size() > 0 && inserted.size() > 0); // the shares of terrains, at the end
    for (const auto& signal : removed + inserted)
        QVERIFY(signal.at(1).toInt() >= 11);
    QCOMPARE(reset.size(), 0);
}

void TestInspectorModel::saysHowTheZoneStands()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    placeStart(document, {5, 5}, {63, 20});
    const auto memoryOf = [&](Point zone) {
        document.selection().select(CellPlace{.zone = zone, .cell = {}});
        return valueOf(model, QStringLiteral("Memory"));
    };
    QCOMPARE(memoryOf({5, 5}), QStringLiteral("window, centre"));
    QCOMPARE(memoryOf({9, 9}), QStringLiteral("not in memory"));
    document.playback().walk(Direction::East);
    QCOMPARE(memoryOf({7, 5}), QStringLiteral("queued, turn 3, since the crossing to the east at turn 1"));
    QCOMPARE(valueOf(model, QStringLiteral("Player")), QStringLiteral("elsewhere"));
    (void)memoryOf({6, 5});
    QCOMPARE(valueOf(model, QStringLiteral("Player")), QStringLiteral("here, at 0,20"));
    (void)memoryOf({5, 5});
    QCOMPARE(valueOf(model, QStringLiteral("Player")), QStringLiteral("starts at 63,20"));
}

void TestInspectorModel::countsTheLiving()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 4});
    InspectorModel model;
    model.setDocument(&document);
    for (int i = 0; i < 40; ++i)
        document.playback().walk(Direction::East);
    const TurnRunner& now = document.playback().simulation().now();
    const QRegularExpression numbers(QStringLiteral("\\d+"));
    int live = 0;
    for (int i = 0; i < 256; ++i) {
        const Point zone{i % 16, i / 16};
        document.selection().select(CellPlace{.zone = zone, .cell = {}});
        const QString text = valueOf(model, QStringLiteral("Creatures"));
        int counted = 0;
        for (auto number = numbers.globalMatch(text); number.hasNext();)
            counted += number.next().captured().toInt();
        const auto isHere = [zone](const LivingCreature& creature) {
            return Point{creature.cell.x / 16, creature.cell.y / 16} == zone;
        };
        const bool remembered = now.memory().remembers(zone);
        const auto expected = remembered ? std::ranges::count_if(now.creatures(), isHere)
                                         : std::ssize(document.world().zone(zone).creatures);
        QCOMPARE(counted, static_cast<int>(expected));
        QCOMPARE(text.contains(QStringLiteral("when computed")), !remembered && expected > 0);
        QCOMPARE(text.contains(QStringLiteral("frozen")), remembered && !now.memory().isLive(zone) && expected > 0);
        live += remembered ? counted : 0;
    }
    QCOMPARE(live, static_cast<int>(now.creatures().size()));
}

void TestInspectorModel::saysWhoWasLost()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 4});
    InspectorModel model;
    model.setDocument(&document);
    int lost = 0;
    for (int i = 0; i < 90; ++i) {
        document.playback().walk(i % 2 == 0 ? Direction::SouthEast : Direction::East);
        for (const Playback::Forgotten& forgotten : document.playback().forgotten()) {
            document.selection().select(CellPlace{.zone = forgotten.zone, .cell = {}});
            const QString text = valueOf(model, QStringLiteral("Lost"));
            if (forgotten.lost.empty()) {
                QCOMPARE(text, QStringLiteral("none"));
                continue;
            }
            QVERIFY(text.endsWith(QStringLiteral(", in turn %1").arg(forgotten.turn)));
            const QString first = creatureName(forgotten.lost.front().kind);
            if (forgotten.lost.size() == 1)
                QVERIFY(QString(text).replace(QChar::Nbsp, QLatin1Char(' ')).startsWith(QStringLiteral("1 ") + first));
            ++lost;
        }
    }
    QVERIFY(lost > 0);
    const TurnRecord& record = document.playback().record();
    document.selection().select(CellPlace{.zone = record.zone, .cell = {}});
    QCOMPARE(valueOf(model, QStringLiteral("Lost")), QStringLiteral("none"));
}

void TestInspectorModel::saysWhatTheProjectHasThere()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = {3, 4}, .cell = {}});
    QCOMPARE(valueOf(model, QStringLiteral("Dungeons")), QStringLiteral("none"));
    QCOMPARE(valueOf(model, QStringLiteral("Events")), QStringLiteral("none"));
    QVERIFY(addDungeon(document, {.name = "Old mine", .zone = {3, 4}, .floors = {}}));
    QCOMPARE(valueOf(model, QStringLiteral("Dungeons")), QStringLiteral("Old mine"));
    QVERIFY(addEvent(document, {.due = 12, .kind = EventKind::Announce, .zone = {3, 4}, .text = "Smoke rises."}));
    QCOMPARE(valueOf(model, QStringLiteral("Events")), QStringLiteral("turn 12: announce, Smoke rises."));
    document.selection().select(CellPlace{.zone = {4, 4}, .cell = {}});
    QCOMPARE(valueOf(model, QStringLiteral("Dungeons")), QStringLiteral("none"));
}

void TestInspectorModel::followsTheTurn()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDocument(&document);
    placeStart(document, {5, 5}, {10, 20});
    document.selection().select(CellPlace{.zone = {5, 5}, .cell = {}});
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    document.playback().walk(Direction::South);
    QCOMPARE(valueOf(model, QStringLiteral("Player")), QStringLiteral("here, at 10,21 · starts at 10,20"));
    document.playback().goTo(0);
    QCOMPARE(valueOf(model, QStringLiteral("Player")), QStringLiteral("here, at 10,20 · starts at 10,20"));
    QCOMPARE(reset.size(), 0);
}

void TestInspectorModel::hoverIsPassedOverWhileSomethingIsSelected()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = {2, 3}, .cell = {1, 1}});
    QSignalSpy described(&model, &InspectorModel::described);
    document.selection().hover(CellPlace{.zone = {9, 9}, .cell = {1, 1}});
    document.selection().hover(CellPlace{.zone = {9, 9}, .cell = {2, 1}});
    QCOMPARE(described.size(), 0);
    document.selection().select(std::nullopt); // the pointer is still there
    QCOMPARE(model.heading(), QStringLiteral("Zone 9,9"));
    document.selection().hover(CellPlace{.zone = {8, 9}, .cell = {2, 1}});
    QCOMPARE(model.heading(), QStringLiteral("Zone 8,9"));
}

void TestInspectorModel::pausedModelFollowsNothing()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setDocument(&document);
    document.selection().hover(CellPlace{.zone = {2, 3}, .cell = {1, 1}});
    const QString before = valueOf(model, QStringLiteral("Hash"));
    model.setPaused(true);
    QSignalSpy described(&model, &InspectorModel::described);
    document.selection().hover(CellPlace{.zone = {9, 9}, .cell = {1, 1}});
    document.playback().walk(Direction::East);
    QVERIFY(document.reseed({.name = "Ostermere"}));
    QCOMPARE(described.size(), 0);
    QCOMPARE(valueOf(model, QStringLiteral("Hash")), before);
    test::askForEverything(model);
    document.selection().select(CellPlace{.zone = {2, 3}, .cell = {1, 1}}); // the same zone of another world
    model.setPaused(false);
    QCOMPARE(described.size(), 1);
    QCOMPARE(model.heading(), QStringLiteral("Zone 2,3"));
    QVERIFY(valueOf(model, QStringLiteral("Hash")) != before);
    model.setPaused(true);
    model.setDocument(nullptr);
    QCOMPARE(model.rowCount(), 0);
    test::askForEverything(model);
}

void TestInspectorModel::tipsShowNamesAsTheyAre()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = {3, 4}, .cell = {}});
    const QString name = QStringLiteral("<b>x</b>");
    QVERIFY(addDungeon(document, {.name = name.toStdString(), .zone = {3, 4}, .floors = {}}));
    QCOMPARE(valueOf(model, QStringLiteral("Dungeons")), name); // items show plain text
    int tips = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, InspectorModel::ValueColumn);
        const QString tip = index.data(Qt::ToolTipRole).toString();
        QCOMPARE(tip == index.data().toString(), index.data().toString() != name);
        if (tip == index.data().toString())
            continue;
        QCOMPARE(QTextDocumentFragment::fromHtml(tip).toPlainText(), name);
        ++tips;
    }
    QCOMPARE(tips, 1);
}

/// Also one that was paused meanwhile.
void TestInspectorModel::followsTheLanguage()
{
    Document document({.name = "Elderlore"});
    InspectorModel model;
    model.setDocument(&document);
    document.selection().select(CellPlace{.zone = {1, 1}, .cell = {2, 2}});
    const auto properties = [&model] {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << model.index(row, InspectorModel::PropertyColumn).data().toString();
        return all;
    };
    const QStringList before = properties();
    model.setPaused(true);
    const test::OtherLanguage other;
    QCOMPARE(properties(), before); // nobody looks
    model.setPaused(false);
    for (const QString& property : properties())
        QVERIFY2(property.contains(test::OtherLanguage::mark, Qt::CaseInsensitive), qPrintable(property));
    QCOMPARE(properties().replaceInStrings(test::OtherLanguage::mark, QString()).first(), before.first());
}

ZONEWRIGHT_TEST(inspectormodel, TestInspectorModel)

#include "tst_inspectormodel.moc"
