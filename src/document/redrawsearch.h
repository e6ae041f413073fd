#pragma once

#include "core/level/floorlevel.h"
#include "document/worker.h"
#include "project/project.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace zonewright {

class Document;
class FloorSource;

/// Looks off the interface's thread for a redraw of a floor in which nothing is out of reach of the hero, and no joint
/// blocked: of the junctions first, then of the rooms. Then it makes that redraw, as one step of the history. It ends
/// when its floor becomes another one meanwhile.
class RedrawSearch : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostRedraws = 200; ///< that are tried, of the junctions and again of the rooms

    /// The document outlives it.
    explicit RedrawSearch(Document& document, QObject* parent = nullptr);
    ~RedrawSearch() override;

    /// Whether a redraw can make any difference to what is reachable on a floor.
    [[nodiscard]] static bool canHelp(const FloorPlan& plan, const BuiltFloor& built);

    /// Begins with a floor that is there; what it was doing before is dropped.
    void begin(ItemId floor);

    void cancel();

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }

    /// The floor that it is busy with, 0 for none.
    [[nodiscard]] ItemId floor() const { return m_job ? m_job->floor : 0; }

Q_SIGNALS:
    /// It began or ended.
    void changed();

    /// The floor was redrawn, and all of it is reachable.
    void found(zonewright::ItemId floor);

    /// None of the redraws helps; nothing was changed.
    void failed(zonewright::ItemId floor);

private:
    struct Job
    {
        ItemId floor = 0;
        std::stop_source stop;
    };

    /// A redraw that helps.
    struct Redraw
    {
        bool isOfRooms = false;
        int times = 0; ///< 0 where there is none
    };

    [[nodiscard]] static Redraw search(FloorSource source, const BuiltFloor& before, const std::stop_token& stop);
    void finish(const std::shared_ptr<Job>& job, const Redraw& redraw);
    void drop();

    Document& m_document;
    std::shared_ptr<Job> m_job;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright
