#include "models/memorymodel.h"

#include "core/walk/viewsquare.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/otherscheme.h"
#include "models/modellanguage.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>
#include <QStringList>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int windowPlaces = 9;
constexpr std::size_t mostTerrains = 16'384; // kept

template <typename Number>
QVariant keyOrNothing(const std::optional<Number>& number)
{
    return number ? QVariant(qint64{*number}) : QVariant();
}

template <typename Number>
QVariant localText(const std::optional<Number>& number)
{
    return number ? QVariant(QLocale().toString(qint64{*number})) : QVariant();
}

bool isNumber(int column)
{
    return column == MemoryModel::SlotColumn || column == MemoryModel::RankColumn ||
           column == MemoryModel::EnteredColumn || column == MemoryModel::EvaluatedColumn;
}

/// By how near to the player's eye a zone is kept; within one state by when.
qint64 stateOrder(const MemoryModel::Row& row)
{
    constexpr qint64 manyTurns = qint64{1} << 40;
    const ZoneStanding& standing = row.standing;
    const auto held = static_cast<qint64>(standing.hold);
    const auto kinds = static_cast<qint64>(ZoneHold::Known) + 1;
    if (standing.hold != ZoneHold::None)
        return held * manyTurns;
    if (standing.due)
        return kinds * manyTurns + *standing.due;
    return row.left ? (kinds + 3) * manyTurns - *row.left : (kinds + 1) * manyTurns;
}

} // namespace

MemoryModel::MemoryModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    whenLanguageChanges(*this, [this] {
        takeTurn();
        announceOtherWords(*this);
    });
}

void MemoryModel::show(const Document* document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->playback().disconnect(this);
    }
    if (m_other)
        m_other->disconnect(this);
    m_document = document;
    m_other = nullptr;
    if (m_document) {
        connectWorld();
        connect(&m_document->playback(), &Playback::turnChanged, this, &MemoryModel::takeTurn);
    }
    takeTurn();
}

void MemoryModel::show(const Document& document, const OtherScheme& other)
{
    show(nullptr);
    m_document = &document;
    m_other = &other;
    connectWorld();
    connect(m_other, &OtherScheme::turnChanged, this, &MemoryModel::takeTurn);
    takeTurn();
}

void MemoryModel::connectWorld()
{
    connect(m_document, &Document::worldChanged, this, &MemoryModel::takeWorld);
    takeWorld();
}

/// The rows follow when the walk does.
void MemoryModel::takeWorld()
{
    m_terrains.clear();
}

void MemoryModel::setPaused(bool paused)
{
    if (std::exchange(m_paused, paused) && !paused)
        takeTurn();
}

void MemoryModel::takeTurn()
{
    if (m_paused && m_document)
        return;
    Q_EMIT aboutToTake();
    std::vector<Row> rows;
    m_summary.clear();
    if (m_document) {
        const MemoryShown shown = m_other ? shownOf(*m_other) : shownOf(m_document->playback());
        const std::int64_t side = 2 * std::int64_t{shown.settings.view} + 1;
        m_turn = shown.record.turn;
        m_seen = side * side;
        m_summary = memorySummary(shown);
        rows = makeRows(shown);
    }
    replaceRows(std::move(rows));
    Q_EMIT taken();
}

std::vector<MemoryModel::Row> MemoryModel::makeRows(const MemoryShown& shown) const
{
    std::vector<Row> rows;
    std::map<std::pair<int, int>, std::size_t> others; // rows of zones that are not held
    for (const ZoneStanding& standing : zoneStandings(shown.record)) {
        if (standing.hold == ZoneHold::None)
            others[{standing.zone.y, standing.zone.x}] = rows.size();
        rows.push_back({.standing = standing, .entered = {}, .evaluated = {}, .left = {}});
    }
    for (int i = 0; shown.record.window && i < windowPlaces; ++i) // no zone is in it twice: a world has 16 at least
        rows[static_cast<std::size_t>(i)].standing.slot = i;
    for (const LeftZone& left : zonesLeft(shown)) {
        const auto found = others.find({left.zone.y, left.zone.x});
        if (found != others.end())
            rows[found->second].left = left.turn;
        else
            rows.push_back({.standing = {.zone = left.zone}, .entered = {}, .evaluated = {}, .left = left.turn});
    }
    const auto& entered = shown.record.entered;
    for (Row& row : rows) {
        const Point zone = row.standing.zone;
        const bool isNew = shown.isInTurn && std::ranges::find(entered, zone) != entered.end();
        row.entered = isNew ? shown.record.turn
                            : shown.log.computedAt(zone, shown.isInTurn ? shown.record.turn - 1 : shown.record.turn);
        if (!shown.record.window)
            row.evaluated = evaluatedCells(shown, zone);
    }
    return rows;
}

/// A square that is wider than the world meets a zone again across the wrap.
std::int64_t MemoryModel::evaluatedCells(const MemoryShown& shown, Point zone) const
{
    if (!shown.record.move)
        return 0;
    const World& world = m_document->world();
    const int side = world.zones().side();
    const Point player = shown.record.zone * world.zoneSide() + shown.record.cell;
    const ViewSquare square(player, shown.settings.view, world.settings().zoneSize);
    const Point first = square.firstZone(), last = square.lastZone();
    std::int64_t cells = 0;
    for (int y = first.y + world.zones().wrap(zone.y - first.y); y <= last.y; y += side) {
        for (int x = first.x + world.zones().wrap(zone.x - first.x); x <= last.x; x += side)
            cells += square.cellsIn({x, y});
    }
    return cells;
}

