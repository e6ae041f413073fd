#include "models/inspectormodel.h"

#include "core/random/hash.h"
#include "core/world/overview.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/modellanguage.h"
#include "models/placewords.h"
#include "models/plaintip.h"
#include "models/standingwords.h"
#include "models/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace zonewright {

namespace {

/// Creatures by kind, the most numerous first: "3 wolves and 1 bear".
template <typename Creatures>
QString creaturesByKind(const Creatures& creatures)
{
    std::array<int, creatureKindCount> counts{};
    for (const auto& creature : creatures)
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
    return QLocale().createSeparatedList(parts);
}

} // namespace

InspectorModel::InspectorModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    whenLanguageChanges(*this, [this] {
        update();
        announceOtherWords(*this);
    });
}

void InspectorModel::setDocument(const Document* document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
        m_document->playback().disconnect(this);
    }
    m_document = document;
    if (m_document) {
        connect(&m_document->selection(), &Selection::hoveredChanged, this, &InspectorModel::takeHover);
        connect(&m_document->selection(), &Selection::selectionChanged, this, &InspectorModel::update);
        connect(&m_document->playback(), &Playback::turnChanged, this, &InspectorModel::update);
        connect(m_document, &Document::changed, this, &InspectorModel::update);
        connect(m_document, &Document::worldChanged, this, &InspectorModel::forgetZone);
    }
    forgetZone();
}

void InspectorModel::setPaused(bool paused)
{
    if (std::exchange(m_paused, paused) != paused)
        update();
}

