#include "app/commandlist.h"

#include "app/actionset.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace zonewright {

namespace {

void addCommand(std::vector<Command>& commands, QAction* action, const QString& menu)
{
    if (std::ranges::find(commands, action, &Command::action) == commands.end())
        commands.push_back({.action = action, .menu = menu});
}

void addMenu(std::vector<Command>& commands, const QMenu& menu, const QString& path)
{
    for (QAction* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        if (const QMenu* inner = action->menu())
            addMenu(commands, *inner, path + QStringLiteral(" › ") + commandText(*action));
        else
            addCommand(commands, action, path);
    }
}

} // namespace

std::vector<Command> commandsOf(const QMenuBar& bar, const ActionSet& actions)
{
    std::vector<Command> commands;
    for (const QAction* title : bar.actions()) {
        if (const QMenu* menu = title->menu())
            addMenu(commands, *menu, commandText(*title));
    }
    for (QAction* action : actions.all())
        addCommand(commands, action, {});
    return commands;
}

} // namespace zonewright
