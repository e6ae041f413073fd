#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zonewright::arch {

/// A function with a body.
struct Function
{
    std::string name;
    int line = 0;  ///< of the first line of its declaration
    int lines = 0; ///< from there to the closing brace, without the insides of tables

    friend bool operator==(const Function&, const Function&) = default;
};

/// What a source defines.
struct FunctionScan
{
    std::vector<Function> functions; ///< in order of their closing braces
    bool balanced = true;            ///< false when the braces do not match: nothing above can be trusted then
};

/// Finds the functions of formatted C++ source. A lambda is a function where it stands outside of functions (in a
/// table, in a call at namespace level) and otherwise part of the one around it. A pair of braces without a statement
/// in it is a table, wherever it stands; its inner lines do not count.
[[nodiscard]] FunctionScan scanFunctions(std::string_view source);

} // namespace zonewright::arch
