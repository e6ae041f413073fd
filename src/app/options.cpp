#include "app/options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace zonewright {

namespace {

constexpr int largestWindowSide = 16'384; // pixels: a gigabyte of picture

QString optionText(const char* source)
{
    return QCoreApplication::translate("zonewright::Options", source);
}

// What a value that cannot be used is met with: "--theme: 'blue' is none of system, light, dark".
constexpr auto noneOfText = QT_TRANSLATE_NOOP("zonewright::Options", "--%1: '%2' is none of %3");

OptionsResult complaint(const QString& text)
{
    return {.options = {}, .text = text, .exitCode = 2};
}

QString noneOf(const char* option, const QString& value, const char* words)
{
    return optionText(noneOfText).arg(QLatin1String(option), value, QLatin1String(words));
}

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        optionText(QT_TRANSLATE_NOOP("zonewright::Options", "Level-design editor for roguelike worlds")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"),
                                 optionText(QT_TRANSLATE_NOOP("zonewright::Options", "Project to open")),
                                 QStringLiteral("[FILE]"));
    const auto add = [&parser](const char* name, const char* description, const char* value) {
        parser.addOption({QLatin1String(name), optionText(description), QLatin1String(value)});
    };
    add("screenshot", QT_TRANSLATE_NOOP("zonewright::Options", "Write a picture of the window to FILE (PNG) and quit"),
        "FILE");
    add("window-size", QT_TRANSLATE_NOOP("zonewright::Options", "Size of the window with --screenshot"), "WxH");
    add("theme", QT_TRANSLATE_NOOP("zonewright::Options", "light, dark or system"), "THEME");
    add("tab", QT_TRANSLATE_NOOP("zonewright::Options", "View to show: world, zone or floor"), "TAB");
    add("language", QT_TRANSLATE_NOOP("zonewright::Options", "en or fr, instead of the system's language"), "LANGUAGE");
    add("no-session", QT_TRANSLATE_NOOP("zonewright::Options", "Neither read nor keep the session"), "");
}

std::optional<QSize> sizeFromText(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{2,5})x(\\d{2,5})$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (size.boundedTo({largestWindowSide, largestWindowSide}) != size)
        return std::nullopt;
    return size;
}

/// Fills in the options that are words; gives a complaint, or nothing.
QString readWords(const QCommandLineParser& parser, Options& options)
{
    if (const QString theme = parser.value(QStringLiteral("theme")); !theme.isEmpty()) {
        options.theme = themeFromWord(theme);
        if (!options.theme)
            return noneOf("theme", theme, "system, light, dark");
    }
    if (const QString tab = parser.value(QStringLiteral("tab")); tab == QLatin1String("world"))
        options.tab = MapTab::World;
    else if (tab == QLatin1String("zone"))
        options.tab = MapTab::Zone;
    else if (tab == QLatin1String("floor"))
        options.tab = MapTab::Floor;
    else if (!tab.isEmpty())
        return noneOf("tab", tab, "world, zone, floor");
    options.language = parser.value(QStringLiteral("language"));
    if (!options.language.isEmpty() && options.language != QLatin1String("en") &&
        options.language != QLatin1String("fr"))
        return noneOf("language", options.language, "en, fr");
    return {};
}

} // namespace

OptionsResult readOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(arguments))
        return complaint(parser.errorText());
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all")))
        return {.options = {}, .text = parser.helpText(), .exitCode = 0};
    if (parser.isSet(QStringLiteral("version"))) {
        const QString version = QCoreApplication::applicationVersion();
        return {.options = {}, .text = QStringLiteral("zonewright ") + version, .exitCode = 0};
    }
    Options options;
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    options.session = !parser.isSet(QStringLiteral("no-session")) && options.screenshot.isEmpty();
    if (const QString text = readWords(parser, options); !text.isEmpty())
        return complaint(text);
    if (parser.isSet(QStringLiteral("window-size"))) {
        const QString text = parser.value(QStringLiteral("window-size"));
        const auto size = sizeFromText(text);
        if (!size)
            return complaint(
                optionText(QT_TRANSLATE_NOOP("zonewright::Options", "--window-size: '%1' is not WIDTHxHEIGHT"))
                    .arg(text));
        options.windowSize = *size;
    }
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        return complaint(
            optionText(QT_TRANSLATE_NOOP("zonewright::Options", "more than one project: '%1'")).arg(files.at(1)));
    options.file = files.value(0);
    return {.options = options, .text = {}, .exitCode = 0};
}

} // namespace zonewright
