#include "app/piecespanel.h"

#include "app/actionset.h"
#include "app/filecommands.h"
#include "app/iconengine.h"
#include "app/itemnames.h"
#include "app/panels.h"
#include "app/piececommands.h"
#include "app/wheelfocus.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "models/piecewords.h"
#include "models/sentence.h"
#include "models/words.h"
#include "ui_piecespanel.h"

#include <QAction>
#include <QFileInfo>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLocale>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>
#include <vector>

namespace zonewright {

namespace {

constexpr QSize piecesPanelSize(panelWidth, 640); // at first, in logical pixels
constexpr QSize leastPiecesPanel(150, 48);
constexpr int widePiecesPanel = 560; // from which on the form stands beside the table
constexpr int piecesCellPadding = 11;
constexpr int piecesMargin = 8; // logical pixels, beside a line of text
constexpr int leastKindWidth = 84;
constexpr int widePiecesTable = 420; // from which on the table has the columns that the pictures tell of too
constexpr int tableShare = 1;        // of the height or the width
constexpr int formShare = 1;

} // namespace

PiecesPanel::PiecesPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_services(services)
    , m_ui(std::make_unique<Ui::PiecesPanel>())
    , m_commands(new PieceCommands(services, *this))
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("piecesPanel"));
    setAttribute(Qt::WA_StyledBackground);
    nameLists(*this);
    wheelNeedsFocus(*m_ui->pieceListChoice);
    m_ui->piecesSplitter->setStretchFactor(0, tableShare);
    m_ui->piecesSplitter->setStretchFactor(1, formShare);
    m_ui->piecesNote->setContentsMargins(piecesMargin, 2, piecesMargin, 2);
    m_ui->piecesNote->setElideMode(Qt::ElideRight);
    makeActions();
    connectModel();
    m_model.setDocument(&services.document);
    m_ui->piecesTable->setModel(&m_model);
    connectParts();
    m_ui->pieceForm->setUp(services.document);
    m_ui->sampleFloors->setUp(services.document);
    takeTheme();
    dressColumns();
    showAll();
}

PiecesPanel::~PiecesPanel() = default;

QSize PiecesPanel::sizeHint() const
{
    return piecesPanelSize;
}

QSize PiecesPanel::minimumSizeHint() const
{
    return leastPiecesPanel;
}

bool PiecesPanel::isSettled() const
{
    return m_ui->sampleFloors->isSettled();
}

QAction* PiecesPanel::makeAction(const char* name, const QString& text, const QKeySequence& keys, const char* icon)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut); // the keys mean rows only while they are in the table
    action->setIcon(themedIcon(QLatin1String(icon)));
    m_ui->piecesTable->addAction(action);
    return action;
}

void PiecesPanel::makeActions()
{
    const ActionSet& actions = m_services.actions;
    m_moveUp = makeAction("move-piece-up", tr("Move Piece Up"), Qt::ALT | Qt::Key_Up, "move-up");
    m_moveDown = makeAction("move-piece-down", tr("Move Piece Down"), Qt::ALT | Qt::Key_Down, "move-down");
    connect(m_moveUp, &QAction::triggered, m_commands, [this] { m_commands->moveBy(-1); });
    connect(m_moveDown, &QAction::triggered, m_commands, [this] { m_commands->moveBy(1); });
    m_ui->newPieceButton->setDefaultAction(actions[ActionId::NewPiece]);
    m_ui->duplicatePieceButton->setDefaultAction(actions[ActionId::DuplicatePiece]);
    m_ui->removePiecesButton->setDefaultAction(actions[ActionId::RemovePieces]);
    m_ui->pieceUpButton->setDefaultAction(m_moveUp);
    m_ui->pieceDownButton->setDefaultAction(m_moveDown);
    m_ui->embedPieceListButton->setDefaultAction(actions[ActionId::EmbedPieceList]);
    passFocusOn(*m_ui->embedPieceListButton, *m_ui->piecesTable);
    m_rename = new QAction(tr("Rename Piece List"), this);
    m_rename->setObjectName(QStringLiteral("rename-piece-list"));
    connect(m_rename, &QAction::triggered, m_ui->pieceForm, &PieceForm::editListName);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("pieceListCommands"));
    menu->addActions({actions[ActionId::NewPieceList], m_rename});
    menu->addSeparator();
    menu->addActions(
        {actions[ActionId::ImportPieceList], actions[ActionId::ExportPieceList], actions[ActionId::EmbedPieceList]});
    menu->addSeparator();
    menu->addAction(actions[ActionId::RemovePieceList]);
    m_ui->pieceListMenu->setMenu(menu);
    m_ui->pieceListMenu->setIcon(themedIcon(QStringLiteral("menu")));
    connect(m_ui->firstPieceListButton, &QAbstractButton::clicked, actions[ActionId::NewPieceList], &QAction::trigger);
    auto* remove = new QAction(this); // the action of the menu has no key, which would be every text field's
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_ui->piecesTable->addAction(remove);
    connect(remove, &QAction::triggered, this, [this] { triggerOrSay(m_services, ActionId::RemovePieces); });
}

