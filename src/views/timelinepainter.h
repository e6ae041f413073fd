#pragma once

#include "core/events/event.h"
#include "core/walk/turnlog.h"
#include "document/playback.h"
#include "render/theme.h"
#include "views/timelineevents.h"

#include <QRect>

#include <optional>
#include <span>

class QPainter;

namespace zonewright {

/// What a time line shows, and where. All positions and lengths are device pixels.
struct TimelinePicture
{
    const TimeAxis& axis;
    QRect plot;
    double ratio = 1.0; ///< device pixels of a logical one
    Theme theme = Theme::Light;
    const TurnLog& log;
    std::span<const Request> pending; ///< in order of due turn
    std::int64_t turn = 0;            ///< the shown one
    std::int64_t soonest = 0;         ///< in which a request that is overdue is processed
    std::optional<NextEvent> next;
    std::span<const TimelineEvent> events;
    std::optional<TimelineEvent> dragged; ///< not among the events
};

/// The three rows of a time line, from top to bottom.
struct TimelineRows
{
    QRect events; ///< the scheduled ones
    QRect work;   ///< what the engine did and will do
    QRect walk;   ///< where the player came to, and what went wrong
};

[[nodiscard]] TimelineRows timelineRows(const QRect& plot);

[[nodiscard]] EventSignSizes eventSignSizes(const TimelineRows& rows, double ratio);

/// Paints all rows; takes time proportional to the width.
void paintTimeline(QPainter& painter, const TimelinePicture& picture);

} // namespace zonewright
