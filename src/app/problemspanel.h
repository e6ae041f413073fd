#pragma once

#include "app/wording.h"
#include "document/quickfixes.h"
#include "document/redrawsearch.h"
#include "models/problemsmodel.h"

#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QMenu;

namespace zonewright {

class Document;
class Maps;
struct DockServices;

namespace Ui {
class ProblemsPanel;
}

/// Puts the sign of a problem in front of its row; groups are bold.
class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// Everything that is wrong with the project, as it is now. A double click or Enter goes to where it is; below the list
/// stands the selected one in full, and what can be done about it at once (by key: Alt+Enter).
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~ProblemsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void connectParts();
    void showCount();
    void showTitle(std::size_t count);
    void showCurrent();
    void offerFixes();
    void expandNew(const QModelIndex& parent, int first, int last);
    void goThere(const ProjectProblem& problem);
    void goToFloor(const FloorProblem& problem);
    void goToWorld(const WorldProblem& problem);
    void goToPair(const CatalogueProblem& problem);
    void fix(const ProjectProblem& problem, QuickFix fix);
    void showDone(QuickFix fix);
    void openMenu(const QPoint& at);
    void fillFixes(QMenu& menu, const ProjectProblem& problem);
    [[nodiscard]] std::optional<ProjectProblem> current() const;
    [[nodiscard]] QString countText(std::size_t count) const;

    Document& m_document;
    Maps& m_maps;
    const ProblemWatch& m_watch;
    std::unique_ptr<Ui::ProblemsPanel> m_ui;
    ProblemsModel m_model;
    ProblemDelegate m_delegate;
    RedrawSearch m_search;
    QMenu* m_fixMenu;
    QTimer m_offerLater;           ///< once, however much changes in a row
    std::vector<QuickFix> m_fixes; ///< those of the problem that is selected
    Wording m_answer;              ///< of the last fix, until something else is selected
    bool m_hasSettled = false;     ///< once, in this project
};

} // namespace zonewright
