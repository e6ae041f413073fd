#include "app/maps.h"
#include "app/safetypanel.h"
#include "core/walk/movestext.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "models/maplayersmodel.h"
#include "support/testregistry.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace zonewright;

class TestSafetyPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void actionProvesTheProject();
    void verdictGoesStaleAndComesBackByUndo();
    void fieldsGoStaleToo();
    void fieldsFollowTheProject();
    void projectIsAskedAgainByAButton();
    void whatIsNotCoveredIsSaid();
    void proofIsCancelled();
    void fifoIsBounded();
    void largestViewIsFound();
    void counterexampleIsShownAndCopied();
    void counterexampleIsPlayed_data();
    void counterexampleIsPlayed();
    void otherZonesCannotBePlayed();
    void smallDockScrolls();
    void keysAlone();
};

namespace {

/// The window on a small world with the panel in front.
struct SafetyEditor : test::Editor
{
    explicit SafetyEditor(const WorldSettings& world = {.name = "Elderlore", .size = 4, .zoneSize = 4})
    {
        document.startNew(world);
        show();
        panelDock().show();
        panelDock().raise();
        QCoreApplication::processEvents();
    }

    QDockWidget& panelDock() { return part<QDockWidget>("safety"); }

    SafetyPanel& panel() { return *panelDock().findChild<SafetyPanel*>(); }

    SafetyCheck& check() { return panel().check(); }

    /// With the mouse, wherever it is in the scrolled panel.
    void click(const char* name)
    {
        auto& button = part<QAbstractButton>(name);
        part<QScrollArea>("safetyScroll").ensureWidgetVisible(&button);
        QVERIFY2(button.isVisible() && button.isEnabled(), name);
        QTest::mouseClick(&button, Qt::LeftButton);
    }

    void prove()
    {
        click("proveButton");
        waitForAnswer();
    }

