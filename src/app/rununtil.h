#pragma once

#include "app/overlay.h"
#include "core/events/breakpoint.h"
#include "core/world/world.h"

#include <memory>
#include <optional>

class QLineEdit;

namespace zonewright {

namespace Ui {
class RunUntil;
}

/// Asks what a run is to stop at: a turn, the next request or event in a zone or of a kind, a hazard, a lost creature,
/// an evicted zone. The same question makes a breakpoint.
class RunUntil : public Overlay
{
    Q_OBJECT

public:
    explicit RunUntil(QWidget& window);
    ~RunUntil() override;

    /// What is suggested at first.
    struct Suggestion
    {
        std::int64_t turn = 0;
        std::optional<Point> zone;
    };

    void askForRun(const World& world, const Suggestion& suggestion);
    void askForBreakpoint(const World& world, const Suggestion& suggestion);

Q_SIGNALS:
    void runWanted(const zonewright::Breakpoint& target);
    void breakpointWanted(const zonewright::Breakpoint& breakpoint);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void ask(const World& world, const Suggestion& suggestion, bool forRun);
    void showPurpose();
    void choose();
    void refuse();
    void say(const QString& sentence);
    [[nodiscard]] std::optional<Breakpoint> chosen() const;

    std::unique_ptr<Ui::RunUntil> m_ui;
    std::optional<World> m_world;
    bool m_forRun = true;
};

} // namespace zonewright
