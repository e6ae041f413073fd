#include "app/exportdialog.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "document/document.h"
#include "ui_exportdialog.h"

#include <QHeaderView>

namespace zonewright {

namespace {

constexpr int exportSignSide = 16;    // logical pixels
constexpr int exportLevelWidth = 200; // of the column of levels at first
constexpr int zonesNoteLines = 2;

} // namespace

void ExportDialog::fillFields()
{
    m_ui->levelsTree->setModel(&m_levels);
    m_ui->levelsTree->setItemDelegate(&m_rows);
    m_ui->levelsTree->expandAll();
    m_ui->formatsHeading->setMinimumHeight(m_ui->allLevelsButton->sizeHint().height()); // the lists begin side by side
    m_ui->zonesNote->setLines(zonesNoteLines);
    m_ui->zonesNote->setElideMode(Qt::ElideRight);
    m_ui->filesSummary->setElideMode(Qt::ElideRight);
    for (const auto& [encoding, name] :
         {std::pair{TileEncoding::Csv, "CSV"}, std::pair{TileEncoding::Base64Zlib, "Base64 (zlib)"},
          std::pair{TileEncoding::Base64Zstd, "Base64 (zstd)"}})
        m_ui->encodingBox->addItem(QLatin1String(name), static_cast<int>(encoding));
    m_ui->tileSizeBox->setRange(exportTileLimits.low, exportTileLimits.high);
    for (QWidget* field : std::initializer_list<QWidget*>{m_ui->encodingBox, m_ui->tilesetBox, m_ui->tileSizeBox})
        wheelNeedsFocus(*field);
    m_ui->filesSign->setFixedSize(exportSignSide, exportSignSide);
    QSizePolicy policy = m_ui->exportProgress->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // nothing moves when it comes
    m_ui->exportProgress->setSizePolicy(policy);
    m_ui->exportProgress->hide();
}

void ExportDialog::fillFormats()
{
    for (const auto& exporter : exporters()) {
        auto* box = new QCheckBox(m_ui->choices);
        const std::string id(exporter->id());
        box->setObjectName(QStringLiteral("format-%1").arg(QString::fromStdString(id)));
        m_ui->formatsLayout->addWidget(box);
        m_formats.emplace_back(exporter.get(), box);
    }
    m_ui->formatsHeading->setBuddy(m_formats.front().second);
}

void ExportDialog::dressFiles()
{
    QTableView* table = m_ui->filesTable;
    table->setModel(&m_files);
    dressLongTable(*table, m_delegate);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    QHeaderView* header = table->horizontalHeader();
    header->setSectionResizeMode(ExportFilesModel::File, QHeaderView::Stretch);
    header->setSectionResizeMode(ExportFilesModel::Level, QHeaderView::Interactive);
    header->resizeSection(ExportFilesModel::Level, exportLevelWidth);
    header->setSectionResizeMode(ExportFilesModel::State, QHeaderView::Stretch);
}

/// As the eye goes: down the levels, down the formats, and then what is below both.
void ExportDialog::orderTab()
{
    std::vector<QWidget*> order{m_ui->levelsTree,  m_ui->allLevelsButton, m_ui->noLevelsButton, m_ui->windowBox,
                                m_ui->overviewBox, m_ui->zonesEdit,       m_ui->takeZoneButton, m_ui->joinBox};
    for (const auto& [exporter, box] : m_formats)
        order.push_back(box);
    for (QWidget* next : std::initializer_list<QWidget*>{
             m_ui->encodingBox, m_ui->tilesetBox, m_ui->tileSizeBox, m_ui->objectsBox, m_ui->folderEdit,
             m_ui->browseButton, m_ui->openFolderButton, m_ui->filesTable, m_ui->onSaveBox, m_ui->exportButton,
             m_ui->cancelExportButton, m_ui->closeExportButton})
        order.push_back(next);
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void ExportDialog::connectChoices()
{
    connect(&m_later, &QTimer::timeout, this, &ExportDialog::refresh);
    connect(&m_levels, &ExportLevelsModel::tickedChanged, this, &ExportDialog::choose);
    connect(&m_levels, &QAbstractItemModel::rowsInserted, m_ui->levelsTree, &QTreeView::expandAll);
    connect(&m_levels, &QAbstractItemModel::modelReset, m_ui->levelsTree, &QTreeView::expandAll);
    connect(m_ui->allLevelsButton, &QAbstractButton::clicked, &m_levels, &ExportLevelsModel::tickAll);
    connect(m_ui->noLevelsButton, &QAbstractButton::clicked, this, [this] { m_levels.tick({}); });
    std::vector<QCheckBox*> boxes{m_ui->windowBox, m_ui->overviewBox, m_ui->joinBox, m_ui->objectsBox, m_ui->onSaveBox};
    for (const auto& [exporter, box] : m_formats)
        boxes.push_back(box);
    for (const QCheckBox* box : boxes)
        connect(box, &QCheckBox::toggled, this, &ExportDialog::choose);
    for (const QComboBox* box : {m_ui->encodingBox, m_ui->tilesetBox})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::choose);
    connect(m_ui->tileSizeBox, &QSpinBox::valueChanged, this, &ExportDialog::choose);
    connect(m_ui->zonesEdit, &QLineEdit::textChanged, this, &ExportDialog::choose);
    connect(m_ui->folderEdit, &QLineEdit::textChanged, this, &ExportDialog::chooseFolder);
    connect(&m_document, &Document::changed, this, &ExportDialog::follow);
    connect(&m_document.selection(), &Selection::selectionChanged, this, &ExportDialog::showSelectedZone);
}

void ExportDialog::connectButtons()
{
    connect(m_ui->takeZoneButton, &QAbstractButton::clicked, this, &ExportDialog::takeSelectedZone);
    connect(m_ui->browseButton, &QAbstractButton::clicked, this, &ExportDialog::browse);
    connect(m_ui->openFolderButton, &QAbstractButton::clicked, this, &ExportDialog::openFolder);
    connect(m_ui->exportButton, &QAbstractButton::clicked, this, &ExportDialog::askForExport);
    connect(m_ui->cancelExportButton, &QAbstractButton::clicked, this, &ExportDialog::cancelWanted);
    m_ui->cancelExportButton->installEventFilter(this);
    m_ui->zonesEdit->installEventFilter(this);
    m_ui->folderEdit->installEventFilter(this);
    connect(m_ui->closeExportButton, &QAbstractButton::clicked, this, &ExportDialog::reject);
}

} // namespace zonewright
