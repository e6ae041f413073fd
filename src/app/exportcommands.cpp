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
#include "document/languagechange.h"

#include <QAction>
#include <QDir>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <utility>

namespace zonewright {

namespace {

constexpr int exportBarPause = 400; // milliseconds from the beginning of an export to the bar that tells of it

QString showReportText()
{
    return ExportCommands::tr("Show Re&port");
}

} // namespace

ExportCommands::ExportCommands(const Parts& parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_bar(new WorkBar(&parts.window))
    , m_report(new QuestionBar(&parts.window))
    , m_showReport(m_report->addAnswer(&showReportText))
{
    m_bar->setObjectName(QStringLiteral("exportBar"));
    m_report->setObjectName(QStringLiteral("exportReportBar"));
    m_report->addPuttingOff([] { return tr("Close this message"); });
    m_showReport->setObjectName(QStringLiteral("showReportButton"));
    m_report->findChild<QToolButton*>()->setObjectName(QStringLiteral("closeReportButton")); // others have such bars
    m_bar->findChild<QPushButton*>()->setObjectName(QStringLiteral("exportBarCancel"));
    parts.window.addBar(*m_bar);
    parts.window.addBar(*m_report);
    m_file = parts.document.fileName();
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
    connect(&m_run, &ExportRun::progressed, this, &ExportCommands::showProgress);
    connect(&m_run, &ExportRun::ended, this, &ExportCommands::end);
    whenLanguageChanges(*this, [this] { enableAgain(); });
}

void ExportCommands::keepIn(QSettings& settings)
{
    m_settings = &settings;
    takeProject();
}

std::optional<ExportRecipe> ExportCommands::recipe() const
{
    std::optional<ExportRecipe> whole = m_recipe;
    if (whole && whole->folder.isEmpty())
        whole->folder = proposedFolder(m_parts.document.fileName());
    return whole;
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
    if (!asked.isVisible() && !(m_run.isRunning() && m_origin == Origin::Dialog))
        asked.setRecipe(recipe().value_or(firstExportRecipe(m_parts.document)));
    asked.setBusy(m_run.isRunning() && m_origin != Origin::Dialog);
    asked.show();
    asked.raise();
    asked.activateWindow();
}

void ExportCommands::exportAgain()
{
    Q_EMIT aboutToLookAtDocument();
    if (!m_recipe || !exportObstacle(m_parts.document, *recipe()).isEmpty())
        return open();
    begin(Origin::Again);
}

/// What was typed and is taken now may be in the way.
void ExportCommands::exportChosen()
{
    Q_EMIT aboutToLookAtDocument();
    if (!dialog().obstacle().isEmpty())
        return dialog().lookAgain();
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
    if (recipe.folder == proposedFolder(m_parts.document.fileName()))
        m_recipe->folder.clear();
    if (m_settings != nullptr && !m_parts.document.fileName().isEmpty())
        writeExportRecipe(*m_settings, m_parts.document.fileName(), *m_recipe);
}

/// A project was opened, or the one that is open was saved.
void ExportCommands::takeFile()
{
    const QString before = std::exchange(m_file, m_parts.document.fileName());
    if (std::exchange(m_isOtherProject, false))
        return takeProject();
    if (m_dialog)
        m_dialog->lookAgain();
    if (!m_recipe)
        return;
    takeOtherFile(before);
    if (m_recipe->onSave)
        exportSaved();
}

/// Saving the new file does not export over what the old one has exported, unless the designer asks for it.
void ExportCommands::takeOtherFile(const QString& before)
{
    if (before == m_file)
        return;
    ExportRecipe own = *m_recipe;
    const QString old = own.folder.isEmpty() ? proposedFolder(before) : own.folder;
    const bool isShared = !before.isEmpty() && own.onSave && old == recipe()->folder;
    own.onSave = own.onSave && !isShared;
    keep(own);
    if (isShared && m_dialog)
        m_dialog->setOnSave(false);
    if (isShared)
        m_parts.status.say(tr("Not exported when it is saved: the folder is that of the other file"));
}

/// What goes on still exports the project that there was.
void ExportCommands::takeProject()
{
    const bool isDropped = std::exchange(m_savedMeanwhile, false);
    m_isOfOther = m_run.isRunning();
    m_closesAtEnd = false;
    m_told = {};
    m_recipe = m_settings != nullptr ? readExportRecipe(*m_settings, m_parts.document.fileName()) : std::nullopt;
    m_report->hide();
    if (m_dialog)
        m_dialog->setRecipe(recipe().value_or(firstExportRecipe(m_parts.document)));
    if (isDropped)
        tellFailure([] { return tr("The project before was saved, but not exported: another export went on."); });
}

void ExportCommands::exportSaved()
{
    if (m_run.isRunning()) {
        m_savedMeanwhile = true;
        return;
    }
    if (exportObstacle(m_parts.document, *recipe()).isEmpty())
        return begin(Origin::Save);
    m_told = {};
    const auto sentence = [this, kept = *recipe()] {
        return tr("The project is saved, but not exported. %1").arg(exportObstacle(m_parts.document, kept)).trimmed();
    };
    tellFailure(sentence, [] { return tr("Open E&xport"); });
}

bool ExportCommands::putsOffClosing()
{
    if (!m_run.isRunning() || (!m_savedMeanwhile && m_origin != Origin::Save))
        return false;
    m_closesAtEnd = true;
    m_barLater.stop();
    showBar();
    return true;
}

/// Where something failed the window stays, and tells of it.
void ExportCommands::closeAtEnd()
{
    if (!m_run.isRunning() && std::exchange(m_closesAtEnd, false) && m_report->isHidden())
        QMetaObject::invokeMethod(&m_parts.window, &QWidget::close, Qt::QueuedConnection);
}

void ExportCommands::begin(Origin origin)
{
    if (m_run.isRunning())
        return;
    m_origin = origin;
    m_exported = *recipe();
    m_folder = folderWords(m_parts.document, m_exported.folder);
    m_done = m_total = 0;
    if (m_dialog && origin == Origin::Dialog)
        m_dialog->begin();
    else if (m_dialog)
        m_dialog->setBusy(true);
    if (m_closesAtEnd)
        showBar();
    else if (origin != Origin::Dialog)
        m_barLater.start();
    m_run.start(m_parts.document, m_exported);
    enableAgain();
}

void ExportCommands::enableAgain()
{
    m_parts.actions.enable(ActionId::ExportAgain, !m_run.isRunning(), tr("An export goes on"));
}

void ExportCommands::showBar()
{
    const auto words = [this] {
        return (m_closesAtEnd ? tr("Exporting to %1 before the window closes") : tr("Exporting to %1")).arg(m_folder);
    };
    m_bar->begin(words, m_total);
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
    m_barLater.stop();
    m_bar->hide();
    enableAgain();
    if (m_dialog && m_origin == Origin::Dialog)
        m_dialog->end(m_exported, reports, isCancelled);
    else if (m_dialog)
        m_dialog->setBusy(false);
    tell(reports, isCancelled);
    const bool wasOfOther = std::exchange(m_isOfOther, false);
    if (isCancelled && !wasOfOther)
        m_savedMeanwhile = false;
    Q_EMIT ended();
    if (std::exchange(m_savedMeanwhile, false) && m_recipe && m_recipe->onSave)
        exportSaved();
    closeAtEnd();
}

/// An export that follows from saving is quiet where all went well. What failed before is told until then.
void ExportCommands::tell(const std::vector<FormatReport>& reports, bool isCancelled)
{
    const ExportCounts counts = exportCounts(reports, isCancelled);
    if (m_isOfOther)
        return tellOfOther(counts);
    const bool isSeen = m_origin == Origin::Dialog && m_dialog->isVisible();
    if (counts.isWrong() && !isSeen) {
        m_told = {.recipe = m_exported, .reports = reports, .isCancelled = isCancelled};
        const auto sentence = [counts, folder = m_folder] { return exportOutcome(counts, folder) + QLatin1Char('.'); };
        return tellFailure(sentence, &showReportText);
    }
    if (isSeen || !isCancelled)
        m_report->hide();
    if (!counts.isWrong() && (m_origin != Origin::Save || isCancelled))
        m_parts.status.say(exportOutcome(counts, m_folder));
}

/// In words alone: the dialog is of the project that is open.
void ExportCommands::tellOfOther(const ExportCounts& counts)
{
    const auto words = [counts, folder = QDir::toNativeSeparators(m_exported.folder)] {
        return tr("Of the project before, in %1: %2", "folder, outcome of an export")
            .arg(folder, exportOutcome(counts));
    };
    if (counts.isWrong())
        tellFailure([words] { return words() + QLatin1Char('.'); });
    else if (m_origin != Origin::Save || counts.isCancelled)
        m_parts.status.say(words());
}

/// The answer leads to the dialog; without words there is none.
void ExportCommands::tellFailure(const Wording& sentence, const Wording& answer)
{
    m_showReport->setVisible(answer != nullptr);
    if (answer)
        m_report->setAnswer(*m_showReport, answer);
    m_report->ask(sentence);
}

/// What is chosen in an open dialog stays as it is, and what saving exports everywhere.
void ExportCommands::showReport()
{
    m_report->hide();
    const bool wasOpen = m_dialog && m_dialog->isVisible();
    open();
    if (m_told.reports.empty() || (m_run.isRunning() && m_origin == Origin::Dialog))
        return;
    if (!wasOpen) {
        ExportRecipe shown = m_told.recipe;
        shown.onSave = m_recipe && m_recipe->onSave;
        dialog().setRecipe(shown);
    }
    dialog().showReport(m_told.recipe, m_told.reports, m_told.isCancelled);
}

} // namespace zonewright
