#include "app/iconengine.h"
#include "app/themechoice.h"
#include "app/themecolors.h"
#include "support/colorsight.h"
#include "support/testregistry.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QToolTip>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

class TestThemes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textStandsOut_data();
    void textStandsOut();
    void barsStandOut();
    void paletteStandsOut();
    void sheetPairsStandOut();
    void errorsAreNoText();
    void wordsRoundTrip();
    void themesAreApplied();
    void iconsTakeTheTextsColour();
    void tipsAreReadable();
};

void TestThemes::textStandsOut_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::LightApart, Theme::DarkApart}) {
        const ThemeColors& colors = themeColors(theme);
        const QByteArray names = QByteArray(isLight(theme) ? "light" : "dark") + (isApart(theme) ? " apart" : "");
        const char* name = names.constData();
        int row = 0;
        for (const QColor& ground : {colors.window, colors.panel, colors.field, colors.hover}) {
            for (const QColor& text : {colors.text, colors.dimText})
                QTest::addRow("%s %d", name, row++) << text << ground;
        }
        QTest::addRow("%s pressed", name) << colors.text << colors.pressed;
        QTest::addRow("%s selection", name) << colors.accentText << colors.accent;
        for (const QColor& ground : {colors.window, colors.panel, colors.field})
            QTest::addRow("%s link %d", name, row++) << colors.link << ground;
        QTest::addRow("%s error", name) << colors.error << colors.window;
        QTest::addRow("%s message", name) << colors.error << colors.errorGround;
        QTest::addRow("%s tip", name) << colors.tipText << colors.tip;
    }
}

void TestThemes::textStandsOut()
{
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    const double ratio = contrast(text, ground);
    QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
}

/// What is drawn with the accent on the ground of a panel, and with its text's colour on it, as a graphic has to.
void TestThemes::barsStandOut()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const ThemeColors& colors = themeColors(theme);
        for (const QColor& ground : {colors.panel, colors.field})
            QVERIFY(contrast(colors.accent, ground) >= 3);
        QVERIFY(contrast(colors.accentText, colors.accent) >= 3);
    }
}

/// As Qt's own parts use it: placeholders, selected rows, links, tips.
void TestThemes::paletteStandsOut()
{
    using P = QPalette;
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::LightApart, Theme::DarkApart}) {
        applyTheme(theme);
        const QPalette palette = QApplication::palette();
        for (const auto& [text, ground] :
             {std::pair{P::WindowText, P::Window}, std::pair{P::Text, P::Base}, std::pair{P::Text, P::AlternateBase},
              std::pair{P::ButtonText, P::Button}, std::pair{P::HighlightedText, P::Highlight},
              std::pair{P::Link, P::Base}, std::pair{P::Link, P::Window}, std::pair{P::LinkVisited, P::Base},
              std::pair{P::PlaceholderText, P::Base}, std::pair{P::ToolTipText, P::ToolTipBase},
              std::pair{P::BrightText, P::Window}}) {
            for (const auto group : {P::Active, P::Inactive}) {
                const double ratio = contrast(palette.color(group, text), palette.color(group, ground));
                QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1 on %2 in theme %3: %4")
                                                      .arg(int(text))
                                                      .arg(int(ground))
                                                      .arg(int(theme))
                                                      .arg(ratio)));
            }
        }
    }
    applyTheme(Theme::Light);
}

/// Every rule of the style sheet that gives both a text and its ground; what is disabled may be weaker.
void TestThemes::sheetPairsStandOut()
{
    QFile file(QStringLiteral(":/style.qss"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression rule(QStringLiteral("([^{}]+)\\{([^{}]*)\\}"));
    static const QRegularExpression ground(QStringLiteral("(?<![-\\w])background(?:-color)?:\\s*(#\\w+)"));
    static const QRegularExpression text(QStringLiteral("(?<![-\\w])color:\\s*(#\\w+)"));
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::LightApart, Theme::DarkApart}) {
        applyTheme(theme);
        int pairs = 0;
        for (auto it = rule.globalMatch(qApp->styleSheet()); it.hasNext();) {
            const auto match = it.next();
            const auto on = ground.match(match.captured(2)), ink = text.match(match.captured(2));
            if (!on.hasMatch() || !ink.hasMatch() || match.captured(1).contains(QStringLiteral("disabled")))
                continue;
            ++pairs;
            const double ratio = contrast(QColor(ink.captured(1)), QColor(on.captured(1)));
            QVERIFY2(ratio >= 4.5, qPrintable(match.captured(1).trimmed() + QString::number(ratio)));
        }
        QVERIFY(pairs >= 10);
    }
    applyTheme(Theme::Light);
}

/// Nor for those who are colour-blind, with the colours for them; there are signs besides.
void TestThemes::errorsAreNoText()
{
    constexpr double least = 0.12;
    for (const Theme theme : {Theme::LightApart, Theme::DarkApart}) {
        const ThemeColors& colors = themeColors(theme);
        for (const Matrix& sight : allSights)
            QVERIFY(distance(colors.error.rgb(), colors.text.rgb(), sight) >= least);
    }
}

void TestThemes::wordsRoundTrip()
{
    for (const ThemeChoice choice : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        QVERIFY(themeFromWord(word(choice)) == choice);
    QVERIFY(!themeFromWord(QStringLiteral("blue")));
}

void TestThemes::themesAreApplied()
{
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        applyTheme(theme);
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeColors(theme).window);
        QVERIFY(!qApp->styleSheet().contains(QLatin1Char('@'))); // every name stands for a colour
        QVERIFY(qApp->styleSheet().contains(themeColors(theme).accent.name()));
    }
}

void TestThemes::iconsTakeTheTextsColour()
{
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        applyTheme(theme);
        const QImage image = themedIcon(QStringLiteral("save")).pixmap(48, 48).toImage();
        bool found = false;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                found = found || image.pixelColor(x, y) == themeColors(theme).text;
        }
        QVERIFY(found);
    }
}

/// In a tip as it is shown, whichever theme was there when the first one was.
void TestThemes::tipsAreReadable()
{
    for (const Theme theme : {Theme::Dark, Theme::Light, Theme::Dark}) {
        applyTheme(theme);
        QWidget ground;
        ground.resize(200, 100);
        ground.show();
        QVERIFY(QTest::qWaitForWindowExposed(&ground));
        QToolTip::showText(ground.mapToGlobal(QPoint(5, 5)), QStringLiteral("MMMMMMMMMM"), &ground);
        QTRY_VERIFY(QToolTip::isVisible());
        const auto widgets = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(
            widgets, [](const QWidget* widget) { return widget->inherits("QTipLabel") && widget->isVisible(); });
        QVERIFY(tip != widgets.end());
        const QImage image = (*tip)->grab().toImage();
        const QColor paper = image.pixelColor(2, image.height() / 2);
        double most = 1.0;
        for (int y = 3; y < image.height() - 3; ++y) {
            for (int x = 3; x < image.width() - 3; ++x)
                most = std::max(most, contrast(image.pixelColor(x, y), paper));
        }
        QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
        const QPalette palette = QToolTip::palette();
        QCOMPARE(palette.color(QPalette::ToolTipText), themeColors(theme).tipText);
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
    }
}

ZONEWRIGHT_TEST(themes, TestThemes)

#include "tst_themes.moc"
