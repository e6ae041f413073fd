#include "document/catalogueedits.h"
#include "document/document.h"
#include "document/roomedits.h"
#include "project/builtinlists.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;

/// Which catalogue, rooms and pair are looked at, whatever happens to them.
class TestRoomFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anEmptyProjectHasNone();
    void theFirstCatalogueIsLookedAtFirst();
    void roomsStandInTheCataloguesOrder();
    void codesOfNoRoomArePassedOver();
    void aRoomThatIsGivenAnotherCodeStaysChosen();
    void roomsThatSwapTheirCodesStayChosen();
    void tellsOfContentsFirst();
    void whatIsNearestTakesThePlaceOfARoom();
    void roomsThatComeBackAreChosenAgain();
    void anotherCatalogueIsLookedAtAnew();
    void aCatalogueThatGoesGivesWay();
    void oneWithAFileIsNotForEditing();
    void holdsWhatItSaysWhenItTells();

private:
    [[nodiscard]] RoomFocus& focus() { return m_document->roomFocus(); }

    [[nodiscard]] CatalogueContents contents() { return focus().rooms()->contents(); }

    void change(CatalogueContents contents)
    {
        QVERIFY(changeCatalogue(*m_document, focus().catalogue(), std::move(contents),
                                [] { return QStringLiteral("Change"); }));
    }

    std::unique_ptr<Document> m_document;
};

namespace {

using RoomCodeList = std::vector<std::int32_t>;

} // namespace

void TestRoomFocus::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    QVERIFY(addCatalogue(*m_document, builtinCatalogue().value().contents()));
}

void TestRoomFocus::cleanup()
{
    m_document.reset();
}

void TestRoomFocus::anEmptyProjectHasNone()
{
    m_document->undoStack().undo();
    QCOMPARE(focus().catalogue(), ItemId{0});
    QCOMPARE(focus().rooms(), nullptr);
    QCOMPARE(focus().room(), nullptr);
    QVERIFY(!focus().isEditable());
    QVERIFY(focus().chosenRooms().empty());
    focus().setCatalogue(7);
    focus().chooseRoom(0);
    focus().setPair(RoomCodes{0, 0});
    QCOMPARE(focus().catalogue(), ItemId{0});
    QVERIFY(!focus().pair());
}

void TestRoomFocus::theFirstCatalogueIsLookedAtFirst()
{
    QCOMPARE(focus().catalogue(), m_document->project().catalogues.front().id);
    QCOMPARE(focus().room()->code, 0);
    QCOMPARE(focus().chosenRooms(), RoomCodeList{0});
    QVERIFY(focus().isEditable());
    QVERIFY(!focus().pair());
}

void TestRoomFocus::roomsStandInTheCataloguesOrder()
{
    QSignalSpy spy(&focus(), &RoomFocus::roomsChanged);
    focus().chooseRooms({15, 1, 1}, 4);
    RoomCodeList expected;
    for (const RoomType& room : focus().rooms()->rooms()) {
        if (room.code == 15 || room.code == 1 || room.code == 4)
            expected.push_back(room.code);
    }
    QCOMPARE(focus().chosenRooms(), expected);
    QCOMPARE(focus().room()->code, 4);
    QCOMPARE(spy.count(), 1);
    focus().chooseRooms({1, 15, 4}, 4);
    QCOMPARE(spy.count(), 1); // nothing is other
    focus().chooseRooms({1, 15, 4}, 1);
    QCOMPARE(spy.count(), 2);
}

void TestRoomFocus::codesOfNoRoomArePassedOver()
{
    focus().chooseRooms({99, 4}, 4);
    QCOMPARE(focus().chosenRooms(), RoomCodeList{4});
    focus().chooseRooms({4}, 99);
    QCOMPARE(focus().room()->code, 4);
    focus().setPair(RoomCodes{0, 99});
    QVERIFY(!focus().pair());
    focus().setPair(RoomCodes{0, 4});
    QVERIFY(focus().pair());
    focus().setPair(std::nullopt);
    QVERIFY(!focus().pair());
}

