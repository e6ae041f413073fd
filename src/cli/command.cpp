#include "cli/command.h"

#include "cli/helpcommand.h"
#include "cli/worldcommand.h"
#include "cli/zonecommand.h"

#include <algorithm>

namespace zonewright::cli {

CommandTable makeCommands()
{
    CommandTable commands;
    commands.push_back(std::make_unique<WorldCommand>());
    commands.push_back(std::make_unique<ZoneCommand>());
    commands.push_back(std::make_unique<HelpCommand>());
    return commands;
}

const Command* findCommand(const CommandTable& commands, std::string_view name)
{
    const auto found =
        std::ranges::find_if(commands, [name](const auto& command) { return command->spec().name == name; });
    return found == commands.end() ? nullptr : found->get();
}

} // namespace zonewright::cli
