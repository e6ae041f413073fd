#pragma once

#include <string_view>

namespace zonewright::cli {

/// Writes text to standard error at once. Where that cannot be written (closed, full, its reader gone) nothing happens:
/// what the program ends with does not depend on who listens.
void tell(std::string_view text) noexcept;

} // namespace zonewright::cli
