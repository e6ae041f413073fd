#include "project/tracefile.h"

#include "core/walk/simulation.h"
#include "project/filewriter.h"
#include "project/tracejson.h"

#include <string>

namespace zonewright {

namespace {

constexpr std::size_t bytesAtOnce = std::size_t{1} << 20;

/// Gathers lines, and writes many at once.
class TraceLines
{
public:
    TraceLines(FileWriter& file, MemoryScheme memory)
        : m_file(file)
        , m_memory(memory)
    {
    }

    Result<void> add(const TurnRecord& record)
    {
        m_lines += turnJson(record, m_memory);
        return m_lines.size() < bytesAtOnce ? Result<void>() : flush();
    }

    Result<void> flush()
    {
        const auto written = m_file.write(m_lines);
        m_lines.clear();
        return written;
    }

private:
    FileWriter& m_file;
    MemoryScheme m_memory;
    std::string m_lines;
};

} // namespace

Result<bool> writeTrace(const QString& path, const TraceSource& source, const TraceProgress& progress)
{
    FileWriter file(path);
    if (const auto opened = file.open(); !opened)
        return tl::unexpected(opened.error());
    Simulation simulation(source.world, source.settings, source.workers);
    simulation.recordMoves(source.moves);
    TraceLines lines(file, source.settings.memory);
    Result<void> written = lines.add(simulation.record());
    bool wanted = true;
    simulation.run({}, [&](const TurnRecord& record) {
        written = lines.add(record);
        wanted = !progress || progress(record.turn);
        return written.has_value() && wanted;
    });
    if (written && !wanted)
        return false;
    return written.and_then([&] { return lines.flush(); }).and_then([&] { return file.commit(); }).map([] {
        return true;
    });
}

} // namespace zonewright
