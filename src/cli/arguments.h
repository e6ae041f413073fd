#pragma once

#include "cli/commandspec.h"
#include "cli/failure.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zonewright::cli {

/// The words after a command, sorted into its options and the rest. Every value is well-formed UTF-8.
class Arguments
{
public:
    /// Sorts `words` by what `spec` allows. Wrong usage: options it does not know, values missing or not wanted, words
    /// where only others are values, options given twice, arguments too many, bytes that are not UTF-8.
    /// `--help` and `-h` belong to every command and end the sorting.
    [[nodiscard]] static Outcome<Arguments> parse(const CommandSpec& spec, std::span<const std::string> words);

    /// Whether `--help` or `-h` was among the words.
    [[nodiscard]] bool wantsHelp() const { return m_help; }

    [[nodiscard]] bool has(std::string_view option) const;

    /// The value of an option, nothing when it was not given.
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;

    /// Every value of an option that may be repeated, in the order given.
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;

    /// The value of an option that is one of fixed words; the first of them when it was not given.
    [[nodiscard]] std::string wordOf(const OptionSpec& option) const;

    /// The arguments that are no options, in order.
    [[nodiscard]] const std::vector<std::string>& others() const { return m_others; }

private:
    explicit Arguments(const CommandSpec& spec)
        : m_spec(&spec)
    {
    }

    [[nodiscard]] Outcome<std::size_t> takeOption(std::span<const std::string> words, std::size_t at);
    [[nodiscard]] Outcome<void> takeValue(const OptionSpec& option, std::string value);
    [[nodiscard]] Outcome<void> takeOther(const std::string& word);

    const CommandSpec* m_spec;
    bool m_help = false;
    std::vector<std::pair<std::string, std::string>> m_options; ///< names and values in the order given
    std::vector<std::string> m_others;
};

} // namespace zonewright::cli
