#include "app/floorpanel.h"

#include "app/actionset.h"
#include "app/filecommands.h"
#include "app/limitedspinbox.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "document/document.h"
#include "document/flooredits.h"
#include "document/languagechange.h"
#include "models/roomsequence.h"
#include "models/sentence.h"
#include "project/dungeonformat.h"
#include "project/errortext.h"
#include "ui_floorpanel.h"

#include <QAction>
#include <QKeyEvent>

#include <utility>

namespace zonewright {

namespace {

constexpr int floorPanelLines = 24; // of text, that its hint has room for
constexpr QSize leastFloorSize(180, 64);

enum RoomOrder { InThisOrder, AtRandom };

enum HeroRule { InRightmostRoom, FromFloorAbove };

enum ExitRule { InLeftmostRoom, AtChosenCell };

} // namespace

FloorPanel::FloorPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_services(services)
    , m_ui(std::make_unique<Ui::FloorPanel>())
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("floorPanel"));
    setAttribute(Qt::WA_StyledBackground);
    makeFields();
    connectStrip();
    connectSequence();
    connectDug();
    const FloorFocus& focus = services.document.floorFocus();
    connect(&focus, &FloorFocus::floorChanged, this, &FloorPanel::takeFloor);
    connect(&focus, &FloorFocus::contentChanged, this, &FloorPanel::showAll);
    connect(&services.document, &Document::aboutToChange, this, &FloorPanel::prepare);
    connect(&services.document, &Document::changed, this, &FloorPanel::follow);
    connect(&services.files, &FileCommands::aboutToLookAtDocument, this, &FloorPanel::settle);
    showNote({});
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

FloorPanel::~FloorPanel() = default;

/// What a number cannot be is told in the words that it was told in.
void FloorPanel::retranslate()
{
    m_ui->retranslateUi(this);
    nameLists(*this);
    if (m_ui->sequenceEdit->isModified())
        checkSequence();
    showAll();
}

QSize FloorPanel::sizeHint() const
{
    return {panelWidth, floorPanelLines * fontMetrics().height()};
}

QSize FloorPanel::minimumSizeHint() const
{
    return leastFloorSize;
}

void FloorPanel::makeFields()
{
    for (auto* box : findChildren<QComboBox*>())
        wheelNeedsFocus(*box);
    for (auto* box : findChildren<LimitedSpinBox*>())
        wheelNeedsFocus(*box);
    const auto limit = [](LimitedSpinBox* box, Limits limits) { box->setRange(limits.low, limits.high); };
    limit(m_ui->roomCountBox, stripRoomLimits);
    limit(m_ui->exitXBox, {0, highestFloorPlace});
    limit(m_ui->exitYBox, {0, highestFloorPlace});
    limit(m_ui->dugWidthBox, dugSideLimits);
    limit(m_ui->dugHeightBox, dugSideLimits);
    limit(m_ui->dugCountBox, dugPieceLimits);
    const ActionSet& actions = m_services.actions;
    m_ui->redrawStripButton->setDefaultAction(actions[ActionId::RedrawRooms]);
    m_ui->redrawDugButton->setDefaultAction(actions[ActionId::RedrawRooms]);
    m_ui->redrawJunctionsButton->setDefaultAction(actions[ActionId::RedrawJunctions]);
}

void FloorPanel::connectNumber(LimitedSpinBox& box, const std::function<void(int)>& take)
{
    connect(&box, &QSpinBox::valueChanged, this, take);
    connect(&box, &LimitedSpinBox::settled, this, [this] { showNote({}); });
    connect(&box, &LimitedSpinBox::refused, this, [this, &box](const QString& typed) {
        showNote(asSentence(errorText({.code = ErrorCode::OutOfRange,
                                       .value = typed.toStdString(),
                                       .low = box.minimum(),
                                       .high = box.maximum()})));
    });
}

