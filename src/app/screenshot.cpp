#include "app/screenshot.h"

#include "app/mainwindow.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPixmap>
#include <QSaveFile>
#include <QTimer>

#include <utility>

namespace zonewright {

namespace {

constexpr int pollMilliseconds = 20;
constexpr qint64 longestWait = 60'000; // milliseconds

QString screenshotText(const char* source)
{
    return QCoreApplication::translate("zonewright::Screenshot", source);
}

QString writePicture(MainWindow& window, const QString& fileName)
{
    QSaveFile file(fileName);
    if (file.open(QIODevice::WriteOnly) && window.grab().save(&file, "PNG") && file.commit())
        return {};
    return screenshotText(QT_TRANSLATE_NOOP("zonewright::Screenshot", "%1: cannot be written: %2"))
        .arg(fileName, file.errorString());
}

} // namespace

void takeScreenshot(MainWindow& window, const QString& fileName, std::function<void(const QString&)> done)
{
    window.show();
    auto* timer = new QTimer(&window);
    QElapsedTimer waiting;
    waiting.start();
    QObject::connect(timer, &QTimer::timeout, &window, [=, &window, done = std::move(done)] {
        if (window.isSettled()) {
            timer->stop();
            done(writePicture(window, fileName));
        } else if (waiting.elapsed() > longestWait) {
            timer->stop();
            done(screenshotText(QT_TRANSLATE_NOOP("zonewright::Screenshot", "the window is not painted in a minute")));
        }
    });
    timer->start(pollMilliseconds);
}

} // namespace zonewright
