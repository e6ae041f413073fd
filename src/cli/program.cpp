#include "cli/program.h"

#include "cli/command.h"
#include "cli/helptext.h"
#include "cli/output.h"
#include "cli/signals.h"
#include "cli/standarderror.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <exception>
#include <new>

namespace zonewright::cli {

namespace {

/// What Qt has to say about its surroundings is not for the users of a command.
void ignoreQtMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

Outcome<ExitCode> print(const Arguments& arguments, const std::string& text)
{
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());
    return output->write(text).and_then([&] { return output->finish(); }).map([] { return ExitCode::Done; });
}

Outcome<ExitCode> runCommand(const Command& command, std::span<const std::string> words)
{
    const auto arguments = Arguments::parse(command.spec(), words);
    if (!arguments)
        return tl::unexpected<Failure>(arguments.error());
    return arguments->wantsHelp() ? print(*arguments, commandHelp(command.spec())) : command.run(*arguments);
}

/// `--version` takes nothing more.
Outcome<ExitCode> printVersion(std::span<const std::string> words)
{
    const CommandSpec nothing{.name = {}};
    const auto arguments = Arguments::parse(nothing, words);
    if (!arguments)
        return tl::unexpected<Failure>(arguments.error());
    return print(*arguments, fmt::format("{} {}\n", programText().name, programVersion()));
}

Outcome<ExitCode> dispatch(std::span<const std::string> words)
{
    if (words.empty())
        return wrongUsage("usage", "zonewright-cli COMMAND [OPTION]...; see zonewright-cli --help");
    const std::string& first = words.front();
    if (first == "--version")
        return printVersion(words.subspan(1));
    const CommandTable commands = makeCommands();
    const Command* command = findCommand(commands, first == "--help" || first == "-h" ? "help" : first);
    if (command != nullptr)
        return runCommand(*command, words.subspan(1));
    const std::string shown = first.empty() ? "''" : first;
    if (first.starts_with('-'))
        return wrongUsage(shown, "unknown option; options come after a command, see zonewright-cli --help");
    return wrongUsage(shown, "unknown command; see zonewright-cli --help");
}

} // namespace

int runProgram(std::span<const std::string> words)
{
    qInstallMessageHandler(ignoreQtMessage);
    Failure failure;
    try {
        const auto ended = dispatch(words);
        if (ended)
            return static_cast<int>(*ended);
        failure = ended.error();
    } catch (const std::bad_alloc&) {
        failure.what = "not enough memory for this";
    } catch (const std::exception& exception) {
        failure.what = exception.what();
    }
    if (interrupted())
        yieldToInterruption();
    tell(failureLine(failure) + '\n');
    return static_cast<int>(failure.code);
}

} // namespace zonewright::cli
