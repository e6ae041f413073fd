#include "app/dungeonstree.h"

#include "app/panels.h"
#include "document/document.h"
#include "views/floorpictures.h"

#include <QDrag>
#include <QEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int treeIndentation = 14;
constexpr int platePadding = 6;
constexpr int longestPlate = 200;

/// The floors that a change puts into the project.
std::vector<ItemId> insertedFloors(const Project& project, const Change& change)
{
    if (change.kind == ChangeKind::FloorInserted)
        return {change.id};
    std::vector<ItemId> ids;
    if (change.kind == ChangeKind::DungeonInserted)
        std::ranges::transform(project.dungeons[static_cast<std::size_t>(change.index)].floors, std::back_inserter(ids),
                               &FloorPlan::id);
    return ids;
}

} // namespace

DungeonsTree::DungeonsTree(QWidget* parent)
    : QTreeView(parent)
{
    m_delegate.setTheme(currentTheme());
    setItemDelegate(&m_delegate);
    setModel(&m_model);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setIndentation(treeIndentation);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers); // a double click opens; F2 is a command
    setExpandsOnDoubleClick(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false); // Tab leaves the tree, as everywhere
    setDragDropMode(QAbstractItemView::InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &QTreeView::expandAll);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& home, int first, int last) {
        for (int row = first; !home.isValid() && row <= last; ++row)
            expand(m_model.index(row, 0));
    });
}

void DungeonsTree::setParts(Document& document, FloorPictures& pictures)
{
    m_delegate.setPictures(&pictures);
    connect(&pictures, &FloorPictures::made, viewport(), qOverload<>(&QWidget::update));
    m_model.setDocument(&document);
    // Undo gives ids back: a new floor may have the one of a floor that went.
    connect(&document, &Document::changed, this, [&document, &pictures](const Change& change) {
        for (const ItemId floor : insertedFloors(document.project(), change))
            pictures.forget(floor);
    });
}

std::vector<ItemId> DungeonsTree::chosenOf(bool floors) const
{
    QModelIndexList chosen;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        if (DungeonsModel::isFloor(index) == floors)
            chosen << index;
    }
    std::ranges::sort(chosen, {},
                      [](const QModelIndex& index) { return std::pair(index.parent().row(), index.row()); });
    std::vector<ItemId> ids;
    std::ranges::transform(chosen, std::back_inserter(ids), &DungeonsModel::idOf);
    return ids;
}

ItemId DungeonsTree::currentItem() const
{
    return selectionModel()->isSelected(currentIndex()) ? DungeonsModel::idOf(currentIndex()) : 0;
}

void DungeonsTree::choose(const std::vector<ItemId>& items, ItemId current)
{
    QItemSelection selection;
    for (const ItemId item : items) {
        if (const QModelIndex index = m_model.indexOf(item); index.isValid())
            selection.select(index, index);
    }
    const QModelIndex index = m_model.indexOf(current);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (index.isValid())
        scrollTo(index);
    if (index.isValid() && index == m_model.index(0, 0, m_model.index(0, 0)))
        scrollToTop(); // with its dungeon
}

void DungeonsTree::editName(ItemId item)
{
    const QModelIndex index = m_model.indexOf(item);
    if (!index.isValid())
        return;
    scrollTo(index);
    setFocus(Qt::OtherFocusReason);
    edit(index);
}

void DungeonsTree::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_delegate.setTheme(currentTheme());
        viewport()->update();
    }
}

void DungeonsTree::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().isValid() && state() != EditingState)
        return Q_EMIT opened(DungeonsModel::idOf(currentIndex()));
    QTreeView::keyPressEvent(event);
}

/// The arrow before a dungeon is clicked quickly, too.
void DungeonsTree::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isOnRow = index.isValid() && visualRect(index).contains(event->position().toPoint());
    if (!isOnRow || event->button() != Qt::LeftButton)
        return QTreeView::mouseDoubleClickEvent(event);
    Q_EMIT opened(DungeonsModel::idOf(index));
}

void DungeonsTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    Q_EMIT chosenChanged();
}

void DungeonsTree::startDrag(Qt::DropActions actions)
{
    const QModelIndexList rows = selectionModel()->selectedIndexes();
    QMimeData* dragged = m_model.mimeData(rows);
    if (dragged == nullptr)
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(dragged);
    drag->setPixmap(dragPlate());
    drag->setHotSpot({-2 * platePadding, -platePadding});
    drag->exec(actions, defaultDropAction());
}

/// The name of what is dragged, or how many rows.
QPixmap DungeonsTree::dragPlate() const
{
    const QModelIndexList rows = selectionModel()->selectedIndexes();
    const QString text =
        rows.size() == 1 ? rows.front().data().toString() : tr("%n row(s)", nullptr, static_cast<int>(rows.size()));
    const QString shown = fontMetrics().elidedText(text, Qt::ElideRight, longestPlate);
    const QSize size(fontMetrics().horizontalAdvance(shown) + 2 * platePadding, fontMetrics().height() + platePadding);
    QPixmap plate(size * devicePixelRatioF());
    plate.setDevicePixelRatio(devicePixelRatioF());
    plate.fill(palette().color(QPalette::Highlight));
    QPainter painter(&plate);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(QRect({}, size), Qt::AlignCenter, shown);
    return plate;
}

void DungeonsTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTreeView::currentChanged(current, previous);
    Q_EMIT chosenChanged();
}

} // namespace zonewright
