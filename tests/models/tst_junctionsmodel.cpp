#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "models/junctionsmodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace zonewright;

class TestJunctionsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void saysWhatTheJointsOffer();
    void pinsAndWhereTheyComeFrom();
    void invalidPinsSayWhy();
    void specialAndBlocked();
    void walledUpByHand();
    void changesAreSmall();
    void showsItsFloorAlone();
    void longFloorsCostLittle();
};

namespace {

constexpr const char* junctionsSample = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

/// The sample with a floor of its own of certain rooms in focus.
struct JunctionsSample
{
    Document document{{.name = "Elderlore"}};
    JunctionsModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    ItemId floor = 0;

    explicit JunctionsSample(std::vector<std::int32_t> rooms = {1, 15, 4, 10, 0})
    {
        [this, &rooms] {
            QVERIFY(document.open(QLatin1String(junctionsSample)));
            const ItemId catalogue = document.project().catalogues.front().id;
            const auto dungeon = addDungeon(
                document, {.name = "Test",
                           .zone = {},
                           .floors = {{.name = "Floor",
                                       .plan = StripPlan{.catalogue = catalogue, .sequence = std::move(rooms)}}}});
            QVERIFY(dungeon);
            floor = document.project().dungeons.back().floors.front().id;
            model.setDocument(&document);
            document.floorFocus().setFloor(floor);
        }();
    }

    QString text(int row, int column) { return model.index(row, column).data().toString(); }

    QStringList texts(int column)
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << text(row, column);
        return all;
    }
};

} // namespace

