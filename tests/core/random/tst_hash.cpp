#include "core/random/hash.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestHash : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    // Vectors of the published algorithm (FNV-1a, 64 bits).
    void followsThePublishedVectors()
    {
        QCOMPARE(hashText(hashBytes("")), std::string("cbf29ce484222325"));
        QCOMPARE(hashText(hashBytes("a")), std::string("af63dc4c8601ec8c"));
        QCOMPARE(hashText(hashBytes("foobar")), std::string("85944171f73967e8"));
    }

    void piecesGiveTheWhole() { QCOMPARE(hashBytes("bar", hashBytes("foo")), hashBytes("foobar")); }

    void bytesAboveAsciiCountUnsigned() { QCOMPARE(hashText(hashBytes("\xFF")), std::string("af64724c8602eb6e")); }

    void textHasSixteenDigits() { QCOMPARE(hashText(0xAB), std::string("00000000000000ab")); }
};

ZONEWRIGHT_TEST(hash, TestHash)
#include "tst_hash.moc"
