#pragma once

#include "document/change.h"
#include "document/keyedwork.h"
#include "project/projectproblems.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <stop_token>
#include <vector>

namespace zonewright {

class Document;

/// The problems of the open project as it is now: once nothing changes any more they are those of findProblems. Floors,
/// catalogues and the kept walk are looked at away from the interface's thread, each when something that it depends on
/// changes; until the answer is there, the last one holds.
class ProblemWatch : public QObject
{
    Q_OBJECT

public:
    /// The document outlives it.
    explicit ProblemWatch(Document& document, QObject* parent = nullptr);
    ~ProblemWatch() override;

    /// What goes wrong on the kept walk.
    [[nodiscard]] const std::vector<WorldProblem>& walk() const { return m_walk; }

    /// Of dungeons and events at places where they do not work.
    [[nodiscard]] const std::vector<WorldProblem>& places() const { return m_places; }

    /// Of a catalogue, the first mostCatalogueProblems.
    [[nodiscard]] const std::vector<CatalogueProblem>& catalogue(ItemId id) const { return m_catalogues.at(id); }

    /// Of a floor.
    [[nodiscard]] const std::vector<Problem>& problems(ItemId floor) const { return m_floors.at(floor); }

    [[nodiscard]] std::size_t count(ItemId floor) const { return problems(floor).size(); }

    /// Of everything.
    [[nodiscard]] std::size_t count() const;

    /// Of all floors.
    [[nodiscard]] std::size_t countOfFloors() const;

    /// The floors that have any.
    [[nodiscard]] std::size_t floorsWithProblems() const;

    /// Every one, in the order of findProblems.
    [[nodiscard]] std::vector<ProjectProblem> all() const;

    /// Whether nothing is being looked at any more.
    [[nodiscard]] bool isSettled() const;

Q_SIGNALS:
    /// Some problem came or went, or it settled; told once for what happens at once.
    void changed();

    /// A floor has other problems than before, or was looked at for the first time since it came, or came back.
    void floorChanged(zonewright::ItemId floor);

private:
    struct Job
    {
        std::stop_source stop;
    };

    void take(const Change& change);
    void takeProject();
    void takeFloors(const Change& change);
    void takeCatalogues(const Change& change);
    void takeFloor(ItemId floor);
    void askForDungeon(const Change& change);
    void askForWalk();
    void lookAtWalk();
    void finishWalk(const std::shared_ptr<Job>& job, const std::vector<WorldProblem>& problems);
    void refreshSoon();
    void refresh();
    [[nodiscard]] KeyedWork<std::vector<Problem>>::Task floorTask(ItemId id) const;
    [[nodiscard]] KeyedWork<std::vector<CatalogueProblem>>::Task catalogueTask(ItemId id) const;

    Document& m_document;
    std::vector<WorldProblem> m_walk;
    std::vector<WorldProblem> m_places;
    KeyedWork<std::vector<CatalogueProblem>> m_catalogues;
    KeyedWork<std::vector<Problem>> m_floors;
    QTimer m_walkDelay; ///< the walk rests for a moment before it is looked at
    QTimer m_refresh;
    bool m_placesAreDue = true;
    std::shared_ptr<Job> m_job; ///< that looks at the walk
    Worker m_worker;            // last, so that it ends before what its tasks write to
};

} // namespace zonewright
