#include "app/floorpage.h"
#include "app/panels.h"
#include "app/scrubbar.h"
#include "app/stepslider.h"
#include "app/stepspanel.h"
#include "document/dungeonedits.h"
#include "document/handedits.h"
#include "gui/editor.h"
#include "models/refusalsmodel.h"
#include "models/stepsmodel.h"
#include "support/testregistry.h"
#include "views/floorview.h"

#include <QMenu>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

using namespace zonewright;

namespace stepsgui {

/// The editor with a strip floor of the article's rooms and a dug one.
struct StepsEditor
{
    test::Editor editor;
    ItemId strip = 0;
    ItemId dug = 0;

    explicit StepsEditor(bool isDug = false)
    {
        const Project& project = editor.document.project();
        const DugPlan plan{.pieces = project.pieceLists.front().id, .size = {40, 30}, .count = 20};
        QVERIFY(addDungeon(editor.document, {.name = "Test",
                                             .zone = {},
                                             .floors = {{.name = "Strip",
                                                         .plan = StripPlan{.catalogue = project.catalogues.front().id,
                                                                           .sequence = {1, 15, 4, 10, 0}}},
                                                        {.name = "Dug", .plan = plan}}}));
        strip = editor.document.project().dungeons.back().floors[0].id;
        dug = editor.document.project().dungeons.back().floors[1].id;
        editor.document.floorFocus().setFloor(isDug ? dug : strip);
        editor.show();
    }

    FloorScrub& scrub() { return editor.document.floorScrub(); }

    void showSteps()
    {
        editor.action(ActionId::ShowSteps).trigger();
        QTRY_VERIFY(scrub().isSettled());
        QTRY_VERIFY(bar().isVisible());
    }

    ScrubBar& bar() { return editor.part<ScrubBar>("scrubBar"); }

    StepSlider& slider() { return editor.part<StepSlider>("stepSlider"); }

    QTableView& table() { return editor.part<QTableView>("stepsTable"); }

    QTableView& refusals() { return editor.part<QTableView>("refusalsTable"); }

    FloorView& view() { return editor.part<FloorView>("floorView"); }

    void press(int key) { QTest::keyClick(&view(), static_cast<Qt::Key>(key)); }

    void showPanel()
    {
        bringForward(*editor.window.findChild<StepsPanel*>());
        QTRY_VERIFY(editor.window.findChild<StepsPanel*>()->isVisible());
    }

    QImage picture()
    {
        (void)QTest::qWaitFor([this] { return view().isComplete(); });
        return view().grab().toImage();
    }
};

} // namespace stepsgui

using stepsgui::StepsEditor;

class TestSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void showsAndLeaves()
    {
        StepsEditor one;
        QVERIFY(!one.bar().isVisible());
        QVERIFY(!one.editor.action(ActionId::NextStep).isEnabled());
        one.showSteps();
        QVERIFY(one.editor.action(ActionId::ShowSteps).isChecked());
        QVERIFY(one.view().isVisible()); // the floor comes in front
        QTRY_VERIFY(one.editor.text("stepSentence").startsWith(QStringLiteral("Step 14 of 14: hero")));
        one.press(Qt::Key_Escape);
        QVERIFY(!one.scrub().isOn());
        QVERIFY(!one.bar().isVisible());
        QVERIFY(!one.editor.action(ActionId::ShowSteps).isChecked());
        one.showSteps();
        QTest::mouseClick(&one.editor.part<QToolButton>("leaveSteps"), Qt::LeftButton);
        QVERIFY(!one.scrub().isOn());
    }

    void stepsByKeys()
    {
        StepsEditor one;
        one.showSteps();
        one.view().setFocus();
        one.press(Qt::Key_Comma);
        QCOMPARE(one.scrub().position(), std::size_t{13});
        one.press(Qt::Key_Comma);
        one.press(Qt::Key_Period);
        QCOMPARE(one.scrub().position(), std::size_t{13});
        one.editor.action(ActionId::FirstStep).trigger();
        QCOMPARE(one.editor.text("stepSentence"), QStringLiteral("Before the first of 14 steps"));
        QVERIFY(!one.editor.action(ActionId::PreviousStep).isEnabled());
        for (int i = 0; i < 10; ++i)
            one.press(Qt::Key_Period);
        QCOMPARE(one.editor.text("stepSentence"), QStringLiteral("Step 10 of 14: column 12, candidates 1 3 4 5"));
        one.editor.action(ActionId::LastStep).trigger();
        QVERIFY(!one.editor.action(ActionId::NextStep).isEnabled());
        QVERIFY(!one.editor.action(ActionId::NextRefusal).isEnabled()); // nothing was
    }

    /// Each step is seen, and back at a step the picture is the same again.
    void viewShowsTheSteps()
    {
        for (const bool isDug : {false, true}) {
            StepsEditor one(isDug);
            one.showSteps();
            one.editor.action(ActionId::FirstStep).trigger();
            const QImage first = one.picture();
            one.scrub().setPosition(one.scrub().count() / 2);
            const QImage middle = one.picture();
            QVERIFY(middle != first);
            one.scrub().goToLast();
            QVERIFY(one.picture() != middle);
            one.scrub().setPosition(one.scrub().count() / 2);
            QCOMPARE(one.picture(), middle);
            one.editor.action(ActionId::ShowSteps).trigger();
            QVERIFY(one.picture() != middle);
        }
    }

    void plays()
    {
        StepsEditor one;
        one.showSteps();
        one.editor.part<QSpinBox>("scrubSpeed").setValue(60);
        QCOMPARE(one.scrub().speed(), 60);
        one.editor.action(ActionId::PlaySteps).trigger();
        QVERIFY(one.scrub().isPlaying());
        QVERIFY(one.editor.action(ActionId::PlaySteps).isChecked());
        QTRY_COMPARE(one.scrub().position(), one.scrub().count());
        QTRY_VERIFY(!one.editor.action(ActionId::PlaySteps).isChecked());
        one.editor.action(ActionId::PlaySteps).trigger();
        one.editor.action(ActionId::LastStep).trigger();
        QVERIFY(!one.scrub().isPlaying());
    }

    void refusalsOneByOne()
    {
        StepsEditor one(true);
        one.showSteps();
        std::size_t first = 0;
        while (!isRefusal(one.scrub().steps()->kind(first)))
            ++first;
        one.editor.action(ActionId::NextRefusal).trigger(); // from the end: the first one
        QCOMPARE(one.scrub().position(), first + 1);
        QVERIFY(one.editor.text("stepSentence").contains(QStringLiteral("refused")));
        one.editor.action(ActionId::NextRefusal).trigger();
        QVERIFY(one.scrub().position() > first + 1);
    }

    void sliderGoesThere()
    {
        StepsEditor one(true);
        one.showSteps();
        StepSlider& slider = one.slider();
        QCOMPARE(slider.maximum(), static_cast<int>(one.scrub().count()));
        QTest::mouseClick(&slider, Qt::LeftButton, {}, {0, slider.height() / 2});
        QCOMPARE(one.scrub().position(), std::size_t{0});
        QTest::mouseClick(&slider, Qt::LeftButton, {}, {slider.width() / 2, slider.height() / 2});
        const auto middle = static_cast<double>(one.scrub().position()) / static_cast<double>(one.scrub().count());
        QVERIFY(middle > 0.45 && middle < 0.55);
        const std::size_t before = one.scrub().position();
        slider.setFocus();
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(one.scrub().position(), before + 1);
        std::size_t refusal = 0;
        while (!isRefusal(one.scrub().steps()->kind(refusal)))
            ++refusal;
        QVERIFY(slider.marksRefusalAt(slider.placeOf(refusal + 1)));
        QVERIFY(slider.marksPhaseAt(slider.placeOf(1)));
        QTest::keyClick(&slider, Qt::Key_Escape);
        QVERIFY(!one.scrub().isOn());
    }

    void tableFollowsAndLeads()
    {
        StepsEditor one;
        one.showPanel();
        QCOMPARE(one.table().model()->rowCount(), 0);
        one.showSteps();
        QCOMPARE(one.table().model()->rowCount(), 14);
        QCOMPARE(one.table().currentIndex().row(), 13);
        one.scrub().setPosition(4);
        QCOMPARE(one.table().currentIndex().row(), 3);
        one.table().scrollToTop();
        QTest::mouseClick(one.table().viewport(), Qt::LeftButton, {},
                          one.table().visualRect(one.table().model()->index(1, 1)).center());
        QCOMPARE(one.scrub().position(), std::size_t{2});
        QTest::keyClick(&one.table(), Qt::Key_Down);
        QCOMPARE(one.scrub().position(), std::size_t{3});
    }

    void filtersByKindAndReason()
    {
        StepsEditor one(true);
        one.showPanel();
        one.showSteps();
        const int all = one.table().model()->rowCount();
        QTest::mouseClick(one.refusals().viewport(), Qt::LeftButton, {},
                          one.refusals().visualRect(one.refusals().model()->index(0, 0)).center());
        const int some = one.table().model()->rowCount();
        QVERIFY(some > 0 && some < all);
        QVERIFY(one.refusals().selectionModel()->isRowSelected(0, {}));
        one.editor.action(ActionId::FirstStep).trigger();
        one.editor.action(ActionId::NextStep).trigger();
        QCOMPARE(one.scrub().steps()->kind(*one.scrub().current()), FloorStepKind::Refused);
        QTest::mouseClick(&one.editor.part<QToolButton>("allSteps"), Qt::LeftButton);
        QCOMPARE(one.table().model()->rowCount(), all);
        auto& menu = one.editor.part<QMenu>("stepKindsMenu");
        Q_EMIT menu.aboutToShow();
        QVERIFY(menu.actions().size() > 4);
        const int without = static_cast<int>(one.scrub().count(FloorStepKind::WallTried));
        for (QAction* action : menu.actions()) {
            QVERIFY(action->isChecked());
            if (action->text().startsWith(QStringLiteral("Wall tried")))
                action->trigger();
        }
        QCOMPARE(one.table().model()->rowCount(), all - without);
    }

    /// What is set by hand meanwhile comes as a step of its own, at once.
    void floorChangesMeanwhile()
    {
        StepsEditor one;
        one.showSteps();
        const std::array touched{TouchUp{.at = {2, 2}, .cell = LevelCell::Brick}};
        QVERIFY(touchUpFloor(one.editor.document, one.strip, touched, {}));
        QTRY_COMPARE(one.scrub().count(), std::size_t{15});
        QTRY_VERIFY(one.editor.text("stepSentence").startsWith(QStringLiteral("Step 15 of 15")));
        one.editor.action(ActionId::Undo).trigger();
        QTRY_COMPARE(one.scrub().count(), std::size_t{14});
        one.editor.document.floorFocus().setFloor(one.dug);
        QTRY_VERIFY(one.scrub().isSettled() && one.scrub().count() > 14);
        QVERIFY(one.bar().isVisible());
    }

    /// A click would pin what is not there yet.
    void jointsAreLeftAlone()
    {
        StepsEditor one;
        one.showSteps();
        const auto& plan = *one.editor.document.floorFocus().plan()->strip();
        QTest::mouseClick(&one.view(), Qt::LeftButton, {}, one.view().rectOf({12, 5}).center().toPoint());
        QVERIFY(plan.pins.empty());
        one.view().setFocus();
        one.press(Qt::Key_Right);
        QVERIFY(one.editor.document.floorFocus().joints().empty());
        one.press(Qt::Key_Escape);
        QTest::mouseClick(&one.view(), Qt::LeftButton, {}, one.view().rectOf({12, 5}).center().toPoint());
        QVERIFY(!one.editor.document.floorFocus().plan()->strip()->pins.empty());
    }

    void stepOutOfSightIsRevealed()
    {
        StepsEditor one;
        one.showSteps();
        one.editor.action(ActionId::FirstStep).trigger();
        one.view().setZoom(4.0);
        one.view().reveal({1, 1});
        one.scrub().goToLast();
        const Point hero = one.scrub().steps()->strip(13)->at;
        QTRY_VERIFY(QRectF(one.view().rect()).intersects(one.view().rectOf(hero)));
    }
};

ZONEWRIGHT_TEST(steps, TestSteps)
#include "tst_steps.moc"
