#include "app/legendpanel.h"

#include "app/panels.h"
#include "document/document.h"
#include "ui_legendpanel.h"

#include <QEvent>
#include <QHeaderView>

namespace zonewright {

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
    header->setSectionResizeMode(TerrainLegendModel::NameColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(TerrainLegendModel::LetterColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(TerrainLegendModel::ShareColumn, QHeaderView::Fixed);
    header->resizeSection(TerrainLegendModel::ShareColumn,
                          m_ui->table->fontMetrics().horizontalAdvance(QStringLiteral("< 100.0 % ")) * 3 / 2);
    m_ui->layers->setModel(&layers);
    m_ui->layers->setItemDelegate(&m_symbols);
    takeTheme();
}

LegendPanel::~LegendPanel() = default;

QSize LegendPanel::sizeHint() const
{
    constexpr int rowPadding = 10; // logical pixels, a little more than the delegate gives
    const int rows = m_model.rowCount() * (m_ui->table->fontMetrics().height() + rowPadding);
    return {panelWidth,
            m_ui->layers->sizeHint().height() + m_ui->table->horizontalHeader()->sizeHint().height() + rows};
}

void LegendPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeTheme();
}

void LegendPanel::takeTheme()
{
    m_delegate.setTheme(currentTheme());
    m_symbols.setTheme(currentTheme());
}

} // namespace zonewright
