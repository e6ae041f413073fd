#include "document/demoproject.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "document/undocontract.h"
#include "project/errortext.h"
#include "project/piecelistformat.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <random>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

class TestPieceEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void newPiecesHaveAPlaceAndAName();
    void whatNamesAPieceFollowsIt();
    void whatNamesAPieceThatGoesNamesNothing();
    void whatBecomesACorridorIsNamedByNothing();
    void aCorridorHasNothingOfARoom();
    void copiesStandBelowWhatTheyWereMadeOf();
    void piecesMoveTogether();
    void turnedInOneGoIsOneStep();
    void whatCannotBeChangesNothing();
    void listsWithAFileAreLeftAlone();
    void starterPiecesMakeAFloor();
    void namesStayWithinTheirLength();
    void randomEditsKeepListsValid();
};

namespace {

/// A lair with a sequence: everything that a piece can be named by.
PieceList lairPieces()
{
    return {.name = "lair",
            .pieces = {{.kind = "tunnel", .shape = PieceShape::Corridor, .weight = 3, .width = {4, 4}},
                       {.kind = "throne", .weight = 0, .width = {4, 6}, .height = {3, 5}, .inhabitants = {"dragon"}},
                       {.kind = "vault", .weight = 0},
                       {.kind = "guard", .weight = 2, .single = true, .next = "armoury"},
                       {.kind = "armoury", .weight = 0, .single = true, .next = "treasury"},
                       {.kind = "treasury", .weight = 0}},
            .first = "throne",
            .annexe = "vault"};
}

/// The demo project whose spare list is that lair.
struct PieceBench
{
    PieceBench()
    {
        openProject(document, demoProject());
        must(changePieceList(document, sparePieces, lairPieces(), [] { return QStringLiteral("lair"); }));
        document.undoStack().clear();
    }

    [[nodiscard]] const PieceList& list(ItemId id = sparePieces) const
    {
        return *findPieceList(document.project(), id)->pieces;
    }

    [[nodiscard]] Piece piece(int place) const { return list().pieces[static_cast<std::size_t>(place)]; }

    [[nodiscard]] std::vector<std::string> kinds() const
    {
        std::vector<std::string> all;
        std::ranges::transform(list().pieces, std::back_inserter(all), &Piece::kind);
        return all;
    }

    [[nodiscard]] int steps() const { return const_cast<Document&>(document).undoStack().count(); }

    [[nodiscard]] std::string bytes() const { return formatProject(document.project()); }

