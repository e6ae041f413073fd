#pragma once

#include "app/exportrecipe.h"
#include "document/worker.h"
#include "exporters/exportjob.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <vector>

namespace zonewright {

class Document;

/// What one format of an export wrote.
struct FormatReport
{
    const Exporter* exporter = nullptr;
    ExportReport report;
};

/// Exports away from the interface's thread, from the project as it is when it begins: it may be changed meanwhile.
class ExportRun : public QObject
{
    Q_OBJECT

public:
    explicit ExportRun(QObject* parent = nullptr);

    /// Stops what goes on and waits for it; the files that were being written are as they were.
    ~ExportRun() override;

    /// Begins; not while one goes on.
    void start(const Document& document, const ExportRecipe& recipe);

    /// Until it has ended.
    [[nodiscard]] bool isRunning() const { return m_stop != nullptr; }

    /// Stops, and ends within a second, once no file is being written any more.
    void cancel();

Q_SIGNALS:
    /// At most some 30 times a second, and always before `ended` unless it was cancelled. `total` counts each file
    /// once, as exportedFiles does.
    void progressed(int done, int total);

    /// Once for each start. Formats that a cancelled export did not come to have no report. One that was cancelled when
    /// all was written already is not cancelled.
    void ended(const std::vector<zonewright::FormatReport>& reports, bool cancelled);

private:
    using Stop = std::shared_ptr<std::atomic_bool>;

    void tell(int done, int total);
    void end(const std::vector<FormatReport>& reports, bool cancelled);

    Stop m_stop;     ///< of what goes on: true ends it
    Worker m_worker; ///< last of all: it waits for what it does
};

} // namespace zonewright
