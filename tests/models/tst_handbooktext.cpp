#include "models/handbooktext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestHandbookText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsSentences_data();
    void readsSentences();
    void namesTheHeadingAbove();
    void namesAnchors_data();
    void namesAnchors();
};

namespace {

/// The sentences of a page, one a line.
QString lines(const QString& markdown)
{
    QStringList texts;
    for (const HandbookSentence& sentence : handbookSentences(markdown))
        texts << (sentence.isHeading ? QStringLiteral("# ") : QString()) + sentence.text;
    return texts.join(QLatin1Char('\n'));
}

} // namespace

void TestHandbookText::readsSentences_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("read");
    const auto row = [](const char* name, const char* markdown, const char* read) {
        QTest::newRow(name) << QString::fromUtf8(markdown) << QString::fromUtf8(read);
    };
    row("nothing", "", "");
    row("a paragraph over lines", "One room\nafter another. And\na third.\n", "One room after another.\nAnd a third.");
    row("paragraphs", "One.\n\nTwo.", "One.\nTwo.");
    row("heading", "# The *map*\nA map.", "# The map\nA map.");
    row("emphasis", "A **bold** and *fine* `--word` of **`code`**.", "A bold and fine --word of code.");
    row("a lone star", "E*12 and NE*2 are moves.", "E*12 and NE*2 are moves.");
    row("link", "See [the map](world.md#the-map) there.", "See the map there.");
    row("picture", "![The map](../pictures/en/world.png)\n\nA map.", "A map.");
    row("list", "- one,\n  still one\n- two\n3. three", "one, still one\ntwo\nthree");
    row("table", "| key | does |\n|---|---|\n| `F1` | **help** |", "key · does\nF1 · help");
    row("bar in a table", "| a \\| b | c |", "a | b · c");
    row("code", "Run:\n\n```sh\nzonewright-cli world\n# a comment\n```\nDone.",
        "Run:\nzonewright-cli world\n# a comment\nDone.");
    row("French", "« Où ? » Là. Ici !", "« Où ? » Là.\nIci !");
}

void TestHandbookText::readsSentences()
{
    QFETCH(QString, markdown);
    QFETCH(QString, read);
    QCOMPARE(lines(markdown), read);
}

void TestHandbookText::namesTheHeadingAbove()
{
    const auto sentences = handbookSentences(QStringLiteral("Before.\n# One\nA.\n## Two words\nB."));
    QCOMPARE(sentences.size(), 5U);
    QStringList anchors;
    for (const HandbookSentence& sentence : sentences)
        anchors << sentence.anchor;
    QCOMPARE(anchors, QStringList({QStringLiteral(""), QStringLiteral("one"), QStringLiteral("one"),
                                   QStringLiteral("two-words"), QStringLiteral("two-words")}));
}

void TestHandbookText::namesAnchors_data()
{
    QTest::addColumn<QString>("anchor");
    QTest::newRow("The map") << "the-map";
    QTest::newRow("Étage, vu d’en haut") << QStringLiteral("étage-vu-den-haut");
    QTest::newRow("zonewright-cli `world`") << "zonewright-cli-world";
    QTest::newRow("F1: help!") << "f1-help";
}

void TestHandbookText::namesAnchors()
{
    QFETCH(QString, anchor);
    QCOMPARE(handbookAnchor(QString::fromUtf8(QTest::currentDataTag())), anchor);
}

ZONEWRIGHT_TEST(handbooktext, TestHandbookText)
#include "tst_handbooktext.moc"
