#include "document/document.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "project/builtinlists.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace zonewright;

/// Which piece list and which pieces are looked at, whatever happens to them.
class TestPieceFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anEmptyProjectHasNone();
    void theFirstListIsLookedAtFirst();
    void chosenPiecesAscend();
    void whatIsNearestTakesThePlaceOfAPiece();
    void piecesAreFollowed();
    void tellsOfContentsFirst();
    void aListThatGoesGivesWay();
    void oneWithAFileIsNotForEditing();

private:
    [[nodiscard]] PieceFocus& focus() { return m_document->pieceFocus(); }

    std::unique_ptr<Document> m_document;
};

namespace {

using PiecePlaces = std::vector<int>;

} // namespace

void TestPieceFocus::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    QVERIFY(addPieceList(*m_document, builtinList("classic").value()));
}

void TestPieceFocus::cleanup()
{
    m_document.reset();
}

void TestPieceFocus::anEmptyProjectHasNone()
{
    m_document->undoStack().undo();
    QCOMPARE(focus().list(), ItemId{0});
    QCOMPARE(focus().pieces(), nullptr);
    QCOMPARE(focus().current(), -1);
    QVERIFY(focus().chosen().empty());
    QVERIFY(!focus().isEditable());
    focus().choose({0}, 0);
    focus().setList(3);
    QCOMPARE(focus().current(), -1);
    QCOMPARE(focus().list(), ItemId{0});
}

void TestPieceFocus::theFirstListIsLookedAtFirst()
{
    QCOMPARE(focus().list(), m_document->project().pieceLists.front().id);
    QCOMPARE(focus().current(), 0);
    QCOMPARE(focus().chosen(), PiecePlaces{0});
    QVERIFY(focus().isEditable());
}

void TestPieceFocus::chosenPiecesAscend()
{
    QSignalSpy spy(&focus(), &PieceFocus::chosenChanged);
    focus().choose({2, 0, 2, -1, 999}, 1);
    QCOMPARE(focus().chosen(), (PiecePlaces{0, 1, 2}));
    QCOMPARE(focus().current(), 1);
    QCOMPARE(spy.count(), 1);
    focus().choose({2, 1, 0}, 1);
    QCOMPARE(spy.count(), 1);
    focus().choose({0}, 999);
    QCOMPARE(focus().current(), 1);
}

void TestPieceFocus::whatIsNearestTakesThePlaceOfAPiece()
{
    const int last = static_cast<int>(focus().pieces()->pieces.size()) - 1;
    focus().choose({last}, last);
    PieceList fewer = *focus().pieces();
    fewer.pieces.resize(1);
    fewer.first.clear();
    bool wasRight = false;
    connect(&focus(), &PieceFocus::contentChanged, this, [&] { wasRight = focus().chosen() == PiecePlaces{0}; });
    QVERIFY(changePieceList(*m_document, focus().list(), fewer, [] { return QStringLiteral("Change"); }));
    QCOMPARE(focus().current(), 0);
    QVERIFY(wasRight);
}

/// By their kinds, or by their places where they are renamed; undone and done again, too.
void TestPieceFocus::piecesAreFollowed()
{
    const auto kind = [&] { return focus().pieces()->pieces[static_cast<std::size_t>(focus().current())].kind; };
    const std::string chosen = focus().pieces()->pieces[1].kind;
    QVERIFY(addPiece(*m_document, focus().list(), 0));
    focus().choose({2, 3}, 2);
    QCOMPARE(kind(), chosen);
    m_document->undoStack().undo();
    QCOMPARE(kind(), chosen);
    QCOMPARE(focus().chosen(), (PiecePlaces{1, 2}));
    m_document->undoStack().redo();
    QCOMPARE(focus().chosen(), PiecePlaces{0}); // what comes is chosen
    focus().choose({2, 3}, 2);
    QCOMPARE(kind(), chosen);
    QVERIFY(movePieces(*m_document, focus().list(), std::array{2}, 0));
    QCOMPARE(kind(), chosen);
    QCOMPARE(focus().chosen(), (PiecePlaces{0, 3}));
    m_document->undoStack().undo();
    QCOMPARE(focus().chosen(), (PiecePlaces{2, 3}));
    Piece renamed = focus().pieces()->pieces[2];
    renamed.kind = "something else";
    QVERIFY(changePiece(*m_document, focus().list(), 2, renamed));
    QCOMPARE(focus().current(), 2);
    QVERIFY(removePieces(*m_document, focus().list(), std::array{0, 1}));
    QCOMPARE(kind(), renamed.kind);
    m_document->undoStack().undo();
    QCOMPARE(focus().chosen(), (PiecePlaces{0, 1}));
    focus().choose({2}, 2);
    m_document->undoStack().undo();
    QCOMPARE(kind(), chosen);
}

/// Who hears of another choice knows the pieces already.
void TestPieceFocus::tellsOfContentsFirst()
{
    QStringList told;
    connect(&focus(), &PieceFocus::contentChanged, this, [&] { told << QStringLiteral("contents"); });
    connect(&focus(), &PieceFocus::chosenChanged, this, [&] { told << QStringLiteral("chosen"); });
    QVERIFY(addPiece(*m_document, focus().list(), 0));
    QCOMPARE(told, (QStringList{QStringLiteral("contents"), QStringLiteral("chosen")}));
}

void TestPieceFocus::aListThatGoesGivesWay()
{
    const ItemId first = focus().list();
    const ItemId second = addPieceList(*m_document, builtinList("mine").value()).value();
    QCOMPARE(focus().list(), first);
    focus().setList(second);
    focus().choose({1}, 1);
    QVERIFY(removePieceList(*m_document, second));
    QCOMPARE(focus().list(), first);
    QCOMPARE(focus().current(), 0);
    QVERIFY(removePieceList(*m_document, first));
    QCOMPARE(focus().list(), ItemId{0});
    m_document->undoStack().undo();
    QCOMPARE(focus().list(), first);
}

void TestPieceFocus::oneWithAFileIsNotForEditing()
{
    Project project = m_document->project();
    project.pieceLists.front().file = "/nowhere/pieces.json";
    m_document->restore(std::move(project), {});
    QVERIFY(!focus().isEditable());
    QSignalSpy spy(&focus(), &PieceFocus::contentChanged);
    QVERIFY(embedPieceList(*m_document, focus().list()));
    QVERIFY(focus().isEditable());
    QCOMPARE(spy.count(), 1);
}

ZONEWRIGHT_TEST(piecefocus, TestPieceFocus)

#include "tst_piecefocus.moc"