    Document document{{.name = "Elderlore"}};
};

DocumentEdit changingPiece(ItemId list, int place, const std::function<void(Piece&)>& edit, Gesture gesture)
{
    return [=](Document& d) {
        Piece piece = findPieceList(d.project(), list)->pieces->pieces[static_cast<std::size_t>(place)];
        edit(piece);
        must(changePiece(d, list, place, piece, gesture));
    };
}

DocumentEdit weightOfPiece(ItemId list, int weight, Gesture gesture)
{
    return changingPiece(list, 0, [weight](Piece& piece) { piece.weight = weight; }, gesture);
}

std::vector<UndoCase> pieceCases()
{
    const auto add = [](ItemId list) { return [list](Document& d) { (void)addPiece(d, list, 1).value(); }; };
    const auto copy = [](ItemId list) {
        return [list](Document& d) { (void)duplicatePieces(d, list, std::array{0}).value(); };
    };
    const auto move = [](ItemId list, int place, int before) {
        return [=](Document& d) { (void)movePieces(d, list, std::array{place}, before).value(); };
    };
    const auto remove = [](ItemId list, int place) {
        return [=](Document& d) { must(removePieces(d, list, std::array{place})); };
    };
    const auto rename = [](const char* kind, Gesture gesture) {
        return changingPiece(smallPieces, 0, [kind](Piece& piece) { piece.kind = kind; }, gesture);
    };
    return {{.name = "add piece",
             .sentence = QStringLiteral("Add piece “room 2”"),
             .edit = add(smallPieces),
             .like = add(smallPieces),
             .unlike = add(sparePieces),
             .nothing = {},
             .back = {}},
            {.name = "duplicate piece",
             .sentence = QStringLiteral("Duplicate piece “corridor”"),
             .edit = copy(smallPieces),
             .like = copy(smallPieces),
             .unlike = copy(sparePieces),
             .nothing = [](Document& d) { (void)duplicatePieces(d, smallPieces, {}).value(); },
             .back = {}},
            {.name = "remove piece",
             .sentence = QStringLiteral("Delete piece “corridor”"),
             .edit = remove(smallPieces, 0),
             .like = add(smallPieces),
             .unlike = remove(sparePieces, 0),
             .nothing = [](Document& d) { must(removePieces(d, smallPieces, {})); },
             .back = {}},
            {.name = "move piece",
             .sentence = QStringLiteral("Move piece “corridor”"),
             .edit = move(smallPieces, 0, 2),
             .like = move(smallPieces, 0, 2),
             .unlike = move(sparePieces, 0, 2),
             .nothing = move(smallPieces, 0, 1),
             .back = {}},
            {.name = "change weight",
             .sentence = QStringLiteral("Change weight of piece “corridor”"),
             .edit = weightOfPiece(smallPieces, 9, drag),
             .like = weightOfPiece(smallPieces, 10, drag),
             .merges = true,
             .unlike = weightOfPiece(smallPieces, 10, otherDrag),
             .nothing = weightOfPiece(smallPieces, 2, drag),
             .back = weightOfPiece(smallPieces, 2, drag)},
            {.name = "change weight, then another piece's in the same gesture",
             .sentence = QStringLiteral("Change weight of piece “corridor”"),
             .edit = weightOfPiece(smallPieces, 9, drag),
             .like = weightOfPiece(smallPieces, 10, drag),
             .merges = true,
             .unlike = changingPiece(
                 smallPieces, 1, [](Piece& piece) { piece.weight = 10; }, drag),
             .nothing = weightOfPiece(smallPieces, 2, drag),
             .back = weightOfPiece(smallPieces, 2, drag)},
            {.name = "rename piece",
             .sentence = QStringLiteral("Rename piece “corridor” to “tunnel”"),
             .edit = rename("tunnel", Gesture::None),
             .like = rename("gallery", Gesture::None),
             .unlike = rename("gallery", drag),
             .nothing = rename("corridor", Gesture::None),
             .back = {}},
            {.name = "first room",
             .sentence = QStringLiteral("Begin with piece “room”"),
             .edit = [](Document& d) { must(setFirstRoom(d, smallPieces, "room")); },
             .like = [](Document& d) { must(setFirstRoom(d, smallPieces, {})); },
             .unlike = [](Document& d) { must(setFirstRoom(d, sparePieces, "room")); },
             .nothing = [](Document& d) { must(setFirstRoom(d, smallPieces, {})); },
             .back = {}},
            {.name = "annexe",
             .sentence = QStringLiteral("Make piece “room” the annexe"),
             .edit = [](Document& d) { must(setAnnexe(d, smallPieces, "room")); },
             .like = [](Document& d) { must(setAnnexe(d, smallPieces, {})); },
             .unlike = [](Document& d) { must(setAnnexe(d, sparePieces, "room")); },
             .nothing = [](Document& d) { must(setAnnexe(d, smallPieces, {})); },
             .back = {}},
            {.name = "rename list",
             .sentence = QStringLiteral("Rename piece list “cellar”"),
             .edit = [](Document& d) { must(renamePieceList(d, smallPieces, "cellar")); },
             .like = [](Document& d) { must(renamePieceList(d, smallPieces, "attic")); },
             .unlike = [](Document& d) { must(renamePieceList(d, sparePieces, "attic")); },
             .nothing = [](Document& d) { must(renamePieceList(d, smallPieces, "small")); },
             .back = {}}};
}

} // namespace

void TestPieceEdits::keepTheUndoContract_data()
{
    addUndoCases(pieceCases());
}

void TestPieceEdits::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(pieceCases()[static_cast<std::size_t>(index)]);
}

void TestPieceEdits::newPiecesHaveAPlaceAndAName()
{
    PieceBench bench;
    QCOMPARE(addPiece(bench.document, sparePieces, 2).value(), 2);
    QCOMPARE(bench.piece(2).kind, std::string("room"));
    QCOMPARE(bench.piece(2).weight, 2); // that of the only room which is drawn
    QCOMPARE(addPiece(bench.document, sparePieces, 99).value(), 7);
    QCOMPARE(bench.piece(7).kind, std::string("room 2"));
    QCOMPARE(bench.list().first, std::string("throne"));
    QCOMPARE(bench.steps(), 2);
}

