#include "app/thumbnails.h"

#include "project/projectfile.h"
#include "render/tileset.h"
#include "render/worldthumbnail.h"

#include <algorithm>
#include <map>
#include <utility>

namespace zonewright {

/// Paints the pictures, on the worker's thread. Each file is read once between two times of forgetting.
class ThumbnailMaker
{
public:
    QImage make(const ThumbnailRequest& request, int generation);

private:
    struct Source
    {
        World world;
        Point zone; ///< in the middle
    };

    const std::optional<Source>& sourceOf(const QString& file);
    static std::optional<Source> read(const QString& file);

    std::shared_ptr<const Tilesets> m_tilesets;
    std::map<QString, std::optional<Source>> m_sources; ///< nothing for a file that is no project
    int m_generation = 0;
};

QImage ThumbnailMaker::make(const ThumbnailRequest& request, int generation)
{
    if (std::exchange(m_generation, generation) != generation)
        m_sources.clear();
    const auto& source = sourceOf(request.file);
    if (!source)
        return {};
    if (!m_tilesets)
        m_tilesets = std::make_shared<Tilesets>();
    return worldThumbnail(source->world, source->zone, request.size, request.pixelRatio, request.theme, m_tilesets);
}

const std::optional<ThumbnailMaker::Source>& ThumbnailMaker::sourceOf(const QString& file)
{
    auto found = m_sources.find(file);
    if (found == m_sources.end())
        found = m_sources.emplace(file, read(file)).first;
    return found->second;
}

std::optional<ThumbnailMaker::Source> ThumbnailMaker::read(const QString& file)
{
    const auto project = readProject(file);
    if (!project)
        return std::nullopt;
    auto world = World::create(project->world);
    if (!world)
        return std::nullopt;
    return Source{.world = *std::move(world), .zone = project->walk.startZone};
}

namespace {

QString keyOfThumbnail(const ThumbnailRequest& request)
{
    return QStringLiteral("%1 %2 %3")
        .arg(static_cast<int>(request.theme))
        .arg(static_cast<int>(request.use))
        .arg(request.file);
}

} // namespace

Thumbnails::Thumbnails(QObject* parent)
    : QObject(parent)
    , m_maker(std::make_unique<ThumbnailMaker>())
{
}

Thumbnails::~Thumbnails() = default;

Thumbnail Thumbnails::find(const ThumbnailRequest& request)
{
    const Entry entry = m_entries.value(keyOfThumbnail(request));
    const bool isCurrent = entry.isCurrent && entry.request == request;
    if (!isCurrent)
        want(request);
    return {.image = entry.image, .isCurrent = isCurrent};
}

/// In the place of what waits for the same file in another size or theme.
void Thumbnails::want(const ThumbnailRequest& request)
{
    const auto waiting = std::ranges::find_if(m_waiting, [&request](const ThumbnailRequest& other) {
        return other.file == request.file && other.use == request.use;
    });
    if (m_running == request) {
        if (waiting != m_waiting.end())
            m_waiting.erase(waiting);
        return;
    }
    if (waiting != m_waiting.end())
        *waiting = request;
    else
        m_waiting.push_back(request);
    startNext();
}

void Thumbnails::startNext()
{
    if (m_running || m_waiting.empty())
        return;
    m_running = m_waiting.front();
    m_waiting.pop_front();
    m_worker.post([this, request = *m_running, generation = m_generation] {
        const QImage image = m_maker->make(request, generation);
        QMetaObject::invokeMethod(
            this, [this, request, generation, image] { take(request, generation, image); }, Qt::QueuedConnection);
    });
}

void Thumbnails::forget()
{
    m_waiting.clear();
    for (Entry& entry : m_entries)
        entry.isCurrent = false;
    ++m_generation;
}

void Thumbnails::take(const ThumbnailRequest& request, int generation, const QImage& image)
{
    m_running.reset();
    if (generation == m_generation)
        m_entries.insert(keyOfThumbnail(request), {.request = request, .image = image, .isCurrent = true});
    startNext();
    Q_EMIT made(request.file); // of one of before too: whoever still wants it asks again
}

} // namespace zonewright