    void waitForAnswer() { QTRY_VERIFY_WITH_TIMEOUT(!check().isRunning(), 120'000); }

    bool isStale() { return part<QWidget>("stalePart").isVisibleTo(&panel()); }

    QString title() { return text("verdictTitle"); }

    void setView(int view) { part<QSpinBox>("proofView").setValue(view); }

    void setQueue(QueueMode mode) { part<QComboBox>("proofQueue").setCurrentIndex(static_cast<int>(mode)); }

    /// Whether a cell of the world is in sight on the world map.
    bool sees(Point cell)
    {
        const auto places = worldView().projection().appearances({cell.x, cell.y, 1, 1});
        const QRect sight(QPoint(), worldView().projection().viewport());
        return std::ranges::any_of(places, [&](const QRect& place) { return sight.intersects(place); });
    }

    void undo() { action(ActionId::Undo).trigger(); }
};

} // namespace

void TestSafetyPanel::actionProvesTheProject()
{
    SafetyEditor editor;
    QVERIFY(changeView(editor.document, 3));
    editor.panelDock().hide();
    editor.setView(9);
    editor.action(ActionId::ProveSafety).trigger();
    QVERIFY(editor.panelDock().isVisible());
    QCOMPARE(editor.part<QSpinBox>("proofView").value(), 3);
    editor.waitForAnswer();
    QVERIFY(editor.check().isCurrent());
    QCOMPARE(editor.title(), QStringLiteral("Safe: no walk outruns the generator"));
    const QString detail = editor.text("verdictDetail");
    QVERIFY2(detail.contains(QStringLiteral("Zones of 16 cells · view radius 3 · retain")), qPrintable(detail));
    QVERIFY(detail.contains(QLocale().toString(qint64{editor.check().answer()->proof.states})));
    QVERIFY(!editor.part<QWidget>("counterPart").isVisible());
    QVERIFY(!editor.part<QLabel>("projectNote").isVisible());
}

void TestSafetyPanel::verdictGoesStaleAndComesBackByUndo()
{
    SafetyEditor editor;
    editor.prove();
    QVERIFY(!editor.isStale());
    const QString verdict = editor.title();
    QVERIFY(changeView(editor.document, 4));
    QVERIFY(editor.isStale());
    QCOMPARE(editor.title(), verdict);
    QCOMPARE(editor.text("staleLabel"), QStringLiteral("Out of date. The view radius was 10; now it is 4."));
    QVERIFY(!editor.part<QLabel>("staleSign").pixmap().isNull());
    editor.undo();
    QVERIFY(!editor.isStale());
    QVERIFY(changeEngine(editor.document, {.queue = QueueMode::Coalesce}));
    QCOMPARE(editor.text("staleLabel"), QStringLiteral("Out of date. The queue was retain; now it is coalesce."));
    editor.undo();
    QVERIFY(editor.document.reseed({.name = "Elderlore", .size = 4, .zoneSize = 5}));
    QVERIFY(editor.text("staleLabel").contains(QStringLiteral("16 cells a side; now they have 32")));
    editor.undo();
    QVERIFY(!editor.isStale());
}

void TestSafetyPanel::fieldsGoStaleToo()
{
    SafetyEditor editor;
    editor.prove();
    editor.setView(11);
    QVERIFY(editor.isStale());
    QVERIFY(editor.part<QLabel>("projectNote").isVisibleTo(&editor.panel()));
    QVERIFY(editor.text("projectNote").contains(QStringLiteral("view radius 10")));
    editor.setView(10);
    QVERIFY(!editor.isStale());
    editor.part<QSpinBox>("proofStates").setValue(2'000'000); // decides nothing here
    QVERIFY(!editor.isStale());
    editor.part<QSpinBox>("proofRequests").setValue(4);
    QVERIFY(editor.isStale());
}

void TestSafetyPanel::fieldsFollowTheProject()
{
    SafetyEditor editor;
    editor.setView(20);
    QVERIFY(changeEngine(editor.document, {.queue = QueueMode::Fifo, .rate = {.requests = 3}}));
    QCOMPARE(editor.part<QComboBox>("proofQueue").currentText(), QStringLiteral("Fifo"));
    QCOMPARE(editor.part<QSpinBox>("proofRequests").value(), 3);
    QVERIFY(changeView(editor.document, 5));
    QCOMPARE(editor.part<QSpinBox>("proofView").value(), 20); // the designer's own
    editor.document.startNew({.name = "Ostermere", .zoneSize = 3});
    QCOMPARE(editor.part<QSpinBox>("proofView").value(), 10);
    QCOMPARE(editor.part<QSpinBox>("proofZoneSize").value(), 3);
    QCOMPARE(editor.part<QSpinBox>("proofZoneSize").text(), QStringLiteral("3 → 8 cells"));
}

void TestSafetyPanel::projectIsAskedAgainByAButton()
{
    SafetyEditor editor;
    auto& button = editor.part<QPushButton>("projectSettingsButton");
    QVERIFY(!button.isEnabled());
    editor.setView(2);
    editor.setQueue(QueueMode::Coalesce);
    QVERIFY(button.isEnabled());
    editor.click("projectSettingsButton");
    QCOMPARE(editor.part<QSpinBox>("proofView").value(), 10);
    QCOMPARE(editor.part<QComboBox>("proofQueue").currentIndex(), int(QueueMode::Retain));
    QVERIFY(!button.isEnabled());
}

void TestSafetyPanel::whatIsNotCoveredIsSaid()
{
    SafetyEditor editor;
    QVERIFY(changeEngine(editor.document, {.rate = {.costs = 500}}));
    QVERIFY(editor.text("projectNote").contains(QStringLiteral("cost budget")));
    editor.action(ActionId::ProveSafety).trigger();
    QVERIFY(!editor.check().isRunning());
    QVERIFY(editor.part<QLabel>("projectNote").isVisible());
    QVERIFY(changeMemory(editor.document, {.scheme = MemoryScheme::Recent}));
    QVERIFY(editor.text("projectNote").contains(QStringLiteral("known zones")));
    editor.prove(); // about the window all the same
    QVERIFY(!editor.check().isCurrent());
}

void TestSafetyPanel::proofIsCancelled()
{
    SafetyEditor editor;
    editor.prove();
    const QString verdict = editor.title();
    auto& cancel = editor.part<QPushButton>("cancelProofButton");
    auto& bar = editor.part<QProgressBar>("proofProgress");
    QVERIFY(!cancel.isEnabled() && !bar.isVisible());
    const QRect place = bar.geometry();
    editor.part<QSpinBox>("proofZoneSize").setValue(8);
    editor.setView(249);
    editor.click("proveButton");
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.maximum(), 0); // nobody knows how many states there are
    QCOMPARE(bar.geometry(), place);
    QTRY_VERIFY_WITH_TIMEOUT(editor.check().states() > 0, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(editor.text("proofProgressLabel").contains(QStringLiteral("states")), 60'000);
    editor.click("cancelProofButton");
    QVERIFY(!editor.check().isRunning());
    QVERIFY(!cancel.isEnabled() && !bar.isVisible());
    QCOMPARE(editor.title(), verdict);
    QVERIFY(editor.isStale());
}

void TestSafetyPanel::fifoIsBounded()
{
    SafetyEditor editor({.name = "Elderlore", .size = 4, .zoneSize = 6});
    auto& states = editor.part<QSpinBox>("proofStates");
    QVERIFY(!states.isEnabled());
    QVERIFY(editor.part<QPushButton>("largestViewButton").isEnabled());
    editor.setQueue(QueueMode::Fifo);
    QVERIFY(states.isEnabled());
    QVERIFY(!editor.part<QPushButton>("largestViewButton").isEnabled());
    states.setValue(100'000);
    editor.click("proveButton");
    QVERIFY(editor.part<QProgressBar>("proofProgress").maximum() > 0); // a share of the bound
    editor.waitForAnswer();
    QCOMPARE(editor.title(), QStringLiteral("Undecided within 100,000 states"));
}

void TestSafetyPanel::largestViewIsFound()
{
    SafetyEditor editor({.name = "Elderlore", .size = 4, .zoneSize = 6});
    editor.click("largestViewButton");
    editor.waitForAnswer();
    QVERIFY(editor.text("verdictDetail").startsWith(QStringLiteral("57 is the largest safe view radius.")));
    QCOMPARE(editor.part<QSpinBox>("proofView").value(), 57);
    QVERIFY(!editor.isStale());
    QVERIFY(editor.text("projectNote").contains(QStringLiteral("view radius 10")));
}

void TestSafetyPanel::counterexampleIsShownAndCopied()
{
    SafetyEditor editor({.name = "Elderlore", .size = 4, .zoneSize = 6});
    editor.setView(58);
    editor.prove();
    QCOMPARE(editor.title(), QStringLiteral("Not safe: a walk of 7 move(s) reaches a hazard"));
    const Counterexample& walk = *editor.check().answer()->proof.counterexample;
    auto& moves = editor.part<QLineEdit>("counterMoves");
    QVERIFY(moves.isVisible() && moves.isReadOnly());
    QCOMPARE(moves.text(), QString::fromStdString(movesText(walk.moves)));
    QVERIFY(editor.text("counterLabel").contains(QStringLiteral("%1,%2").arg(walk.start.x).arg(walk.start.y)));
    QVERIFY(editor.text("counterLabel").contains(QStringLiteral("turn 7")));
    editor.click("copyMovesButton");
    QCOMPARE(QGuiApplication::clipboard()->text(), moves.text());
}

void TestSafetyPanel::counterexampleIsPlayed_data()
{
    QTest::addColumn<int>("zoneSize");
    QTest::addColumn<int>("view");
    QTest::addColumn<int>("mode");
    QTest::newRow("64, retain, 58") << 6 << 58 << int(QueueMode::Retain);
    QTest::newRow("16, coalesce, 0") << 4 << 0 << int(QueueMode::Coalesce);
    QTest::newRow("8, retain, 3") << 3 << 3 << int(QueueMode::Retain);
    QTest::newRow("8, retain, on arrival") << 3 << 9 << int(QueueMode::Retain);
}

/// It runs by itself, in sight, to the hazard and no further.
void TestSafetyPanel::counterexampleIsPlayed()
{
    QFETCH(int, zoneSize);
    QFETCH(int, view);
    QFETCH(int, mode);
    SafetyEditor editor({.name = "Elderlore", .size = 4, .zoneSize = zoneSize});
    editor.window.setThemeChoice(ThemeChoice::Light);
    placeStart(editor.document, {2, 9}, {1, 1});
    editor.action(ActionId::ActualSize).trigger(); // the whole world is not in sight
    editor.action(ActionId::ShowZone).trigger();
    editor.document.walkRun().setSpeed(WalkRun::fastest);
    editor.setView(view);
    editor.setQueue(static_cast<QueueMode>(mode));
    editor.prove();
    const Counterexample walk = *editor.check().answer()->proof.counterexample;
    editor.click("playButton");
    QCOMPARE(editor.part<QTabWidget>("tabs").currentWidget(), &editor.worldView());
    Playback& playback = editor.document.playback();
    const auto last = static_cast<std::int64_t>(walk.moves.size());
    QTRY_COMPARE_WITH_TIMEOUT(playback.turn(), last, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!editor.document.walkRun().isRunning(), 60'000);
    QCOMPARE(playback.turn(), last);
    QVERIFY(!playback.record().hazards.empty());
    QVERIFY(playback.record().hazards.front().kind == walk.hazard);
    QVERIFY(playback.log().totals(last - 1).hazards == 0 || last == 0);
    QVERIFY(editor.sees(playback.record().zone * (1 << zoneSize) + playback.record().cell));
    editor.action(ActionId::Fit).trigger(); // the hazard may be as far off as the player sees
    const QImage with = test::completePicture(editor.worldView());
    editor.window.findChild<Maps*>()->layers().setShown(MapLayer::Hazards, false);
    QVERIFY(test::completePicture(editor.worldView()) != with); // the hazard is marked
    QVERIFY(editor.action(ActionId::DiscardWalk).isEnabled());
}

void TestSafetyPanel::otherZonesCannotBePlayed()
{
    SafetyEditor editor;
    editor.setView(17);
    editor.prove();
    auto& play = editor.part<QPushButton>("playButton");
    QVERIFY(play.isEnabled());
    QVERIFY(editor.document.reseed({.name = "Elderlore", .size = 4, .zoneSize = 5}));
    QVERIFY(!play.isEnabled());
    QVERIFY(play.toolTip().contains(QStringLiteral("another size")));
    editor.undo();
    QVERIFY(play.isEnabled());
}

/// Nothing is cut off sideways, and everything is reached by scrolling.
void TestSafetyPanel::smallDockScrolls()
{
    SafetyEditor editor;
    editor.setView(58);
    editor.prove();
    auto& panel = editor.panel();
    panel.setParent(nullptr);
    panel.show();
    for (const QSize size : {QSize(400, 130), QSize(800, 230), QSize(1200, 400)}) {
        panel.resize(size);
        QCoreApplication::processEvents();
        const auto& scroll = *panel.findChild<QScrollArea*>(QStringLiteral("safetyScroll"));
        QVERIFY(scroll.widget()->minimumSizeHint().width() <= scroll.viewport()->width());
        const auto* prove = panel.findChild<QWidget*>(QStringLiteral("proveButton"));
        QVERIFY(panel.rect().contains(prove->geometry())); // it does not scroll
        for (const char* name : {"playButton", "verdictTitle", "counterMoves", "largestViewButton"}) {
            const auto* part = panel.findChild<QWidget*>(QLatin1String(name));
            const QRect place(part->mapTo(scroll.widget(), QPoint()), part->size());
            QVERIFY2(scroll.widget()->rect().contains(place), name);
            QVERIFY2(part->width() >= std::min(part->minimumSizeHint().width(), 300), name);
        }
    }
    panel.setParent(&editor.window);
}

void TestSafetyPanel::keysAlone()
{
    SafetyEditor editor;
    editor.part<QPushButton>("proveButton").setFocus();
    QStringList reached;
    for (int i = 0; i < 6; ++i) {
        reached << QApplication::focusWidget()->objectName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(reached.join(QLatin1Char(' ')), // what is disabled is passed over
             QStringLiteral("proveButton proofZoneSize proofView proofQueue proofRequests largestViewButton"));
    editor.part<QPushButton>("proveButton").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    editor.waitForAnswer();
    QVERIFY(editor.check().isCurrent());
    QCOMPARE(QApplication::focusWidget(), &editor.part<QPushButton>("proveButton"));
}

ZONEWRIGHT_TEST(safetypanel, TestSafetyPanel)

#include "tst_safetypanel.moc"
