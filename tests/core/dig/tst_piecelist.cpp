#include "core/dig/piecelist.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QTest>

#include <functional>

using namespace zonewright;
using namespace zonewright::test;

namespace {

using Change = std::function<void(PieceList&)>;

struct WrongList
{
    const char* what;
    Change change;
    ErrorCode code;
    const char* place;
};

/// What a change makes of the lair, a list with everything in it. Its pieces: two corridors, throne room, vault, guard
/// post, armoury, treasury, cave, den, great cave.
const std::vector<WrongList> wrongLists{
    {"no pieces", [](PieceList& l) { l.pieces.clear(); }, ErrorCode::OutOfRange, "/pieces"},
    {"too many pieces", [](PieceList& l) { l.pieces.resize(257); }, ErrorCode::OutOfRange, "/pieces"},
    {"weight", [](PieceList& l) { l.pieces[1].weight = -1; }, ErrorCode::OutOfRange, "/pieces/1/weight"},
    {"heavy", [](PieceList& l) { l.pieces[2].weight = 1000001; }, ErrorCode::OutOfRange, "/pieces/2/weight"},
    {"length", [](PieceList& l) { l.pieces[0].width = {0, 0}; }, ErrorCode::OutOfRange, "/pieces/0/length"},
    {"lengths", [](PieceList& l) { l.pieces[0].width = {2, 3}; }, ErrorCode::Malformed, "/pieces/0/length"},
    {"width", [](PieceList& l) { l.pieces[2].width = {0, 3}; }, ErrorCode::OutOfRange, "/pieces/2/width"},
    {"wide", [](PieceList& l) { l.pieces[2].width = {3, 1025}; }, ErrorCode::OutOfRange, "/pieces/2/width"},
    {"height", [](PieceList& l) { l.pieces[7].height = {4, 3}; }, ErrorCode::Malformed, "/pieces/7/height"},
    {"sides", [](PieceList& l) { l.pieces[7].sides = 16; }, ErrorCode::OutOfRange, "/pieces/7/sides"},
    {"single", [](PieceList& l) { l.pieces[4].sides = 0; }, ErrorCode::Malformed, "/pieces/4/sides"},
    {"first", [](PieceList& l) { l.pieces[2].sides = 0; }, ErrorCode::Malformed, "/pieces/2/sides"},
    {"empty kind", [](PieceList& l) { l.pieces[3].kind.clear(); }, ErrorCode::NameEmpty, "/pieces/3/kind"},
    {"kind", [](PieceList& l) { l.pieces[3].kind.assign(121, 'x'); }, ErrorCode::NameTooLong, "/pieces/3/kind"},
    {"bytes", [](PieceList& l) { l.pieces[3].kind.assign(1, char(0xff)); }, ErrorCode::NotUtf8, "/pieces/3/kind"},
    {"same kind", [](PieceList& l) { l.pieces[8].kind = "tunnel"; }, ErrorCode::Duplicate, "/pieces/8/kind"},
    {"name", [](PieceList& l) { l.name.assign(121, 'x'); }, ErrorCode::NameTooLong, "/name"},
    {"inhabitants", [](PieceList& l) { l.pieces[7].inhabitants.assign(65, "bat"); }, ErrorCode::OutOfRange,
     "/pieces/7/inhabitants"},
    {"inhabitant", [](PieceList& l) { l.pieces[7].inhabitants[0].clear(); }, ErrorCode::NameEmpty,
     "/pieces/7/inhabitants/0"},
    {"next of many walls", [](PieceList& l) { l.pieces[4].single = false; }, ErrorCode::Malformed, "/pieces/4/next"},
    {"next of a corridor", [](PieceList& l) { l.pieces[0].next = "cave"; }, ErrorCode::Malformed, "/pieces/0/next"},
    {"unknown next", [](PieceList& l) { l.pieces[4].next = "cellar"; }, ErrorCode::Unknown, "/pieces/4/next"},
    {"corridor next", [](PieceList& l) { l.pieces[4].next = "tunnel"; }, ErrorCode::Unknown, "/pieces/4/next"},
    {"itself next", [](PieceList& l) { l.pieces[5].next = "armoury"; }, ErrorCode::Malformed, "/pieces/4/next"},
    {"circle",
     [](PieceList& l) {
         l.pieces[6].single = true;
         l.pieces[6].next = std::string("armoury");
     },
     ErrorCode::Malformed, "/pieces/4/next"},
    {"unknown first", [](PieceList& l) { l.first = "crypt"; }, ErrorCode::Unknown, "/first"},
    {"corridor first", [](PieceList& l) { l.first = "tunnel"; }, ErrorCode::Unknown, "/first"},
    {"unknown annexe", [](PieceList& l) { l.annexe = "crypt"; }, ErrorCode::Unknown, "/annexe"},
    {"annexe in a sequence", [](PieceList& l) { l.annexe = "armoury"; }, ErrorCode::Malformed, "/annexe"},
};

} // namespace

class TestPieceList : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void goodListsAreValid()
    {
        for (PieceList list : {classicList(), mineList(), lairList()}) {
            QVERIFY(validate(list).has_value());
            list.name.clear();
            for (Piece& piece : list.pieces)
                piece.weight = 0;
            QVERIFY(validate(list).has_value());
        }
        QVERIFY(lairList().lair());
        QVERIFY(!classicList().lair());
    }

    void limitsAreIncluded()
    {
        PieceList list{
            .pieces = {room("room", pieceWeightLimits.high, {1, 1024}, {1, 1024}), corridor("way", 0, 1024)}};
        list.pieces[0].kind.assign(120, 'k');
        list.pieces[0].inhabitants.assign(mostInhabitants, "one");
        list.pieces[0].sides = 0;
        QVERIFY(validate(list).has_value());
        for (int i = 2; i < pieceCountLimits.high; ++i)
            list.pieces.push_back(corridor(fmt::format("way {}", i), 1, 1));
        QVERIFY(validate(list).has_value());
    }

    void wrongListsAreTold_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < wrongLists.size(); ++i)
            QTest::newRow(wrongLists[i].what) << i;
    }

    void wrongListsAreTold()
    {
        QFETCH(std::size_t, index);
        const WrongList& wrong = wrongLists[index];
        PieceList list = lairList();
        wrong.change(list);
        const auto result = validate(list);
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().place, std::string(wrong.place));
        QCOMPARE(result.error().code, wrong.code);
    }

    void rangesNameTheirLimits()
    {
        PieceList list = classicList();
        list.pieces[0].weight = -7;
        const Error error = validate(list).error();
        QCOMPARE(error.value, std::string("-7"));
        QCOMPARE(error.low, std::int64_t{0});
        QCOMPARE(error.high, std::int64_t{1000000});
    }

    void kindsAreFound()
    {
        const PieceList list = lairList();
        QCOMPARE(indexOfKind(list, "vault"), 3);
        QCOMPARE(indexOfKind(list, "Vault"), -1);
        QCOMPARE(indexOfKind(list, ""), -1);
    }
};

ZONEWRIGHT_TEST(piecelist, TestPieceList)
#include "tst_piecelist.moc"
