#pragma once

#include "document/change.h"
#include "models/roles.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <vector>

namespace zonewright {

class Document;

/// What a project puts on the map of the world: the start, then its dungeons in their order, then its scheduled events
/// in theirs.
class MapMarksModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, KindColumn, ZoneColumn, DueColumn, ColumnCount };

    enum class Mark { Start, Dungeon, Spawn, FindPath, Announce };

    explicit MapMarksModel(QObject* parent = nullptr);

    /// None for no rows.
    void setDocument(const Document* document);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Some mark is another one, or at another place.
    void marksChanged();

private:
    struct Row
    {
        Mark mark = Mark::Start;
        QString text; ///< a dungeon's name, an event's text
        Point zone;
        Point cell;           ///< of the start
        std::int64_t due = 0; ///< of an event

        friend bool operator==(const Row&, const Row&) = default;
    };

    void take(const Change& change);
    void reset();
    void refresh();
    void insert(int row);
    void remove(int row);
    void replace(int row);
    void move(int from, int to);
    [[nodiscard]] Row rowOf(int row) const;
    [[nodiscard]] int rowCountOfProject() const;
    [[nodiscard]] int firstEvent() const;
    [[nodiscard]] QVariant textOf(const Row& row, int column) const;
    [[nodiscard]] static QString tipOf(const Row& row);

    QPointer<const Document> m_document;
    std::vector<Row> m_rows;
    int m_dungeons = 0; ///< rows of dungeons
};

} // namespace zonewright
