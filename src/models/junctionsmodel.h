#pragma once

#include "document/document.h"
#include "models/roles.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <optional>
#include <vector>

namespace zonewright {

/// The joints of the strip floor in focus, left to right, and after them the pins of the floor in whose column no joint
/// stands. What a row says is looked up when it is shown: a floor has up to 9,999 joints.
class JunctionsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        PlaceColumn,
        PairColumn,
        CandidatesColumn,
        ChosenColumn,
        StateColumn,
        SourceColumn,
        LeftColumn,
        RightColumn,
        ColumnCount,
    };

    explicit JunctionsModel(QObject* parent = nullptr);

    /// Whose floor in focus is shown; none for no rows.
    void setDocument(const Document* document);

    /// The column on the floor that a row is about.
    [[nodiscard]] int columnAt(int row) const { return m_rows[static_cast<std::size_t>(row)].column; }

    /// Whether a joint stands there; if not, the row is about a pin alone.
    [[nodiscard]] bool isJoint(int row) const { return m_rows[static_cast<std::size_t>(row)].isJoint; }

    /// The row of the joint in a column; nothing where none stands there.
    [[nodiscard]] std::optional<int> rowOf(int column) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The rows are those of the floor in focus as it is now.
    void taken();

private:
    struct Row
    {
        int column = 0;
        bool isJoint = false;

        friend bool operator==(const Row&, const Row&) = default;
    };

    /// All that there is to say of a joint.
    struct Facts
    {
        const StripPlan& plan;
        const StripFloor& made;
        const RoomCatalogue& rooms;
        const StripJoint& joint;
        bool isWalled;               ///< by hand
        const JointPin* pin;         ///< of the floor, in the joint's column; null for none
        const PairPin* cataloguePin; ///< of the pair; null for none
    };

    void take();
    void replaceRows(std::vector<Row> rows);
    void takePins();
    [[nodiscard]] std::vector<Row> presentRows() const;
    [[nodiscard]] const StripPlan* plan() const;
    [[nodiscard]] const JointPin* pinAt(int column) const;
    [[nodiscard]] std::optional<Facts> factsOf(int column) const;
    [[nodiscard]] QVariant jointData(const Facts& facts, int column, int role) const;
    [[nodiscard]] QVariant lostPinData(const Row& row, int column, int role) const;

    QPointer<const Document> m_document;
    std::vector<Row> m_rows;
    int m_joints = 0;                                ///< of the rows; they come first
    std::vector<std::pair<int, std::size_t>> m_pins; ///< columns with a pin, ascending, and its place among the floor's
};

/// How a joint is, in a word: "drawn", "pinned", "special", "blocked".
[[nodiscard]] QString jointStateText(JointState state);

/// The same of one that bricks set by hand close, however it was opened: "walled".
[[nodiscard]] QString walledUpText();

} // namespace zonewright