void TestRoomFocus::aRoomThatIsGivenAnotherCodeStaysChosen()
{
    focus().chooseRooms({1, 4}, 4);
    focus().setPair(RoomCodes{4, 1});
    CatalogueContents other = contents();
    std::ranges::find(other.rooms, 4, &RoomType::code)->code = 77;
    other.specialPaths.clear();
    change(other);
    QCOMPARE(focus().room()->code, 77);
    QCOMPARE(focus().chosenRooms(), (RoomCodeList{1, 77}));
    QCOMPARE(focus().pair(), (RoomCodes{77, 1}));
    m_document->undoStack().undo();
    QCOMPARE(focus().room()->code, 4);
    QCOMPARE(focus().pair(), (RoomCodes{4, 1}));
}

/// Each room keeps its place, whatever its code; the same when that is undone and done again.
void TestRoomFocus::roomsThatSwapTheirCodesStayChosen()
{
    CatalogueContents three = contents();
    three.rooms.resize(3);
    three.specialPaths.clear();
    for (std::size_t i = 0; i < 3; ++i)
        three.rooms[i].code = std::array{4, 1, 0}[i];
    change(three);
    focus().chooseRooms({1, 0}, 0);
    focus().setPair(RoomCodes{0, 4});
    const auto isAsBefore = [&] {
        QCOMPARE(focus().room()->code, 0);
        QCOMPARE(focus().chosenRooms(), (RoomCodeList{1, 0}));
        QCOMPARE(focus().pair(), (RoomCodes{0, 4}));
    };
    const auto isRecoded = [&] {
        QCOMPARE(focus().room()->code, 3);
        QCOMPARE(focus().chosenRooms(), (RoomCodeList{1, 3}));
        QCOMPARE(focus().pair(), (RoomCodes{3, 0}));
    };
    QVERIFY(recodeRooms(*m_document, focus().catalogue(), std::array{RecodedRoom{4, 0}, RecodedRoom{0, 3}}));
    isRecoded();
    m_document->undoStack().undo();
    isAsBefore();
    m_document->undoStack().redo();
    isRecoded();
}

/// Who hears of another choice knows the rooms already.
void TestRoomFocus::tellsOfContentsFirst()
{
    QStringList told;
    connect(&focus(), &RoomFocus::contentChanged, this, [&] { told << QStringLiteral("contents"); });
    connect(&focus(), &RoomFocus::roomsChanged, this, [&] { told << QStringLiteral("rooms"); });
    connect(&focus(), &RoomFocus::pairChanged, this, [&] { told << QStringLiteral("pair"); });
    focus().chooseRooms({15, 17}, 17);
    focus().setPair(RoomCodes{17, 10});
    told.clear();
    CatalogueContents one = contents();
    one.rooms.resize(1);
    one.specialPaths.clear();
    change(one);
    QCOMPARE(told, (QStringList{QStringLiteral("contents"), QStringLiteral("rooms"), QStringLiteral("pair")}));
}

void TestRoomFocus::whatIsNearestTakesThePlaceOfARoom()
{
    const std::int32_t last = focus().rooms()->rooms().back().code;
    const std::int32_t before = (focus().rooms()->rooms().end() - 2)->code;
    focus().chooseRoom(last);
    focus().setPair(RoomCodes{last, before});
    CatalogueContents fewer = contents();
    fewer.rooms.pop_back();
    fewer.specialPaths.clear();
    change(fewer);
    QCOMPARE(focus().room()->code, before);
    QCOMPARE(focus().chosenRooms(), RoomCodeList{before});
    QVERIFY(!focus().pair());
}

