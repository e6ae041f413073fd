#pragma once

#include "document/worker.h"
#include "render/theme.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>

#include <deque>
#include <memory>
#include <optional>

namespace zonewright {

class ThumbnailMaker;

/// Who asks for a picture. Each asks for the pictures of a file in one size at a time.
enum class ThumbnailUse { Card, Row };

/// What a small picture of a project's world is to be.
struct ThumbnailRequest
{
    QString file;
    QSize size; ///< logical pixels
    double pixelRatio = 1.0;
    Theme theme = Theme::Light;
    ThumbnailUse use = ThumbnailUse::Card;

    friend bool operator==(const ThumbnailRequest&, const ThumbnailRequest&) = default;
};

/// A small picture of a project's world.
struct Thumbnail
{
    QImage image;           ///< null while there is none, and for a file that is no project
    bool isCurrent = false; ///< it is what was asked for; else it is one of another size, or one of before
};

/// Small pictures of the worlds of project files, read and painted away from the interface's thread: one a file, theme
/// and use, that of the size asked for last. Of a window that is made wider, the sizes on the way are not painted.
class Thumbnails : public QObject
{
    Q_OBJECT

public:
    explicit Thumbnails(QObject* parent = nullptr);
    ~Thumbnails() override;

    /// The picture as asked for; while that is being made, the last one there was.
    [[nodiscard]] Thumbnail find(const ThumbnailRequest& request);

    /// True when every picture asked for is there.
    [[nodiscard]] bool isSettled() const { return !m_running && m_waiting.empty(); }

    /// Has every picture made anew when it is asked for: the files may be others by now.
    void forget();

Q_SIGNALS:
    /// The picture of a file was made, or cannot be.
    void made(const QString& file);

private:
    struct Entry
    {
        ThumbnailRequest request; ///< that the image answers
        QImage image;
        bool isCurrent = false;
    };

    void want(const ThumbnailRequest& request);
    void startNext();
    void take(const ThumbnailRequest& request, int generation, const QImage& image);

    QHash<QString, Entry> m_entries;
    std::deque<ThumbnailRequest> m_waiting; ///< one a file and use, the oldest one first
    std::optional<ThumbnailRequest> m_running;
    int m_generation = 0;
    std::unique_ptr<ThumbnailMaker> m_maker; ///< the worker's alone
    Worker m_worker;                         // last, so that it ends before what its tasks use
};

} // namespace zonewright
