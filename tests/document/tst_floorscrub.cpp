#include "core/level/floorreplay.h"
#include "document/document.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "document/stepfloors.h"
#include "project/floorsource.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

namespace {

/// The strip floor is in focus.
struct ScrubSample : test::StepsBench
{
    ScrubSample() { document.floorFocus().setFloor(strip); }

    /// What the project says of the floor in focus, from nothing.
    [[nodiscard]] FloorSteps recorded() const
    {
        return FloorSource(document.project(), document.world().seed(), *document.floorFocus().place())
            .record(FloorScrub::mostSteps);
    }
};

} // namespace

class TestFloorScrub : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void beginsAtTheEnd()
    {
        ScrubSample sample;
        QVERIFY(!sample.scrub().isOn());
        QCOMPARE(sample.scrub().floor(), nullptr);
        QCOMPARE(sample.scrub().count(), std::size_t{0});
        QSignalSpy on(&sample.scrub(), &FloorScrub::onChanged);
        sample.showSteps(sample.strip);
        QCOMPARE(on.size(), 1);
        QCOMPARE(sample.scrub().count(), std::size_t{14}); // five rooms, two decisions a joint, the hero
        QCOMPARE(sample.scrub().position(), std::size_t{14});
        QVERIFY(sample.scrub().floor()->level == sample.document.floorFocus().built()->level);
        sample.scrub().setOn(false);
        QCOMPARE(sample.scrub().steps(), nullptr);
        QCOMPARE(sample.scrub().position(), std::size_t{0});
    }

    void showsWhatReplayingGives()
    {
        ScrubSample sample;
        for (const ItemId floor : {sample.strip, sample.dug}) {
            sample.showSteps(floor);
            const FloorSteps steps = sample.recorded();
            QCOMPARE(sample.scrub().count(), steps.count());
            for (const bool back : {false, true}) {
                for (std::size_t i = 0; i <= steps.count(); ++i) {
                    const std::size_t position = back ? steps.count() - i : i;
                    sample.scrub().setPosition(position);
                    FloorReplay fromScratch(steps);
                    QVERIFY(sample.scrub().floor()->level == fromScratch.at(position).level);
                }
            }
        }
    }

    void stepsBothWays()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        FloorScrub& scrub = sample.scrub();
        QVERIFY(!scrub.goToNext());
        scrub.goToFirst();
        QVERIFY(!scrub.goToPrevious());
        QVERIFY(!scrub.current());
        for (std::size_t i = 1; i <= scrub.count(); ++i) {
            QVERIFY(scrub.goToNext());
            QCOMPARE(scrub.position(), i);
        }
        for (std::size_t i = scrub.count(); i-- > 0;) {
            QVERIFY(scrub.goToPrevious());
            QCOMPARE(scrub.position(), i);
        }
        scrub.goToLast();
        QCOMPARE(scrub.position(), scrub.count());
        scrub.setPosition(1000);
        QCOMPARE(scrub.position(), scrub.count());
    }

    void filterIsSteppedThrough()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        FloorScrub& scrub = sample.scrub();
        scrub.setFilter({.kinds = StepFilter::bit(FloorStepKind::CandidatesFound)});
        QCOMPARE(scrub.shownCount(), std::size_t{4});
        scrub.goToFirst();
        std::vector<std::size_t> places;
        while (scrub.goToNext()) {
            places.push_back(*scrub.current());
            QCOMPARE(scrub.steps()->kind(*scrub.current()), FloorStepKind::CandidatesFound);
        }
        QCOMPARE(places, (std::vector<std::size_t>{5, 7, 9, 11}));
        scrub.goToLast();
        QVERIFY(scrub.goToPrevious());
        QCOMPARE(*scrub.current(), std::size_t{11});
        scrub.setFilter({.kinds = 0});
        QCOMPARE(scrub.shownCount(), std::size_t{0});
        QVERIFY(!scrub.goToNext());
        scrub.setFilter({});
        QCOMPARE(scrub.shownCount(), scrub.count());
    }

    void countsAgreeWithTheSteps()
    {
        ScrubSample sample;
        sample.showSteps(sample.dug);
        const FloorScrub& scrub = sample.scrub();
        std::array<std::size_t, floorStepKindCount> kinds{};
        std::array<std::size_t, refusalCount> refusals{};
        for (std::size_t i = 0; i < scrub.count(); ++i) {
            ++kinds[static_cast<std::size_t>(scrub.steps()->kind(i))];
            if (const auto refusal = scrub.steps()->refusal(i))
                ++refusals[static_cast<std::size_t>(*refusal)];
        }
        for (std::size_t kind = 0; kind < kinds.size(); ++kind)
            QCOMPARE(scrub.count(static_cast<FloorStepKind>(kind)), kinds[kind]);
        for (std::size_t refusal = 0; refusal < refusals.size(); ++refusal)
            QCOMPARE(scrub.count(static_cast<Refusal>(refusal)), refusals[refusal]);
        QCOMPARE(scrub.refusals(), scrub.count(FloorStepKind::Refused));
        QVERIFY(scrub.refusals() > 0);
    }

    /// One after the other, and the first one again after the last, whatever the filter hides.
    void refusalsAreFound()
    {
        ScrubSample sample;
        sample.showSteps(sample.dug);
        FloorScrub& scrub = sample.scrub();
        scrub.setFilter({.kinds = StepFilter::bit(FloorStepKind::Carved)});
        std::vector<std::size_t> expected;
        for (std::size_t i = 0; i < scrub.count(); ++i) {
            if (isRefusal(scrub.steps()->kind(i)))
                expected.push_back(i + 1);
        }
        scrub.goToLast();
        QVERIFY(scrub.goToNextRefusal()); // the first of all
        for (const std::size_t position : expected) {
            QCOMPARE(scrub.position(), position);
            QVERIFY(scrub.goToNextRefusal());
        }
        QCOMPARE(scrub.position(), expected.front());
        sample.showSteps(sample.strip);
        QVERIFY(!scrub.goToNextRefusal());
    }

    void refusalsByReason()
    {
        ScrubSample sample;
        sample.showSteps(sample.dug);
        FloorScrub& scrub = sample.scrub();
        for (int i = 0; i < refusalCount; ++i) {
            const auto refusal = static_cast<Refusal>(i);
            scrub.setFilter({.kinds = StepFilter::bit(FloorStepKind::Refused), .refusals = StepFilter::bit(refusal)});
            QCOMPARE(scrub.shownCount(), scrub.count(refusal));
        }
    }

    void playsToTheEnd()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        FloorScrub& scrub = sample.scrub();
        QSignalSpy playing(&scrub, &FloorScrub::playingChanged);
        scrub.setSpeed(100'000);
        QCOMPARE(scrub.speed(), FloorScrub::fastest);
        scrub.setSpeed(60);
        std::vector<std::size_t> seen;
        connect(&scrub, &FloorScrub::positionChanged, this, [&] { seen.push_back(scrub.position()); });
        scrub.play(); // from the end it begins anew
        QVERIFY(scrub.isPlaying());
        QCOMPARE(scrub.position(), std::size_t{0});
        QTRY_VERIFY(!scrub.isPlaying());
        QCOMPARE(scrub.position(), scrub.count());
        QCOMPARE(seen.size(), scrub.count() + 1);
        QVERIFY(std::ranges::is_sorted(seen));
        QCOMPARE(playing.size(), 2);
        scrub.play();
        scrub.pause();
        QVERIFY(!scrub.isPlaying());
        scrub.play();
        scrub.setOn(false);
        QVERIFY(!scrub.isPlaying());
    }

    /// At the end it stays there; elsewhere at its place, or as near as there is one.
    void followsTheFloor()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        FloorScrub& scrub = sample.scrub();
        const auto change = [&document = sample.document, floor = sample.strip,
                             &scrub](std::vector<std::int32_t> rooms) {
            StripPlan plan = *document.floorFocus().plan()->strip();
            plan.sequence = std::move(rooms);
            QVERIFY(changeFloor(document, floor, plan));
            QVERIFY(!scrub.isSettled());
            QTRY_VERIFY(scrub.isSettled());
        };
        change({1, 15, 4});
        QCOMPARE(scrub.count(), std::size_t{8});
        QCOMPARE(scrub.position(), scrub.count());
        scrub.setPosition(7);
        change({1, 15, 4, 10, 0});
        QCOMPARE(scrub.position(), std::size_t{7});
        scrub.setPosition(12);
        change({1, 15});
        QCOMPARE(scrub.position(), scrub.count());
        QVERIFY(scrub.floor()->level == sample.document.floorFocus().built()->level);
        sample.document.undoStack().undo();
        QTRY_COMPARE(scrub.count(), std::size_t{14});
    }

    void anotherFloor()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        FloorScrub& scrub = sample.scrub();
        scrub.setPosition(3);
        sample.document.floorFocus().setFloor(sample.dug);
        QVERIFY(!scrub.isSettled());
        QCOMPARE(scrub.floor(), nullptr); // not that of another one
        QTRY_VERIFY(scrub.isSettled());
        QCOMPARE(scrub.position(), scrub.count());
        QVERIFY(scrub.steps()->pieces() != nullptr);
        QVERIFY(scrub.floor()->level == sample.document.floorFocus().built()->level);
        sample.document.startNew({.name = "Empty"});
        QTRY_COMPARE(scrub.steps(), nullptr);
        QVERIFY(!scrub.isSettled());
    }

    void touchUpsAreTheLastStep()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        FloorScrub& scrub = sample.scrub();
        const std::array touched{TouchUp{.at = {2, 2}, .cell = LevelCell::Slab},
                                 TouchUp{.at = {3, 3}, .cell = LevelCell::Brick}};
        QVERIFY(touchUpFloor(sample.document, sample.strip, touched, {}));
        QTRY_COMPARE(scrub.count(), std::size_t{15});
        QCOMPARE(scrub.steps()->kind(14), FloorStepKind::SetByHand);
        QVERIFY(scrub.floor()->level == sample.document.floorFocus().built()->level);
    }

    /// However many ticks there were: what they took is what their time allows, within one decision.
    void playsAtItsSpeed()
    {
        PlayPace pace;
        for (int speed = FloorScrub::slowest; speed <= FloorScrub::fastest; ++speed) {
            pace.setSpeed(speed);
            QVERIFY(pace.interval() * std::min(speed, PlayPace::mostTicks) <= 1000);
            std::int64_t steps = 0;
            const std::int64_t most = (speed + PlayPace::mostTicks - 1) / PlayPace::mostTicks + 1;
            for (std::int64_t ticks = 1; ticks <= 300; ++ticks) {
                const auto step = static_cast<std::int64_t>(pace.tick());
                QVERIFY(step <= most);
                steps += step;
                QCOMPARE(steps, (2 * ticks * pace.interval() * speed + 1000) / 2000);
            }
        }
        pace.setSpeed(100);
        std::size_t steps = 0;
        for (int i = 0; i < 1000 / pace.interval(); ++i)
            steps += pace.tick();
        QVERIFY(steps >= 98 && steps <= 100); // 62 ticks of 16 milliseconds
    }

    /// The filter that is there, whether it was when the decisions were asked for or not.
    void filtersWhatIsRecordedAnew()
    {
        ScrubSample sample;
        FloorScrub& scrub = sample.scrub();
        const auto check = [&] {
            std::vector<std::size_t> expected, shown;
            for (std::size_t i = 0; i < scrub.count(); ++i) {
                if (scrub.filter().has(*scrub.steps(), i))
                    expected.push_back(i);
            }
            for (std::size_t place = 0; place < scrub.shownCount(); ++place)
                shown.push_back(scrub.shownStep(place));
            QVERIFY(!shown.empty() && shown.size() < scrub.count());
            QCOMPARE(shown, expected);
        };
        const StepFilter rooms{.kinds = StepFilter::bit(FloorStepKind::RoomChosen)};
        scrub.setFilter(rooms);
        sample.showSteps(sample.strip);
        check();
        StripPlan plan = *sample.document.floorFocus().plan()->strip();
        plan.sequence = {1, 15, 4};
        QVERIFY(changeFloor(sample.document, sample.strip, plan));
        scrub.setFilter({.kinds = StepFilter::bit(FloorStepKind::CandidatesFound)}); // while it is recorded
        QTRY_VERIFY(scrub.isSettled());
        check();
        scrub.setFilter({.kinds = StepFilter::allKinds & ~StepFilter::bit(FloorStepKind::WallTried),
                         .refusals = StepFilter::bit(Refusal::Border)});
        sample.showSteps(sample.dug);
        check();
    }

    /// It changes nothing of the project.
    void isNoEdit()
    {
        ScrubSample sample;
        const int before = sample.document.undoStack().count();
        sample.showSteps(sample.dug);
        sample.scrub().goToNextRefusal();
        sample.scrub().setFilter({.kinds = 1});
        QCOMPARE(sample.document.undoStack().count(), before);
    }

    /// A path is drawn on the floor as it is, and so is what the tools set.
    void givesWayToAPath()
    {
        ScrubSample sample;
        sample.showSteps(sample.strip);
        QVERIFY(!sample.document.floorTools().isAvailable());
        QVERIFY(sample.document.pathDraft().begin(12));
        QVERIFY(!sample.scrub().isOn());
        sample.scrub().setOn(true);
        QVERIFY(!sample.scrub().isOn() && sample.document.pathDraft().isActive());
        sample.document.pathDraft().cancel();
        QVERIFY(sample.document.floorTools().isAvailable());
        sample.scrub().setOn(true);
        QVERIFY(sample.scrub().isOn());
    }
};

ZONEWRIGHT_TEST(floorscrub, TestFloorScrub)
#include "tst_floorscrub.moc"
