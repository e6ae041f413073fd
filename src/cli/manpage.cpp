#include "cli/manpage.h"

#include "cli/helptext.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace zonewright::cli {

namespace {

/// Text that roff prints as it is.
std::string roff(std::string_view text)
{
    std::string escaped;
    for (const char character : text) {
        if (character == '\\')
            escaped += "\\e";
        else if (character == '-')
            escaped += "\\-";
        else if (character == '\'')
            escaped += "\\(aq";
        else if (character == '.' && escaped.empty())
            escaped += "\\&.";
        else
            escaped += character;
    }
    return escaped;
}

std::string section(std::string_view title)
{
    return fmt::format(".SH {}\n", title);
}

std::string roffParagraphs(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += fmt::format(".PP\n{}\n", roff(text));
    return all;
}

std::string roffOption(const OptionSpec& option)
{
    std::string heading = fmt::format("\\fB{}\\fR", roff(option.name));
    if (option.takesValue())
        heading += fmt::format(" \\fI{}\\fR", roff(option.value));
    std::string text = fmt::format(".TP\n{}\n{}\n", heading, roff(option.summary));
    if (const std::string details = optionDetails(option); !details.empty())
        text += fmt::format("{}\n", roff(details));
    return text;
}

std::string roffExamples(const std::vector<Example>& examples)
{
    std::string text;
    for (const Example& example : examples)
        text += fmt::format(".PP\n{}\n.PP\n.RS 4\n.EX\n{}\n.EE\n.RE\n", roff(example.summary), roff(example.command));
    return text;
}

std::string roffCommand(const CommandSpec& command)
{
    std::string summary = command.summary;
    summary.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(summary.front())));
    std::string text = fmt::format(".SS {}\n{}.\n", roff(command.name), roff(summary));
    text += roffParagraphs(command.description);
    for (const OptionSpec& option : command.options) {
        if (!option.hidden)
            text += roffOption(option);
    }
    return text;
}

std::string roffSynopsis(const std::vector<CommandSpec>& commands)
{
    const std::string program = roff(programText().name);
    std::string text;
    for (const CommandSpec& command : commands) {
        for (const std::string& way : command.synopsis) {
            text += fmt::format("{}.B {}\n{}\n", text.empty() ? "" : ".br\n", program, roff(way));
        }
    }
    return text + fmt::format(".br\n.B {}\n{}\n", program, roff("--version"));
}

std::string roffExitCodes()
{
    std::string text;
    for (const ExitCodeText& code : programText().exitCodes)
        text += fmt::format(".TP\n{}\n{}\n", code.code, roff(code.meaning));
    return text;
}

} // namespace

std::string manPage(const std::vector<CommandSpec>& commands)
{
    const ProgramText& program = programText();
    std::string upper = program.name;
    std::ranges::transform(upper, upper.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });

    std::string page = fmt::format(".\\\" Made from the text of {} --help.\n", program.name);
    page +=
        fmt::format(".TH {} 1 \"\" \"Zonewright {}\" \"User Commands\"\n.nh\n.ad l\n", roff(upper), programVersion());
    page += section("NAME") + fmt::format("{} \\- {}\n", roff(program.name), roff(program.summary));
    page += section("SYNOPSIS") + roffSynopsis(commands);
    page += section("DESCRIPTION") + roffParagraphs(program.description) + roffParagraphs(program.conventions);
    page += section("COMMANDS");
    for (const CommandSpec& command : commands)
        page += roffCommand(command);
    page += section("EXIT STATUS") + roffExitCodes();
    page += section("EXAMPLES");
    for (const CommandSpec& command : commands)
        page += roffExamples(command.examples);
    return page;
}

} // namespace zonewright::cli
