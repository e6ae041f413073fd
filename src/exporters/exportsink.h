#pragma once

#include "exporters/exportstop.h"

#include <functional>
#include <string>
#include <string_view>

namespace zonewright {

/// Where an exporter writes one file to, a part at a time. After a failure it takes nothing more.
class ExportSink
{
public:
    using Take = std::function<Result<void>(std::string_view)>;

    /// `take` gets the bytes in large parts; what it fails with is the failure of the whole file. Once `stop` says so
    /// the sink fails as stoppedWork does.
    explicit ExportSink(Take take, ExportStop stop = {});

    /// Appends bytes. Whether to go on: false after a failure.
    bool write(std::string_view bytes);

    /// Whether to go on, for work between writes: false after a failure, and once the export is stopped.
    [[nodiscard]] bool goesOn();

    /// A buffer of at least `most` bytes to write text into in place; see commit. Null where it does not go
    /// on.
    [[nodiscard]] char* reserve(std::size_t most);

    /// Appends the first `count` bytes of what reserve gave.
    void commit(std::size_t count) { m_size += count; }

    /// Hands on what is left; how it all went.
    [[nodiscard]] Result<void> finish();

private:
    void flush();

    Take m_take;
    ExportStop m_stop;
    std::string m_buffer;
    std::size_t m_size = 0;
    Result<void> m_state;
};

} // namespace zonewright
