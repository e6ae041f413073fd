#include "app/commandlist.h"
#include "app/tabfocus.h"
#include "gui/editor.h"
#include "gui/tourparts.h"
#include "gui/windowtour.h"
#include "support/colorsight.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/spokenplace.h"
#include "views/timeline.h"

#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

/// What those need who have no pointer, and those who hear the window.
class TestKeysAlone : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsStayOnTheTabs();
    void moreOfTheBarIsReached();
    void hiddenMenusAreSeen();
    void viewsSayWhereTheCursorIs();
    void viewsSayNothingUnheard();
    void everySpeedIsInTheMenus();
    void docksFloatByCommand();
    void tabGoesThroughTheWindowByEye();
    void listsSayWhatTheyAre();
    void placeholdersAreReadable();
    void pagesOfSettingsHaveRoom();
};

namespace {

/// Somebody listens for as long as it lives. Qt passes what is said on to real readers alone.
class Listener
{
public:
    Listener()
    {
        (void)isListenedTo(QWidget()); // which asks from now on who is there
        QAccessible::setActive(true);
    }

    ~Listener() { QAccessible::setActive(false); }

    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    /// What a view said since it was asked last.
    static QString last(QWidget& view)
    {
        const QString said = view.accessibleDescription();
        view.setAccessibleDescription({});
        return said;
    }
};

bool hasLabel(const QWidget& part)
{
    for (const auto& [target, relation] :
         QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&part))->relations(QAccessible::Label)) {
        if (target != nullptr && !target->text(QAccessible::Name).isEmpty())
            return true;
    }
    return false;
}

/// The part of a window that a control lies in: a bar, a dock, the tabs of docks or what is in the middle.
const QWidget* partOf(const QWidget& control, const QWidget& window)
{
    const QWidget* part = &control;
    while (part->parentWidget() != &window)
        part = part->parentWidget();
    return part;
}

} // namespace

/// One press after another: the map does not get them.
void TestKeysAlone::arrowsStayOnTheTabs()
{
    Editor editor;
    editor.show();
    auto& tabs = editor.part<QTabWidget>("tabs");
    const auto turn = editor.document.playback().lastTurn();
    tabs.setCurrentIndex(0);
    tabs.tabBar()->setFocus(Qt::TabFocusReason);
    for (const int next : {1, 2}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(tabs.currentIndex(), next);
        QCOMPARE(QApplication::focusWidget(), tabs.tabBar());
    }
    QCOMPARE(editor.document.playback().lastTurn(), turn);
    QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {}, tabs.tabBar()->tabRect(0).center());
    QCOMPARE(QApplication::focusWidget(), &editor.worldView()); // as ever
    editor.action(ActionId::ShowZone).trigger();
    QCOMPARE(QApplication::focusWidget(), &editor.zoneView());
}

void TestKeysAlone::moreOfTheBarIsReached()
{
    Editor editor;
    editor.window.resize(640, 600);
    editor.show();
    auto& bar = editor.part<QToolBar>("worldToolBar");
    auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    QVERIFY(!editor.part<QSpinBox>("worldSize").isVisible());
    QVERIFY(!more->accessibleName().isEmpty());
    editor.part<QLineEdit>("nameEdit").setFocus();
    for (int i = 0; i < 10 && QApplication::focusWidget() != more; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), more);
}

void TestKeysAlone::hiddenMenusAreSeen()
{
    Editor editor;
    editor.window.resize(640, 480);
    editor.show();
    const QMenuBar& bar = *editor.window.menuBar();
    const auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_menubar_ext_button"));
    bar.actions().last()->menu()->setTitle(QString(60, QLatin1Char('M')));
    QTRY_VERIFY(more->isVisible());
    const QImage picture = const_cast<QToolButton*>(more)->grab().toImage();
    const QColor ground = picture.pixelColor(1, 1);
    int columns = 0;
    for (int x = 0; x < picture.width(); ++x) {
        bool isMarked = false;
        for (int y = 0; y < picture.height(); ++y)
            isMarked = isMarked || contrast(picture.pixelColor(x, y), ground) >= 3.0;
        columns += isMarked ? 1 : 0;
    }
    QVERIFY2(columns >= 6, qPrintable(QString::number(columns)));
}

