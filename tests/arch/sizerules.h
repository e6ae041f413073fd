#pragma once

#include "arch/sourcetree.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::arch {

inline constexpr int medianFileLines = 200; ///< the median file below src is shorter
inline constexpr int mostFileLines = 600;
inline constexpr int mostWindowLines = 400; ///< the main window's source is shorter
inline constexpr int usualFunctionLines = 40;
inline constexpr int usualFunctionPercent = 95; ///< of all functions are shorter than usualFunctionLines
inline constexpr int mostFunctionLines = 80;    ///< without tables

/// The middle one of some numbers, the higher of two; 0 when there are none.
[[nodiscard]] int median(std::vector<int> values);

/// Says so when the median file has medianFileLines or more.
[[nodiscard]] std::vector<std::string> medianProblems(const std::vector<SourceFile>& files);

/// Names each file with more than `most` lines.
[[nodiscard]] std::vector<std::string> longFiles(const std::vector<SourceFile>& files, int most);

/// Names each function with more than mostFunctionLines, each file whose braces do not match, and, when they are too
/// many, each with usualFunctionLines or more.
[[nodiscard]] std::vector<std::string> functionProblems(const std::vector<SourceFile>& files);

} // namespace zonewright::arch
