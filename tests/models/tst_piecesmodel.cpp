#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "models/modelcontract.h"
#include "models/piecesmodel.h"
#include "models/piecewords.h"
#include "models/roles.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>
#include <random>

using namespace zonewright;

class TestPiecesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void saysWhatThePiecesAre();
    void sharesAreOfAllWeights();
    void factsOfEachRow();
    void cellsAreTyped();
    void whatCannotBeTypedIsRefused();
    void changesAreSmall();
    void rowsStayWhatTheyAre();
    void rowsAreDragged();
    void filesAreReadOnly();
    void followsRandomEdits();
};

namespace {

PieceList shownPieces()
{
    return {.name = "shown",
            .pieces = {{.kind = "tunnel", .shape = PieceShape::Corridor, .weight = 5, .width = {7, 7}},
                       {.kind = "throne", .weight = 0, .width = {4, 6}, .height = {3, 3}, .inhabitants = {"dragon"}},
                       {.kind = "cave", .weight = 2, .sides = 0b0101},
                       {.kind = "guard", .weight = 1, .single = true, .next = "cave"},
                       {.kind = "nowhere", .weight = 0},
                       {.kind = "vault", .weight = 0}},
            .first = "throne",
            .annexe = "vault"};
}

/// A document whose only list is that.
struct ShownPieces
{
    Document document{{.name = "Elderlore"}};
    PiecesModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    ItemId list = 0;

    ShownPieces()
    {
        model.setDocument(&document);
        list = addPieceList(document, shownPieces()).value();
        document.undoStack().clear();
    }

    QString text(int row, int column) { return model.index(row, column).data().toString(); }

    QVariant fact(int row, int role) { return model.index(row, 0).data(role); }

    [[nodiscard]] const PieceList& pieces() const { return *findPieceList(document.project(), list)->pieces; }

    QStringList kinds()
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << text(row, PiecesModel::KindColumn);
        return all;
    }
};

} // namespace

void TestPiecesModel::keepsTheModelContract()
{
    PiecesModel empty;
    test::askForEverything(empty);
    QCOMPARE(empty.rowCount(), 0);
    ShownPieces one;
    QCOMPARE(one.model.rowCount(), 6);
    test::askForEverything(one.model);
    for (int role = PiecesModel::ShapeRole; role <= PiecesModel::LastRole; ++role)
        QVERIFY(one.fact(0, role).isValid());
    QVERIFY(addPiece(one.document, one.list, 3));
    QVERIFY(removePieces(one.document, one.list, std::array{0, 4}));
    QVERIFY(movePieces(one.document, one.list, std::array{1}, 4));
    test::askForEverything(one.model);
    one.document.undoStack().setIndex(0);
    test::askForEverything(one.model);
    QVERIFY(removePieceList(one.document, one.list));
    QCOMPARE(one.model.rowCount(), 0);
    one.document.undoStack().undo();
    QCOMPARE(one.model.rowCount(), 6);
    one.model.setDocument(nullptr);
    QCOMPARE(one.model.rowCount(), 0);
}

void TestPiecesModel::saysWhatThePiecesAre()
{
    ShownPieces one;
    QCOMPARE(one.kinds().join(QLatin1Char(' ')), QStringLiteral("tunnel throne cave guard nowhere vault"));
    QCOMPARE(one.text(0, PiecesModel::SizeColumn), QStringLiteral("7"));
    QCOMPARE(one.text(1, PiecesModel::SizeColumn), QStringLiteral("4–6×3"));
    QCOMPARE(one.text(0, PiecesModel::SidesColumn), QString());
    QCOMPARE(one.text(2, PiecesModel::SidesColumn), QStringLiteral("N S"));
    QCOMPARE(one.text(3, PiecesModel::SidesColumn), QStringLiteral("one of N E S W"));
    QCOMPARE(one.text(1, PiecesModel::PartColumn), QStringLiteral("first room"));
    QCOMPARE(one.text(3, PiecesModel::PartColumn), QStringLiteral("then cave"));
    QCOMPARE(one.text(4, PiecesModel::PartColumn), QStringLiteral("never placed"));
    QCOMPARE(one.text(5, PiecesModel::PartColumn), QStringLiteral("annexe"));
    const QString tip = one.model.index(1, 0).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(QLatin1String("dragon")) && tip.contains(QLatin1String("Never drawn")));
    QVERIFY(one.model.index(2, 0).data(Qt::ToolTipRole).toString().contains(QLatin1String("2 times in 8")));
}

