#pragma once

#include "core/level/floorreplay.h"
#include "document/playpace.h"
#include "document/stepfilter.h"
#include "document/worker.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace zonewright {

class Document;

/// The floor in focus as it was made, one decision at a time: off, or on at a place among its decisions. They are
/// recorded away from the interface's thread, again after each change of the floor; the place stays as near as it can,
/// and at the end where it was there. It does not change the project.
class FloorScrub : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostSteps = 4'000'000; ///< of a digger's that are kept: 128 MB
    static constexpr int slowest = 1;                   ///< decisions a second
    static constexpr int fastest = 1000;
    static constexpr int usual = 8;

    /// The document outlives it.
    explicit FloorScrub(Document& document, QObject* parent = nullptr);
    ~FloorScrub() override;

    [[nodiscard]] bool isOn() const { return m_isOn; }

    /// Begins after the last decision; not while a path is drawn, which is on the floor as it is.
    void setOn(bool on);

    /// Whether the decisions are those of the floor as it is now; while it is off, never.
    [[nodiscard]] bool isSettled() const { return m_recorded != nullptr && m_wanted == m_known; }

    /// The decisions known last of the floor in focus; null while it is off, and until they are there.
    [[nodiscard]] const FloorSteps* steps() const { return m_recorded ? &m_recorded->steps : nullptr; }

    [[nodiscard]] std::size_t count() const { return m_recorded ? m_recorded->steps.count() : 0; }

    /// How many of a kind there are, and how many refusals for a reason.
    [[nodiscard]] std::size_t count(FloorStepKind kind) const;
    [[nodiscard]] std::size_t count(Refusal refusal) const;

    /// How many refusals there are.
    [[nodiscard]] std::size_t refusals() const;

    /// How many decisions are done, up to count().
    [[nodiscard]] std::size_t position() const { return m_position; }

    /// The floor after them; null without steps. Valid until the place is another one.
    [[nodiscard]] const BuiltFloor* floor();

    /// The decision that was done last; nothing before the first one.
    [[nodiscard]] std::optional<std::size_t> current() const;

    void setPosition(std::size_t position);

    /// The next decision that the filter lets through; where there is none, nothing changes. False then.
    bool goToNext();

    /// The one before, or the place before all of them.
    bool goToPrevious();

    void goToFirst() { setPosition(0); }

    void goToLast() { setPosition(count()); }

    /// The next refusal, whatever the filter lets through, or the first one of all after the last. False where nothing
    /// was refused.
    bool goToNextRefusal();

    [[nodiscard]] const StepFilter& filter() const { return m_filter; }

    /// Holds until steps come of a floor that is made in the other way, and it tells nothing of them apart: it lets all
    /// of them through, or none.
    void setFilter(const StepFilter& filter);

    /// How many decisions the filter lets through.
    [[nodiscard]] std::size_t shownCount() const { return m_isFiltered ? m_shown.size() : count(); }

    /// One of them, by its place among them.
    [[nodiscard]] std::size_t shownStep(std::size_t place) const { return m_isFiltered ? m_shown[place] : place; }

    /// How many of them come before a decision.
    [[nodiscard]] std::size_t shownBefore(std::size_t step) const;

    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

    /// Goes on by itself, up to the end; from there it begins anew.
    void play();
    void pause();

    /// Decisions a second, within slowest and fastest.
    [[nodiscard]] int speed() const { return m_pace.speed(); }

    void setSpeed(int stepsPerSecond);

Q_SIGNALS:
    /// On or off.
    void onChanged();

    /// The decisions are others, or there are none any more. positionChanged follows.
    void stepsChanged();

    /// It is at another place, or the floor there may be another one.
    void positionChanged();
    void filterChanged();
    void playingChanged();
    void speedChanged();

private:
    struct Recorded
    {
        Recorded(FloorSteps recorded, const StepFilter& wanted);

        /// The decisions that a filter lets through, ascending; none where it lets all through.
        [[nodiscard]] std::vector<std::uint32_t> shownBy(const StepFilter& wanted) const;

        [[nodiscard]] bool isDug() const { return std::holds_alternative<DugFloor>(steps.floor().made); }

        FloorSteps steps;
        FloorReplay replay{steps};
        std::array<std::size_t, floorStepKindCount> kinds{};
        std::array<std::size_t, refusalCount> refusals{};
        std::vector<std::uint16_t> sorts; ///< of each decision, its kind and why it refuses something
        StepFilter filter;                ///< that was there when it was recorded
        std::vector<std::uint32_t> shown; ///< by that
    };

    void follow();
    void record();
    void take(std::uint64_t asked, std::shared_ptr<Recorded> recorded);
    void forget();
    void findShown();
    void playOn();

    Document& m_document;
    bool m_isOn = false;
    ItemId m_floor = 0; ///< whose decisions are known or wanted
    std::shared_ptr<Recorded> m_recorded;
    std::uint64_t m_wanted = 0; ///< counts what was asked for
    std::uint64_t m_known = 0;  ///< which of that is there
    std::size_t m_position = 0;
    StepFilter m_filter;
    std::optional<bool> m_wasDug; ///< whether the steps that came last are of a digger
    bool m_isFiltered = false;
    std::vector<std::uint32_t> m_shown; ///< ascending; where it is filtered
    QTimer m_timer;
    PlayPace m_pace;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright
