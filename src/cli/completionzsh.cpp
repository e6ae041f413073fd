#include "cli/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

namespace zonewright::cli {

namespace {

constexpr std::string_view zshHead = R"(#compdef zonewright-cli
# Completion of zonewright-cli for zsh. Made from the text of its help.

_zonewright-cli() {
    local curcontext=$curcontext state line
    local -a commands=(
)";

constexpr std::string_view zshMiddle = R"(    )

    _arguments -C \
        '(- *)'{-h,--help}'[show what the program is for and its commands]' \
        '(- *)--version[show the version]' \
        '1: :->command' \
        '*:: :->words'

    case $state in
    command)
        _describe -t commands command commands
        ;;
    words)
        curcontext=${curcontext%:*}-$words[1]:
        case $words[1] in
)";

constexpr std::string_view zshTail = R"(        esac
        ;;
    esac
}

_zonewright-cli "$@"
)";

/// Text within the brackets of an option, between single quotes.
std::string zshText(std::string_view text)
{
    std::string escaped;
    for (const char character : text) {
        if (character == '\'')
            escaped += "'\\''";
        else if (character == '[' || character == ']' || character == ':' || character == '\\')
            escaped += {'\\', character};
        else
            escaped += character;
    }
    return escaped;
}

/// The first sentence of a summary, without its full stop: what fits on a line of a list.
std::string firstSentence(std::string_view summary)
{
    const std::size_t end = std::min(summary.find(". "), summary.find_last_not_of('.') + 1);
    return std::string(summary.substr(0, end));
}

/// What is called for a value or an argument: words, files or nothing.
std::string zshAction(const std::vector<std::string>& words, Completion completion)
{
    switch (completion) {
    case Completion::Folder:
        return "_files -/";
    case Completion::File:
        return "_files";
    case Completion::ProjectFile:
    case Completion::JsonFile: {
        const std::string files = fmt::format("_files -g \"*{}\"", fileEnding(completion));
        return words.empty()
                   ? files
                   : fmt::format("_alternative \"words\\:word\\:({})\" \"files\\:file\\:_files -g \\\"*{}\\\"\"",
                                 fmt::join(words, " "), fileEnding(completion));
    }
    case Completion::Nothing:
    case Completion::CommandName:
        break;
    }
    return words.empty() ? " " : fmt::format("({})", fmt::join(words, " "));
}

std::string zshOption(const OptionSpec& option)
{
    const std::string help = option.name == "--help" ? "(- *)" : option.repeatable ? "*" : "";
    const char* joint = option.takesValue() && option.name.starts_with("--") ? "=" : "";
    std::string text = fmt::format("'{}{}{}[{}]", help, option.name, joint, zshText(firstSentence(option.summary)));
    if (option.takesValue())
        text += fmt::format(":{}:{}", zshText(option.value), zshAction(offeredWords(option), option.completion));
    return text + "'";
}

std::string zshCommand(const CommandSpec& command)
{
    std::string text = fmt::format("        {})\n            _arguments -S", command.name);
    for (const OptionSpec& option : command.options) {
        if (!option.hidden)
            text += " \\\n                " + zshOption(option);
    }
    if (command.completion == Completion::CommandName)
        text += " \\\n                '1:command:{_describe -t commands command commands}'";
    else if (command.completion != Completion::Nothing)
        text += fmt::format(" \\\n                '{}:file:{}'", command.mostArguments > 1 ? "*" : "1",
                            zshAction({}, command.completion));
    return text + "\n            ;;\n";
}

} // namespace

std::string zshCompletion(const std::vector<CommandSpec>& commands)
{
    std::string script(zshHead);
    for (const CommandSpec& command : commands)
        script += fmt::format("        '{}:{}'\n", command.name, zshText(command.summary));
    script += zshMiddle;
    for (const CommandSpec& command : commands)
        script += zshCommand(command);
    return script.append(zshTail);
}

} // namespace zonewright::cli
