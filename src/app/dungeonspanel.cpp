#include "app/dungeonspanel.h"

#include "app/actionset.h"
#include "app/dungeonstree.h"
#include "app/maps.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/problemwatch.h"
#include "ui_dungeonspanel.h"

#include <QAction>
#include <QMenu>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr QSize dungeonsPanelSize(panelWidth, 330); // at first, in logical pixels
constexpr QSize leastDungeonsSize(150, 48);

/// What the pictures of floors are made from, as the project is when they are asked for.
FloorPictures::SourceOf sourceOf(const Document& document)
{
    return [&document](std::int64_t id) -> std::optional<FloorSource> {
        const auto place = findFloor(document.project(), id);
        return place ? std::optional(FloorSource(document.project(), document.world().seed(), *place)) : std::nullopt;
    };
}

} // namespace

DungeonsPanel::DungeonsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_services(services)
    , m_ui(std::make_unique<Ui::DungeonsPanel>())
    , m_pictures(sourceOf(services.document))
    , m_commands(services.document, services.actions)
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("dungeonsPanel"));
    setAttribute(Qt::WA_StyledBackground);
    connect(&services.document.builtFloors(), &BuiltFloors::levelChanged, &m_pictures, &FloorPictures::expire);
    connect(&services.document, &Document::aboutToChange, &m_pictures, [this](const Change& change) {
        if (change.kind == ChangeKind::Project)
            m_pictures.clear(); // floors of the next one may have the same ids
    });
    m_ui->dungeonsTree->setParts(services.document, m_pictures);
    connect(&services.problems, &ProblemWatch::floorChanged, this, [this](ItemId floor) {
        dungeons().setProblemCount(floor, static_cast<int>(m_services.problems.count(floor)));
    });
    makeActions();
    connectTree();
    connectFocus();
    showNote({});
    showPages();
    showFocus();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

DungeonsPanel::~DungeonsPanel() = default;

void DungeonsPanel::retranslate()
{
    m_ui->retranslateUi(this);
    m_moveUp->setText(tr("Mo&ve Up"));
    m_moveDown->setText(tr("Move Do&wn"));
    m_reveal->setText(tr("Go to Its &Zone"));
}

QSize DungeonsPanel::sizeHint() const
{
    return dungeonsPanelSize;
}

QSize DungeonsPanel::minimumSizeHint() const
{
    return leastDungeonsSize;
}

DungeonsModel& DungeonsPanel::dungeons()
{
    return m_ui->dungeonsTree->dungeons();
}

void DungeonsPanel::makeActions()
{
    const ActionSet& actions = m_services.actions;
    m_ui->addDungeonButton->setDefaultAction(actions[ActionId::AddDungeon]);
    m_ui->addStripFloorButton->setDefaultAction(actions[ActionId::AddStripFloor]);
    m_ui->addDugFloorButton->setDefaultAction(actions[ActionId::AddDugFloor]);
    m_ui->duplicateFloorsButton->setDefaultAction(actions[ActionId::DuplicateFloors]);
    m_ui->removeItemsButton->setDefaultAction(actions[ActionId::RemoveItems]);
    connect(m_ui->newDungeonButton, &QAbstractButton::clicked, actions[ActionId::AddDungeon], &QAction::trigger);
    connect(actions[ActionId::RenameItem], &QAction::triggered, this, &DungeonsPanel::renameCurrent);
    QWidget& rows = *m_ui->dungeonsTree;
    m_moveUp = addRowAction(rows, "move-up", Qt::ALT | Qt::Key_Up, "chevron-up");
    m_moveDown = addRowAction(rows, "move-down", Qt::ALT | Qt::Key_Down, "chevron-down");
    m_reveal = addRowAction(rows, "reveal-dungeon", {}, "go-to");
    connect(m_moveUp, &QAction::triggered, &m_commands, [this] { m_commands.moveBy(-1); });
    connect(m_moveDown, &QAction::triggered, &m_commands, [this] { m_commands.moveBy(1); });
    connect(m_reveal, &QAction::triggered, this, [this] {
        const QPoint zone = m_ui->dungeonsTree->currentIndex().data(ZoneRole).toPoint();
        m_services.maps.reveal({zone.x(), zone.y()});
    });
    connect(addDeleteKey(rows), &QAction::triggered, actions[ActionId::RemoveItems], &QAction::trigger);
}

void DungeonsPanel::connectTree()
{
    DungeonsTree* tree = m_ui->dungeonsTree;
    tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(tree, &QWidget::customContextMenuRequested, this, &DungeonsPanel::openMenu);
    connect(tree, &DungeonsTree::chosenChanged, this, &DungeonsPanel::takeChosen);
    connect(tree, &DungeonsTree::opened, this, &DungeonsPanel::open);
    connect(&tree->dungeons(), &DungeonsModel::refused, this, &DungeonsPanel::showNote);
    connect(&m_commands, &DungeonCommands::refused, this, &DungeonsPanel::showNote);
    connect(&m_commands, &DungeonCommands::added, this, &DungeonsPanel::takeAdded);
}

