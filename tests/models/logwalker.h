#pragma once

#include "document/document.h"
#include "document/walkedits.h"
#include "models/logmodel.h"

#include <vector>

namespace zonewright::test {

/// Small zones, so that a few moves cross borders, and a log of it all.
struct LogWalker
{
    Document document{{.name = "Elderlore", .size = 4, .zoneSize = 3}};
    LogModel model;

    LogWalker() { model.setPlayback(&document.playback()); }

    void walk(Direction direction, int moves)
    {
        for (int i = 0; i < moves; ++i)
            document.playback().walk(direction);
    }

    [[nodiscard]] std::span<const LogEntry> log() const { return document.playback().log().entries(); }

    [[nodiscard]] QString text(int row, int column = LogModel::TextColumn) const
    {
        return model.index(row, column).data().toString();
    }

    /// The first row of a kind from a row on, -1 for none.
    [[nodiscard]] int find(LogKind kind, int from = 0) const
    {
        for (int row = from; row < model.rowCount(); ++row) {
            if (log()[static_cast<std::size_t>(row)].kind == kind)
                return row;
        }
        return -1;
    }
};

} // namespace zonewright::test
