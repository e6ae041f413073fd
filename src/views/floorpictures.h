#pragma once

#include "document/worker.h"
#include "project/floorsource.h"
#include "render/theme.h"

#include <QImage>
#include <QObject>
#include <QSize>

#include <functional>
#include <memory>

namespace zonewright {

class Tilesets;

/// What a small picture is to be: of a floor, or of something else that its owner has a number for.
struct FloorPictureRequest
{
    std::int64_t id = 0; ///< a floor's, or whatever the owner of the pictures tells them apart by
    QSize size;          ///< logical pixels
    double pixelRatio = 1.0;
    Theme theme = Theme::Light;

    friend bool operator==(const FloorPictureRequest&, const FloorPictureRequest&) = default;
};

/// Small pictures of floors, built and painted away from the interface's thread: those asked for last come first, since
/// they are the ones in sight. A picture that is out of date is shown until the new one is there.
class FloorPictures : public QObject
{
    Q_OBJECT

public:
    /// What a floor is built from when its picture is painted, asked for on the interface's thread; nothing for an id
    /// that is none any more.
    using SourceOf = std::function<std::optional<FloorSource>(std::int64_t id)>;

    FloorPictures(SourceOf sourceOf, QObject* parent = nullptr);
    ~FloorPictures() override;

    /// The picture as asked for; while that is being made, the last one of that id; null while there is none.
    [[nodiscard]] QImage find(const FloorPictureRequest& request);

    /// The floor is another one: its picture is made anew when it is asked for again. Says `made`, so that who shows it
    /// asks.
    void expire(std::int64_t id);

    /// All of them are.
    void expireAll();

    /// True when every picture asked for is there.
    [[nodiscard]] bool isSettled() const;

    /// How many pictures were painted in all, for tests: an edit of one floor paints one.
    [[nodiscard]] int paintedCount() const;

Q_SIGNALS:
    /// The picture of an id is another one, or is out of date.
    void made(std::int64_t id);

private:
    class Store;
    std::unique_ptr<Store> m_store;
};

} // namespace zonewright
