#pragma once

#include "app/dockregistry.h"
#include "models/eventfields.h"

#include <QWidget>

#include <cstdint>
#include <memory>

class QMenu;

namespace zonewright {

class EventCommands;
class TimelinePanel;

namespace Ui {
class EventsPanel;
}

/// Requests and scheduled events: the time line, the table below it, and beside them the form that changes one event.
/// Where there is no width for that, the form is below; where there is no height either, it takes the place of the
/// rest while it is used. Out of sight it costs nothing.
class EventsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EventsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~EventsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Whether the command for breakpoints means the rows selected here: the designer was in this panel after the maps.
    [[nodiscard]] bool hasCurrentRow() const;

    /// Selects a scheduled event, whatever is filtered, and shows it in the form.
    void chooseEvent(std::int64_t id);

public Q_SLOTS:
    /// Sets or removes the breakpoints of the selected rows.
    void toggleBreakpoint();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class FormPlace { Beside, Below, Instead };

    void retranslate();
    void makeTimeline();
    void makeButtons();
    void makeKinds();
    void connectTable();
    void connectForm();
    void followFocus(QWidget* now);
    void followRow();
    void followKinds();
    void showEmptiness();
    void activate(int row);
    void editEvent(EventField field);
    void openMenu(const QPoint& at);
    void placeForm();
    void showForm(bool shown);

    DockServices m_services;
    std::unique_ptr<Ui::EventsPanel> m_ui;
    EventCommands* m_commands = nullptr;
    TimelinePanel* m_timeline = nullptr;
    QMenu* m_kinds = nullptr;
    FormPlace m_formPlace = FormPlace::Beside;
    bool m_wasHereLast = false; ///< after the maps
};

} // namespace zonewright
