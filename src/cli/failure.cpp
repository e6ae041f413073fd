#include "cli/failure.h"

#include "project/displaytext.h"
#include "project/errortext.h"

#include <fmt/format.h>

namespace zonewright::cli {

tl::unexpected<Failure> wrongUsage(std::string_view where, std::string what)
{
    return tl::unexpected<Failure>({ExitCode::Usage, std::string(where), std::move(what)});
}

tl::unexpected<Failure> wrongUsage(std::string_view option, const Error& error)
{
    return wrongUsage(option, errorText(error).toStdString());
}

tl::unexpected<Failure> failedWork(const Error& error)
{
    return tl::unexpected<Failure>({ExitCode::Failed, error.place, errorText(error).toStdString()});
}

std::string failureLine(const Failure& failure)
{
    if (failure.where.empty())
        return fmt::format("zonewright-cli: {}", displayText(failure.what));
    return fmt::format("zonewright-cli: {}: {}", displayText(failure.where), displayText(failure.what));
}

} // namespace zonewright::cli