/// While rows come and go the selection of the table says nothing; taken() brings it in step again.
void PiecesPanel::connectModel()
{
    const auto begin = [this] { m_isFollowing = true; };
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, begin);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeInserted, this, begin);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, begin);
    connect(&m_model, &QAbstractItemModel::layoutAboutToBeChanged, this, begin);
    connect(&m_model, &PiecesModel::taken, this, &PiecesPanel::showAll);
    connect(&m_model, &PiecesModel::refused, this, [this](const QString& clause) { showNote(asSentence(clause)); });
}

void PiecesPanel::connectParts()
{
    QTableView& table = *m_ui->piecesTable;
    dressLongTable(table, m_delegate);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    table.setDragDropMode(QAbstractItemView::InternalMove);
    table.setDragDropOverwriteMode(false);
    table.viewport()->installEventFilter(this);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this, &PiecesPanel::takeSelection);
    connect(table.selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PiecesPanel::takeSelection);
    connect(&table, &QWidget::customContextMenuRequested, this, &PiecesPanel::openMenu);
    connect(m_ui->pieceListChoice, &QComboBox::activated, this, [this](int index) {
        m_services.document.pieceFocus().setList(m_ui->pieceListChoice->itemData(index).toLongLong());
    });
    connect(m_ui->pieceForm, &PieceForm::noted, this, &PiecesPanel::showNote);
    connect(m_ui->sampleFloors, &SampleFloors::floorWanted, m_commands, &PieceCommands::makeSampleFloor);
    connect(m_commands, &PieceCommands::pieceAdded, this, &PiecesPanel::editKind);
    connect(m_commands, &PieceCommands::listAdded, this, [this] {
        bringForward(*this);
        m_ui->pieceForm->editListName();
    });
    connect(&m_services.document.pieceFocus(), &PieceFocus::chosenChanged, this, &PiecesPanel::followFocus);
    connect(&m_services.document, &Document::changed, this, [this](const Change& change) {
        if (change.kind == ChangeKind::PieceListInserted || change.kind == ChangeKind::PieceListRemoved)
            showLists(); // also one that is not looked at
    });
    connect(&m_services.files, &FileCommands::aboutToLookAtDocument, m_ui->pieceForm, &PieceForm::settle);
}

void PiecesPanel::takeTheme()
{
    m_delegate.setTheme(currentTheme());
    m_ui->sampleFloors->setTheme(currentTheme());
}

/// Numbers have room for what they are at most; the kind has the rest. A narrow table does without the columns that its
/// pictures and the form tell of too.
void PiecesPanel::dressColumns()
{
    QTableView& table = *m_ui->piecesTable;
    QHeaderView& header = *table.horizontalHeader();
    header.setMinimumSectionSize(1);
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::Fixed);
    const bool isWide = table.viewport()->width() >= widePiecesTable;
    const QLocale locale;
    const QFontMetrics metrics = table.fontMetrics();
    const std::vector<std::pair<int, QString>> longest{
        {PiecesModel::WeightColumn, locale.toString(9999)},
        {PiecesModel::ShareColumn, shareText(1)},
        {PiecesModel::SizeColumn, pieceSizeText({.width = {6, 12}, .height = {5, 7}})},
        {PiecesModel::SidesColumn, sidesText(allSides)},
        {PiecesModel::PartColumn, piecePartText({.first = "x"}, {.kind = "x"})}};
    int rest = table.viewport()->width();
    for (const auto& [column, text] : longest) {
        const bool isShown = isWide || column < PiecesModel::SidesColumn;
        table.setColumnHidden(column, !isShown);
        const QString head = m_model.headerData(column, Qt::Horizontal).toString();
        const int width =
            std::max(metrics.horizontalAdvance(text), header.fontMetrics().horizontalAdvance(head)) + piecesCellPadding;
        table.setColumnWidth(column, width);
        rest -= isShown ? width : 0;
    }
    const int kind = std::max(isWide ? rest / 2 : rest, leastKindWidth);
    table.setColumnWidth(PiecesModel::KindColumn, kind);
    if (isWide) // names may be long there too
        table.setColumnWidth(PiecesModel::PartColumn,
                             table.columnWidth(PiecesModel::PartColumn) + std::max(rest - kind, 0));
}

void PiecesPanel::showLists()
{
    const Project& project = m_services.document.project();
    const QSignalBlocker blocker(m_ui->pieceListChoice);
    m_ui->pieceListChoice->clear();
    const QStringList names = itemNames(project.pieceLists);
    for (std::size_t i = 0; i < project.pieceLists.size(); ++i)
        m_ui->pieceListChoice->addItem(names[static_cast<qsizetype>(i)], qint64{project.pieceLists[i].id});
    m_ui->pieceListChoice->setCurrentIndex(
        m_ui->pieceListChoice->findData(qint64{m_services.document.pieceFocus().list()}));
}

