#include "app/floorpage.h"
#include "app/maps.h"
#include "app/panels.h"
#include "app/scrubbar.h"
#include "app/stepslider.h"
#include "app/stepspanel.h"
#include "document/handedits.h"
#include "document/stepfloors.h"
#include "gui/editor.h"
#include "gui/wholecells.h"
#include "models/refusalsmodel.h"
#include "models/stepsmodel.h"
#include "render/steppainter.h"
#include "support/testregistry.h"
#include "views/floorview.h"

#include <QMenu>
#include <QSpinBox>
#include <QSplitter>
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

    explicit StepsEditor(bool isDug = false, Size size = {40, 30}, int count = 20)
    {
        const test::StepFloors floors = test::addStepFloors(editor.document, size, count);
        strip = floors.strip;
        dug = floors.dug;
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
        QCOMPARE(one.editor.text("stepSentence"), QStringLiteral("Before the first of 14 step(s)"));
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

    /// Whatever the size of the window: no bar stands over another one or over the floor, and the sentence has a place.
    void nothingOverlaps()
    {
        for (const QSize size : {QSize(1000, 700), QSize(640, 480), QSize(1200, 800), QSize(1000, 700)}) {
            StepsEditor one;
            one.showPanel();
            one.editor.window.resize(size);
            one.showSteps();
            const FloorPage& page = one.editor.window.maps().floorPage();
            QTRY_VERIFY(one.view().height() + one.bar().height() <= page.height());
            QTRY_VERIFY(one.bar().height() <= one.bar().heightIn(one.bar().width()));
            QList<QWidget*> parts;
            for (QWidget* part : page.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (!part->isVisible())
                    continue;
                QVERIFY2(page.rect().contains(part->geometry()), qPrintable(part->objectName()));
                for (QWidget* other : parts)
                    QVERIFY2(!part->geometry().intersects(other->geometry()),
                             qPrintable(part->objectName() + QLatin1Char(' ') + other->objectName()));
                parts << part;
            }
            QVERIFY(parts.contains(&one.view()) && parts.contains(&one.bar()));
            QVERIFY(one.view().height() >= 40);
            auto& sentence = one.editor.part<QLabel>("stepSentence");
            QVERIFY(sentence.isVisible());
            QVERIFY(sentence.width() >= 150);
            QVERIFY(sentence.height() >= sentence.fontMetrics().height());
            const auto covering = [&one, &sentence] {
                for (const QWidget* part : one.bar().findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                    if (part->isVisible() && part != &sentence && part->geometry().intersects(sentence.geometry()))
                        return part->objectName();
                }
                return QString();
            };
            QTRY_COMPARE(covering(), QString());
        }
    }

    /// What nobody sees is neither shown nor played.
    void comesForward()
    {
        StepsEditor one;
        one.editor.action(ActionId::ShowWorld).trigger();
        one.showSteps();
        QVERIFY(one.view().isVisible());
        QVERIFY(one.editor.action(ActionId::ShowSteps).isChecked());
        for (const ActionId id : {ActionId::FirstStep, ActionId::LastStep, ActionId::PlaySteps}) {
            one.editor.action(ActionId::ShowWorld).trigger();
            QVERIFY(!one.view().isVisible());
            one.editor.action(id).trigger();
            QVERIFY(one.view().isVisible());
        }
        QVERIFY(one.scrub().isPlaying());
        one.editor.action(ActionId::ShowZone).trigger();
        QVERIFY(!one.scrub().isPlaying());
        QVERIFY(!one.editor.action(ActionId::PlaySteps).isChecked());
        QVERIFY(one.editor.action(ActionId::ShowSteps).isChecked());
        one.editor.action(ActionId::ShowSteps).trigger();
        QVERIFY(one.view().isVisible());
        QVERIFY(!one.scrub().isOn());
    }

    void firstRefusalIsSaidOnce()
    {
        StepsEditor one(true);
        one.showSteps();
        const auto said = [&one] { return one.editor.text("statusPlace").contains(QStringLiteral("first refusal")); };
        QAction& next = one.editor.action(ActionId::NextRefusal);
        next.trigger();
        QVERIFY(!said()); // from the end, that is no news
        std::size_t last = one.scrub().count();
        while (!isRefusal(one.scrub().steps()->kind(last - 1)))
            --last;
        one.scrub().setPosition(last);
        next.trigger();
        QVERIFY(said());
        next.trigger();
        QVERIFY(!said());
    }

    void cellsOfTheStepAreSaid()
    {
        StepsEditor one(true);
        one.showSteps();
        one.editor.action(ActionId::FirstStep).trigger();
        const Rect area = one.scrub().steps()->area(one.scrub().count() / 2);
        const Point at = area.empty() ? Point{20, 15} : Point{area.x, area.y};
        QTest::mouseMove(&one.view(), one.view().rectOf(at).center().toPoint());
        QTRY_COMPARE(one.editor.text("statusPlace"),
                     QStringLiteral("Cell %1,%2: earth, at this step").arg(at.x).arg(at.y));
    }

    /// The step that is seen is highlighted if it is listed; if not, the table says so.
    void unlistedStepIsNotHighlighted()
    {
        StepsEditor one;
        one.showPanel();
        one.showSteps();
        one.scrub().setFilter({.kinds = StepFilter::bit(FloorStepKind::CandidatesFound)});
        one.scrub().setPosition(8);
        QVERIFY(one.table().selectionModel()->isRowSelected(1, {}));
        QVERIFY(!one.editor.text("stepsCount").contains(QStringLiteral("not among")));
        one.scrub().setPosition(9);
        QVERIFY(!one.table().selectionModel()->hasSelection());
        QCOMPARE(one.table().currentIndex().row(), 1);
        QVERIFY(one.editor.text("stepsCount").contains(QStringLiteral("step 9 is not among")));
        one.table().setFocus();
        QTest::keyClick(&one.table(), Qt::Key_Down);
        QCOMPARE(one.scrub().position(), one.scrub().shownStep(2) + 1);
        QVERIFY(one.table().selectionModel()->isRowSelected(2, {}));
    }

    void reasonGivesBackTheFilter()
    {
        StepsEditor one(true);
        one.showPanel();
        one.showSteps();
        const StepFilter before{.kinds = StepFilter::allKinds & ~StepFilter::bit(FloorStepKind::WallTried)};
        one.scrub().setFilter(before);
        const auto click = [&one](int row) {
            QTest::mouseClick(one.refusals().viewport(), Qt::LeftButton, {},
                              one.refusals().visualRect(one.refusals().model()->index(row, 0)).center());
        };
        QVERIFY(one.refusals().model()->rowCount() > 1);
        click(0);
        click(1); // another one
        QVERIFY(one.scrub().filter() != before);
        click(1);
        QCOMPARE(one.scrub().filter(), before);
    }

    /// Nothing refused takes no room; a narrow panel has room for what matters.
    void panelMakesRoom()
    {
        StepsEditor one;
        one.showPanel();
        one.showSteps();
        QVERIFY(!one.refusals().isVisible());
        QVERIFY(one.editor.text("stepsCount").contains(QStringLiteral("nothing was refused")));
        one.editor.document.floorFocus().setFloor(one.dug);
        QTRY_VERIFY(one.scrub().isSettled());
        QVERIFY(one.refusals().isVisible());
        one.editor.window.resize(640, 480);
        QTRY_COMPARE(one.editor.window.width(), 640);
        const auto isSeen = [&one](int column) {
            const QRect cell = one.table().visualRect(one.table().currentIndex().siblingAtColumn(column));
            const QWidget& seen = *one.table().viewport();
            return cell.width() >= 50 && cell.left() >= 0 && cell.right() < seen.width();
        };
        QTRY_VERIFY(isSeen(StepsModel::SubjectColumn));
        QTRY_VERIFY(isSeen(StepsModel::ReasonColumn));
    }

    /// However many steps there are: their numbers, kinds and places are read, and the counts leave room for them.
    void numbersAndKindsAreWhole()
    {
        for (const bool isDug : {false, true}) {
            StepsEditor one(isDug, {300, 200}, 1200);
            one.showPanel();
            one.showSteps();
            QVERIFY(!isDug || one.scrub().count() > 10'000);
            for (const QSize size : {QSize(1400, 900), QSize(1200, 800), QSize(900, 600)}) {
                one.editor.window.resize(size);
                QTRY_COMPARE(one.editor.window.size(), size);
                const QAbstractItemModel& steps = *one.table().model();
                for (int i = 0; i < 100; ++i) {
                    const int row = steps.rowCount() - 1 - i * (steps.rowCount() / 100 + 1);
                    for (const int column : {StepsModel::NumberColumn, StepsModel::KindColumn, StepsModel::PlaceColumn})
                        QVERIFY2(row < 0 || test::isWhole(one.table(), steps.index(row, column)),
                                 qPrintable(QStringLiteral("%1 at %2: %3")
                                                .arg(column)
                                                .arg(size.width())
                                                .arg(steps.index(row, column).data().toString())));
                }
                if (one.refusals().isVisible())
                    QVERIFY(one.refusals().width() <= one.editor.part<QSplitter>("stepsSplitter").width() / 3 + 8);
            }
        }
    }

    /// A key that was meant for a button that can do nothing any more is not the speed's.
    void keysStayWithTheFloor()
    {
        StepsEditor one;
        one.showSteps();
        one.editor.action(ActionId::FirstStep).trigger();
        const int speed = one.scrub().speed();
        auto& last = one.editor.part<QToolButton>("scrubLast");
        last.setFocus();
        QTest::mouseClick(&last, Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), &one.view());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Comma);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Comma);
        QCOMPARE(one.scrub().position(), std::size_t{12});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_5);
        QCOMPARE(one.scrub().speed(), speed);
        one.editor.part<QToolButton>("scrubPlay").setFocus();
        one.editor.action(ActionId::Undo).trigger(); // the floors are gone
        QTRY_COMPARE(QApplication::focusWidget(), &one.view());
    }

    /// The two ways to make floors have no kind in common: a choice of kinds ends with its own.
    void choiceOfKindsEndsWithItsFloors()
    {
        StepsEditor one;
        one.showPanel();
        one.showSteps();
        one.scrub().setFilter({.kinds = StepFilter::bit(FloorStepKind::CandidatesFound)});
        QVERIFY(one.editor.part<QToolButton>("allSteps").isEnabled());
        one.editor.document.floorFocus().setFloor(one.dug);
        QTRY_VERIFY(one.scrub().isSettled());
        QCOMPARE(one.scrub().shownCount(), one.scrub().count());
        QCOMPARE(one.table().model()->rowCount(), static_cast<int>(one.scrub().count()));
        QVERIFY(!one.editor.part<QToolButton>("allSteps").isEnabled());
        QVERIFY(one.editor.text("stepsCount").contains(QStringLiteral("refusal")));
        const StepFilter some{.kinds = StepFilter::bit(FloorStepKind::Carved)};
        one.scrub().setFilter(some);
        const std::array touched{TouchUp{.at = {2, 2}, .cell = LevelCell::Brick}};
        QVERIFY(touchUpFloor(one.editor.document, one.dug, touched, {}));
        QTRY_VERIFY(one.scrub().isSettled());
        QCOMPARE(one.scrub().filter(), some); // the same floor
    }

    void menuOfARowChoosesItsKind()
    {
        StepsEditor one(true);
        one.showPanel();
        one.showSteps();
        const auto count = static_cast<int>(one.scrub().count(one.scrub().steps()->kind(1)));
        one.table().scrollToTop();
        Q_EMIT one.table().customContextMenuRequested(
            one.table().visualRect(one.table().model()->index(1, 1)).center());
        auto& menu = one.editor.part<QMenu>("stepsMenu");
        QVERIFY(menu.isVisible());
        QVERIFY(!menu.actions()[1]->isEnabled());
        menu.actions()[0]->trigger();
        menu.close();
        QCOMPARE(one.table().model()->rowCount(), count);
        QVERIFY(one.editor.part<QToolButton>("allSteps").isEnabled());
    }

    /// What is next is seen before it comes, and the command says what it does.
    void playingLooksAhead()
    {
        StepsEditor one(true);
        one.showPanel();
        one.showSteps();
        one.editor.action(ActionId::FirstStep).trigger();
        QAction& play = one.editor.action(ActionId::PlaySteps);
        const QString text = play.text();
        one.scrub().setSpeed(60);
        play.trigger();
        QCOMPARE(play.text(), QStringLiteral("&Pause Steps"));
        QTRY_VERIFY(one.scrub().position() > 30);
        const QRect row = one.table().visualRect(one.table().currentIndex());
        QVERIFY(row.top() >= 0 && row.bottom() + row.height() < one.table().viewport()->height());
        play.trigger();
        QCOMPARE(play.text(), text);
    }

    /// All that a step is painted over is in sight, the piece that is refused too.
    void stepIsInSight()
    {
        StepsEditor one(true);
        one.showSteps();
        one.view().setZoom(1.0);
        const QRectF seen(one.view().rect());
        int tried = 0;
        for (std::size_t i = 0; i < std::min<std::size_t>(300, one.scrub().count()); ++i) {
            one.scrub().setPosition(i + 1);
            const Rect area = ghostArea(*one.scrub().steps(), i);
            if (area.empty())
                continue;
            const QRectF pixels =
                one.view().rectOf({area.x, area.y}).united(one.view().rectOf({area.right() - 1, area.bottom() - 1}));
            if (pixels.width() > seen.width() * 0.6 || pixels.height() > seen.height() * 0.6)
                continue; // with room around it
            tried += isRefusedNext(*one.scrub().steps(), i) ? 1 : 0;
            QVERIFY2(seen.contains(pixels), qPrintable(QString::number(i)));
        }
        QVERIFY(tried > 0);
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