void TestPiecesModel::sharesAreOfAllWeights()
{
    ShownPieces one;
    QCOMPARE(one.text(0, PiecesModel::ShareColumn), QStringLiteral("62.5 %"));
    QCOMPARE(one.text(1, PiecesModel::ShareColumn), QStringLiteral("–"));
    QCOMPARE(one.model.index(2, PiecesModel::ShareColumn).data(ShareRole).toDouble(), 0.25);
    QVERIFY(!one.model.index(1, PiecesModel::ShareColumn).data(ShareRole).isValid());
    QVERIFY(!one.model.index(0, PiecesModel::WeightColumn).data(ShareRole).isValid());
    double sum = 0;
    for (int row = 0; row < one.model.rowCount(); ++row)
        sum += one.model.index(row, PiecesModel::ShareColumn).data(ShareRole).toDouble();
    QCOMPARE(sum, 1.0);
    // All weights zero: no share, and nothing is divided by it.
    for (const int row : {0, 2, 3})
        QVERIFY(one.model.setData(one.model.index(row, PiecesModel::WeightColumn), 0));
    QCOMPARE(one.text(0, PiecesModel::ShareColumn), QStringLiteral("–"));
    QCOMPARE(one.fact(0, PiecesModel::WeightOfAllRole).toInt(), 0);
}

void TestPiecesModel::factsOfEachRow()
{
    ShownPieces one;
    QCOMPARE(one.fact(0, PiecesModel::ShapeRole).toInt(), static_cast<int>(PieceShape::Corridor));
    QCOMPARE(one.fact(0, PiecesModel::WidthRole).toPoint(), QPoint(7, 7));
    QCOMPARE(one.fact(0, PiecesModel::SidesRole).toInt(), 0);
    QCOMPARE(one.fact(1, PiecesModel::WidthRole).toPoint(), QPoint(4, 6));
    QCOMPARE(one.fact(2, PiecesModel::SidesRole).toInt(), 0b0101);
    QCOMPARE(one.fact(3, PiecesModel::SingleRole).toBool(), true);
    QCOMPARE(one.fact(3, PiecesModel::NextKindRole).toString(), QStringLiteral("cave"));
    QCOMPARE(one.fact(0, PiecesModel::WeightOfAllRole).toInt(), 8);
    for (int row = 0; row < one.model.rowCount(); ++row) {
        QCOMPARE(one.fact(row, PiecesModel::FirstRoomRole).toBool(), row == 1);
        QCOMPARE(one.fact(row, PiecesModel::AnnexeRole).toBool(), row == 5);
        QCOMPARE(one.fact(row, HasFaultRole).toBool(), row == 4);
    }
}

void TestPiecesModel::cellsAreTyped()
{
    ShownPieces one;
    QVERIFY(one.model.setData(one.model.index(1, PiecesModel::KindColumn), QStringLiteral(" hall ")));
    QCOMPARE(one.pieces().first, std::string("hall"));
    QVERIFY(one.model.setData(one.model.index(2, PiecesModel::WeightColumn), 12));
    QCOMPARE(one.pieces().pieces[2].weight, 12);
    QCOMPARE(one.document.undoStack().count(), 2);
    QCOMPARE(one.model.index(2, PiecesModel::WeightColumn).data(Qt::EditRole).toInt(), 12);
    for (int column = 0; column < PiecesModel::ColumnCount; ++column) {
        const bool isTyped = column == PiecesModel::KindColumn || column == PiecesModel::WeightColumn;
        QCOMPARE(one.model.flags(one.model.index(0, column)).testFlag(Qt::ItemIsEditable), isTyped);
        if (!isTyped)
            QVERIFY(!one.model.setData(one.model.index(0, column), 1));
    }
}

void TestPiecesModel::whatCannotBeTypedIsRefused()
{
    ShownPieces one;
    QSignalSpy refused(&one.model, &PiecesModel::refused);
    QVERIFY(!one.model.setData(one.model.index(0, PiecesModel::KindColumn), QStringLiteral("cave")));
    QVERIFY(!one.model.setData(one.model.index(0, PiecesModel::KindColumn), QString()));
    QVERIFY(!one.model.setData(one.model.index(0, PiecesModel::WeightColumn), -1));
    QCOMPARE(refused.count(), 3);
    QVERIFY(refused.front().front().toString().contains(QLatin1String("cave")));
    QCOMPARE(one.document.undoStack().count(), 0);
}

