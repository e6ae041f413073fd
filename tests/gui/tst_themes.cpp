#include "app/iconengine.h"
#include "app/themechoice.h"
#include "app/themecolors.h"
#include "support/testregistry.h"

#include <QApplication>
#include <QFile>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace zonewright;

class TestThemes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textStandsOut_data();
    void textStandsOut();
    void barsStandOut();
    void wordsRoundTrip();
    void themesAreApplied();
    void iconsTakeTheTextsColour();
    void tipsAreReadable();
};

namespace {

double luminance(const QColor& color)
{
    const auto linear = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// As WCAG counts: 1 to 21.
double contrast(const QColor& a, const QColor& b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

} // namespace

void TestThemes::textStandsOut_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const ThemeColors& colors = themeColors(theme);
        const char* name = theme == Theme::Light ? "light" : "dark";
        int row = 0;
        for (const QColor& ground : {colors.window, colors.panel, colors.field, colors.hover}) {
            for (const QColor& text : {colors.text, colors.dimText})
                QTest::addRow("%s %d", name, row++) << text << ground;
        }
        QTest::addRow("%s pressed", name) << colors.text << colors.pressed;
        QTest::addRow("%s selection", name) << colors.accentText << colors.accent;
        QTest::addRow("%s link", name) << colors.link << colors.window;
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
