#include "app/problemspanel.h"

#include "app/dockregistry.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/pairspanel.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/sentence.h"
#include "models/words.h"
#include "project/errortext.h"
#include "ui_problemspanel.h"

#include <QDockWidget>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

namespace zonewright {

namespace {

constexpr QSize problemsSize{800, bottomPanelHeight}; // of the panel at first, in logical pixels
constexpr int leastWideFoot = 460;                    // for a problem and its fix side by side
constexpr int problemsIconSide = 16;                  // in front of a row and of the head line

/// Whether what can be done about a problem may be something else after such a change.
bool mayChangeFixes(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Player:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
    case ChangeKind::Walk:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        return false;
    default:
        return true;
    }
}

} // namespace

void ProblemDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (index.data(ProblemCountRole).isValid()) {
        option->font.setBold(true);
        option->fontMetrics = QFontMetrics(option->font);
        return;
    }
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = {problemsIconSide, problemsIconSide};
    option->icon = themedIcon(QStringLiteral("warning"));
}

ProblemsPanel::ProblemsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_document(services.document)
    , m_maps(services.maps)
    , m_watch(services.problems)
    , m_ui(std::make_unique<Ui::ProblemsPanel>())
    , m_search(services.document)
    , m_fixMenu(new QMenu(this))
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_model.show(m_document, m_watch);
    m_ui->problemsTree->setModel(&m_model);
    m_ui->problemsTree->setItemDelegate(&m_delegate);
    m_ui->problemsTree->expandAll();
    m_ui->problemsTree->installEventFilter(this);
    QSizePolicy policy = m_ui->fixButton->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // nothing moves where nothing can be done
    m_ui->fixButton->setSizePolicy(policy);
    connectParts();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

ProblemsPanel::~ProblemsPanel() = default;

/// The button has a name before it is needed.
void ProblemsPanel::retranslate()
{
    m_ui->retranslateUi(this);
    m_ui->fixButton->setText(fixText(QuickFix::RedrawUntilReachable));
    showCount();
    showCurrent();
}

void ProblemsPanel::connectParts()
{
    QTreeView* tree = m_ui->problemsTree;
    connect(&m_watch, &ProblemWatch::changed, this, &ProblemsPanel::showCount);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &ProblemsPanel::expandNew);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this, tree] {
        m_hasSettled = false;
        tree->expandAll();
        showCurrent();
    });
    m_offerLater.setSingleShot(true);
    m_offerLater.setInterval(0);
    connect(&m_offerLater, &QTimer::timeout, this, [this] {
        if (isVisible())
            offerFixes();
    });
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (isVisible() && mayChangeFixes(change.kind))
            m_offerLater.start();
    });
    connect(tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_answer = nullptr;
        showCurrent();
    });
    connect(tree, &QAbstractItemView::doubleClicked, this, [this] {
        if (const auto problem = current())
            goThere(*problem);
    });
    connect(tree, &QWidget::customContextMenuRequested, this, &ProblemsPanel::openMenu);
    connect(m_ui->fixButton, &QAbstractButton::clicked, this, [this] {
        if (m_search.isRunning())
            return m_search.cancel();
        const auto problem = current();
        if (problem && !m_fixes.empty())
            fix(*problem, m_fixes.front());
    });
    connect(&m_search, &RedrawSearch::changed, this, &ProblemsPanel::showCurrent);
    connect(&m_search, &RedrawSearch::found, this, [this] { showDone(QuickFix::RedrawUntilReachable); });
    connect(&m_search, &RedrawSearch::failed, this, [this] {
        m_answer = [] {
            return tr("None of the next %n redraw(s) makes everything reachable. Nothing was changed.", nullptr,
                      RedrawSearch::mostRedraws);
        };
        showCurrent();
    });
}

/// Out of sight nothing is offered.
void ProblemsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showCurrent();
}

QSize ProblemsPanel::sizeHint() const
{
    return problemsSize;
}

QSize ProblemsPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