void TestJunctionsModel::keepsTheModelContract()
{
    JunctionsModel empty;
    test::askForEverything(empty);
    QCOMPARE(empty.rowCount(), 0);
    JunctionsSample sample;
    QCOMPARE(sample.model.rowCount(), 4);
    test::askForEverything(sample.model);
    redrawJunctions(sample.document, std::array{sample.floor});
    QVERIFY(pinJoints(sample.document, sample.floor, std::array{JointPin{.column = 99, .row = 1}}));
    test::askForEverything(sample.model);
    sample.document.undoStack().setIndex(0);
    test::askForEverything(sample.model);
    sample.model.setDocument(nullptr);
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestJunctionsModel::saysWhatTheJointsOffer()
{
    JunctionsSample sample;
    QCOMPARE(sample.texts(JunctionsModel::PlaceColumn), QStringLiteral("4|8|12|16").split(u'|'));
    QCOMPARE(sample.texts(JunctionsModel::PairColumn), QStringLiteral("-14|11|-6|10").split(u'|'));
    QCOMPARE(sample.texts(JunctionsModel::CandidatesColumn), QStringLiteral("3|1 3|1 3 4 5|1 3 5").split(u'|'));
    QCOMPARE(sample.texts(JunctionsModel::LeftColumn), QStringLiteral("1|15|4|10").split(u'|'));
    QCOMPARE(sample.texts(JunctionsModel::RightColumn), QStringLiteral("15|4|10|0").split(u'|'));
    for (int row = 0; row < 4; ++row) {
        QVERIFY(sample.text(row, JunctionsModel::CandidatesColumn)
                    .split(u' ')
                    .contains(sample.text(row, JunctionsModel::ChosenColumn)));
        QCOMPARE(sample.text(row, JunctionsModel::StateColumn), QStringLiteral("drawn"));
        QCOMPARE(sample.model.index(row, 0).data(OpenRowRole).toString(),
                 sample.text(row, JunctionsModel::ChosenColumn));
        QCOMPARE(sample.model.index(row, 0).data(JointColumnRole).toInt(), 4 * (row + 1));
        QCOMPARE(*sample.model.rowOf(4 * (row + 1)), row);
    }
    QVERIFY(!sample.model.rowOf(5));
    QVERIFY(!sample.model.index(0, JunctionsModel::LeftColumn).data(Qt::ToolTipRole).toString().isEmpty());
}

void TestJunctionsModel::pinsAndWhereTheyComeFrom()
{
    JunctionsSample sample;
    QVERIFY(toggleCandidate(sample.document, sample.floor, {.column = 12, .row = 5}));
    QCOMPARE(sample.text(2, JunctionsModel::ChosenColumn), QStringLiteral("5"));
    QCOMPARE(sample.text(2, JunctionsModel::StateColumn), QStringLiteral("pinned"));
    QCOMPARE(sample.text(2, JunctionsModel::SourceColumn), QStringLiteral("this floor"));
    QCOMPARE(sample.model.index(2, 0).data(FloorPinRole).toInt(), 5);
    QCOMPARE(sample.model.index(2, 0).data(CataloguePinRole).toInt(), 0);
    QVERIFY(pinPairsEverywhere(sample.document, sample.floor, std::array{12}));
    QVERIFY(unpinJoints(sample.document, sample.floor, std::array{12}));
    QCOMPARE(sample.text(2, JunctionsModel::SourceColumn), QStringLiteral("everywhere"));
    QCOMPARE(sample.model.index(2, 0).data(FloorPinRole).toInt(), 0);
    QCOMPARE(sample.model.index(2, 0).data(CataloguePinRole).toInt(), 5);
}

void TestJunctionsModel::invalidPinsSayWhy()
{
    JunctionsSample sample;
    QVERIFY(pinJoints(sample.document, sample.floor,
                      std::array{JointPin{.column = 4, .row = 1}, JointPin{.column = 8, .path = {{0, 5}}},
                                 JointPin{.column = 16, .path = {{40, 1}}}, JointPin{.column = 14, .row = 2}}));
    QCOMPARE(sample.model.rowCount(), 5);
    QVERIFY(sample.text(0, JunctionsModel::SourceColumn).contains(QStringLiteral("no candidate")));
    QVERIFY(sample.text(1, JunctionsModel::SourceColumn).contains(QStringLiteral("does not join")));
    QVERIFY(sample.text(3, JunctionsModel::SourceColumn).contains(QStringLiteral("leaves")));
    for (const int row : {0, 1, 3, 4}) {
        QVERIFY(sample.model.index(row, 0).data(HasFaultRole).toBool());
        const QString tip = sample.model.index(row, JunctionsModel::SourceColumn).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("is not applied")), qPrintable(tip));
    }
    QVERIFY(!sample.model.index(2, 0).data(HasFaultRole).toBool());
    QVERIFY(!sample.model.isJoint(4));
    QCOMPARE(sample.text(4, JunctionsModel::PlaceColumn), QStringLiteral("14"));
    QCOMPARE(sample.text(4, JunctionsModel::StateColumn), QStringLiteral("no joint here"));
    QVERIFY(unpinJoints(sample.document, sample.floor, std::array{14}));
    QCOMPARE(sample.model.rowCount(), 4);
}

/// What is shown is what is built, not what was drawn.
void TestJunctionsModel::walledUpByHand()
{
    JunctionsSample sample;
    const QSignalSpy changed(&sample.model, &QAbstractItemModel::dataChanged);
    const std::array bricks{TouchUp{.at = {4, 3}, .cell = LevelCell::Brick}}; // its only candidate
    QVERIFY(touchUpFloor(sample.document, sample.floor, bricks, {}));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(sample.texts(JunctionsModel::StateColumn), QStringLiteral("walled|drawn|drawn|drawn").split(u'|'));
    const auto tip = [&sample](int row) {
        return sample.model.index(row, JunctionsModel::StateColumn).data(Qt::ToolTipRole).toString();
    };
    QCOMPARE(tip(0), QStringLiteral("Drawn, and closed by bricks set by hand"));
    QCOMPARE(tip(1), QString());
    test::askForEverything(sample.model);
    QVERIFY(touchUpFloor(sample.document, sample.floor, {}, std::array{Point{4, 3}}));
    QCOMPARE(sample.text(0, JunctionsModel::StateColumn), QStringLiteral("drawn"));
}

