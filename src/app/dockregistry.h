#pragma once

#include "app/options.h"

#include <QByteArray>
#include <QtCore/qnamespace.h>

#include <functional>
#include <map>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;
class QWidget;

namespace zonewright {

class ActionSet;
class Document;
class FileCommands;
class Maps;
class ProblemWatch;
class StatusLine;

/// What the content of a dock may work with; all of it outlives the docks.
struct DockServices
{
    Document& document;
    Maps& maps;
    const ActionSet& actions;
    const ProblemWatch& problems;
    StatusLine& status;        ///< where what is refused is said
    const FileCommands& files; ///< which tell when what is typed is to be taken
};

/// What a dock is about: it comes in front of those that it shares its place with when such a view does.
enum class DockSubject { Anything, Maps, Floors };

/// What the docks in front are about while a tab is open.
[[nodiscard]] constexpr DockSubject subjectOf(MapTab tab)
{
    return tab == MapTab::Floor ? DockSubject::Floors : DockSubject::Maps;
}

/// One dock: what the registry makes it from.
struct DockRow
{
    const char* id;    ///< never translated: for the session and tests
    const char* title; ///< translated in the context zonewright::Docks
    Qt::DockWidgetArea area;
    std::function<QWidget*(const DockServices&)> make; ///< its content
    const char* tabOf = nullptr; ///< the id of a dock above in the table, in whose place it is a tab at first
    DockSubject subject = DockSubject::Anything;
};

/// Every dock there is. A part of the editor that has one adds a row here, and is in the window, the menu and the
/// session.
[[nodiscard]] const std::vector<DockRow>& dockTable();

/// The docks of one window, made from the table.
class DockRegistry
{
public:
    /// Makes every dock in its default place, and an entry for each in `menu`.
    DockRegistry(QMainWindow& window, const DockServices& services, QMenu& menu);

    /// Deletes every dock, while the actions and the window that their contents need are there still. What is typed in
    /// one is taken first.
    void deleteDocks();

    /// Makes each dock as large as its content asks to be, in the window as it is now.
    void giveHintedSizes();

    /// Brings those in front that are there at first, with the view that is shown: docks that were hidden come back in
    /// any order.
    void raiseFirst();

    /// Brings the docks about something in front of those that they share their place with, or those that were there
    /// when something else came last; hidden ones stay hidden.
    void bringForward(DockSubject subject);

    /// The docks in front are those that were there when a view of something came last.
    void setSubject(DockSubject subject) { m_subject = subject; }

    /// Hides every dock, or shows again those that it hid, as they were; all of them when it hid none.
    void setAllHidden(bool hidden);

    /// True when a dock is not hidden.
    [[nodiscard]] bool isAnyShown() const;

    /// The state of the window before setAllHidden hid them, as long as none is shown since; else empty.
    [[nodiscard]] QByteArray stateBeforeHiding() const;

    /// Puts the floating docks in front of their window.
    void raiseFloating();

    /// True when the pictures in the docks that are seen are there, and the problems are found.
    [[nodiscard]] bool isSettled() const;

    [[nodiscard]] const std::vector<QDockWidget*>& docks() const { return m_docks; }

private:
    [[nodiscard]] std::vector<QDockWidget*> frontDocks() const;
    void showHidden();

    QMainWindow& m_window;
    const ProblemWatch& m_problems;
    std::vector<QDockWidget*> m_docks;
    DockSubject m_subject = DockSubject::Maps;
    std::map<DockSubject, std::vector<QDockWidget*>> m_fronts; ///< as they were when another subject came
    std::vector<QDockWidget*> m_hidden;
    QByteArray m_beforeHiding; ///< the state of the window when they were hidden
    DockSubject m_subjectBefore = DockSubject::Maps;
};

} // namespace zonewright
