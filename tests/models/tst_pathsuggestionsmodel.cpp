#include "core/strip/stripjoint.h"
#include "document/catalogueedits.h"
#include "document/document.h"
#include "models/modelcontract.h"
#include "models/pathsuggestionsmodel.h"
#include "models/words.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestPathSuggestionsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void listsAllPathsOfAPair();
    void saysWhyThereAreNone();
    void followsRoomsAndPath();
    void doesNothingWhilePaused();
};

namespace {

constexpr const char* suggestionsSample = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

struct SuggestionsSample
{
    Document document{{.name = "Elderlore"}};
    PathSuggestionsModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    SuggestionsSample()
    {
        [this] { QVERIFY(document.open(QLatin1String(suggestionsSample))); }();
        model.setDocument(&document);
    }

    ItemId catalogue() { return document.roomFocus().catalogue(); }

    void choose(std::int32_t left, std::int32_t right) { document.roomFocus().setPair(RoomCodes{left, right}); }

    QString text(int row) { return model.index(row).data().toString(); }
};

} // namespace

void TestPathSuggestionsModel::keepsTheModelContract()
{
    PathSuggestionsModel empty;
    test::askForEverything(empty);
    QCOMPARE(empty.rowCount(), 0);
    SuggestionsSample sample;
    test::askForEverything(sample.model);
    sample.choose(10, 17);
    QVERIFY(sample.model.rowCount() > 0);
    test::askForEverything(sample.model);
    sample.choose(4, 10);
    test::askForEverything(sample.model);
    sample.model.setDocument(nullptr);
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestPathSuggestionsModel::listsAllPathsOfAPair()
{
    SuggestionsSample sample;
    const RoomCatalogue& rooms = *sample.document.roomFocus().rooms();
    for (const auto& [left, right] : {std::pair{0, 1}, std::pair{10, 17}, std::pair{15, 1}, std::pair{17, 0}}) {
        sample.choose(left, right);
        QCOMPARE(sample.model.state(), PathSuggestionsModel::State::Paths);
        const RoomType& leftRoom = rooms.rooms()[static_cast<std::size_t>(rooms.indexOf(left).value())];
        const RoomType& rightRoom = rooms.rooms()[static_cast<std::size_t>(rooms.indexOf(right).value())];
        const auto paths = suggestedPaths(leftRoom, rightRoom, rooms.rows());
        QCOMPARE(sample.model.rowCount(), static_cast<int>(paths.size()));
        int chosen = 0;
        for (int row = 0; row < sample.model.rowCount(); ++row) {
            QCOMPARE(sample.model.cells(row), paths[static_cast<std::size_t>(row)].cells);
            QCOMPARE(pathFault(leftRoom, rightRoom, rooms.rows(), sample.model.cells(row)), ProblemReason::None);
            QCOMPARE(sample.model.index(row).data(PathSuggestionsModel::StepsRole).toInt(),
                     paths[static_cast<std::size_t>(row)].steps.value_or(-1));
            chosen += sample.model.index(row).data(PathSuggestionsModel::ChosenRole).toBool() ? 1 : 0;
        }
        QCOMPARE(chosen, 1); // the sample's own path is one of two bricks
    }
    sample.choose(0, 1);
    const PathCells& cells = sample.model.cells(0);
    QVERIFY2(sample.text(0).startsWith(positionText(cells[0]) + QStringLiteral(" · ") + positionText(cells[1])),
             qPrintable(sample.text(0)));
    const QString words = sample.model.index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.startsWith(QStringLiteral("column ")) && words.contains(QStringLiteral(" row ")), qPrintable(words));
    QVERIFY(sample.text(0).contains(QStringLiteral(" step")));
}

void TestPathSuggestionsModel::saysWhyThereAreNone()
{
    SuggestionsSample sample;
    QCOMPARE(sample.model.state(), PathSuggestionsModel::State::NoPair);
    sample.choose(4, 10);
    QCOMPARE(sample.model.state(), PathSuggestionsModel::State::Candidates);
    const auto catalogue = addCatalogue(
        sample.document, {.rows = 5,
                          .rooms = {{.code = 1, .name = "north", .start = {1, 1}, .columns = {rowBit(1)}},
                                    {.code = 2, .name = "south", .start = {1, 5}, .columns = {rowBit(5)}}}});
    QVERIFY(catalogue);
    sample.document.roomFocus().setCatalogue(*catalogue);
    QCOMPARE(sample.model.state(), PathSuggestionsModel::State::NoPair);
    sample.choose(1, 2);
    QCOMPARE(sample.model.state(), PathSuggestionsModel::State::NoPath);
}

void TestPathSuggestionsModel::followsRoomsAndPath()
{
    SuggestionsSample sample;
    sample.choose(0, 1);
    const int rows = sample.model.rowCount();
    QSignalSpy reset(&sample.model, &QAbstractItemModel::modelReset);
    QSignalSpy told(&sample.model, &QAbstractItemModel::dataChanged);
    int other = 0;
    while (sample.model.index(other).data(PathSuggestionsModel::ChosenRole).toBool())
        ++other;
    PathCells reversed = sample.model.cells(other);
    std::ranges::reverse(reversed); // the order of a path's cells is its own
    QVERIFY(setPairPath(sample.document, sample.catalogue(), 0, 1, reversed));
    QVERIFY(sample.model.index(other).data(PathSuggestionsModel::ChosenRole).toBool());
    QVERIFY(sample.model.index(other)
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(QStringLiteral("the path of the pair")));
    QCOMPARE(told.size(), 1);
    QVERIFY(paintRoom(sample.document, sample.catalogue(), 4, std::array{Point{1, 1}}, false)); // neither of them
    QVERIFY(reset.isEmpty());
    QVERIFY(paintRoom(sample.document, sample.catalogue(), 1, std::array{Point{1, 1}}, true)); // a candidate
    QCOMPARE(sample.model.state(), PathSuggestionsModel::State::Candidates);
    QCOMPARE(sample.model.rowCount(), 0);
    sample.document.undoStack().undo();
    QCOMPARE(sample.model.rowCount(), rows);
}

void TestPathSuggestionsModel::doesNothingWhilePaused()
{
    SuggestionsSample sample;
    sample.model.setPaused(true);
    QSignalSpy taken(&sample.model, &PathSuggestionsModel::taken);
    sample.choose(0, 1);
    QVERIFY(taken.isEmpty());
    QCOMPARE(sample.model.rowCount(), 0);
    sample.model.setPaused(false);
    QCOMPARE(taken.size(), 1);
    QVERIFY(sample.model.rowCount() > 0);
}

ZONEWRIGHT_TEST(pathsuggestionsmodel, TestPathSuggestionsModel)
#include "tst_pathsuggestionsmodel.moc"