/// Row by row, so that what is selected and where a view is scrolled to stays.
void MemoryModel::replaceRows(std::vector<Row> rows)
{
    const auto count = static_cast<int>(rows.size()), before = static_cast<int>(m_rows.size());
    if (count < before) {
        beginRemoveRows({}, count, before - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    const auto kept = m_rows.size();
    const auto differs = [&](std::size_t i) { return m_rows[i] != rows[i]; };
    for (std::size_t i = 0; i < kept; ++i) {
        if (!differs(i))
            continue;
        const std::size_t first = i;
        for (; i < kept && differs(i); ++i)
            m_rows[i] = rows[i];
        Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(i) - 1, ColumnCount - 1));
    }
    if (count > before) {
        beginInsertRows({}, before, count - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
}

std::optional<int> MemoryModel::rowOf(Point zone) const
{
    const auto found = std::ranges::find(m_rows, zone, [](const Row& row) { return row.standing.zone; });
    return found != m_rows.end() ? std::optional(static_cast<int>(found - m_rows.begin())) : std::nullopt;
}

int MemoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MemoryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Terrain MemoryModel::terrainOf(Point zone) const
{
    if (m_terrains.size() > mostTerrains)
        m_terrains.clear();
    const auto [place, isNew] = m_terrains.try_emplace({zone.y, zone.x}, Terrain{});
    if (isNew) {
        const int side = m_document->world().zoneSide();
        place->second = m_document->world().terrainAt(zone * side + Point{side / 2, side / 2});
    }
    return place->second;
}

QVariant MemoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const ZoneStanding& standing = row.standing;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::TextAlignmentRole:
        return isNumber(index.column()) ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                                        : QVariant();
    case TerrainRole:
        return index.column() == TerrainColumn ? QVariant(static_cast<int>(terrainOf(standing.zone))) : QVariant();
    case ShareRole:
        return shareOf(row, index.column());
    case LabelRole: // what is gone stands back
        return standing.hold == ZoneHold::None && !standing.due && !standing.hazard;
    case ZoneRole:
        return QPoint(standing.zone.x, standing.zone.y);
    case HoldRole:
        return static_cast<int>(standing.hold);
    case DueRole:
        return keyOrNothing(standing.due);
    case NextRole:
        return standing.next;
    case HazardRole:
        return standing.hazard ? QVariant(static_cast<int>(*standing.hazard)) : QVariant();
    case ForgottenAgeRole:
        return row.left ? QVariant(static_cast<int>(m_turn - *row.left)) : QVariant();
    case SortRole:
        return sortKeyOf(row, index.column());
    default:
        return {};
    }
}

/// A bar shows how the view square lies over the zones.
QVariant MemoryModel::shareOf(const Row& row, int column) const
{
    if (column != EvaluatedColumn || !row.evaluated)
        return {};
    return static_cast<double>(*row.evaluated) / static_cast<double>(m_seen);
}

QVariant MemoryModel::textOf(const Row& row, int column) const
{
    switch (column) {
    case SlotColumn:
        return localText(row.standing.slot);
    case ZoneColumn:
        return positionText(row.standing.zone);
    case TerrainColumn:
        return terrainName(terrainOf(row.standing.zone));
    case RankColumn:
        return localText(row.standing.rank);
    case StateColumn:
        return stateText(row);
    case EnteredColumn:
        return localText(row.entered);
    case EvaluatedColumn:
        return localText(row.evaluated);
    default:
        return {};
    }
}

QString MemoryModel::stateText(const Row& row) const
{
    const ZoneStanding& standing = row.standing;
    QStringList parts;
    if (standing.hold == ZoneHold::Centre)
        parts << tr("window, centre");
    else if (standing.hold == ZoneHold::Window)
        parts << tr("window");
    else if (standing.hold == ZoneHold::AtHand)
        parts << tr("at hand, frozen");
    else if (standing.hold == ZoneHold::Known)
        parts << tr("known");
    if (standing.due) {
        const QString turn = QLocale().toString(qint64{*standing.due});
        parts << (standing.next ? tr("queued, next, turn %1").arg(turn) : tr("queued, turn %1").arg(turn));
    }
    if (row.left) {
        const auto age = static_cast<int>(m_turn - *row.left);
        parts << (age == 0 ? tr("forgotten in this turn") : tr("forgotten %n turn(s) ago", nullptr, age));
    }
    if (standing.hazard)
        parts << (*standing.hazard == HazardKind::Missing ? tr("hazard: missing") : tr("hazard: late"));
    return parts.join(QStringLiteral(" · "));
}

QVariant MemoryModel::sortKeyOf(const Row& row, int column) const
{
    const Point zone = row.standing.zone;
    switch (column) {
    case SlotColumn:
        return keyOrNothing(row.standing.slot);
    case ZoneColumn:
        return (qint64{zone.y} << 32) + zone.x;
    case RankColumn:
        return keyOrNothing(row.standing.rank);
    case StateColumn:
        return stateOrder(row);
    case EnteredColumn:
        return keyOrNothing(row.entered);
    case EvaluatedColumn:
        return keyOrNothing(row.evaluated);
    default:
        return textOf(row, column);
    }
}

QVariant MemoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case SlotColumn:
        return isTip ? tr("Place in the list of known zones, or in the window by rows, from 0") : tr("Slot");
    case ZoneColumn:
        return isTip ? QVariant() : tr("Zone");
    case TerrainColumn:
        return isTip ? tr("The terrain in the middle of the zone") : tr("Terrain");
    case RankColumn:
        return isTip ? tr("1 for the most popular zone") : tr("Rank");
    case StateColumn:
        return isTip ? QVariant() : tr("State");
    case EnteredColumn:
        return isTip ? tr("The turn in which the zone was computed last") : tr("Entered");
    default:
        return isTip ? tr("Cells of the zone in the view square, each of which this turn evaluated") : tr("Evaluated");
    }
}

} // namespace zonewright
