#include "app/exportdialog.h"

#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "exporters/zonerects.h"
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

#include <algorithm>

namespace zonewright {

namespace {

constexpr int exportRefreshPause = 40; // milliseconds after a change; others that come meanwhile are looked at with it
constexpr int folderTypedPause = 300;  // the same while a folder is typed: no half of it is looked at
constexpr QSize exportFrame(20, 60);   // of a window around its content, for small screens

/// Whether rectangles, which may go over the edge of the world, hold a zone.
bool holdsZone(const std::vector<Rect>& rects, Point zone, int side)
{
    const auto past = [side](int from, int to) { return ((to - from) % side + side) % side; };
    return std::ranges::any_of(rects, [&](const Rect& each) {
        return past(each.x, zone.x) < each.width && past(each.y, zone.y) < each.height;
    });
}

#ifndef Q_OS_MACOS
/// A key that is held with Alt is a command's, even where that is disabled now, and no letter.
bool isTypedWithAlt(const QObject& watched, const QEvent& event)
{
    return event.type() == QEvent::KeyPress && qobject_cast<const QLineEdit*>(&watched) != nullptr &&
           static_cast<const QKeyEvent&>(event).modifiers() == Qt::AltModifier &&
           !static_cast<const QKeyEvent&>(event).text().isEmpty();
}
#endif

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
    orderTab();
    m_later.setSingleShot(true);
    connectChoices();
    connectButtons();
    const QScreen* place = parent != nullptr ? parent->screen() : QGuiApplication::primaryScreen();
    resize(size().boundedTo(place->availableSize() - exportFrame));
    setRecipe(firstExportRecipe(document));
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::retranslate()
{
    m_ui->retranslateUi(this);
    nameLists(*this);
    for (const auto& [exporter, box] : m_formats)
        box->setText(formatTitle(*exporter));
    showChoices();
    if (!m_obstacle.isEmpty())
        m_obstacle = choice().obstacle;
    showState();
}

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

void ExportDialog::chooseFolder()
{
    choose();
    if (m_later.isActive())
        m_later.start(folderTypedPause);
}

void ExportDialog::settle()
{
    if (m_later.isActive())
        refresh();
}

/// Out of sight no folder is listed.
void ExportDialog::lookAgain()
{
    followProposal();
    if (isVisible())
        return refresh();
    m_later.stop();
    if (m_isChosen)
        tellChosen(choice());
}

void ExportDialog::followProposal()
{
    const QString before = std::exchange(m_proposed, proposedFolder(m_document.fileName()));
    if (before == m_proposed || exportFolder(m_document, m_ui->folderEdit->text()) != before)
        return;
    m_isShowing = true;
    m_ui->folderEdit->setText(QDir::toNativeSeparators(m_proposed));
    m_isShowing = false;
}

void ExportDialog::setOnSave(bool isOn)
{
    m_isShowing = true;
    m_ui->onSaveBox->setChecked(isOn);
    m_isShowing = false;
}

void ExportDialog::refreshLater()
{
    m_later.start(exportRefreshPause);
}

void ExportDialog::refresh()
{
    m_later.stop();
    if (m_isRunning || m_hasReport)
        return;
    const Choice now = choice();
    m_obstacle = now.obstacle;
    preview(now.recipe, now.filesObstacle.isEmpty()); // even where the folder is not chosen yet
    showZones(now);
    showState();
    tellChosen(now);
}

void ExportDialog::preview(const ExportRecipe& recipe, bool hasFiles)
{
    if (hasFiles)
        m_files.preview(recipe, exportRequest(m_document.project(), m_document.world(), recipe));
    else
        m_files.preview({.formats = {}, .folder = {}}, {});
}

/// What is to be exported on saving and cannot be may be so later, without another choice.
void ExportDialog::tellChosen(const Choice& choice)
{
    if (!m_isChosen)
        return;
    m_isChosen = choice.recipe.onSave && !choice.obstacle.isEmpty();
    Q_EMIT chosen();
}

void ExportDialog::setBusy(bool isBusy)
{
    m_isBusy = isBusy;
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
    showState();
    m_ui->cancelExportButton->setFocus(); // whichever way it was begun, one key ends it
}

void ExportDialog::showProgress(int done, int total)
{
    m_done = done;
    m_total = total;
    m_ui->exportProgress->setRange(0, total);
    m_ui->exportProgress->setValue(done);
    showSummary();
}

void ExportDialog::end(const ExportRecipe& exported, const std::vector<FormatReport>& reports, bool isCancelled)
{
    const bool hadFocus = m_ui->cancelExportButton->hasFocus();
    m_isRunning = false;
    if (const auto next = std::exchange(m_next, std::nullopt)) {
        setRecipe(*next);
    } else {
        m_files.report(reports);
        m_hasReport = true;
        m_wasCancelled = isCancelled;
        noteFolder(exported.folder);
        showFirstFailure();
    }
    showState();
    if (hadFocus)
        m_ui->exportButton->setFocus();
    if (std::exchange(m_closesAtEnd, false))
        QDialog::reject();
}

void ExportDialog::showReport(const ExportRecipe& recipe, const std::vector<FormatReport>& reports, bool isCancelled)
{
    settle();
    preview(recipe, levelsObstacle(m_document, recipe).isEmpty());
    end(recipe, reports, isCancelled);
}

void ExportDialog::takeSelectedZone()
{
    const auto& selected = m_document.selection().selected();
    if (!selected)
        return;
    if (const auto typed = zoneRectsFromText(m_ui->zonesEdit->text().toStdString());
        typed && holdsZone(*typed, selected->zone, m_document.world().zones().side()))
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
    if (shownObstacle().isEmpty())
        Q_EMIT exportWanted();
}

/// The second click of a double one is no cancel: the button has taken the place of another.
bool ExportDialog::isSecondClick(const QEvent& event) const
{
    const bool isPress = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
    return isPress && m_begun.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval();
}

bool ExportDialog::eventFilter(QObject* watched, QEvent* event)
{
#ifndef Q_OS_MACOS
    if (isTypedWithAlt(*watched, *event))
        return true;
#endif
    return (watched == m_ui->cancelExportButton && isSecondClick(*event)) || QDialog::eventFilter(watched, event);
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
    if (m_later.isActive())
        lookAgain();
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
