#pragma once

#include "app/dockregistry.h"
#include "document/roomedits.h"
#include "models/roomsmodel.h"

#include <QWidget>

#include <functional>
#include <memory>

class QAction;

namespace zonewright {

class LimitedSpinBox;
class RoomCommands;
class RoomDelegate;

namespace Ui {
class RoomsPanel;
}

/// A catalogue of the project: its rooms as small grids, the one that is painted as a large one, its code, name, start
/// and size. Each change is one step of the history, numbers that are turned in a row are one together. What cannot be
/// taken is said in a sentence. A catalogue with a file of its own is shown and not changed. Out of sight it costs
/// nothing.
class RoomsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RoomsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~RoomsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] RoomCommands& commands() { return *m_commands; }

    /// Takes what was typed and not taken yet, where it can be taken.
    void settle();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void makeButtons();
    void makeMenus();
    void connectList();
    void connectCanvas();
    void connectFields();
    void connectNumber(LimitedSpinBox& box, const std::function<Result<void>(int, const Turning&)>& edit);
    void takeNumber(LimitedSpinBox& box, int value, const std::function<Result<void>(int, const Turning&)>& edit);

    [[nodiscard]] bool isOfStart(const QWidget* field) const;
    void endTurning(const QWidget* left, const QWidget* entered);

    void followFocus();
    void takeSelection();
    void takeCatalogue(int index);
    void takeRoom();
    void dropTyped();
    void renameCatalogueHere();
    void showAll();
    void showCatalogues();
    void showFile();
    void showFields();
    void showNote(const QString& sentence);
    [[nodiscard]] QString choiceText() const;
    bool report(const Result<void>& result);
    void sayLeft();
    void openMenu(QWidget& widget, const QPoint& at);

    DockServices m_services;
    std::unique_ptr<Ui::RoomsPanel> m_ui;
    RoomsModel m_model;
    RoomDelegate* m_delegate;
    RoomCommands* m_commands;
    QAction* m_putStart;
    LimitedSpinBox* m_turned = nullptr; ///< the number that was turned last
    Turning m_turning;                  ///< and how
    int m_turnStep = -1;                ///< where the history stood then
    bool m_isTaking = false;            ///< a number
    bool m_isRefusalSaid = false;       ///< in the status line, where the note has no room for it
    bool m_isFollowing = false;
    bool m_isStale = true; ///< something happened out of sight
};

} // namespace zonewright
