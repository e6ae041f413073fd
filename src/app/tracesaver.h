#pragma once

#include "core/base/result.h"
#include "document/worker.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace zonewright {

class Document;
class MainWindow;
class WorkBar;

/// Saves the trace of the walk that is shown, all its moves, to a file: what `zonewright-cli walk` prints of it. The
/// walk is run once more for it, beside the designer's work, with a bar in the window that tells how far it is.
class TraceSaver : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it; the window owns it.
    TraceSaver(Document& document, MainWindow& window);

    /// Stops what goes on, and waits for it: the file is as it was.
    ~TraceSaver() override;

    /// Asks where to, and saves there.
    void save();

    /// Saves to a file. One that is being saved is stopped.
    void saveTo(const QString& path);

    [[nodiscard]] bool isSaving() const { return m_stop != nullptr; }

Q_SIGNALS:
    /// The last one is written, was stopped, or failed, which the window tells.
    void ended();

private:
    void cancel();
    void end(const std::shared_ptr<std::atomic_bool>& stop, const Result<bool>& written);

    Document& m_document;
    MainWindow& m_window;
    WorkBar* m_bar;
    std::shared_ptr<std::atomic_bool> m_stop; ///< of what is being saved: true ends it
    Worker m_worker;                          ///< last of all: it waits for what it does
};

} // namespace zonewright
