#pragma once

#include "app/dockregistry.h"
#include "models/piecesmodel.h"
#include "views/piecedelegate.h"

#include <QWidget>

#include <memory>

class QAction;

namespace zonewright {

class PieceCommands;

namespace Ui {
class PiecesPanel;
}

/// A piece list of the project: what floors are dug from, and with which probabilities; a form for one piece, and small
/// pictures of floors that the list makes. Where it is wide, the form stands beside the table; where it is low, all of
/// it is scrolled. Out of sight it costs nothing.
class PiecesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PiecesPanel(const DockServices& services, QWidget* parent = nullptr);
    ~PiecesPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] PieceCommands& commands() { return *m_commands; }

    /// True when all pictures in sight are there.
    [[nodiscard]] bool isSettled() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void makeActions();
    void connectModel();
    void connectParts();
    void dressColumns();
    void fitHeights();
    void takeTheme();
    void showAll();
    void showLists();
    void showFile();
    void showNote(const QString& sentence);
    void followFocus();
    void takeSelection();
    void editKind(int place);
    void editListName();
    void openMenu(const QPoint& at);
    [[nodiscard]] QString factsText() const;

    DockServices m_services;
    std::unique_ptr<Ui::PiecesPanel> m_ui;
    PiecesModel m_model;
    PieceDelegate m_delegate;
    PieceCommands* m_commands;
    QAction* m_moveUp = nullptr;
    QAction* m_moveDown = nullptr;
    bool m_isSplit = false;     ///< somebody said how high the table is
    bool m_isFollowing = false; ///< the table shows what the editor means, or rows come and go
    bool m_isChoosing = false;  ///< the table tells
};

} // namespace zonewright
