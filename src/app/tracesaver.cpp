#include "app/tracesaver.h"

#include "app/actionset.h"
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/workbar.h"
#include "document/document.h"
#include "project/tracefile.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMetaObject>
#include <QPointer>

#include <utility>

namespace zonewright {

namespace {

const QString traceSuffix = QStringLiteral(".jsonl");

/// Beside the project, with its name.
QString suggestedTrace(const Document& document)
{
    const QFileInfo file(document.fileName());
    if (!document.fileName().isEmpty())
        return file.path() + QLatin1Char('/') + file.completeBaseName() + traceSuffix;
    QString name = document.title().toLower();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name + traceSuffix;
}

/// All that a thread needs to run a walk by itself.
struct TraceJob
{
    World world;
    WalkSettings settings;
    std::vector<Direction> moves;
};

} // namespace

TraceSaver::TraceSaver(Document& document, MainWindow& window)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_bar(new WorkBar(&window))
{
    window.addBar(*m_bar);
    connect(window.actions()[ActionId::SaveTrace], &QAction::triggered, this, &TraceSaver::save);
    connect(m_bar, &WorkBar::cancelled, this, &TraceSaver::cancel);
}

TraceSaver::~TraceSaver()
{
    if (m_stop)
        *m_stop = true;
}

void TraceSaver::save()
{
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Save Trace"), suggestedTrace(m_document),
                                                      tr("Traces, a JSON object a line (*%1)").arg(traceSuffix));
    if (!path.isEmpty())
        saveTo(QFileInfo(path).suffix().isEmpty() ? path + traceSuffix : path);
}

void TraceSaver::saveTo(const QString& path)
{
    constexpr std::int64_t turnsATime = 1000; // between two looks at the progress
    cancel();
    const Playback& playback = m_document.playback();
    const auto job = std::make_shared<TraceJob>(
        TraceJob{.world = m_document.world(), .settings = playback.settings(), .moves = playback.moves()});
    const auto stop = m_stop = std::make_shared<std::atomic_bool>(false);
    m_bar->begin([file = QFileInfo(path).fileName()] { return tr("Saving the trace to %1").arg(file); },
                 static_cast<int>(job->moves.size()));
    m_worker.post([this, path, job, stop] {
        const auto progress = [this, &stop](std::int64_t turn) {
            if (turn % turnsATime == 0) {
                QMetaObject::invokeMethod(this, [this, stop, turn] {
                    if (stop == m_stop)
                        m_bar->setDone(static_cast<int>(turn));
                });
            }
            return !stop->load();
        };
        const TraceSource source{.world = job->world, .settings = job->settings, .moves = job->moves};
        const auto written = writeTrace(path, source, progress);
        QMetaObject::invokeMethod(this, [this, stop, written] { end(stop, written); });
    });
}

void TraceSaver::cancel()
{
    const auto stop = std::exchange(m_stop, nullptr);
    if (!stop)
        return;
    *stop = true;
    m_bar->hide();
    Q_EMIT ended();
}

/// What was stopped is told of no more.
void TraceSaver::end(const std::shared_ptr<std::atomic_bool>& stop, const Result<bool>& written)
{
    if (stop != m_stop)
        return;
    m_stop = nullptr;
    m_bar->hide();
    if (!written)
        m_window.showMessage(FileCommands::sentenceOf(written.error()));
    else if (*written)
        m_window.showMessage(tr("The trace of the walk is saved."));
    Q_EMIT ended();
}

} // namespace zonewright
