#include "app/junctionspanel.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/panels.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "document/languagechange.h"
#include "ui_junctionspanel.h"

#include <QAction>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <bit>

namespace zonewright {

namespace {

constexpr int junctionsWidth = 320; // of the panel at first, in logical pixels
constexpr int junctionsHeight = 300;
constexpr int junctionsCellPadding = 12; // left and right together
constexpr int junctionsHeadPadding = 12; // likewise, of a head
constexpr int fewestChips = 4;           // that there is room for
constexpr int mostChips = 5;             // more are for whoever widens the column

/// The longest text that a column has to show at once; what is longer is cut off.
QStringList junctionsLongest(int column)
{
    switch (column) {
    case JunctionsModel::PlaceColumn:
        return {QStringLiteral("9999")};
    case JunctionsModel::ChosenColumn:
        return {QStringLiteral("64"), JunctionsModel::tr("path", "in place of the row of a joint")};
    case JunctionsModel::StateColumn:
        return {jointStateText(JointState::Drawn), jointStateText(JointState::Pinned),
                jointStateText(JointState::Special), jointStateText(JointState::Blocked), walledUpText()};
    case JunctionsModel::SourceColumn:
        return {JunctionsModel::tr("this floor"), JunctionsModel::tr("everywhere")};
    default:
        return {QStringLiteral("-999")};
    }
}

} // namespace

JunctionsPanel::JunctionsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_document(services.document)
    , m_actions(services.actions)
    , m_ui(std::make_unique<Ui::JunctionsPanel>())
    , m_unpin(new QAction(this))
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    for (const auto& [button, action] :
         {std::pair{m_ui->pinJunctions, ActionId::PinJoints}, std::pair{m_ui->editJunctionPath, ActionId::EditPath},
          std::pair{m_ui->pinPairs, ActionId::PinEverywhere}, std::pair{m_ui->unpinPairs, ActionId::UnpinEverywhere},
          std::pair{m_ui->redrawTheJunctions, ActionId::RedrawJunctions}})
        button->setDefaultAction(m_actions[action]);
    m_unpin->setShortcut(QKeySequence::Delete);
    m_unpin->setShortcutContext(Qt::WidgetShortcut);
    m_ui->junctionsTable->addAction(m_unpin);
    connectModel();
    m_model.setDocument(&m_document);
    m_ui->junctionsTable->setModel(&m_model);
    dressLongTable(*m_ui->junctionsTable, m_delegate);
    m_ui->junctionsTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_ui->junctionsTable->viewport()->setMouseTracking(true);
    m_ui->junctionsTable->viewport()->installEventFilter(this);
    m_ui->junctionsTable->installEventFilter(this);
    m_delegate.setTheme(currentTheme());
    connectParts();
    retranslate();
    followFocus();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

JunctionsPanel::~JunctionsPanel() = default;

void JunctionsPanel::retranslate()
{
    m_ui->retranslateUi(this);
    m_unpin->setText(tr("&Unpin"));
    m_unpin->setToolTip(tr("Take the pins of this floor off the selected joints"));
    dressColumns();
    showPage();
}

/// While rows come and go the selection of the table says nothing; taken() brings it in step again.
void JunctionsPanel::connectModel()
{
    const auto begin = [this] { m_isFollowing = true; };
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, begin);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeInserted, this, begin);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, begin);
    connect(&m_model, &JunctionsModel::taken, this, [this] {
        if (m_dressedFor != chipsOfFloor())
            dressColumns();
        showPage();
        followFocus();
    });
}

void JunctionsPanel::connectParts()
{
    const FloorFocus& focus = m_document.floorFocus();
    connect(&focus, &FloorFocus::jointsChanged, this, &JunctionsPanel::followFocus);
    connect(&focus, &FloorFocus::hoveredChanged, this, &JunctionsPanel::showHover);
    const QHeaderView* header = m_ui->junctionsTable->horizontalHeader();
    connect(header, &QHeaderView::sectionResized, this, [this, header](int section) {
        const bool takesTheRest = header->visualIndex(section) == header->count() - 1;
        m_isSized = m_isSized || !(m_isDressing || takesTheRest);
    });
    const QItemSelectionModel* selection = m_ui->junctionsTable->selectionModel();
    connect(selection, &QItemSelectionModel::selectionChanged, this, &JunctionsPanel::takeSelection);
    connect(selection, &QItemSelectionModel::currentRowChanged, this, &JunctionsPanel::takeSelection);
    connect(&m_delegate, &CandidatesDelegate::chipClicked, this, &JunctionsPanel::toggle);
    connect(m_unpin, &QAction::triggered, this, &JunctionsPanel::unpin);
    connect(m_ui->junctionsTable, &QWidget::customContextMenuRequested, this, &JunctionsPanel::openMenu);
}

QSize JunctionsPanel::sizeHint() const
{
    return {junctionsWidth, junctionsHeight};
}

