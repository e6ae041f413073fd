#include "app/mainwindow.h"

#include "app/aboutdialog.h"
#include "app/barextension.h"
#include "app/commandwiring.h"
#include "app/exportcommands.h"
#include "app/filecommands.h"
#include "app/floorcommands.h"
#include "app/helpwiring.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/menus.h"
#include "app/onscreen.h"
#include "app/openingwiring.h"
#include "app/panels.h"
#include "app/randomname.h"
#include "app/simulationcontrol.h"
#include "app/tabfocus.h"
#include "app/tracesaver.h"
#include "app/walkbar.h"
#include "app/worldbar.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/problemwatch.h"
#include "models/sentence.h"
#include "project/errortext.h"
#include "ui_mainwindow.h"
#include "views/floorview.h"
#include "views/markerpopup.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileInfo>
#include <QSettings>
#include <QTimer>
#include <QToolButton>

#include <utility>

namespace zonewright {

MainWindow::MainWindow(Document& document, QWidget* parent)
    : QMainWindow(parent)
    , m_document(document)
    , m_ui(std::make_unique<Ui::MainWindow>())
{
    m_ui->setupUi(this);
    whenLanguageChanges(*this, [this] { retranslate(); }); // before its parts, which say what the form does not know
    setWindowIcon(QIcon(QStringLiteral(":/icons/zonewright.svg")));
    m_files = new FileCommands(document, *this);
    m_status = new StatusLine(*m_ui->statusBar);
    m_worldBar = new WorldBar(m_actions[ActionId::RandomName], m_actions[ActionId::CopySeed]);
    QMenu* dockMenu = fillBars();
    m_maps = new Maps(document, m_actions,
                      {.tabs = *m_ui->tabs,
                       .worldView = *m_ui->worldView,
                       .zoneView = *m_ui->zoneView,
                       .floorPage = *m_ui->floorPage,
                       .status = *m_status},
                      this);
    m_docks = std::make_unique<DockRegistry>(*this,
                                             DockServices{.document = document,
                                                          .maps = *m_maps,
                                                          .actions = m_actions,
                                                          .problems = *new ProblemWatch(document, this),
                                                          .status = *m_status,
                                                          .files = *m_files},
                                             *dockMenu);
    new FloorCommands({.document = document, .maps = *m_maps, .actions = m_actions, .status = *m_status}, this);
    connect(m_maps, &Maps::tabChanged, this, [this](MapTab tab) { m_docks->bringForward(subjectOf(tab)); });
    m_opening = new OpeningWiring({.window = *this,
                                   .pages = *m_ui->pages,
                                   .page = *m_ui->welcomePage,
                                   .actions = m_actions,
                                   .document = document,
                                   .files = *m_files});
    new ScreenWatch(*this);
    new SimulationControl({.window = *this, .document = document, .actions = m_actions, .status = *m_status});
    new TraceSaver(document, *this);
    m_exports = new ExportCommands(
        {.window = *this, .document = document, .actions = m_actions, .status = *m_status, .files = *m_files});
    m_commands = new CommandWiring(*this, m_actions, m_document, *m_maps, m_opening->recentFiles());
    new HelpWiring(*this, m_actions);
    connectDocument();
    connectFileActions();
    connectViewActions();
    connectWorldActions();
    setThemeChoice(ThemeChoice::System);
    takeWorld();
    showTitle();
    m_ui->worldView->setFocus();
}

/// A field that is typed in when its dock goes ends its edit, and needs the actions for that.
MainWindow::~MainWindow()
{
    hide(); // what it tells its widgets then finds all of them
    m_docks->deleteDocks();
}

/// Gives the menu that is for the docks.
QMenu* MainWindow::fillBars()
{
    QMenu* docks = fillMenuBar(*this, m_actions);
    fillFileBar(*m_ui->fileBar, m_actions);
    m_ui->worldToolBar->addWidget(m_worldBar);
    m_ui->worldToolBar->addWidget(m_worldBar->takeSizePart());
    fillViewBar(*m_ui->viewBar, m_actions);
    auto* walkBar = new WalkBar(m_actions, m_document);
    m_ui->tabs->setCornerWidget(walkBar);
    addToMenuBar(*menuBar(), walkBar->speeds(), *m_actions[ActionId::RunUntil]);
    for (QToolBar* bar : {m_ui->fileBar, m_ui->viewBar, m_ui->worldToolBar}) {
        bar->toggleViewAction()->setVisible(false);
        extendForKeys(*bar);
    }
    showMoreOfMenus(*menuBar());
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    return docks;
}

void MainWindow::connectDocument()
{
    connect(&m_document, &Document::worldChanged, this, &MainWindow::takeWorld);
    connect(&m_document, &Document::titleChanged, this, &MainWindow::showTitle);
    connect(&m_opening->welcome(), &Welcome::changed, this, &MainWindow::followWelcome);
    connect(m_files, &FileCommands::failed, this, &MainWindow::showMessage);
    connect(m_status, &StatusLine::failed, this, &MainWindow::showMessage);
    connect(m_status, &StatusLine::failureMended, this, [this](const QString& sentence) {
        if (m_ui->messageBar->message() == sentence)
            m_ui->messageBar->hide();
    });
    connect(m_files, &FileCommands::opened, m_ui->messageBar, &QWidget::hide);
    connect(&m_document, &Document::fileTaken, m_ui->messageBar, &QWidget::hide); // opened or saved, after all
}

void MainWindow::connectFileActions()
{
    const auto on = [this](ActionId id, auto method) { connect(m_actions[id], &QAction::triggered, m_files, method); };
    connect(m_files, &FileCommands::aboutToLookAtDocument, this, &MainWindow::takeTyped);
    on(ActionId::New, &FileCommands::startNew);
    on(ActionId::Open, &FileCommands::open);
    on(ActionId::Save, &FileCommands::save);
    on(ActionId::SaveAs, &FileCommands::saveAs);
    connect(m_actions[ActionId::Quit], &QAction::triggered, this, &QWidget::close);
    QUndoStack* stack = &m_document.undoStack();
    for (const auto& [id, able, words] :
         {std::tuple{ActionId::Undo, &QUndoStack::canUndoChanged, &QUndoStack::undoTextChanged},
          std::tuple{ActionId::Redo, &QUndoStack::canRedoChanged, &QUndoStack::redoTextChanged}}) {
        m_actions[id]->setEnabled(false);
        connect(stack, able, m_actions[id], &QAction::setEnabled);
        connect(stack, words, this, &MainWindow::showUndoTexts);
    }
    connect(m_actions[ActionId::Undo], &QAction::triggered, stack, &QUndoStack::undo);
    connect(m_actions[ActionId::Redo], &QAction::triggered, stack, &QUndoStack::redo);
}

void MainWindow::showUndoTexts()
{
    const auto show = [](QAction& action, const QString& verb, const QString& what) {
        action.setText(what.isEmpty() ? verb : tr("%1: %2").arg(verb, what));
    };
    show(*m_actions[ActionId::Undo], tr("&Undo"), m_document.undoStack().undoText());
    show(*m_actions[ActionId::Redo], tr("&Redo"), m_document.undoStack().redoText());
}

void MainWindow::retranslate()
{
    m_ui->retranslateUi(this);
    showTitle();
    showUndoTexts();
}

/// What is typed outside of the docks, whose panels take their own, or in the cell of a list.
void MainWindow::takeTyped()
{
    m_worldBar->settle();
    for (auto* popup : findChildren<MarkerPopup*>())
        popup->settle();
    QWidget* typed = QApplication::focusWidget();
    for (QWidget* part = typed; part != nullptr; part = part->parentWidget()) {
        auto* list = qobject_cast<QAbstractItemView*>(part);
        if (list != nullptr && list->viewport()->isAncestorOf(typed))
            return list->setFocus(); // which ends the edit
    }
}

void MainWindow::connectViewActions()
{
    const auto on = [this](ActionId id, auto work) { connect(m_actions[id], &QAction::triggered, this, work); };
    connect(m_commands, &CommandWiring::themeChosen, this, &MainWindow::setThemeChoice);
    connect(m_commands, &CommandWiring::colorsChosen, this, [this] { showTheme(currentTheme()); });
    on(ActionId::About, [this] { showAbout(); });
    m_actions[ActionId::ShowDocks]->setChecked(true);
    connect(m_actions[ActionId::ShowDocks], &QAction::triggered, this,
            [this](bool shown) { m_docks->setAllHidden(!shown); });
}

void MainWindow::connectWorldActions()
{
    connect(m_worldBar, &WorldBar::settingsEdited, this, &MainWindow::takeSettings);
    connect(m_worldBar, &WorldBar::editingFinished, this, [this] { m_maps->focus(); });
    connect(m_actions[ActionId::RandomName], &QAction::triggered, this, [this] {
        WorldSettings settings = m_document.world().settings();
        settings.name = randomName();
        reseed(settings);
    });
    connect(m_actions[ActionId::CopySeed], &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(QString::number(m_document.world().seed())); });
}

