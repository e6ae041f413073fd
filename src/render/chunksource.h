#pragma once

#include "render/chunkkey.h"

#include <QImage>

#include <optional>

namespace zonewright {

/// Where painters find chunks. A source decides for itself whether one that is not there is made at once.
class ChunkSource
{
public:
    virtual ~ChunkSource() = default;

    /// The picture of a chunk, or nothing while there is none.
    [[nodiscard]] virtual std::optional<QImage> find(const ChunkKey& key) = 0;
};

} // namespace zonewright
