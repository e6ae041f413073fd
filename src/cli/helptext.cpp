#include "cli/helptext.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright::cli {

namespace {

constexpr std::size_t innerIndent = 6;

/// Stands for a blank at which no line may break; appears in no text.
constexpr char firmBlank = '\1';

/// Keeps what is in brackets together, and an option with its value.
std::string withFirmBlanks(std::string text)
{
    int depth = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        depth += text[at] == '[' ? 1 : text[at] == ']' ? -1 : 0;
        const std::size_t wordStart = text.find_last_of(" \1", at == 0 ? 0 : at - 1) + 1;
        if (text[at] == ' ' && (depth > 0 || text[wordStart] == '-'))
            text[at] = firmBlank;
    }
    return text;
}

std::string usageText(const std::vector<std::string>& synopsis)
{
    std::string text;
    for (const std::string& way : synopsis)
        text += wrapped(fmt::format("{} {}", programText().name, withFirmBlanks(way)), 2, 4);
    std::ranges::replace(text, firmBlank, ' ');
    return "Usage:\n" + text;
}

std::string paragraphs(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts)
        all += '\n' + wrapped(text, 0);
    return all;
}

std::string optionsText(const std::vector<OptionSpec>& options)
{
    std::string text = "\nOptions:\n";
    for (const OptionSpec& option : options) {
        if (option.hidden)
            continue;
        text += fmt::format("  {}{}{}\n", option.name, option.takesValue() ? " " : "", option.value);
        text += wrapped(option.summary, innerIndent);
        text += wrapped(optionDetails(option), innerIndent);
    }
    return text;
}

std::string examplesText(const std::vector<Example>& examples)
{
    if (examples.empty())
        return {};
    std::string text = "\nExamples:\n";
    for (const Example& example : examples)
        text += fmt::format("  {}\n", example.command) + wrapped(example.summary, innerIndent);
    return text;
}

std::string exitCodesText()
{
    std::string text = "\nExit codes:\n";
    for (const ExitCodeText& code : programText().exitCodes)
        text += wrapped(fmt::format("{:<5}{}", code.code, code.meaning), 2, 5);
    return text;
}

/// A sentence with its {} filled in.
std::string filled(std::string sentence, const std::string& value)
{
    constexpr std::string_view gap = "{}";
    if (const std::size_t at = sentence.find(gap); at != std::string::npos)
        sentence.replace(at, gap.size(), value);
    return sentence;
}

/// Whether a value is a number or a name, the same in every language.
bool isName(const std::string& value)
{
    return value.find(' ') == std::string::npos;
}

bool summaryNamesWords(const OptionSpec& option)
{
    return std::ranges::all_of(
        option.words, [&option](const std::string& word) { return option.summary.find(word) != std::string::npos; });
}

} // namespace

std::string commandHelp(const CommandSpec& command)
{
    return fmt::format("{} {} - {}\n\n", programText().name, command.name, command.summary) +
           usageText(command.synopsis) + paragraphs(command.description) + optionsText(command.options) +
           examplesText(command.examples) + exitCodesText();
}

std::string programHelp(const std::vector<CommandSpec>& commands)
{
    const ProgramText& program = programText();
    std::string text = fmt::format("{} {} - {}\n\n", program.name, programVersion(), program.summary);
    text += usageText({"COMMAND [OPTION]...", "help [COMMAND]", "--version"});
    text += paragraphs(program.description);
    text += "\nCommands:\n";
    std::size_t longest = 0;
    for (const CommandSpec& command : commands)
        longest = std::max(longest, command.name.size());
    for (const CommandSpec& command : commands)
        text += fmt::format("  {:<{}}  {}\n", command.name, longest, command.summary);
    return text + paragraphs(program.conventions) + exitCodesText();
}

std::string optionDetails(const OptionSpec& option)
{
    return optionDetails(option, [](const std::string& english) { return english; });
}

std::string optionDetails(const OptionSpec& option, const Translate& translate)
{
    std::string details;
    const auto add = [&](const char* sentence, const std::string& value) {
        if (!details.empty())
            details += ' ';
        details += filled(translate(sentence), value);
    };
    if (!summaryNamesWords(option))
        add("One of {}.", fmt::format("{}", fmt::join(option.words, ", ")));
    if (!option.range.empty())
        add("Range: {}.", translate(option.range));
    if (!option.defaultValue.empty())
        add("Default: {}.", isName(option.defaultValue) ? option.defaultValue : translate(option.defaultValue));
    if (option.required)
        add("Required.", {});
    if (option.repeatable)
        add("May be repeated.", {});
    return details;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t hanging, std::size_t width)
{
    std::string lines;
    while (!text.empty()) {
        const std::size_t margin = lines.empty() ? indent : indent + hanging;
        const std::size_t room = width - margin;
        std::size_t end = text.size();
        if (end > room) {
            const std::size_t blank = text.rfind(' ', room);
            end = blank == std::string_view::npos ? std::min(text.find(' '), text.size()) : blank;
        }
        lines += std::string(margin, ' ').append(text.substr(0, end)) + '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace zonewright::cli
