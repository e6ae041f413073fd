#include "app/exportcommands.h"

#include "app/actionset.h"
#include "app/exportdialog.h"
#include "app/exportwords.h"
#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/questionbar.h"
#include "app/statusline.h"
#include "app/workbar.h"
#include "document/document.h"

#include <QAction>
#include <QApplication>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <utility>

namespace zonewright {

namespace {

constexpr int exportBarPause = 400; // milliseconds from the beginning of an export to the bar that tells of it

} // namespace

ExportCommands::ExportCommands(const Parts& parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_bar(new WorkBar(&parts.window))
    , m_report(new QuestionBar(&parts.window))
    , m_showReport(m_report->addAnswer(tr("Show &Report")))
{
    m_bar->setObjectName(QStringLiteral("exportBar"));
    m_report->setObjectName(QStringLiteral("exportReportBar"));
    m_report->addPuttingOff(tr("Close this message"));
    m_showReport->setObjectName(QStringLiteral("showReportButton"));
    m_report->findChild<QToolButton*>()->setObjectName(QStringLiteral("closeReportButton")); // others have such bars
    m_bar->findChild<QPushButton*>()->setObjectName(QStringLiteral("exportBarCancel"));
    parts.window.addBar(*m_bar);
    parts.window.addBar(*m_report);
    m_barLater.setSingleShot(true);
    m_barLater.setInterval(exportBarPause);
    connect(&m_barLater, &QTimer::timeout, this, &ExportCommands::showBar);
    connect(m_bar, &WorkBar::cancelled, &m_run, &ExportRun::cancel);
    connect(m_report, &QuestionBar::putOff, m_report, &QWidget::hide);
    connect(m_showReport, &QAbstractButton::clicked, this, &ExportCommands::showReport);
    connect(parts.actions[ActionId::Export], &QAction::triggered, this, &ExportCommands::open);
    connect(parts.actions[ActionId::ExportAgain], &QAction::triggered, this, &ExportCommands::exportAgain);
    connect(this, &ExportCommands::aboutToLookAtDocument, &parts.files, &FileCommands::aboutToLookAtDocument);
    connect(&parts.document, &Document::changed, this, [this](const Change& change) {
        m_isOtherProject = m_isOtherProject || change.kind == ChangeKind::Project;
    });
    connect(&parts.document, &Document::fileTaken, this, &ExportCommands::takeFile);
    connect(&parts.window, &MainWindow::closed, this, &ExportCommands::finishSaved);
    connect(&m_run, &ExportRun::progressed, this, &ExportCommands::showProgress);
    connect(&m_run, &ExportRun::ended, this, &ExportCommands::end);
}

void ExportCommands::keepIn(QSettings& settings)
{
    m_settings = &settings;
    takeProject();
}

ExportDialog& ExportCommands::dialog()
{
    if (!m_dialog) {
        m_dialog = new ExportDialog(m_parts.document, &m_parts.window);
        connect(m_dialog, &ExportDialog::exportWanted, this, &ExportCommands::exportChosen);
        connect(m_dialog, &ExportDialog::cancelWanted, &m_run, &ExportRun::cancel);
        connect(m_dialog, &ExportDialog::chosen, this, &ExportCommands::takeChosen);
        connect(&m_parts.files, &FileCommands::aboutToLookAtDocument, m_dialog, &ExportDialog::settle);
    }
    return *m_dialog;
}

void ExportCommands::open()
{
    Q_EMIT aboutToLookAtDocument();
    ExportDialog& asked = dialog();
    if (!asked.isVisible())
        asked.setRecipe(m_recipe.value_or(firstExportRecipe(m_parts.document)));
    asked.setBusy(m_run.isRunning() && m_origin != Origin::Dialog);
    asked.show();
    asked.raise();
    asked.activateWindow();
}

void ExportCommands::exportAgain()
{
    Q_EMIT aboutToLookAtDocument();
    if (!m_recipe || !exportObstacle(m_parts.document, *m_recipe).isEmpty())
        return open();
    begin(Origin::Again);
}

void ExportCommands::exportChosen()
{
    Q_EMIT aboutToLookAtDocument();
    keep(dialog().recipe());
    begin(Origin::Dialog);
}

/// What each saving exports is what is chosen now; else what was exported last stays what is exported again.
void ExportCommands::takeChosen()
{
    const ExportRecipe chosen = dialog().recipe();
    if (chosen.onSave && dialog().obstacle().isEmpty())
        keep(chosen);
    else if (m_recipe && m_recipe->onSave && !chosen.onSave) {
        ExportRecipe quiet = *m_recipe;
        quiet.onSave = false;
        keep(quiet);
    }
}

void ExportCommands::keep(const ExportRecipe& recipe)
{
    m_recipe = recipe;
    if (m_settings != nullptr && !m_parts.document.fileName().isEmpty())
        writeExportRecipe(*m_settings, m_parts.document.fileName(), recipe);
}

/// A project was opened, or the one that is open was saved.
void ExportCommands::takeFile()
{
    if (std::exchange(m_isOtherProject, false))
        return takeProject();
    if (!m_recipe)
        return;
    keep(*m_recipe); // the file may be another one
    if (m_recipe->onSave)
        exportSaved();
}

/// What goes on still exports the project that there was.
void ExportCommands::takeProject()
{
    m_savedMeanwhile = false;
    m_recipe = m_settings != nullptr ? readExportRecipe(*m_settings, m_parts.document.fileName()) : std::nullopt;
    m_report->hide();
    if (m_dialog)
        m_dialog->setRecipe(m_recipe.value_or(firstExportRecipe(m_parts.document)));
}

void ExportCommands::exportSaved()
{
    if (m_run.isRunning()) {
        m_savedMeanwhile = true;
        return;
    }
    const QString obstacle = exportObstacle(m_parts.document, *m_recipe);
    if (obstacle.isEmpty())
        return begin(Origin::Save);
    m_reports.clear();
    tellFailure(tr("The project is saved, but not exported. %1").arg(obstacle));
}

/// The window closes: what was saved last is what the files are to hold, and nobody waits for it.
void ExportCommands::finishSaved()
{
    if (!m_run.isRunning() || (!m_savedMeanwhile && m_origin != Origin::Save))
        return;
    m_parts.window.hide();
    while (m_run.isRunning())
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents | QEventLoop::WaitForMoreEvents);
}

void ExportCommands::begin(Origin origin)
{
    if (m_run.isRunning())
        return;
    m_origin = origin;
    m_exported = *m_recipe;
    m_folder = folderWords(m_parts.document, m_exported.folder);
    m_done = m_total = 0;
    m_report->hide();
    m_parts.actions.enable(ActionId::ExportAgain, false, tr("An export goes on"));
    if (m_dialog && origin == Origin::Dialog)
        m_dialog->begin();
    else if (m_dialog)
        m_dialog->setBusy(true);
    if (origin != Origin::Dialog)
        m_barLater.start();
    m_run.start(m_parts.document, m_exported);
}

void ExportCommands::showBar()
{
    m_bar->begin(tr("Exporting to %1").arg(m_folder), m_total);
    m_bar->setDone(m_done);
}

void ExportCommands::showProgress(int done, int total)
{
    m_done = done;
    if (std::exchange(m_total, total) != total && !m_bar->isHidden())
        showBar();
    m_bar->setDone(done);
    if (m_dialog && m_origin == Origin::Dialog)
        m_dialog->showProgress(done, total);
}

void ExportCommands::end(const std::vector<FormatReport>& reports, bool isCancelled)
{
    m_reports = reports;
    m_wasCancelled = isCancelled;
    m_barLater.stop();
    m_bar->hide();
    m_parts.actions.enable(ActionId::ExportAgain, true);
    if (m_dialog && m_origin == Origin::Dialog)
        m_dialog->end(reports, isCancelled);
    else if (m_dialog)
        m_dialog->setBusy(false);
    tell(reports, isCancelled);
    Q_EMIT ended();
    if (std::exchange(m_savedMeanwhile, false) && m_recipe && m_recipe->onSave)
        exportSaved();
}

/// An export that follows from saving is quiet where all went well.
void ExportCommands::tell(const std::vector<FormatReport>& reports, bool isCancelled)
{
    const ExportCounts counts = exportCounts(reports, isCancelled);
    const bool isWrong = counts.failed > 0 || counts.incomplete > 0;
    if (isWrong && (m_origin != Origin::Dialog || !m_dialog->isVisible()))
        return tellFailure(exportOutcome(counts, m_folder) + QLatin1Char('.'));
    if (!isWrong && (m_origin != Origin::Save || isCancelled))
        m_parts.status.say(exportOutcome(counts, m_folder));
}

/// Of what was not begun there is no report; the dialog says why then.
void ExportCommands::tellFailure(const QString& sentence)
{
    m_showReport->setText(m_reports.empty() ? tr("Open &Export") : tr("Show &Report"));
    m_report->ask(sentence);
}

void ExportCommands::showReport()
{
    m_report->hide();
    open();
    if (!m_reports.empty() && !m_run.isRunning())
        dialog().showReport(m_exported, m_reports, m_wasCancelled);
}

} // namespace zonewright
