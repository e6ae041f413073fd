#include "app/breakpointspanel.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/roles.h"
#include "ui_breakpointspanel.h"

#include <QKeyEvent>
#include <QPoint>
#include <QStyledItemDelegate>

#include <algorithm>
#include <functional>

namespace zonewright {

namespace {

/// Rows with room for their boxes. The style's own would draw a second box beside the one of the style sheet.
class BreakpointDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int room = 8; // logical pixels, above and below together
        QSize hint = QStyledItemDelegate::sizeHint(option, index);
        hint.setHeight(option.fontMetrics.height() + room);
        return hint;
    }
};

} // namespace

BreakpointsPanel::BreakpointsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_maps(services.maps)
    , m_ui(std::make_unique<Ui::BreakpointsPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_model.setBreakpoints(&services.document.breakpoints());
    m_ui->breakpointList->setModel(&m_model);
    m_ui->breakpointList->setItemDelegate(new BreakpointDelegate(this));
    m_ui->addBreakpoint->setDefaultAction(services.actions[ActionId::AddBreakpoint]);
    m_ui->removeBreakpoint->setIcon(themedIcon(QStringLiteral("remove")));
    connect(m_ui->removeBreakpoint, &QAbstractButton::clicked, this, &BreakpointsPanel::removeSelected);
    connect(m_ui->breakpointList, &QAbstractItemView::doubleClicked, this, &BreakpointsPanel::reveal);
    connect(m_ui->breakpointList->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BreakpointsPanel::followRows);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &BreakpointsPanel::followRows);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &BreakpointsPanel::followRows);
    followRows();
    whenLanguageChanges(*this, [this] { m_ui->retranslateUi(this); });
}

BreakpointsPanel::~BreakpointsPanel() = default;

QSize BreakpointsPanel::sizeHint() const
{
    return {panelWidth, bottomPanelHeight};
}

QSize BreakpointsPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

void BreakpointsPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete)
        return removeSelected();
    QWidget::keyPressEvent(event);
}

void BreakpointsPanel::removeSelected()
{
    std::vector<int> rows;
    for (const QModelIndex& index : m_ui->breakpointList->selectionModel()->selectedIndexes())
        rows.push_back(index.row());
    std::ranges::sort(rows, std::greater());
    for (const int row : rows)
        m_model.removeRow(row);
}

void BreakpointsPanel::followRows()
{
    m_ui->breakpointPages->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget*>(m_ui->breakpointList)
                                                                   : m_ui->noBreakpoints);
    m_ui->removeBreakpoint->setEnabled(m_ui->breakpointList->selectionModel()->hasSelection());
}

void BreakpointsPanel::reveal(const QModelIndex& index)
{
    const QVariant zone = index.data(ZoneRole);
    if (zone.isValid())
        m_maps.reveal({zone.toPoint().x(), zone.toPoint().y()});
}

} // namespace zonewright