/// How many chips the column of the candidates has room for.
int JunctionsPanel::chipsOfFloor() const
{
    const StripFloor* floor = m_document.floorFocus().strip();
    return std::clamp(floor != nullptr ? floor->size().height - 2 : 0, fewestChips, mostChips);
}

/// The same for every floor of a catalogue, so that nothing moves when joints are drawn anew; columns that a designer
/// made wider or narrower are left alone.
void JunctionsPanel::dressColumns()
{
    QTableView& table = *m_ui->junctionsTable;
    QHeaderView& header = *table.horizontalHeader();
    if (header.count() == 0 || m_isSized)
        return; // the style comes before the model
    const QScopedValueRollback dressing(m_isDressing, true);
    m_dressedFor = chipsOfFloor();
    header.setMinimumSectionSize(1);
    header.setStretchLastSection(false); // or it would keep the width that other words had
    const QFontMetrics metrics = table.fontMetrics();
    QFont bold = table.font();
    bold.setBold(true); // as the delegate shows what is wrong
    const QFontMetrics boldMetrics(bold);
    for (int column = 0; column < JunctionsModel::ColumnCount; ++column) {
        const QString head = m_model.headerData(column, Qt::Horizontal).toString();
        int width = header.fontMetrics().horizontalAdvance(head) + junctionsHeadPadding;
        for (const QString& text : junctionsLongest(column))
            width = std::max(width,
                             (column == JunctionsModel::StateColumn ? boldMetrics : metrics).horizontalAdvance(text) +
                                 junctionsCellPadding);
        if (column == JunctionsModel::CandidatesColumn)
            width = std::max(width, CandidatesDelegate::widthOf(m_dressedFor, metrics));
        table.setColumnWidth(column, width);
    }
    header.setStretchLastSection(true);
}

QString JunctionsPanel::emptyText() const
{
    const FloorFocus& focus = m_document.floorFocus();
    const StripFloor* strip = focus.strip();
    if (focus.plan() == nullptr)
        return tr("No floor is selected. The junctions of a strip floor, where its rooms meet, are listed here.");
    if (focus.plan()->dug() != nullptr)
        return tr("A dug floor has no junctions: corridors join its rooms.");
    if (strip == nullptr || strip->rooms().empty())
        return tr("The catalogue lacks a room of this floor, so that nothing is built.");
    return tr("A floor of one room has no junction.");
}

void JunctionsPanel::showPage()
{
    const bool hasRows = m_model.rowCount() > 0;
    m_ui->emptyJunctions->setText(emptyText());
    m_ui->junctionsPages->setCurrentWidget(hasRows ? static_cast<QWidget*>(m_ui->junctionsTable) : m_ui->noJunctions);
}

std::vector<int> JunctionsPanel::selectedRows() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : m_ui->junctionsTable->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    return rows;
}

void JunctionsPanel::followFocus()
{
    if (m_isChoosing)
        return;
    const FloorFocus& focus = m_document.floorFocus();
    QItemSelectionModel* selection = m_ui->junctionsTable->selectionModel();
    m_delegate.setCurrent(focus.current());
    m_ui->junctionsTable->viewport()->update();
    if (selection == nullptr)
        return;
    QItemSelection rows;
    for (const int column : focus.joints()) {
        const auto row = m_model.rowOf(column);
        if (!row)
            continue;
        if (!rows.isEmpty() && rows.last().bottom() + 1 == *row)
            rows.last() = QItemSelectionRange(m_model.index(rows.last().top(), 0), m_model.index(*row, 0));
        else
            rows.append(QItemSelectionRange(m_model.index(*row, 0)));
    }
    m_isFollowing = true;
    selection->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const auto row = focus.current() ? m_model.rowOf(focus.current()->column) : std::nullopt;
    if (row) {
        const bool isOther = selection->currentIndex().row() != *row;
        selection->setCurrentIndex(m_model.index(*row, 0), QItemSelectionModel::NoUpdate);
        if (isOther)
            m_ui->junctionsTable->scrollTo(m_model.index(*row, 0));
    }
    m_isFollowing = false;
}

/// The candidate that the keys are on stays in its row where the next joint has it too.
void JunctionsPanel::takeSelection()
{
    if (m_isFollowing)
        return;
    FloorFocus& focus = m_document.floorFocus();
    std::vector<int> columns;
    for (const int row : selectedRows()) {
        if (m_model.isJoint(row))
            columns.push_back(m_model.columnAt(row));
    }
    std::optional<JointPlace> place;
    const int current = m_ui->junctionsTable->currentIndex().row();
    if (current >= 0 && m_model.isJoint(current)) {
        place = JointPlace{.column = m_model.columnAt(current)};
        const StripJoint* joint = focus.joint(place->column);
        const int row = focus.current() ? focus.current()->row : 0;
        if (joint != nullptr && row != 0 && (joint->candidates & rowBit(row)) != 0)
            place->row = row;
    }
    m_isChoosing = true;
    focus.chooseJoints(std::move(columns), place);
    m_isChoosing = false;
    m_delegate.setCurrent(focus.current());
    m_ui->junctionsTable->viewport()->update();
}

