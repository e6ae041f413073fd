#include "cli/arguments.h"

#include "core/base/utf8.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright::cli {

namespace {

/// An option as typed: `--name` or `--name=value`.
struct TypedOption
{
    std::string name;
    std::optional<std::string> value;
};

TypedOption splitOption(const std::string& word)
{
    const std::size_t sign = word.find('=');
    if (sign == std::string::npos)
        return {word, std::nullopt};
    return {word.substr(0, sign), word.substr(sign + 1)};
}

bool isHelp(std::string_view name)
{
    return name == "--help" || name == "-h";
}

std::string valueMissing(const OptionSpec& option)
{
    return fmt::format("needs a value, {}", option.value);
}

} // namespace

Outcome<Arguments> Arguments::parse(const CommandSpec& spec, std::span<const std::string> words)
{
    Arguments arguments(spec);
    bool optionsOver = false;
    for (std::size_t at = 0; at < words.size() && !arguments.m_help;) {
        const std::string& word = words[at];
        if (!optionsOver && word == "--") {
            optionsOver = true;
            ++at;
        } else if (!optionsOver && word.size() > 1 && word.front() == '-') {
            const auto taken = arguments.takeOption(words, at);
            if (!taken)
                return tl::unexpected<Failure>(taken.error());
            at += *taken;
        } else {
            if (auto taken = arguments.takeOther(word); !taken)
                return tl::unexpected<Failure>(std::move(taken).error());
            ++at;
        }
    }
    return arguments;
}

bool Arguments::has(std::string_view option) const
{
    return std::ranges::any_of(m_options, [option](const auto& given) { return given.first == option; });
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    std::vector<std::string> all;
    for (const auto& [name, value] : m_options) {
        if (name == option)
            all.push_back(value);
    }
    return all;
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    for (const auto& [name, value] : m_options) {
        if (name == option)
            return value;
    }
    return std::nullopt;
}

std::string Arguments::wordOf(const OptionSpec& option) const
{
    return value(option.name).value_or(option.words.front());
}

/// Takes the option at `at`; gives how many words it took.
Outcome<std::size_t> Arguments::takeOption(std::span<const std::string> words, std::size_t at)
{
    TypedOption typed = splitOption(words[at]);
    const OptionSpec* option = m_spec->option(typed.name);
    if (option == nullptr && !isHelp(typed.name))
        return wrongUsage(typed.name, fmt::format("unknown option; see zonewright-cli help {}", m_spec->name));
    if ((option == nullptr || !option->takesValue()) && typed.value)
        return wrongUsage(typed.name, "takes no value");
    if (isHelp(typed.name)) {
        m_help = true;
        return 1;
    }
    if (!option->repeatable && has(typed.name))
        return wrongUsage(typed.name, "given twice");
    if (!option->takesValue()) {
        m_options.emplace_back(typed.name, std::string());
        return 1;
    }
    if (typed.value)
        return takeValue(*option, *std::move(typed.value)).map([] { return std::size_t{1}; });
    // A name such as --size after --name is a forgotten value; whoever means it can write --name=--size.
    if (at + 1 >= words.size() || m_spec->option(splitOption(words[at + 1]).name) != nullptr || isHelp(words[at + 1]))
        return wrongUsage(typed.name, valueMissing(*option));
    return takeValue(*option, words[at + 1]).map([] { return std::size_t{2}; });
}

Outcome<void> Arguments::takeValue(const OptionSpec& option, std::string value)
{
    if (!codePointCount(value))
        return wrongUsage(option.name, Error{.code = ErrorCode::NotUtf8, .value = std::move(value)});
    if (!option.words.empty() && std::ranges::find(option.words, value) == option.words.end()) {
        return wrongUsage(option.name, Error{.code = ErrorCode::Unknown,
                                             .value = std::move(value),
                                             .expected = fmt::format("{}", fmt::join(option.words, ", "))});
    }
    m_options.emplace_back(option.name, std::move(value));
    return {};
}

Outcome<void> Arguments::takeOther(const std::string& word)
{
    if (m_others.size() >= static_cast<std::size_t>(m_spec->mostArguments)) {
        return wrongUsage(word.empty() ? "''" : word,
                          fmt::format("unexpected argument; see zonewright-cli help {}", m_spec->name));
    }
    if (!codePointCount(word))
        return wrongUsage("argument", Error{.code = ErrorCode::NotUtf8, .value = word});
    m_others.push_back(word);
    return {};
}

} // namespace zonewright::cli
