#pragma once

#include "app/librarychanges.h"
#include "app/outsidechanges.h"
#include "app/recoveryoffer.h"
#include "document/recovery.h"
#include "gui/editor.h"

#include <QTemporaryDir>

#include <functional>

namespace zonewright::test {

/// A walk through all that can be open in one editor, with something in each: what is checked at every stop holds for
/// the whole interface. What a class or a form makes is seen at one stop at least; the test that uses it sees to that.
class WindowTour
{
public:
    /// What is done at a stop: `root` is a window, a dialog, a dock, a bar or a menu, and is shown.
    using Look = std::function<void(QWidget& root)>;

    struct Stop
    {
        const char* name;
        std::function<void(WindowTour& tour, const Look& look)> visit; ///< opens, looks, and closes again
        bool fillsWindow = false; ///< what has the size of the main window, or a share of it
    };

    /// Every stop there is.
    [[nodiscard]] static const std::vector<Stop>& stops();

    /// The editor on the sample after some turns, in a language ("fr").
    explicit WindowTour(const char* language);
    ~WindowTour();

    WindowTour(const WindowTour&) = delete;
    WindowTour& operator=(const WindowTour&) = delete;

    Editor& editor() { return *m_editor; }

    Document& document() { return m_editor->document; }

    MainWindow& window() { return m_editor->window; }

    template <typename Part>
    Part& part(const char* name)
    {
        return m_editor->part<Part>(name);
    }

    /// Gives the window a size, and lets everything take its place.
    void resize(QSize size);

    /// Until all that is seen is there.
    void settle();

    /// Does what opens a menu or a dialog, looks at it while it is there, and closes it.
    static void lookAtPopup(const std::function<void()>& open, const Look& look);

    /// The menus of the buttons of what is seen, one after the other.
    static void lookAtMenus(QWidget& root, const Look& look);

    /// The context menu of a widget at a place in it.
    static void lookAtContextMenu(QWidget& widget, QPoint at, const Look& look);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Editor> m_editor;
    std::unique_ptr<Recovery> m_recovery;
};

} // namespace zonewright::test
