#include "cli/manpage.h"

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

/// Writes the page in one language.
class ManPageWriter
{
public:
    ManPageWriter(const std::vector<CommandSpec>& commands, const Translate& translate)
        : m_commands(&commands)
        , m_translate(&translate)
    {
    }

    [[nodiscard]] std::string page() const
    {
        const ProgramText& program = programText();
        std::string text = fmt::format(".\\\" Made from the text of {} --help.\n", program.name) + title();
        text += section("NAME") + fmt::format("{} \\- {}\n", roff(program.name), told(program.summary));
        text += section("SYNOPSIS") + synopsis();
        text += section("DESCRIPTION") + paragraphs(program.description) + paragraphs(program.conventions);
        text += section("COMMANDS");
        for (const CommandSpec& command : *m_commands)
            text += commandText(command);
        text += section("EXIT STATUS") + exitCodes();
        text += section("EXAMPLES");
        for (const CommandSpec& command : *m_commands)
            text += examples(command.examples);
        return text + section("SEE ALSO") + ".BR zonewright (1)\n";
    }

private:
    [[nodiscard]] std::string told(const std::string& english) const { return roff((*m_translate)(english)); }

    [[nodiscard]] std::string section(const char* english) const
    {
        const std::string name = told(english);
        return fmt::format(".SH {}\n", name.find(' ') == std::string::npos ? name : fmt::format("\"{}\"", name));
    }

    [[nodiscard]] std::string title() const
    {
        std::string upper = programText().name;
        std::ranges::transform(upper, upper.begin(),
                               [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        return fmt::format(".TH {} 1 \"\" \"Zonewright {}\" \"{}\"\n.nh\n.ad l\n", roff(upper), programVersion(),
                           told("User Commands"));
    }

    [[nodiscard]] std::string synopsis() const
    {
        const std::string program = roff(programText().name);
        std::string text;
        for (const CommandSpec& command : *m_commands) {
            for (const std::string& way : command.synopsis)
                text += fmt::format("{}.B {}\n{}\n", text.empty() ? "" : ".br\n", program, roff(way));
        }
        return text + fmt::format(".br\n.B {}\n{}\n", program, roff("--version"));
    }

    [[nodiscard]] std::string paragraphs(const std::vector<std::string>& texts) const
    {
        std::string all;
        for (const std::string& text : texts)
            all += fmt::format(".PP\n{}\n", told(text));
        return all;
    }

    [[nodiscard]] std::string commandText(const CommandSpec& command) const
    {
        std::string summary = (*m_translate)(command.summary);
        summary.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(summary.front())));
        std::string text = fmt::format(".SS {}\n{}.\n", roff(command.name), roff(summary));
        text += paragraphs(command.description);
        for (const OptionSpec& option : command.options) {
            if (!option.hidden)
                text += optionText(option);
        }
        return text;
    }

    [[nodiscard]] std::string optionText(const OptionSpec& option) const
    {
        std::string heading = fmt::format("\\fB{}\\fR", roff(option.name));
        if (option.takesValue())
            heading += fmt::format(" \\fI{}\\fR", roff(option.value));
        std::string text = fmt::format(".TP\n{}\n{}\n", heading, told(option.summary));
        if (const std::string details = optionDetails(option, *m_translate); !details.empty())
            text += fmt::format("{}\n", roff(details));
        return text;
    }

    [[nodiscard]] std::string exitCodes() const
    {
        std::string text;
        for (const ExitCodeText& code : programText().exitCodes)
            text += fmt::format(".TP\n{}\n{}\n", code.code, told(code.meaning));
        return text;
    }

    [[nodiscard]] std::string examples(const std::vector<Example>& all) const
    {
        std::string text;
        for (const Example& example : all)
            text +=
                fmt::format(".PP\n{}\n.PP\n.RS 4\n.EX\n{}\n.EE\n.RE\n", told(example.summary), roff(example.command));
        return text;
    }

    const std::vector<CommandSpec>* m_commands;
    const Translate* m_translate;
};

} // namespace

std::string manPage(const std::vector<CommandSpec>& commands)
{
    return manPage(commands, [](const std::string& english) { return english; });
}

std::string manPage(const std::vector<CommandSpec>& commands, const Translate& translate)
{
    return ManPageWriter(commands, translate).page();
}

} // namespace zonewright::cli