void JunctionsPanel::showHover()
{
    const auto before = m_delegate.hovered();
    m_delegate.setHovered(m_document.floorFocus().hovered());
    for (const auto& place : {before, m_delegate.hovered()}) {
        const auto row = place ? m_model.rowOf(place->column) : std::nullopt;
        if (!row)
            continue;
        QTableView& table = *m_ui->junctionsTable;
        table.viewport()->update(0, table.rowViewportPosition(*row), table.viewport()->width(), table.rowHeight(*row));
    }
}

void JunctionsPanel::hoverAt(const QPoint& at)
{
    const QTableView& table = *m_ui->junctionsTable;
    const QModelIndex index = table.indexAt(at);
    if (!index.isValid() || !m_model.isJoint(index.row()))
        return m_document.floorFocus().hover(std::nullopt);
    const int row = CandidatesDelegate::rowAt(table.visualRect(index), table.fontMetrics(), index, at);
    m_document.floorFocus().hover(JointPlace{.column = m_model.columnAt(index.row()), .row = row});
}

/// A click on one of several chosen joints leaves the others chosen.
void JunctionsPanel::toggle(const QModelIndex& index, int row)
{
    FloorFocus& focus = m_document.floorFocus();
    const JointPlace place{.column = m_model.columnAt(index.row()), .row = row};
    const std::vector<int> chosen = focus.joints();
    if (std::ranges::find(chosen, place.column) != chosen.end())
        focus.chooseJoints(chosen, place);
    else
        focus.chooseJoint(place);
    (void)toggleCandidate(m_document, focus.floor(), place); // a chip is a candidate: nothing is refused
}

void JunctionsPanel::moveChip(int by)
{
    FloorFocus& focus = m_document.floorFocus();
    const auto current = focus.current();
    const StripJoint* joint = current ? focus.joint(current->column) : nullptr;
    if (joint == nullptr || joint->candidates == 0)
        return;
    // From the joint as a whole the first step is onto the row that is open, else onto the nearest one.
    const QModelIndex index = m_model.index(m_model.rowOf(joint->column).value_or(0), JunctionsModel::CandidatesColumn);
    int row = current->row;
    if (row == 0) {
        const int open = index.data(OpenRowRole).toInt();
        row = open != 0 ? open : std::countr_zero(joint->candidates) + 1;
    } else {
        for (int next = row + by; roomRowLimits.contains(next); next += by) {
            if ((joint->candidates & rowBit(next)) != 0) {
                row = next;
                break;
            }
        }
    }
    focus.chooseJoints(focus.joints(), JointPlace{.column = joint->column, .row = row});
    m_ui->junctionsTable->scrollTo(index);
}

void JunctionsPanel::pinChip()
{
    const FloorFocus& focus = m_document.floorFocus();
    if (focus.current() && focus.current()->row != 0)
        (void)toggleCandidate(m_document, focus.floor(), *focus.current());
    else
        m_actions[ActionId::PinJoints]->trigger();
}

/// Pins off any joint too.
void JunctionsPanel::unpin()
{
    std::vector<int> columns;
    for (const int row : selectedRows())
        columns.push_back(m_model.columnAt(row));
    if (!columns.empty())
        (void)unpinJoints(m_document, m_document.floorFocus().floor(), columns);
}

void JunctionsPanel::openMenu(const QPoint& at)
{
    if (selectedRows().empty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("junctionsMenu"));
    menu->addActions({m_actions[ActionId::PinJoints], m_unpin, m_actions[ActionId::EditPath]});
    menu->addSeparator();
    menu->addActions({m_actions[ActionId::PinEverywhere], m_actions[ActionId::UnpinEverywhere]});
    menu->addSeparator();
    menu->addAction(m_actions[ActionId::RedrawJunctions]);
    menu->popup(m_ui->junctionsTable->viewport()->mapToGlobal(at));
}

bool JunctionsPanel::takeKey(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Left:
        moveChip(-1);
        return true;
    case Qt::Key_Right:
        moveChip(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        pinChip();
        return true;
    default:
        return false;
    }
}

bool JunctionsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_ui->junctionsTable && event->type() == QEvent::KeyPress)
        return takeKey(*static_cast<QKeyEvent*>(event));
    if (watched == m_ui->junctionsTable->viewport()) {
        if (event->type() == QEvent::MouseMove)
            hoverAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        else if (event->type() == QEvent::Leave)
            m_document.floorFocus().hover(std::nullopt);
        else if (event->type() == QEvent::Resize && !m_isDressing)
            dressColumns(); // the last one would keep what it got in a wider dock
    }
    return QWidget::eventFilter(watched, event);
}

void JunctionsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_delegate.setTheme(currentTheme());
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dressColumns();
}

} // namespace zonewright