/// Side by side where there is room, else below each other.
void ProblemsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_ui->problemFootLayout->setDirection(width() >= leastWideFoot ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QString ProblemsPanel::countText(std::size_t count) const
{
    const auto floors = static_cast<int>(m_watch.floorsWithProblems());
    const QString problems = tr("%n problem(s)", nullptr, static_cast<int>(count));
    const std::size_t ofFloors = m_watch.countOfFloors();
    if (ofFloors == 0)
        return problems;
    const QString floorsText = tr("%n floor(s)", nullptr, floors);
    if (ofFloors == count)
        return tr("%1 in %2", "problems, floors").arg(problems, floorsText);
    return tr("%1, of them %2 in %3", "problems, a number, floors")
        .arg(problems, QLocale().toString(static_cast<qulonglong>(ofFloors)), floorsText);
}

void ProblemsPanel::showCount()
{
    m_hasSettled = m_hasSettled || m_watch.isSettled();
    const std::size_t count = m_watch.count();
    const bool isCalm = count == 0 && m_hasSettled;
    QString text = countText(count);
    if (count == 0)
        text = isCalm ? tr("No problems") : tr("Looking for problems…");
    m_ui->problemsCount->setText(text);
    const QIcon icon =
        count == 0 && !isCalm ? QIcon() : themedIcon(isCalm ? QStringLiteral("check") : QStringLiteral("warning"));
    m_ui->problemsSign->setPixmap(icon.pixmap(QSize(problemsIconSide, problemsIconSide), devicePixelRatioF()));
    showTitle(count);
}

/// A tab tells how many there are while another one is in front of it.
void ProblemsPanel::showTitle(std::size_t count)
{
    auto* dock = qobject_cast<QDockWidget*>(parentWidget());
    if (dock == nullptr)
        return;
    const QString number = QLocale().toString(static_cast<qulonglong>(count));
    const QString title = count == 0 ? tr("Problems") : tr("Problems (%1)").arg(number);
    if (dock->windowTitle() != title)
        dock->setWindowTitle(title);
}

std::optional<ProjectProblem> ProblemsPanel::current() const
{
    return m_model.problemAt(m_ui->problemsTree->currentIndex());
}

void ProblemsPanel::showCurrent()
{
    const auto problem = current();
    QString text = problem ? asSentence(problemLine(m_document.project(), *problem).text) : QString();
    if (m_search.isRunning())
        text = tr("Looking for a redraw in which everything is reachable…");
    else if (m_answer)
        text = m_answer();
    m_ui->problemText->setText(text);
    if (m_ui->problemFoot->isHidden() != text.isEmpty()) {
        m_ui->problemFoot->setVisible(!text.isEmpty());
        QTimer::singleShot(0, this, [this] { m_ui->problemsTree->scrollTo(m_ui->problemsTree->currentIndex()); });
    }
    offerFixes();
}

/// The best one on the button, all of them in its menu where there are several.
void ProblemsPanel::offerFixes()
{
    const auto problem = current();
    m_offerLater.stop();
    m_fixes = problem ? fixesOf(m_document, *problem) : std::vector<QuickFix>();
    m_fixMenu->clear();
    const bool hasChoice = m_fixes.size() > 1 && !m_search.isRunning();
    if (hasChoice)
        fillFixes(*m_fixMenu, *problem);
    m_ui->fixButton->setPopupMode(hasChoice ? QToolButton::MenuButtonPopup : QToolButton::DelayedPopup);
    m_ui->fixButton->setMenu(hasChoice ? m_fixMenu : nullptr);
    m_ui->fixButton->setVisible(m_search.isRunning() || !m_fixes.empty());
    if (m_search.isRunning())
        m_ui->fixButton->setText(tr("Cancel"));
    else if (!m_fixes.empty())
        m_ui->fixButton->setText(fixText(m_fixes.front()));
}

/// Groups come open; what somebody closed stays closed.
void ProblemsPanel::expandNew(const QModelIndex& parent, int first, int last)
{
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_model.index(row, 0, parent);
        if (m_model.rowCount(index) > 0)
            m_ui->problemsTree->expandRecursively(index);
    }
    if (m_model.rowCount(parent) == last - first + 1)
        m_ui->problemsTree->expand(parent);
    showCurrent();
}

