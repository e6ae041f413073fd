#pragma once

#include <QWidget>

namespace zonewright {

class ActionSet;
class Playback;

/// A slim bar beside the tabs of the maps: a turn back and forward with the turn between them, keeping the walk,
/// following the player. It gives way where the tabs need the room.
class WalkBar : public QWidget
{
    Q_OBJECT

public:
    /// The walk outlives the bar.
    WalkBar(const ActionSet& actions, const Playback& playback, QWidget* parent = nullptr);

    /// Nothing while the widget that it stands in is narrow.
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }
};

} // namespace zonewright
