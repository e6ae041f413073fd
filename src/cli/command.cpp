#include "cli/command.h"

#include "cli/cataloguecommand.h"
#include "cli/digcommand.h"
#include "cli/checkcommand.h"
#include "cli/exportcommand.h"
#include "cli/foreseecommand.h"
#include "cli/helpcommand.h"
#include "cli/newcommand.h"
#include "cli/provecommand.h"
#include "cli/rendercommand.h"
#include "cli/stripcommand.h"
#include "cli/walkcommand.h"
#include "cli/worldcommand.h"
#include "cli/zonecommand.h"

#include <algorithm>

namespace zonewright::cli {

CommandTable makeCommands()
{
    CommandTable commands;
    commands.push_back(std::make_unique<WorldCommand>());
    commands.push_back(std::make_unique<ZoneCommand>());
    commands.push_back(std::make_unique<WalkCommand>());
    commands.push_back(std::make_unique<ProveCommand>());
    commands.push_back(std::make_unique<ForeseeCommand>());
    commands.push_back(std::make_unique<StripCommand>());
    commands.push_back(std::make_unique<CatalogueCommand>());
    commands.push_back(std::make_unique<DigCommand>());
    commands.push_back(std::make_unique<CheckCommand>());
    commands.push_back(std::make_unique<ExportCommand>());
    commands.push_back(std::make_unique<RenderCommand>());
    commands.push_back(std::make_unique<NewCommand>());
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
