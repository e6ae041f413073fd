#include "views/floorpictures.h"

#include "document/worker.h"
#include "render/floorpainter.h"

#include <QCache>
#include <QHash>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>

namespace zonewright {

namespace {

/// What the pictures that are kept may take, and the least that one counts as: together some thousand pictures.
constexpr qsizetype keptPictureBytes = 64 << 20;
constexpr qsizetype leastPictureBytes = 64 << 10;

/// How many pictures wait at most; of more, those asked for first are dropped.
constexpr std::size_t mostWaiting = 1000;

/// How many pictures are ready to be begun beside those that are painted, so that no thread waits for the interface.
constexpr int readyTasks = 1;

/// How many problems of a floor are kept with its picture.
constexpr std::size_t keptFaults = 3;

/// One processor is left to the interface.
int pictureThreads()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, 2);
}

} // namespace

// Not without a name: what has parts of these types has none either then, and unity builds mind.
namespace floorpictures {

struct PaintedFloor
{
    QImage image;
    FloorFaults faults;
};

/// Builds and paints a floor, on any thread.
static PaintedFloor paintedFloor(const FloorSource& source, const FloorPictureRequest& request,
                                 const Tilesets& tilesets)
{
    BuiltFloor built = source.build();
    const std::vector<Problem>& problems = built.level.problems;
    PaintedFloor painted;
    painted.faults.count = static_cast<int>(problems.size());
    painted.faults.first.assign(problems.begin(),
                                problems.begin() + static_cast<std::ptrdiff_t>(std::min(keptFaults, problems.size())));
    painted.image =
        floorThumbnail(floorScene(std::move(built)), request.size, request.pixelRatio, tilesets.of(request.theme));
    return painted;
}

/// Tiles that are read when they are needed first.
class LazyTilesets
{
public:
    explicit LazyTilesets(std::shared_ptr<const Tilesets> tilesets)
        : m_tilesets(std::move(tilesets))
    {
    }

    [[nodiscard]] std::shared_ptr<const Tilesets> get()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_tilesets)
            m_tilesets = std::make_shared<const Tilesets>();
        return m_tilesets;
    }

private:
    std::mutex m_mutex;
    std::shared_ptr<const Tilesets> m_tilesets;
};

} // namespace floorpictures

class FloorPictures::Store
{
public:
    Store(FloorPictures& pictures, SourceOf sourceOf, std::shared_ptr<const Tilesets> tilesets)
        : m_pictures(pictures)
        , m_sourceOf(std::move(sourceOf))
        , m_tilesets(std::move(tilesets))
        , m_threads(pictureThreads())
        , m_worker(m_threads)
    {
        m_kept.setMaxCost(keptPictureBytes);
        m_next.setSingleShot(true);
        m_next.setInterval(0);
        connect(&m_next, &QTimer::timeout, &m_next, [this] { startSome(); });
    }

    QImage find(const FloorPictureRequest& request)
    {
        const Kept* kept = m_kept.object(request);
        if (kept == nullptr || kept->isStale)
            want(request);
        if (kept == nullptr) {
            const auto floor = m_floors.constFind(request.id);
            kept = floor != m_floors.constEnd() ? m_kept.object(floor->last) : nullptr;
        }
        return kept != nullptr ? kept->image : QImage();
    }

    [[nodiscard]] FloorFaults faults(std::int64_t id) const
    {
        const auto floor = m_floors.constFind(id);
        return floor != m_floors.constEnd() ? floor->faults : FloorFaults();
    }

    void expire(std::int64_t id)
    {
        for (Running& running : m_running)
            running.isLate = running.isLate || running.request.id == id;
        for (const FloorPictureRequest& request : m_kept.keys()) {
            if (request.id == id)
                markStale(request);
        }
        Q_EMIT m_pictures.made(id);
    }

    void remove(std::int64_t id)
    {
        for (Running& running : m_running)
            running.isForgotten = running.isForgotten || running.request.id == id;
        std::erase_if(m_waiting, [id](const FloorPictureRequest& request) { return request.id == id; });
        forget(id);
    }

    void expireAll()
    {
        for (Running& running : m_running)
            running.isLate = true;
        const QList<FloorPictureRequest> kept = m_kept.keys();
        std::for_each(kept.begin(), kept.end(), [this](const FloorPictureRequest& request) { markStale(request); });
        for (const std::int64_t id : m_floors.keys())
            Q_EMIT m_pictures.made(id);
    }

    void dropWaiting() { m_waiting.clear(); }

    void clear()
    {
        m_waiting.clear();
        m_kept.clear();
        m_floors.clear();
        for (Running& running : m_running)
            running.isForgotten = true;
    }

    [[nodiscard]] bool isSettled() const { return m_waiting.empty() && m_running.empty(); }

    [[nodiscard]] int paintedCount() const { return m_painted; }

private:
    struct Kept
    {
        QImage image;
        bool isStale = false;
    };

    struct Floor
    {
        FloorPictureRequest last; ///< that a picture was made for
        FloorFaults faults;
    };

    struct Running
    {
        FloorPictureRequest request;
        bool isLate = false;      ///< the floor became another one since
        bool isForgotten = false; ///< nobody wants to know any more
    };

