#include "gui/windowtour.h"

#include "app/dockregistry.h"
#include "app/exportcommands.h"
#include "app/exportdialog.h"
#include "app/language.h"
#include "app/maps.h"
#include "app/openingwiring.h"
#include "app/questionbar.h"
#include "app/recentlist.h"
#include "core/walk/movestext.h"
#include "document/catalogueedits.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>
#include <QTranslator>

namespace zonewright::test {

namespace {

constexpr QSize tourSize(1400, 900);
constexpr qint64 longestSettling = 60'000; // milliseconds
constexpr int layoutRounds = 3;            // a form that comes into sight is laid out after what it comes into
constexpr ItemId tourStripFloor = 5;       // of the sample
constexpr ItemId tourSpecialFloor = 6;

void forgetTourLanguage()
{
    for (QTranslator* translator : qApp->findChildren<QTranslator*>())
        delete translator;
    QLocale::setDefault(QLocale::c());
}

/// Some turns, a cell that is looked at, a floor, rooms and pieces that are chosen.
void fillTour(WindowTour& tour)
{
    Document& document = tour.document();
    const std::vector<Direction> moves = parseMoves("E*12 NE*2 E*40").value();
    for (const Direction direction : moves)
        document.playback().walk(direction);
    document.selection().select(CellPlace{.zone = {9, 16}, .cell = {2, 30}});
    document.selection().hover(CellPlace{.zone = {9, 16}, .cell = {5, 6}});
    document.floorFocus().setFloor(tourSpecialFloor);
    (void)setPairPath(document, 1, 0, 1, {}); // joints that nothing opens, for the problems
    document.floorFocus().setFloor(tourStripFloor);
    document.floorFocus().chooseJoint({.column = 12, .row = 4});
    document.roomFocus().chooseRoom(15);
    document.roomFocus().setPair(RoomCodes{.left = 17, .right = 0});
    document.pieceFocus().choose({1}, 1);
    tour.editor().action(ActionId::ToggleBreakpoint).trigger();
}

} // namespace

WindowTour::WindowTour(const char* language)
{
    forgetTourLanguage();
    installLanguage(*qApp, QLatin1String(language));
    m_editor = std::make_unique<Editor>();
    m_recovery = std::make_unique<Recovery>(document(), m_folder.filePath(QStringLiteral("recovery")));
    new RecoveryOffer(*m_recovery, window());
    new OutsideChanges(document(), window());
    new LibraryChanges(document(), window());
    window().resize(tourSize);
    m_editor->show();
    fillTour(*this);
    settle();
}

WindowTour::~WindowTour()
{
    m_editor.reset();
    forgetTourLanguage();
}

void WindowTour::resize(QSize size)
{
    if (window().size() == size)
        return;
    window().resize(size);
    settle();
}

void WindowTour::settle()
{
    QElapsedTimer waiting;
    waiting.start();
    do {
        if (waiting.elapsed() > longestSettling)
            qFatal("the window does not settle");
        QApplication::processEvents(QEventLoop::AllEvents, 10);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    } while (!window().isSettled());
    for (int round = 0; round < layoutRounds; ++round) {
        QApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    }
}

void WindowTour::lookAtPopup(const std::function<void()>& open, const Look& look)
{
    bool isSeen = false;
    QTimer::singleShot(0, qApp, [&] {
        QWidget* opened = QApplication::activePopupWidget();
        if (opened == nullptr)
            opened = QApplication::activeModalWidget();
        isSeen = true;
        if (opened == nullptr)
            return;
        look(*opened);
        opened->close();
    });
    open();
    while (!isSeen)
        QApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

namespace {

void lookAtMenu(QMenu& menu, const WindowTour::Look& look)
{
    menu.popup({0, 0}); // which lets it be filled
    look(menu);
    QList<QMenu*> inner;
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr && action->isVisible())
            inner << action->menu();
    }
    menu.close();
    for (QMenu* one : inner)
        lookAtMenu(*one, look);
}

} // namespace

void WindowTour::lookAtMenus(QWidget& root, const Look& look)
{
    for (const auto* button : root.findChildren<QToolButton*>()) {
        if (button->menu() != nullptr && button->isVisible())
            lookAtMenu(*button->menu(), look);
    }
    if (auto* window = qobject_cast<QMainWindow*>(&root)) {
        for (const QAction* title : window->menuBar()->actions())
            lookAtMenu(*title->menu(), look);
    }
}

void WindowTour::lookAtContextMenu(QWidget& widget, QPoint at, const Look& look)
{
    lookAtPopup(
        [&widget, at] {
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget.mapToGlobal(at));
            QApplication::sendEvent(&widget, &event);
        },
        look);
}

} // namespace zonewright::test
