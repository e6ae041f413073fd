#include "views/pairmatrixview.h"

#include "models/pairmatrixmodel.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int pairCellPadding = 3;   // logical pixels, above and below the text of the smallest cell
constexpr int largestPairCell = 40;  // logical pixels
constexpr int pairHeaderPadding = 5; // beside a code
constexpr int pairHeaderGap = 3;     // at least, between codes side by side
constexpr double pairHeaderTint = 0.16;
constexpr QSize leastPairMatrix{80, 60};

} // namespace

PairHeader::PairHeader(Qt::Orientation orientation, QWidget* parent)
    : QHeaderView(orientation, parent)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setSectionsClickable(false);
    setHighlightSections(true);
}

void PairHeader::setHovered(int section)
{
    if (std::exchange(m_hovered, section) != section)
        viewport()->update();
}

void PairHeader::measure()
{
    m_longestCode = 0;
    QFont font = this->font();
    font.setBold(true); // as that of the current one is
    const QFontMetrics bold(font);
    for (int section = 0; section < count(); ++section) {
        const QString code = model()->headerData(section, orientation()).toString();
        m_longestCode = std::max(m_longestCode, bold.horizontalAdvance(code));
    }
}

bool PairHeader::isUpright(int side) const
{
    return orientation() == Qt::Horizontal && m_longestCode + pairHeaderGap > side;
}

int PairHeader::thickness(int side) const
{
    const int text = orientation() == Qt::Vertical || isUpright(side) ? m_longestCode : fontMetrics().height();
    return text + 2 * pairHeaderPadding;
}

QSize PairHeader::sizeHint() const
{
    const int side = defaultSectionSize();
    const int thick = thickness(side);
    return orientation() == Qt::Vertical ? QSize(thick, side) : QSize(side, thick);
}

void PairHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const auto* table = qobject_cast<const QTableView*>(parentWidget());
    const QModelIndex current = table != nullptr ? table->currentIndex() : QModelIndex();
    const bool isCurrent = section == (orientation() == Qt::Vertical ? current.row() : current.column());
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::Base));
    if (isCurrent || section == m_hovered) {
        QColor tint = palette().color(QPalette::Highlight);
        tint.setAlphaF(static_cast<float>(isCurrent ? 2 * pairHeaderTint : pairHeaderTint));
        painter->fillRect(rect, tint);
    }
    QFont font = this->font();
    font.setBold(isCurrent);
    painter->setFont(font);
    painter->setPen(palette().color(QPalette::Text));
    const QString code = model()->headerData(section, orientation()).toString();
    if (isUpright(rect.width())) {
        painter->translate(rect.left(), rect.bottom() + 1);
        painter->rotate(-90);
        painter->drawText(QRect(pairHeaderPadding, 0, rect.height() - pairHeaderPadding, rect.width()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, code);
    } else if (orientation() == Qt::Horizontal) {
        painter->drawText(rect, Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, code);
    } else {
        painter->drawText(rect.adjusted(0, 0, -pairHeaderPadding, 0),
                          Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, code);
    }
    painter->restore();
}

PairMatrixView::PairMatrixView(QWidget* parent)
    : QTableView(parent)
    , m_left(new PairHeader(Qt::Vertical, this))
    , m_right(new PairHeader(Qt::Horizontal, this))
{
    setVerticalHeader(m_left);
    setHorizontalHeader(m_right);
    setItemDelegate(&m_delegate);
    setCornerButtonEnabled(false);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setMouseTracking(true);
}

void PairMatrixView::setPairs(PairMatrixModel& model)
{
    m_pairs = &model;
    setModel(&model);
    connect(&model, &QAbstractItemModel::modelReset, this, &PairMatrixView::takeCodes);
    connect(&model, &QAbstractItemModel::headerDataChanged, this, &PairMatrixView::takeCodes);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_left->viewport()->update();
        m_right->viewport()->update();
    });
    takeCodes();
}

void PairMatrixView::takeCodes()
{
    if (m_pairs == nullptr)
        return;
    m_left->measure();
    m_right->measure();
    fitCells();
}

void PairMatrixView::setTheme(Theme theme)
{
    m_delegate.setTheme(theme);
    viewport()->update();
}

QSize PairMatrixView::minimumSizeHint() const
{
    return leastPairMatrix;
}

/// As large as all of them fit, within limits; of very many, as small as their text allows.
void PairMatrixView::fitCells()
{
    if (m_isFitting || m_pairs == nullptr)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    const int least = fontMetrics().height() + pairCellPadding;
    const int rooms = std::max(m_pairs->rowCount(), 1);
    const QSize area = contentsRect().size();
    const int across = (area.width() - m_left->thickness(least)) / rooms;
    const auto sideBelow = [&](int header) {
        return std::clamp(std::min(across, (area.height() - header) / rooms), least, largestPairCell);
    };
    const int wanted = sideBelow(m_right->thickness(largestPairCell));
    const int side = std::min(wanted, sideBelow(m_right->thickness(wanted))); // of upright codes it is higher
    for (PairHeader* header : {m_left, m_right}) {
        if (header->defaultSectionSize() != side)
            header->setDefaultSectionSize(side);
    }
    m_left->setFixedWidth(m_left->thickness(side));
    m_right->setFixedHeight(m_right->thickness(side));
    updateGeometries();
}

void PairMatrixView::hover(const QModelIndex& index)
{
    const QModelIndex before = m_delegate.hovered();
    if (index == before)
        return;
    m_delegate.setHovered(index);
    m_left->setHovered(index.row());
    m_right->setHovered(index.column());
    update(before);
    update(index);
    Q_EMIT cellHovered(index);
}

void PairMatrixView::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter) {
        const QModelIndex before = currentIndex();
        QTableView::keyPressEvent(event);
        if (currentIndex() != before)
            hover({}); // what the keys are on counts, until the pointer moves again
        return;
    }
    if (currentIndex().isValid())
        Q_EMIT cellEntered(currentIndex());
}

void PairMatrixView::mouseMoveEvent(QMouseEvent* event)
{
    QTableView::mouseMoveEvent(event);
    hover(indexAt(event->position().toPoint()));
}

void PairMatrixView::mouseDoubleClickEvent(QMouseEvent* event)
{
    QTableView::mouseDoubleClickEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid())
        Q_EMIT cellEntered(index);
}

bool PairMatrixView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hover({});
    return QTableView::viewportEvent(event);
}

/// What the most candidates are is found out for those who see it.
void PairMatrixView::paintEvent(QPaintEvent* event)
{
    if (m_pairs != nullptr && m_delegate.setMost(m_pairs->mostCandidates()))
        viewport()->update(); // other cells than these too
    QTableView::paintEvent(event);
}

void PairMatrixView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitCells();
}

void PairMatrixView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        takeCodes();
}

} // namespace zonewright
