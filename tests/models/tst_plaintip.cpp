#include "models/plaintip.h"
#include "support/testregistry.h"

#include <QTest>
#include <QTextDocument>
#include <QTextDocumentFragment>

using namespace zonewright;

class TestPlainTip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tipsShowTheText_data();
    void tipsShowTheText();
    void tipsAreJoined_data();
    void tipsAreJoined();
};

namespace {

/// What Qt shows of a tool tip.
QString shownTip(const QString& tip)
{
    return Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip;
}

} // namespace

void TestPlainTip::tipsShowTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("unchanged");
    QTest::newRow("empty") << QString() << true;
    QTest::newRow("plain") << QStringLiteral("Old mine") << true;
    QTest::newRow("lines") << QStringLiteral("Old mine\nDungeon in zone 3,4") << true;
    QTest::newRow("signs") << QStringLiteral("1 < 2 & 3 > 2 \"so\"") << true;
    QTest::newRow("bold") << QStringLiteral("<b>x</b>") << false;
    QTest::newRow("picture") << QStringLiteral("<img src=\"file.png\">") << false;
    QTest::newRow("entity") << QStringLiteral("&lt;x") << false;
    QTest::newRow("bold in two lines") << QStringLiteral("<i>one</i>\n  two   blanks\n\nthree") << false;
    QTest::newRow("bold in the second line") << QStringLiteral("one\n<b>x</b>") << true;
    QTest::newRow("an escaped tip") << plainTip(QStringLiteral("<b>x</b>")) << false;
}

void TestPlainTip::tipsShowTheText()
{
    QFETCH(QString, text);
    QFETCH(bool, unchanged);
    const QString tip = plainTip(text);
    QCOMPARE(shownTip(tip), text);
    QCOMPARE(tip == text, unchanged);
}

void TestPlainTip::tipsAreJoined_data()
{
    QTest::addColumn<QStringList>("texts");
    const QString plain = QStringLiteral("1 < 2 & 3\nline");
    const QString bold = QStringLiteral("<b>x</b>\nline");
    QTest::newRow("none") << QStringList();
    QTest::newRow("one") << QStringList{plain};
    QTest::newRow("plain ones") << QStringList{plain, plain};
    QTest::newRow("escaped first") << QStringList{bold, plain};
    QTest::newRow("escaped last") << QStringList{plain, plain, bold};
    QTest::newRow("escaped ones") << QStringList{bold, bold};
}

void TestPlainTip::tipsAreJoined()
{
    QFETCH(QStringList, texts);
    QStringList tips;
    for (const QString& text : texts)
        tips << plainTip(text);
    QCOMPARE(shownTip(joinedTips(tips)), texts.join(QStringLiteral("\n\n")));
}

ZONEWRIGHT_TEST(plaintip, TestPlainTip)

#include "tst_plaintip.moc"
