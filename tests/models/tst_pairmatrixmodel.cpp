#include "core/strip/golombruler.h"
#include "document/catalogueedits.h"
#include "document/document.h"
#include "models/modelcontract.h"
#include "models/pairmatrixmodel.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <bit>
#include <map>
#include <set>

using namespace zonewright;

class TestPairMatrixModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void fourPairsOfTheSampleHaveNoCandidate();
    void saysAllOfAPair();
    void aPathThatDoesNotJoinIsTold();
    void sharedNumbersAreMarked();
    void paintingTellsItsRowAndColumn();
    void pinsAndPathsTellTheirCell();
    void otherCodesTellAll();
    void followsTheCatalogue();
    void largestCatalogueIsToldAtOnce();
};

namespace {

constexpr const char* pairsSample = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

struct PairsSample
{
    Document document{{.name = "Elderlore"}};
    PairMatrixModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    PairsSample()
    {
        [this] { QVERIFY(document.open(QLatin1String(pairsSample))); }();
        model.setDocument(&document);
    }

    ItemId catalogue() { return document.roomFocus().catalogue(); }

    QModelIndex cell(std::int32_t left, std::int32_t right) { return model.indexOf({left, right}); }
};

/// What every cell of a model says.
QStringList textsOf(const PairMatrixModel& model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            all << model.index(row, column).data(Qt::AccessibleTextRole).toString();
    }
    return all;
}

/// What a model says that has just been made.
QStringList freshTexts(const Document& document)
{
    PairMatrixModel model;
    model.setDocument(&document);
    return textsOf(model);
}

/// The cells that were told to have changed.
std::set<std::pair<int, int>> toldCells(const QSignalSpy& told)
{
    std::set<std::pair<int, int>> cells;
    for (const QList<QVariant>& one : told) {
        const auto first = one.at(0).toModelIndex(), last = one.at(1).toModelIndex();
        for (int row = first.row(); row <= last.row(); ++row) {
            for (int column = first.column(); column <= last.column(); ++column)
                cells.emplace(row, column);
        }
    }
    return cells;
}

CatalogueContents roomsOfCodes(const std::vector<std::int32_t>& codes)
{
    CatalogueContents contents{.name = "Codes", .rows = 1};
    for (const std::int32_t code : codes)
        contents.rooms.push_back({.code = code, .name = "room", .start = {1, 1}, .columns = {1}});
    return contents;
}

} // namespace

void TestPairMatrixModel::keepsTheModelContract()
{
    PairMatrixModel empty;
    test::askForEverything(empty);
    QCOMPARE(empty.rowCount(), 0);
    PairsSample sample;
    QCOMPARE(sample.model.rowCount(), 6);
    QCOMPARE(sample.model.columnCount(), 6);
    test::askForEverything(sample.model);
    QVERIFY(pinPair(sample.document, sample.catalogue(), 1, 15, 3));
    test::askForEverything(sample.model);
    sample.model.setDocument(nullptr);
    QCOMPARE(sample.model.rowCount(), 0);
}

void TestPairMatrixModel::fourPairsOfTheSampleHaveNoCandidate()
{
    PairsSample sample;
    std::vector<qint64> numbers;
    const RoomCatalogue& rooms = *sample.document.roomFocus().rooms();
    for (int row = 0; row < 6; ++row) {
        QCOMPARE(sample.model.headerData(row, Qt::Vertical).toInt(), rooms.rooms()[static_cast<std::size_t>(row)].code);
        for (int column = 0; column < 6; ++column) {
            const QModelIndex index = sample.model.index(row, column);
            const RoomPair pair = roomPair(rooms, row, column);
            QCOMPARE(index.data(PairMatrixModel::CountRole).toInt(), std::popcount(pair.candidates));
            QCOMPARE(index.data(PairMatrixModel::MaskRole).toULongLong(), qulonglong{pair.candidates});
            QCOMPARE(index.data(PairMatrixModel::NumberRole).toLongLong(), qlonglong{pair.number});
            if (pair.candidates != 0) {
                QCOMPARE(index.data(PairMatrixModel::StateRole).toInt(), int{PairMatrixModel::Open});
                QCOMPARE(index.data().toInt(), std::popcount(pair.candidates));
                continue;
            }
            QCOMPARE(index.data(PairMatrixModel::StateRole).toInt(), int{PairMatrixModel::Special});
            QCOMPARE(index.data().toInt(), 0); // the number is no count
            numbers.push_back(pair.number);
        }
    }
    std::ranges::sort(numbers);
    QCOMPARE(numbers, (std::vector<qint64>{-7, -1, 14, 17}));
}

