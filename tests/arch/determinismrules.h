#pragma once

#include "arch/sourcetree.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::arch {

/// One use of something that core is kept free of, which is right all the same.
struct Allowance
{
    std::string_view path; ///< `src/core/walk/trace.cpp`
    std::string_view trap; ///< as determinismProblems names it
    std::string_view reason;
};

/// Names each use, in the code of a file, of what differs between compilers, libraries, platforms or runs (hashes and
/// distributions of the library, unordered containers, floating point, clocks, shuffles), unless an allowance covers
/// it. Comments and literals count for nothing.
[[nodiscard]] std::vector<std::string> determinismProblems(const SourceFile& file,
                                                           const std::vector<Allowance>& allowances);

/// Names each allowance that covers nothing.
[[nodiscard]] std::vector<std::string> unusedAllowances(const std::vector<SourceFile>& files,
                                                        const std::vector<Allowance>& allowances);

} // namespace zonewright::arch
