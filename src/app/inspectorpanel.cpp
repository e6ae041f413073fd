#include "app/inspectorpanel.h"

#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/words.h"
#include "ui_inspectorpanel.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace zonewright {

namespace {

/// Wide enough for the longest property, the same for every zone, so that the values stand still.
int propertyWidth(const QTableView& table)
{
    int widest = 0;
    for (const Terrain terrain : allTerrains)
        widest = std::max(widest, table.fontMetrics().horizontalAdvance(capitalised(terrainName(terrain))));
    return widest + 3 * table.fontMetrics().height(); // with the swatch and the padding of the cell
}

} // namespace

InspectorPanel::InspectorPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::InspectorPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_model.setPaused(true); // until it is seen
    m_model.setDocument(&document);
    m_ui->table->setModel(&m_model);
    dressTable(*m_ui->table, m_delegate);
    m_ui->table->setWordWrap(true); // many kinds of creatures take two lines
    m_ui->table->horizontalHeader()->hide();
    m_ui->table->horizontalHeader()->setStretchLastSection(true);
    m_delegate.setTheme(currentTheme());
    connect(&m_model, &InspectorModel::described, this, &InspectorPanel::showHeading);
    // Queued: the header has its old width still when it says that it has another.
    connect(m_ui->table->horizontalHeader(), &QHeaderView::sectionResized, this, &InspectorPanel::followWidth,
            Qt::QueuedConnection);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

InspectorPanel::~InspectorPanel() = default;

void InspectorPanel::retranslate()
{
    m_ui->retranslateUi(this);
    m_ui->table->setColumnWidth(InspectorModel::PropertyColumn, propertyWidth(*m_ui->table));
    showHeading();
}

/// Room for what an ordinary zone holds.
QSize InspectorPanel::sizeHint() const
{
    return {panelWidth, 24 * m_ui->table->fontMetrics().height()};
}

void InspectorPanel::showHeading()
{
    const QString heading = m_model.heading();
    m_ui->pages->setCurrentWidget(heading.isEmpty() ? m_ui->emptyPage : m_ui->tablePage);
    m_ui->heading->setText(heading);
    followWidth(); // more rows may have brought a scroll bar
}

/// For another width or font; rows whose text changes fit themselves (see dressTable).
void InspectorPanel::fitAllRows()
{
    m_fittedWidth = m_ui->table->columnWidth(InspectorModel::ValueColumn);
    m_ui->table->resizeRowsToContents();
}

void InspectorPanel::followWidth()
{
    if (m_ui->table->columnWidth(InspectorModel::ValueColumn) != m_fittedWidth)
        fitAllRows();
}

void InspectorPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model.setPaused(false);
}

void InspectorPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_model.setPaused(true);
}

void InspectorPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_delegate.setTheme(currentTheme());
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitAllRows();
}

} // namespace zonewright
