#pragma once

#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "document/document.h"
#include "views/mapevents.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QTimer>

namespace zonewright::test {

/// The real window on the sample, as the program shows it, with no settings of anybody's.
struct Editor
{
    Document document{{.name = "Ostermere"}};
    MainWindow window{document};

    Editor()
    {
        window.resize(1200, 800);
        window.files().openSample();
    }

    /// Shows the window and waits until all of it is painted.
    void show()
    {
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 60'000);
    }

    /// A part of the window by its name in the form.
    template <typename Part>
    Part& part(const char* name)
    {
        auto* found = window.findChild<Part*>(QLatin1String(name));
        if (!found)
            qFatal("the window has no %s", name);
        return *found;
    }

    WorldView& worldView() { return part<WorldView>("worldView"); }

    ZoneView& zoneView() { return part<ZoneView>("zoneView"); }

    QAction& action(ActionId id) { return *window.actions()[id]; }

    QString text(const char* label) { return part<QLabel>(label).text(); }

    std::string name() { return document.world().settings().name; }
};

/// Presses a button of the message box that comes next, by its place.
inline void answerBox(QMessageBox::ButtonRole role)
{
    QTimer::singleShot(0, qApp, [role] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        for (QAbstractButton* button : box->buttons()) {
            if (box->buttonRole(button) == role)
                return button->click();
        }
        QFAIL("no such button");
    });
}

} // namespace zonewright::test
