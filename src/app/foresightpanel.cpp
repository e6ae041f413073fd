#include "app/foresightpanel.h"

#include "app/dockregistry.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "ui_foresightpanel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPoint>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int foresightLines = 2;        // of text in a row
constexpr int foresightRowPadding = 8;   // logical pixels, above and below together
constexpr int foresightCellPadding = 24; // left and right together
constexpr int mostTagRows = 4;           // before the list scrolls

QString kindIcon(EventKind kind)
{
    switch (kind) {
    case EventKind::Spawn:
        return QStringLiteral("event-spawn");
    case EventKind::FindPath:
        return QStringLiteral("event-find-path");
    default:
        return QStringLiteral("event-announce");
    }
}

} // namespace

void OmenDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    ShareBarDelegate::initStyleOption(option, index);
    if (index.column() != ForesightModel::WhatColumn)
        return;
    const int side = option->fontMetrics.height();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {side, side};
    option->icon = themedIcon(kindIcon(static_cast<EventKind>(index.data(EventKindRole).toInt())));
    option->font.setItalic(index.data(ForesightRole).toInt() == static_cast<int>(ForesightKind::Intuition));
}

ForesightPanel::ForesightPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_maps(services.maps)
    , m_ui(std::make_unique<Ui::ForesightPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_model.setPaused(true); // until it is seen
    m_model.setPlayback(&services.document.playback());
    m_ui->foresightReach->setValue(static_cast<int>(m_model.reach()));
    m_ui->foresightTable->setModel(&m_model);
    dressLongTable(*m_ui->foresightTable, m_delegate);
    m_ui->foresightTable->setWordWrap(true);
    m_ui->foresightTable->installEventFilter(this);
    m_delegate.setTheme(currentTheme());
    dressForesight();
    connectParts();
    showTags();
    followRows();
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        dressForesight();
    });
}

ForesightPanel::~ForesightPanel() = default;

void ForesightPanel::connectParts()
{
    connect(m_ui->foresightReach, &QSpinBox::valueChanged, &m_model, &ForesightModel::setReach);
    connect(m_ui->foresightTags, &QLineEdit::textChanged, this, &ForesightPanel::takeTags);
    connect(m_ui->foresightTagList, &QListWidget::itemChanged, this, &ForesightPanel::takeTags);
    connect(m_ui->foresightTable, &QAbstractItemView::doubleClicked, this, &ForesightPanel::reveal);
    connect(&m_model, &ForesightModel::usedTagsChanged, this, &ForesightPanel::showTags);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ForesightPanel::followRows);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &ForesightPanel::followRows);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &ForesightPanel::followRows);
}

QSize ForesightPanel::sizeHint() const
{
    return {panelWidth * 4 / 3, bottomPanelHeight};
}

QSize ForesightPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

/// Columns and rows that do not move while rows come and go.
void ForesightPanel::dressForesight()
{
    QTableView& table = *m_ui->foresightTable;
    if (table.horizontalHeader()->count() == 0)
        return; // the style comes before the model
    const QString longest = ForesightModel::tr("in %n turn(s)", nullptr, 9'999);
    table.verticalHeader()->setDefaultSectionSize(foresightLines * table.fontMetrics().lineSpacing() +
                                                  foresightRowPadding);
    table.horizontalHeader()->setSectionResizeMode(ForesightModel::WhatColumn, QHeaderView::Stretch);
    table.setColumnWidth(
        ForesightModel::WhenColumn,
        std::min(table.fontMetrics().horizontalAdvance(longest) + foresightCellPadding, panelWidth / 2));
}

/// A box to tick for each tag that events ask for; those that are ticked stay so.
void ForesightPanel::showTags()
{
    QListWidget& list = *m_ui->foresightTagList;
    const int height = list.fontMetrics().height() + foresightRowPadding;
    QSet<QString> ticked;
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->checkState() == Qt::Checked)
            ticked << list.item(row)->text();
    }
    {
        const QSignalBlocker blocker(list);
        list.clear();
        for (const QString& tag : m_model.usedTags()) {
            auto* item = new QListWidgetItem(tag, &list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setSizeHint({0, height});
            item->setCheckState(ticked.contains(tag) ? Qt::Checked : Qt::Unchecked);
        }
    }
    const int rows = std::min(list.count(), mostTagRows);
    list.setVisible(rows > 0);
    list.setFixedHeight(std::max(rows, 1) * height + 2); // with the frame of the focus
    takeTags();
}

void ForesightPanel::takeTags()
{
    QStringList tags;
    const QListWidget& list = *m_ui->foresightTagList;
    for (int row = 0; row < list.count(); ++row) {
        if (list.item(row)->checkState() == Qt::Checked)
            tags << list.item(row)->text();
    }
    for (const QString& tag : m_ui->foresightTags->text().split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (!tag.trimmed().isEmpty())
            tags << tag.trimmed();
    }
    m_model.setTags(tags);
}

void ForesightPanel::followRows()
{
    m_ui->foresightPages->setCurrentWidget(m_model.rowCount() > 0 ? static_cast<QWidget*>(m_ui->foresightTable)
                                                                  : m_ui->foresightEmpty);
}

void ForesightPanel::reveal(const QModelIndex& index)
{
    const QVariant zone = index.data(ZoneRole);
    if (zone.isValid())
        m_maps.reveal({zone.toPoint().x(), zone.toPoint().y()});
}

bool ForesightPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            reveal(m_ui->foresightTable->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ForesightPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_delegate.setTheme(currentTheme());
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dressForesight();
}

void ForesightPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model.setPaused(false);
}

void ForesightPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_model.setPaused(true);
}

} // namespace zonewright
