#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::cli {

/// What a shell offers for a value or an argument that it completes, beside the words that an option lists.
enum class Completion { Nothing, File, Folder, ProjectFile, JsonFile, CommandName };

/// One option of a command: what the parser accepts and what the help says, in one place.
struct OptionSpec
{
    std::string name;                     ///< as typed: `--size`, `-o`
    std::string value;                    ///< what its value is called (`N`); empty for a switch
    std::string summary;                  ///< a sentence
    std::string range;                    ///< the values it takes, in words: `2 to 10`
    std::string defaultValue;             ///< what holds without it, in words
    std::vector<std::string> words;       ///< where only these words are values; the first is the default
    std::vector<std::string> suggestions; ///< words among other values, which a shell offers
    Completion completion = Completion::Nothing;
    bool repeatable = false;
    bool required = false;
    bool hidden = false; ///< left out of the help

    [[nodiscard]] bool takesValue() const { return !value.empty(); }
};

/// A command line worth showing and what it does.
struct Example
{
    std::string command;
    std::string summary;
};

/// Everything there is to know about a command before it runs: its parser and all its help are made from this.
struct CommandSpec
{
    std::string name;
    std::string summary;                  ///< a few words for the list of commands
    std::vector<std::string> synopsis;    ///< ways to call it, without the program's name
    std::vector<std::string> description; ///< paragraphs
    std::vector<OptionSpec> options;
    std::vector<Example> examples;
    int mostArguments = 0;                       ///< arguments that are no options
    Completion completion = Completion::Nothing; ///< what these arguments are

    /// The option of that name, null when the command has none.
    [[nodiscard]] const OptionSpec* option(std::string_view optionName) const;
};

/// What an exit code means.
struct ExitCodeText
{
    std::string code;
    std::string meaning;
};

/// What holds for the whole program.
struct ProgramText
{
    std::string name;
    std::string summary;
    std::vector<std::string> description;
    std::vector<std::string> conventions; ///< paragraphs on values, output and errors, true of every command
    std::vector<ExitCodeText> exitCodes;
};

[[nodiscard]] const ProgramText& programText();

/// The program's version, as CMake knows it.
[[nodiscard]] std::string_view programVersion();

} // namespace zonewright::cli