void FloorPanel::connectChoice(QComboBox& box, const std::function<void(int)>& take)
{
    connect(&box, &QComboBox::activated, this, [this, take](int index) {
        take(index);
        showAll(); // also what was chosen and nothing came of
    });
}

const StripPlan* FloorPanel::strip() const
{
    const FloorPlan* floor = m_services.document.floorFocus().plan();
    return floor ? floor->strip() : nullptr;
}

const DugPlan* FloorPanel::dug() const
{
    const FloorPlan* floor = m_services.document.floorFocus().plan();
    return floor ? floor->dug() : nullptr;
}

const RoomCatalogue* FloorPanel::catalogueOf(const StripPlan& plan) const
{
    const ProjectCatalogue* catalogue = findCatalogue(m_services.document.project(), plan.catalogue);
    return catalogue ? catalogue->rooms.get() : nullptr;
}

void FloorPanel::connectStrip()
{
    connectChoice(*m_ui->floorCatalogueBox, [this](int index) {
        const auto id = m_ui->floorCatalogueBox->itemData(index).toLongLong();
        changeStrip([id](StripPlan& plan) { plan.catalogue = id; });
    });
    connectChoice(*m_ui->roomOrderBox, [this](int order) { takeRoomOrder(order); });
    connectNumber(*m_ui->roomCountBox,
                  [this](int count) { changeStrip([count](StripPlan& plan) { plan.count = count; }); });
    connectChoice(*m_ui->heroBox, [this](int rule) {
        changeStrip([rule](StripPlan& plan) { plan.heroFromAbove = rule == FromFloorAbove; });
    });
    connectChoice(*m_ui->exitBox, [this](int rule) {
        const BuiltFloor* built = m_services.document.floorFocus().built();
        const Point there = built ? built->exit.value_or(Point{}) : Point{};
        takeExit(rule == AtChosenCell ? std::optional(there) : std::nullopt, false);
    });
    const auto takeCell = [this] {
        if (strip() && strip()->exit)
            takeExit(Point{m_ui->exitXBox->value(), m_ui->exitYBox->value()}, true);
    };
    connectNumber(*m_ui->exitXBox, [takeCell](int) { takeCell(); });
    connectNumber(*m_ui->exitYBox, [takeCell](int) { takeCell(); });
}

void FloorPanel::connectSequence()
{
    m_ui->sequenceEdit->installEventFilter(this);
    connect(m_ui->sequenceEdit, &QLineEdit::textEdited, this, &FloorPanel::checkSequence);
    connect(m_ui->sequenceEdit, &QLineEdit::editingFinished, this, &FloorPanel::takeSequence);
}

void FloorPanel::connectDug()
{
    connectChoice(*m_ui->pieceListBox, [this](int index) {
        const auto id = m_ui->pieceListBox->itemData(index).toLongLong();
        changeDug([id](DugPlan& plan) { plan.pieces = id; });
    });
    connectNumber(*m_ui->dugWidthBox,
                  [this](int side) { changeDug([side](DugPlan& plan) { plan.size.width = side; }); });
    connectNumber(*m_ui->dugHeightBox,
                  [this](int side) { changeDug([side](DugPlan& plan) { plan.size.height = side; }); });
    connectNumber(*m_ui->dugCountBox, [this](int count) { changeDug([count](DugPlan& plan) { plan.count = count; }); });
    connectChoice(*m_ui->stairsBox, [this](int index) {
        changeDug([index](DugPlan& plan) { plan.stairs = index == 0 ? FirstStairs::Up : FirstStairs::Down; });
    });
    connect(m_ui->pruneBox, &QAbstractButton::clicked, this,
            [this](bool prune) { changeDug([prune](DugPlan& plan) { plan.prune = prune; }); });
}