void TestPairMatrixModel::saysAllOfAPair()
{
    PairsSample sample;
    QCOMPARE(sample.cell(4, 10).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("4 gallery – 10 bend: number -6, 4 candidate(s): 1 3 4 5"));
    QVERIFY(pinPair(sample.document, sample.catalogue(), 4, 10, 4));
    QCOMPARE(sample.cell(4, 10).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("4 gallery – 10 bend: number -6, 4 candidate(s): 1 3 4 5, row 4 is pinned"));
    QCOMPARE(sample.cell(4, 10).data(PairMatrixModel::PinnedRowRole).toInt(), 4);
    QVERIFY(!sample.cell(4, 10).data(PairMatrixModel::LostPinRole).toBool());
    QVERIFY(pinPair(sample.document, sample.catalogue(), 4, 10, 2));
    QVERIFY(sample.cell(4, 10).data(PairMatrixModel::LostPinRole).toBool());
    QVERIFY(setPairPath(sample.document, sample.catalogue(), 10, 17, {}));
    QCOMPARE(sample.cell(10, 17).data(PairMatrixModel::StateRole).toInt(), int{PairMatrixModel::Blocked});
    QCOMPARE(sample.cell(10, 17).data(Qt::ToolTipRole).toString(),
             QStringLiteral("10 bend – 17 tee\nNumber -7\nBlocked: no candidate and no special path"));
}

/// It is there, and of no use: neither "no special path" nor "joined by one".
void TestPairMatrixModel::aPathThatDoesNotJoinIsTold()
{
    PairsSample sample;
    QVERIFY(!sample.cell(10, 17).data(PairMatrixModel::LostPathRole).toBool()); // it joins
    QVERIFY(setPairPath(sample.document, sample.catalogue(), 10, 17, {{0, 1}}));
    const QModelIndex lost = sample.cell(10, 17);
    QCOMPARE(lost.data(PairMatrixModel::StateRole).toInt(), int{PairMatrixModel::Blocked});
    QVERIFY(lost.data(PairMatrixModel::LostPathRole).toBool());
    QVERIFY(lost.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("its special path does not join")));
    QVERIFY(setPairPath(sample.document, sample.catalogue(), 10, 17, {}));
    QVERIFY(!lost.data(PairMatrixModel::LostPathRole).toBool());
    QVERIFY(lost.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("no special path")));
    QVERIFY(setPairPath(sample.document, sample.catalogue(), 4, 10, {{0, 1}, {0, 2}}));
    QVERIFY(!sample.cell(4, 10).data(PairMatrixModel::LostPathRole).toBool()); // candidates join it
}

void TestPairMatrixModel::sharedNumbersAreMarked()
{
    PairsSample sample;
    for (int place = 0; place < 36; ++place)
        QVERIFY(!sample.model.index(place / 6, place % 6).data(PairMatrixModel::SharedRole).toBool());
    const std::vector<std::int32_t> codes{5, 3, 7, 100, 12};
    const auto catalogue = addCatalogue(sample.document, roomsOfCodes(codes));
    QVERIFY(catalogue);
    sample.document.roomFocus().setCatalogue(*catalogue);
    std::map<std::int64_t, int> numbers;
    for (const std::int32_t left : codes) {
        for (const std::int32_t right : codes)
            numbers[left - right] += 1;
    }
    for (const std::int32_t left : codes) {
        for (const std::int32_t right : codes)
            QCOMPARE(sample.cell(left, right).data(PairMatrixModel::SharedRole).toBool(),
                     left != right && numbers[left - right] > 1);
    }
    QVERIFY(sample.cell(5, 7).data(Qt::ToolTipRole).toString().contains(QStringLiteral("Number shared with 3 – 5")));
}

