#include "core/dig/digpieces.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestDigPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void kindsBecomePlaces()
    {
        DigPieces pieces;
        pieces.assign(lairList());
        QCOMPARE(pieces.first(), 2);
        QCOMPARE(pieces.annexe(), 3);
        QCOMPARE(pieces[4].next, 5);
        QCOMPARE(pieces[4].rooms, 3);
        QCOMPARE(pieces[5].rooms, 2);
        QCOMPARE(pieces[6].rooms, 1);
        QCOMPARE(pieces[6].next, -1);
        pieces.assign(classicList());
        QCOMPARE(pieces.first(), -1);
        QCOMPARE(pieces.annexe(), -1);
    }

    /// Each piece is drawn as often as its weight says, and a weight of 0 never.
    void drawsByWeight()
    {
        DigPieces pieces;
        pieces.assign({.pieces = {corridor("a", 0, 3), room("b", 1, {3, 3}, {3, 3}), corridor("c", 5, 3),
                                  room("d", 0, {3, 3}, {3, 3}), room("e", 4, {9, 9}, {3, 3}), corridor("f", 0, 3)}});
        Generator generator(1);
        std::vector<int> drawn(6), rooms(6), narrow(6);
        for (int i = 0; i < 10000; ++i) {
            ++drawn[static_cast<std::size_t>(pieces.draw(generator))];
            ++rooms[static_cast<std::size_t>(pieces.drawRoom(generator, {11, 5}))];
            ++narrow[static_cast<std::size_t>(pieces.drawRoom(generator, {10, 5}))];
        }
        QVERIFY(drawn[0] == 0 && drawn[3] == 0 && drawn[5] == 0);
        QVERIFY(std::abs(drawn[1] - 1000) < 150 && std::abs(drawn[2] - 5000) < 250 && std::abs(drawn[4] - 4000) < 250);
        QCOMPARE(rooms[1] + rooms[4], 10000);
        QVERIFY(std::abs(rooms[1] - 2000) < 200);
        QCOMPARE(narrow[1], 10000);
    }

    void nothingToDraw()
    {
        DigPieces pieces;
        pieces.assign({.pieces = {corridor("a", 0, 3), room("b", 0, {3, 3}, {3, 3})}});
        QVERIFY(!pieces.canBegin());
        Generator generator(1);
        QCOMPARE(pieces.drawRoom(generator, {20, 20}), -1);
        pieces.assign({.pieces = {corridor("a", 2, 3), room("b", 0, {3, 3}, {3, 3})}});
        QVERIFY(!pieces.canBegin());
        QCOMPARE(pieces.drawRoom(generator, {20, 20}), -1);
        pieces.assign({.pieces = {corridor("a", 2, 3), room("b", 0, {3, 3}, {3, 3})}, .first = "b"});
        QVERIFY(pieces.canBegin());
        pieces.assign({.pieces = {corridor("a", 0, 3), room("b", 1, {3, 3}, {3, 3})}});
        QVERIFY(pieces.canBegin());
    }

    void fitsWithItsWalls()
    {
        DigPieces pieces;
        pieces.assign({.pieces = {room("a", 1, {3, 9}, {4, 9})}});
        QVERIFY(pieces[0].fits({5, 6}));
        QVERIFY(!pieces[0].fits({4, 6}));
        QVERIFY(!pieces[0].fits({5, 5}));
    }
};

ZONEWRIGHT_TEST(digpieces, TestDigPieces)
#include "tst_digpieces.moc"
