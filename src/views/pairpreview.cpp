#include "views/pairpreview.h"

#include "document/document.h"
#include "document/languagechange.h"
#include "models/plaintip.h"
#include "render/floorground.h"
#include "render/floormarks.h"
#include "render/pairpainter.h"
#include "render/worldpainter.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <bit>

namespace zonewright {

namespace {

constexpr QSize pairPreviewHint{260, 130}; // logical pixels
constexpr QSize leastPairPreview{60, 40};
constexpr int pairWordsMargin = 8;

/// The next candidate north (-1) or south (1) of a row, that row itself where none is; 0 stands before the first.
int nextCandidate(ColumnMask candidates, int row, int by)
{
    for (int next = row + by; roomRowLimits.contains(next); next += by) {
        if ((candidates & rowBit(next)) != 0)
            return next;
    }
    return row;
}

} // namespace

/// What is shown: made when it is painted or asked about, until something of it changes.
class PairPreview::Shown
{
public:
    Document* document = nullptr;
    Theme theme = Theme::Light;

    void setTilesets(std::shared_ptr<const Tilesets> tilesets) { m_ground.setTilesets(std::move(tilesets)); }

    void expire() { m_expired = true; }

    /// Forgets the path that is looked at, too.
    void expireAll()
    {
        m_tried.clear();
        m_expired = true;
    }

    bool setTried(const PathCells& cells)
    {
        if (cells == m_tried)
            return false;
        m_tried = cells;
        m_expired = true;
        return true;
    }

    /// Null without a pair.
    const PairScene* scene()
    {
        if (m_expired)
            take();
        return m_scene ? &*m_scene : nullptr;
    }

    FloorProjection projection(const QWidget& widget)
    {
        return pairProjection(scene()->floor.cells.size(), widget.size(), widget.devicePixelRatioF());
    }

    void paint(QPainter& painter, const FloorProjection& projection, int hovered, int current)
    {
        const PairScene& shown = *scene();
        m_ground.paint(painter, projection, theme);
        paintRoomLabels(painter, projection, shown.built, theme);
        paintPair(painter, projection, shown, theme, hovered, current);
    }

private:
    void take()
    {
        m_expired = false;
        m_scene.reset();
        m_ground.clear();
        const RoomCatalogue* rooms = document != nullptr ? document->roomFocus().rooms() : nullptr;
        const auto pair = document != nullptr ? document->roomFocus().pair() : std::nullopt;
        const auto left = rooms && pair ? rooms->indexOf(pair->left) : std::nullopt;
        const auto right = rooms && pair ? rooms->indexOf(pair->right) : std::nullopt;
        if (!left || !right)
            return;
        m_scene = pairScene(*rooms, *left, *right, m_tried);
        m_ground.setFloors(m_scene->floor, std::nullopt, std::nullopt);
    }