/// Rooms that were there by chance stay when they are put in an order, and their number when they are drawn again.
void FloorPanel::takeRoomOrder(int order)
{
    const StripFloor* built = m_services.document.floorFocus().strip();
    if (!built || !strip() || strip()->sequence.empty() == (order == AtRandom))
        return;
    m_ui->sequenceEdit->setModified(false);
    changeStrip([&](StripPlan& plan) {
        plan.count = static_cast<int>(built->rooms().size());
        plan.sequence.clear();
        for (const StripRoom& room : built->rooms()) {
            if (order == InThisOrder)
                plan.sequence.push_back(room.code);
        }
    });
}

/// While it is typed.
void FloorPanel::checkSequence()
{
    const RoomCatalogue* catalogue = strip() ? catalogueOf(*strip()) : nullptr;
    if (!catalogue)
        return;
    const TypedSequence typed = sequenceFromText(m_ui->sequenceEdit->text(), *catalogue, strip()->sequence);
    m_sequenceError = typed.error;
    if (typed.error.isEmpty())
        m_ui->sequenceEdit->setToolTip(sequenceTip(typed.codes, *catalogue));
    markInvalid(*m_ui->sequenceEdit, !typed.error.isEmpty());
    showNote(typed.error);
}

/// What cannot be taken stays there with its reason.
void FloorPanel::takeSequence()
{
    if (!m_ui->sequenceEdit->isModified())
        return;
    takeTypedSequence(m_floor, m_ui->sequenceEdit->text());
    if (m_sequenceError.isEmpty()) {
        m_ui->sequenceEdit->setModified(false);
        showAll();
    }
}

void FloorPanel::takeTypedSequence(ItemId floor, const QString& text)
{
    const Project& project = m_services.document.project();
    const auto place = findFloor(project, floor);
    const StripPlan* before = place ? floorAt(project, *place).strip() : nullptr;
    const RoomCatalogue* catalogue = before ? catalogueOf(*before) : nullptr;
    if (!catalogue)
        return;
    const TypedSequence typed = sequenceFromText(text, *catalogue, before->sequence);
    if (!typed.error.isEmpty())
        return;
    StripPlan after = *before;
    after.sequence = typed.codes;
    after.count = static_cast<int>(typed.codes.size());
    change(floor, after);
}

/// Turned in one go, with nothing else between, it is one step.
void FloorPanel::takeExit(const std::optional<Point>& exit, bool isTurned)
{
    Document& document = m_services.document;
    if (!isTurned || m_exitStep != document.undoStack().index())
        m_exitGesture = document.newGesture();
    const auto chosen = chooseExit(document, m_floor, exit, isTurned ? m_exitGesture : Gesture::None);
    m_exitStep = isTurned ? document.undoStack().index() : -1;
    showNote(chosen ? QString() : asSentence(errorText(chosen.error())));
    showAll();
}

void FloorPanel::changeStrip(const std::function<void(StripPlan&)>& edit)
{
    if (!strip())
        return;
    StripPlan plan = *strip();
    edit(plan);
    change(m_floor, plan);
    showAll();
}

void FloorPanel::changeDug(const std::function<void(DugPlan&)>& edit)
{
    if (!dug())
        return;
    DugPlan plan = *dug();
    edit(plan);
    change(m_floor, plan);
    showAll();
}

bool FloorPanel::change(ItemId floor, const PlanSettings& settings)
{
    const auto changed = changeFloor(m_services.document, floor, settings);
    showNote(changed ? QString() : asSentence(errorText(changed.error())));
    return changed.has_value();
}

void FloorPanel::settle()
{
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->interpretText();
    takeSequence();
}

/// Esc takes back what is typed; undo and redo are the window's while nothing is.
bool FloorPanel::eventFilter(QObject* watched, QEvent* event)
{
    QLineEdit& edit = *m_ui->sequenceEdit;
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != &edit || !isKey)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        const bool isHistory = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (!isHistory || edit.isModified())
            return false;
        event->ignore();
        return true;
    }
    if (key->key() != Qt::Key_Escape || !edit.isModified())
        return false;
    edit.setModified(false);
    showNote({});
    showAll();
    edit.selectAll();
    return true;
}

void FloorPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        showAll();
}

} // namespace zonewright
