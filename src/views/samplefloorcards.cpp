#include "views/samplefloorcards.h"

#include "models/floorwords.h"
#include "models/words.h"
#include "project/problemtext.h"
#include "render/palette.h"
#include "views/samplefloors.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace zonewright {

namespace {

constexpr double sampleRadius = 3; // of a card, in logical pixels
constexpr double sampleOpacity = 0.35;
constexpr double sampleHover = 0.8;
constexpr double sampleFocusPen = 2;
constexpr QSize enlargedSample(480, 300); // logical pixels
constexpr int popupMargin = 8;
constexpr double faultSignShare = 0.3; // of a card's height

/// A sign beside the picture of a floor that has problems.
void paintSampleFault(QPainter& painter, const QRectF& square, const OverlayColors& colors)
{
    painter.setPen(QPen(colors.ink, 1));
    painter.setBrush(colors.queued);
    painter.drawEllipse(square);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(static_cast<int>(square.height() * 0.75), 1));
    painter.setFont(font);
    painter.drawText(square, Qt::AlignCenter, QStringLiteral("!"));
}

/// Nothing is dug.
bool isEmptyFloor(const Problem& problem)
{
    return problem.kind == ProblemKind::NoPieces || problem.kind == ProblemKind::NoWeights ||
           problem.kind == ProblemKind::TooSmall;
}

/// A picture of a sample floor that is asked for when it is painted.
class EnlargedSample : public QWidget
{
public:
    EnlargedSample(SampleFloors& floors, int number, QWidget* parent)
        : QWidget(parent)
        , m_floors(floors)
        , m_number(number)
    {
        setFixedSize(enlargedSample);
        connect(&floors, &SampleFloors::pictureMade, this, [this](int made) {
            if (made == m_number)
                update();
        });
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.fillRect(rect(), canvasColors(m_floors.theme()).background);
        if (const QImage image = m_floors.picture(m_number, size(), devicePixelRatioF()); !image.isNull())
            painter.drawImage(rect(), image);
    }

private:
    SampleFloors& m_floors;
    int m_number;
};

} // namespace

SampleFloorCard::SampleFloorCard(SampleFloors& floors, int number)
    : QAbstractButton(&floors)
    , m_floors(floors)
    , m_number(number)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QSize SampleFloorCard::sizeHint() const
{
    return m_floors.sizeHint();
}

void SampleFloorCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect(), sampleRadius, sampleRadius);
    painter.fillPath(outline, canvasColors(m_floors.theme()).background);
    if (const QImage image = m_floors.picture(m_number, size(), devicePixelRatioF()); !image.isNull()) {
        painter.save();
        painter.setClipPath(outline);
        painter.drawImage(rect(), image);
        painter.restore();
    }
    const double pen = hasFocus() ? sampleFocusPen : 1.0;
    QColor ink = palette().color(hasFocus() ? QPalette::Highlight : QPalette::WindowText);
    if (!hasFocus())
        ink.setAlphaF(static_cast<float>(underMouse() ? sampleHover : sampleOpacity));
    painter.setPen(QPen(ink, pen));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), sampleRadius, sampleRadius);
    if (m_floors.faults(m_number).count > 0) {
        const double side = height() * faultSignShare;
        paintSampleFault(painter, {width() - side - 3, 3, side, side}, overlayColors(m_floors.theme()));
    }
}

/// Arrow keys go from card to card, Enter clicks as the space bar does.
void SampleFloorCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        focusNextPrevChild(event->key() == Qt::Key_Right);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return click();
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

SampleFloorPopup::SampleFloorPopup(SampleFloors& floors, int number)
    : QFrame(&floors, Qt::Popup)
{
    setObjectName(QStringLiteral("sampleFloorPopup"));
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Sample floor %1").arg(number + 1));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(popupMargin, popupMargin, popupMargin, popupMargin);
    layout->addWidget(new EnlargedSample(floors, number, this));
    auto* line = new QHBoxLayout;
    const FloorFaults faults = floors.faults(number);
    auto* says = new QLabel(faults.first.empty() ? tr("80 × 50 cells, 40 pieces wanted") : sayFaults(faults), this);
    says->setObjectName(QStringLiteral("sampleFloorSays"));
    says->setTextFormat(Qt::PlainText);
    says->setWordWrap(true);
    line->addWidget(says, 1);
    auto* make = new QPushButton(tr("New Dug Floor from This"), this);
    make->setObjectName(QStringLiteral("makeSampleFloor"));
    make->setDefault(true);
    make->setToolTip(tr("Add this floor to the dungeon that is looked at"));
    constexpr int hinting = 4; // logical pixels that a text may take more than it was measured
    make->setMinimumWidth(make->sizeHint().width() + hinting);
    make->setEnabled(std::ranges::none_of(faults.first, isEmptyFloor));
    line->addWidget(make);
    layout->addLayout(line);
    connect(make, &QAbstractButton::clicked, this, [this, number, wanted = &floors] {
        close();
        Q_EMIT wanted->floorWanted(number);
    });
    make->setFocus();
}

QString SampleFloorPopup::sayFaults(const FloorFaults& faults)
{
    const QString first = capitalised(problemText(faults.first.front()));
    return faults.count == 1
               ? first
               : tr("%1 (%2)", "a problem, how many there are").arg(first, problemCountText(faults.count));
}

void SampleFloorPopup::showBeside(const QWidget& card)
{
    adjustSize();
    const QRect screen = card.screen()->availableGeometry();
    const QPoint corner = card.mapToGlobal(QPoint(card.width() / 2, 0));
    QPoint at(corner.x() - width() / 2, corner.y() - height() - popupMargin);
    if (at.y() < screen.top())
        at.setY(corner.y() + card.height() + popupMargin);
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    at.setY(std::clamp(at.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
    move(at);
    show();
}

void SampleFloorPopup::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return findChild<QPushButton*>()->click();
    QFrame::keyPressEvent(event);
}

} // namespace zonewright
