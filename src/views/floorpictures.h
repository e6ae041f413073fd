#pragma once

#include "core/level/problem.h"
#include "project/floorsource.h"
#include "render/theme.h"

#include <QHashFunctions>
#include <QImage>
#include <QObject>
#include <QSize>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

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

    friend std::size_t qHash(const FloorPictureRequest& request, std::size_t seed = 0)
    {
        return qHashMulti(seed, qint64{request.id}, request.size.width(), request.size.height(), request.pixelRatio,
                          static_cast<int>(request.theme));
    }
};

/// What was wrong with a floor when its picture was painted last.
struct FloorFaults
{
    std::vector<Problem> first; ///< a few of them, the first ones
    int count = 0;              ///< of all

    friend bool operator==(const FloorFaults&, const FloorFaults&) = default;
};

/// Small pictures of floors, built and painted away from the interface's thread: those asked for last come first, since
/// they are the ones in sight. A picture that is out of date is shown until the new one is there. The thousand or so
/// that were asked for last are kept.
class FloorPictures : public QObject
{
    Q_OBJECT

public:
    /// What a floor is built from when its picture is painted, asked for on the interface's thread; nothing for an id
    /// that is none any more.
    using SourceOf = std::function<std::optional<FloorSource>(std::int64_t id)>;

    explicit FloorPictures(SourceOf sourceOf, QObject* parent = nullptr);

    /// The same with tiles that others have too; without them it has its own.
    FloorPictures(SourceOf sourceOf, std::shared_ptr<const Tilesets> tilesets, QObject* parent = nullptr);

    ~FloorPictures() override;

    /// The picture as asked for; while that is being made, the last one of that id; null while there is none.
    [[nodiscard]] QImage find(const FloorPictureRequest& request);

    /// What is wrong with the floor of an id; nothing while no picture of it is there.
    [[nodiscard]] FloorFaults faults(std::int64_t id) const;

    /// The floor is another one: its picture is made anew when it is asked for again. Says `made`, so that who shows it
    /// asks.
    void expire(std::int64_t id);

    /// The floor is gone: its picture too, even where another floor comes to the same id (undo gives ids back).
    void forget(std::int64_t id);

    /// All of them are.
    void expireAll();

    /// Drops what is asked for and was not begun: nobody looks at it any more.
    void dropWaiting();

    /// Forgets every picture, and what is asked for: the ids stand for something else from now on.
    void clear();

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