void TestKeysAlone::viewsSayWhereTheCursorIs()
{
    Editor editor;
    editor.show();
    const Listener listener;
    editor.worldView().setFocus();
    Listener::last(editor.worldView());
    for (int i = 0; i < 2; ++i) {
        QTest::keyClick(&editor.worldView(), Qt::Key_Right, Qt::ShiftModifier);
        const auto& place = editor.document.selection().selected();
        QVERIFY(place);
        const QString said = Listener::last(editor.worldView());
        QVERIFY2(said.contains(QStringLiteral("%1,%2").arg(place->zone.x).arg(place->zone.y)), qPrintable(said));
    }
    Listener::last(editor.zoneView());
    editor.action(ActionId::ShowZone).trigger();
    QVERIFY(!Listener::last(editor.zoneView()).isEmpty()); // on coming there
    QTest::keyClick(&editor.zoneView(), Qt::Key_Right, Qt::ShiftModifier);
    const Point cell = editor.document.selection().selected()->cell;
    const QString said = Listener::last(editor.zoneView());
    QVERIFY2(said.contains(QStringLiteral("%1,%2").arg(cell.x).arg(cell.y)), qPrintable(said));
    QTest::keyClick(&editor.zoneView(), Qt::Key_Left);
    QTRY_VERIFY(!editor.zoneView().accessibleDescription().isEmpty()); // where the player went
    editor.document.floorFocus().setFloor(editor.document.project().dungeons.front().floors.front().id);
    editor.action(ActionId::ShowFloor).trigger();
    auto& floor = *editor.window.findChild<FloorView*>();
    QTRY_VERIFY(editor.window.isSettled());
    Listener::last(floor);
    QTest::keyClick(&floor, Qt::Key_Right);
    QTest::keyClick(&floor, Qt::Key_Right);
    QVERIFY(!Listener::last(floor).isEmpty());
    editor.part<QDockWidget>("events").raise();
    auto& line = *editor.window.findChild<Timeline*>();
    QTRY_VERIFY(!line.visibleRegion().isEmpty());
    line.setFocus();
    Listener::last(line);
    QTest::keyClick(&line, Qt::Key_Home);
    QTest::keyClick(&line, Qt::Key_Right);
    QTRY_VERIFY(line.accessibleDescription().startsWith(QStringLiteral("Turn 1")));
}

