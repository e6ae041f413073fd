#pragma once

#include <QWidget>

class QToolButton;

namespace zonewright {

class ActionSet;
class Playback;

/// A slim bar beside the tabs of the maps: a turn back and forward with the turn between them, keeping the walk,
/// following the player. Where the tabs need the room it is a button with a menu of the same.
class WalkBar : public QWidget
{
    Q_OBJECT

public:
    /// The walk outlives the bar.
    WalkBar(const ActionSet& actions, const Playback& playback, QWidget* parent = nullptr);

    /// That of the button while the widget that it stands in is narrow.
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* m_whole;
    QToolButton* m_button;
};

} // namespace zonewright
