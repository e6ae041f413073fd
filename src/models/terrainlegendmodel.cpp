#include "models/terrainlegendmodel.h"

#include "document/document.h"
#include "models/modellanguage.h"
#include "models/words.h"

#include <algorithm>
#include <numeric>

namespace zonewright {

TerrainLegendModel::TerrainLegendModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void TerrainLegendModel::setDocument(const Document* document)
{
    if (m_document)
        m_document->overview().disconnect(this);
    m_document = document;
    if (m_document)
        connect(&m_document->overview(), &WorldOverview::computed, this, &TerrainLegendModel::updateShares);
    updateShares();
}

int TerrainLegendModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : terrainCount;
}

int TerrainLegendModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TerrainLegendModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Terrain terrain = allTerrains[static_cast<std::size_t>(index.row())];
    if (role == TerrainRole && index.column() == NameColumn)
        return static_cast<int>(terrain);
    if (index.column() == ShareColumn)
        return shareData(terrain, role);
    if (role == Qt::TextAlignmentRole && index.column() == LetterColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    if (role != Qt::DisplayRole)
        return {};
    return index.column() == NameColumn ? capitalised(terrainName(terrain)) : QString(QLatin1Char(letter(terrain)));
}

QVariant TerrainLegendModel::shareData(Terrain terrain, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (!m_shares)
        return {};
    const double share = (*m_shares)[zonewright::index(terrain)];
    if (role == ShareRole)
        return share;
    return role == Qt::DisplayRole ? shareText(share) : QVariant();
}

QVariant TerrainLegendModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == ShareColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && section == ShareColumn)
        return tr("Share of the zones, each counted by the terrain in its middle");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Terrain");
    case LetterColumn:
        return tr("Letter");
    case ShareColumn:
        return tr("Zones");
    default:
        return {};
    }
}

void TerrainLegendModel::updateShares()
{
    m_shares.reset();
    if (m_document && m_document->overview().counts()) {
        const auto& counts = *m_document->overview().counts();
        const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
        std::ranges::transform(counts, m_shares.emplace().begin(), [all](int count) { return count / all; });
    }
    Q_EMIT dataChanged(index(0, ShareColumn), index(terrainCount - 1, ShareColumn));
}

} // namespace zonewright
