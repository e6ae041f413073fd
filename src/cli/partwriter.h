#pragma once

#include "cli/output.h"

#include <string_view>

namespace zonewright::cli {

/// Writes a long result part by part. After a failure, an interruption among them, it writes nothing more.
class PartWriter
{
public:
    explicit PartWriter(Output& output)
        : m_output(output)
    {
    }

    /// Whether to go on.
    bool write(std::string_view part)
    {
        if (m_written)
            m_written = m_output.write(part);
        return m_written.has_value();
    }

    /// Writes `,` and `part` as JSON lists want it, or `part` alone where `first` says so, and takes that back.
    bool writeElement(std::string_view part, bool& first)
    {
        const bool wasFirst = first;
        first = false;
        return (wasFirst || write(",")) && write(part);
    }

    [[nodiscard]] const Outcome<void>& written() const { return m_written; }

private:
    Output& m_output;
    Outcome<void> m_written;
};

} // namespace zonewright::cli
