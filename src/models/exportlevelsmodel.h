#pragma once

#include "core/level/floorplan.h"
#include "document/change.h"

#include <QHash>
#include <QIdentityProxyModel>

#include <vector>

namespace zonewright {

class Document;
class DungeonsModel;

/// The dungeons and floors of the project with a box for each, ticked where it is exported: a tree of two levels that
/// follows the project. A dungeon is ticked, partly ticked or not as its floors are; ticking it ticks them all, and one
/// without floors can neither be ticked nor is it. A new floor is ticked while all others are; one that comes back is
/// as it was. Otherwise rows say what those of DungeonsModel say; they are neither changed nor dragged here.
class ExportLevelsModel : public QIdentityProxyModel
{
    Q_OBJECT

public:
    /// The document outlives it.
    explicit ExportLevelsModel(Document& document, QObject* parent = nullptr);

    /// Ticks every floor, or those given alone.
    void tickAll();
    void tick(const std::vector<ItemId>& floors);

    /// Whether every floor is ticked (of a project without floors too).
    [[nodiscard]] bool allTicked() const;

    /// Ids, in the order of the project.
    [[nodiscard]] std::vector<ItemId> ticked() const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Ticks a floor, or all floors of a dungeon (Qt::CheckStateRole; a part of them cannot be asked for).
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// Floors were ticked, or are not any more; not by floors that come, go or move.
    void tickedChanged();

private:
    /// How many floors a dungeon has, and how many of them are ticked.
    struct Share
    {
        int ticked = 0;
        int floors = 0;
    };

    [[nodiscard]] std::vector<ItemId> floorIds() const;
    [[nodiscard]] Share shareOf(const QModelIndex& dungeon) const;
    [[nodiscard]] Qt::CheckState stateOf(const QModelIndex& index) const;
    void setTicked(const QHash<ItemId, bool>& isTicked);
    void adoptFloors(const Change& change);

    Document& m_document;
    DungeonsModel* m_rows;
    QHash<ItemId, bool> m_isTicked; ///< of every floor, and of those that went, which may come back
};

} // namespace zonewright
