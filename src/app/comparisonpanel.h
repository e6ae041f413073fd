#pragma once

#include "app/bestdelegate.h"
#include "document/walkcomparison.h"
#include "models/comparisonmodel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

#include <memory>

namespace zonewright {

class ActionSet;

namespace Ui {
class ComparisonPanel;
}

/// The comparison of queue modes and memories along the recorded walk, a row each, to be sorted by any column; the
/// project can be given the scheme of a row. Figures of another walk or other settings stay, and stand back.
class ComparisonPanel : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it.
    ComparisonPanel(Document& document, const ActionSet& actions, QWidget* parent = nullptr);
    ~ComparisonPanel() override;

    [[nodiscard]] WalkComparison& comparison() { return m_comparison; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fillTable();
    void retranslate();
    void fitButton();
    void connectParts(const ActionSet& actions);
    void compare();
    void useSelected();
    [[nodiscard]] int selectedRow() const;
    void takeWalk();
    void showState();
    void showButtons();
    void showProgress();
    void showSign();
    [[nodiscard]] QString stateText() const;

    Document& m_document;
    WalkComparison m_comparison;
    std::unique_ptr<Ui::ComparisonPanel> m_ui;
    ComparisonModel m_model;
    QSortFilterProxyModel m_sorted;
    BestDelegate m_delegate;
    bool m_hasWalk = false; ///< as it is shown
};

} // namespace zonewright