void MainWindow::takeWorld()
{
    m_worldBar->showSettings(m_document.world().settings());
}

void MainWindow::showTitle()
{
    if (m_opening->welcome().isShown() && !m_opening->welcome().hasProject())
        return setWindowTitle(QStringLiteral("Zonewright"));
    QString name = m_document.title();
    const QFileInfo file(m_document.fileName());
    if (!m_document.fileName().isEmpty() && file.completeBaseName().compare(name, Qt::CaseInsensitive) != 0)
        name = tr("%1 (%2)", "world and file").arg(name, file.fileName());
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    setWindowTitle(tr("%1[*] — Zonewright").arg(name));
    setWindowModified(m_document.isModified());
}

void MainWindow::reseed(const WorldSettings& settings, Gesture gesture)
{
    if (const auto reseeded = m_document.reseed(settings, gesture); !reseeded)
        showMessage(asSentence(errorTextWithPlace(reseeded.error())));
}

/// What is turned in one run is one step of the history.
void MainWindow::takeSettings(const WorldSettings& settings, int run)
{
    if (run != 0 && run != m_run)
        m_resizing = m_document.newGesture();
    m_run = run;
    reseed(settings, run != 0 ? m_resizing : Gesture::None);
}

void MainWindow::showMessage(const QString& sentence)
{
    m_ui->messageBar->showMessage(sentence);
}

