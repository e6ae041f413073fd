#pragma once

#include "models/junctionsmodel.h"
#include "views/candidatesdelegate.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;

namespace zonewright {

class ActionSet;
class Document;
struct DockServices;

namespace Ui {
class JunctionsPanel;
}

/// The joints of the floor in focus. The rows that are selected are the joints that commands are for, here and in the
/// view of the floor. Left and Right move between the candidates of a joint, Enter or Space pins one, Del unpins.
class JunctionsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit JunctionsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~JunctionsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void connectParts();
    void connectModel();
    void dressColumns();
    void showPage();
    void followFocus();
    void takeSelection();
    void showHover();
    void hoverAt(const QPoint& at);
    bool takeKey(const QKeyEvent& event);
    void moveChip(int by);
    void pinChip();
    void toggle(const QModelIndex& index, int row);
    void unpin();
    void openMenu(const QPoint& at);
    [[nodiscard]] std::vector<int> selectedRows() const;
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] int chipsOfFloor() const;

    Document& m_document;
    const ActionSet& m_actions;
    std::unique_ptr<Ui::JunctionsPanel> m_ui;
    JunctionsModel m_model;
    CandidatesDelegate m_delegate;
    QAction* m_unpin;
    int m_dressedFor = 0;       ///< chips that the columns were made for
    bool m_isDressing = false;  ///< columns are being made as wide as what they show
    bool m_isSized = false;     ///< a designer did that
    bool m_isFollowing = false; ///< the rows are brought in step with the focus
    bool m_isChoosing = false;  ///< the focus is brought in step with the rows
};

} // namespace zonewright
