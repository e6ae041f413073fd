#pragma once

#include "app/dockregistry.h"
#include "app/dungeoncommands.h"
#include "views/floorpictures.h"

#include <QWidget>

#include <memory>

class QAction;

namespace zonewright {

class DungeonsModel;

namespace Ui {
class DungeonsPanel;
}

/// The dungeons of the project with their floors: a tree with a picture of each floor. The floors that are selected are
/// those that all of the editor means, and the other way round.
class DungeonsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DungeonsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~DungeonsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Its rows, for whoever knows how much is wrong with a floor (DungeonsModel::setProblemCount).
    [[nodiscard]] DungeonsModel& dungeons();

    /// The commands of the menu, for whoever gives them from elsewhere.
    [[nodiscard]] DungeonCommands& commands() { return m_commands; }

    /// True when all pictures in sight are there.
    [[nodiscard]] bool isSettled() const { return !isVisible() || m_pictures.isSettled(); }

    /// How many pictures of floors were painted so far, for tests.
    [[nodiscard]] int paintedPictures() const { return m_pictures.paintedCount(); }

public Q_SLOTS:
    /// Lets the name of the current dungeon or floor be typed, with the dock in sight.
    void renameCurrent();

private:
    void retranslate();
    void makeActions();
    void connectTree();
    void connectFocus();
    void takeChosen();
    void showFocus();
    void endChange();
    void showPages();
    void takeAdded(const std::vector<ItemId>& items, bool isToBeNamed);
    void open(ItemId item);
    void openMenu(const QPoint& at);
    void showNote(const QString& sentence);

    DockServices m_services;
    std::unique_ptr<Ui::DungeonsPanel> m_ui;
    FloorPictures m_pictures;
    DungeonCommands m_commands;
    QAction* m_moveUp = nullptr;
    QAction* m_moveDown = nullptr;
    QAction* m_reveal = nullptr;
    bool m_isFollowing = false; ///< the tree shows what the editor means, or tells it
    bool m_focusIsNew = false;  ///< the editor means other floors since a change began
};

} // namespace zonewright
