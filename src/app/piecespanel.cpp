#include "app/piecespanel.h"

#include "app/actionset.h"
#include "app/filecommands.h"
#include "app/iconengine.h"
#include "app/itemnames.h"
#include "app/panels.h"
#include "app/piececommands.h"
#include "app/statusline.h"
#include "app/wheelfocus.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/piecewords.h"
#include "models/sentence.h"
#include "models/words.h"
#include "project/problemtext.h"
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
constexpr int widePiecesPanel = 560;  // from which on the form stands beside the table
constexpr int piecesCellPadding = 21; // left and right together, of the style and its sheet
constexpr int pieceIconPadding = 8;
constexpr int piecesHeadPadding = 20;
constexpr int piecesMargin = 8; // logical pixels, beside a line of text
constexpr int leastKindWidth = 84;
constexpr int mostKindWidth = 180; // of names that take the room of other columns
constexpr int fewestPieceRows = 4; // in sight, where there are so many
constexpr int noteLines = 2;

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
    wheelNeedsFocus(*m_ui->pieceListChoice);
    m_ui->piecesNote->setContentsMargins(piecesMargin, 2, piecesMargin, 2);
    m_ui->piecesNote->setElideMode(Qt::ElideRight);
    m_ui->piecesNote->setLines(noteLines);
    m_ui->piecesNote->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    makeActions();
    connectModel();
    m_model.setDocument(&services.document);
    m_ui->piecesTable->setModel(&m_model);
    connectParts();
    m_ui->pieceForm->setUp(services.document);
    m_ui->sampleFloors->setUp(services.document);
    takeTheme();
    showAll();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

PiecesPanel::~PiecesPanel() = default;

/// What cannot be taken is told in the words that it was told in.
void PiecesPanel::retranslate()
{
    m_ui->retranslateUi(this);
    nameLists(*this);
    m_moveUp->setText(tr("Move Piece Up"));
    m_moveDown->setText(tr("Move Piece Down"));
    showFile();
    if (!m_ui->piecesNote->property("invalid").toBool())
        showNote({});
    dressColumns();
    fitHeights();
}

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

