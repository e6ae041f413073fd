#include "app/language.h"
#include "app/maps.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "gui/playerpicture.h"
#include "support/testregistry.h"

#include <QAction>
#include <QKeyEvent>
#include <QLabel>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>

using namespace zonewright;

class TestWalking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walksAcrossABorder();
    void walkIsKeptAndUndone();
    void turnsGoBackAndForward();
    void discardedWalkIsTheKeptOne();
    void actionsWalk();
    void numericPadComesBeforeShortcuts();
    void numericPadWalksOnTheWorldToo();
    void viKeysWalkWhenTheyMay();
    void viewFollowsUntilTheDesignerLooksElsewhere();
    void worldViewFollowsToo();
    void viewStaysWhileTurnsAreRunAgain();
    void heldKeyWaitsForThePicture();
    void walkingChangesNoSelection();
    void statusBarSaysTheTurn();
    void statusBarStandsStill();
    void placeUnderThePointerHasTheRoom_data();
    void placeUnderThePointerHasTheRoom();
    void lossesAreSaid();
    void hazardsAreSaid();
    void narrowWindowKeepsTheTurn();
    void walkBarGivesWayToTheTabs();
};

namespace {

/// The window on the sample with the zone view in front.
struct ZoneEditor : test::Editor
{
    ZoneEditor()
    {
        show();
        action(ActionId::ShowZone).trigger();
        (void)QTest::qWaitFor([this] { return window.isSettled(); }, 60'000);
    }

    const TurnRecord& record() { return document.playback().record(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&zoneView(), key, modifiers);
    }
};

/// The interface in a language for as long as it lives.
struct Speaking
{
    explicit Speaking(const QString& language) { installLanguage(*qApp, language); }

    ~Speaking()
    {
        for (QTranslator* translator : qApp->findChildren<QTranslator*>())
            delete translator;
        QLocale::setDefault(QLocale::c());
    }

