#include "app/exportdialog.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "document/document.h"
#include "exporters/zonerects.h"
#include "models/plaintip.h"
#include "models/sentence.h"
#include "project/displaytext.h"
#include "project/errortext.h"
#include "ui_exportdialog.h"

#include <QDir>
#include <QLocale>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace zonewright {

namespace {

constexpr std::size_t mostQuoted = 24; // bytes of what was typed

/// How many zones there are, each counted once; of more than can be exported the sum.
qint64 zoneCount(const std::vector<Rect>& zones, int side)
{
    qint64 count = 0;
    for (const Rect& each : zones)
        count += static_cast<qint64>(each.width) * each.height;
    if (zones.size() < 2 || count > mostExportedFiles)
        return count;
    std::set<std::pair<int, int>> named;
    const auto within = [side](int value) { return (value % side + side) % side; };
    for (const Rect& each : zones) {
        for (int y = each.y; y < each.bottom(); ++y) {
            for (int x = each.x; x < each.right(); ++x)
                named.emplace(within(x), within(y));
        }
    }
    return static_cast<qint64>(named.size());
}

/// Shows something that may be long from its beginning.
void setShownText(QLineEdit& edit, const QString& text)
{
    if (edit.text() == text)
        return;
    edit.setText(text);
    edit.setCursorPosition(0);
}

} // namespace

void ExportDialog::setRecipe(const ExportRecipe& recipe)
{
    if (m_isRunning) {
        m_next = recipe;
        return;
    }
    m_isShowing = true;
    if (recipe.allFloors)
        m_levels.tickAll();
    else
        m_levels.tick(recipe.floors);
    m_ui->windowBox->setChecked(recipe.window);
    m_ui->overviewBox->setChecked(recipe.overview);
    setShownText(*m_ui->zonesEdit, QString::fromStdString(textOfZoneRects(recipe.zones)));
    m_ui->joinBox->setChecked(recipe.joinsZones);
    setFormats(recipe.formats);
    m_ui->encodingBox->setCurrentIndex(m_ui->encodingBox->findData(static_cast<int>(recipe.options.encoding)));
    m_ui->tilesetBox->setCurrentIndex(recipe.options.theme == Theme::Dark ? 1 : 0);
    m_ui->tileSizeBox->setValue(recipe.options.tilePixels);
    m_ui->objectsBox->setChecked(recipe.options.drawsObjects);
    setShownText(*m_ui->folderEdit, QDir::toNativeSeparators(recipe.folder));
    m_ui->onSaveBox->setChecked(recipe.onSave);
    m_isShowing = m_isChosen = m_hasReport = false;
    m_proposed = proposedFolder(m_document.fileName());
    showChoices();
    if (isVisible())
        refresh();
}

ExportRecipe ExportDialog::recipe() const
{
    return choice().recipe;
}

ExportRecipe ExportDialog::recipe(std::vector<Rect> zones) const
{
    ExportRecipe recipe{.allFloors = m_levels.allTicked(),
                        .zones = std::move(zones),
                        .joinsZones = m_ui->joinBox->isChecked(),
                        .window = m_ui->windowBox->isChecked(),
                        .overview = m_ui->overviewBox->isChecked(),
                        .formats = {},
                        .options = {.encoding = static_cast<TileEncoding>(m_ui->encodingBox->currentData().toInt()),
                                    .tilePixels = m_ui->tileSizeBox->value(),
                                    .theme = m_ui->tilesetBox->currentIndex() == 1 ? Theme::Dark : Theme::Light,
                                    .drawsObjects = m_ui->objectsBox->isChecked()},
                        .folder = exportFolder(m_document, m_ui->folderEdit->text()),
                        .onSave = m_ui->onSaveBox->isChecked()};
    if (!recipe.allFloors)
        recipe.floors = m_levels.ticked();
    for (const auto& [exporter, box] : m_formats) {
        if (box->isChecked())
            recipe.formats.emplace_back(exporter->id());
    }
    return recipe;
}

QString ExportDialog::obstacle() const
{
    return choice().obstacle;
}

ExportDialog::Choice ExportDialog::choice() const
{
    const auto typed = zoneRectsFromText(m_ui->zonesEdit->text().toStdString());
    Choice now{.recipe = recipe(typed.value_or(std::vector<Rect>()))};
    const QString fault = typed ? zonesObstacle(m_document, *typed) : zonesFault(typed.error());
    now.hasBadZones = !fault.isEmpty();
    now.zonesNote = now.hasBadZones ? fault : zonesNote(*typed);
    now.filesObstacle = now.hasBadZones ? tr("The zones are not valid.") : levelsObstacle(m_document, now.recipe);
    now.obstacle = now.filesObstacle.isEmpty() ? folderObstacle(now.recipe.folder) : now.filesObstacle;
    return now;
}

/// What is wrong with the zones that are typed.
QString ExportDialog::zonesFault(const Error& error)
{
    Error shown = error;
    shown.value = shortDisplayText(error.value, mostQuoted);
    return asSentence(errorText(shown));
}

/// What is said of those that are right.
QString ExportDialog::zonesNote(const std::vector<Rect>& zones) const
{
    const qint64 count = zoneCount(zones, m_document.world().zones().side());
    if (count == 0)
        return tr("A zone as 3,4 or a rectangle as 8,15..10,17; several with “;” between.");
    return tr("%Ln zone(s)", nullptr, static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max())));
}

bool ExportDialog::hasFormat(std::initializer_list<const char*> ids) const
{
    return std::ranges::any_of(m_formats, [ids](const auto& format) {
        const auto isOne = [&format](const char* id) { return format.first->id() == id; };
        return format.second->isChecked() && std::ranges::any_of(ids, isOne);
    });
}

