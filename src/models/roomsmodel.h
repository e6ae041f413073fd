#pragma once

#include "core/strip/roomcatalogue.h"

#include <QAbstractListModel>
#include <QMetaType>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

class Document;

/// The rooms of the catalogue that is looked at, one row each, in its order. A room that is painted is one row that
/// changed; rooms that come and go are rows that do.
class RoomsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// What there is beside the name (Qt::DisplayRole).
    enum Role {
        RoomCodeRole = Qt::UserRole + 1, ///< int
        RoomRole,                        ///< RoomType: with its pattern, its width and its start
        RoomRowsRole,                    ///< int, of the catalogue
        RoomSizeRole,                    ///< QString: "3 × 5"
    };

    /// The document outlives the model.
    explicit RoomsModel(const Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    /// The code of the room in a row.
    [[nodiscard]] std::int32_t codeOf(int row) const;

    /// The row of a code; nothing where there is none.
    [[nodiscard]] std::optional<int> rowOf(std::int32_t code) const;

Q_SIGNALS:
    /// The rows are those of the catalogue again: comes after the model's own signals.
    void taken();

private:
    void reset();
    void take();
    void removeGone(std::span<const RoomType> now);
    void insertNew(std::span<const RoomType> now);
    void showChanges(std::span<const RoomType> now, int rows);

    const Document& m_document;
    std::vector<RoomType> m_rooms;
    int m_rows = 0; ///< of the catalogue
};

} // namespace zonewright

Q_DECLARE_METATYPE(zonewright::RoomType)
