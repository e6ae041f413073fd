#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <optional>

using namespace zonewright;
using namespace zonewright::test;

/// Pins by what the joints of the sample have to offer. Its first dungeon has the floors "Five tombs" (rooms
/// 1 15 4 10 0) and "Narrow way" (rooms 0 1, which have no candidate).
class TestJointEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aCandidateIsPinnedAndUnpinned();
    void anotherCandidateTakesThePlaceOfAPin();
    void whatIsNoCandidateIsRefused();
    void oneRowOfSeveralJointsIsOneStep();
    void pinnedAsDrawnHoldsThroughRedraws();
    void aPathMustJoinTheRooms();
    void pinsBecomeThoseOfThePairEverywhere();
    void aPathBecomesThatOfThePairEverywhere();
    void whatCannotBeEverywhereIsRefused();
    void saysWhyNotEverywhere();
    void manyJointsAreOneStep();
    void eachEditIsOneStepThatLeadsBack();

private:
    [[nodiscard]] const StripJoint& joint(ItemId floor, int column)
    {
        m_document->floorFocus().setFloor(floor);
        return *m_document->floorFocus().joint(column);
    }

    /// The row that a joint is open at.
    [[nodiscard]] int openRow(ItemId floor, int column)
    {
        const StripJoint& one = joint(floor, column);
        return m_document->floorFocus().strip()->open(one).front().y;
    }

    [[nodiscard]] const std::vector<JointPin>& pins(ItemId floor) { return floorOf(*m_document, floor).strip()->pins; }

    [[nodiscard]] const CatalogueContents& contents()
    {
        return findCatalogue(m_document->project(), 1)->rooms->contents();
    }

    std::unique_ptr<Document> m_document;
};

namespace {

constexpr ItemId fiveTombs = 5;
constexpr ItemId narrowWay = 6;
constexpr std::array fourColumns{4, 8, 12, 16};

} // namespace