void TestPieceEdits::whatNamesAPieceFollowsIt()
{
    PieceBench bench;
    const auto rename = [&](int place, const char* kind) {
        Piece piece = bench.piece(place);
        piece.kind = kind;
        must(changePiece(bench.document, sparePieces, place, piece));
    };
    rename(1, "hall");
    rename(2, "crypt");
    rename(4, "smithy");
    rename(5, "hoard");
    QCOMPARE(bench.list().first, std::string("hall"));
    QCOMPARE(bench.list().annexe, std::string("crypt"));
    QCOMPARE(bench.piece(3).next, std::string("smithy"));
    QCOMPARE(bench.piece(4).next, std::string("hoard"));
    QCOMPARE(bench.steps(), 4);
    bench.document.undoStack().setIndex(0);
    QVERIFY(bench.list() == lairPieces());
}

void TestPieceEdits::whatNamesAPieceThatGoesNamesNothing()
{
    PieceBench bench;
    QVERIFY(removePieces(bench.document, sparePieces, std::array{5, 1, 2, 1}));
    QCOMPARE(bench.kinds(), (std::vector<std::string>{"tunnel", "guard", "armoury"}));
    QVERIFY(bench.list().first.empty() && bench.list().annexe.empty() && bench.piece(2).next.empty());
    QCOMPARE(bench.piece(1).next, std::string("armoury"));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Delete 3 pieces"));
    bench.document.undoStack().undo();
    QVERIFY(bench.list() == lairPieces());
    const auto all = removePieces(bench.document, sparePieces, std::array{0, 1, 2, 3, 4, 5});
    QCOMPARE(errorText(all.error()),
             QStringLiteral("'tunnel' is not removable: a piece list keeps at least one piece"));
    QVERIFY(bench.list() == lairPieces());
}

void TestPieceEdits::whatBecomesACorridorIsNamedByNothing()
{
    PieceBench bench;
    for (const int place : {1, 2, 5}) {
        Piece piece = bench.piece(place);
        piece.shape = PieceShape::Corridor;
        must(changePiece(bench.document, sparePieces, place, piece));
    }
    QVERIFY(bench.list().first.empty() && bench.list().annexe.empty() && bench.piece(4).next.empty());
    QCOMPARE(bench.steps(), 3);
}

/// Else a project that is saved and read would be another one.
void TestPieceEdits::aCorridorHasNothingOfARoom()
{
    PieceBench bench;
    Piece piece = bench.piece(3);
    piece.width = {5, 9};
    piece.shape = PieceShape::Corridor;
    must(changePiece(bench.document, sparePieces, 3, piece));
    QVERIFY(bench.piece(3) == (Piece{.kind = "guard", .shape = PieceShape::Corridor, .weight = 2, .width = {5, 5}}));
    QVERIFY(parsePieceList(formatPieceList(bench.list()), "x").value() == bench.list());
    Piece single = bench.piece(4);
    single.single = false;
    must(changePiece(bench.document, sparePieces, 4, single));
    QVERIFY(bench.piece(4).next.empty());
}

void TestPieceEdits::copiesStandBelowWhatTheyWereMadeOf()
{
    PieceBench bench;
    QCOMPARE(duplicatePieces(bench.document, sparePieces, std::array{3, 0}).value(), (std::vector{4, 5}));
    QCOMPARE(bench.kinds(), (std::vector<std::string>{"tunnel", "throne", "vault", "guard", "tunnel 2", "guard 2",
                                                      "armoury", "treasury"}));
    QCOMPARE(bench.piece(5).next, std::string("armoury"));
    QCOMPARE(duplicatePieces(bench.document, sparePieces, std::array{4}).value(), std::vector{5});
    QCOMPARE(bench.piece(5).kind, std::string("tunnel 2 2"));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Duplicate piece “tunnel 2”"));
}

