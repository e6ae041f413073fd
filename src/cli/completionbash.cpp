#include "cli/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <string_view>

namespace zonewright::cli {

namespace {

/// What the script begins with. Bash parts words at an equals sign, too, so that --format=json is three of them.
constexpr std::string_view bashHead = R"(# Completion of zonewright-cli for bash. Made from the text of its help.

# Offers the files whose names end in $1, or all files where none does; and folders.
_zonewright_cli_files()
{
    local file
    local -a found=() all=()
    compopt -o filenames 2>/dev/null
    mapfile -t all < <(compgen -f -- "$cur")
    for file in "${all[@]}"; do
        if [[ $file == *"$1" || -d ${file/#\~/$HOME} ]]; then
            found+=("$file")
        fi
    done
    if ((${#found[@]} == 0)); then
        found=("${all[@]}")
    fi
    COMPREPLY+=("${found[@]}")
}

# Offers folders.
_zonewright_cli_folders()
{
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$cur")
}

# Offers these words.
_zonewright_cli_words()
{
    mapfile -t COMPREPLY < <(compgen -W "$*" -- "$cur")
}

# Offers the options that are not there yet, or may be repeated.
_zonewright_cli_options()
{
    local word given
    local -a left=()
    for word in $options; do
        for given in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
            if [[ $given == "$word" && " $repeatable " != *" $word "* ]]; then
                continue 2
            fi
        done
        left+=("$word")
    done
    _zonewright_cli_words "${left[@]}"
}

# Offers values of $option, if it takes one.
_zonewright_cli_value()
{
    case "$command $option" in
)";

constexpr std::string_view bashArguments = R"(    *)
        return 1
        ;;
    esac
}

# Offers what $command takes besides options, and says which options it has.
_zonewright_cli_argument()
{
    case $command in
)";

constexpr std::string_view bashMain = R"(    esac
}

_zonewright_cli()
{
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local options='' repeatable='' joined='' given
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        _zonewright_cli_words $commands --help --version
        return
    fi
    for given in "${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
        if [[ $given == -- ]]; then
            _zonewright_cli_argument
            return
        fi
    done
    # A value behind a blank, behind an equals sign, or in one word with both.
    if [[ $cur == = ]]; then
        cur=''
    elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
    elif [[ $cur == --*=* ]]; then
        option=${cur%%=*}
        joined=$option=
        cur=${cur#*=}
    fi
    if _zonewright_cli_value; then
        COMPREPLY=("${COMPREPLY[@]/#/$joined}")
        return
    fi
    _zonewright_cli_argument
    if [[ $cur == -* || ${#COMPREPLY[@]} -eq 0 ]]; then
        _zonewright_cli_options
    fi
}

complete -F _zonewright_cli zonewright-cli
)";

/// The line that offers these words and files, which may be none.
std::string bashOffer(const std::vector<std::string>& words, Completion completion)
{
    std::string line;
    if (!words.empty())
        line = fmt::format("        _zonewright_cli_words {}\n", fmt::join(words, " "));
    if (completion == Completion::Folder)
        line += "        _zonewright_cli_folders\n";
    else if (completion == Completion::CommandName)
        line += "        _zonewright_cli_words $commands\n";
    else if (completion != Completion::Nothing)
        line += fmt::format("        _zonewright_cli_files '{}'\n", fileEnding(completion));
    return line.empty() ? "        :\n" : line;
}

/// The cases of all options that take a value: those for which the same is offered stand together.
std::string bashValueCases(const std::vector<CommandSpec>& commands)
{
    std::map<std::string, std::vector<std::string>> optionsOf;
    for (const CommandSpec& command : commands) {
        for (const OptionSpec& option : command.options) {
            if (option.takesValue() && !option.hidden)
                optionsOf[bashOffer(offeredWords(option), option.completion)].push_back(
                    fmt::format("\"{} {}\"", command.name, option.name));
        }
    }
    std::string cases;
    for (const auto& [offer, options] : optionsOf)
        cases += fmt::format("    {})\n{}        ;;\n", fmt::join(options, " | \\\n        "), offer);
    return cases;
}

std::string bashArgumentCase(const CommandSpec& command)
{
    std::vector<std::string> options;
    std::vector<std::string> repeatable;
    for (const OptionSpec& option : command.options) {
        if (!option.hidden)
            options.push_back(option.name);
        if (option.repeatable)
            repeatable.push_back(option.name);
    }
    return fmt::format("    {})\n        options='{}' repeatable='{}'\n{}        ;;\n", command.name,
                       fmt::join(options, " "), fmt::join(repeatable, " "), bashOffer({}, command.completion));
}

} // namespace

std::string bashCompletion(const std::vector<CommandSpec>& commands)
{
    std::vector<std::string> names;
    std::string arguments;
    for (const CommandSpec& command : commands) {
        names.push_back(command.name);
        arguments += bashArgumentCase(command);
    }
    std::string script(bashHead);
    script += bashValueCases(commands);
    script += bashArguments;
    script += arguments;
    script += bashMain;
    constexpr std::string_view gap = "$commands";
    for (std::size_t at = script.find(gap); at != std::string::npos; at = script.find(gap, at))
        script.replace(at, gap.size(), fmt::format("{}", fmt::join(names, " ")));
    return script;
}

} // namespace zonewright::cli