void TestJointEdits::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    openProject(*m_document,
                readProject(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")).value());
}

void TestJointEdits::cleanup()
{
    m_document.reset();
}

void TestJointEdits::aCandidateIsPinnedAndUnpinned()
{
    must(toggleCandidate(*m_document, fiveTombs, {.column = 8, .row = 1}));
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Pin row 1 of column 8"));
    QCOMPARE(joint(fiveTombs, 8).state, JointState::Pinned);
    QCOMPARE(openRow(fiveTombs, 8), 1);
    must(toggleCandidate(*m_document, fiveTombs, {.column = 8, .row = 1}));
    QCOMPARE(joint(fiveTombs, 8).state, JointState::Drawn);
    QCOMPARE(pinOf(*floorOf(*m_document, fiveTombs).strip(), 8), nullptr);
}

void TestJointEdits::anotherCandidateTakesThePlaceOfAPin()
{
    QCOMPARE(openRow(fiveTombs, 12), 4); // the sample pins it
    must(toggleCandidate(*m_document, fiveTombs, {.column = 12, .row = 5}));
    QCOMPARE(openRow(fiveTombs, 12), 5);
    QCOMPARE(pins(fiveTombs).size(), std::size_t{1});
}

void TestJointEdits::whatIsNoCandidateIsRefused()
{
    const std::string before = formatProject(m_document->project());
    for (const int row : {-1, 0, 2, 6, 64, 1000}) {
        const auto refused = toggleCandidate(*m_document, fiveTombs, {.column = 8, .row = row});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Malformed);
        QCOMPARE(refused.error().place, std::string("column 8"));
    }
    QCOMPARE(toggleCandidate(*m_document, fiveTombs, {.column = 9, .row = 1}).error().code, ErrorCode::Unknown);
    QCOMPARE(toggleCandidate(*m_document, noItem, {.column = 8, .row = 1}).error().code, ErrorCode::Unknown);
    QCOMPARE(toggleCandidate(*m_document, 11, {.column = 8, .row = 1}).error().code, ErrorCode::Unknown); // dug
    QCOMPARE(formatProject(m_document->project()), before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestJointEdits::oneRowOfSeveralJointsIsOneStep()
{
    must(pinRow(*m_document, fiveTombs, fourColumns, 1)); // no candidate of column 4
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(joint(fiveTombs, 4).state, JointState::Drawn);
    for (const int column : {8, 12, 16})
        QCOMPARE(openRow(fiveTombs, column), 1);
    QVERIFY(!pinRow(*m_document, fiveTombs, std::array{4}, 1));
    QVERIFY(!pinRow(*m_document, fiveTombs, std::span<const int>(), 1));
}

void TestJointEdits::pinnedAsDrawnHoldsThroughRedraws()
{
    must(pinAsDrawn(*m_document, fiveTombs, fourColumns));
    std::vector<int> rows;
    for (const int column : fourColumns)
        rows.push_back(openRow(fiveTombs, column));
    for (int i = 0; i < 10; ++i) {
        redrawJunctions(*m_document, std::array{fiveTombs});
        for (std::size_t k = 0; k < fourColumns.size(); ++k)
            QCOMPARE(openRow(fiveTombs, fourColumns[k]), rows[k]);
    }
    must(pinAsDrawn(*m_document, narrowWay, std::array{4})); // open by the pair's path
    must(setPairPath(*m_document, 1, 0, 1, {}));
    QCOMPARE(joint(narrowWay, 4).state, JointState::Pinned);
    must(unpinJoints(*m_document, narrowWay, std::array{4}));
    QVERIFY(!pinAsDrawn(*m_document, narrowWay, std::array{4})); // blocked
}

void TestJointEdits::aPathMustJoinTheRooms()
{
    must(pinPath(*m_document, narrowWay, 4, {{0, 1}, {0, 2}}));
    QCOMPARE(joint(narrowWay, 4).state, JointState::Pinned);
    const std::string before = formatProject(m_document->project());
    for (const PathCells& bad : {PathCells{{0, 1}, {-1, 2}}, PathCells{{9, 1}, {0, 2}}, PathCells{},
                                 PathCells{{0, 1}, {0, 1}}, PathCells(9, Point{0, 1})}) {
        QVERIFY(!pinPath(*m_document, narrowWay, 4, bad));
        QCOMPARE(formatProject(m_document->project()), before);
    }
    const auto refused = pinPath(*m_document, narrowWay, 4, {{0, 1}, {-1, 2}});
    QCOMPARE(refused.error().expected, std::string("a path that joins the two rooms"));
    QCOMPARE(refused.error().value, std::string("4,1 3,2"));
}

void TestJointEdits::pinsBecomeThoseOfThePairEverywhere()
{
    must(pinPairsEverywhere(*m_document, fiveTombs, std::array{12}));
    QCOMPARE(contents().pins, (std::vector<PairPin>{{.left = 4, .right = 10, .row = 4}}));
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Pin row 4 for rooms 4 and 10 everywhere"));
    must(unpinJoints(*m_document, fiveTombs, std::array{12}));
    QCOMPARE(joint(fiveTombs, 12).pin, PinSource::Catalogue);
    QCOMPARE(openRow(fiveTombs, 12), 4);
    must(pinPairsEverywhere(*m_document, fiveTombs, fourColumns));
    QCOMPARE(contents().pins.size(), std::size_t{4});
    const int steps = m_document->undoStack().count();
    must(pinPairsEverywhere(*m_document, fiveTombs, fourColumns)); // as they are already
    QCOMPARE(m_document->undoStack().count(), steps);
    must(unpinPairsEverywhere(*m_document, fiveTombs, std::array{4, 12}));
    QCOMPARE(contents().pins.size(), std::size_t{2});
    QCOMPARE(joint(fiveTombs, 12).state, JointState::Drawn);
}

void TestJointEdits::aPathBecomesThatOfThePairEverywhere()
{
    const PathCells path{{0, 1}, {1, 1}, {0, 2}};
    must(pinPath(*m_document, narrowWay, 4, path));
    must(pinPairsEverywhere(*m_document, narrowWay, std::array{4}));
    QCOMPARE(contents().specialPaths.front().cells, path);
    must(unpinJoints(*m_document, narrowWay, std::array{4}));
    QCOMPARE(joint(narrowWay, 4).state, JointState::Special);
}

void TestJointEdits::whatCannotBeEverywhereIsRefused()
{
    QVERIFY(!pinPairsEverywhere(*m_document, narrowWay, std::array{4})); // it is everywhere already
    QVERIFY(!pinPairsEverywhere(*m_document, fiveTombs, std::array{5}));
    must(pinPath(*m_document, fiveTombs, 8, {{0, 1}, {0, 2}})); // a pair with candidates never takes a path
    QVERIFY(!pinPairsEverywhere(*m_document, fiveTombs, std::array{8}));
    openProject(*m_document, demoProject());
    QVERIFY(!pinPairsEverywhere(*m_document, vault, std::array{4})); // the catalogue has a file of its own
    must(changeFloor(*m_document, gate, StripPlan{.catalogue = threeRooms, .sequence = {0, 0, 0}}));
    must(pinJoints(*m_document, gate, std::array{JointPin{.column = 4, .row = 1}, JointPin{.column = 8, .row = 2}}));
    QVERIFY(!pinPairsEverywhere(*m_document, gate, std::array{4, 8})); // one pair, two rows
    must(pinPairsEverywhere(*m_document, gate, std::array{8}));
}

void TestJointEdits::saysWhyNotEverywhere()
{
    using Why = NotEverywhere;
    const auto why = [&](ItemId floor, std::span<const int> columns) -> std::optional<Why> {
        const std::string before = formatProject(m_document->project());
        const auto can = canPinPairsEverywhere(*m_document, floor, columns);
        if (formatProject(m_document->project()) != before)
            return std::nullopt;
        // The dry run says what the edit would.
        const auto done = pinPairsEverywhere(*m_document, floor, columns);
        const bool sameSaid = can.has_value() == done.has_value() && (can || can.error() == done.error());
        if (done)
            m_document->undoStack().setIndex(m_document->undoStack().index() - 1);
        return can || !sameSaid ? std::nullopt : std::optional(whyNotEverywhere(can.error()));
    };
    QCOMPARE(why(narrowWay, std::array{4}), Why::NothingToPin);
    QCOMPARE(why(fiveTombs, std::span<const int>()), Why::NothingToPin);
    QCOMPARE(why(fiveTombs, std::array{5}), Why::Other);
    must(canPinPairsEverywhere(*m_document, fiveTombs, fourColumns));
    must(pinPath(*m_document, fiveTombs, 8, {{0, 1}, {0, 2}}));
    QCOMPARE(why(fiveTombs, std::array{8}), Why::HasCandidates);
    QCOMPARE(why(fiveTombs, fourColumns), Why::HasCandidates);
    openProject(*m_document, demoProject());
    QCOMPARE(whyNotEverywhere(canPinPairsEverywhere(*m_document, vault, std::array{4}).error()), Why::CatalogueIsAFile);
    QCOMPARE(why(shaft, std::array{4}), Why::Other);
    must(changeFloor(*m_document, gate, StripPlan{.catalogue = threeRooms, .sequence = {0, 0, 0}}));
    must(pinJoints(*m_document, gate, std::array{JointPin{.column = 4, .row = 1}, JointPin{.column = 8, .row = 2}}));
    QCOMPARE(why(gate, std::array{4, 8}), Why::PairsDiffer);
    must(canPinPairsEverywhere(*m_document, gate, std::array{8}));
}

/// A pin for each of many joints, put in any order among those that are there, is the pin of its joint.
void TestJointEdits::manyJointsAreOneStep()
{
    StripPlan plan{.catalogue = 1, .count = 2000};
    must(changeFloor(*m_document, fiveTombs, plan));
    m_document->floorFocus().setFloor(fiveTombs);
    std::vector<int> columns;
    for (const StripJoint& one : m_document->floorFocus().strip()->joints())
        columns.push_back(one.column);
    QVERIFY(columns.size() > 1900);
    std::vector<int> third;
    for (std::size_t i = 0; i < columns.size(); i += 3)
        third.push_back(columns[i]);
    std::ranges::reverse(third);
    const int steps = m_document->undoStack().count();
    must(pinAsDrawn(*m_document, fiveTombs, third));
    must(pinAsDrawn(*m_document, fiveTombs, columns));
    QCOMPARE(m_document->undoStack().count(), steps + 2);
    const auto isWest = [](const JointPin& a, const JointPin& b) { return a.column < b.column; };
    QVERIFY(std::ranges::is_sorted(pins(fiveTombs), isWest));
    for (const JointPin& pin : pins(fiveTombs)) {
        if (pin.path.empty())
            QCOMPARE(openRow(fiveTombs, pin.column), pin.row);
        QCOMPARE(joint(fiveTombs, pin.column).pin, PinSource::Floor);
    }
    const std::size_t all = pins(fiveTombs).size();
    must(unpinJoints(*m_document, fiveTombs, third));
    QVERIFY(pins(fiveTombs).size() < all);
    for (const int column : third)
        QCOMPARE(pinOf(*floorOf(*m_document, fiveTombs).strip(), column), nullptr);
}

void TestJointEdits::eachEditIsOneStepThatLeadsBack()
{
    using Edit = std::function<Result<void>()>;
    Document& d = *m_document;
    const std::vector<Edit> edits{
        [&] { return toggleCandidate(d, fiveTombs, {.column = 12, .row = 4}); },
        [&] { return pinRow(d, fiveTombs, fourColumns, 3); },
        [&] { return pinAsDrawn(d, fiveTombs, std::array{16}); },
        [&] { return pinPath(d, narrowWay, 4, {{0, 1}, {0, 2}}); },
        [&] { return pinPairsEverywhere(d, narrowWay, std::array{4}); },
        [&] { return pinPairsEverywhere(d, fiveTombs, fourColumns); },
        [&] { return unpinPairsEverywhere(d, fiveTombs, fourColumns); },
    };
    const std::string first = formatProject(d.project());
    int steps = 0;
    for (const Edit& edit : edits) {
        const std::string before = formatProject(d.project());
        must(edit());
        // What changes nothing is no step: the path is the pair's already.
        steps += formatProject(d.project()) != before ? 1 : 0;
        QCOMPARE(d.undoStack().count(), steps);
    }
    QVERIFY(steps >= 5);
    d.undoStack().setIndex(0);
    QCOMPARE(formatProject(d.project()), first);
}

ZONEWRIGHT_TEST(jointedits, TestJointEdits)
#include "tst_jointedits.moc"
