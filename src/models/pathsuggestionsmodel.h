#pragma once

#include "core/strip/pathsearch.h"
#include "document/document.h"

#include <QAbstractListModel>
#include <QPointer>

#include <optional>
#include <vector>

namespace zonewright {

/// All special paths of two bricks for the chosen pair of rooms, that of the shortest walk first. They are looked for
/// only where the pair has no candidate, and only while somebody looks; rooms that stay what they were keep their rows.
class PathSuggestionsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// What there is beside the text ("0,3 · 1,3 · 7 steps": columns from the joint and rows) and the same in words
    /// (Qt::AccessibleTextRole: "column +0 row 3, column +1 row 3 · 7 steps").
    enum Role {
        StepsRole = Qt::UserRole + 1, ///< int, of the shortest walk from start to start; -1 where there is no way
        ChosenRole,                   ///< bool: it is the path that the catalogue has for the pair
    };

    /// What there is to suggest.
    enum class State {
        NoPair,     ///< no pair is chosen
        Candidates, ///< the pair has candidates, and never takes a path
        NoPath,     ///< no two bricks join the rooms
        Paths,
    };

    explicit PathSuggestionsModel(QObject* parent = nullptr);

    /// Whose pair is meant; none for no rows.
    void setDocument(const Document* document);

    /// While it is paused it does nothing; afterwards it takes over what changed at once.
    void setPaused(bool paused);

    [[nodiscard]] State state() const { return m_state; }

    /// The path of a row.
    [[nodiscard]] const PathCells& cells(int row) const { return m_paths[static_cast<std::size_t>(row)].cells; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The rows, or the reason why there are none, are those of the chosen pair as it is now.
    void taken();

private:
    /// What paths were looked for between.
    struct Rooms
    {
        RoomType left;
        RoomType right;
        int rows = 0;

        friend bool operator==(const Rooms&, const Rooms&) = default;
    };

    void take();
    [[nodiscard]] std::optional<Rooms> presentRooms() const;
    [[nodiscard]] PathCells presentPath() const;
    [[nodiscard]] QString words(const PathSuggestion& path) const;

    QPointer<const Document> m_document;
    bool m_isPaused = false;
    std::optional<Rooms> m_rooms;
    std::vector<PathSuggestion> m_paths;
    PathCells m_path; ///< the catalogue's, in row order
    State m_state = State::NoPair;
};

/// A cell of a special path: "column −1 row 3", the column counted from the joint's.
[[nodiscard]] QString pathCellText(Point cell);

} // namespace zonewright
