#include "cli/helpcommand.h"

#include "cli/helptext.h"
#include "cli/manpage.h"
#include "cli/output.h"

#include <fmt/format.h>

namespace zonewright::cli {

namespace {

CommandSpec helpSpec()
{
    return {
        .name = "help",
        .summary = "explain the program or one of its commands",
        .synopsis = {"help [COMMAND] [-o FILE]"},
        .description = {"Shows what COMMAND does, the options it takes and examples; without COMMAND, what the program "
                        "is for and its commands."},
        .options =
            {
                {.name = "--man", .summary = "Writes the man page.", .hidden = true},
                {.name = "-o",
                 .value = "FILE",
                 .summary = "Writes to FILE instead of standard output.",
                 .completion = Completion::File},
                {.name = "--help", .summary = "Shows this help and ends; -h does the same."},
            },
        .examples = {{"zonewright-cli help zone", "All about the command zone."}},
        .mostArguments = 1,
        .completion = Completion::CommandName,
    };
}

std::vector<CommandSpec> allSpecs(const CommandTable& commands)
{
    std::vector<CommandSpec> specs;
    for (const auto& command : commands)
        specs.push_back(command->spec());
    return specs;
}

Outcome<std::string> helpFor(const Arguments& arguments)
{
    const CommandTable commands = makeCommands();
    if (arguments.has("--man"))
        return manPage(allSpecs(commands));
    if (arguments.others().empty())
        return programHelp(allSpecs(commands));
    const std::string& name = arguments.others().front();
    const Command* command = findCommand(commands, name);
    if (command == nullptr)
        return wrongUsage(name.empty() ? "''" : name, "unknown command; see zonewright-cli help");
    return commandHelp(command->spec());
}

} // namespace

const CommandSpec& HelpCommand::spec() const
{
    static const CommandSpec spec = helpSpec();
    return spec;
}

Outcome<ExitCode> HelpCommand::run(const Arguments& arguments) const
{
    const auto help = helpFor(arguments);
    if (!help)
        return tl::unexpected<Failure>(help.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());
    return output->write(*help).and_then([&] { return output->finish(); }).map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli
