#pragma once

#include "core/walk/walksettings.h"
#include "models/memorymodel.h"
#include "views/sharebardelegate.h"

#include <QSortFilterProxyModel>
#include <QWidget>

#include <memory>
#include <optional>

namespace zonewright {

namespace Ui {
class MemorySide;
}

/// One way to remember zones: what it is called, its zones in a table, and what they came to in a line below.
class MemorySide : public QWidget
{
    Q_OBJECT

public:
    explicit MemorySide(QWidget* parent = nullptr);
    ~MemorySide() override;

    [[nodiscard]] MemoryModel& model() { return m_model; }

    /// What it is called.
    struct Scheme
    {
        MemoryScheme scheme = MemoryScheme::Window;
        bool isOwn = true;     ///< of the walk; the other one has its order to choose, and is there to be used
        bool isPlayed = false; ///< of a walk that is not the project's

        friend bool operator==(const Scheme&, const Scheme&) = default;
    };

    void showScheme(const Scheme& shown);

    /// The turn that the walk is at: a table that shows another one says so, and whether it will ever come there.
    void showTurn(std::int64_t turn, bool isTooMuch = false);

    /// Selects the row of a zone, if there is one; nothing for none.
    void selectZone(const std::optional<Point>& zone, bool reveal);

    void setTheme(Theme theme);

Q_SIGNALS:
    /// The designer chose a row.
    void zoneChosen(zonewright::Point zone);

    /// Arrival or Recent.
    void orderChosen(zonewright::MemoryScheme order);
    void useWanted();

    /// The rows have changed.
    void taken();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void showSummary();
    void fitColumns();
    [[nodiscard]] bool takesTheRest(int section) const;

    std::unique_ptr<Ui::MemorySide> m_ui;
    MemoryModel m_model;
    QSortFilterProxyModel m_sorted;
    ShareBarDelegate m_delegate;
    std::optional<Scheme> m_scheme;
    bool m_isTooMuch = false;
    std::int64_t m_turn = 0; ///< of the walk
    bool m_isDressing = false;
    bool m_isSized = false;  ///< somebody said how wide the columns are
    bool m_isOthers = false; ///< what happens to the selection is not the designer's doing
};

} // namespace zonewright
