#include "shots/handbookpictures.h"

#include "document/breakpoints.h"
#include "shots/fewcolors.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>

#include <cstdio>

namespace zonewright::shots {

namespace {

constexpr int beforeTheEvents = 30; // turns of the kept walk
constexpr int amongTheEvents = 54;

using Setting = std::function<QWidget*(Stage&)>;

/// A whole scene.
Setting whole(const char* sceneName)
{
    return [sceneName](Stage& stage) { return scene(sceneName).set(stage); };
}

QWidget* dockInFront(Stage& stage, const char* id)
{
    auto* dock = stage.window().findChild<QDockWidget*>(QLatin1String(id));
    if (dock != nullptr)
        dock->raise();
    return dock;
}

/// A dock of a scene.
Setting dockOf(const char* sceneName, const char* id)
{
    return [sceneName, id](Stage& stage) {
        scene(sceneName).set(stage);
        return dockInFront(stage, id);
    };
}

/// A dock with what its command finds out; `cancel` is the button that is enabled meanwhile.
QWidget* foundOut(Stage& stage, ActionId command, const char* id, const char* cancel)
{
    stage.openSample();
    stage.action(command).trigger();
    const auto* button = stage.window().findChild<QAbstractButton*>(QLatin1String(cancel));
    while (button != nullptr && button->isEnabled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return dockInFront(stage, id);
}

QWidget* provenSafety(Stage& stage)
{
    return foundOut(stage, ActionId::ProveSafety, "safety", "cancelProofButton");
}

QWidget* comparedMemories(Stage& stage)
{
    return foundOut(stage, ActionId::Compare, "comparison", "cancelComparisonButton");
}

QWidget* someBreakpoints(Stage& stage)
{
    stage.openSample();
    Breakpoints& list = stage.document().breakpoints();
    list.add(StopAtTurn{40});
    list.add(StopBeforeKind{EventKind::ShiftWindow});
    list.add(StopBeforeZone{{12, 14}});
    list.add(StopAtHazard{});
    list.setEnabled(1, false);
    return dockInFront(stage, "breakpoints");
}

QWidget* foresightOfSeer(Stage& stage)
{
    stage.openSample();
    stage.document().playback().goTo(beforeTheEvents);
    return dockInFront(stage, "foresight");
}

QWidget* eventsOfWalk(Stage& stage)
{
    stage.openSample();
    stage.document().playback().goTo(amongTheEvents);
    return dockInFront(stage, "events");
}

/// A dock that has its side of the window to itself, so that it shows all it can.
Setting tallDockOf(const char* sceneName, const char* id)
{
    return [sceneName, id](Stage& stage) {
        scene(sceneName).set(stage);
        MainWindow& window = stage.window();
        auto* dock = window.findChild<QDockWidget*>(QLatin1String(id));
        if (dock == nullptr)
            return static_cast<QWidget*>(dock);
        for (auto* other : window.findChildren<QDockWidget*>()) {
            const bool isTab = window.tabifiedDockWidgets(dock).contains(other);
            if (other != dock && !isTab && window.dockWidgetArea(other) == window.dockWidgetArea(dock))
                other->hide();
        }
        return dockInFront(stage, id);
    };
}

} // namespace

const std::vector<HandbookPicture>& handbookPictures()
{
    static const std::vector<HandbookPicture> all{
        {"welcome", whole("welcome")},
        {"command-palette", whole("command-palette")},
        {"world", whole("world-walked")},
        {"zone", whole("zone-walked")},
        {"floor-strip", whole("floor-strip")},
        {"floor-dug", whole("floor-dug")},
        {"floor-path", whole("floor-path")},
        {"touch-ups", whole("touch-ups")},
        {"steps", whole("steps-strip")},
        {"export", whole("export")},
        {"settings-general", whole("settings-general")},
        {"settings-look", whole("settings-look")},
        {"settings-keys", whole("settings-keys")},
        {"simulation-settings", whole("simulation-settings")},
        {"dock-minimap", dockOf("world-walked", "minimap")},
        {"dock-dungeons", tallDockOf("floor-strip", "dungeons")},
        {"dock-history", dockOf("dock-history", "history")},
        {"dock-inspector", dockOf("dock-inspector", "inspector")},
        {"dock-floor", dockOf("floor-dug", "floor")},
        {"dock-rooms", dockOf("rooms", "rooms")},
        {"dock-pieces", tallDockOf("pieces", "pieces")},
        {"dock-legend", tallDockOf("world-walked", "legend")},
        {"dock-junctions", dockOf("floor-strip", "junctions")},
        {"dock-events", eventsOfWalk},
        {"dock-problems", dockOf("problems", "problems")},
        {"dock-pairs", dockOf("rooms", "pairs")},
        {"dock-steps", dockOf("steps-dug", "steps")},
        {"dock-memory", dockOf("memory", "memory")},
        {"dock-log", dockOf("log", "log")},
        {"dock-breakpoints", someBreakpoints},
        {"dock-foresight", foresightOfSeer},
        {"dock-safety", provenSafety},
        {"dock-comparison", comparedMemories},
    };
    return all;
}

QImage takeHandbookPicture(const HandbookPicture& picture)
{
    Stage stage(ThemeChoice::Light, handbookStage);
    QWidget* widget = picture.set(stage);
    return widget != nullptr ? stage.picture(*widget) : QImage();
}

int writeHandbookPictures(const QString& folder, const QStringList& wanted)
{
    int failures = 0;
    for (const HandbookPicture& picture : handbookPictures()) {
        if (!wanted.isEmpty() && !wanted.contains(QLatin1String(picture.name)))
            continue;
        const QImage taken = takeHandbookPicture(picture);
        const QString fileName = QDir(folder).filePath(QLatin1String(picture.name) + QStringLiteral(".png"));
        if (!taken.isNull() && withFewColors(taken).save(fileName, "PNG", 0))
            continue;
        ++failures;
        std::fprintf(stderr, "%s: no picture\n", picture.name);
    }
    return failures;
}

} // namespace zonewright::shots
