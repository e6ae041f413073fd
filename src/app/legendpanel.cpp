#include "app/legendpanel.h"

#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "ui_legendpanel.h"

#include <QEvent>
#include <QHeaderView>

namespace zonewright {

namespace {

constexpr int headerPadding = 22; // logical pixels of the style sheet, left and right together

/// As much as the longest letter or the word over it asks for, whichever is more, and no more than that.
int letterWidth(const QTableView& table)
{
    const QString word = table.model()->headerData(TerrainLegendModel::LetterColumn, Qt::Horizontal).toString();
    return table.fontMetrics().horizontalAdvance(word) + headerPadding;
}

/// The views do not scroll themselves.
void showRow(QScrollArea& scroll, const QAbstractItemView& view, const QModelIndex& row)
{
    const QRect rect = view.visualRect(row);
    const QPoint at = view.viewport()->mapTo(scroll.widget(), rect.topLeft());
    scroll.ensureVisible(0, at.y(), 0, 0);
    scroll.ensureVisible(0, at.y() + rect.height(), 0, 0);
}

} // namespace

LegendPanel::LegendPanel(Document& document, MapLayersModel& layers, QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::LegendPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_model.setDocument(&document);
    m_ui->table->setModel(&m_model);
    dressTable(*m_ui->table, m_delegate);
    QHeaderView* header = m_ui->table->horizontalHeader();
    header->setMinimumSectionSize(1);
    header->setSectionResizeMode(TerrainLegendModel::NameColumn, QHeaderView::ResizeToContents); // never cut
    header->setSectionResizeMode(TerrainLegendModel::LetterColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(TerrainLegendModel::ShareColumn, QHeaderView::Stretch);
    m_ui->layers->setModel(&layers);
    m_ui->layers->setItemDelegate(&m_symbols);
    for (QAbstractItemView* view :
         {static_cast<QAbstractItemView*>(m_ui->layers), static_cast<QAbstractItemView*>(m_ui->table)}) {
        connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this, view](const QModelIndex& current) { showRow(*m_ui->legendScroll, *view, current); });
        connect(view->model(), &QAbstractItemModel::modelReset, this, &LegendPanel::fitHeights);
    }
    takeTheme();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

LegendPanel::~LegendPanel() = default;

void LegendPanel::retranslate()
{
    m_ui->retranslateUi(this);
    m_ui->table->horizontalHeader()->resizeSection(TerrainLegendModel::LetterColumn, letterWidth(*m_ui->table));
    fitHeights();
}

QSize LegendPanel::sizeHint() const
{
    return {panelWidth, m_ui->legendContent->sizeHint().height()};
}

void LegendPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeTheme();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeights();
}

/// No row of either is hidden in a scroll area of its own.
void LegendPanel::fitHeights()
{
    const int frames = 2; // of the focus, from the style sheet
    QTableView& table = *m_ui->table;
    table.resizeRowsToContents();
    table.setFixedHeight(table.horizontalHeader()->sizeHint().height() + table.verticalHeader()->length() + frames);
    const int layer = m_ui->layers->sizeHintForRow(0);
    m_ui->layers->setFixedHeight(m_ui->layers->model()->rowCount() * layer + frames);
}

void LegendPanel::takeTheme()
{
    m_delegate.setTheme(currentTheme());
    m_symbols.setTheme(currentTheme());
}

} // namespace zonewright