void TestJunctionsModel::specialAndBlocked()
{
    JunctionsSample special({0, 1});
    QCOMPARE(special.text(0, JunctionsModel::StateColumn), QStringLiteral("special"));
    QCOMPARE(special.text(0, JunctionsModel::CandidatesColumn), QString());
    const auto tip = [&special] {
        return special.model.index(0, JunctionsModel::ChosenColumn).data(Qt::ToolTipRole).toString();
    };
    QCOMPARE(special.text(0, JunctionsModel::ChosenColumn), QStringLiteral("path"));
    QCOMPARE(tip(), QStringLiteral("4,1 4,2"));
    QVERIFY(pinJoints(special.document, special.floor,
                      std::array{JointPin{.column = 4, .path = {{0, 2}, {0, 1}, {-1, 1}}}}));
    QCOMPARE(special.text(0, JunctionsModel::StateColumn), QStringLiteral("pinned"));
    QCOMPARE(special.text(0, JunctionsModel::ChosenColumn), QStringLiteral("path"));
    QCOMPARE(tip(), QStringLiteral("3,1 4,1 4,2")); // from left to right, however it was drawn
    special.document.undoStack().undo();
    QCOMPARE(special.model.index(0, 0).data(OpenRowRole).toInt(), 0);
    const ItemId catalogue = special.document.project().catalogues.front().id;
    CatalogueContents contents = special.document.project().catalogues.front().rooms->contents();
    contents.specialPaths.clear();
    special.document.state().replaceCatalogue(
        0, {.id = catalogue,
            .file = {},
            .rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(contents).value())});
    QCOMPARE(special.text(0, JunctionsModel::StateColumn), QStringLiteral("blocked"));
    QVERIFY(special.model.index(0, 0).data(HasFaultRole).toBool());
}

void TestJunctionsModel::changesAreSmall()
{
    JunctionsSample sample;
    const QSignalSpy reset(&sample.model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&sample.model, &QAbstractItemModel::dataChanged);
    const QSignalSpy inserted(&sample.model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&sample.model, &QAbstractItemModel::rowsRemoved);
    redrawJunctions(sample.document, std::array{sample.floor});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(inserted.size() + removed.size() + reset.size(), 0);
    StripPlan longer =
        *floorAt(sample.document.project(), findFloor(sample.document.project(), sample.floor).value()).strip();
    longer.sequence.push_back(0);
    QVERIFY(changeFloor(sample.document, sample.floor, longer));
    QCOMPARE(sample.model.rowCount(), 5);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.front().at(1).toInt(), 4);
    sample.document.undoStack().undo();
    QCOMPARE(sample.model.rowCount(), 4);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
}

void TestJunctionsModel::showsItsFloorAlone()
{
    JunctionsSample sample;
    FloorFocus& focus = sample.document.floorFocus();
    for (const FloorPlace place : allFloors(sample.document.project())) {
        const FloorPlan& plan = floorAt(sample.document.project(), place);
        focus.setFloor(plan.id);
        QCOMPARE(sample.model.rowCount(), plan.dug() != nullptr ? 0 : static_cast<int>(focus.strip()->joints().size()));
    }
    sample.document.startNew({.name = "Ostermere"});
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestJunctionsModel::longFloorsCostLittle()
{
    JunctionsSample sample(std::vector<std::int32_t>(10'000, 4));
    QCOMPARE(sample.model.rowCount(), 9999);
    const QSignalSpy changed(&sample.model, &QAbstractItemModel::dataChanged);
    redrawJunctions(sample.document, std::array{sample.floor});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(*sample.model.rowOf(sample.model.columnAt(9998)), 9998);
}

ZONEWRIGHT_TEST(junctionsmodel, TestJunctionsModel)

#include "tst_junctionsmodel.moc"
