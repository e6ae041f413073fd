#include "app/pairspanel.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/panels.h"
#include "document/languagechange.h"
#include "ui_pairspanel.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>

namespace zonewright {

namespace {

constexpr QSize pairsSize(800, bottomPanelHeight); // of the panel at first, in logical pixels
constexpr QSize leastPairsSize(150, 48);
constexpr double pairBelowFrom = 1.6; // height for one of width, from which the pair stands below the matrix
constexpr double pathsBesideTo = 0.6; // up to which the paths stand beside the pair
constexpr int leastRowsOfPaths = 4;
constexpr int captionLines = 2;
constexpr int pairsMargin = 8;       // logical pixels, beside a line of text
constexpr int roomyPairsPanel = 300; // logical pixels, from which on that many paths are always in sight

QString suggestionsText(PathSuggestionsModel::State state)
{
    switch (state) {
    case PathSuggestionsModel::State::Candidates:
        return PairsPanel::tr("This pair has candidates and needs no special path: none would be taken.");
    case PathSuggestionsModel::State::NoPath:
        return PairsPanel::tr("No two bricks join these rooms.");
    default:
        return PairsPanel::tr("Special paths for the selected pair are listed here.");
    }
}

/// One part's share of the splitter's length for so many of the other's, until somebody moves the handle.
void divide(QSplitter& splitter, Qt::Orientation orientation, int one, int other)
{
    splitter.setOrientation(orientation);
    const int part = (orientation == Qt::Horizontal ? splitter.width() : splitter.height()) / (one + other);
    splitter.setSizes({one * part, other * part});
}

} // namespace

void PathDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const int side = option->fontMetrics.ascent();
    option->features |= QStyleOptionViewItem::HasDecoration; // a place for the tick, whether it is there or not
    option->decorationSize = {side, side};
    if (!index.data(PathSuggestionsModel::ChosenRole).toBool())
        return;
    option->icon = themedIcon(QStringLiteral("check"));
    option->font.setBold(true);
    option->fontMetrics = QFontMetrics(option->font);
}

PairsPanel::PairsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_document(services.document)
    , m_ui(std::make_unique<Ui::PairsPanel>())
    , m_commands(services)
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("pairsPanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_ui->pairCaption->setElideMode(Qt::ElideRight);
    m_ui->pairCaption->setLines(captionLines);
    m_ui->pairCaption->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_ui->pathsHeader->setElideMode(Qt::ElideRight);
    for (QLabel* label : {static_cast<QLabel*>(m_ui->pairCaption), static_cast<QLabel*>(m_ui->pathsHeader)})
        label->setContentsMargins(pairsMargin, 0, pairsMargin, 0);
    m_ui->suggestCodesButton->setDefaultAction(services.actions[ActionId::SuggestCodes]);
    m_ui->suggestPathsButton->setDefaultAction(services.actions[ActionId::SuggestPaths]);
    m_ui->pairPreview->setTilesets(services.maps.tilesets());
    m_ui->pairPreview->setDocument(m_document);
    m_paths.setPaused(true);
    m_matrix.setDocument(&m_document);
    m_paths.setDocument(&m_document);
    connectMatrix();
    connectPaths();
    connect(services.actions[ActionId::SuggestCodes], &QAction::triggered, this, [this] { bringForward(*this); });
    passFocusOn(*m_ui->suggestCodesButton, *m_ui->pairMatrix);
    passFocusOn(*m_ui->removePathButton, *m_ui->pairMatrix);
    passFocusOn(*m_ui->usePathButton, *m_ui->pathSuggestions);
    showTheme();
    showPage();
    followPair();
    showPaths();
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        showCaption();
        m_ui->noSuggestionsLabel->setText(suggestionsText(m_paths.state()));
    });
}

PairsPanel::~PairsPanel() = default;

