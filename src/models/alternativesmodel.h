#pragma once

#include "core/level/problem.h"
#include "document/document.h"

#include <QAbstractListModel>

#include <cstdint>
#include <optional>
#include <vector>

namespace zonewright {

/// What of a floor is drawn anew.
enum class Redraw : std::uint8_t {
    Junctions, ///< of a strip floor
    Rooms,
};

/// What the next redraws of the floor in focus would make of it: one row each, the floor as it is first. Pins stay, as
/// they do in a redraw. What is wrong with an alternative is told to the model by who builds it.
class AlternativesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// What there is beside the number of the redraw (Qt::DisplayRole).
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< qint64: tells alternatives of one floor apart; see planOf
        PresentRole,                ///< bool: the floor as it is
        FaultsRole,                 ///< int: how much is wrong with it
    };

    static constexpr int nextRedraws = 8;

    /// The document outlives the model.
    explicit AlternativesModel(Document& document, QObject* parent = nullptr);

    /// What is drawn anew: what was chosen, or the only one that the floor offers.
    [[nodiscard]] Redraw redraw() const;

    /// Chooses it. It holds for all floors that have both.
    void setRedraw(Redraw redraw);

    /// Whether the floor in focus has something of that kind to draw anew: no junctions where it is dug, no rooms where
    /// they stand in a chosen order.
    [[nodiscard]] bool offers(Redraw redraw) const;

    [[nodiscard]] std::int64_t keyOf(int row) const;

    /// The plan of the floor in focus with the counter that a key stands for; nothing where there is no floor that
    /// offers it.
    [[nodiscard]] std::optional<FloorPlan> planOf(std::int64_t key) const;

    /// What is wrong with the alternative in a row: the first few problems, and how many there are.
    void setFaults(int row, const std::vector<Problem>& first, int count);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

Q_SIGNALS:
    /// Another kind of redraw is shown, or may be chosen.
    void redrawChanged();

    /// The rows are others: other numbers, or of a floor that is built otherwise. Comes after the model's own signals;
    /// `isOtherFloor` where it is not the one of before.
    void alternativesChanged(bool isOtherFloor);

private:
    struct Faults
    {
        std::vector<Problem> first;
        int count = 0;

        friend bool operator==(const Faults&, const Faults&) = default;
    };

    void takeFloor();
    void takeContent();
    void forgetFaults();
    [[nodiscard]] bool hasRoomsInOrder() const;
    [[nodiscard]] std::uint64_t counter(int row) const;
    [[nodiscard]] QString tip(int row) const;
    [[nodiscard]] QString spokenText(int row) const;
    [[nodiscard]] QString title(int row) const;

    Document& m_document;
    Redraw m_chosen = Redraw::Junctions;
    bool m_hadRoomsInOrder = false; ///< when it was told last
    int m_rows = 0;
    std::vector<Faults> m_faults; ///< of each row
};

} // namespace zonewright
