#include "document/flooredits.h"
#include "document/handedits.h"
#include "models/alternativesmodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>
#include <set>
#include <span>

using namespace zonewright;

namespace {

constexpr ItemId fiveTombs = 5;  ///< of the sample, strip, with a pin
constexpr ItemId galleries = 11; ///< dug

QString alternativeText(const AlternativesModel& model, int row, int role = Qt::DisplayRole)
{
    return model.index(row).data(role).toString();
}

} // namespace

class TestAlternativesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void init()
    {
        m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 3, .zoneSize = 4});
        QVERIFY(m_document->open(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")));
        m_document->floorFocus().setFloor(fiveTombs);
    }

    void keepsTheModelContract()
    {
        Document document(WorldSettings{.name = "Empty", .size = 3, .zoneSize = 4});
        AlternativesModel model(document);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        test::askForEverything(model);
        QVERIFY(document.open(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")));
        document.floorFocus().setFloor(fiveTombs);
        QCOMPARE(model.rowCount(), 1 + AlternativesModel::nextRedraws);
        test::askForEverything(model);
        model.setFaults(2, {{.kind = ProblemKind::Blocked, .at = {4, 1}}}, 7);
        test::askForEverything(model);
        document.floorFocus().setFloor(galleries);
        test::askForEverything(model);
        document.startNew({.name = "Empty", .size = 3, .zoneSize = 4});
        QCOMPARE(model.rowCount(), 0);
        test::askForEverything(model);
    }

    void firstIsWhatThereIs()
    {
        const AlternativesModel model(*m_document);
        QCOMPARE(alternativeText(model, 0), QStringLiteral("#0"));
        QCOMPARE(alternativeText(model, 3), QStringLiteral("#3"));
        QVERIFY(model.index(0).data(AlternativesModel::PresentRole).toBool());
        QVERIFY(!model.index(1).data(AlternativesModel::PresentRole).toBool());
        QVERIFY(model.planOf(model.keyOf(0)) == *m_document->floorFocus().plan());
    }

    /// An alternative is what so many redraws make of the floor, pins and all.
    void alternativesAreWhatRedrawsMake_data()
    {
        QTest::addColumn<qint64>("floor");
        QTest::addColumn<int>("redraw");
        QTest::newRow("junctions") << qint64{fiveTombs} << int(Redraw::Junctions);
        QTest::newRow("rooms of a strip floor") << qint64{fiveTombs} << int(Redraw::Rooms);
        QTest::newRow("rooms of a dug floor") << qint64{galleries} << int(Redraw::Rooms);
    }

    void alternativesAreWhatRedrawsMake()
    {
        QFETCH(qint64, floor);
        QFETCH(int, redraw);
        if (floor == fiveTombs && Redraw(redraw) == Redraw::Rooms)
            takeRoomsOutOfOrder();
        const auto copies =
            duplicateFloors(*m_document, std::array{ItemId{floor}}); // which have seeds of another floor
        QVERIFY(copies);
        for (const ItemId id : {ItemId{floor}, copies->front()}) {
            m_document->floorFocus().setFloor(id);
            AlternativesModel model(*m_document);
            model.setRedraw(Redraw(redraw));
            QCOMPARE(model.redraw(), Redraw(redraw));
            std::vector<FloorPlan> plans;
            for (int row = 0; row < model.rowCount(); ++row)
                plans.push_back(model.planOf(model.keyOf(row)).value());
            QVERIFY(plans.front() == *m_document->floorFocus().plan());
            for (int row = 1; row < model.rowCount(); ++row) {
                if (model.redraw() == Redraw::Rooms)
                    redrawRooms(*m_document, std::span(&id, 1), row);
                else
                    redrawJunctions(*m_document, std::span(&id, 1), row);
                QVERIFY(plans[std::size_t(row)] == *m_document->floorFocus().plan());
                m_document->undoStack().undo();
            }
        }
    }

    void numbersFollowTheFloor()
    {
        AlternativesModel model(*m_document);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy others(&model, &AlternativesModel::alternativesChanged);
        const ItemId floor = fiveTombs;
        redrawJunctions(*m_document, std::span(&floor, 1), 5);
        QCOMPARE(alternativeText(model, 0), QStringLiteral("#5"));
        QCOMPARE(alternativeText(model, 8), QStringLiteral("#13"));
        QVERIFY(!changed.isEmpty());
        QCOMPARE(others.size(), 1);
        QCOMPARE(others.front().front().toBool(), false);
        m_document->undoStack().undo();
        QCOMPARE(alternativeText(model, 0), QStringLiteral("#0"));
        m_document->floorFocus().setFloor(galleries);
        QCOMPARE(others.at(2).front().toBool(), true);
    }

    /// Rooms in a chosen order are not drawn, on whatever floor they are.
    void roomsInAChosenOrderAreNotOffered()
    {
        AlternativesModel model(*m_document);
        QVERIFY(model.offers(Redraw::Junctions));
        QVERIFY(!model.offers(Redraw::Rooms));
        QVERIFY(!model.planOf(2 + int(Redraw::Rooms)).has_value());
        model.setRedraw(Redraw::Rooms);
        QCOMPARE(model.redraw(), Redraw::Junctions);
        QSignalSpy redraws(&model, &AlternativesModel::redrawChanged);
        takeRoomsOutOfOrder();
        QCOMPARE(redraws.size(), 1);
        QVERIFY(model.offers(Redraw::Rooms));
        model.setRedraw(Redraw::Rooms);
        QCOMPARE(redraws.size(), 2);
        m_document->undoStack().undo();
        QCOMPARE(redraws.size(), 3);
        QCOMPARE(model.redraw(), Redraw::Junctions);
        QVERIFY(model.planOf(model.keyOf(1)).value().strip()->redraw == 1);
        m_document->undoStack().redo();
        QCOMPARE(model.redraw(), Redraw::Rooms);
        const ItemId floor = fiveTombs;
        redrawRooms(*m_document, std::span(&floor, 1), 1);
        QCOMPARE(redraws.size(), 4); // what is offered is the same
    }

    void aDugFloorHasOnlyRooms()
    {
        takeRoomsOutOfOrder();
        AlternativesModel model(*m_document);
        QCOMPARE(model.redraw(), Redraw::Junctions);
        m_document->floorFocus().setFloor(galleries);
        QCOMPARE(model.redraw(), Redraw::Rooms);
        QVERIFY(!model.offers(Redraw::Junctions));
        QVERIFY(model.offers(Redraw::Rooms));
        model.setRedraw(Redraw::Junctions);
        QCOMPARE(model.redraw(), Redraw::Rooms);
        model.setRedraw(Redraw::Rooms); // what is shown already is no choice
        m_document->floorFocus().setFloor(fiveTombs);
        QCOMPARE(model.redraw(), Redraw::Junctions);
        model.setRedraw(Redraw::Rooms);
        m_document->floorFocus().setFloor(galleries);
        m_document->floorFocus().setFloor(fiveTombs);
        QCOMPARE(model.redraw(), Redraw::Rooms);
    }

    void keysTellAlternativesApart()
    {
        takeRoomsOutOfOrder();
        AlternativesModel model(*m_document);
        std::set<std::int64_t> keys;
        for (const Redraw redraw : {Redraw::Junctions, Redraw::Rooms}) {
            model.setRedraw(redraw);
            for (int row = 0; row < model.rowCount(); ++row)
                keys.insert(model.keyOf(row));
        }
        QCOMPARE(int(keys.size()), 2 * (1 + AlternativesModel::nextRedraws));
        m_document->floorFocus().setFloor(galleries);
        QVERIFY(!model.planOf(2 + int(Redraw::Rooms)).value().strip());
        QVERIFY(!model.planOf(2 + int(Redraw::Junctions)).has_value());
    }

    void theHighestCounterIsFollowedByTheFirst()
    {
        Project project = m_document->project();
        std::get<StripPlan>(project.dungeons.front().floors.front().plan).redraw = std::uint64_t{highestItemId} - 1;
        m_document->restore(std::move(project), {});
        m_document->floorFocus().setFloor(fiveTombs);
        const AlternativesModel model(*m_document);
        const std::array<std::uint64_t, 4> counters{highestItemId - 1, highestItemId, 0, 1};
        for (int row = 0; row < int(counters.size()); ++row)
            QCOMPARE(model.planOf(model.keyOf(row)).value().strip()->redraw, counters[std::size_t(row)]);
    }

    void problemsAreTold()
    {
        AlternativesModel model(*m_document);
        QVERIFY(!alternativeText(model, 2, Qt::AccessibleTextRole).contains(QStringLiteral("problem")));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const std::vector<Problem> first{{.kind = ProblemKind::WalledIn, .at = {4, 1}}};
        model.setFaults(2, first, 3);
        model.setFaults(2, first, 3);
        model.setFaults(99, first, 3);
        model.setFaults(-1, first, 3);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.index(2).data(AlternativesModel::FaultsRole).toInt(), 3);
        QVERIFY(alternativeText(model, 2, Qt::AccessibleTextRole).contains(QStringLiteral("problem")));
        QVERIFY(alternativeText(model, 2, Qt::ToolTipRole).contains(QStringLiteral("2 more")));
        model.setFaults(2, {}, 0);
        QCOMPARE(model.index(2).data(AlternativesModel::FaultsRole).toInt(), 0);
        QVERIFY(!alternativeText(model, 2, Qt::AccessibleTextRole).contains(QStringLiteral("problem")));
    }

private:
    /// The floor fiveTombs gets five rooms at random.
    void takeRoomsOutOfOrder()
    {
        StripPlan plan = *m_document->floorFocus().plan()->strip();
        plan.sequence.clear();
        plan.count = 5;
        QVERIFY(changeFloor(*m_document, fiveTombs, plan));
    }

    std::unique_ptr<Document> m_document;
};

ZONEWRIGHT_TEST(alternativesmodel, TestAlternativesModel)
#include "tst_alternativesmodel.moc"
