#pragma once

#include "core/world/terrain.h"
#include "models/roles.h"

#include <QAbstractTableModel>

#include <array>
#include <optional>

namespace zonewright {

class Document;

/// The legend of the maps: every terrain with its letter and its share of the world's overview.
class TerrainLegendModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, LetterColumn, ShareColumn, ColumnCount };

    explicit TerrainLegendModel(QObject* parent = nullptr);

    /// The document whose world's shares are shown; none for no shares. It outlives the model or is taken away first.
    void setDocument(const Document* document);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void updateShares();
    [[nodiscard]] QVariant shareData(Terrain terrain, int role) const;

    const Document* m_document = nullptr;
    std::optional<std::array<double, terrainCount>> m_shares;
};

} // namespace zonewright