void TestPieceEdits::piecesMoveTogether()
{
    PieceBench bench;
    QCOMPARE(movePieces(bench.document, sparePieces, std::array{5, 0}, 3).value(), (std::vector{2, 3}));
    QCOMPARE(bench.kinds(), (std::vector<std::string>{"throne", "vault", "tunnel", "treasury", "guard", "armoury"}));
    QCOMPARE(movePieces(bench.document, sparePieces, std::array{0}, 6).value(), std::vector{5});
    QCOMPARE(bench.piece(5).kind, std::string("throne"));
    QVERIFY(!movePieces(bench.document, sparePieces, std::array{0}, 7));
    QVERIFY(!movePieces(bench.document, sparePieces, std::array{6}, 0));
    QVERIFY(!movePieces(bench.document, sparePieces, std::array{-1}, 0));
    QCOMPARE(bench.steps(), 2);
}

void TestPieceEdits::turnedInOneGoIsOneStep()
{
    PieceBench bench;
    const Gesture turned = bench.document.newGesture();
    for (const int weight : {4, 5, 6, 7})
        weightOfPiece(sparePieces, weight, turned)(bench.document);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.piece(0).weight, 7);
    bench.document.undoStack().undo();
    QVERIFY(bench.list() == lairPieces());
}

void TestPieceEdits::whatCannotBeChangesNothing()
{
    PieceBench bench;
    const std::string before = bench.bytes();
    const auto refused = [&](int place, const std::function<void(Piece&)>& edit) {
        Piece piece = bench.piece(place);
        edit(piece);
        const auto result = changePiece(bench.document, sparePieces, place, piece);
        return !result && !errorText(result.error()).isEmpty();
    };
    QVERIFY(refused(0, [](Piece& piece) { piece.kind = "vault"; }));
    QVERIFY(refused(0, [](Piece& piece) { piece.kind.clear(); }));
    QVERIFY(refused(0, [](Piece& piece) { piece.weight = -1; }));
    QVERIFY(refused(1, [](Piece& piece) { piece.width = {5, 4}; }));
    QVERIFY(refused(1, [](Piece& piece) { piece.sides = 0; })); // the first room
    QVERIFY(refused(3, [](Piece& piece) { piece.next = "guard"; }));
    QVERIFY(refused(3, [](Piece& piece) { piece.next = "tunnel"; }));
    QVERIFY(refused(1, [](Piece& piece) { piece.inhabitants = {""}; }));
    QVERIFY(!setFirstRoom(bench.document, sparePieces, "tunnel"));
    QVERIFY(!setAnnexe(bench.document, sparePieces, "guard")); // something follows it
    QVERIFY(!setAnnexe(bench.document, sparePieces, "nobody"));
    QVERIFY(renamePieceList(bench.document, sparePieces, "").error().code == ErrorCode::NameEmpty);
    QVERIFY(!renamePieceList(bench.document, sparePieces, std::string(200, 'x')));
    for (const int place : {-1, 6}) {
        QVERIFY(changePiece(bench.document, sparePieces, place, {.kind = "x"}).error().code == ErrorCode::Unknown);
        QVERIFY(removePieces(bench.document, sparePieces, std::array{place}).error().code == ErrorCode::Unknown);
        QVERIFY(duplicatePieces(bench.document, sparePieces, std::array{place}).error().code == ErrorCode::Unknown);
    }
    QVERIFY(addPiece(bench.document, noItem, 0).error().code == ErrorCode::Unknown);
    QCOMPARE(bench.steps(), 0);
    QCOMPARE(bench.bytes(), before);
}

void TestPieceEdits::listsWithAFileAreLeftAlone()
{
    PieceBench bench;
    const auto isRefused = [](const auto& result) { return !result && result.error().code == ErrorCode::Malformed; };
    QVERIFY(isRefused(addPiece(bench.document, filePieces, 0)));
    QVERIFY(isRefused(duplicatePieces(bench.document, filePieces, std::array{0})));
    QVERIFY(isRefused(removePieces(bench.document, filePieces, std::array{0})));
    QVERIFY(isRefused(movePieces(bench.document, filePieces, std::array{0}, 2)));
    QVERIFY(isRefused(changePiece(bench.document, filePieces, 0, {.kind = "x"})));
    QVERIFY(isRefused(setFirstRoom(bench.document, filePieces, "room")));
    QVERIFY(isRefused(setAnnexe(bench.document, filePieces, "room")));
    QVERIFY(isRefused(renamePieceList(bench.document, filePieces, "x")));
    QCOMPARE(bench.steps(), 0);
}

