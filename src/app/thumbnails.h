#pragma once

#include "document/worker.h"
#include "render/theme.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

namespace zonewright {

/// What a small picture of a project's world is to be.
struct ThumbnailRequest
{
    QString file;
    QSize size; ///< logical pixels
    double pixelRatio = 1.0;
    Theme theme = Theme::Light;

    friend bool operator==(const ThumbnailRequest&, const ThumbnailRequest&) = default;
};

/// Small pictures of the worlds of project files, read and painted away from the interface's thread, each one once.
class Thumbnails : public QObject
{
    Q_OBJECT

public:
    explicit Thumbnails(QObject* parent = nullptr);

    /// The picture; a null one while it is being made, and for a file that is no project.
    [[nodiscard]] QImage find(const ThumbnailRequest& request);

    /// True when every picture asked for is there.
    [[nodiscard]] bool isSettled() const { return m_pending == 0; }

    /// Forgets what files showed: they may be others by now.
    void forget();

Q_SIGNALS:
    /// The picture of a file was made, or cannot be.
    void made(const QString& file);

private:
    void take(const ThumbnailRequest& request, int generation, const QImage& image);

    QHash<QString, QImage> m_images; ///< null ones too: while they are made, and those that cannot be
    int m_pending = 0;
    int m_generation = 0;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright
