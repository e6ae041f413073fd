#include "app/stepslider.h"

#include "app/themecolors.h"
#include "document/floorscrub.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int sliderHeight = 26;
constexpr int sliderWidth = 80; ///< at least
constexpr int sliderEdge = 8;   ///< left and right of the groove, half of the handle
constexpr int grooveY = 9;
constexpr int grooveHeight = 4;
constexpr int handleSide = 12;
constexpr int marksY = 17;
constexpr int refusalLength = 4;
constexpr int phaseLength = 8;

constexpr std::size_t pagesOfSteps = 20; ///< a page is so large a part of all

/// What goes on: a mark shows where it becomes something else.
int phaseOf(FloorStepKind kind)
{
    switch (kind) {
    case FloorStepKind::RoomChosen:
        return 0;
    case FloorStepKind::CandidatesFound:
    case FloorStepKind::PinRefused:
    case FloorStepKind::JunctionDrawn:
    case FloorStepKind::JunctionPinned:
    case FloorStepKind::PathOpened:
    case FloorStepKind::JointBlocked:
        return 1;
    case FloorStepKind::HeroRefused:
    case FloorStepKind::HeroPlaced:
        return 2;
    case FloorStepKind::StartedOver:
        return 3;
    case FloorStepKind::CorridorPruned:
    case FloorStepKind::DoorRemoved:
        return 4;
    case FloorStepKind::StairsPlaced:
        return 5;
    case FloorStepKind::NotKept:
    case FloorStepKind::SetByHand:
        return 6;
    default:
        return 7;
    }
}

} // namespace

StepSlider::StepSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setRange(0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QAbstractSlider::valueChanged, this, [this](int value) {
        if (m_scrub == nullptr)
            return;
        m_scrub->pause();
        m_scrub->setPosition(static_cast<std::size_t>(value));
    });
}

void StepSlider::setScrub(FloorScrub& scrub)
{
    m_scrub = &scrub;
    connect(&scrub, &FloorScrub::stepsChanged, this, &StepSlider::takeSteps);
    connect(&scrub, &FloorScrub::positionChanged, this, &StepSlider::takePosition);
    takeSteps();
}

void StepSlider::setTheme(Theme theme)
{
    m_theme = theme;
    update();
}

QSize StepSlider::sizeHint() const
{
    return {sliderWidth * 2, sliderHeight};
}

QSize StepSlider::minimumSizeHint() const
{
    return {sliderWidth, sliderHeight};
}

void StepSlider::takeSteps()
{
    m_marks.clear();
    {
        const QSignalBlocker quiet(this); // its place is the scrubber's
        setRange(0, static_cast<int>(m_scrub->count()));
        setPageStep(static_cast<int>(std::max<std::size_t>(1, m_scrub->count() / pagesOfSteps)));
    }
    takePosition();
}

void StepSlider::takePosition()
{
    const QSignalBlocker quiet(this);
    setValue(static_cast<int>(m_scrub->position()));
    update();
}

int StepSlider::placeOf(std::size_t position) const
{
    const auto range = static_cast<double>(std::max(1, maximum()));
    return sliderEdge +
           static_cast<int>(static_cast<double>(width() - 2 * sliderEdge) * static_cast<double>(position) / range);
}

/// Once for all decisions, however many there are.
void StepSlider::findMarks()
{
    m_marks.assign(static_cast<std::size_t>(std::max(1, width())), None);
    const FloorSteps* steps = m_scrub != nullptr ? m_scrub->steps() : nullptr;
    int phase = -1;
    for (std::size_t i = 0; steps != nullptr && i < steps->count(); ++i) {
        const FloorStepKind kind = steps->kind(i);
        const int now = phaseOf(kind);
        const bool begins = std::exchange(phase, now) != now;
        if (begins || isRefusal(kind)) {
            const auto x = static_cast<std::size_t>(std::clamp(placeOf(i + 1), 0, width() - 1));
            m_marks[x] =
                static_cast<std::uint8_t>(m_marks[x] | (begins ? Phase : None) | (isRefusal(kind) ? Refused : None));
        }
    }
}

bool StepSlider::marksRefusalAt(int x)
{
    if (m_marks.empty())
        findMarks();
    return x >= 0 && x < width() && (m_marks[static_cast<std::size_t>(x)] & Refused) != 0;
}

bool StepSlider::marksPhaseAt(int x)
{
    if (m_marks.empty())
        findMarks();
    return x >= 0 && x < width() && (m_marks[static_cast<std::size_t>(x)] & Phase) != 0;
}

void StepSlider::paintEvent(QPaintEvent*)
{
    if (m_marks.empty())
        findMarks();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor line = palette().color(QPalette::WindowText);
    QColor quiet = line;
    quiet.setAlphaF(0.25F);
    const int place = placeOf(static_cast<std::size_t>(value()));
    painter.setBrush(quiet);
    painter.drawRoundedRect(sliderEdge, grooveY, width() - 2 * sliderEdge, grooveHeight, 2, 2);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRoundedRect(sliderEdge, grooveY, place - sliderEdge, grooveHeight, 2, 2);
    const QColor refused = themeColors(m_theme).error;
    for (int x = 0; x < width(); ++x) {
        const std::uint8_t mark = m_marks[static_cast<std::size_t>(x)];
        if ((mark & Phase) != 0)
            painter.fillRect(x, marksY, 1, phaseLength, line);
        if ((mark & Refused) != 0)
            painter.fillRect(x, marksY, 1, refusalLength, refused);
    }
    const QRectF handle(place - handleSide / 2.0, grooveY + grooveHeight / 2.0 - handleSide / 2.0, handleSide,
                        handleSide);
    painter.setBrush(palette().color(isEnabled() ? QPalette::Highlight : QPalette::Mid));
    painter.setPen(QPen(palette().color(QPalette::Window), 2));
    painter.drawEllipse(handle);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(line, 1));
        painter.drawEllipse(handle.adjusted(-2, -2, 2, 2));
    }
}

void StepSlider::resizeEvent(QResizeEvent* event)
{
    QSlider::resizeEvent(event);
    m_marks.clear();
}

void StepSlider::goTo(int x)
{
    const double share = static_cast<double>(x - sliderEdge) / std::max(1, width() - 2 * sliderEdge);
    setValue(static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * maximum())));
}

void StepSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QSlider::mousePressEvent(event);
    goTo(static_cast<int>(event->position().x()));
    event->accept();
}

void StepSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        goTo(static_cast<int>(event->position().x()));
}

} // namespace zonewright
