#include "app/language.h"
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

// zonewright_shots FOLDER [SCENE...]: the pictures of these scenes, or of all, in both themes. Exit 1 where one fails.
int main(int argc, char** argv)
{
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    QApplication application(argc, argv);
    installLanguage(application, QStringLiteral("en"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2 || !QDir().mkpath(arguments[1])) {
        std::fputs("zonewright_shots: give a folder for the pictures\n", stderr);
        return 2;
    }
    return takePictures(QDir(arguments[1]), arguments.mid(2)) == 0 ? 0 : 1;
}
