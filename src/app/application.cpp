#include "app/application.h"

#include "app/commandwiring.h"
#include "app/exportcommands.h"
#include "app/filecommands.h"
#include "app/helpwiring.h"
#include "app/language.h"
#include "app/layoutkeeper.h"
#include "app/librarychanges.h"
#include "app/mainwindow.h"
#include "app/openingwiring.h"
#include "app/options.h"
#include "app/outsidechanges.h"
#include "app/quitsignals.h"
#include "app/recoveryoffer.h"
#include "app/screenshot.h"
#include "app/sessionkeeper.h"
#include "document/document.h"
#include "document/recovery.h"

#include <QApplication>
#include <QScreen>
#include <QSettings>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string_view>
#include <utility>

namespace zonewright {

namespace {

/// What the project is until a file, the last project or the sample is read.
WorldSettings firstWorld()
{
    return {.name = "Elderlore"};
}

void say(std::FILE* where, const QString& text)
{
    const QByteArray bytes = text.toLocal8Bit();
    std::fprintf(where, "%s%s", bytes.constData(), text.endsWith(QLatin1Char('\n')) ? "" : "\n");
}

/// What ends the program where nobody looks at its window.
int complain(const QString& text)
{
    say(stderr, QStringLiteral("zonewright: ") + text);
    return 1;
}

int sayInstead(const OptionsResult& result)
{
    say(result.exitCode == 0 ? stdout : stderr,
        result.exitCode == 0 ? result.text : QStringLiteral("zonewright: ") + result.text);
    return result.exitCode;
}

bool hasArgument(int argc, char** argv, std::initializer_list<std::string_view> words)
{
    return std::any_of(argv + 1, argv + argc,
                       [words](const char* argument) { return std::ranges::find(words, argument) != words.end(); });
}

/// Qt would end the program with an abort where it finds no display.
bool hasDisplay(int argc, char** argv)
{
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") || hasArgument(argc, argv, {"-platform"});
}

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Zonewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Zonewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ZONEWRIGHT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("zonewright"));
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
}

/// Help and version need no display.
int runWithoutWindow(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    return sayInstead(readOptions(QCoreApplication::arguments()));
}

/// Of the window, where no session says otherwise: on a real screen no larger than fits there with its frame.
QSize firstSize(const Options& options)
{
    constexpr QSize frame(20, 60);
    if (!options.screenshot.isEmpty())
        return options.windowSize;
    return options.windowSize.boundedTo(QGuiApplication::primaryScreen()->availableSize() - frame);
}

/// What the command line asks for, else what the designer prefers.
QString languageOf(const Options& options)
{
    if (!options.language.isEmpty() || !options.session)
        return options.language;
    return readPreferences(QSettings()).language;
}

/// Whenever the designer prefers another one; the command line's holds until then.
void followLanguage(QApplication& application, const Preferences& preferences)
{
    QObject::connect(&preferences, &Preferences::changed, &application,
                     [&application, &preferences, before = preferences.values().language]() mutable {
                         const QString& language = preferences.values().language;
                         if (std::exchange(before, language) != language)
                             installLanguage(application, language);
                     });
}

/// At once, and from then on.
void followAutosave(Recovery& recovery, const Preferences& preferences)
{
    const auto take = [&recovery, &preferences, before = usualAutosave]() mutable {
        const int minutes = preferences.values().autosaveMinutes;
        if (std::exchange(before, minutes) != minutes)
            recovery.setInterval(std::chrono::minutes(minutes), Recovery::usualQuietTime);
    };
    QObject::connect(&preferences, &Preferences::changed, &recovery, take);
}

/// From one session to the next.
void keepChoices(MainWindow& window, QSettings& settings)
{
    window.commands().keepIn(settings);
    window.exports().keepIn(settings);
    new LayoutKeeper(window, settings);
    window.findChild<HelpWiring*>()->keepIn(settings);
}

/// As at the end of a desktop's session that asks nobody: what is not saved is offered the next time.
void endOnSignal(Recovery& recovery, MainWindow& window)
{
    auto* signalled = new QuitSignals(&window);
    QObject::connect(signalled, &QuitSignals::received, &recovery, [&recovery] {
        recovery.keepNow();
        QCoreApplication::exit(0); // quit would close the window, which asks
    });
}

int runWindow(QApplication& application, const Options& options)
{
    Document document(firstWorld());
    Recovery recovery(document, Recovery::standardFolder());
    QSettings settings;
    MainWindow window(document);
    window.resize(firstSize(options));
    const auto session = options.session ? readSession(settings) : std::nullopt;
    followAutosave(recovery, window.commands().preferences());
    if (options.session)
        keepChoices(window, settings);
    followLanguage(application, window.commands().preferences());
    const bool opensLast = window.commands().preferences().values().openLastProject;
    const QString lastFile = session && opensLast ? session->project : QString();
    const QString complaint = window.files().openFirst(options.file.isEmpty() ? lastFile : options.file);
    if (!complaint.isEmpty() && !options.screenshot.isEmpty())
        return complain(complaint);
    if (!window.opening().welcome().hasProject())
        window.opening().welcome().show();
    if (session)
        window.restoreSession(*session);
    if (options.session) {
        window.keepSessionIn(settings);
        window.opening().recentFiles().keepIn(settings);
        new SessionKeeper(window, settings);
    }
    if (options.theme)
        window.setThemeChoice(*options.theme);
    if (options.tab)
        window.setTab(*options.tab);
    if (options.screenshot.isEmpty()) {
        new OutsideChanges(document, window);
        new LibraryChanges(document, window);
        new RecoveryOffer(recovery, window);
        endOnSignal(recovery, window);
        window.show();
        return QApplication::exec();
    }
    takeScreenshot(window, options.screenshot, [&application](const QString& failure) {
        const int code = failure.isEmpty() ? 0 : complain(failure);
        QMetaObject::invokeMethod(&application, [code] { QCoreApplication::exit(code); }, Qt::QueuedConnection);
    });
    return QApplication::exec();
}

} // namespace

int runEditor(int argc, char** argv)
{
    nameApplication();
    if (hasArgument(argc, argv, {"-h", "--help", "--help-all", "-v", "--version"}))
        return runWithoutWindow(argc, argv);
    if (!hasDisplay(argc, argv)) {
        say(stderr, QStringLiteral("zonewright: the editor needs a display; zonewright-cli works without one"));
        return 1;
    }
    QApplication application(argc, argv);
    const OptionsResult result = readOptions(QCoreApplication::arguments());
    if (!result.options)
        return sayInstead(result);
    installLanguage(application, languageOf(*result.options));
    return runWindow(application, *result.options);
}

} // namespace zonewright
