#include "core/dig/stepreplay.h"
#include "core/random/generator.h"
#include "digtools.h"
#include "support/testregistry.h"

#include <QTest>

#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

struct Recorded
{
    DugFloor floor;
    DigSteps steps;
};

Recorded record(const PieceList& list, const DigSettings& settings)
{
    Recorded result;
    Digger().dig(list, settings, result.floor, &result.steps);
    return result;
}

std::size_t countOf(const DigSteps& steps, DigStepKind kind)
{
    return static_cast<std::size_t>(std::ranges::count(steps, kind, &DigStep::kind));
}

/// A list whose lairs have to be started over again and again on a small map.
const DigSettings crampedLair{.size = {12, 12}, .pieces = 5};

} // namespace

class TestDigSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void recordingChangesNothing()
    {
        Digger digger;
        DugFloor without, with;
        DigSteps steps;
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            for (const Size size : {Size{80, 50}, Size{16, 16}, Size{5, 5}}) {
                for (std::uint64_t seed = 0; seed < 100; ++seed) {
                    digger.dig(list, {.size = size, .seed = seed}, without);
                    digger.dig(list, {.size = size, .seed = seed}, with, &steps);
                    QVERIFY(without == with);
                }
            }
        }
    }

    void replayingAllGivesTheFloor()
    {
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            for (std::uint64_t seed = 0; seed < 100; ++seed) {
                for (const DigSettings settings : {DigSettings{.seed = seed}, DigSettings{.seed = seed, .prune = false},
                                                   DigSettings{.size = {16, 16}, .seed = seed},
                                                   DigSettings{.size = {12, 12}, .pieces = 5, .seed = seed}}) {
                    const auto [floor, steps] = record(list, settings);
                    QVERIFY(replay(settings.size, steps, steps.size()) == floor.cells);
                }
            }
        }
    }

    /// To and fro, at once or by and by: the same cells after the same number of decisions.
    void scrubbingIsConsistent()
    {
        DigSettings settings = crampedLair;
        for (settings.seed = 0; settings.seed < 5; ++settings.seed) {
            const auto [floor, steps] = record(lairList(), settings);
            StepReplay scrubber(settings.size, steps);
            std::vector<Grid<DugCell>> all;
            for (std::size_t count = 0; count <= steps.size(); ++count)
                all.push_back(scrubber.at(count));
            QVERIFY(all.front() == Grid<DugCell>(settings.size));
            QVERIFY(scrubber.at(steps.size() + 9) == all.back());
            Generator generator(settings.seed);
            for (int i = 0; i < 300; ++i) {
                const std::size_t count = generator.below(static_cast<std::uint32_t>(all.size()));
                QVERIFY(scrubber.at(count) == all[count]);
                if (i % 10 == 0)
                    QVERIFY(replay(settings.size, steps, count) == all[count]);
            }
        }
    }

    /// A decision changes cells exactly if its kind says so.
    void onlyDeedsChangeCells()
    {
        const std::set<DigStepKind> deeds{DigStepKind::Carved, DigStepKind::DoorOpened, DigStepKind::CorridorPruned,
                                          DigStepKind::DoorRemoved};
        const DigSettings settings{.seed = 5};
        const auto [floor, steps] = record(classicList(), settings);
        StepReplay scrubber(settings.size, steps);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Grid<DugCell> before = scrubber.at(i);
            QCOMPARE(scrubber.at(i + 1) != before, deeds.contains(steps[i].kind));
        }
    }

    void figuresAgreeWithTheSteps()
    {
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            const auto [floor, steps] = record(list, {.seed = 3});
            const auto placed =
                std::ranges::count_if(steps, [](const DigStep& step) { return step.kind == DigStepKind::Carved; });
            QCOMPARE(placed, std::ptrdiff_t{floor.placed});
            QCOMPARE(countOf(steps, DigStepKind::WallTried), static_cast<std::size_t>(floor.attempts));
            QCOMPARE(countOf(steps, DigStepKind::StairsPlaced), std::size_t{2});
            QCOMPARE(steps.front().kind, DigStepKind::StartedOver);
            QCOMPARE(steps.back().at, *floor.down);
            QCOMPARE(steps[steps.size() - 2].at, *floor.up);
        }
    }

    /// Nothing is refused without a reason, and every reason that can be given is.
    void everyReasonIsGiven()
    {
        std::set<DigReason> reasons;
        for (const PieceList& list : {classicList(), mineList(), lairList()}) {
            for (const Size size : {Size{80, 50}, Size{20, 20}}) {
                for (std::uint64_t seed = 0; seed < 40; ++seed) {
                    for (const DigStep& step : record(list, {.size = size, .seed = seed}).steps) {
                        reasons.insert(step.reason);
                        QVERIFY(step.kind != DigStepKind::Refused || step.reason != DigReason::None);
                    }
                }
            }
        }
        for (int reason = 0; reason < static_cast<int>(digReasonWords.size()); ++reason)
            QVERIFY2(reasons.contains(static_cast<DigReason>(reason)), qPrintable(QString::number(reason)));
    }

    void aRefusedPlaceIsTheOneThatWasTried()
    {
        const auto [floor, steps] = record(lairList(), {.seed = 8});
        for (std::size_t i = 0; i < steps.size(); ++i) {
            // A piece that can stand nowhere is refused before any wall is tried.
            if (steps[i].kind != DigStepKind::Refused || steps[i].direction == Direction::None)
                continue;
            QCOMPARE(steps[i - 1].kind, DigStepKind::WallTried);
            QCOMPARE(steps[i].at, steps[i - 1].at);
            QCOMPARE(steps[i].direction, steps[i - 1].direction);
        }
    }

    void wordsAreUnique()
    {
        QCOMPARE((std::set<std::string_view>(digStepWords.begin(), digStepWords.end()).size()), digStepWords.size());
        QCOMPARE((std::set<std::string_view>(digReasonWords.begin(), digReasonWords.end()).size()),
                 digReasonWords.size());
        QCOMPARE(word(DigStepKind::StairsPlaced), std::string_view("stairs-placed"));
        QCOMPARE(word(DigStepKind::DoorOpened), std::string_view("door-opened"));
        QCOMPARE(word(DigReason::Down), std::string_view("down"));
        QCOMPARE(word(DigReason::TooFewPieces), std::string_view("too-few-pieces"));
    }

    /// A request that cannot be met ends with all earth, in the steps too.
    void givingUpIsAStep()
    {
        const auto [floor, steps] = record(classicList(), {.size = {5, 5}});
        QCOMPARE(floor.problems.size(), std::size_t{1});
        QCOMPARE(steps.back().kind, DigStepKind::StartedOver);
    }
};

ZONEWRIGHT_TEST(digsteps, TestDigSteps)
#include "tst_digsteps.moc"
