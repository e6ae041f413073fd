#include "arch/determinismrules.h"

#include "arch/sourcetext.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace zonewright::arch {

namespace {

/// A word counts where it stands alone; one that starts or ends with an underscore, as part of a longer one too.
constexpr std::array<std::string_view, 17> traps{
    "std::hash",
    "unordered_",
    "_distribution",
    "random_device",
    "default_random_engine",
    "rand",
    "srand",
    "std::shuffle",
    "std::sample",
    "float",
    "double",
    "cmath",
    "system_clock",
    "steady_clock",
    "chrono",
    "locale",
    "floating literal",
};

bool isDigit(std::string_view text, std::size_t at)
{
    return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
}

/// Offset of a number with a point in it (`1.5`, `2.`, `.5`) from `from` on; npos when nowhere.
std::size_t findFloatingLiteral(std::string_view code, std::size_t from)
{
    for (std::size_t at = code.find('.', from); at != std::string_view::npos; at = code.find('.', at + 1)) {
        std::size_t start = at;
        while (start > 0 && (isWordByte(code[start - 1]) || code[start - 1] == '\''))
            --start;
        const bool afterNumber = isDigit(code, start) && start < at;
        const bool afterWord = start < at && !afterNumber;
        if (afterNumber || (!afterWord && isDigit(code, at + 1)))
            return at;
    }
    return std::string_view::npos;
}

/// Offset of `trap`, as a whole word unless an underscore leaves it open, from `from` on; npos when nowhere.
std::size_t findTrap(std::string_view code, std::string_view trap, std::size_t from)
{
    if (trap == traps.back())
        return findFloatingLiteral(code, from);
    if (trap.front() == '_' || trap.back() == '_')
        return code.find(trap, from);
    return findWord(code, trap, from);
}

bool covers(const Allowance& allowance, const SourceFile& file, std::string_view trap)
{
    return allowance.path == file.path && allowance.trap == trap;
}

} // namespace

std::vector<std::string> determinismProblems(const SourceFile& file, const std::vector<Allowance>& allowances)
{
    const std::string code = blankLiterals(file.text);
    std::vector<std::string> problems;
    for (const std::string_view trap : traps) {
        if (std::ranges::any_of(allowances, [&](const Allowance& one) { return covers(one, file, trap); }))
            continue;
        for (std::size_t found = findTrap(code, trap, 0); found != std::string::npos;
             found = findTrap(code, trap, found + 1))
            problems.push_back(file.path + ":" + std::to_string(lineAt(code, found)) + ": " + std::string(trap));
    }
    return problems;
}

std::vector<std::string> unusedAllowances(const std::vector<SourceFile>& files,
                                          const std::vector<Allowance>& allowances)
{
    std::vector<std::string> unused;
    for (const Allowance& allowance : allowances) {
        const bool used = std::ranges::any_of(files, [&](const SourceFile& file) {
            const std::string code = blankLiterals(file.text);
            return file.path == allowance.path && findTrap(code, allowance.trap, 0) != std::string::npos;
        });
        if (!used)
            unused.push_back(std::string(allowance.path) + " has no " + std::string(allowance.trap));
    }
    return unused;
}

} // namespace zonewright::arch
