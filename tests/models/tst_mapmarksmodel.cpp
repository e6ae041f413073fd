#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/eventedits.h"
#include "document/walkedits.h"
#include "models/mapmarksmodel.h"
#include "models/modelcontract.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QPoint>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>

#include <array>
#include <cstdint>

using namespace zonewright;

class TestMapMarksModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void saysWhatIsOnTheMap();
    void tipsShowNamesAsTheyAre();
    void changesAreSmall();
    void followsRandomEdits();
};

namespace {

constexpr const char* sampleFile = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

/// What the model says, row by row.
QStringList contentOf(const MapMarksModel& model)
{
    QStringList content;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        content << index.data(Qt::ToolTipRole).toString() + index.data(MarkRole).toString();
    }
    return content;
}

/// What a model that was made just now says.
QStringList freshContent(const Document& document)
{
    MapMarksModel model;
    model.setDocument(&document);
    return contentOf(model);
}

} // namespace

void TestMapMarksModel::keepsTheModelContract()
{
    Document document({.name = "Elderlore", .size = 3, .zoneSize = 3});
    MapMarksModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    test::askForEverything(model);
    QCOMPARE(model.rowCount(), 0);
    model.setDocument(&document);
    QCOMPARE(model.rowCount(), 1); // the start
    test::askForEverything(model);
    QVERIFY(document.open(QLatin1String(sampleFile)));
    QVERIFY(model.rowCount() > 4);
    test::askForEverything(model);
    model.setDocument(nullptr);
    QCOMPARE(model.rowCount(), 0);
    test::askForEverything(model);
}

void TestMapMarksModel::saysWhatIsOnTheMap()
{
    Document document({.name = "Elderlore"});
    QVERIFY(document.open(QLatin1String(sampleFile)));
    MapMarksModel model;
    model.setDocument(&document);
    const Project& project = document.project();
    QCOMPARE(model.rowCount(), int(1 + project.dungeons.size() + project.walk.events.size()));
    const auto row = [&model](int at) { return model.index(at, MapMarksModel::NameColumn); };
    QCOMPARE(row(0).data(ZoneRole).toPoint(), QPoint(9, 16));
    QCOMPARE(row(0).data(CellRole).toPoint(), QPoint(52, 32));
    QCOMPARE(row(1).data().toString(), QStringLiteral("Forest crypt"));
    QCOMPARE(row(1).data(ZoneRole).toPoint(), QPoint(10, 16));
    QCOMPARE(row(1).data(MarkRole).toInt(), int(MapMarksModel::Mark::Dungeon));
    QVERIFY(!row(1).data(DueRole).isValid());
    const int first = 1 + int(project.dungeons.size());
    QCOMPARE(row(first).data().toString(), QStringLiteral("A wolf comes out of the forest."));
    QCOMPARE(row(first).data(MarkRole).toInt(), int(MapMarksModel::Mark::Spawn));
    QCOMPARE(row(first).data(DueRole).toLongLong(), 40);
    QVERIFY(row(first).data(Qt::ToolTipRole).toString().contains(QStringLiteral("turn 40")));
    QCOMPARE(row(first).siblingAtColumn(MapMarksModel::ZoneColumn).data().toString(), QStringLiteral("10,16"));
}

void TestMapMarksModel::tipsShowNamesAsTheyAre()
{
    Document document({.name = "Elderlore"});
    MapMarksModel model;
    model.setDocument(&document);
    QVERIFY(addDungeon(document, {.name = "<b>x</b>", .zone = {3, 4}}));
    QVERIFY(addEvent(document, {.due = 7, .kind = EventKind::Announce, .zone = {3, 4}, .text = "<i>Smoke</i>"}));
    const auto shown = [&model](int row) {
        const QString tip = model.index(row, 0).data(Qt::ToolTipRole).toString();
        return QTextDocumentFragment::fromHtml(tip).toPlainText();
    };
    QCOMPARE(shown(1), QStringLiteral("<b>x</b>\nDungeon in zone 3,4"));
    QCOMPARE(shown(2), QStringLiteral("<i>Smoke</i>\nAnnounce, turn 7, zone 3,4"));
}

void TestMapMarksModel::changesAreSmall()
{
    Document document({.name = "Elderlore"});
    QVERIFY(document.open(QLatin1String(sampleFile)));
    MapMarksModel model;
    model.setDocument(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy moved(&model, &QAbstractItemModel::rowsMoved);
    QSignalSpy data(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy marks(&model, &MapMarksModel::marksChanged);

    placeStart(document, {3, 4}, {5, 6});
    QCOMPARE(data.size(), 1);
    QCOMPARE(model.index(0, 0).data(ZoneRole).toPoint(), QPoint(3, 4));
    const ItemId firstDungeon = document.project().dungeons.front().id;
    QVERIFY(removeDungeon(document, firstDungeon));
    QCOMPARE(removed.size(), 1);
    document.undoStack().undo();
    QCOMPARE(inserted.size(), 1);
    QVERIFY(reorderDungeon(document, firstDungeon, 2));
    QCOMPARE(moved.size(), 1);
    QCOMPARE(contentOf(model), freshContent(document));
    document.undoStack().undo();
    QCOMPARE(moved.size(), 2);
    QVERIFY(renameDungeon(document, firstDungeon, "Cellar"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Cellar"));
    QCOMPARE(data.size(), 2);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(marks.size(), 6);
    QCOMPARE(contentOf(model), freshContent(document));
}

void TestMapMarksModel::followsRandomEdits()
{
    Document document({.name = "Elderlore"});
    QVERIFY(document.open(QLatin1String(sampleFile)));
    MapMarksModel model;
    model.setDocument(&document);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::uint32_t state = 7;
    const auto draw = [&state](std::size_t bound) {
        state = state * 1664525U + 1013904223U;
        return bound == 0 ? 0 : (state >> 8) % bound;
    };
    for (int i = 0; i < 300; ++i) {
        const Project& project = document.project();
        const auto dungeons = project.dungeons.size();
        const auto events = project.walk.events.size();
        switch (draw(7)) {
        case 0:
            (void)addDungeon(document,
                             {.name = "Pit", .zone = {static_cast<int>(draw(32)), static_cast<int>(draw(32))}});
            break;
        case 1:
            if (dungeons > 0)
                (void)removeDungeon(document, project.dungeons[draw(dungeons)].id);
            break;
        case 2:
            if (dungeons > 0)
                (void)reorderDungeon(document, project.dungeons[draw(dungeons)].id, static_cast<int>(draw(dungeons)));
            break;
        case 3:
            (void)addEvent(document, {.due = static_cast<std::int64_t>(draw(90)) + 1,
                                      .kind = EventKind::Announce,
                                      .zone = {static_cast<int>(draw(32)), 3},
                                      .text = "x"});
            break;
        case 4:
            if (events > 0)
                removeEvents(document, std::array{project.walk.events[draw(events)].id});
            break;
        case 5:
            document.undoStack().undo();
            break;
        default:
            document.undoStack().redo();
            break;
        }
        QCOMPARE(contentOf(model), freshContent(document));
    }
}

ZONEWRIGHT_TEST(mapmarksmodel, TestMapMarksModel)

#include "tst_mapmarksmodel.moc"