void PiecesPanel::showAll()
{
    const PieceFocus& focus = m_services.document.pieceFocus();
    const ProjectPieceList* item = focus.item();
    m_ui->piecesPages->setCurrentWidget(item != nullptr ? m_ui->piecesPage : m_ui->noPiecesPage);
    showLists();
    const bool isFile = item != nullptr && !item->file.empty();
    m_ui->pieceFileRow->setVisible(isFile);
    if (isFile) {
        const QString file = QString::fromStdString(item->file);
        m_ui->pieceFileLabel->setText(tr("In %1, read only").arg(QFileInfo(file).fileName()));
        m_ui->pieceFileLabel->setToolTip(tr("The list is a file of its own, which the project does not change."));
    }
    m_rename->setEnabled(focus.isEditable());
    showNote({});
    followFocus();
}

/// "10 pieces · first throne room · annexe vault", where nothing was refused.
QString PiecesPanel::factsText() const
{
    const PieceList* list = m_services.document.pieceFocus().pieces();
    if (list == nullptr)
        return {};
    QStringList facts{tr("%n piece(s)", nullptr, static_cast<int>(list->pieces.size()))};
    if (weightOfAll(*list) == 0)
        facts << tr("all weights are 0: nothing is dug");
    if (!list->first.empty())
        facts << tr("begins with %1").arg(shownName(list->first));
    if (list->lair())
        facts << tr("annexe %1").arg(shownName(list->annexe));
    return facts.join(QStringLiteral(" · "));
}

void PiecesPanel::showNote(const QString& sentence)
{
    m_ui->piecesNote->setText(sentence.isEmpty() ? factsText() : sentence);
    markInvalid(*m_ui->piecesNote, !sentence.isEmpty());
}

void PiecesPanel::followFocus()
{
    m_moveUp->setEnabled(m_commands->canMoveBy(-1));
    m_moveDown->setEnabled(m_commands->canMoveBy(1));
    QItemSelectionModel* selection = m_ui->piecesTable->selectionModel();
    if (m_isChoosing || selection == nullptr)
        return;
    const PieceFocus& focus = m_services.document.pieceFocus();
    QItemSelection rows;
    for (const int place : focus.chosen()) {
        if (place < m_model.rowCount())
            rows.append(QItemSelectionRange(m_model.index(place, 0), m_model.index(place, m_model.columnCount() - 1)));
    }
    m_isFollowing = true;
    selection->select(rows, QItemSelectionModel::ClearAndSelect);
    if (focus.current() >= 0 && focus.current() < m_model.rowCount() &&
        selection->currentIndex().row() != focus.current()) {
        const QModelIndex index = m_model.index(focus.current(), PiecesModel::KindColumn);
        selection->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        m_ui->piecesTable->scrollTo(index);
    }
    m_isFollowing = false;
}

void PiecesPanel::takeSelection()
{
    const QItemSelectionModel* selection = m_ui->piecesTable->selectionModel();
    if (m_isFollowing || !selection->currentIndex().isValid())
        return;
    std::vector<int> places;
    for (const QModelIndex& index : selection->selectedRows())
        places.push_back(index.row());
    const QScopedValueRollback choosing(m_isChoosing, true);
    m_services.document.pieceFocus().choose(places, selection->currentIndex().row());
}

void PiecesPanel::editKind(int place)
{
    bringForward(*this);
    m_ui->piecesTable->setFocus();
    m_ui->piecesTable->edit(m_model.index(place, PiecesModel::KindColumn));
}

void PiecesPanel::openMenu(const QPoint& at)
{
    const ActionSet& actions = m_services.actions;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("piecesMenu"));
    menu->addActions({actions[ActionId::NewPiece], actions[ActionId::DuplicatePiece], actions[ActionId::RemovePieces]});
    menu->addSeparator();
    menu->addActions({m_moveUp, m_moveDown});
    menu->popup(m_ui->piecesTable->viewport()->mapToGlobal(at));
}

/// The form goes beside the table where there is room for both.
void PiecesPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const auto orientation = width() >= widePiecesPanel ? Qt::Horizontal : Qt::Vertical;
    if (m_ui->piecesSplitter->orientation() == orientation)
        return;
    m_ui->piecesSplitter->setOrientation(orientation);
    const int whole = orientation == Qt::Horizontal ? width() : m_ui->piecesSplitter->height();
    m_ui->piecesSplitter->setSizes({whole * tableShare, whole * formShare});
}

void PiecesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeTheme();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        if (m_ui->piecesTable->model() != nullptr)
            dressColumns();
    }
}

bool PiecesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_ui->piecesTable->viewport())
        dressColumns();
    return QWidget::eventFilter(watched, event);
}

} // namespace zonewright
