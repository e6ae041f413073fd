#include "app/options.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noneAreTheDefaults();
    void allAreRead();
    void badOnesAreMetWithOneLine_data();
    void badOnesAreMetWithOneLine();
    void helpAndVersion();
};

namespace {

OptionsResult read(const QStringList& arguments)
{
    return readOptions(QStringList{QStringLiteral("zonewright")} + arguments);
}

QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

void TestOptions::noneAreTheDefaults()
{
    const auto result = read({});
    QVERIFY(result.options.has_value());
    QCOMPARE(result.options->windowSize, QSize(1400, 900));
    QVERIFY(result.options->file.isEmpty());
    QVERIFY(result.options->session);
    QVERIFY(!result.options->theme && !result.options->tab);
}

void TestOptions::allAreRead()
{
    const auto result = read(words("a.zonewright --screenshot out.png --window-size 800x600 --theme dark --tab zone "
                                   "--language fr"));
    QVERIFY(result.options.has_value());
    QCOMPARE(result.options->file, QStringLiteral("a.zonewright"));
    QCOMPARE(result.options->screenshot, QStringLiteral("out.png"));
    QCOMPARE(result.options->windowSize, QSize(800, 600));
    QVERIFY(result.options->theme == ThemeChoice::Dark);
    QVERIFY(result.options->tab == MapTab::Zone);
    QCOMPARE(result.options->language, QStringLiteral("fr"));
    QVERIFY(!result.options->session); // a picture neither reads nor keeps one
    QVERIFY(!read(words("--no-session")).options->session);
}

void TestOptions::badOnesAreMetWithOneLine_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line :
         {"--theme blue", "--tab cellar", "--language de", "--window-size 0", "--window-size 5x5", "--window-size 800",
          "--window-size 16385x600", "--window-size 600x99999", "--nonsense", "a b", "--theme"})
        QTest::newRow(line) << QString::fromLatin1(line);
}

void TestOptions::badOnesAreMetWithOneLine()
{
    QFETCH(QString, line);
    const auto result = read(line.split(QLatin1Char(' ')));
    QVERIFY(!result.options.has_value());
    QCOMPARE(result.exitCode, 2);
    QVERIFY(!result.text.isEmpty());
    QVERIFY(!result.text.contains(QLatin1Char('\n')));
}

void TestOptions::helpAndVersion()
{
    QCOMPARE(read(words("--help")).exitCode, 0);
    QVERIFY(read(words("--help")).text.contains(QStringLiteral("--screenshot")));
    QCOMPARE(read(words("--help-all")).text, read(words("--help")).text);
    QVERIFY(read(words("--version")).text.startsWith(QStringLiteral("zonewright ")));
}

ZONEWRIGHT_TEST(options, TestOptions)

#include "tst_options.moc"
