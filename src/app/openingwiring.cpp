#include "app/openingwiring.h"

#include "app/actionset.h"
#include "app/filecommands.h"
#include "app/projectdrop.h"
#include "app/recentmenu.h"
#include "document/document.h"

#include <QAction>
#include <QMainWindow>

namespace zonewright {

OpeningWiring::OpeningWiring(const Parts& parts)
    : QObject(&parts.window)
    , m_document(parts.document)
    , m_welcome(new Welcome({.window = parts.window,
                             .pages = parts.pages,
                             .page = parts.page,
                             .actions = parts.actions,
                             .document = parts.document,
                             .files = parts.files,
                             .recentFiles = m_recentFiles}))
{
    connect(&m_document, &Document::fileTaken, this, &OpeningWiring::noteFile);
    connect(parts.actions[ActionId::ShowWelcome], &QAction::triggered, m_welcome, &Welcome::show);
    auto* menu = new RecentMenu(m_recentFiles, &parts.window);
    menu->placeAfter(*parts.actions[ActionId::Open]);
    connect(menu, &RecentMenu::chosen, &parts.files, &FileCommands::openInstead);
    const auto* drop = new ProjectDrop(parts.window);
    connect(drop, &ProjectDrop::dropped, &parts.files, &FileCommands::openInstead);
}

/// Samples and new projects belong to no file.
void OpeningWiring::noteFile()
{
    m_recentFiles.add(m_document.fileName());
}

} // namespace zonewright
