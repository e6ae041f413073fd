#include "app/foresightpanel.h"
#include "app/panels.h"
#include "document/eventedits.h"
#include "gui/editor.h"
#include "models/foresightmodel.h"
#include "models/roles.h"
#include "support/testregistry.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTableView>

using namespace zonewright;

namespace foresightgui {

struct ForesightEditor
{
    test::Editor editor;

    ForesightEditor()
    {
        editor.document.startNew({.name = "Foresight", .size = 4, .zoneSize = 3});
        editor.show();
        bringForward(panel());
        QTRY_VERIFY(panel().isVisible());
    }

    Playback& playback() { return editor.document.playback(); }

    ForesightPanel& panel() { return *editor.window.findChild<ForesightPanel*>(); }

    QTableView& table() { return editor.part<QTableView>("foresightTable"); }

    QAbstractItemModel& model() { return *table().model(); }

    QListWidget& tags() { return editor.part<QListWidget>("foresightTagList"); }

    void add(int due, int horizon, ForesightKind kind = ForesightKind::Vision, const char* tag = "")
    {
        QVERIFY(addEvent(editor.document, {.due = due,
                                           .kind = EventKind::Announce,
                                           .zone = {9, 9},
                                           .text = "A dragon settles.",
                                           .foresight = {.kind = kind, .horizon = horizon, .tag = tag}}));
    }

    /// The dragon is in the table that is seen, or the table is not seen.
    void verifyDragon(bool known)
    {
        QCOMPARE(table().isVisible(), known);
        QCOMPARE(model().rowCount(), known ? 1 : 0);
        if (known)
            QCOMPARE(model().index(0, ForesightModel::WhatColumn).data().toString(),
                     QStringLiteral("A dragon settles."));
    }
};

} // namespace foresightgui

using foresightgui::ForesightEditor;

class TestForesightPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDragonIsForeseenFromItsHorizonOn();
    void reachIsChosen();
    void tagsAreTickedAndTyped();
    void visionsShowTheirZone();
    void restsOutOfSight();
};

void TestForesightPanel::aDragonIsForeseenFromItsHorizonOn()
{
    ForesightEditor one;
    one.add(30, 12);
    for (int turn = 0; turn <= 35; ++turn) {
        one.verifyDragon(turn >= 18 && turn < 30);
        if (turn % 2 == 0)
            one.playback().walk(Direction::East);
        else
            QTest::keyClick(&one.editor.worldView(), Qt::Key_Right, Qt::KeypadModifier); // as a designer walks
        if (one.playback().turn() == turn) // the key moves the map instead
            one.playback().walk(Direction::East);
    }
    for (int turn = 36; turn > 0; --turn) {
        one.editor.action(ActionId::TurnBack).trigger();
        QCOMPARE(one.playback().turn(), std::int64_t{turn - 1});
        one.verifyDragon(turn - 1 >= 18 && turn - 1 < 30);
    }
    for (int turn = 1; turn <= 36; ++turn) {
        one.editor.action(ActionId::TurnForward).trigger();
        one.verifyDragon(turn >= 18 && turn < 30);
    }
    for (const int turn : {17, 18, 30, 29, 36, 18, 0}) {
        one.playback().goTo(turn);
        one.verifyDragon(turn >= 18 && turn < 30);
    }
}

void TestForesightPanel::reachIsChosen()
{
    ForesightEditor one;
    one.add(30, 12);
    one.playback().run({.turns = 20, .waits = true});
    auto& reach = one.editor.part<QSpinBox>("foresightReach");
    one.verifyDragon(true);
    reach.setValue(9);
    one.verifyDragon(false);
    reach.setValue(10);
    one.verifyDragon(true);
    reach.setValue(0);
    one.verifyDragon(false);
}

void TestForesightPanel::tagsAreTickedAndTyped()
{
    ForesightEditor one;
    QVERIFY(!one.tags().isVisible());
    one.add(10, 20, ForesightKind::Vision, "seer");
    QVERIFY(one.tags().isVisible());
    QCOMPARE(one.tags().count(), 1);
    one.verifyDragon(false);
    one.tags().item(0)->setCheckState(Qt::Checked);
    one.verifyDragon(true);
    one.add(100, 1, ForesightKind::Vision, "priest"); // another box, and the tick stays
    QCOMPARE(one.tags().count(), 2);
    QCOMPARE(one.tags().item(1)->text(), QStringLiteral("seer"));
    QCOMPARE(one.tags().item(1)->checkState(), Qt::Checked);
    one.verifyDragon(true);
    one.tags().setFocus();
    one.tags().setCurrentRow(1);
    QTest::keyClick(&one.tags(), Qt::Key_Space);
    one.verifyDragon(false);
    QTest::keyClicks(&one.editor.part<QLineEdit>("foresightTags"), QStringLiteral(" priest , seer"));
    one.verifyDragon(true);
    one.editor.part<QLineEdit>("foresightTags").clear();
    one.verifyDragon(false);
}

void TestForesightPanel::visionsShowTheirZone()
{
    ForesightEditor one;
    one.add(10, 20, ForesightKind::Intuition);
    QCOMPARE(one.model().rowCount(), 1);
    const auto doubleClick = [&one](int row) {
        const QPoint at = one.table().visualRect(one.model().index(row, 1)).center();
        QTest::mouseClick(one.table().viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(one.table().viewport(), Qt::LeftButton, {}, at);
    };
    doubleClick(0);
    QTest::keyClick(&one.table(), Qt::Key_Return);
    QVERIFY(!one.editor.document.selection().selected());
    one.add(12, 20);
    doubleClick(1);
    QVERIFY(one.editor.document.selection().selected());
    QCOMPARE(one.editor.document.selection().selected()->zone, (Point{9, 9}));
}

void TestForesightPanel::restsOutOfSight()
{
    ForesightEditor one;
    one.add(30, 12);
    one.panel().parentWidget()->hide();
    const QSignalSpy inserted(&one.model(), &QAbstractItemModel::rowsInserted);
    const QSignalSpy reset(&one.model(), &QAbstractItemModel::modelReset);
    one.playback().run({.turns = 20, .waits = true});
    one.playback().goTo(19);
    QCOMPARE(inserted.size() + reset.size(), 0);
    one.panel().parentWidget()->show();
    bringForward(one.panel());
    QTRY_VERIFY(one.panel().isVisible());
    one.verifyDragon(true);
}

ZONEWRIGHT_TEST(foresightpanel, TestForesightPanel)

#include "tst_foresightpanel.moc"
