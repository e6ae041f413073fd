#include "app/onscreen.h"

#include <QApplication>
#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QRegion>
#include <QScreen>

#include <algorithm>
#include <cstdint>

namespace zonewright {

namespace {

constexpr int reachableWidth = 120; // logical pixels of a title bar that one can still take hold of
constexpr int reachableHeight = 24;
constexpr double mostOfScreen = 0.8; // either way, of a window that opens for the first time

/// Whether enough of the title of a frame is seen on a screen.
bool isReachableOn(const QRect& screen, const QRect& frame)
{
    const QRect title(frame.topLeft(), QSize(frame.width(), reachableHeight));
    const QRect seen = title.intersected(screen);
    return seen.width() >= std::min(reachableWidth, frame.width()) && seen.height() == title.height();
}

/// Squared, between the nearest points of two rectangles; 0 where they meet.
std::int64_t distanceBetween(const QRect& a, const QRect& b)
{
    const std::int64_t x = std::max({0, a.left() - b.right(), b.left() - a.right()});
    const std::int64_t y = std::max({0, a.top() - b.bottom(), b.top() - a.bottom()});
    return x * x + y * y;
}

std::int64_t sharedArea(const QRect& a, const QRect& b)
{
    const QRect common = a.intersected(b);
    return static_cast<std::int64_t>(common.width()) * common.height();
}

QRegion unionOf(const QList<QRect>& screens)
{
    QRegion all;
    for (const QRect& screen : screens)
        all += screen;
    return all;
}

} // namespace

QRect broughtOnScreen(const QRect& frame, const QList<QRect>& screens)
{
    if (screens.isEmpty() || (QRegion(frame) - unionOf(screens)).isEmpty()) // all seen, over several on purpose
        return frame;
    const auto reached =
        std::ranges::find_if(screens, [&](const QRect& screen) { return isReachableOn(screen, frame); });
    const bool isReached = reached != screens.end();
    const auto isFarther = [&frame](const QRect& a, const QRect& b) {
        const std::int64_t sharedA = sharedArea(a, frame), sharedB = sharedArea(b, frame);
        return sharedA != sharedB ? sharedA > sharedB : distanceBetween(a, frame) < distanceBetween(b, frame);
    };
    const QRect screen = isReached ? *reached : *std::ranges::min_element(screens, isFarther);
    QRect brought(frame.topLeft(), frame.size().boundedTo(screen.size()));
    if (isReached && brought.size() == frame.size())
        return frame;
    brought.moveCenter(screen.center());
    return brought;
}

bool isReachable(const QRect& frame, const QList<QRect>& screens)
{
    return std::ranges::any_of(screens, [&frame](const QRect& screen) { return isReachableOn(screen, frame); });
}

QRect firstPlace(const QSize& wanted, const QRect& over, const QRect& screen)
{
    QRect place(QPoint(), wanted.boundedTo(screen.size() * mostOfScreen));
    place.moveCenter(over.center());
    place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() + 1 - place.height()));
    return place;
}

void bringPartOnScreen(QWidget& part, const QList<QRect>& screens)
{
    if (part.isMaximized() || part.isFullScreen())
        return; // the desktop sees to that
    const QRect frame = part.geometry();
    if (const QRect brought = broughtOnScreen(frame, screens); brought != frame)
        part.setGeometry(brought);
}

void bringOnScreen(QMainWindow& window, const QList<QRect>& screens)
{
    if (!isReachable(window.geometry(), screens))
        bringPartOnScreen(window, screens);
    bringDocksOnScreen(window, screens);
}

void bringDocksOnScreen(const QMainWindow& window, const QList<QRect>& screens)
{
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        if (dock->isFloating())
            bringPartOnScreen(*dock, screens);
    }
}

void bringDialogsOnScreen(const QList<QRect>& screens)
{
    for (QWidget* part : QApplication::topLevelWidgets()) {
        const auto type = part->windowType();
        const bool isBeside = type == Qt::Dialog || type == Qt::Window;
        if (isBeside && part->isVisible() && qobject_cast<QMainWindow*>(part) == nullptr)
            bringPartOnScreen(*part, screens);
    }
}

QList<QRect> availableScreens()
{
    QList<QRect> areas;
    for (const QScreen* screen : QGuiApplication::screens())
        areas << screen->availableGeometry();
    return areas;
}

ScreenWatch::ScreenWatch(QMainWindow& window)
    : QObject(&window)
{
    const auto bring = [&window] {
        bringDocksOnScreen(window, availableScreens());
        bringDialogsOnScreen(availableScreens());
    };
    const auto watch = [this, bring](QScreen* screen) {
        connect(screen, &QScreen::availableGeometryChanged, this, bring);
    };
    for (QScreen* screen : QGuiApplication::screens())
        watch(screen);
    connect(qApp, &QGuiApplication::screenAdded, this, watch);
    connect(qApp, &QGuiApplication::screenRemoved, this, bring, Qt::QueuedConnection); // the desktop moves some itself
}

} // namespace zonewright
