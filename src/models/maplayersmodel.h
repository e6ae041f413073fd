#pragma once

#include "models/roles.h"

#include <QAbstractListModel>
#include <QStringList>

#include <array>

namespace zonewright {

/// What is shown over the terrain of the world, each on its own.
enum class MapLayer : std::uint8_t {
    ZoneGrid,
    Coordinates,
    Known,
    Window,
    Queue,
    Forgotten,
    Hazards,
    Player,
    Walk,
    Dungeons,
    Events,
};

inline constexpr int mapLayerCount = 11;

/// The layers of the maps as a list to tick. All are shown at first.
class MapLayersModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit MapLayersModel(QObject* parent = nullptr);

    /// The names of all layers, which no language changes, in their order.
    [[nodiscard]] static QStringList layerNames();

    [[nodiscard]] bool isShown(MapLayer layer) const { return m_shown[static_cast<std::size_t>(layer)]; }

    void setShown(MapLayer layer, bool shown);

    /// The names of the layers that are not shown, which no language changes, in their order.
    [[nodiscard]] QStringList hiddenLayers() const;

    /// Hides the layers of these names and shows all others, at once; names that are none are passed over.
    void setHiddenLayers(const QStringList& names);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Another set of layers is shown.
    void layersChanged();

private:
    std::array<bool, mapLayerCount> m_shown{};
};

} // namespace zonewright
