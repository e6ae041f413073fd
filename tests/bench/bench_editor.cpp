#include "app/actionset.h"
#include "app/dungeonstree.h"
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/maps.h"
#include "core/random/generator.h"
#include "document/document.h"
#include "document/walkedits.h"
#include "project/builtinlists.h"
#include "project/projectfile.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

// How the editor feels on the largest world there is: how long it takes to open, and how long each frame takes while
// its maps are dragged, by mouse events as a hand makes them. A frame is a mouse event, what it changes, the painting
// of all of the map, and whatever comes back from the background in between.

namespace zonewright::bench {

namespace {

const WorldSettings largestWorld{.name = "Elderlore", .size = 10, .zoneSize = 6};
constexpr double frameMilliseconds = 1000.0 / 60.0;
constexpr qint64 longestWait = 120'000; // milliseconds

double residentMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0.0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).simplified().split(' ').constFirst().toDouble() / 1024.0;
    }
    return 0.0;
}

void waitUntilSettled(const MainWindow& window)
{
    QElapsedTimer timer;
    timer.start();
    while (!window.isSettled() && timer.elapsed() < longestWait)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

/// The editor on the largest world, as large as it is on an ordinary screen.
struct LargeEditor
{
    Document document{largestWorld};
    MainWindow window{document};

    LargeEditor()
    {
        window.resize(1400, 900);
        window.show();
        waitUntilSettled(window);
    }
};

/// One hand on the middle button that never lets go.
class Hand
{
public:
    explicit Hand(MapCanvas& map)
        : m_map(map)
        , m_at(QRectF(map.rect()).center())
    {
        send(QEvent::MouseButtonPress, Qt::MiddleButton);
    }

    ~Hand() { send(QEvent::MouseButtonRelease, Qt::MiddleButton); }

    Hand(const Hand&) = delete;
    Hand& operator=(const Hand&) = delete;

    void move(QPointF by)
    {
        m_at += by;
        send(QEvent::MouseMove, Qt::NoButton);
    }

private:
    void send(QEvent::Type type, Qt::MouseButton button)
    {
        const auto held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MiddleButton;
        QMouseEvent event(type, m_at, m_map.mapToGlobal(m_at), button, held, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_map, &event);
    }

    MapCanvas& m_map;
    QPointF m_at;
};

void dragMap(benchmark::State& state, MapCanvas& map)
{
    Hand hand(map);
    std::vector<double> frames;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        hand.move({11.0, 5.0});
        map.repaint();
        QCoreApplication::processEvents();
        frames.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(frames);
    const auto late = std::ranges::count_if(frames, [](double frame) { return frame > frameMilliseconds; });
    state.counters["99_%_ms"] = frames[frames.size() * 99 / 100];
    state.counters["worst_ms"] = frames.back();
    state.counters["late"] = static_cast<double>(late);
    state.counters["resident_MB"] = residentMegabytes();
}

/// Made when it is first used, and gone before the application is.
std::unique_ptr<LargeEditor>& editorSlot()
{
    static std::unique_ptr<LargeEditor> editor;
    return editor;
}

LargeEditor& largeEditor()
{
    if (!editorSlot())
        editorSlot() = std::make_unique<LargeEditor>();
    return *editorSlot();
}

void dragWorld(benchmark::State& state)
{
    LargeEditor& editor = largeEditor();
    editor.window.setTab(MapTab::World);
    WorldView& map = editor.window.maps().worldView();
    if (state.range(0) == 0)
        map.fit();
    else
        map.setZoom(static_cast<double>(state.range(0)) / 10'000.0);
    waitUntilSettled(editor.window);
    dragMap(state, map);
}

void dragZone(benchmark::State& state)
{
    LargeEditor& editor = largeEditor();
    editor.window.setTab(MapTab::Zone);
    ZoneView& map = editor.window.maps().zoneView();
    map.setZoom(static_cast<double>(state.range(0)) / 100.0);
    waitUntilSettled(editor.window);
    dragMap(state, map);
}

/// An application that knows how long it was away from its events at the most.
class WatchedApplication : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_busy)
            return QApplication::notify(receiver, event);
        m_busy = true;
        QElapsedTimer timer;
        timer.start();
        const bool accepted = QApplication::notify(receiver, event);
        longest = std::max(longest, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        m_busy = false;
        return accepted;
    }

    double longest = 0.0; ///< milliseconds

private:
    bool m_busy = false;
};

