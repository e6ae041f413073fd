#include "models/inspectormodel.h"

#include "core/random/hash.h"
#include "core/world/overview.h"
#include "document/document.h"
#include "models/placewords.h"
#include "models/words.h"

#include <QStringList>

#include <algorithm>

namespace zonewright {

namespace {

/// The creatures of a zone by kind, the most numerous first: "3 wolves, 1 bear".
QString creaturesByKind(const std::vector<Creature>& creatures)
{
    std::array<int, creatureKindCount> counts{};
    for (const Creature& creature : creatures)
        ++counts[static_cast<std::size_t>(creature.kind)];
    std::array<std::size_t, creatureKindCount> order{};
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::ranges::greater(), [&counts](std::size_t kind) { return counts[kind]; });
    QStringList parts;
    for (const std::size_t kind : order) {
        if (counts[kind] > 0)
            parts
                << creatureCount(static_cast<CreatureKind>(kind), counts[kind]).replace(QLatin1Char(' '), QChar::Nbsp);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

InspectorModel::InspectorModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void InspectorModel::setDocument(const Document* document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    if (m_document) {
        connect(&m_document->selection(), &Selection::hoveredChanged, this, &InspectorModel::update);
        connect(&m_document->selection(), &Selection::selectionChanged, this, &InspectorModel::update);
        connect(m_document, &Document::worldChanged, this, &InspectorModel::forgetZone);
    }
    forgetZone();
}

QString InspectorModel::heading() const
{
    return m_zone ? tr("Zone %1").arg(positionText(m_zone->position)) : QString();
}

int InspectorModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int InspectorModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant InspectorModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isProperty = index.column() == PropertyColumn;
    switch (role) {
    case Qt::DisplayRole:
        return isProperty ? row.property : row.value;
    case Qt::ToolTipRole:
        return isProperty ? QVariant() : row.value;
    case TerrainRole: // beside the word that names the terrain
        return row.terrain && isProperty == row.share.has_value() ? static_cast<int>(*row.terrain) : QVariant();
    case ShareRole:
        return row.share && !isProperty ? *row.share : QVariant();
    case LabelRole:
        return isProperty && !row.share;
    case CodeRole:
        return row.code && !isProperty;
    default:
        return {};
    }
}

QVariant InspectorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PropertyColumn ? tr("Property") : tr("Value");
}

void InspectorModel::forgetZone()
{
    m_zone.reset();
    update();
}

void InspectorModel::update()
{
    beginResetModel();
    m_rows.clear();
    if (m_document && m_document->selection().described()) {
        const CellPlace place = *m_document->selection().described();
        if (!m_zone || m_zone->position != place.zone)
            m_zone = m_document->world().zone(place.zone);
        describe(place);
    } else {
        m_zone.reset();
    }
    endResetModel();
}

void InspectorModel::describe(const CellPlace& place)
{
    const int side = m_zone->cells.width();
    const Terrain centre = m_zone->cells[{side / 2, side / 2}];
    m_rows.push_back({.property = tr("Position"), .value = positionText(place.zone)});
    m_rows.push_back({.property = tr("Terrain"), .value = capitalised(terrainName(centre)), .terrain = centre});
    describeCell(place.cell);
    describeLife();
    describeShares();
    m_rows.push_back(
        {.property = tr("Hash"), .value = QString::fromStdString(hashText(contentHash(m_zone->cells))), .code = true});
}

void InspectorModel::describeCell(Point cell)
{
    const Terrain terrain = m_zone->cells[cell];
    QStringList parts{positionText(cell), terrainName(terrain)};
    if (const QString things = thingsAt(*m_zone, cell); !things.isEmpty())
        parts << things;
    m_rows.push_back({.property = tr("Cell"), .value = parts.join(QStringLiteral(" · ")), .terrain = terrain});
}

void InspectorModel::describeShares()
{
    const auto counts = countTerrains(m_zone->cells);
    const double all = static_cast<double>(m_zone->cells.values().size());
    std::array<Terrain, terrainCount> order = allTerrains;
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&counts](Terrain terrain) { return counts[zonewright::index(terrain)]; });
    for (const Terrain terrain : order) {
        if (const int count = counts[zonewright::index(terrain)]; count > 0)
            m_rows.push_back({.property = capitalised(terrainName(terrain)),
                              .value = shareText(count / all),
                              .terrain = terrain,
                              .share = count / all});
    }
}

void InspectorModel::describeLife()
{
    m_rows.push_back(
        {.property = tr("Creatures"),
         .value = m_zone->creatures.empty() ? tr("none", "creatures") : creaturesByKind(m_zone->creatures)});
    QString settlement = tr("none", "settlement");
    if (m_zone->settlement) {
        settlement = tr("%1, %2 at %3")
                         .arg(QString::fromStdString(m_zone->settlement->name),
                              settlementName(m_zone->settlement->kind), positionText(m_zone->settlement->at));
    }
    m_rows.push_back({.property = tr("Settlement"), .value = settlement});
    m_rows.push_back(
        {.property = tr("Entrance"),
         .value = m_zone->entrance ? tr("at %1").arg(positionText(*m_zone->entrance)) : tr("none", "entrance")});
}

} // namespace zonewright