/// After the rows of the tree, which the document tells first.
void DungeonsPanel::connectFocus()
{
    const FloorFocus& focus = m_services.document.floorFocus();
    connect(&focus, &FloorFocus::floorChanged, this, &DungeonsPanel::showFocus);
    connect(&focus, &FloorFocus::chosenFloorsChanged, this, &DungeonsPanel::showFocus);
    connect(&m_services.document, &Document::changed, this, &DungeonsPanel::endChange);
}

/// Where dungeons alone are selected, the editor goes on looking at the floor that it looks at.
void DungeonsPanel::takeChosen()
{
    DungeonsTree& tree = *m_ui->dungeonsTree;
    if (m_isFollowing || tree.dungeons().isChanging())
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    showNote({});
    const std::vector<ItemId> floors = tree.chosenFloors();
    const auto isChosen = [&](ItemId id) { return std::ranges::find(floors, id) != floors.end(); };
    FloorFocus& focus = m_services.document.floorFocus();
    if (!floors.empty()) {
        const ItemId current = tree.currentItem();
        focus.chooseFloors(floors, isChosen(current)         ? current
                                   : isChosen(focus.floor()) ? focus.floor()
                                                             : floors.front());
    }
    m_commands.choose({.dungeons = tree.chosenDungeons(), .floors = floors, .current = tree.currentItem()});
}

/// While the project changes, rows are not there yet.
void DungeonsPanel::showFocus()
{
    if (m_isFollowing)
        return;
    DungeonsTree& tree = *m_ui->dungeonsTree;
    m_focusIsNew = tree.dungeons().isChanging();
    if (m_focusIsNew)
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const FloorFocus& focus = m_services.document.floorFocus();
    if (tree.chosenFloors() != focus.chosenFloors() || tree.currentItem() != focus.floor())
        tree.choose(focus.chosenFloors(), focus.floor());
    m_commands.choose({.dungeons = {}, .floors = focus.chosenFloors(), .current = focus.floor()});
}

void DungeonsPanel::endChange()
{
    showPages();
    showNote({});
    const DungeonsTree& tree = *m_ui->dungeonsTree;
    if (m_focusIsNew || !tree.selectionModel()->hasSelection())
        showFocus();
    else
        takeChosen();
}

void DungeonsPanel::showPages()
{
    const bool isEmpty = m_services.document.project().dungeons.empty();
    QWidget* page = isEmpty ? static_cast<QWidget*>(m_ui->noDungeonsPage) : m_ui->treePage;
    m_ui->dungeonPages->setCurrentWidget(page);
}

void DungeonsPanel::showNote(const QString& sentence)
{
    m_ui->dungeonsNote->setText(sentence);
    m_ui->dungeonsNote->setVisible(!sentence.isEmpty());
}

void DungeonsPanel::takeAdded(const std::vector<ItemId>& items, bool isToBeNamed)
{
    m_ui->dungeonsTree->choose(items, items.front());
    takeChosen(); // also where the same are selected as before
    if (!isToBeNamed)
        return;
    bringForward(*this);
    m_ui->dungeonsTree->editName(items.front());
}

void DungeonsPanel::renameCurrent()
{
    bringForward(*this);
    m_ui->dungeonsTree->editName(m_commands.chosen().current);
}

void DungeonsPanel::open(ItemId item)
{
    const Project& project = m_services.document.project();
    if (findFloor(project, item)) {
        m_services.document.floorFocus().setFloor(item);
        m_services.actions[ActionId::ShowFloor]->trigger();
    } else if (const auto dungeon = findDungeon(project, item)) {
        m_services.maps.reveal(project.dungeons[*dungeon].zone);
    }
}

void DungeonsPanel::openMenu(const QPoint& at)
{
    const ActionSet& actions = m_services.actions;
    m_moveUp->setEnabled(m_commands.canMoveBy(-1));
    m_moveDown->setEnabled(m_commands.canMoveBy(1));
    m_reveal->setEnabled(m_ui->dungeonsTree->currentIndex().isValid());
    QMenu menu(this);
    menu.addActions({actions[ActionId::ShowFloor], m_reveal});
    menu.addSeparator();
    menu.addActions(
        {actions[ActionId::RenameItem], actions[ActionId::DuplicateFloors], actions[ActionId::RemoveItems]});
    menu.addSeparator();
    menu.addActions({m_moveUp, m_moveDown});
    menu.addSeparator();
    if (!m_commands.chosen().floors.empty()) { // they are about floors, wherever the editor looks
        menu.addActions({actions[ActionId::RedrawRooms], actions[ActionId::RedrawJunctions]});
        menu.addSeparator();
    }
    menu.addActions({actions[ActionId::AddDungeon], actions[ActionId::AddStripFloor], actions[ActionId::AddDugFloor]});
    menu.exec(m_ui->dungeonsTree->viewport()->mapToGlobal(at));
    m_moveUp->setEnabled(true); // by key they find out themselves
    m_moveDown->setEnabled(true);
}

} // namespace zonewright