void MainWindow::addBar(QWidget& bar)
{
    m_ui->layout->insertWidget(0, &bar);
    QWidget* before = m_ui->messageBar->findChild<QToolButton*>(); // its place for the Tab key is that for the eye
    for (auto* button : bar.findChildren<QAbstractButton*>()) {
        setTabOrder(before, button);
        before = button;
    }
}

void MainWindow::showAbout()
{
    if (!m_about)
        m_about = new AboutDialog(this);
    m_about->show();
    m_about->raise();
    m_about->activateWindow();
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    showTheme(resolved(choice));
    const auto action = choice == ThemeChoice::System  ? ActionId::SystemTheme
                        : choice == ThemeChoice::Light ? ActionId::LightTheme
                                                       : ActionId::DarkTheme;
    m_actions[action]->setChecked(true);
}

void MainWindow::showTheme(Theme ground)
{
    const Theme theme = withApart(ground, m_commands->preferences().values().apartColors);
    applyTheme(theme);
    m_maps->setTheme(theme);
}

void MainWindow::setTab(MapTab tab)
{
    m_maps->setTab(tab);
}

Session MainWindow::session() const
{
    const QByteArray beforeHiding = m_docks->stateBeforeHiding();
    return {.geometry = saveGeometry(),
            .docks = sealedDocks(beforeHiding.isEmpty() ? m_opening->welcome().dockState() : beforeHiding),
            .docksHidden = m_hidesDocks || !beforeHiding.isEmpty(),
            .project = m_document.fileName(),
            .place = m_ui->worldView->place(),
            .zoneZoom = m_ui->zoneView->place().fitted ? 0.0 : m_ui->zoneView->zoom(),
            .floor = m_document.floorFocus().floor(),
            .floorPlace = m_ui->floorPage->view().place(),
            .tab = m_ui->tabs->currentIndex()};
}

void MainWindow::restoreSession(const Session& session)
{
    if (isWholeGeometry(session.geometry))
        restoreGeometry(session.geometry);
    const QByteArray docks = openedDocks(session.docks);
    m_opening->welcome().restoreDockState(docks);
    m_docksAreNew = m_docksAreNew && docks.isEmpty();
    bringOnScreen(*this, availableScreens());
    m_ui->worldView->setPlace(session.place);
    if (session.zoneZoom > 0.0)
        m_ui->zoneView->setZoom(session.zoneZoom);
    if (session.project == m_document.fileName()) {
        m_document.floorFocus().setFloor(session.floor);
        if (!session.floorPlace.fitted) // otherwise as floors are shown at first
            m_ui->floorPage->view().setPlace(session.floorPlace);
    }
    if (!docks.isEmpty()) // those in front are what was there
        m_docks->setSubject(subjectOf(static_cast<MapTab>(session.tab)));
    m_ui->tabs->setCurrentIndex(session.tab);
    m_hidesDocks = session.docksHidden && !docks.isEmpty();
    if (!m_opening->welcome().isShown())
        followDocks();
}

/// Those that the last session hid for a while are to come back as they were.
void MainWindow::followDocks()
{
    if (std::exchange(m_hidesDocks, false))
        m_docks->setAllHidden(true);
    m_actions[ActionId::ShowDocks]->setChecked(m_docks->isAnyShown());
}

/// Sizes that nobody chose are given once the window has its own.
void MainWindow::sizeNewDocks()
{
    if (!isVisible() || m_opening->welcome().isShown() || !std::exchange(m_docksAreNew, false))
        return;
    layout()->activate();
    m_docks->giveHintedSizes();
}

void MainWindow::followWelcome()
{
    showTitle();
    if (m_opening->welcome().isShown())
        return;
    if (m_docksAreNew)
        m_docks->raiseFirst();
    sizeNewDocks();
    followDocks();
    m_maps->focus();
}

bool MainWindow::isSettled() const
{
    if (m_opening->welcome().isShown())
        return m_opening->welcome().isSettled();
    return m_maps->isSettled() && m_document.overview().isReady() && m_docks->isSettled();
}

/// Docks that float came before their window, and so may lie under it.
void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    sizeNewDocks();
    QTimer::singleShot(0, this, [this] { m_docks->raiseFloating(); });
}

/// Docks behind others are passed by.
bool MainWindow::focusNextPrevChild(bool next)
{
    QWidget* neighbour = neighbourByTab(*this, next);
    if (neighbour != nullptr)
        neighbour->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return neighbour != nullptr;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_exports->putsOffClosing() || !m_files->confirmDiscard() || m_exports->putsOffClosing())
        return event->ignore(); // it may have been saved just now
    if (m_settings)
        writeSession(*m_settings, session());
    event->accept();
    Q_EMIT closed();
}

} // namespace zonewright
