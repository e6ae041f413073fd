#include "models/piecesmodel.h"

#include "document/pieceedits.h"
#include "models/modellanguage.h"
#include "models/piecewords.h"
#include "models/roles.h"
#include "models/words.h"
#include "project/errortext.h"

#include <QDataStream>
#include <QIODevice>
#include <QLocale>
#include <QMimeData>
#include <QPoint>

#include <algorithm>
#include <array>
#include <memory>
#include <ranges>
#include <utility>

namespace zonewright {

namespace {

QString pieceDragFormat()
{
    return QStringLiteral("application/x-zonewright-pieces");
}

QPoint pieceRange(Limits range)
{
    return {range.low, range.high};
}

bool isPieceNumber(int column)
{
    return column == PiecesModel::WeightColumn || column == PiecesModel::ShareColumn;
}

std::vector<std::string_view> sortedKinds(const PieceList& list)
{
    std::vector<std::string_view> kinds;
    std::ranges::transform(list.pieces, std::back_inserter(kinds), &Piece::kind);
    std::ranges::sort(kinds);
    return kinds;
}

} // namespace

PiecesModel::PiecesModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void PiecesModel::setDocument(Document* document)
{
    if (m_document)
        m_document->pieceFocus().disconnect(this);
    m_document = document;
    if (m_document) {
        connect(&m_document->pieceFocus(), &PieceFocus::listChanged, this, &PiecesModel::takeList);
        connect(&m_document->pieceFocus(), &PieceFocus::contentChanged, this, &PiecesModel::takeContent);
    }
    takeList();
}

PieceList PiecesModel::presentList() const
{
    const PieceList* pieces = m_document ? m_document->pieceFocus().pieces() : nullptr;
    return pieces != nullptr ? *pieces : PieceList();
}

void PiecesModel::takeList()
{
    beginResetModel();
    m_list = presentList();
    endResetModel();
    Q_EMIT taken();
}

/// Rows of pieces that stay stay what they are, wherever they are now.
void PiecesModel::takeContent()
{
    PieceList after = presentList();
    if (after.pieces.size() != m_list.pieces.size())
        takeCount(std::move(after));
    else if (!takeOrder(after))
        m_list = std::move(after);
    if (const int rows = rowCount(); rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1)); // one weight changes every share
    Q_EMIT taken();
}

/// The same kinds in another order.
bool PiecesModel::takeOrder(const PieceList& after)
{
    if (std::ranges::equal(m_list.pieces, after.pieces, {}, &Piece::kind, &Piece::kind) ||
        sortedKinds(m_list) != sortedKinds(after))
        return false;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& one : from)
        to << index(indexOfKind(after, m_list.pieces[static_cast<std::size_t>(one.row())].kind), one.column());
    m_list = after;
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    return true;
}

/// One edit adds rows or takes some out, seldom in one place alone.
void PiecesModel::takeCount(PieceList after)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (indexOfKind(after, m_list.pieces[static_cast<std::size_t>(row)].kind) >= 0)
            continue;
        beginRemoveRows({}, row, row);
        m_list.pieces.erase(m_list.pieces.begin() + row);
        endRemoveRows();
    }
    for (int row = 0; row < static_cast<int>(after.pieces.size()); ++row) {
        const Piece& piece = after.pieces[static_cast<std::size_t>(row)];
        if (indexOfKind(m_list, piece.kind) >= 0)
            continue;
        const int at = std::min(row, rowCount());
        beginInsertRows({}, at, at);
        m_list.pieces.insert(m_list.pieces.begin() + at, piece);
        endInsertRows();
    }
    if (!takeOrder(after))
        m_list = std::move(after);
}

int PiecesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.pieces.size());
}

int PiecesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PiecesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Piece& piece = m_list.pieces[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return cellText(piece, column);
    case Qt::EditRole:
        return column == KindColumn     ? QVariant(QString::fromStdString(piece.kind))
               : column == WeightColumn ? QVariant(piece.weight)
                                        : QVariant();
    case Qt::ToolTipRole:
        return pieceTip(m_list, piece);
    case Qt::AccessibleTextRole:
        return spokenText(index);
    case Qt::TextAlignmentRole:
        return isPieceNumber(column) ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                                     : QVariant();
    case ShareRole:
        return column == ShareColumn && piece.weight > 0
                   ? QVariant(static_cast<double>(piece.weight) / static_cast<double>(weightOfAll(m_list)))
                   : QVariant();
    case LabelRole:
        return piece.weight == 0 && isPieceNumber(column);
    default:
        return fact(piece, role);
    }
}

QVariant PiecesModel::cellText(const Piece& piece, int column) const
{
    switch (column) {
    case KindColumn:
        return QString::fromStdString(piece.kind);
    case WeightColumn:
        return QLocale().toString(piece.weight);
    case ShareColumn:
        return piece.weight > 0
                   ? shareText(static_cast<double>(piece.weight) / static_cast<double>(weightOfAll(m_list)))
                   : QStringLiteral("–");
    case SizeColumn:
        return pieceSizeText(piece);
    case SidesColumn:
        if (piece.shape == PieceShape::Corridor)
            return {};
        return piece.single ? tr("one of %1", "sides").arg(sidesText(piece.sides)) : sidesText(piece.sides);
    default:
        return isPlaced(m_list, piece) ? piecePartText(m_list, piece) : tr("never placed");
    }
}

