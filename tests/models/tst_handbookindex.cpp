#include "models/handbookindex.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestHandbookIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsNothing_data();
    void findsNothing();
    void finds_data();
    void finds();
    void betterComesFirst();
    void findsWordsSpreadOverAPart();
    void isLimited();
    void everySentenceIsFoundByItsWords();
    void titlesAreHeadings();
    void countsHeadings();
    void marksWords_data();
    void marksWords();
};

namespace {

const std::vector<HandbookSheet>& sheets()
{
    static const std::vector<HandbookSheet> all{
        {QStringLiteral("world"), QStringLiteral("# The world\nA pinned map. Zones wrap around.\n## Élan\nThe cœur de "
                                                 "l’étage. Drag with Ctrl+K.")},
        {QStringLiteral("floor"), QStringLiteral("# Floors\nThe map of a floor, pinned here. Spinning wheels.\n## Map "
                                                 "keys\nAround the zones.")},
        {QStringLiteral("untitled"), QStringLiteral("Nothing but a sentence.")},
    };
    return all;
}

/// Page, anchor and sentence of each hit.
QStringList found(const QString& query, std::size_t most = 100)
{
    QStringList texts;
    for (const HandbookHit& hit : HandbookIndex(sheets()).find(query, most))
        texts << hit.page + QLatin1Char('#') + hit.anchor + QStringLiteral(": ") + hit.sentence;
    return texts;
}

/// A text with its marks in square brackets.
QString bracketed(const QString& text, const std::vector<TextRange>& marks)
{
    QString result = text;
    for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {
        result.insert(mark->from + mark->length, QLatin1Char(']'));
        result.insert(mark->from, QLatin1Char('['));
    }
    return result;
}

} // namespace

void TestHandbookIndex::findsNothing_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("empty") << "";
    QTest::newRow("blanks") << "  \t ";
    QTest::newRow("not there") << "griffin";
    QTest::newRow("one of two is not there") << "map griffin";
    QTest::newRow("within a word") << "rap";
    QTest::newRow("words of different pages") << "wheels wrap";
    QTest::newRow("marks alone") << QStringLiteral("\u0301");
    QTest::newRow("very long") << QString(100'000, QLatin1Char('a'));
}

void TestHandbookIndex::findsNothing()
{
    QFETCH(QString, query);
    QCOMPARE(found(query), QStringList());
}

void TestHandbookIndex::finds_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("first");
    QTest::newRow("a word") << "wrap" << QStringLiteral("world#the-world: Zones wrap around.");
    QTest::newRow("a beginning") << "spinn" << QStringLiteral("floor#floors: Spinning wheels.");
    QTest::newRow("case") << "SPINNING" << QStringLiteral("floor#floors: Spinning wheels.");
    QTest::newRow("accents left out") << "elan" << QStringLiteral("world#élan: Élan");
    QTest::newRow("accents typed") << QStringLiteral("élan") << QStringLiteral("world#élan: Élan");
    QTest::newRow("a ligature") << "coeur" << QStringLiteral("world#élan: The cœur de l’étage.");
    QTest::newRow("after an apostrophe") << "etage" << QStringLiteral("world#élan: The cœur de l’étage.");
    QTest::newRow("words in another order") << "around wrap" << QStringLiteral("world#the-world: Zones wrap around.");
    QTest::newRow("keys") << "ctrl+k" << QStringLiteral("world#élan: Drag with Ctrl+K.");
    QTest::newRow("without a heading") << "nothing" << QStringLiteral("untitled#: Nothing but a sentence.");
}

void TestHandbookIndex::finds()
{
    QFETCH(QString, query);
    QFETCH(QString, first);
    const QStringList all = found(query);
    QVERIFY(!all.empty());
    QCOMPARE(all.first(), first);
}

void TestHandbookIndex::betterComesFirst()
{
    QCOMPARE(found(QStringLiteral("map")),
             QStringList({QStringLiteral("floor#map-keys: Map keys"), QStringLiteral("world#the-world: A pinned map."),
                          QStringLiteral("floor#floors: The map of a floor, pinned here.")}));
    QCOMPARE(found(QStringLiteral("pinned map")).first(), QStringLiteral("world#the-world: A pinned map."));
    QCOMPARE(found(QStringLiteral("map of")).first(), QStringLiteral("floor#floors: The map of a floor, pinned here."));
}

void TestHandbookIndex::findsWordsSpreadOverAPart()
{
    QCOMPARE(found(QStringLiteral("wheels pinned")), QStringList({QStringLiteral("floor#floors: Spinning wheels.")}));
}

void TestHandbookIndex::isLimited()
{
    QCOMPARE(found(QStringLiteral("map"), 2).size(), 2);
    QCOMPARE(found(QStringLiteral("map"), 0).size(), 0);
}

void TestHandbookIndex::everySentenceIsFoundByItsWords()
{
    const HandbookIndex index(sheets());
    for (const HandbookSheet& sheet : sheets()) {
        for (const HandbookSentence& sentence : handbookSentences(sheet.markdown)) {
            const auto hits = index.find(sentence.text, 100);
            const bool isThere = std::ranges::any_of(hits, [&](const HandbookHit& hit) {
                return hit.page == sheet.name && hit.sentence == sentence.text && !hit.marks.empty();
            });
            QVERIFY2(isThere, qPrintable(sentence.text));
        }
    }
}

void TestHandbookIndex::titlesAreHeadings()
{
    const HandbookIndex index(sheets());
    QCOMPARE(index.title(QStringLiteral("world")), QStringLiteral("The world"));
    QCOMPARE(index.title(QStringLiteral("untitled")), QStringLiteral("untitled"));
    QCOMPARE(index.title(QStringLiteral("none")), QStringLiteral("none"));
    QCOMPARE(HandbookIndex().find(QStringLiteral("map"), 10).size(), 0U);
}

void TestHandbookIndex::countsHeadings()
{
    const HandbookIndex index(sheets());
    QCOMPARE(index.heading(QStringLiteral("floor"), QStringLiteral("floors")), 0);
    QCOMPARE(index.heading(QStringLiteral("floor"), QStringLiteral("map-keys")), 1);
    QCOMPARE(index.heading(QStringLiteral("world"), QStringLiteral("élan")), 1);
    QCOMPARE(index.heading(QStringLiteral("world"), QStringLiteral("map-keys")), 0);
    QCOMPARE(index.heading(QStringLiteral("none"), QStringLiteral("floors")), 0);
}

void TestHandbookIndex::marksWords_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("marked");
    QTest::newRow("none") << "griffin" << QStringLiteral("The cœur de l’Étage, de l’étage");
    QTest::newRow("each place") << "etage" << QStringLiteral("The cœur de l’[Étage], de l’[étage]");
    QTest::newRow("a beginning") << "eta" << QStringLiteral("The cœur de l’[Éta]ge, de l’[éta]ge");
    QTest::newRow("half a ligature") << "co" << QStringLiteral("The [cœ]ur de l’Étage, de l’étage");
    QTest::newRow("one within another") << "e etag" << QStringLiteral("The cœur de l’[Étag]e, de l’[étag]e");
}

void TestHandbookIndex::marksWords()
{
    QFETCH(QString, query);
    QFETCH(QString, marked);
    const QString text = QStringLiteral("The cœur de l’Étage, de l’étage");
    QCOMPARE(bracketed(text, markedWords(query, text)), marked);
}

ZONEWRIGHT_TEST(handbookindex, TestHandbookIndex)
#include "tst_handbookindex.moc"
