#include "views/candidatesdelegate.h"

#include "models/junctionsmodel.h"

#include <QMouseEvent>
#include <QPainter>

#include <bit>

namespace zonewright {

namespace {

constexpr int chipMargin = 4;   // logical pixels, left of the first chip and right of the last
constexpr int chipGap = 3;      // between two
constexpr int chipPadding = 11; // beside the number, left and right together
constexpr int chipPinRoom = 6;  // of that, for a pin
constexpr int chipInset = 3;    // above and below
constexpr double chipRadius = 3.0;
constexpr double chipPen = 1.25;
constexpr double pinHead = 2.1; // its radius
constexpr double pinNeedle = 4.0;
constexpr int hoverTint = 46; // of 255
constexpr int chipTint = 70;

int chipWidth(int row, const QFontMetrics& metrics)
{
    constexpr int firstOfTwoDigits = 10;
    const int digits = row < firstOfTwoDigits ? 1 : 2;
    return digits * metrics.horizontalAdvance(QLatin1Char('0')) + chipPadding;
}

ColumnMask candidatesOf(const QModelIndex& index)
{
    return index.data(CandidatesRole).toULongLong();
}

/// How one chip looks.
struct ChipLook
{
    int row = 0;
    bool isOpen = false;
    bool isFloorPin = false;
    bool isCataloguePin = false;
    bool isHovered = false;
    bool isCurrent = false;
};

void paintPin(QPainter& painter, const QPointF& at, const QColor& ink, const QColor& ground, bool isFull)
{
    painter.setPen(QPen(ink, 1.0));
    painter.drawLine(at, at + QPointF(0, pinNeedle));
    painter.setBrush(isFull ? ink : ground);
    painter.drawEllipse(at, pinHead, pinHead);
}

void paintChip(QPainter& painter, const QRect& rect, const ChipLook& look, const QColor& ink, const QColor& ground)
{
    const QRectF frame = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
    QPen pen(ink, chipPen);
    if (!look.isOpen)
        pen.setDashPattern({2.0, 2.0});
    QColor tint = ink;
    tint.setAlpha(chipTint);
    painter.setPen(pen);
    painter.setBrush(look.isOpen ? QBrush(ink) : look.isHovered ? QBrush(tint) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(frame, chipRadius, chipRadius);
    if (look.isCurrent) {
        painter.setPen(QPen(ink, chipPen));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame.adjusted(-2, -2, 2, 2), chipRadius + 1, chipRadius + 1);
    }
    const QColor front = look.isOpen ? ground : ink;
    const bool hasPin = look.isFloorPin || look.isCataloguePin;
    QRect number = rect;
    if (hasPin) {
        number.setRight(rect.right() - chipPinRoom);
        paintPin(painter, {rect.right() - chipPinRoom + 1.5, rect.center().y() - pinNeedle / 2 + 0.5}, front,
                 look.isOpen ? ink : ground, look.isFloorPin);
    }
    painter.setPen(front);
    painter.drawText(number, Qt::AlignCenter, QString::number(look.row));
}

} // namespace

std::vector<CandidatesDelegate::Chip> CandidatesDelegate::chips(const QRect& cell, const QFontMetrics& metrics,
                                                                ColumnMask candidates)
{
    std::vector<Chip> all;
    int left = cell.left() + chipMargin;
    for (; candidates != 0; candidates &= candidates - 1) {
        const int row = std::countr_zero(candidates) + 1;
        const int width = chipWidth(row, metrics);
        all.push_back({.row = row, .rect = {left, cell.top() + chipInset, width, cell.height() - 2 * chipInset}});
        left += width + chipGap;
    }
    return all;
}

int CandidatesDelegate::widthOf(int rows, const QFontMetrics& metrics)
{
    int width = 2 * chipMargin;
    for (int row = 1; row <= rows; ++row)
        width += chipWidth(row, metrics) + (row > 1 ? chipGap : 0);
    return width;
}

int CandidatesDelegate::rowAt(const QRect& cell, const QFontMetrics& metrics, const QModelIndex& index,
                              const QPoint& at)
{
    if (index.column() != JunctionsModel::CandidatesColumn || !cell.contains(at))
        return 0;
    for (const Chip& chip : chips(cell, metrics, candidatesOf(index))) {
        if (chip.rect.contains(at))
            return chip.row;
    }
    return 0;
}

void CandidatesDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    ShareBarDelegate::initStyleOption(option, index);
    if (index.column() == JunctionsModel::CandidatesColumn)
        option->text.clear(); // the chips say it
    const bool isSource = index.column() == JunctionsModel::SourceColumn;
    const bool isState = index.column() == JunctionsModel::StateColumn;
    if ((isSource || isState) && index.data(HasFaultRole).toBool())
        option->font.setBold(true);
}

void CandidatesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    ShareBarDelegate::paint(painter, option, index);
    if (m_hovered && index.data(JointColumnRole).toInt() == m_hovered->column &&
        !option.state.testFlag(QStyle::State_Selected)) {
        QColor tint = option.palette.color(QPalette::Highlight);
        tint.setAlpha(hoverTint);
        painter->fillRect(option.rect, tint);
    }
    if (index.column() == JunctionsModel::CandidatesColumn)
        paintChips(*painter, option, index);
}

void CandidatesDelegate::paintChips(QPainter& painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QColor ground = option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
    const int column = index.data(JointColumnRole).toInt();
    const int open = index.data(OpenRowRole).toInt();
    const int floorPin = index.data(FloorPinRole).toInt(), cataloguePin = index.data(CataloguePinRole).toInt();
    painter.save();
    painter.setClipRect(option.rect);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(option.font);
    for (const Chip& chip : chips(option.rect, option.fontMetrics, candidatesOf(index))) {
        const JointPlace place{.column = column, .row = chip.row};
        paintChip(painter, chip.rect,
                  {.row = chip.row,
                   .isOpen = chip.row == open,
                   .isFloorPin = chip.row == floorPin,
                   .isCataloguePin = chip.row == cataloguePin,
                   .isHovered = m_hovered == place,
                   .isCurrent = m_current == place},
                  ink, ground);
    }
    painter.restore();
}

QSize CandidatesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize hint = ShareBarDelegate::sizeHint(option, index);
    if (index.column() == JunctionsModel::CandidatesColumn) {
        const auto all = chips({}, option.fontMetrics, candidatesOf(index));
        hint.setWidth(all.empty() ? 0 : all.back().rect.right() + chipMargin);
    }
    return hint;
}

bool CandidatesDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                     const QModelIndex& index)
{
    const bool isPress = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (!isPress)
        return ShareBarDelegate::editorEvent(event, model, option, index);
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    const bool isPlain = mouse.button() == Qt::LeftButton &&
                         !(mouse.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)); // those choose rows
    const int row = isPlain ? rowAt(option.rect, option.fontMetrics, index, mouse.position().toPoint()) : 0;
    if (row == 0)
        return false;
    Q_EMIT chipClicked(index, row);
    return true;
}

} // namespace zonewright
