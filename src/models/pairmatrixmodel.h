#pragma once

#include "core/strip/cataloguecheck.h"
#include "document/document.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QPointer>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace zonewright {

/// The pair matrix of the catalogue in focus: a row for each room on the left, a column for each on the right, in the
/// order of the catalogue. What a cell says is looked up when it is shown: a catalogue of 4,096 rooms has 16.7 million
/// pairs. A room that was painted tells its row and its column alone, a pin or a path its cell.
class PairMatrixModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// What a cell gives beside its short text (Qt::DisplayRole: the number of candidates) and its sentence
    /// (Qt::AccessibleTextRole: its number first, then what joins the rooms).
    enum Role {
        CountRole = Qt::UserRole + 1, ///< int, how many candidates there are
        MaskRole,                     ///< qulonglong, a ColumnMask: the candidates
        NumberRole,                   ///< qint64, the number of the pair
        StateRole,                    ///< int, a State
        SharedRole,                   ///< bool: other pairs have the same number; never of a room beside itself
        PinnedRowRole,                ///< int, the row that is pinned for the pair; 0 for none
        LostPinRole,                  ///< bool: that row is no candidate
        LostPathRole,                 ///< bool: blocked, though the catalogue has a path: it does not join the rooms
    };

    /// How the two rooms are joined.
    enum State {
        Open,    ///< there are candidates
        Special, ///< by the catalogue's path
        Blocked, ///< not at all
    };

    explicit PairMatrixModel(QObject* parent = nullptr);

    /// Whose catalogue in focus is shown; none for no rows.
    void setDocument(const Document* document);

    /// The rooms of a cell.
    [[nodiscard]] RoomCodes pairAt(const QModelIndex& index) const;

    /// The cell of a pair; no valid one where a room is not there.
    [[nodiscard]] QModelIndex indexOf(const RoomCodes& pair) const;

    /// How many rows a candidate may be in; 0 without a catalogue.
    [[nodiscard]] int roomRows() const { return m_rooms ? m_rooms->rows() : 0; }

    /// The largest number of candidates that a pair has; of very many rooms, whose pairs are not counted, roomRows().
    /// Counted when it is asked for after a change: up to some milliseconds.
    [[nodiscard]] int mostCandidates() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    using Rooms = std::shared_ptr<const RoomCatalogue>;

    /// The pairs that have a number, in words: how many they are, and the first one other than a given pair.
    struct Sharing
    {
        std::int64_t pairs = 0;
        std::optional<RoomCodes> other;
    };

    void take();
    void reset(Rooms rooms);
    void takeCodes();
    void tellRooms(const RoomCatalogue& before);
    void tellPairs(const RoomCatalogue& before);
    void tellAll();

    [[nodiscard]] const RoomType& room(int place) const { return m_rooms->rooms()[static_cast<std::size_t>(place)]; }

    [[nodiscard]] bool isShared(const RoomPair& pair) const;
    [[nodiscard]] Sharing sharing(const RoomPair& pair, std::int64_t most) const;
    [[nodiscard]] QString sentence(const QModelIndex& index, const RoomPair& pair) const;
    [[nodiscard]] QString tip(const QModelIndex& index, const RoomPair& pair) const;
    [[nodiscard]] QStringList facts(const QModelIndex& index, const RoomPair& pair) const;
    [[nodiscard]] int pinnedRow(const QModelIndex& index) const;
    [[nodiscard]] bool isPathLost(const QModelIndex& index, const RoomPair& pair) const;
    [[nodiscard]] QString joinText(const QModelIndex& index, const RoomPair& pair) const;

    QPointer<const Document> m_document;
    Rooms m_rooms;
    std::vector<std::int32_t> m_codes;           ///< ascending
    mutable std::optional<int> m_mostCandidates; ///< none while it is not counted
    mutable QHash<qint64, bool> m_sharedNumbers; ///< whether other pairs have a number, without its sign: asked already
};

} // namespace zonewright
