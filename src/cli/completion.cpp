#include "cli/completion.h"

#include <algorithm>
#include <iterator>

namespace zonewright::cli {

std::string_view fileEnding(Completion completion)
{
    switch (completion) {
    case Completion::ProjectFile:
        return ".zonewright";
    case Completion::JsonFile:
        return ".json";
    case Completion::Nothing:
    case Completion::File:
    case Completion::Folder:
    case Completion::CommandName:
        break;
    }
    return {};
}

std::vector<std::string> offeredWords(const OptionSpec& option)
{
    std::vector<std::string> words = option.words;
    std::ranges::copy(option.suggestions, std::back_inserter(words));
    return words;
}

} // namespace zonewright::cli