    Q_DISABLE_COPY_MOVE(Speaking)
};

} // namespace

void TestWalking::walksAcrossABorder()
{
    ZoneEditor editor;
    editor.window.setThemeChoice(ThemeChoice::Light);
    editor.action(ActionId::ActualSize).trigger();
    const int side = editor.document.world().zoneSide();
    const Point zone = editor.record().zone;
    Point cell = editor.record().cell;
    QVERIFY(test::playerIsPaintedOn(editor.zoneView(), zone * side + cell));
    QCOMPARE(editor.part<QTabWidget>("tabs").tabText(1), QStringLiteral("Zone %1,%2").arg(zone.x).arg(zone.y));
    while (cell.x < side - 1) {
        editor.press(Qt::Key_Right);
        ++cell.x;
        QVERIFY(editor.record().cell == cell);
    }
    QVERIFY(editor.record().zone == zone);
    editor.press(Qt::Key_Right);
    const Point next = zone + Point{1, 0};
    QVERIFY(editor.record().zone == next);
    QVERIFY(editor.record().cell == (Point{0, cell.y}));
    QVERIFY(test::playerIsPaintedOn(editor.zoneView(), next * side + Point{0, cell.y}));
    QVERIFY(!test::playerIsPaintedOn(editor.zoneView(), zone * side + cell));
    QCOMPARE(editor.part<QTabWidget>("tabs").tabText(1), QStringLiteral("Zone %1,%2").arg(next.x).arg(next.y));
}

void TestWalking::walkIsKeptAndUndone()
{
    ZoneEditor editor;
    const auto kept = editor.document.project().moves;
    QVERIFY(!editor.action(ActionId::KeepWalk).isEnabled());
    editor.press(Qt::Key_Up);
    editor.press(Qt::Key_Period);
    QVERIFY(editor.action(ActionId::KeepWalk).isEnabled());
    QVERIFY(!editor.window.isWindowModified()); // a scratch walk belongs to no file
    QVERIFY(editor.document.project().moves == kept);
    editor.press(Qt::Key_K, Qt::ControlModifier);
    QVERIFY(editor.document.project().moves == (std::vector{Direction::North, Direction::None}));
    QVERIFY(editor.window.isWindowModified());
    QVERIFY(!editor.action(ActionId::KeepWalk).isEnabled());
    editor.action(ActionId::Undo).trigger();
    QVERIFY(editor.document.project().moves == kept);
    QVERIFY(!editor.window.isWindowModified());
    QVERIFY(editor.action(ActionId::KeepWalk).isEnabled()); // the walk itself is no part of the history
    QCOMPARE(editor.document.playback().turn(), 2);
}

void TestWalking::turnsGoBackAndForward()
{
    ZoneEditor editor;
    const Point start = editor.record().cell;
    QVERIFY(!editor.action(ActionId::TurnBack).isEnabled());
    QVERIFY(editor.action(ActionId::TurnForward).isEnabled()); // the sample keeps a walk
    editor.press(Qt::Key_Right);
    editor.press(Qt::Key_Right);
    QVERIFY(!editor.action(ActionId::TurnForward).isEnabled());
    editor.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(editor.record().cell == start + (Point{1, 0}));
    QCOMPARE(editor.text("turnLabel"), QStringLiteral("1 / 2"));
    editor.press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(editor.record().cell == start + (Point{2, 0}));
    editor.action(ActionId::TurnBack).trigger();
    editor.action(ActionId::TurnBack).trigger();
    QVERIFY(editor.record().cell == start);
    QVERIFY(!editor.action(ActionId::TurnBack).isEnabled());
}

void TestWalking::discardedWalkIsTheKeptOne()
{
    ZoneEditor editor;
    editor.press(Qt::Key_Down);
    editor.action(ActionId::DiscardWalk).trigger();
    QCOMPARE(editor.document.playback().turn(), 0);
    QVERIFY(editor.document.playback().isKept());
    QVERIFY(!editor.action(ActionId::DiscardWalk).isEnabled());
}

void TestWalking::actionsWalk()
{
    ZoneEditor editor;
    const std::vector<std::pair<ActionId, Direction>> all{
        {ActionId::WalkNorth, Direction::North}, {ActionId::WalkNorthEast, Direction::NorthEast},
        {ActionId::WalkEast, Direction::East},   {ActionId::WalkSouthEast, Direction::SouthEast},
        {ActionId::WalkSouth, Direction::South}, {ActionId::WalkSouthWest, Direction::SouthWest},
        {ActionId::WalkWest, Direction::West},   {ActionId::WalkNorthWest, Direction::NorthWest},
        {ActionId::WalkWait, Direction::None}};
    for (const auto& [id, direction] : all) {
        editor.action(id).trigger();
        QVERIFY(editor.document.playback().moves().back() == direction);
    }
    QCOMPARE(editor.document.playback().turn(), 9);
}

void TestWalking::numericPadComesBeforeShortcuts()
{
    ZoneEditor editor;
    QAction other(&editor.window);
    other.setShortcuts({Qt::Key_PageUp, Qt::Key_9});
    editor.window.addAction(&other);
    int taken = 0;
    connect(&other, &QAction::triggered, &other, [&taken] { ++taken; });
    QTest::keyClick(&editor.zoneView(), Qt::Key_PageUp, Qt::KeypadModifier);
    QTest::keyClick(&editor.zoneView(), Qt::Key_9, Qt::KeypadModifier);
    QCOMPARE(taken, 0);
    QCOMPARE(editor.document.playback().turn(), 2);
    QVERIFY(editor.document.playback().moves().back() == Direction::NorthEast);
    QTest::keyClick(&editor.zoneView(), Qt::Key_PageUp);
    QCOMPARE(taken, 1);
    QCOMPARE(editor.document.playback().turn(), 2);
}

void TestWalking::numericPadWalksOnTheWorldToo()
{
    test::Editor editor;
    editor.show();
    const QPointF centre = editor.worldView().projection().centre();
    QTest::keyClick(&editor.worldView(), Qt::Key_6, Qt::KeypadModifier);
    QTest::keyClick(&editor.worldView(), Qt::Key_Down, Qt::KeypadModifier);
    QCOMPARE(editor.document.playback().turn(), 2);
    QCOMPARE(editor.worldView().projection().centre(), centre);
    QTest::keyClick(&editor.worldView(), Qt::Key_Down);
    QCOMPARE(editor.document.playback().turn(), 2);
    QVERIFY(editor.worldView().projection().centre() != centre); // arrow keys scroll there
}

void TestWalking::viKeysWalkWhenTheyMay()
{
    ZoneEditor editor;
    editor.press(Qt::Key_L);
    QCOMPARE(editor.document.playback().turn(), 0);
    editor.window.maps().setViKeys(true);
    editor.press(Qt::Key_L);
    editor.press(Qt::Key_B);
    QCOMPARE(editor.document.playback().turn(), 2);
    QVERIFY(editor.document.playback().moves().back() == Direction::SouthWest);
    editor.window.maps().setViKeys(false);
    editor.press(Qt::Key_L);
    QCOMPARE(editor.document.playback().turn(), 2);
}

void TestWalking::viewFollowsUntilTheDesignerLooksElsewhere()
{
    ZoneEditor editor;
    QAction& follow = editor.action(ActionId::FollowPlayer);
    const Point zone = editor.record().zone;
    QVERIFY(follow.isChecked());
    editor.press(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(!follow.isChecked());
    QVERIFY(editor.zoneView().zone() == zone + (Point{1, 0}));
    editor.press(Qt::Key_Up);
    QVERIFY(follow.isChecked());
    QVERIFY(editor.zoneView().zone() == zone);
    test::drag(editor.zoneView(), {300, 300}, {200, 250}, Qt::LeftButton);
    QVERIFY(!follow.isChecked());
    follow.trigger();
    QVERIFY(follow.isChecked());
    follow.trigger();
    QVERIFY(!follow.isChecked());
    editor.press(Qt::Key_Up);
    QVERIFY(!follow.isChecked()); // it was switched off for good
    follow.trigger();
    editor.action(ActionId::ShowWorld).trigger();
    test::doubleClick(editor.worldView(), {30, 40});
    QVERIFY(!follow.isChecked());
}

/// The world view follows too where it is zoomed in, and the action tells of the map in front.
void TestWalking::worldViewFollowsToo()
{
    ZoneEditor editor;
    QAction& follow = editor.action(ActionId::FollowPlayer);
    editor.action(ActionId::ShowWorld).trigger();
    WorldView& view = editor.worldView();
    const Point start = editor.record().zone * editor.document.world().zoneSide() + editor.record().cell;
    view.setZoom(1.0);
    view.centreOn(start);
    const QPointF centre = view.projection().centre();
    for (int i = 0; i < 200; ++i)
        editor.document.playback().walk(Direction::East);
    QVERIFY(!view.projection().appearances({start.x + 200, start.y, 1, 1}).empty());
    QVERIFY(view.projection().centre() != centre);
    test::drag(view, {300, 300}, {200, 250}, Qt::LeftButton);
    QVERIFY(!follow.isChecked());
    editor.action(ActionId::ShowZone).trigger();
    QVERIFY(follow.isChecked());
    editor.action(ActionId::ShowWorld).trigger();
    QVERIFY(!follow.isChecked());
    const MapPlace place = view.place();
    editor.document.playback().goTo(0);
    QVERIFY(view.place() == place);
    follow.trigger();
    QVERIFY(!view.projection().appearances({start.x, start.y, 1, 1}).empty());
}

void TestWalking::viewStaysWhileTurnsAreRunAgain()
{
    ZoneEditor editor;
    Playback& playback = editor.document.playback();
    keepWalk(editor.document, std::vector<Direction>(20'000, Direction::East));
    playback.discard();
    playback.goTo(20'000);
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    editor.action(ActionId::ActualSize).trigger();
    editor.press(Qt::Key_Down);
    const QPointF centre = editor.zoneView().projection().centre();
    const Point zone = editor.zoneView().zone();
    int passed = 0;
    bool moved = false;
    connect(&playback, &Playback::turnChanged, this, [&] {
        passed += playback.isSettled() ? 0 : 1;
        moved = moved || editor.zoneView().projection().centre() != centre || editor.zoneView().zone() != zone;
    });
    QVERIFY(changeView(editor.document, 5));
    QVERIFY(!playback.isSettled());
    QTRY_VERIFY_WITH_TIMEOUT(playback.isSettled(), 60'000);
    QVERIFY(passed > 0);
    QVERIFY(!moved);
    QCOMPARE(editor.zoneView().projection().centre(), centre);
    QVERIFY(editor.zoneView().zone() == zone);
    QCOMPARE(playback.turn(), 20'001);
}

void TestWalking::heldKeyWaitsForThePicture()
{
    ZoneEditor editor;
    const auto repeat = [&editor] {
        QKeyEvent event(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, QString(), true);
        QApplication::sendEvent(&editor.zoneView(), &event);
    };
    editor.press(Qt::Key_Right);
    for (int i = 0; i < 5; ++i)
        repeat();
    QCOMPARE(editor.document.playback().turn(), 1); // nothing was painted yet
    for (int i = 0; i < 5; ++i) {
        editor.zoneView().repaint();
        repeat();
    }
    QCOMPARE(editor.document.playback().turn(), 6);
}

void TestWalking::walkingChangesNoSelection()
{
    ZoneEditor editor;
    test::click(editor.zoneView(), {300, 200});
    const auto selected = editor.document.selection().selected();
    QVERIFY(selected.has_value());
    for (int i = 0; i < 70; ++i)
        editor.press(Qt::Key_Right);
    QVERIFY(editor.zoneView().zone() != selected->zone);
    QVERIFY(editor.document.selection().selected() == selected);
    editor.action(ActionId::ShowWorld).trigger();
    editor.action(ActionId::ShowZone).trigger(); // nothing was selected since
    QVERIFY(editor.zoneView().zone() == editor.record().zone);
}

void TestWalking::statusBarSaysTheTurn()
{
    ZoneEditor editor;
    const Point zone = editor.record().zone;
    const auto last = editor.document.playback().lastTurn();
    QCOMPARE(editor.text("statusTurn"), QStringLiteral("Turn 0 of %1").arg(last));
    QCOMPARE(editor.text("statusPlayer"), QStringLiteral("Player %1,%2 · cell %3,%4")
                                              .arg(zone.x)
                                              .arg(zone.y)
                                              .arg(editor.record().cell.x)
                                              .arg(editor.record().cell.y));
    QCOMPARE(editor.text("statusNext"), QStringLiteral("Next: spawn in zone 10,16 at turn 40"));
    while (editor.record().zone == zone)
        editor.press(Qt::Key_Right);
    const auto turn = editor.record().turn;
    QCOMPARE(editor.text("statusTurn"), QStringLiteral("Turn %1 of %1 · not kept").arg(turn));
    QCOMPARE(editor.text("statusNext"),
             QStringLiteral("Next: compute zone %1,%2 at turn %3").arg(zone.x + 2).arg(zone.y - 1).arg(turn + 1));
}

/// What the pointer is on moves nothing. A turn moves nothing either, but that hazards and losses, where there are
/// some, take the end of the room of the place under the pointer.
void TestWalking::statusBarStandsStill()
{
    ZoneEditor editor;
    editor.window.resize(1500, 700);
    QCoreApplication::processEvents();
    const auto places = [&editor](bool all) {
        QList<QRect> found;
        for (const QLabel* label : editor.part<QStatusBar>("statusBar").findChildren<QLabel*>()) {
            const QString name = label->objectName();
            if (all || name == QLatin1String("statusPlace"))
                found << (all ? label->geometry() : QRect(label->geometry().topLeft(), QSize()));
            else if (!name.startsWith(QLatin1String("statusHazard")) && !name.startsWith(QLatin1String("statusLoss")))
                found << label->geometry();
        }
        return found;
    };
    const QList<QRect> before = places(false);
    const QRect map = editor.zoneView().geometry();
    QVERIFY(changeView(editor.document, 63));
    for (int i = 0; i < 90; ++i) {
        editor.press(i % 3 == 0 ? Qt::Key_Down : Qt::Key_Right);
        QCoreApplication::processEvents();
        const QList<QRect> turn = places(true);
        test::move(editor.zoneView(), {3.0 * i, 2.0 * i});
        QCoreApplication::processEvents();
        QCOMPARE(places(true), turn);
        QCOMPARE(places(false), before);
        QCOMPARE(editor.zoneView().geometry(), map);
    }
}

void TestWalking::placeUnderThePointerHasTheRoom_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isNextSeen");
    for (const char* language : {"en", "fr"}) {
        const bool isFrench = language == std::string_view("fr");
        for (const int width : {700, 800, 1100, 1380, 1700})
            QTest::addRow("%s %d", language, width)
                << QString::fromLatin1(language) << width << (width >= (isFrench ? 1380 : 1100));
    }
}

/// Zone and cell are read at every width, and all of it where there is room; so is what is next.
void TestWalking::placeUnderThePointerHasTheRoom()
{
    QFETCH(QString, language);
    QFETCH(int, width);
    QFETCH(bool, isNextSeen);
    const Speaking speaking(language);
    ZoneEditor editor;
    editor.window.resize(width, 600);
    const Point zone = editor.record().zone;
    while (editor.record().zone == zone)
        editor.press(Qt::Key_Right);
    test::move(editor.zoneView(), {200, 200});
    QCoreApplication::processEvents();
    const auto& place = editor.part<QLabel>("statusPlace");
    const QStringList parts = place.text().split(QStringLiteral(" · "));
    QVERIFY(parts.size() >= 3);
    const QString least = parts[0] + QStringLiteral(" · ") + parts[1];
    QVERIFY(place.contentsRect().width() >= place.fontMetrics().horizontalAdvance(least + QStringLiteral("…")));
    const auto& next = editor.part<QLabel>("statusNext");
    QVERIFY(!next.text().isEmpty());
    if (isNextSeen) {
        QVERIFY(next.isVisible());
        QVERIFY(next.contentsRect().width() >= next.fontMetrics().horizontalAdvance(next.text()));
    }
    if (!next.isVisible() || width < 1380)
        return;
    QVERIFY(place.contentsRect().width() >= place.fontMetrics().horizontalAdvance(place.text()));
}

void TestWalking::lossesAreSaid()
{
    const Speaking speaking(QStringLiteral("en"));
    ZoneEditor editor;
    editor.window.resize(1400, 600);
    const auto& label = editor.part<QLabel>("statusLoss");
    bool anyLoss = false;
    for (int i = 0; i < 150; ++i) {
        editor.document.playback().walk(Direction::SouthEast);
        const auto lost = static_cast<int>(editor.record().lost.size());
        QCOMPARE(label.isVisible(), lost > 0);
        QCOMPARE(editor.part<QLabel>("statusLossSign").isVisible(), lost > 0);
        QCOMPARE(label.text(), lost == 0   ? QString()
                               : lost == 1 ? QStringLiteral("1 creature lost")
                                           : QStringLiteral("%1 creatures lost").arg(lost));
        QVERIFY(lost == 0 || !label.toolTip().isEmpty());
        anyLoss = anyLoss || lost > 0;
    }
    QVERIFY(anyLoss);
}

void TestWalking::hazardsAreSaid()
{
    ZoneEditor editor;
    QVERIFY(changeView(editor.document, 63));
    auto& sign = editor.part<QLabel>("statusHazardSign");
    bool anyHazard = false;
    for (int i = 0; i < 20; ++i) {
        editor.press(Qt::Key_Right);
        const bool isHazard = !editor.record().hazards.empty();
        QCOMPARE(editor.text("statusHazard").isEmpty(), !isHazard);
        QCOMPARE(sign.pixmap(Qt::ReturnByValue).isNull(), !isHazard);
        anyHazard = anyHazard || isHazard;
    }
    QVERIFY(anyHazard);
    const QColor ink = editor.part<QLabel>("statusHazard").palette().color(QPalette::WindowText);
    QVERIFY(ink.red() > ink.green() + 80);
}

void TestWalking::narrowWindowKeepsTheTurn()
{
    ZoneEditor editor;
    editor.window.resize(700, 500);
    QCoreApplication::processEvents();
    auto& turn = editor.part<QLabel>("statusTurn");
    editor.press(Qt::Key_Right);
    QVERIFY(turn.width() >= turn.fontMetrics().horizontalAdvance(QStringLiteral("Turn 1 of 1 · not kept")));
    QVERIFY(editor.part<QLabel>("statusSeed").isHidden());
    editor.window.resize(1500, 500);
    QCoreApplication::processEvents();
    QVERIFY(!editor.part<QLabel>("statusSeed").isHidden());
    QVERIFY(!editor.part<QLabel>("statusNext").isHidden());
}

void TestWalking::walkBarGivesWayToTheTabs()
{
    ZoneEditor editor;
    auto& bar = editor.part<QWidget>("walkBar");
    QVERIFY(bar.width() >= 150);
    QVERIFY(bar.height() <= editor.part<QTabWidget>("tabs").tabBar()->height());
    editor.window.resize(640, 480);
    QCoreApplication::processEvents();
    QVERIFY(bar.width() < 40); // a button with a menu
    QVERIFY(editor.part<QToolButton>("walkButton").isVisible());
    editor.window.resize(1200, 800);
    QCoreApplication::processEvents();
    QVERIFY(bar.width() >= 150);
}

ZONEWRIGHT_TEST(walking, TestWalking)

#include "tst_walking.moc"
