#include "app/themechoice.h"

#include "app/themecolors.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QStyleFactory>
#include <QToolTip>
#include <QVariant>

#include <array>
#include <utility>

namespace zonewright {

namespace {

constexpr auto appliedTheme = "zonewrightTheme"; // a property of the application

constexpr std::array<std::pair<ThemeChoice, const char*>, 3> themeWords{{
    {ThemeChoice::System, "system"},
    {ThemeChoice::Light, "light"},
    {ThemeChoice::Dark, "dark"},
}};

QPalette paletteOf(const ThemeColors& colors)
{
    QPalette palette(colors.panel, colors.window);
    const auto setAll = [&palette](QPalette::ColorRole role, const QColor& color) { palette.setColor(role, color); };
    setAll(QPalette::Window, colors.window);
    setAll(QPalette::WindowText, colors.text);
    setAll(QPalette::Base, colors.field);
    setAll(QPalette::AlternateBase, colors.panel);
    setAll(QPalette::Text, colors.text);
    setAll(QPalette::Button, colors.panel);
    setAll(QPalette::ButtonText, colors.text);
    setAll(QPalette::BrightText, colors.error);
    setAll(QPalette::ToolTipBase, colors.tip);
    setAll(QPalette::ToolTipText, colors.tipText);
    setAll(QPalette::Highlight, colors.accent);
    setAll(QPalette::HighlightedText, colors.accentText);
    setAll(QPalette::Link, colors.link);
    setAll(QPalette::LinkVisited, colors.link);
    setAll(QPalette::PlaceholderText, colors.dimText);
    setAll(QPalette::Mid, colors.border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, colors.disabledText);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.border);
    return palette;
}

/// The style sheet with a theme's colours in the places of their names: `@accent@`.
QString sheetOf(const ThemeColors& colors)
{
    QFile file(QStringLiteral(":/style.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::array<std::pair<const char*, QColor>, 15> names{{
        {"window", colors.window},
        {"panel", colors.panel},
        {"field", colors.field},
        {"border", colors.border},
        {"hover", colors.hover},
        {"pressed", colors.pressed},
        {"text", colors.text},
        {"dimText", colors.dimText},
        {"disabledText", colors.disabledText},
        {"accent", colors.accent},
        {"accentText", colors.accentText},
        {"error", colors.error},
        {"errorGround", colors.errorGround},
        {"tip", colors.tip},
        {"tipText", colors.tipText},
    }};
    for (const auto& [name, color] : names)
        sheet.replace(QLatin1Char('@') + QLatin1String(name) + QLatin1Char('@'), color.name());
    return sheet;
}

/// The palette that the desktop gave before it was replaced by ours.
Theme desktopTheme()
{
    static const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark ? Theme::Dark : Theme::Light;
}

} // namespace

QString word(ThemeChoice choice)
{
    return QLatin1String(themeWords[static_cast<std::size_t>(choice)].second);
}

std::optional<ThemeChoice> themeFromWord(const QString& word)
{
    for (const auto& [choice, text] : themeWords) {
        if (word == QLatin1String(text))
            return choice;
    }
    return std::nullopt;
}

Theme resolved(ThemeChoice choice)
{
    const Theme desktop = desktopTheme();
    if (choice == ThemeChoice::System)
        return desktop;
    return choice == ThemeChoice::Light ? Theme::Light : Theme::Dark;
}

Theme currentTheme()
{
    const QVariant applied = qApp->property(appliedTheme);
    return applied.isValid() ? static_cast<Theme>(applied.toInt()) : desktopTheme();
}

void applyTheme(Theme theme)
{
    (void)desktopTheme(); // asked for the first time before its palette is gone
    const ThemeColors& colors = themeColors(theme);
    qApp->setProperty(appliedTheme, static_cast<int>(theme)); // before widgets hear of it
    // Each of these has every widget dressed anew, which takes its time.
    if (qApp->styleSheet().isEmpty())
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (const QString sheet = sheetOf(colors); sheet != qApp->styleSheet()) {
        QApplication::setPalette(paletteOf(colors));
        QToolTip::setPalette(paletteOf(colors)); // Qt made its own before there was a theme
        qApp->setStyleSheet(sheet);
    }
}

} // namespace zonewright
