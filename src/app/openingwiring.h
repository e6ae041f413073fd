#pragma once

#include "app/recentfiles.h"
#include "app/welcome.h"

#include <QObject>

class QMainWindow;
class QSettings;
class QStackedWidget;

namespace zonewright {

class ActionSet;
class Document;
class FileCommands;
class WelcomePage;

/// The ways by which a project comes into a window besides the commands of the file menu: the welcome page, the list
/// of recent files, and a drop.
class OpeningWiring : public QObject
{
    Q_OBJECT

public:
    /// What it connects; all of it outlives it. The menus of the window are filled and its docks made.
    struct Parts
    {
        QMainWindow& window;
        QStackedWidget& pages;
        WelcomePage& page;
        const ActionSet& actions;
        Document& document;
        FileCommands& files;
    };

    explicit OpeningWiring(const Parts& parts);

    [[nodiscard]] Welcome& welcome() { return *m_welcome; }

    [[nodiscard]] const Welcome& welcome() const { return *m_welcome; }

    [[nodiscard]] RecentFiles& recentFiles() { return m_recentFiles; }

private:
    void noteFile();

    Document& m_document;
    RecentFiles m_recentFiles;
    Welcome* m_welcome;
};

} // namespace zonewright
