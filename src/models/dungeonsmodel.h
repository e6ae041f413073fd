#pragma once

#include "core/base/result.h"
#include "core/level/floorplan.h"
#include "models/roles.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QString>
#include <QUuid>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace zonewright {

struct Change;
class Document;

/// The dungeons of the project with their floors, as a tree of two levels. It keeps of each row what it says, so that
/// it always shows what it told of, and asking costs nothing however many floors there are. A row lasts as long as its
/// dungeon or floor, wherever that is moved. Names are changed in place, and rows are dragged: each is one step of the
/// history.
class DungeonsModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// What a row stands for.
    enum class Kind : std::uint8_t { Dungeon, Strip, Dug };

    explicit DungeonsModel(QObject* parent = nullptr);
    ~DungeonsModel() override;

    /// The document whose dungeons are shown; none for no rows. It outlives the model or is taken away first.
    void setDocument(Document* document);

    /// The row of a dungeon or a floor; invalid for any other id.
    [[nodiscard]] QModelIndex indexOf(ItemId id) const;

    /// The dungeon or floor of a row; 0 for none.
    [[nodiscard]] static ItemId idOf(const QModelIndex& index);

    [[nodiscard]] static bool isFloor(const QModelIndex& index);

    /// True while the project is changing, and rows are not yet what they will be.
    [[nodiscard]] bool isChanging() const { return m_isChanging; }

    /// How much is wrong with a floor; it may be told before its row is there, and holds until another project is open.
    void setProblemCount(ItemId floor, int count);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    /// What was typed or dropped could not be taken: why, in a sentence.
    void refused(const QString& sentence);

private:
    struct Node;
    using Nodes = std::vector<std::unique_ptr<Node>>;

    /// What is dragged: floors, or else dungeons.
    struct Dragged
    {
        std::vector<ItemId> dungeons;
        std::vector<ItemId> floors;
    };

    /// A gap between rows of one level: of a dungeon's floors, or of the dungeons.
    struct Gap
    {
        ItemId dungeon = 0; ///< of floors
        int place = 0;      ///< before which row
    };

    [[nodiscard]] static Node* nodeOf(const QModelIndex& index);
    [[nodiscard]] QModelIndex indexOf(const Node& node) const;
    [[nodiscard]] QString tipOf(const Node& node) const;
    [[nodiscard]] QString spokenText(const Node& node) const;
    bool take(const Result<void>& result);

    void beginChange(const Change& change);
    void endChange(const Change& change);
    void endDungeonChange(const Change& change);
    void endFloorChange(const Change& change);
    void endFloorMove(const Change& change);
    void readAll();
    void readWords();
    [[nodiscard]] const FloorPlan& planAt(const Change& change) const;
    [[nodiscard]] std::unique_ptr<Node> newDungeon(const Dungeon& dungeon);
    [[nodiscard]] std::unique_ptr<Node> newFloor(const FloorPlan& floor, Node& home);
    void forget(const Node& node);
    static void numberRows(Nodes& rows, int first);
    void tell(const Node& node);
    void tellFrom(const Node& dungeon, int first);

    [[nodiscard]] std::optional<Dragged> draggedIn(const QMimeData* data) const;
    [[nodiscard]] std::optional<Gap> gapForFloors(int row, const QModelIndex& parent) const;
    [[nodiscard]] std::optional<Gap> gapForDungeons(int row, const QModelIndex& parent) const;

    Document* m_document = nullptr;
    Nodes m_dungeons;
    QHash<ItemId, Node*> m_nodes;
    QHash<ItemId, int> m_problems; ///< of floors that have any, with rows or without
    QUuid m_own;                   ///< tells what is dragged here from what is dragged in other windows
    std::vector<ItemId> m_untold;  ///< floors whose problems were told during a change
    bool m_isChanging = false;
};

} // namespace zonewright