    void markStale(const FloorPictureRequest& request)
    {
        if (Kept* kept = m_kept.object(request))
            kept->isStale = true;
    }

    void want(const FloorPictureRequest& request)
    {
        const auto running = onItsWay(request.id);
        if (running != m_running.end() && running->request == request && !running->isLate && !running->isForgotten)
            return;
        std::erase_if(m_waiting, [&](const FloorPictureRequest& other) { return other.id == request.id; });
        m_waiting.push_back(request);
        if (m_waiting.size() > mostWaiting)
            m_waiting.pop_front();
        // Begun only when all that is painted at a time has asked.
        m_next.start();
    }

    [[nodiscard]] std::vector<Running>::iterator onItsWay(std::int64_t id)
    {
        return std::ranges::find_if(m_running, [id](const Running& running) { return running.request.id == id; });
    }

    /// Takes what was asked for last out of what waits. A floor is painted once at a time, so that what was late never
    /// comes after what is right.
    [[nodiscard]] std::optional<FloorPictureRequest> takeNext()
    {
        const auto next =
            std::find_if(m_waiting.rbegin(), m_waiting.rend(), [this](const FloorPictureRequest& request) {
                return onItsWay(request.id) == m_running.end();
            });
        if (next == m_waiting.rend())
            return std::nullopt;
        const FloorPictureRequest request = *next;
        m_waiting.erase(std::next(next).base());
        return request;
    }

    /// Few are on their way at a time, so that what is asked for meanwhile can come before what waits.
    void startSome()
    {
        while (static_cast<int>(m_running.size()) < m_threads + readyTasks) {
            const auto next = takeNext();
            if (!next)
                return;
            const FloorPictureRequest request = *next;
            if (auto source = m_sourceOf(request.id))
                start(request, std::move(*source));
            else
                forget(request.id);
        }
    }

    void start(const FloorPictureRequest& request, FloorSource source)
    {
        m_running.push_back({.request = request});
        m_worker.post([this, request, source = std::move(source)] {
            floorpictures::PaintedFloor painted = floorpictures::paintedFloor(source, request, *m_tilesets.get());
            QMetaObject::invokeMethod(
                &m_next, [this, request, painted = std::move(painted)] { take(request, painted); },
                Qt::QueuedConnection);
        });
    }

    void take(const FloorPictureRequest& request, const floorpictures::PaintedFloor& painted)
    {
        const auto running = onItsWay(request.id);
        const Running was = *running;
        m_running.erase(running);
        ++m_painted;
        if (!was.isForgotten)
            keep(request, painted, was.isLate);
        startSome();
        if (!was.isForgotten)
            Q_EMIT m_pictures.made(request.id);
    }

    void keep(const FloorPictureRequest& request, const floorpictures::PaintedFloor& painted, bool isStale)
    {
        const qsizetype bytes = std::clamp(painted.image.sizeInBytes(), leastPictureBytes, keptPictureBytes);
        m_kept.insert(request, new Kept{.image = painted.image, .isStale = isStale}, bytes);
        m_floors.insert(request.id, {.last = request, .faults = painted.faults});
    }

    void forget(std::int64_t id)
    {
        m_floors.remove(id);
        for (const FloorPictureRequest& request : m_kept.keys()) {
            if (request.id == id)
                m_kept.remove(request);
        }
    }

    FloorPictures& m_pictures;
    SourceOf m_sourceOf;
    floorpictures::LazyTilesets m_tilesets;
    QCache<FloorPictureRequest, Kept> m_kept;
    QHash<std::int64_t, Floor> m_floors;
    std::deque<FloorPictureRequest> m_waiting; ///< one a floor, that asked for last at the back
    std::vector<Running> m_running;
    int m_painted = 0;
    int m_threads;
    QTimer m_next;   // calls come back to it while it is there
    Worker m_worker; // last, so that it ends before what its tasks use
};

FloorPictures::FloorPictures(SourceOf sourceOf, QObject* parent)
    : FloorPictures(std::move(sourceOf), nullptr, parent)
{
}

FloorPictures::FloorPictures(SourceOf sourceOf, std::shared_ptr<const Tilesets> tilesets, QObject* parent)
    : QObject(parent)
    , m_store(std::make_unique<Store>(*this, std::move(sourceOf), std::move(tilesets)))
{
}

FloorPictures::~FloorPictures() = default;

QImage FloorPictures::find(const FloorPictureRequest& request)
{
    return m_store->find(request);
}

FloorFaults FloorPictures::faults(std::int64_t id) const
{
    return m_store->faults(id);
}

void FloorPictures::expire(std::int64_t id)
{
    m_store->expire(id);
}

void FloorPictures::forget(std::int64_t id)
{
    m_store->remove(id);
}

void FloorPictures::expireAll()
{
    m_store->expireAll();
}

void FloorPictures::dropWaiting()
{
    m_store->dropWaiting();
}

void FloorPictures::clear()
{
    m_store->clear();
}

bool FloorPictures::isSettled() const
{
    return m_store->isSettled();
}

int FloorPictures::paintedCount() const
{
    return m_store->paintedCount();
}

} // namespace zonewright
