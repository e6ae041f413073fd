#pragma once

#include "core/walk/zonestanding.h"
#include "core/world/terrain.h"
#include "models/memoryshown.h"
#include "models/roles.h"

#include <QAbstractTableModel>

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace zonewright {

class Document;

/// The zones of one way to remember them: those of zoneStandings, and then those that left memory in the last turns,
/// the latest first. A row is a place in that order, not a zone: another turn may put another zone in it.
class MemoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        SlotColumn,
        ZoneColumn,
        TerrainColumn,
        RankColumn,
        StateColumn,
        EnteredColumn,
        EvaluatedColumn,
        ColumnCount,
    };

    struct Row
    {
        ZoneStanding standing;
        std::optional<std::int64_t> entered;   ///< the last turn in which the zone was computed into memory
        std::optional<std::int64_t> evaluated; ///< cells of it in this turn, with known zones
        std::optional<std::int64_t> left;      ///< the turn in which it left memory, a few turns ago

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit MemoryModel(QObject* parent = nullptr);

    /// Shows the walk of a document with its own scheme; none for no rows. It outlives the model or is taken away.
    void show(const Document* document);

    /// Shows it with the other scheme; both outlive the model, or something else is shown before they go.
    void show(const Document& document, const OtherScheme& other);

    /// A model that nobody looks at follows nothing until it is looked at again: the rows stay as they are until then.
    void setPaused(bool paused);

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    /// The row of a zone (wrapped), if it has one.
    [[nodiscard]] std::optional<int> rowOf(Point zone) const;

    /// The turn that is shown.
    [[nodiscard]] std::int64_t turn() const { return m_turn; }

    /// The sums of the walk up to that turn (see memorySummary); empty where nothing is shown.
    [[nodiscard]] const QString& summary() const { return m_summary; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Around every change of the rows, by whatever signals it is told.
    void aboutToTake();
    void taken();

private:
    void connectWorld();
    void takeTurn();
    void takeWorld();
    [[nodiscard]] std::vector<Row> makeRows(const MemoryShown& shown) const;
    [[nodiscard]] std::int64_t evaluatedCells(const MemoryShown& shown, Point zone) const;
    void replaceRows(std::vector<Row> rows);
    [[nodiscard]] Terrain terrainOf(Point zone) const;
    [[nodiscard]] QVariant textOf(const Row& row, int column) const;
    [[nodiscard]] QString stateText(const Row& row) const;
    [[nodiscard]] QVariant sortKeyOf(const Row& row, int column) const;
    [[nodiscard]] QVariant shareOf(const Row& row, int column) const;

    const Document* m_document = nullptr;
    const OtherScheme* m_other = nullptr; ///< null: the document's own
    std::vector<Row> m_rows;
    std::int64_t m_turn = 0;
    std::int64_t m_seen = 0; ///< cells of the view square
    QString m_summary;
    bool m_paused = false;
    mutable std::map<std::pair<int, int>, Terrain> m_terrains; ///< of zones that were asked for
};

} // namespace zonewright
