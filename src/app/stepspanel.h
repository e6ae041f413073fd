#pragma once

#include "models/refusalsmodel.h"
#include "models/stepsmodel.h"
#include "views/sharebardelegate.h"

#include <QWidget>

#include <memory>

class QMenu;

namespace zonewright {

class ActionSet;
class Document;
struct DockServices;

namespace Ui {
class StepsPanel;
}

/// The decisions that made the floor in focus, and what was refused how often. The row that is current is where the
/// scrubber stands; a click goes there. The kinds and the reasons that are chosen are those that are stepped through.
/// Where nothing was refused, a word says so in place of the counts; a narrow panel does without their shares,
/// a still narrower one without them.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~StepsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void dressColumns();
    void fitColumns();
    void fitRefusals();
    void follow();
    void followPosition();
    void takeCurrent();
    void fillKinds();
    void openMenu(const QPoint& at);
    void chooseRefusal(const QModelIndex& index);
    void showAround(const QModelIndex& index);
    void showFilter();
    [[nodiscard]] bool isFiltered() const;
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] int widthOf(const QString& text) const;

    Document& m_document;
    std::unique_ptr<Ui::StepsPanel> m_ui;
    StepsModel m_model;
    RefusalsModel m_refusals;
    ShareBarDelegate m_delegate;
    QMenu* m_kinds;
    StepFilter m_filterBefore; ///< a reason was chosen
    bool m_isNarrow = false;
    bool m_isFitting = false;
    bool m_isSized = false;     ///< somebody said how wide the columns of the steps are
    bool m_isSplit = false;     ///< somebody said how wide the two tables are
    bool m_isFollowing = false; ///< the rows are brought in step with the scrubber
};

} // namespace zonewright
