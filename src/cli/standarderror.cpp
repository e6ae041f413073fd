#include "cli/standarderror.h"

#include <csignal>
#include <cstdio>

namespace zonewright::cli {

void tell(std::string_view text) noexcept
{
    const auto pipeHandler = std::signal(SIGPIPE, SIG_IGN);
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
    std::signal(SIGPIPE, pipeHandler);
}

} // namespace zonewright::cli