void PairsPanel::connectMatrix()
{
    m_ui->pairMatrix->setPairs(m_matrix);
    connect(&m_matrix, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_isFollowing = true; });
    connect(&m_matrix, &QAbstractItemModel::modelReset, this, [this] {
        m_isFollowing = false;
        showPage();
        followPair();
    });
    connect(&m_matrix, &QAbstractItemModel::dataChanged, this, &PairsPanel::showCaption);
    connect(m_ui->pairMatrix->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current) {
                if (!m_isFollowing && current.isValid())
                    m_document.roomFocus().setPair(m_matrix.pairAt(current));
            });
    connect(m_ui->pairMatrix, &PairMatrixView::cellHovered, this, [this](const QModelIndex& index) {
        m_hovered = index;
        showCaption();
    });
    connect(m_ui->pairMatrix, &PairMatrixView::cellEntered, this, &PairsPanel::goToPaths);
    const RoomFocus& focus = m_document.roomFocus();
    connect(&focus, &RoomFocus::pairChanged, this, &PairsPanel::followPair);
    connect(&focus, &RoomFocus::contentChanged, this, &PairsPanel::followPair);
}

void PairsPanel::connectPaths()
{
    QListView& list = *m_ui->pathSuggestions;
    list.setModel(&m_paths);
    list.setItemDelegate(&m_pathDelegate);
    list.setMouseTracking(true);
    list.installEventFilter(this);
    list.viewport()->installEventFilter(this);
    connect(&m_paths, &PathSuggestionsModel::taken, this, &PairsPanel::showPaths);
    connect(list.selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        tryPath(current);
        showButtons();
    });
    connect(&list, &QAbstractItemView::entered, this, &PairsPanel::tryPath);
    connect(&list, &QAbstractItemView::doubleClicked, this, &PairsPanel::useCurrentPath);
    connect(m_ui->usePathButton, &QAbstractButton::clicked, this, &PairsPanel::useCurrentPath);
    connect(m_ui->removePathButton, &QAbstractButton::clicked, this, [this] {
        m_ui->pathSuggestions->setCurrentIndex({}); // the preview shows the pair as it is then
        m_commands.removePath();
    });
    connect(m_ui->pairPreview, &PairPreview::rowToggled, &m_commands, &PairCommands::togglePin);
    connect(&m_commands, &PairCommands::pathsWanted, this, [this] {
        bringForward(*this);
        QTimer::singleShot(0, this, &PairsPanel::goToPaths); // once it is in sight, and has looked for them
    });
}

QSize PairsPanel::sizeHint() const
{
    return pairsSize;
}

QSize PairsPanel::minimumSizeHint() const
{
    return leastPairsSize;
}

void PairsPanel::showTheme()
{
    m_ui->pairMatrix->setTheme(currentTheme());
    m_ui->pairPreview->setTheme(currentTheme());
}

void PairsPanel::showPage()
{
    const bool hasRooms = m_matrix.rowCount() > 0;
    m_ui->pairsPages->setCurrentWidget(hasRooms ? static_cast<QWidget*>(m_ui->pairsSplitter) : m_ui->noPairs);
    m_ui->pairCaption->setVisible(hasRooms);
    showCaption();
}

/// The pair that is pointed at, else the chosen one, else what the matrix is.
void PairsPanel::showCaption()
{
    const auto& pair = m_document.roomFocus().pair();
    QModelIndex index = m_hovered;
    if (!index.isValid() && pair)
        index = m_matrix.indexOf(*pair);
    m_ui->pairCaption->setText(
        index.isValid()
            ? index.data(Qt::AccessibleTextRole).toString()
            : tr("Left rooms in rows, right rooms in columns, with the number of candidates · ◆ special path"));
}

void PairsPanel::followPair()
{
    const auto& pair = m_document.roomFocus().pair();
    const QModelIndex index = pair ? m_matrix.indexOf(*pair) : QModelIndex();
    QItemSelectionModel* selection = m_ui->pairMatrix->selectionModel();
    const QScopedValueRollback following(m_isFollowing, true);
    if (!index.isValid()) {
        selection->clear();
    } else if (selection->currentIndex() != index || !selection->isSelected(index)) {
        selection->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        m_ui->pairMatrix->scrollTo(index);
    }
    showCaption();
    showButtons();
}

