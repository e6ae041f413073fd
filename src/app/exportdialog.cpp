#include "app/exportdialog.h"

#include "app/panels.h"
#include "document/document.h"
#include "ui_exportdialog.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QScreen>
#include <QStyleHints>
#include <QUrl>

namespace zonewright {

namespace {

constexpr int exportRefreshPause = 40; // milliseconds after a change; others that come meanwhile are looked at with it
constexpr QSize exportFrame(20, 60);   // of a window around its content, for small screens

} // namespace

ExportDialog::ExportDialog(Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_ui(std::make_unique<Ui::ExportDialog>())
    , m_levels(document)
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("exportDialog"));
    fillFields();
    fillFormats();
    dressFiles();
    nameLists(*this);
    orderTab();
    m_later.setSingleShot(true);
    m_later.setInterval(exportRefreshPause);
    connectChoices();
    connectButtons();
    const QScreen* place = parent != nullptr ? parent->screen() : QGuiApplication::primaryScreen();
    resize(size().boundedTo(place->availableSize() - exportFrame));
    setRecipe(firstExportRecipe(document));
}

ExportDialog::~ExportDialog() = default;

/// A report stays: it tells of what was. Out of sight nothing is looked at.
void ExportDialog::follow(const Change& /*change*/)
{
    if (isVisible() && !m_hasReport && !m_isRunning)
        refreshLater();
}

/// The designer chooses, or a recipe is being shown.
void ExportDialog::choose()
{
    if (m_isShowing)
        return;
    m_hasReport = false;
    m_isChosen = true;
    showChoices();
    refreshLater();
}

void ExportDialog::settle()
{
    if (m_later.isActive())
        refresh();
}

void ExportDialog::refreshLater()
{
    m_later.start();
}

void ExportDialog::refresh()
{
    m_later.stop();
    if (m_isRunning || m_hasReport)
        return;
    m_obstacle = obstacle();
    const ExportRecipe now = recipe();
    if (zones() && levelsObstacle(m_document, now).isEmpty()) // even where the folder is not chosen yet
        m_files.preview(now, exportRequest(m_document.project(), m_document.world(), now));
    else
        m_files.preview({.formats = {}, .folder = {}}, {});
    showState();
    if (std::exchange(m_isChosen, false))
        Q_EMIT chosen();
}

void ExportDialog::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
    m_obstacle = obstacle();
    showState();
    if (!isBusy && isVisible())
        refreshLater(); // there are other files now
}

void ExportDialog::begin()
{
    m_later.stop();
    m_obstacle.clear();
    m_hasReport = m_closesAtEnd = false;
    m_isRunning = true;
    m_done = m_total = 0;
    m_begun.start();
    m_ui->exportProgress->setRange(0, 0);
    const bool hadFocus = m_ui->exportButton->hasFocus() || m_ui->choices->isAncestorOf(focusWidget());
    showState();
    if (hadFocus || focusWidget() == nullptr)
        m_ui->cancelExportButton->setFocus();
}

void ExportDialog::showProgress(int done, int total)
{
    m_done = done;
    m_total = total;
    m_ui->exportProgress->setRange(0, total);
    m_ui->exportProgress->setValue(done);
    showSummary();
}

void ExportDialog::end(const std::vector<FormatReport>& reports, bool isCancelled)
{
    const bool hadFocus = m_ui->cancelExportButton->hasFocus();
    m_files.report(reports);
    m_isRunning = false;
    m_hasReport = true;
    m_wasCancelled = isCancelled;
    noteFolder();
    showState();
    if (hadFocus)
        m_ui->exportButton->setFocus();
    showFirstFailure();
    if (std::exchange(m_closesAtEnd, false))
        QDialog::reject();
}

void ExportDialog::showReport(const ExportRecipe& recipe, const std::vector<FormatReport>& reports, bool isCancelled)
{
    setRecipe(recipe);
    refresh();
    end(reports, isCancelled);
}

void ExportDialog::takeSelectedZone()
{
    const auto& selected = m_document.selection().selected();
    if (!selected)
        return;
    const QString zone = QStringLiteral("%1,%2").arg(selected->zone.x).arg(selected->zone.y);
    QString text = m_ui->zonesEdit->text().trimmed();
    if (!text.isEmpty() && !text.endsWith(QLatin1Char(';')))
        text += QLatin1Char(';');
    m_ui->zonesEdit->setText(text.isEmpty() ? zone : text + QLatin1Char(' ') + zone);
}

void ExportDialog::browse()
{
    const QString folder = exportFolder(m_document, m_ui->folderEdit->text());
    const QString begun = QFileInfo(folder).isDir() ? folder : QFileInfo(folder).path();
    const QString found = QFileDialog::getExistingDirectory(this, tr("Folder of the Export"), begun);
    if (!found.isEmpty())
        m_ui->folderEdit->setText(QDir::toNativeSeparators(found));
}

void ExportDialog::openFolder()
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(m_exportedTo));
}

/// What was changed a moment ago counts too.
void ExportDialog::askForExport()
{
    m_hasReport = false;
    refresh();
    if (m_obstacle.isEmpty())
        Q_EMIT exportWanted();
}

/// Not the second click of a double one: the button has taken the place of another.
void ExportDialog::askForCancel()
{
    if (m_begun.elapsed() >= QGuiApplication::styleHints()->mouseDoubleClickInterval())
        Q_EMIT cancelWanted();
}

/// While it exports, only at its end.
void ExportDialog::reject()
{
    if (!m_isRunning)
        return QDialog::reject();
    m_closesAtEnd = true;
    Q_EMIT cancelWanted();
}

void ExportDialog::keyPressEvent(QKeyEvent* event)
{
    if (m_isRunning && event->matches(QKeySequence::Cancel))
        Q_EMIT cancelWanted();
    else
        QDialog::keyPressEvent(event);
}

void ExportDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    refresh();
}

void ExportDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    settle();
}

/// Files may have come or gone while another program was in front.
void ExportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && !m_hasReport && !m_isRunning)
        refreshLater();
    if (event->type() == QEvent::PaletteChange)
        showSign();
}

} // namespace zonewright
