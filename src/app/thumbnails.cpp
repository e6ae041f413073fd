#include "app/thumbnails.h"

#include "project/projectfile.h"
#include "render/worldthumbnail.h"

namespace zonewright {

namespace {

QString keyOfThumbnail(const ThumbnailRequest& request)
{
    return QStringLiteral("%1x%2@%3 %4 %5")
        .arg(request.size.width())
        .arg(request.size.height())
        .arg(request.pixelRatio)
        .arg(static_cast<int>(request.theme))
        .arg(request.file);
}

QImage makeThumbnail(const ThumbnailRequest& request)
{
    const auto project = readProject(request.file);
    if (!project)
        return {};
    const auto world = World::create(project->world);
    if (!world)
        return {};
    return worldThumbnail(*world, project->walk.startZone, request.size, request.pixelRatio, request.theme);
}

} // namespace

Thumbnails::Thumbnails(QObject* parent)
    : QObject(parent)
{
}

QImage Thumbnails::find(const ThumbnailRequest& request)
{
    const QString key = keyOfThumbnail(request);
    if (const auto found = m_images.constFind(key); found != m_images.constEnd())
        return *found;
    m_images.insert(key, {});
    ++m_pending;
    m_worker.post([this, request, generation = m_generation] {
        const QImage image = makeThumbnail(request);
        QMetaObject::invokeMethod(
            this, [this, request, generation, image] { take(request, generation, image); }, Qt::QueuedConnection);
    });
    return {};
}

void Thumbnails::forget()
{
    m_worker.clear();
    m_images.clear();
    m_pending = 0;
    ++m_generation;
}

void Thumbnails::take(const ThumbnailRequest& request, int generation, const QImage& image)
{
    if (generation != m_generation)
        return;
    --m_pending;
    m_images.insert(keyOfThumbnail(request), image);
    Q_EMIT made(request.file);
}

} // namespace zonewright