void PairsPanel::showPaths()
{
    const bool hasPaths = m_paths.rowCount() > 0;
    if (!hasPaths)
        m_ui->noSuggestionsLabel->setText(suggestionsText(m_paths.state()));
    m_ui->suggestionPages->setCurrentWidget(hasPaths ? m_ui->pathsPage : m_ui->noSuggestions);
    showUsedPath();
    tryPath(m_ui->pathSuggestions->currentIndex());
    showButtons();
}

/// The path that the catalogue has is seen, until another one is gone to.
void PairsPanel::showUsedPath()
{
    if (m_ui->pathSuggestions->currentIndex().isValid())
        return;
    for (int row = 0; row < m_paths.rowCount(); ++row) {
        if (const QModelIndex path = m_paths.index(row); path.data(PathSuggestionsModel::ChosenRole).toBool())
            return m_ui->pathSuggestions->scrollTo(path);
    }
}

void PairsPanel::showButtons()
{
    const QModelIndex current = m_ui->pathSuggestions->currentIndex();
    const bool isOther = current.isValid() && !current.data(PathSuggestionsModel::ChosenRole).toBool();
    m_ui->usePathButton->setEnabled(isOther && m_commands.canChangePair());
    m_ui->removePathButton->setEnabled(m_commands.path() != nullptr && m_commands.canChangePair());
}

/// The first path is current at once, so that Enter uses it.
void PairsPanel::goToPaths()
{
    if (m_paths.rowCount() == 0)
        return m_ui->pairMatrix->setFocus();
    QListView& list = *m_ui->pathSuggestions;
    if (!list.currentIndex().isValid())
        list.setCurrentIndex(m_paths.index(0));
    list.setFocus();
}

/// On the pair in the preview; none for the catalogue's own.
void PairsPanel::tryPath(const QModelIndex& index)
{
    m_ui->pairPreview->setTriedPath(index.isValid() ? m_paths.cells(index.row()) : PathCells());
}

void PairsPanel::useCurrentPath()
{
    const QModelIndex current = m_ui->pathSuggestions->currentIndex();
    if (current.isValid())
        m_commands.usePath(PathCells(m_paths.cells(current.row())));
}

bool PairsPanel::eventFilter(QObject* watched, QEvent* event)
{
    QListView* list = m_ui->pathSuggestions;
    if (watched == list->viewport() && event->type() == QEvent::Leave)
        tryPath(list->currentIndex());
    if (watched == list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            useCurrentPath();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PairsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_paths.setPaused(false);
}

/// Out of sight nothing is looked for.
void PairsPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_paths.setPaused(true);
}

/// Matrix, pair and paths stand in a row, in a narrow dock the paths below the others, in a high one each below the
/// other. A low dock has no room to keep for the paths.
void PairsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const Shape shape = height() <= pathsBesideTo * width()   ? Shape::Wide
                        : height() >= pairBelowFrom * width() ? Shape::High
                                                              : Shape::Low;
    const bool keepsRows = shape != Shape::Wide && height() >= roomyPairsPanel;
    const int rows = keepsRows ? leastRowsOfPaths + 1 : 1; // one is the header's
    m_ui->suggestionPages->setMinimumHeight(rows * pathRowHeight());
    if (std::exchange(m_shape, shape) == shape)
        return;
    const bool isWide = shape == Shape::Wide;
    divide(*m_ui->pairsSplitter, isWide ? Qt::Horizontal : Qt::Vertical, 3, 1);
    divide(*m_ui->pairSplitter, shape == Shape::High ? Qt::Vertical : Qt::Horizontal, 1, isWide ? 2 : 1);
}

/// As the list asks for it, also while it has none.
int PairsPanel::pathRowHeight() const
{
    constexpr int padding = 4; // of the style's items, at most
    return std::max(fontMetrics().height() + padding, m_ui->pathSuggestions->sizeHintForRow(0));
}

void PairsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showTheme();
}

} // namespace zonewright