void ProblemsPanel::goThere(const ProjectProblem& problem)
{
    if (const auto* ofFloor = std::get_if<FloorProblem>(&problem))
        goToFloor(*ofFloor);
    else if (const auto* ofWorld = std::get_if<WorldProblem>(&problem))
        goToWorld(*ofWorld);
    else
        goToPair(std::get<CatalogueProblem>(problem));
}

void ProblemsPanel::goToFloor(const FloorProblem& problem)
{
    FloorFocus& focus = m_document.floorFocus();
    const Point at = problem.problem.at;
    m_maps.revealCell(problem.floor, at);
    if (focus.joint(at.x) != nullptr)
        focus.chooseJoint({.column = at.x});
    else
        focus.chooseJoints({}, std::nullopt);
}

/// What is outside the world cannot be shown. A hazard is one of the kept walk: its turn is there if the walk is.
void ProblemsPanel::goToWorld(const WorldProblem& problem)
{
    if (problem.turn > 0 && problem.turn <= m_document.playback().lastTurn()) {
        m_document.walkRun().stop();
        m_document.playback().goTo(problem.turn);
    }
    if (m_document.world().zones().wrap(problem.zone) == problem.zone)
        m_maps.reveal(problem.zone);
}

/// Of a shared number the first of its pairs; the others have its sign.
void ProblemsPanel::goToPair(const CatalogueProblem& problem)
{
    RoomFocus& focus = m_document.roomFocus();
    focus.setCatalogue(problem.catalogue);
    focus.setPair(RoomCodes{.left = problem.warning.left, .right = problem.warning.right});
    const QWidget* top = this;
    while (top->parentWidget() != nullptr) // a floating dock is a window of its own
        top = top->parentWidget();
    if (auto* pairs = top->findChild<PairsPanel*>())
        bringForward(*pairs);
}

void ProblemsPanel::fix(const ProjectProblem& problem, QuickFix fix)
{
    m_answer = nullptr;
    if (fix == QuickFix::RedrawUntilReachable)
        return m_search.begin(std::get<FloorProblem>(problem).floor);
    const auto fixed = applyFix(m_document, problem, fix);
    if (fixed)
        return showDone(fix);
    m_answer = [error = fixed.error()] { return asSentence(errorTextWithPlace(error)); };
    showCurrent();
}

/// Another row may be the current one by now, which nobody chose: a second click must not act on it.
void ProblemsPanel::showDone(QuickFix fix)
{
    m_ui->problemsTree->selectionModel()->clear();
    m_answer = [fix] { return tr("Done: %1", "what a fix is called").arg(fixText(fix)); };
    showCurrent();
}

void ProblemsPanel::fillFixes(QMenu& menu, const ProjectProblem& problem)
{
    for (const QuickFix one : m_fixes) {
        QAction* action = menu.addAction(fixText(one));
        // Later: it fills the menu of the button anew, in which the action may be.
        connect(action, &QAction::triggered, this, [this, problem, one] { fix(problem, one); }, Qt::QueuedConnection);
    }
}

void ProblemsPanel::openMenu(const QPoint& at)
{
    const auto problem = current();
    if (!problem)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("problemsMenu"));
    connect(menu->addAction(tr("&Go There")), &QAction::triggered, this,
            [this, problem = *problem] { goThere(problem); });
    menu->addSeparator();
    fillFixes(*menu, *problem);
    menu->popup(m_ui->problemsTree->viewport()->mapToGlobal(at));
}

/// Alt+Enter offers what can be done, as it does elsewhere.
bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const auto problem = current();
    if (!isEnter || !problem || (modifiers != Qt::NoModifier && modifiers != Qt::AltModifier))
        return QWidget::eventFilter(watched, event);
    if (modifiers == Qt::AltModifier)
        openMenu(m_ui->problemsTree->visualRect(m_ui->problemsTree->currentIndex()).bottomLeft());
    else
        goThere(*problem);
    return true;
}

} // namespace zonewright