void ExportDialog::setFormats(const std::vector<std::string>& ids)
{
    for (const auto& [exporter, box] : m_formats)
        box->setChecked(std::ranges::find(ids, exporter->id()) != ids.end());
}

void ExportDialog::showChoices()
{
    showZones(choice());
    showSelectedZone();
    showOptions();
}

void ExportDialog::showZones(const Choice& choice)
{
    m_ui->zonesNote->setText(choice.zonesNote);
    m_ui->zonesEdit->setAccessibleDescription(choice.zonesNote);
    markInvalid(*m_ui->zonesEdit, choice.hasBadZones);
    markInvalid(*m_ui->zonesNote, choice.hasBadZones);
    m_ui->joinBox->setEnabled(!m_ui->zonesEdit->text().trimmed().isEmpty());
}

void ExportDialog::showSelectedZone()
{
    const auto& selected = m_document.selection().selected();
    m_ui->takeZoneButton->setEnabled(selected.has_value());
    m_ui->takeZoneButton->setToolTip(selected
                                         ? tr("Add zone %1, which is selected on the map")
                                               .arg(QStringLiteral("%1,%2").arg(selected->zone.x).arg(selected->zone.y))
                                         : tr("Select a zone on the map to add it"));
}

/// Those that no ticked format looks at cannot be chosen.
void ExportDialog::showOptions()
{
    const bool isTiled = hasFormat({"tmx", "tmj"});
    const bool hasTiles = isTiled || hasFormat({"ldtk", "png"});
    m_ui->encodingLabel->setEnabled(isTiled);
    m_ui->encodingBox->setEnabled(isTiled);
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_ui->tilesetLabel, m_ui->tilesetBox, m_ui->tileSizeLabel, m_ui->tileSizeBox})
        part->setEnabled(hasTiles);
    m_ui->objectsBox->setEnabled(hasFormat({"png"}));
}

QString ExportDialog::shownObstacle() const
{
    return m_isBusy ? tr("Another export goes on.") : m_obstacle;
}

void ExportDialog::showState()
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_ui->choices, m_ui->folderLabel, m_ui->folderEdit,
                                                         m_ui->browseButton, m_ui->onSaveBox})
        part->setEnabled(!m_isRunning);
    m_ui->exportProgress->setVisible(m_isRunning);
    const QString obstacle = shownObstacle();
    m_ui->exportButton->setEnabled(obstacle.isEmpty());
    m_ui->exportButton->setToolTip(plainTip(obstacle));
    m_ui->exportButton->setAccessibleDescription(obstacle);
    m_ui->exportPlace->setCurrentWidget(m_isRunning ? m_ui->cancelPage : m_ui->exportPage);
    m_ui->openFolderButton->setEnabled(m_hasReport && !m_exportedTo.isEmpty());
    showSummary();
}

void ExportDialog::showSummary()
{
    m_ui->filesSummary->setText(summary().text);
    markInvalid(*m_ui->filesSummary, m_hasReport && counts().isWrong());
    showSign();
}

void ExportDialog::showSign()
{
    const Summary shown = summary();
    const QIcon icon = *shown.sign != '\0' ? themedIcon(QLatin1String(shown.sign)) : QIcon();
    m_ui->filesSign->setPixmap(icon.pixmap(m_ui->filesSign->size(), devicePixelRatioF()));
}

ExportDialog::Summary ExportDialog::summary() const
{
    if (m_isRunning && m_total == 0)
        return {.text = tr("Exporting…")};
    if (m_isRunning)
        return {.text = tr("%1 of %Ln file(s)", "so many are exported", m_total).arg(QLocale().toString(m_done))};
    if (m_hasReport)
        return reportSummary();
    if (const QString obstacle = shownObstacle(); !obstacle.isEmpty())
        return {.text = obstacle, .sign = "warning"};
    return previewSummary();
}

ExportDialog::Summary ExportDialog::previewSummary() const
{
    const QString files = tr("%Ln file(s)", nullptr, m_files.count());
    const int replaced = m_files.count(ExportFilesModel::FileState::Replaces);
    if (replaced == 0)
        return {.text = files};
    if (replaced == m_files.count())
        return {.text = tr("%Ln file(s), in place of those that are there", nullptr, replaced)};
    return {.text = tr("%1, %Ln of them replace(s) others", "so many files", replaced).arg(files)};
}

ExportDialog::Summary ExportDialog::reportSummary() const
{
    const ExportCounts now = counts();
    return {.text = exportOutcome(now), .sign = now.isWrong() ? "warning" : now.isCancelled ? "stop-run" : "check"};
}

ExportCounts ExportDialog::counts() const
{
    using enum ExportFilesModel::FileState;
    return {.files = m_files.count(),
            .incomplete = m_files.count(Incomplete),
            .failed = m_files.count(Failed),
            .skipped = m_files.count(Skipped),
            .isCancelled = m_wasCancelled};
}

void ExportDialog::showFirstFailure()
{
    using FileState = ExportFilesModel::FileState;
    for (int row = 0; row < m_files.rowCount(); ++row) {
        const QModelIndex index = m_files.index(row, ExportFilesModel::File);
        const auto state = static_cast<FileState>(index.data(ExportFilesModel::FileStateRole).toInt());
        if (state != FileState::Failed && state != FileState::Incomplete)
            continue;
        m_ui->filesTable->setCurrentIndex(index);
        return m_ui->filesTable->scrollTo(index, QAbstractItemView::PositionAtCenter);
    }
    m_ui->filesTable->scrollToTop();
}

/// Where nothing was written there is nothing to look at.
void ExportDialog::noteFolder(const QString& folder)
{
    const ExportCounts now = counts();
    m_exportedTo = now.files > now.failed + now.skipped ? folder : QString();
}

} // namespace zonewright