QVariant PiecesModel::fact(const Piece& piece, int role) const
{
    const bool isCorridor = piece.shape == PieceShape::Corridor;
    switch (role) {
    case HasFaultRole:
        return !isPlaced(m_list, piece);
    case ShapeRole:
        return static_cast<int>(piece.shape);
    case WidthRole:
        return pieceRange(piece.width);
    case HeightRole:
        return pieceRange(isCorridor ? Limits{1, 1} : piece.height);
    case SidesRole:
        return isCorridor ? 0 : int{piece.sides};
    case SingleRole:
        return piece.single;
    case WeightOfAllRole:
        return qint64{weightOfAll(m_list)};
    case NextKindRole:
        return QString::fromStdString(piece.next);
    case FirstRoomRole:
        return piece.kind == m_list.first;
    case AnnexeRole:
        return piece.kind == m_list.annexe;
    default:
        return {};
    }
}

/// What a cell says to whoever does not see the picture beside it and the bar behind it.
QVariant PiecesModel::spokenText(const QModelIndex& index) const
{
    const Piece& piece = m_list.pieces[static_cast<std::size_t>(index.row())];
    const QString text = cellText(piece, index.column()).toString();
    if (index.column() == KindColumn)
        return tr("%1, %2", "kind and shape").arg(text, pieceShapeText(piece.shape));
    if (index.column() == ShareColumn && piece.weight == 0)
        return tr("never drawn");
    return text;
}

QVariant PiecesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && isPieceNumber(section))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const std::array<QString, ColumnCount> texts{tr("Piece"), tr("Weight"), tr("Drawn"),
                                                 tr("Size"),  tr("Sides"),  tr("Part")};
    const std::array<QString, ColumnCount> tips{
        tr("The kind of room or corridor"),
        tr("How often the piece is drawn, beside the weights of the others"),
        tr("The probability that a draw gives this piece"),
        tr("Cells of the floor: width × height of a room, length of a corridor"),
        tr("Where further pieces may be attached: north, east, south, west"),
        tr("First room, annexe, and what comes next in a sequence")};
    if (role == Qt::DisplayRole)
        return texts[static_cast<std::size_t>(section)];
    return role == Qt::ToolTipRole ? QVariant(tips[static_cast<std::size_t>(section)]) : QVariant();
}

Qt::ItemFlags PiecesModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags own = QAbstractTableModel::flags(index);
    if (!m_document || !m_document->pieceFocus().isEditable())
        return own;
    if (!index.isValid())
        return own | Qt::ItemIsDropEnabled;
    const bool isTyped = index.column() == KindColumn || index.column() == WeightColumn;
    return own | Qt::ItemIsDragEnabled | (isTyped ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool PiecesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    Piece piece = m_list.pieces[static_cast<std::size_t>(index.row())];
    if (index.column() == KindColumn)
        piece.kind = value.toString().trimmed().toStdString();
    else
        piece.weight = value.toInt();
    const auto changed = changePiece(*m_document, m_document->pieceFocus().list(), index.row(), piece);
    if (!changed)
        Q_EMIT refused(errorText(changed.error()));
    return changed.has_value();
}

QStringList PiecesModel::mimeTypes() const
{
    return {pieceDragFormat()};
}

/// The places with a word of whose they are: the rows of another window mean nothing here.
QMimeData* PiecesModel::mimeData(const QModelIndexList& indexes) const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << m_own;
    for (const QModelIndex& one : indexes)
        stream << qint32{one.row()};
    auto data = std::make_unique<QMimeData>();
    data->setData(pieceDragFormat(), bytes);
    return data.release(); // Qt's drag owns it
}

bool PiecesModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                               const QModelIndex& parent)
{
    Q_UNUSED(column);
    if (action != Qt::MoveAction || !data->hasFormat(pieceDragFormat()) || !flags({}).testFlag(Qt::ItemIsDropEnabled))
        return false;
    const QByteArray bytes = data->data(pieceDragFormat());
    QDataStream stream(bytes);
    QUuid owner;
    stream >> owner;
    std::vector<int> places;
    while (!stream.atEnd()) {
        qint32 place = -1;
        stream >> place;
        places.push_back(place);
    }
    const int before = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    if (owner != m_own || places.empty())
        return false;
    PieceFocus& focus = m_document->pieceFocus();
    const auto moved = movePieces(*m_document, focus.list(), places, before);
    if (!moved) {
        Q_EMIT refused(errorText(moved.error()));
        return false;
    }
    focus.choose(*moved, moved->front());
    return true;
}

} // namespace zonewright