void TestPiecesModel::changesAreSmall()
{
    ShownPieces one;
    QSignalSpy reset(&one.model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&one.model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&one.model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&one.model, &QAbstractItemModel::dataChanged);
    QSignalSpy moved(&one.model, &QAbstractItemModel::layoutChanged);
    QVERIFY(one.model.setData(one.model.index(0, PiecesModel::WeightColumn), 9));
    QCOMPARE(changed.count(), 1);
    QVERIFY(inserted.isEmpty() && removed.isEmpty() && moved.isEmpty());
    QVERIFY(addPiece(one.document, one.list, 2));
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.front().at(1).toInt(), 2);
    QVERIFY(removePieces(one.document, one.list, std::array{4}));
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.front().at(1).toInt(), 4);
    QVERIFY(moved.isEmpty());
    QVERIFY(movePieces(one.document, one.list, std::array{0}, 3));
    QCOMPARE(moved.count(), 1);
    QVERIFY(reset.isEmpty());
    one.document.pieceFocus().setList(addPieceList(one.document, starterPieces("other")).value());
    QCOMPARE(reset.count(), 1);
    QCOMPARE(one.model.rowCount(), 2);
}

void TestPiecesModel::rowsStayWhatTheyAre()
{
    ShownPieces one;
    const QPersistentModelIndex vault(one.model.index(5, PiecesModel::WeightColumn));
    QVERIFY(movePieces(one.document, one.list, std::array{5, 3}, 0));
    QCOMPARE(vault.row(), 1);
    QVERIFY(removePieces(one.document, one.list, std::array{0}));
    QCOMPARE(vault.row(), 0);
    one.document.undoStack().setIndex(0);
    QCOMPARE(vault.row(), 5);
    QCOMPARE(vault.column(), int{PiecesModel::WeightColumn});
}

void TestPiecesModel::rowsAreDragged()
{
    ShownPieces one;
    const std::unique_ptr<QMimeData> data(
        one.model.mimeData({one.model.index(4, 0), one.model.index(4, 1), one.model.index(0, 0)}));
    QVERIFY(one.model.dropMimeData(data.get(), Qt::MoveAction, 3, 0, {}));
    QCOMPARE(one.kinds().join(QLatin1Char(' ')), QStringLiteral("throne cave tunnel nowhere guard vault"));
    QCOMPARE(one.document.pieceFocus().chosen(), (std::vector{2, 3}));
    QCOMPARE(one.document.undoStack().count(), 1);
    ShownPieces other;
    QVERIFY(!other.model.dropMimeData(data.get(), Qt::MoveAction, 3, 0, {}));
    const QMimeData nothing;
    QVERIFY(!one.model.dropMimeData(&nothing, Qt::MoveAction, 3, 0, {}));
}

void TestPiecesModel::filesAreReadOnly()
{
    Project project{.world = {.name = "Elderlore"}};
    project.pieceLists = {
        {.id = 1, .file = "/no/such/file.json", .pieces = std::make_shared<const PieceList>(shownPieces())}};
    project.nextId = 2;
    Document document({.name = "Elderlore"});
    document.restore(project, {});
    PiecesModel model;
    model.setDocument(&document);
    QCOMPARE(model.rowCount(), 6);
    QVERIFY(!model.setData(model.index(0, PiecesModel::WeightColumn), 3));
    QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsDragEnabled));
    QVERIFY(embedPieceList(document, 1));
    QVERIFY(model.setData(model.index(0, PiecesModel::WeightColumn), 3));
}

/// The rows are always those of the list, and a row's index is its piece's wherever that goes.
void TestPiecesModel::followsRandomEdits()
{
    std::mt19937 random(21);
    const auto below = [&](std::size_t count) { return static_cast<int>(random() % count); };
    ShownPieces one;
    for (int round = 0; round < 1000; ++round) {
        const std::size_t count = one.pieces().pieces.size();
        const std::array places{below(count), below(count)};
        const QPersistentModelIndex watched(one.model.index(below(count), 0));
        const QString kind = watched.data().toString();
        switch (below(6)) {
        case 0:
            (void)(count < 15 && addPiece(one.document, one.list, below(count)));
            break;
        case 1:
            (void)(count < 15 && duplicatePieces(one.document, one.list, places));
            break;
        case 2:
            (void)removePieces(one.document, one.list, places);
            break;
        case 3:
            (void)movePieces(one.document, one.list, places, below(count + 1));
            break;
        case 4:
            one.document.undoStack().undo();
            break;
        default:
            one.document.undoStack().redo();
        }
        QStringList kinds;
        for (const Piece& piece : one.pieces().pieces)
            kinds << QString::fromStdString(piece.kind);
        QCOMPARE(one.kinds(), kinds);
        if (watched.isValid())
            QCOMPARE(watched.data().toString(), kind);
        else
            QVERIFY(!kinds.contains(kind));
    }
}

ZONEWRIGHT_TEST(piecesmodel, TestPiecesModel)

#include "tst_piecesmodel.moc"
