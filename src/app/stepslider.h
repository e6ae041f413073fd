#pragma once

#include "render/theme.h"

#include <QSlider>

#include <vector>

namespace zonewright {

class FloorScrub;

/// A slider over all decisions that made a floor. Below its groove short lines mark what was refused, and long ones
/// where another phase begins: joints after rooms, the hero, pruning, stairs, what is set by hand. A click goes there.
class StepSlider : public QSlider
{
    Q_OBJECT

public:
    explicit StepSlider(QWidget* parent = nullptr);

    /// Whose decisions it is about, which outlives it.
    void setScrub(FloorScrub& scrub);

    void setTheme(Theme theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Whether there is a mark of something refused, or of a phase, at a place in logical pixels.
    [[nodiscard]] bool marksRefusalAt(int x);
    [[nodiscard]] bool marksPhaseAt(int x);

    /// Where the handle's middle is after so many decisions, in logical pixels.
    [[nodiscard]] int placeOf(std::size_t position) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    enum Mark : std::uint8_t { None = 0, Refused = 1, Phase = 2 };

    void takeSteps();
    void takePosition();
    void findMarks();
    void goTo(int x);

    FloorScrub* m_scrub = nullptr;
    Theme m_theme = Theme::Light;
    std::vector<std::uint8_t> m_marks; ///< of each pixel, bits of Mark; empty where they are not known
};

} // namespace zonewright