void TestKeysAlone::viewsSayNothingUnheard()
{
    Editor editor;
    editor.show();
    const QString keys = editor.worldView().accessibleDescription();
    editor.worldView().setFocus();
    QTest::keyClick(&editor.worldView(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(editor.worldView().accessibleDescription(), keys);
    const Listener listener;
    editor.part<QLineEdit>("nameEdit").setFocus();
    Listener::last(editor.worldView());
    editor.document.selection().select(CellPlace{.zone = {1, 1}, .cell = {0, 0}});
    QVERIFY(Listener::last(editor.worldView()).isEmpty());
}

void TestKeysAlone::everySpeedIsInTheMenus()
{
    Editor editor;
    const auto commands = commandsOf(*editor.window.menuBar(), editor.window.actions());
    int speeds = 0;
    for (const Command& command : commands)
        speeds += command.action->objectName().startsWith(QLatin1String("speed")) ? 1 : 0;
    QCOMPARE(speeds, 8);
    auto* slow = editor.window.findChild<QAction*>(QStringLiteral("speed2"));
    slow->trigger();
    QCOMPARE(editor.document.walkRun().speed(), 2);
    QVERIFY(slow->isChecked());
}

void TestKeysAlone::docksFloatByCommand()
{
    Editor editor;
    editor.show();
    auto* command = editor.window.findChild<QAction*>(QStringLiteral("floatDock"));
    QVERIFY(command);
    const auto commands = commandsOf(*editor.window.menuBar(), editor.window.actions());
    QVERIFY(std::ranges::find(commands, command, &Command::action) != commands.end()); // so the palette has it
    QVERIFY(!command->isEnabled());
    auto& dock = editor.part<QDockWidget>("events");
    QVERIFY(focusFirstControl(*dock.widget()));
    QTRY_VERIFY(command->isEnabled());
    QVERIFY(command->text().endsWith(dock.windowTitle()));
    command->trigger();
    QVERIFY(dock.isFloating());
    QVERIFY(command->isChecked());
    QTRY_VERIFY(dock.isAncestorOf(QApplication::focusWidget()));
    command->trigger();
    QVERIFY(!dock.isFloating());
    QVERIFY(!command->isChecked());
}

/// The left column from above, the middle, the right column, what is below; no part twice.
void TestKeysAlone::tabGoesThroughTheWindowByEye()
{
    Editor editor;
    editor.window.resize(1400, 900);
    editor.show();
    auto& name = editor.part<QLineEdit>("nameEdit");
    name.setFocus();
    QList<const QWidget*> parts;
    constexpr int manyControls = 500;
    for (int i = 0; i < manyControls && (i == 0 || QApplication::focusWidget() != &name); ++i) {
        const QWidget* part = partOf(*QApplication::focusWidget(), editor.window);
        if (parts.isEmpty() || parts.last() != part)
            parts << part;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(parts.size() >= 6);
    const QRect middle = editor.window.centralWidget()->geometry();
    int last = -1, bottom = 0;
    for (const QWidget* part : parts) {
        const QRect place = part->geometry();
        const int region = place.bottom() < middle.top()           ? 0
                           : place.right() < middle.left()         ? 1
                           : part == editor.window.centralWidget() ? 2
                           : place.left() > middle.right()         ? 3
                                                                   : 4;
        QVERIFY2(region >= last, qPrintable(describe(*part)));
        if (region == last && (region == 1 || region == 3))
            QVERIFY2(place.top() >= bottom, qPrintable(describe(*part)));
        last = region;
        bottom = place.bottom();
        QCOMPARE(parts.count(part), 1);
    }
    QCOMPARE(last, 4);
}

/// A list box that no label leads to: Qt gives what is chosen for its name.
void TestKeysAlone::listsSayWhatTheyAre()
{
    WindowTour tour("en");
    tour.resize({1400, 900});
    QStringList silent;
    int boxes = 0;
    for (const WindowTour::Stop& stop : WindowTour::stops()) {
        stop.visit(tour, [&](QWidget& root) {
            for (QWidget* part : seenParts(root)) {
                if (qobject_cast<QComboBox*>(part) == nullptr)
                    continue;
                ++boxes;
                const auto* accessible = QAccessible::queryAccessibleInterface(part);
                if (!hasLabel(*part) && accessible->text(QAccessible::Description).isEmpty())
                    silent << describe(*part);
            }
        });
    }
    silent.removeDuplicates();
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(QLatin1Char('\n'))));
    QVERIFY(boxes > 10);
}

void TestKeysAlone::placeholdersAreReadable()
{
    WindowTour tour("en");
    QStringList weak;
    int seen = 0;
    for (const ActionId theme : {ActionId::LightTheme, ActionId::DarkTheme}) {
        tour.editor().action(theme).trigger();
        for (const auto* line : tour.window().findChildren<QLineEdit*>()) {
            if (line->placeholderText().isEmpty())
                continue;
            ++seen;
            line->ensurePolished();
            const QPalette palette = line->palette();
            const QColor text = palette.color(QPalette::Active, QPalette::PlaceholderText);
            const QColor ground = palette.color(QPalette::Active, QPalette::Base);
            if (contrast(over(text, ground), ground) < 4.5)
                weak << describe(*line);
        }
    }
    tour.editor().action(ActionId::LightTheme).trigger();
    QVERIFY2(weak.isEmpty(), qPrintable(weak.join(QLatin1Char('\n'))));
    QVERIFY(seen > 6);
}

/// At once, before anything has them laid out anew.
void TestKeysAlone::pagesOfSettingsHaveRoom()
{
    Editor editor;
    editor.show();
    editor.action(ActionId::Settings).trigger();
    auto* list = editor.window.findChild<QListWidget*>(QStringLiteral("pageList"));
    QVERIFY(list);
    QTRY_VERIFY(list->isVisible());
    for (int row = 0; row < list->count(); ++row) {
        const int room = list->visualItemRect(list->item(row)).height();
        QVERIFY2(room >= list->sizeHintForRow(row), qPrintable(QString::number(room)));
    }
    list->window()->close();
}

ZONEWRIGHT_TEST(keysalone, TestKeysAlone)

#include "tst_keysalone.moc"
