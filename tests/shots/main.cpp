#include "app/language.h"
#include "shots/handbookkeys.h"
#include "shots/handbookpictures.h"
#include "shots/scenes.h"

#include <QApplication>
#include <QDir>
#include <QFile>

#include <cstdio>

namespace {

using namespace zonewright;
using namespace zonewright::shots;

/// Gives what went wrong, or nothing.
QString takePicture(const Scene& scene, ThemeChoice theme, const QDir& folder)
{
    Stage stage(theme);
    QWidget* widget = scene.set(stage);
    if (!widget)
        return QStringLiteral("there is nothing to take a picture of");
    const QImage picture = stage.picture(*widget);
    if (picture.isNull())
        return QStringLiteral("the window is not painted in a minute");
    const double scale = stage.window().devicePixelRatioF();
    const QString suffix = scale == 1.0 ? QString() : QStringLiteral("@%1x").arg(scale);
    const QString fileName = folder.filePath(QLatin1String(scene.name) + QLatin1Char('-') + word(theme) + suffix);
    return picture.save(fileName + QStringLiteral(".png")) ? QString() : QStringLiteral("cannot be written");
}

int takePictures(const QDir& folder, const QStringList& wanted)
{
    int failures = 0;
    for (const Scene& scene : scenes()) {
        if (!wanted.isEmpty() && !wanted.contains(QLatin1String(scene.name)))
            continue;
        for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
            const QString problem = takePicture(scene, theme, folder);
            if (problem.isEmpty())
                continue;
            ++failures;
            std::fprintf(stderr, "%s, %s: %s\n", scene.name, qPrintable(word(theme)), qPrintable(problem));
        }
    }
    return failures;
}

} // namespace

// zonewright_shots FOLDER [SCENE...]: the pictures of these scenes, or of all, in both themes.
// zonewright_shots --handbook LANGUAGE FOLDER [PICTURE...]: the handbook's.
// zonewright_shots --handbook LANGUAGE --keys: prints the table of keys of the handbook.
// Exit 1 where one fails.
int main(int argc, char** argv)
{
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    const bool ofHandbook = arguments.size() > 1 && arguments[0] == QLatin1String("--handbook");
    installLanguage(application, ofHandbook ? arguments[1] : QStringLiteral("en"));
    if (ofHandbook)
        arguments = arguments.mid(2);
    if (ofHandbook && arguments == QStringList(QStringLiteral("--keys"))) {
        std::fputs(handbookKeysTable().toUtf8().constData(), stdout);
        return 0;
    }
    if (arguments.empty() || !QDir().mkpath(arguments[0])) {
        std::fputs("zonewright_shots: give a folder for the pictures\n", stderr);
        return 2;
    }
    const QString folder = arguments.takeFirst();
    const int failures = ofHandbook ? writeHandbookPictures(folder, arguments) : takePictures(QDir(folder), arguments);
    return failures == 0 ? 0 : 1;
}
