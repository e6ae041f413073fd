#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace zonewright::arch {

/// What an opening brace outside of functions begins.
enum class BraceKind {
    Namespace, ///< a namespace or a linkage block
    Type,      ///< a class, struct or union
    Table,     ///< an initialiser, an enumeration, a concept's requirements
    Function,
    Lambda,
};

/// What stands before a brace, without what goes before the declaration itself.
struct Declaration
{
    std::string text;
    std::size_t skipped = 0; ///< bytes left out at the front: access specifiers, Qt's macros, blanks
};

/// Leaves out what belongs to no declaration. `head` is code (see codeOnly) from the end of the last statement or block
/// to a brace.
[[nodiscard]] Declaration declarationIn(std::string_view head);

/// Says what a brace after `declaration` begins.
[[nodiscard]] BraceKind braceKind(std::string_view declaration);

/// The name of the function that is declared: `Grid::row`, `~World`, `operator==`.
[[nodiscard]] std::string functionName(std::string_view declaration);

} // namespace zonewright::arch