void PiecesPanel::makeActions()
{
    const ActionSet& actions = m_services.actions;
    QTableView& rows = *m_ui->piecesTable;
    m_moveUp = addRowAction(rows, "move-piece-up", Qt::ALT | Qt::Key_Up, "move-up");
    m_moveDown = addRowAction(rows, "move-piece-down", Qt::ALT | Qt::Key_Down, "move-down");
    connect(m_moveUp, &QAction::triggered, m_commands, [this] { m_commands->moveBy(-1); });
    connect(m_moveDown, &QAction::triggered, m_commands, [this] { m_commands->moveBy(1); });
    m_ui->newPieceButton->setDefaultAction(actions[ActionId::NewPiece]);
    m_ui->duplicatePieceButton->setDefaultAction(actions[ActionId::DuplicatePiece]);
    m_ui->removePiecesButton->setDefaultAction(actions[ActionId::RemovePieces]);
    m_ui->pieceUpButton->setDefaultAction(m_moveUp);
    m_ui->pieceDownButton->setDefaultAction(m_moveDown);
    m_ui->embedPieceListButton->setDefaultAction(actions[ActionId::EmbedPieceList]);
    passFocusOn(*m_ui->embedPieceListButton, *m_ui->piecesTable);
    connect(actions[ActionId::RenamePieceList], &QAction::triggered, this, [this] {
        bringForward(*this);
        editListName();
    });
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("pieceListCommands"));
    menu->addActions({actions[ActionId::NewPieceList], actions[ActionId::RenamePieceList]});
    menu->addSeparator();
    menu->addActions(
        {actions[ActionId::ImportPieceList], actions[ActionId::ExportPieceList], actions[ActionId::EmbedPieceList]});
    menu->addSeparator();
    menu->addAction(actions[ActionId::RemovePieceList]);
    m_ui->pieceListMenu->setMenu(menu);
    m_ui->pieceListMenu->setIcon(themedIcon(QStringLiteral("menu")));
    connect(m_ui->firstPieceListButton, &QAbstractButton::clicked, actions[ActionId::NewPieceList], &QAction::trigger);
    connect(addDeleteKey(rows), &QAction::triggered, this,
            [this] { triggerOrSay(m_services, ActionId::RemovePieces); });
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
    connect(m_ui->pieceForm, &PieceForm::told, this,
            [this](const QString& sentence) { m_services.status.say(sentence); });
    connect(m_ui->piecesSplitter, &QSplitter::splitterMoved, this, [this] { m_isSplit = true; });
    m_ui->piecesScroll->viewport()->installEventFilter(this);
    connect(m_ui->sampleFloors, &SampleFloors::floorWanted, m_commands, &PieceCommands::makeSampleFloor);
    connect(m_commands, &PieceCommands::pieceAdded, this, &PiecesPanel::editKind);
    connect(m_commands, &PieceCommands::listAdded, this, [this] {
        bringForward(*this);
        editListName();
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

/// Names and numbers have room for what they are; sizes, parts and sides have what is left, where there is something to
/// tell: pictures, form and tips tell of them too.
void PiecesPanel::dressColumns()
{
    QTableView& table = *m_ui->piecesTable;
    QHeaderView& header = *table.horizontalHeader();
    header.setMinimumSectionSize(1);
    header.setStretchLastSection(false);
    header.setSectionResizeMode(QHeaderView::Fixed);
    const auto widthOf = [&](int column) {
        int width = 0;
        for (int row = 0; row < m_model.rowCount(); ++row)
            width =
                std::max(width, table.fontMetrics().horizontalAdvance(m_model.index(row, column).data().toString()));
        const QString head = m_model.headerData(column, Qt::Horizontal).toString();
        return std::max(width == 0 ? 0 : width + piecesCellPadding,
                        header.fontMetrics().horizontalAdvance(head) + piecesHeadPadding);
    };
    int rest = table.viewport()->width();
    for (const int column : {PiecesModel::WeightColumn, PiecesModel::ShareColumn}) {
        table.setColumnWidth(column, widthOf(column));
        rest -= table.columnWidth(column);
    }
    const int names = widthOf(PiecesModel::KindColumn) + PieceDelegate::pictureSize.width() + pieceIconPadding;
    int left = rest - std::clamp(names, leastKindWidth, mostKindWidth);
    for (const int column : {PiecesModel::SizeColumn, PiecesModel::PartColumn, PiecesModel::SidesColumn}) {
        bool tells = false;
        for (int row = 0; row < m_model.rowCount() && !tells; ++row)
            tells = !m_model.index(row, column).data().toString().isEmpty();
        const int width = widthOf(column);
        table.setColumnHidden(column, !tells || width > left);
        if (table.isColumnHidden(column))
            continue;
        table.setColumnWidth(column, width);
        left -= width;
        rest -= width;
    }
    table.setColumnWidth(PiecesModel::KindColumn, std::max(rest, leastKindWidth));
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
    showFile();
    showNote({});
    dressColumns();
    fitHeights();
    followFocus();
}

void PiecesPanel::showFile()
{
    const ProjectPieceList* item = m_services.document.pieceFocus().item();
    const bool isFile = item != nullptr && !item->file.empty();
    m_ui->pieceFileRow->setVisible(isFile);
    if (!isFile)
        return;
    const QString file = QString::fromStdString(item->file);
    m_ui->pieceFileLabel->setText(tr("In %1, read only").arg(QFileInfo(file).fileName()));
    m_ui->pieceFileLabel->setToolTip(tr("The list is a file of its own, which the project does not change."));
}

/// "10 pieces · first throne room · annexe vault", where nothing was refused.
QString PiecesPanel::factsText() const
{
    const PieceList* list = m_services.document.pieceFocus().pieces();
    if (list == nullptr)
        return {};
    const PieceFocus& focus = m_services.document.pieceFocus();
    if (focus.chosen().size() > 1 && focus.current() >= 0) {
        const Piece& piece = list->pieces[static_cast<std::size_t>(focus.current())];
        return tr("%n pieces are selected; the fields are those of “%1”.", nullptr,
                  static_cast<int>(focus.chosen().size()))
            .arg(shownName(piece.kind));
    }
    QStringList facts{tr("%n piece(s)", nullptr, static_cast<int>(list->pieces.size()))};
    if (digsNothing(*list))
        facts << problemText({.kind = ProblemKind::NoWeights});
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
    m_ui->piecesScroll->ensureWidgetVisible(m_ui->piecesTable);
    m_ui->piecesTable->setFocus();
    m_ui->piecesTable->edit(m_model.index(place, PiecesModel::KindColumn));
}

void PiecesPanel::editListName()
{
    m_ui->pieceForm->editListName();
    if (QWidget* field = m_ui->pieceForm->focusWidget())
        m_ui->piecesScroll->ensureWidgetVisible(field);
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
    m_isSplit = false;
    fitHeights();
}

/// Below each other, table and form are no higher than what they have, the form comes first, and what is too much for
/// the panel is scrolled: nothing is a slit. Beside each other, each scrolls its own.
void PiecesPanel::fitHeights()
{
    QSplitter& splitter = *m_ui->piecesSplitter;
    QTableView& table = *m_ui->piecesTable;
    const bool isBeside = splitter.orientation() == Qt::Horizontal;
    const int row = table.verticalHeader()->defaultSectionSize();
    const int head = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth();
    const int rows = std::max(m_model.rowCount(), 1);
    table.setMinimumHeight(head + std::min(rows, fewestPieceRows) * row);
    table.setMaximumHeight(isBeside ? QWIDGETSIZE_MAX : head + rows * row);
    const int beside = m_ui->piecesPart->layout()->minimumSize().height() - table.minimumHeight(); // note and pictures
    m_ui->piecesPart->setMaximumHeight(isBeside ? QWIDGETSIZE_MAX : table.maximumHeight() + beside);
    const int form = m_ui->pieceForm->wholeHeight();
    m_ui->pieceForm->setMinimumHeight(isBeside ? 0 : form);
    if (isBeside && !m_isSplit)
        splitter.setSizes({width() / 2, width() - width() / 2});
    else if (!m_isSplit) {
        const int whole = std::max(m_ui->piecesScroll->viewport()->height(), splitter.minimumSizeHint().height()) -
                          splitter.handleWidth();
        const int part = std::clamp(whole - form, table.minimumHeight() + beside, table.maximumHeight() + beside);
        splitter.setSizes({part, whole - part});
    }
}

void PiecesPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeTheme();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        if (m_ui->piecesTable->model() != nullptr) {
            dressColumns();
            fitHeights();
        }
    }
}

bool PiecesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_ui->piecesTable->viewport())
        dressColumns();
    if (event->type() == QEvent::Resize && watched == m_ui->piecesScroll->viewport())
        fitHeights();
    return QWidget::eventFilter(watched, event);
}

} // namespace zonewright