/// What would end the program or wait for an answer.
bool asksOrEnds(ActionId id)
{
    constexpr std::array ids{ActionId::Quit,
                             ActionId::Open,
                             ActionId::New,
                             ActionId::Save,
                             ActionId::SaveAs,
                             ActionId::SaveTrace,
                             ActionId::ImportCatalogue,
                             ActionId::ExportCatalogue,
                             ActionId::ImportPieceList,
                             ActionId::ExportPieceList};
    return std::ranges::find(ids, id) != ids.end();
}

/// The longest time for which the interface hears nothing while every command is given once, on the largest world.
void longestSilence(benchmark::State& state)
{
    auto& application = static_cast<WatchedApplication&>(*qApp);
    LargeEditor& editor = largeEditor();
    std::pair<double, const char*> worst{0.0, ""};
    for (auto _ : state) {
        for (const ActionRow& row : ActionSet::table()) {
            if (asksOrEnds(row.id) || row.id == ActionId::ShowWelcome)
                continue;
            application.longest = 0.0;
            QTimer::singleShot(0, &application, [&] { editor.window.actions()[row.id]->trigger(); });
            QCoreApplication::processEvents();
            editor.document.walkRun().stop();
            waitUntilSettled(editor.window);
            worst = std::max(worst, std::pair(application.longest, row.name));
        }
    }
    state.counters["silent_ms"] = worst.first;
    state.SetLabel(worst.second);
}

void openLargestWorld(benchmark::State& state)
{
    const QTemporaryDir folder;
    const QString fileName = folder.filePath(QStringLiteral("largest.zonewright"));
    if (!writeProject(Project{.world = largestWorld}, fileName))
        return state.SkipWithError("the project cannot be written");
    for (auto _ : state) {
        Document document({.name = "Elderlore"});
        MainWindow window(document);
        window.resize(1400, 900);
        window.files().openFile(fileName);
        window.show();
        waitUntilSettled(window);
    }
    state.counters["resident_MB"] = residentMegabytes();
}

/// A walk that goes far, in runs of one direction.
std::vector<Direction> farMoves(std::size_t count)
{
    constexpr int longestStretch = 200;
    Generator generator(8);
    std::vector<Direction> moves;
    while (moves.size() < count) {
        const auto direction = static_cast<Direction>(generator.below(9));
        moves.insert(moves.end(), static_cast<std::size_t>(generator.between(1, longestStretch)), direction);
    }
    moves.resize(count);
    return moves;
}

/// Every dock beside the others, so that all of them are seen.
void showAllDocks(MainWindow& window)
{
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        dock->setFloating(true);
        dock->show();
    }
    waitUntilSettled(window);
}

