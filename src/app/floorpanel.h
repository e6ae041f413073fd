#pragma once

#include "app/dockregistry.h"
#include "document/commands/changefloor.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QComboBox;
class QToolButton;

namespace zonewright {

struct Change;
class LimitedSpinBox;

namespace Ui {
class FloorPanel;
}

/// The settings of the floor that is looked at: each change is one step of the history, numbers that are turned in a
/// row are one together. What cannot be taken is said in a sentence, and the floor keeps what it had. Out of sight it
/// costs nothing.
class FloorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FloorPanel(const DockServices& services, QWidget* parent = nullptr);
    ~FloorPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    /// Takes what was typed and not taken yet, where it can be taken.
    void settle();

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void makeFields();
    void connectStrip();
    void connectSequence();
    void connectDug();
    void connectNumber(LimitedSpinBox& box, const std::function<void(int)>& take);
    void connectChoice(QComboBox& box, const std::function<void(int)>& take);

    void prepare(const Change& change);
    void takeFloor();
    void dropTyped();
    void follow(const Change& change);
    void showAll();
    void showStrip(const FloorPlan& floor);
    void showRooms(const StripPlan& plan);
    void showHero(const StripPlan& plan);
    void showExit(const StripPlan& plan);
    void showDug(const FloorPlan& floor);
    void showStairs(const DugPlan& plan);
    void showFacts();
    void showHint(QWidget& hint, const QString& sentence);
    void showNote(const QString& sentence);

    void takeRoomOrder(int order);
    void checkSequence();
    void takeSequence();
    void takeTypedSequence(ItemId floor, const QString& text);
    void takeExit(const std::optional<Point>& exit, bool isTurned);
    void changeStrip(const std::function<void(StripPlan&)>& edit);
    void changeDug(const std::function<void(DugPlan&)>& edit);
    bool change(ItemId floor, const PlanSettings& settings);

    [[nodiscard]] const StripPlan* strip() const;
    [[nodiscard]] const DugPlan* dug() const;
    [[nodiscard]] const RoomCatalogue* catalogueOf(const StripPlan& plan) const;

    DockServices m_services;
    std::unique_ptr<Ui::FloorPanel> m_ui;
    ItemId m_floor = 0;      ///< that is shown
    QString m_sequenceError; ///< why what is typed as a sequence cannot be taken
    Gesture m_exitGesture = Gesture::None;
    int m_exitStep = -1;   ///< where the history stood when the exit was turned last
    int m_projects = 0;    ///< that there were so far: what was typed for one is nothing to the next
    bool m_isStale = true; ///< something happened out of sight
};

} // namespace zonewright