/// As if all were made anew, and nothing but the room's row and column is told.
void TestPairMatrixModel::paintingTellsItsRowAndColumn()
{
    PairsSample sample;
    for (int place = 0; place < 6; ++place) {
        const std::int32_t code = sample.model.headerData(place, Qt::Vertical).toInt();
        const QStringList before = textsOf(sample.model);
        QSignalSpy told(&sample.model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&sample.model, &QAbstractItemModel::modelReset);
        std::vector<Point> cells;
        for (int row = 1; row <= 5; ++row)
            cells.insert(cells.end(), {{1, row}, {3, row}});
        QVERIFY(paintRoom(sample.document, sample.catalogue(), code, cells, place % 2 == 0));
        QCOMPARE(textsOf(sample.model), freshTexts(sample.document));
        QVERIFY(textsOf(sample.model) != before);
        std::set<std::pair<int, int>> expected;
        for (int other = 0; other < 6; ++other) {
            expected.emplace(place, other);
            expected.emplace(other, place);
        }
        QCOMPARE(toldCells(told), expected);
        QVERIFY(reset.isEmpty());
        sample.document.undoStack().undo();
        QCOMPARE(textsOf(sample.model), before);
    }
}

void TestPairMatrixModel::pinsAndPathsTellTheirCell()
{
    PairsSample sample;
    QSignalSpy told(&sample.model, &QAbstractItemModel::dataChanged);
    QVERIFY(pinPair(sample.document, sample.catalogue(), 4, 10, 4));
    QCOMPARE(toldCells(told), (std::set<std::pair<int, int>>{{2, 3}}));
    told.clear();
    QVERIFY(setPairPath(sample.document, sample.catalogue(), 10, 17, {}));
    QCOMPARE(toldCells(told), (std::set<std::pair<int, int>>{{3, 5}}));
    told.clear();
    sample.document.undoStack().setIndex(0);
    QCOMPARE(toldCells(told), (std::set<std::pair<int, int>>{{2, 3}, {3, 5}}));
    QCOMPARE(textsOf(sample.model), freshTexts(sample.document));
}

void TestPairMatrixModel::otherCodesTellAll()
{
    PairsSample sample;
    CatalogueContents contents = sample.document.roomFocus().rooms()->contents();
    contents.specialPaths.clear();
    contents.rooms[2].code = 2;
    QSignalSpy told(&sample.model, &QAbstractItemModel::dataChanged);
    QSignalSpy heads(&sample.model, &QAbstractItemModel::headerDataChanged);
    QVERIFY(
        changeCatalogue(sample.document, sample.catalogue(), contents, [] { return QStringLiteral("Other codes"); }));
    QCOMPARE(toldCells(told).size(), std::size_t{36});
    QCOMPARE(heads.size(), 2);
    QCOMPARE(textsOf(sample.model), freshTexts(sample.document));
    QVERIFY(sample.cell(2, 1).data(PairMatrixModel::SharedRole).toBool()); // 1 and 0, too
}

void TestPairMatrixModel::followsTheCatalogue()
{
    PairsSample sample;
    const ItemId six = sample.catalogue();
    const auto other = addCatalogue(sample.document, roomsOfCodes({1, 2}));
    QVERIFY(other);
    sample.document.roomFocus().setCatalogue(*other);
    QCOMPARE(sample.model.rowCount(), 2);
    QVERIFY(removeCatalogue(sample.document, *other));
    QCOMPARE(sample.model.rowCount(), static_cast<int>(sample.document.roomFocus().rooms()->rooms().size()));
    sample.document.roomFocus().setCatalogue(six);
    QCOMPARE(sample.model.rowCount(), 6);
    QCOMPARE(textsOf(sample.model), freshTexts(sample.document));
}

void TestPairMatrixModel::largestCatalogueIsToldAtOnce()
{
    PairsSample sample;
    const auto catalogue =
        addCatalogue(sample.document, roomsOfCodes(golombCodes(static_cast<int>(roomCountLimits.high))));
    QVERIFY(catalogue);
    const QSignalSpy reset(&sample.model, &QAbstractItemModel::modelReset);
    const QSignalSpy told(&sample.model, &QAbstractItemModel::dataChanged);
    sample.document.roomFocus().setCatalogue(*catalogue);
    QCOMPARE(reset.size(), 1);
    QVERIFY(told.isEmpty());
    QCOMPARE(sample.model.rowCount(), static_cast<int>(roomCountLimits.high));
    const QModelIndex last = sample.model.index(4095, 4094);
    QCOMPARE(last.data().toInt(), 1);
    QVERIFY(!last.data(PairMatrixModel::SharedRole).toBool());
}

ZONEWRIGHT_TEST(pairmatrixmodel, TestPairMatrixModel)
#include "tst_pairmatrixmodel.moc"