void TestPieceEdits::starterPiecesMakeAFloor()
{
    const PieceList list = starterPieces("new");
    QVERIFY(validate(list));
    QVERIFY(std::ranges::any_of(list.pieces, [](const Piece& piece) { return piece.shape == PieceShape::Corridor; }));
    QVERIFY(std::ranges::any_of(list.pieces, [](const Piece& piece) { return piece.shape == PieceShape::Room; }));
}

void TestPieceEdits::namesStayWithinTheirLength()
{
    std::string longest;
    for (int i = 0; i < longestPieceWord; ++i)
        longest += "é";
    PieceList list{.pieces = {{.kind = longest}}};
    for (int i = 0; i < 12; ++i) {
        list.pieces.push_back({.kind = freeKind(list, longest)});
        QVERIFY(validate(list));
    }
    Document document({.name = "Elderlore"});
    QCOMPARE(freePieceListName(document.project(), "Pieces"), std::string("Pieces"));
    QVERIFY(addPieceList(document, starterPieces("Pieces")));
    QCOMPARE(freePieceListName(document.project(), "Pieces"), std::string("Pieces 2"));
}

/// Whatever is done, each list is one that its file could hold, refused edits leave every byte alone, and undo leads
/// back through the same states.
void TestPieceEdits::randomEditsKeepListsValid()
{
    std::mt19937 random(20);
    const auto below = [&](std::size_t count) { return static_cast<int>(random() % count); };
    PieceBench bench;
    Document& document = bench.document;
    std::vector<std::string> states{bench.bytes()};
    int refusals = 0;
    for (int round = 0; round < 3000; ++round) {
        const std::size_t count = bench.list().pieces.size();
        const int place = below(count + 1) - below(20) / 19;
        const std::array places{place, below(count), below(count)};
        Piece piece = bench.piece(below(count));
        piece.weight = below(9) - 1;
        piece.width = {1 + below(6), 1 + below(8)};
        piece.sides = static_cast<SideSet>(below(16));
        piece.single = below(2) == 0;
        piece.next = below(3) == 0 ? bench.piece(below(count)).kind : std::string();
        piece.shape = below(4) == 0 ? PieceShape::Corridor : PieceShape::Room;
        if (below(2) == 0)
            piece.kind = std::string(1, static_cast<char>('a' + below(8)));
        bool isTaken = false;
        switch (below(8)) {
        case 0:
            isTaken = count < 20 && addPiece(document, sparePieces, place).has_value();
            break;
        case 1:
            isTaken = count < 20 && duplicatePieces(document, sparePieces, places).has_value();
            break;
        case 2:
            isTaken = removePieces(document, sparePieces, std::span(places).first(1 + random() % 3)).has_value();
            break;
        case 3:
            isTaken = movePieces(document, sparePieces, places, below(count + 2)).has_value();
            break;
        case 4:
            isTaken = setFirstRoom(document, sparePieces, below(3) == 0 ? std::string() : piece.kind).has_value();
            break;
        case 5:
            isTaken = setAnnexe(document, sparePieces, below(3) == 0 ? std::string() : piece.kind).has_value();
            break;
        default:
            isTaken = changePiece(document, sparePieces, place, piece).has_value();
        }
        QVERIFY(validate(bench.list()));
        const std::string now = bench.bytes();
        refusals += isTaken ? 0 : 1;
        if (!isTaken)
            QCOMPARE(now, states.back());
        if (now != states.back())
            states.push_back(now);
        QCOMPARE(bench.steps() + 1, static_cast<int>(states.size()));
    }
    QVERIFY(refusals > 100 && states.size() > 500);
    while (states.size() > 1) {
        QCOMPARE(bench.bytes(), states.back());
        states.pop_back();
        document.undoStack().undo();
    }
    QCOMPARE(bench.bytes(), states.back());
}

ZONEWRIGHT_TEST(pieceedits, TestPieceEdits)

#include "tst_pieceedits.moc"