    PathCells m_tried;
    bool m_expired = true;
    std::optional<PairScene> m_scene;
    FloorGround m_ground;
};

PairPreview::PairPreview(QWidget* parent)
    : QWidget(parent)
    , m_shown(std::make_unique<Shown>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    whenLanguageChanges(*this, [this] {
        describe();
        update();
    });
    describe();
}

PairPreview::~PairPreview() = default;

void PairPreview::setDocument(Document& document)
{
    m_shown->document = &document;
    connect(&document.roomFocus(), &RoomFocus::contentChanged, this, &PairPreview::expire);
    connect(&document.roomFocus(), &RoomFocus::pairChanged, this, [this] {
        m_shown->expireAll();
        m_current = 0;
        expire();
    });
    expire();
}

void PairPreview::setTilesets(std::shared_ptr<const Tilesets> tilesets)
{
    m_shown->setTilesets(std::move(tilesets));
    update();
}

void PairPreview::setTheme(Theme theme)
{
    m_shown->theme = theme;
    update();
}

void PairPreview::setTriedPath(const PathCells& cells)
{
    if (m_shown->setTried(cells))
        expire();
}

void PairPreview::expire()
{
    m_shown->expire();
    hover(0);
    if (isVisible())
        describe();
    update();
}

int PairPreview::jointColumn() const
{
    const PairScene* scene = m_shown->scene();
    return scene != nullptr ? scene->joint.column : 0;
}

QRectF PairPreview::rectOf(Point cell) const
{
    if (m_shown->scene() == nullptr)
        return {};
    const QRect pixels = m_shown->projection(*this).pixelsOf({cell.x, cell.y, 1, 1});
    const double ratio = devicePixelRatioF();
    return {pixels.x() / ratio, pixels.y() / ratio, pixels.width() / ratio, pixels.height() / ratio};
}

int PairPreview::rowAt(QPointF position) const
{
    const PairScene* scene = m_shown->scene();
    if (scene == nullptr)
        return 0;
    const Point cell = m_shown->projection(*this).cellAt((position * devicePixelRatioF()).toPoint());
    const bool isCandidate = cell.x == scene->joint.column && roomRowLimits.contains(cell.y) &&
                             (scene->joint.candidates & rowBit(cell.y)) != 0;
    return isCandidate ? cell.y : 0;
}

QSize PairPreview::sizeHint() const
{
    return pairPreviewHint;
}

QSize PairPreview::minimumSizeHint() const
{
    return leastPairPreview;
}

void PairPreview::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    setCursor(row != 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QString PairPreview::tipOf(int row) const
{
    const PairScene* scene = m_shown->scene();
    if (scene == nullptr || row == 0)
        return {};
    const QString number = QLocale().toString(row);
    return scene->joint.row == row ? tr("Row %1 is pinned for this pair on every floor. Click to unpin it.").arg(number)
                                   : tr("Click to pin row %1 for this pair on every floor.").arg(number);
}

/// For those who do not see it.
void PairPreview::describe()
{
    setAccessibleDescription(
        m_current != 0 ? tipOf(m_current) : tr("Up and Down go from candidate to candidate, Enter and Space pin one."));
}

bool PairPreview::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    const QString tip = tipOf(rowAt(help.pos()));
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help.globalPos(), plainTip(tip), this);
    return true;
}

void PairPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_shown->scene() == nullptr) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::Text));
        const QRect words = rect().adjusted(pairWordsMargin, pairWordsMargin, -pairWordsMargin, -pairWordsMargin);
        return painter.drawText(words, Qt::AlignCenter | Qt::TextWordWrap,
                                tr("Select a pair in the matrix to see its rooms joined."));
    }
    const FloorProjection projection = m_shown->projection(*this);
    painter.save();
    useDevicePixels(painter, devicePixelRatioF());
    m_shown->paint(painter, projection, m_hovered, hasFocus() ? m_current : 0);
    painter.restore();
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PairPreview::mouseMoveEvent(QMouseEvent* event)
{
    hover(rowAt(event->position()));
}

void PairPreview::mousePressEvent(QMouseEvent* event)
{
    const int row = event->button() == Qt::LeftButton ? rowAt(event->position()) : 0;
    if (row == 0)
        return QWidget::mousePressEvent(event);
    m_current = row;
    Q_EMIT rowToggled(row);
}

/// The second press on a candidate would undo the first.
void PairPreview::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int row = rowAt(event->position());
    if (event->button() != Qt::LeftButton || row == 0 || row != m_current)
        mousePressEvent(event);
}

void PairPreview::leaveEvent(QEvent* event)
{
    hover(0);
    QWidget::leaveEvent(event);
}

void PairPreview::moveRow(int by)
{
    const ColumnMask candidates = m_shown->scene() != nullptr ? m_shown->scene()->joint.candidates : 0;
    m_current = m_current == 0 ? nextCandidate(candidates, 0, 1) : nextCandidate(candidates, m_current, by);
    describe();
    update();
}

void PairPreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        return moveRow(-1);
    case Qt::Key_Down:
        return moveRow(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: {
        const PairScene* scene = m_shown->scene();
        if (scene != nullptr && m_current != 0 && (scene->joint.candidates & rowBit(m_current)) != 0)
            Q_EMIT rowToggled(m_current);
        return;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

void PairPreview::focusInEvent(QFocusEvent* event)
{
    if (m_current == 0)
        moveRow(1);
    QWidget::focusInEvent(event);
    update();
}

void PairPreview::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace zonewright