QString InspectorModel::heading() const
{
    return m_zone ? tr("Zone %1").arg(positionText(m_zone->zone.position)) : QString();
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
        return isProperty ? QVariant() : plainTip(row.value);
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

/// What is selected is described, wherever the pointer is.
void InspectorModel::takeHover()
{
    if (!m_document->selection().selected())
        update();
}

void InspectorModel::update()
{
    if (m_paused && m_document)
        return;
    const auto place = m_document ? m_document->selection().described() : std::nullopt;
    if (!place)
        m_zone.reset();
    else if (!m_zone || m_zone->zone.position != place->zone)
        keepZone(place->zone);
    show(place ? describe(*place) : Rows());
    Q_EMIT described();
}

void InspectorModel::keepZone(Point position)
{
    Zone zone = m_document->world().zone(position);
    const QString hash = QString::fromStdString(hashText(contentHash(zone.cells)));
    const auto terrains = countTerrains(zone.cells);
    m_zone = KeptZone{.zone = std::move(zone), .hash = hash, .terrains = terrains};
}

/// Puts rows in the place of the present ones, touching only those that differ.
void InspectorModel::show(Rows rows)
{
    const int present = rowCount();
    const int wanted = static_cast<int>(rows.size());
    if (wanted < present) {
        beginRemoveRows({}, wanted, present - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (int row = 0; row < std::min(present, wanted); ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (m_rows[at] == rows[at])
            continue;
        m_rows[at] = std::move(rows[at]);
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    if (wanted > present) {
        beginInsertRows({}, present, wanted - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + present),
                      std::make_move_iterator(rows.end()));
        endInsertRows();
    }
}

InspectorModel::Rows InspectorModel::describe(const CellPlace& place) const
{
    const int side = m_zone->zone.cells.width();
    const Terrain centre = m_zone->zone.cells[{side / 2, side / 2}];
    Rows rows;
    rows.push_back({.property = tr("Position"), .value = positionText(place.zone)});
    rows.push_back({.property = tr("Terrain"), .value = capitalised(terrainName(centre)), .terrain = centre});
    describeCell(rows, place.cell);
    rows.push_back({.property = tr("Memory"), .value = standingText(*m_document, place.zone)});
    describeLife(rows);
    describeProject(rows);
    rows.push_back({.property = tr("Hash"), .value = m_zone->hash, .code = true});
    describeShares(rows);
    return rows;
}

void InspectorModel::describeCell(Rows& rows, Point cell) const
{
    const Zone& zone = m_zone->zone;
    const Terrain terrain = zone.cells[cell];
    QStringList parts{positionText(cell), terrainName(terrain)};
    const QString things = thingsAt(zone, creaturesIn(zone, &m_document->playback()), cell);
    if (!things.isEmpty())
        parts << things;
    rows.push_back({.property = tr("Cell"), .value = parts.join(QStringLiteral(" · ")), .terrain = terrain});
}

void InspectorModel::describeShares(Rows& rows) const
{
    const auto& counts = m_zone->terrains;
    const double all = static_cast<double>(m_zone->zone.cells.values().size());
    std::array<Terrain, terrainCount> order = allTerrains;
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&counts](Terrain terrain) { return counts[zonewright::index(terrain)]; });
    for (const Terrain terrain : order) {
        if (const int count = counts[zonewright::index(terrain)]; count > 0)
            rows.push_back({.property = capitalised(terrainName(terrain)),
                            .value = shareText(count / all),
                            .terrain = terrain,
                            .share = count / all});
    }
}

/// Those who are there now, or will be born there.
QString InspectorModel::creaturesText() const
{
    const WalkMemory& memory = m_document->playback().simulation().now().memory();
    const Zone& zone = m_zone->zone;
    const std::vector<Creature> creatures = creaturesIn(zone, &m_document->playback());
    if (creatures.empty())
        return tr("none", "creatures");
    const QString text = creaturesByKind(creatures);
    if (memory.isLive(zone.position))
        return text;
    return memory.remembers(zone.position) ? tr("%1 (frozen)").arg(text)
                                           : tr("%1, when computed", "creatures").arg(text);
}

/// Those that left memory with the zone in the last turns.
QString InspectorModel::lostText() const
{
    const auto& gone = m_document->playback().forgotten();
    const auto forgotten = std::ranges::find(gone, m_zone->zone.position, &Playback::Forgotten::zone);
    if (forgotten == gone.end() || forgotten->lost.empty())
        return tr("none", "creatures");
    return tr("%1, in turn %2", "creatures that were lost")
        .arg(creaturesByKind(forgotten->lost), QLocale().toString(qint64{forgotten->turn}));
}

void InspectorModel::describeLife(Rows& rows) const
{
    rows.push_back({.property = tr("Creatures"), .value = creaturesText()});
    rows.push_back({.property = tr("Lost", "creatures"), .value = lostText()});
    rows.push_back({.property = tr("Player"), .value = playerText()});
    QString settlement = tr("none", "settlement");
    if (const auto& there = m_zone->zone.settlement) {
        settlement =
            tr("%1, %2 at %3")
                .arg(QString::fromStdString(there->name), settlementName(there->kind), positionText(there->at));
    }
    rows.push_back({.property = tr("Settlement"), .value = settlement});
    const auto& entrance = m_zone->zone.entrance;
    rows.push_back({.property = tr("Entrance"),
                    .value = entrance ? tr("at %1").arg(positionText(*entrance)) : tr("none", "entrance")});
}

QString InspectorModel::playerText() const
{
    const Torus zones = m_document->world().zones();
    const TurnRecord& record = m_document->playback().record();
    const WalkSettings& walk = m_document->project().walk;
    QStringList parts;
    if (record.zone == m_zone->zone.position)
        parts << tr("here, at %1").arg(positionText(record.cell));
    if (zones.wrap(walk.startZone) == m_zone->zone.position)
        parts << tr("starts at %1").arg(positionText(walk.startCell));
    return parts.isEmpty() ? tr("elsewhere", "the player") : parts.join(QStringLiteral(" · "));
}

void InspectorModel::describeProject(Rows& rows) const
{
    const Torus zones = m_document->world().zones();
    QStringList dungeons;
    for (const Dungeon& dungeon : m_document->project().dungeons) {
        if (zones.wrap(dungeon.zone) == m_zone->zone.position)
            dungeons << QString::fromStdString(dungeon.name);
    }
    rows.push_back({.property = tr("Dungeons"),
                    .value = dungeons.isEmpty() ? tr("none", "dungeons") : dungeons.join(QStringLiteral(" · "))});
    QStringList events;
    for (const ScheduledEvent& event : m_document->project().walk.events) {
        if (event.zone == m_zone->zone.position) // one outside of the world never fires
            events << scheduledText(event);
    }
    rows.push_back({.property = tr("Events"),
                    .value = events.isEmpty() ? tr("none", "events") : events.join(QStringLiteral(" · "))});
}

} // namespace zonewright
