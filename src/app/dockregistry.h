#pragma once

#include <QtCore/qnamespace.h>

#include <functional>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;
class QWidget;

namespace zonewright {

class Document;

/// One dock: what the registry makes it from.
struct DockRow
{
    const char* id;    ///< never translated: for the session and tests
    const char* title; ///< translated in the context zonewright::Docks
    Qt::DockWidgetArea area;
    std::function<QWidget*(Document&)> make; ///< its content
};

/// Every dock there is. A part of the editor that has one adds a row here, and is in the window, the menu and the
/// session.
[[nodiscard]] const std::vector<DockRow>& dockTable();

/// The docks of one window, made from the table.
class DockRegistry
{
public:
    /// Makes every dock in its default place, and an entry for each in `menu`.
    DockRegistry(QMainWindow& window, Document& document, QMenu& menu);

    /// Hides every dock, or shows again those that it hid.
    void setAllHidden(bool hidden);

    [[nodiscard]] const std::vector<QDockWidget*>& docks() const { return m_docks; }

private:
    std::vector<QDockWidget*> m_docks;
    std::vector<QDockWidget*> m_hidden;
};

} // namespace zonewright
