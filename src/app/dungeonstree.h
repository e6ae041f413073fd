#pragma once

#include "models/dungeonsmodel.h"
#include "views/dungeondelegate.h"

#include <QTreeView>

#include <vector>

namespace zonewright {

class Document;

/// The tree of dungeons and floors. Dungeons that come are open; rows are dragged, and named where they stand.
class DungeonsTree : public QTreeView
{
    Q_OBJECT

public:
    explicit DungeonsTree(QWidget* parent = nullptr);

    /// Both outlive the tree.
    void setParts(Document& document, FloorPictures& pictures);

    [[nodiscard]] DungeonsModel& dungeons() { return m_model; }

    /// The selected dungeons, or floors, from the top.
    [[nodiscard]] std::vector<ItemId> chosenDungeons() const { return chosenOf(false); }

    [[nodiscard]] std::vector<ItemId> chosenFloors() const { return chosenOf(true); }

    /// The dungeon or floor that the keys are on; 0 where that is not selected, or there is none.
    [[nodiscard]] ItemId currentItem() const;

    /// Selects these alone, the keys on `current`, and brings that in sight.
    void choose(const std::vector<ItemId>& items, ItemId current);

    /// Lets the name of a dungeon or floor be typed, in sight.
    void editName(ItemId item);

Q_SIGNALS:
    /// Enter, or a double click.
    void opened(zonewright::ItemId item);

    void chosenChanged();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

    /// With a small plate at the pointer, so that the place where rows are dropped is seen.
    void startDrag(Qt::DropActions actions) override;

private:
    [[nodiscard]] std::vector<ItemId> chosenOf(bool floors) const;
    [[nodiscard]] QPixmap dragPlate() const;

    DungeonsModel m_model;
    DungeonDelegate m_delegate;
};

} // namespace zonewright
