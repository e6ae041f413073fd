#include "models/fuzzymatch.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace zonewright;

class TestFuzzyMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsLetters_data();
    void findsLetters();
    void findsNothing_data();
    void findsNothing();
    void emptyQueryFindsEverything();
    void betterIsHigher_data();
    void betterIsHigher();
    void everyLetterIsFoundOnce();
    void longTextsAreNoTrouble();
};

namespace {

/// The text with the letters found in square brackets.
QString marked(const QString& query, const QString& text)
{
    const auto match = fuzzyMatch(query, text);
    if (!match)
        return QStringLiteral("nothing");
    QString result;
    for (int i = 0; i < text.size(); ++i) {
        const bool found = std::ranges::find(match->positions, i) != match->positions.end();
        result += found ? QStringLiteral("[%1]").arg(text[i]) : QString(text[i]);
    }
    return result.replace(QStringLiteral("]["), QString());
}

int scoreOf(const QString& query, const QString& text)
{
    const auto match = fuzzyMatch(query, text);
    return match ? match->score : -1;
}

} // namespace

void TestFuzzyMatch::findsLetters_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const char* query, const char* text, const char* found) {
        QTest::newRow(name) << QString::fromUtf8(query) << QString::fromUtf8(text) << QString::fromUtf8(found);
    };
    row("beginning", "rand", "New Random Name", "New [Rand]om Name");
    row("initials", "rn", "Random Name", "[R]andom [N]ame");
    row("initials and letters", "svas", "Save As…", "[S]a[v]e [As]…");
    row("within a word", "rdm", "Random Name", "[R]an[d]o[m] Name");
    row("two words", "save as", "Save As…", "[Save] [As]…");
    row("any order", "as save", "Save As…", "[Save] [As]…");
    row("hyphen", "go-to", "Go to Coordinates…", "[Go] [to] Coordinates…");
    row("case", "SAVE", "save", "[save]");
    row("accents of the text", "epingler", "Épingler l’étage", "[Épingler] l’étage");
    row("accents of the query", "étage", "Etage", "[Etage]");
    row("ligature", "noeud", "Nœud", "[Nœud]");
    row("after an apostrophe", "et", "Voir l’étage", "Voir l’[ét]age");
    row("a whole word before a part", "in", "Find In", "Find [In]");
    row("the beginning before the middle", "o", "Zoom Out", "Zoom [O]ut");
    row("the same letter twice", "s s", "Show Slabs", "[S]how [S]labs");
    row("sign", "100 %", "100 %", "[100] [%]");
    row("blanks around", "  rand ", "Random", "[Rand]om");
}

void TestFuzzyMatch::findsLetters()
{
    QFETCH(QString, query);
    QFETCH(QString, text);
    QTEST(marked(query, text), "found");
}

void TestFuzzyMatch::findsNothing_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* query, const char* text) {
        QTest::newRow(name) << QString::fromLatin1(query) << QString::fromLatin1(text);
    };
    row("no such letter", "x", "Save");
    row("wrong order", "vs", "Save");
    row("middle of another word", "mm", "Random Name");
    row("one of two words", "save x", "Save As");
    row("letters are used up", "save save", "Save");
    row("empty text", "a", "");
    QTest::newRow("too long") << QString(101, QLatin1Char('a')) << QString(200, QLatin1Char('a'));
}

void TestFuzzyMatch::findsNothing()
{
    QFETCH(QString, query);
    QFETCH(QString, text);
    QVERIFY(!fuzzyMatch(query, text));
}

void TestFuzzyMatch::emptyQueryFindsEverything()
{
    for (const char* query : {"", "   ", "-"}) {
        QCOMPARE(fuzzyMatch(QLatin1String(query), QStringLiteral("Save")), FuzzyMatch());
        QCOMPARE(fuzzyMatch(QLatin1String(query), QString()), FuzzyMatch());
    }
}

void TestFuzzyMatch::betterIsHigher_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    const auto row = [](const char* name, const char* query, const char* better, const char* worse) {
        QTest::newRow(name) << QString::fromLatin1(query) << QString::fromLatin1(better) << QString::fromLatin1(worse);
    };
    row("first word", "save", "Save As", "Do Save");
    row("beginning of a word", "do", "Undo Docks", "Undo");
    row("side by side", "rand", "Random", "Rxaxnxd");
    row("whole word", "zoo", "Zoo", "Zoom");
    row("initials", "sw", "Show World", "Sxw");
}

void TestFuzzyMatch::betterIsHigher()
{
    QFETCH(QString, query);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QVERIFY(scoreOf(query, better) > scoreOf(query, worse));
    QVERIFY(scoreOf(query, worse) > 0);
}

/// Whatever is found is what was typed, in characters that ascend.
void TestFuzzyMatch::everyLetterIsFoundOnce()
{
    const QStringList texts{QStringLiteral("New Random Name"), QStringLiteral("Go to Coordinates…"),
                            QStringLiteral("Show Docks"), QStringLiteral("aaa aa a")};
    int found = 0;
    for (const QString& text : texts) {
        for (const char* letters : {"a", "o", "na", "ao", "do", "aa", "a a", "aa aaa", "oo", "nr"}) {
            const auto match = fuzzyMatch(QLatin1String(letters), text);
            if (!match)
                continue;
            ++found;
            QString typed = QLatin1String(letters);
            QCOMPARE(static_cast<qsizetype>(match->positions.size()), typed.remove(QLatin1Char(' ')).size());
            QVERIFY(std::ranges::adjacent_find(match->positions, std::ranges::greater_equal()) ==
                    match->positions.end());
            QString there;
            for (const int position : match->positions)
                there += text[position].toLower();
            QVERIFY(std::ranges::is_permutation(there, typed));
        }
    }
    QVERIFY(found > 10);
}

void TestFuzzyMatch::longTextsAreNoTrouble()
{
    const QString text(5'000, QLatin1Char('a'));
    const auto match = fuzzyMatch(QString(3, QLatin1Char('a')), text);
    QVERIFY(match.has_value());
    QCOMPARE(match->positions, (std::vector<int>{0, 1, 2}));
}

ZONEWRIGHT_TEST(fuzzymatch, TestFuzzyMatch)

#include "tst_fuzzymatch.moc"
