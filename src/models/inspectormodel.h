#pragma once

#include "core/world/terrain.h"
#include "core/world/zone.h"
#include "document/selection.h"
#include "models/roles.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>
#include <vector>

namespace zonewright {

class Document;

/// All that is known of the selected zone, or of the hovered one when none is selected: a property a row. The world's
/// own (terrain, settlement) and what it is in the turn that is shown (memory, creatures, the player). Rows keep their
/// places: those that zones differ in come last, and a change touches no other row.
class InspectorModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PropertyColumn, ValueColumn, ColumnCount };

    explicit InspectorModel(QObject* parent = nullptr);

    /// The document whose selection is described; none for no rows. It outlives the model or is taken away first.
    void setDocument(const Document* document);

    /// A model that nobody looks at follows nothing until it is looked at again: the rows stay as they are until then.
    void setPaused(bool paused);

    /// What is described, for a heading: "Zone 17,13"; empty when there is nothing.
    [[nodiscard]] QString heading() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Something of what is described may be another.
    void described();

private:
    struct Row
    {
        QString property;
        QString value;
        std::optional<Terrain> terrain; ///< of the swatch
        std::optional<double> share;    ///< of the bar
        bool code = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    using Rows = std::vector<Row>;

    /// The zone that is described, with what is costly to find out about it.
    struct KeptZone
    {
        Zone zone;
        QString hash;
        std::array<int, terrainCount> terrains{}; ///< cells of each
    };

    void update();
    void takeHover();
    void forgetZone();
    void keepZone(Point position);
    void show(Rows rows);
    [[nodiscard]] Rows describe(const CellPlace& place) const;
    void describeCell(Rows& rows, Point cell) const;
    void describeLife(Rows& rows) const;
    void describeProject(Rows& rows) const;
    void describeShares(Rows& rows) const;
    [[nodiscard]] QString creaturesText() const;
    [[nodiscard]] QString lostText() const;
    [[nodiscard]] QString playerText() const;

    const Document* m_document = nullptr;
    std::optional<KeptZone> m_zone;
    bool m_paused = false;
    Rows m_rows;
};

} // namespace zonewright
