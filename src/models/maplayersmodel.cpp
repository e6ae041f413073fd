#include "models/maplayersmodel.h"

#include "models/modellanguage.h"

namespace zonewright {

namespace {

struct LayerRow
{
    const char* name; ///< never translated
    const char* text;
    const char* tip;
};

constexpr std::array<LayerRow, mapLayerCount> layerRows{{
    {"zone-grid", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Zone grid"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Lines between zones, where zones are large enough")},
    {"coordinates", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Coordinates"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "The position of each zone, where there is room")},
    {"known", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Known zones"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "The more popular a zone, the stronger; with its rank")},
    {"window", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Window"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel",
                       "The nine zones in memory; dotted, zones at hand beside it; dashed, where it shifts to next")},
    {"queue", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Queue"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel",
                       "Zones that wait to be computed, with the turn of each; the next one stands out")},
    {"forgotten", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Just forgotten"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Zones that left memory in the last turns, fading")},
    {"hazards", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Hazards"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel",
                       "Zones in sight that the window does not hold: narrow hatching where they are missing, wide "
                       "hatching where the window is late")},
    {"player", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Player and view"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "The player, the square it sees, and a flag on the start")},
    {"walk", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Walk"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "The way so far; dotted, the moves that lie ahead")},
    {"dungeons", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Dungeons"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "The zones that have a dungeon")},
    {"events", QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Events"),
     QT_TRANSLATE_NOOP("zonewright::MapLayersModel", "Scheduled events, each with its turn")},
}};

const LayerRow& rowOf(int row)
{
    return layerRows[static_cast<std::size_t>(row)];
}

} // namespace

MapLayersModel::MapLayersModel(QObject* parent)
    : QAbstractListModel(parent)
{
    followLanguage(*this);
    m_shown.fill(true);
}

void MapLayersModel::setShown(MapLayer layer, bool shown)
{
    bool& present = m_shown[static_cast<std::size_t>(layer)];
    if (present == shown)
        return;
    present = shown;
    const QModelIndex changed = index(static_cast<int>(layer));
    Q_EMIT dataChanged(changed, changed, {Qt::CheckStateRole});
    Q_EMIT layersChanged();
}

QStringList MapLayersModel::layerNames()
{
    QStringList names;
    for (const LayerRow& row : layerRows)
        names << QLatin1String(row.name);
    return names;
}

QStringList MapLayersModel::hiddenLayers() const
{
    QStringList names;
    for (int row = 0; row < mapLayerCount; ++row) {
        if (!isShown(static_cast<MapLayer>(row)))
            names << QLatin1String(rowOf(row).name);
    }
    return names;
}

void MapLayersModel::setHiddenLayers(const QStringList& names)
{
    const auto before = m_shown;
    for (std::size_t i = 0; i < m_shown.size(); ++i)
        m_shown[i] = !names.contains(QLatin1String(layerRows[i].name));
    if (m_shown == before)
        return;
    Q_EMIT dataChanged(index(0), index(mapLayerCount - 1), {Qt::CheckStateRole});
    Q_EMIT layersChanged();
}

int MapLayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : mapLayerCount;
}

QVariant MapLayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return tr(rowOf(index.row()).text);
    case Qt::ToolTipRole:
        return tr(rowOf(index.row()).tip);
    case Qt::CheckStateRole:
        return isShown(static_cast<MapLayer>(index.row())) ? Qt::Checked : Qt::Unchecked;
    case LayerRole:
        return index.row();
    default:
        return {};
    }
}

bool MapLayersModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    setShown(static_cast<MapLayer>(index.row()), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags MapLayersModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant MapLayersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section != 0 || role != Qt::DisplayRole)
        return {};
    return tr("Layer");
}

} // namespace zonewright