/// Undone, what went away is chosen again, unless something else was chosen since.
void TestRoomFocus::roomsThatComeBackAreChosenAgain()
{
    const auto isChosen = [this] {
        return focus().chosenRooms() == RoomCodeList{4, 10} && focus().room()->code == 10 &&
               focus().pair() == RoomCodes{10, 1};
    };
    const auto choose = [this] {
        focus().chooseRooms({4, 10}, 10);
        focus().setPair(RoomCodes{10, 1});
    };
    QUndoStack& history = m_document->undoStack();
    choose();
    QVERIFY(removeRooms(*m_document, focus().catalogue(), std::array{10}));
    QVERIFY(!focus().pair());
    history.undo();
    QVERIFY(isChosen());
    history.redo();
    QVERIFY(!isChosen());
    history.undo();
    QVERIFY(isChosen());
    QVERIFY(removeRooms(*m_document, focus().catalogue(), std::array{10}));
    QVERIFY(paintRoom(*m_document, focus().catalogue(), 1, std::array{Point{1, 1}}, true));
    history.undo();
    history.undo();
    QVERIFY(isChosen());
    QVERIFY(removeRooms(*m_document, focus().catalogue(), std::array{10}));
    focus().chooseRoom(17);
    history.undo();
    QCOMPARE(focus().chosenRooms(), RoomCodeList{17});
    choose();
    QVERIFY(removeRooms(*m_document, focus().catalogue(), std::array{10}));
    focus().setPair(RoomCodes{1, 4});
    history.undo();
    QCOMPARE(focus().pair(), (RoomCodes{1, 4}));
}

void TestRoomFocus::anotherCatalogueIsLookedAtAnew()
{
    const ItemId second = addCatalogue(*m_document, contents()).value();
    focus().chooseRoom(4);
    focus().setPair(RoomCodes{4, 4});
    QSignalSpy spy(&focus(), &RoomFocus::catalogueChanged);
    focus().setCatalogue(focus().catalogue());
    QCOMPARE(spy.count(), 0);
    QCOMPARE(focus().room()->code, 4);
    focus().setCatalogue(second);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(focus().room()->code, 0);
    QVERIFY(!focus().pair());
}

void TestRoomFocus::aCatalogueThatGoesGivesWay()
{
    const ItemId first = focus().catalogue();
    const ItemId second = addCatalogue(*m_document, contents()).value();
    focus().setCatalogue(second);
    QVERIFY(removeCatalogue(*m_document, second));
    QCOMPARE(focus().catalogue(), first);
    QVERIFY(removeCatalogue(*m_document, first));
    QCOMPARE(focus().catalogue(), ItemId{0});
    QVERIFY(focus().chosenRooms().empty());
    m_document->undoStack().undo();
    QCOMPARE(focus().catalogue(), first);
    QCOMPARE(focus().room()->code, 0);
}

void TestRoomFocus::oneWithAFileIsNotForEditing()
{
    Project project = m_document->project();
    project.catalogues.front().file = "/nowhere/rooms.json";
    m_document->restore(std::move(project), {});
    QVERIFY(focus().rooms() != nullptr);
    QVERIFY(!focus().isEditable());
    QSignalSpy spy(&focus(), &RoomFocus::contentChanged);
    QVERIFY(embedCatalogue(*m_document, focus().catalogue()));
    QVERIFY(focus().isEditable());
    QCOMPARE(spy.count(), 1);
}

/// Whoever asks from within a signal gets rooms that are there.
void TestRoomFocus::holdsWhatItSaysWhenItTells()
{
    const auto check = [this] {
        if (focus().rooms() == nullptr)
            return;
        for (const std::int32_t code : focus().chosenRooms())
            QVERIFY(focus().rooms()->indexOf(code));
        QVERIFY(std::ranges::find(focus().chosenRooms(), focus().room()->code) != focus().chosenRooms().end());
        if (focus().pair())
            QVERIFY(focus().rooms()->indexOf(focus().pair()->left) && focus().rooms()->indexOf(focus().pair()->right));
    };
    for (const auto signal :
         {&RoomFocus::catalogueChanged, &RoomFocus::contentChanged, &RoomFocus::roomsChanged, &RoomFocus::pairChanged})
        connect(&focus(), signal, this, check);
    focus().chooseRooms({0, 1, 4, 10, 15, 17}, 17);
    focus().setPair(RoomCodes{17, 10});
    CatalogueContents one = contents();
    one.rooms.resize(1);
    one.specialPaths.clear();
    change(one);
    QCOMPARE(focus().chosenRooms(), RoomCodeList{one.rooms.front().code});
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    m_document->undoStack().redo();
    m_document->undoStack().redo();
}

ZONEWRIGHT_TEST(roomfocus, TestRoomFocus)

#include "tst_roomfocus.moc"
