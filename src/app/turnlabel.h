#pragma once

#include <QLabel>

namespace zonewright {

class Playback;

/// The turn that is shown, in short: "41 / 89", and in words for those who hear it.
class TurnLabel : public QLabel
{
    Q_OBJECT

public:
    /// The walk outlives the label.
    explicit TurnLabel(const Playback& playback, QWidget* parent = nullptr);

private:
    void showTurn();

    const Playback& m_playback;
};

} // namespace zonewright