/// A fast run along a kept walk with all docks in sight: turns a second, and the longest silence of the interface.
void runFast(benchmark::State& state)
{
    auto& application = static_cast<WatchedApplication&>(*qApp);
    LargeEditor editor;
    showAllDocks(editor.window);
    const auto turns = static_cast<std::size_t>(state.range(0));
    keepWalk(editor.document, farMoves(turns));
    waitUntilSettled(editor.window);
    application.longest = 0.0;
    for (auto _ : state) {
        editor.document.playback().discard(); // every turn is run anew
        editor.document.walkRun().start(Pace::Fast);
        while (editor.document.walkRun().isRunning())
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
    state.counters["turns"] = benchmark::Counter(static_cast<double>(turns) * static_cast<double>(state.iterations()),
                                                 benchmark::Counter::kIsRate);
    state.counters["silent_ms"] = application.longest;
    state.counters["resident_MB"] = residentMegabytes();
}

/// Jumps 10,000 turns back and forth along a walk that was run once, with all docks in sight, until all is painted.
void jump(benchmark::State& state)
{
    constexpr std::int64_t far = 10'000;
    LargeEditor editor;
    showAllDocks(editor.window);
    const auto turns = static_cast<std::size_t>(state.range(0));
    keepWalk(editor.document, farMoves(turns));
    Playback& playback = editor.document.playback();
    playback.goTo(playback.lastTurn());
    while (!playback.isSettled())
        QCoreApplication::processEvents();
    waitUntilSettled(editor.window);
    double worst = 0.0;
    for (auto _ : state) {
        QElapsedTimer timer;
        timer.start();
        playback.goTo(playback.turn() >= far ? playback.turn() - far : playback.turn() + far);
        while (!playback.isSettled())
            QCoreApplication::processEvents();
        editor.window.repaint();
        QCoreApplication::processEvents();
        worst = std::max(worst, static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    state.counters["worst_ms"] = worst;
}

/// Twenty dungeons of floors of both kinds.
Project manyFloors(std::size_t floors)
{
    constexpr std::size_t dungeonCount = 20;
    Project project{.world = {.name = "Elderlore"}};
    const ItemId rooms = project.nextId++, pieces = project.nextId++;
    project.catalogues.push_back(
        {.id = rooms, .file = {}, .rooms = std::make_shared<RoomCatalogue>(builtinCatalogue().value())});
    project.pieceLists.push_back(
        {.id = pieces, .file = {}, .pieces = std::make_shared<PieceList>(builtinList(defaultPieceList).value())});
    for (std::size_t i = 0; i < floors; ++i) {
        if (i % (floors / dungeonCount) == 0) {
            const int number = static_cast<int>(project.dungeons.size());
            const ItemId id = project.nextId++;
            project.dungeons.push_back(
                {.id = id, .name = "Dungeon " + std::to_string(number), .zone = {number, number}, .floors = {}});
        }
        FloorPlan floor{.id = project.nextId++, .name = "Floor " + std::to_string(i)};
        if (i % 2 == 0)
            floor.plan = StripPlan{.catalogue = rooms, .count = 12};
        else
            floor.plan = DugPlan{.pieces = pieces};
        project.dungeons.back().floors.push_back(floor);
    }
    return project;
}

/// The window on a project of very many floors, with the tree as high as it gets.
struct TreeEditor
{
    Document document{{.name = "Elderlore"}};
    MainWindow window{document};

    explicit TreeEditor(std::size_t floors)
    {
        document.restore(manyFloors(floors), {});
        window.resize(1400, 900);
        window.show();
        auto& dock = *window.findChild<QDockWidget*>(QStringLiteral("dungeons"));
        dock.setFloating(true);
        dock.resize(300, 900);
        dock.show();
        waitUntilSettled(window);
    }
};

/// Scrolls the tree of dungeons by pages, there and back; a frame is a page, its painting, and the pictures that come
/// from the background in between.
void scrollDungeons(benchmark::State& state)
{
    const TreeEditor editor(static_cast<std::size_t>(state.range(0)));
    auto& tree = *editor.window.findChild<DungeonsTree*>(QStringLiteral("dungeonsTree"));
    QScrollBar& bar = *tree.verticalScrollBar();
    std::vector<double> frames;
    int page = bar.pageStep();
    for (auto _ : state) {
        if ((page > 0 && bar.value() == bar.maximum()) || (page < 0 && bar.value() == bar.minimum()))
            page = -page;
        QElapsedTimer timer;
        timer.start();
        bar.setValue(bar.value() + page);
        tree.viewport()->repaint();
        QCoreApplication::processEvents();
        frames.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(frames);
    const auto late = std::ranges::count_if(frames, [](double frame) { return frame > frameMilliseconds; });
    state.counters["99_%_ms"] = frames[frames.size() * 99 / 100];
    state.counters["worst_ms"] = frames.back();
    state.counters["late"] = static_cast<double>(late);
    state.counters["resident_MB"] = residentMegabytes();
}

BENCHMARK(scrollDungeons)
    ->ArgName("floors")
    ->Arg(500)
    ->Arg(5'000)
    ->Iterations(400)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(runFast)->ArgName("turns")->Arg(200'000)->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(jump)->ArgName("turns")->Arg(20'000)->Arg(500'000)->Iterations(20)->UseRealTime()->Unit(
    benchmark::kMillisecond);
BENCHMARK(longestSilence)->Iterations(3)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(openLargestWorld)->UseRealTime()->Unit(benchmark::kMillisecond);
// From all of the world (0), over a hundredth of a percent and more, to single cells; 10,000 is 16 pixels a cell.
BENCHMARK(dragWorld)
    ->ArgName("zoom")
    ->Arg(0)
    ->Arg(20)
    ->Arg(80)
    ->Arg(400)
    ->Arg(2'000)
    ->Arg(5'000)
    ->Arg(10'000)
    ->Arg(40'000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(dragZone)->ArgName("percent")->Arg(50)->Arg(100)->Arg(400)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace zonewright::bench

int main(int argc, char** argv)
{
    const zonewright::bench::WatchedApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    zonewright::bench::editorSlot().reset();
    benchmark::Shutdown();
    return 0;
}
