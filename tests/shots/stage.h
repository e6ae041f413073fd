#pragma once

#include "app/mainwindow.h"
#include "document/document.h"

#include <QImage>
#include <QSize>

class QAction;

namespace zonewright::shots {

/// The editor as a scene sets it up: a window that is shown, with nobody's settings.
class Stage
{
public:
    static constexpr QSize usualSize{1400, 900};

    explicit Stage(ThemeChoice theme, QSize size = usualSize);

    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    [[nodiscard]] Document& document() { return m_document; }

    [[nodiscard]] MainWindow& window() { return m_window; }

    [[nodiscard]] QAction& action(ActionId id) { return *m_window.actions()[id]; }

    void openSample();

    /// The player goes along words of the walk notation: "E*12 NE".
    void walk(const char* moves);

    /// The picture of the window, of a widget in it or of another window, once all of the window is painted; null where
    /// it is not in a minute.
    [[nodiscard]] QImage picture(QWidget& widget);

private:
    Document m_document{{.name = "Elderlore"}};
    MainWindow m_window{m_document};
};

} // namespace zonewright::shots
