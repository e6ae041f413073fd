#include "document/flooredits.h"
#include "document/stepfloors.h"
#include "models/floorcellwords.h"
#include "models/modelcontract.h"
#include "models/refusalsmodel.h"
#include "models/roles.h"
#include "models/stepsmodel.h"
#include "models/stepwords.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QTest>

using namespace zonewright;

namespace {

/// Models of the steps of the floors, of which the dug one is small.
struct StepsSample : test::StepsBench
{
    StepsModel model;
    RefusalsModel refusals;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::QtTest};
    QAbstractItemModelTester otherTester{&refusals, QAbstractItemModelTester::FailureReportingMode::QtTest};

    StepsSample()
        : StepsBench({26, 22}, 9)
    {
        model.setScrub(&scrub());
        refusals.setScrub(&scrub());
    }

    QString text(int row, int column) { return model.index(row, column).data().toString(); }
};

} // namespace

class TestStepsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void keepsTheModelContract()
    {
        StepsModel empty;
        test::askForEverything(empty);
        RefusalsModel none;
        test::askForEverything(none);
        StepsSample sample;
        for (const ItemId floor : {sample.strip, sample.dug}) {
            sample.showSteps(floor);
            sample.scrub().setFilter({.kinds = StepFilter::allKinds & ~StepFilter::bit(FloorStepKind::WallTried)});
            test::askForEverything(sample.model);
            test::askForEverything(sample.refusals);
            sample.scrub().setFilter({});
        }
        sample.scrub().setOn(false);
        QCOMPARE(sample.model.rowCount(), 0);
        QCOMPARE(sample.refusals.rowCount(), 0);
        test::askForEverything(sample.model);
    }

    void saysWhatWasDecided()
    {
        StepsSample sample;
        sample.showSteps(sample.strip);
        QCOMPARE(sample.model.rowCount(), 14);
        QCOMPARE(sample.text(9, StepsModel::NumberColumn), QStringLiteral("10"));
        QCOMPARE(sample.text(9, StepsModel::KindColumn), QStringLiteral("Candidates found"));
        QCOMPARE(sample.text(9, StepsModel::PlaceColumn), QStringLiteral("12"));
        QCOMPARE(sample.text(9, StepsModel::SubjectColumn), QStringLiteral("1 3 4 5"));
        const FloorSteps& steps = *sample.scrub().steps();
        QCOMPARE(stepSentence(steps, 10), QStringLiteral("Step 10 of 14: column 12, candidates 1 3 4 5"));
        QCOMPARE(stepSentence(steps, 0), QStringLiteral("Before the first of 14 step(s)"));
        QVERIFY(stepSentence(steps, 14).startsWith(QStringLiteral("Step 14 of 14: hero at ")));
    }

    void refusalsSayWhy()
    {
        StepsSample sample;
        sample.showSteps(sample.dug);
        const FloorSteps& steps = *sample.scrub().steps();
        for (int row = 0; row < sample.model.rowCount(); ++row) {
            const auto refusal = steps.refusal(static_cast<std::size_t>(row));
            if (refusal)
                QCOMPARE(sample.text(row, StepsModel::ReasonColumn), refusalName(*refusal));
            QCOMPARE(sample.model.index(row, 0).data(HasFaultRole).toBool(), refusal.has_value());
            if (refusal)
                QVERIFY(stepText(steps, static_cast<std::size_t>(row)).endsWith(refusalText(*refusal)));
        }
    }

    /// Not of refusals alone: why a piece was chosen, and why something was taken away.
    void decisionsSayWhy()
    {
        StepsSample sample;
        sample.showSteps(sample.dug);
        QSet<FloorStepKind> seen;
        const FloorSteps& steps = *sample.scrub().steps();
        for (int row = 0; row < sample.model.rowCount(); ++row) {
            const FloorStepKind kind = steps.kind(static_cast<std::size_t>(row));
            seen << kind;
            const QString reason = sample.text(row, StepsModel::ReasonColumn);
            if (kind == FloorStepKind::PieceChosen)
                QVERIFY(!reason.isEmpty());
            else if (kind == FloorStepKind::CorridorPruned || kind == FloorStepKind::DoorRemoved)
                QCOMPARE(reason, QStringLiteral("Leads nowhere"));
            else if (!isRefusal(kind))
                QVERIFY(reason.isEmpty());
        }
        QVERIFY(seen.contains(FloorStepKind::PieceChosen) && seen.contains(FloorStepKind::CorridorPruned));
        sample.showSteps(sample.strip);
        for (int row = 0; row < sample.model.rowCount(); ++row) {
            if (sample.scrub().steps()->kind(static_cast<std::size_t>(row)) == FloorStepKind::JunctionDrawn)
                QCOMPARE(sample.text(row, StepsModel::ReasonColumn), QStringLiteral("By chance"));
        }
    }

    /// What a cell is while the floor is made, not what it becomes.
    void cellsAreThoseOfTheStep()
    {
        StepsSample sample;
        for (const ItemId id : {sample.strip, sample.dug}) {
            sample.showSteps(id);
            const FloorSteps& steps = *sample.scrub().steps();
            sample.scrub().setPosition(0);
            for (std::size_t i = 0; i < steps.count(); i += 7) {
                const Rect area = steps.area(i);
                if (area.empty())
                    continue;
                const Point at{area.x, area.y};
                const QString text = floorCellText(sample.document, *sample.scrub().floor(), at);
                QCOMPARE(text, id == sample.dug
                                   ? QStringLiteral("Cell %1,%2: earth, at this step").arg(at.x).arg(at.y)
                                   : QStringLiteral("Cell %1,%2: brick, at this step").arg(at.x).arg(at.y));
            }
            sample.scrub().goToLast();
            const Size size = sample.scrub().floor()->level.cells.size();
            QVERIFY(floorCellText(sample.document, *sample.scrub().floor(), {size.width, 0}).isEmpty());
        }
    }

    /// Every decision has a sentence of its own, and a label that fits beside it.
    void everyStepHasWords()
    {
        StepsSample sample;
        for (const ItemId floor : {sample.strip, sample.dug}) {
            sample.showSteps(floor);
            for (std::size_t i = 0; i < sample.scrub().count(); ++i) {
                QVERIFY(!stepText(*sample.scrub().steps(), i).isEmpty());
                QVERIFY(!stepLabel(*sample.scrub().steps(), i).isEmpty());
            }
        }
        QSet<QString> names;
        for (int i = 0; i < floorStepKindCount; ++i)
            names << stepKindText(static_cast<FloorStepKind>(i));
        for (int i = 0; i < refusalCount; ++i)
            names << refusalName(static_cast<Refusal>(i));
        QCOMPARE(names.size(), qsizetype{floorStepKindCount + refusalCount});
    }

    void filterAndCurrentRow()
    {
        StepsSample sample;
        sample.showSteps(sample.strip);
        sample.scrub().setFilter({.kinds = StepFilter::bit(FloorStepKind::CandidatesFound)});
        QCOMPARE(sample.model.rowCount(), 4);
        QCOMPARE(sample.model.stepOf(1), std::size_t{7});
        sample.scrub().setPosition(8);
        QCOMPARE(sample.model.currentRow(), 1);
        QVERIFY(sample.model.isCurrentShown());
        sample.scrub().setPosition(9); // between two of them
        QCOMPARE(sample.model.currentRow(), 1);
        QVERIFY(!sample.model.isCurrentShown());
        sample.scrub().setPosition(0);
        QCOMPARE(sample.model.currentRow(), -1);
        QVERIFY(!sample.model.isCurrentShown());
    }

    /// The counts are those of all refusals, whatever is listed, the most frequent first; the shares make one.
    void refusalsByReason()
    {
        StepsSample sample;
        sample.showSteps(sample.dug);
        QVERIFY(sample.refusals.rowCount() > 1);
        double shares = 0;
        std::size_t before = sample.scrub().refusals();
        for (int row = 0; row < sample.refusals.rowCount(); ++row) {
            const std::size_t count = sample.scrub().count(sample.refusals.refusalAt(row));
            QVERIFY(count <= before);
            before = count;
            shares += sample.refusals.index(row, RefusalsModel::ShareColumn).data(ShareRole).toDouble();
        }
        QVERIFY(std::abs(shares - 1.0) < 1e-9);
        sample.showSteps(sample.strip);
        QCOMPARE(sample.refusals.rowCount(), 0);
    }
};

ZONEWRIGHT_TEST(stepsmodel, TestStepsModel)
#include "tst_stepsmodel.moc"
