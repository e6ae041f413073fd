#include "app/roomspanel.h"

#include "app/actionset.h"
#include "app/elidedlabel.h"
#include "app/filecommands.h"
#include "app/iconengine.h"
#include "app/itemnames.h"
#include "app/limitedspinbox.h"
#include "app/maps.h"
#include "app/nameedit.h"
#include "app/panels.h"
#include "app/roomcommands.h"
#include "app/statusline.h"
#include "app/wheelfocus.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/sentence.h"
#include "project/errortext.h"
#include "render/tileset.h"
#include "ui_roomspanel.h"
#include "views/roomdelegate.h"

#include <QAction>
#include <QApplication>
#include <QItemSelectionModel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <array>
#include <cstdlib>
#include <limits>
#include <set>
#include <utility>

namespace zonewright {

namespace {

constexpr int roomsPanelLines = 24; // of text, that its hint has room for
constexpr QSize leastRoomsSize(150, 48);
constexpr int roomsMargin = 8; // logical pixels, beside a line of text, and above and below together

/// Codes of the other rooms, and those that floors name though no room has them: a room that gets one is theirs.
std::set<std::int32_t> takenCodes(const Project& project, const RoomFocus& focus)
{
    std::set<std::int32_t> codes;
    if (focus.room() == nullptr)
        return codes;
    for (const RoomType& room : focus.rooms()->rooms())
        codes.insert(room.code);
    for (const FloorPlace place : allFloors(project)) {
        const StripPlan* plan = floorAt(project, place).strip();
        if (plan != nullptr && plan->catalogue == focus.catalogue())
            codes.insert(plan->sequence.begin(), plan->sequence.end());
    }
    codes.erase(focus.room()->code);
    return codes;
}

bool isNoteCut(const QLabel& label)
{
    return label.fontMetrics().horizontalAdvance(label.text()) > label.contentsRect().width();
}

} // namespace

RoomsPanel::RoomsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_services(services)
    , m_ui(std::make_unique<Ui::RoomsPanel>())
    , m_model(services.document)
    , m_delegate(new RoomDelegate(services.maps.tilesets(), this))
    , m_commands(new RoomCommands(services.document, services.actions, services.status, *this))
    , m_putStart(new QAction(this))
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("roomsPanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_ui->roomsNote->setContentsMargins(roomsMargin, 0, roomsMargin, 0);
    m_ui->roomsNote->setFixedHeight(fontMetrics().height() + roomsMargin);
    m_ui->roomsNote->setElideMode(Qt::ElideRight);
    makeButtons();
    makeMenus();
    connectList();
    connectCanvas();
    connectFields();
    const RoomFocus& focus = services.document.roomFocus();
    connect(&focus, &RoomFocus::catalogueChanged, this, &RoomsPanel::dropTyped);
    connect(&focus, &RoomFocus::roomsChanged, this, &RoomsPanel::takeRoom);
    connect(&focus, &RoomFocus::contentChanged, this, [this] {
        if (!m_isTaking)
            m_turned = nullptr; // what it began with is no more what there was
        showAll();
    });
    connect(&services.document, &Document::aboutToChange, this, [this](const Change& change) {
        if (change.kind == ChangeKind::Project)
            dropTyped(); // rooms of the next one may have the same codes
    });
    connect(&services.document, &Document::changed, this, [this](const Change& change) {
        if (change.kind == ChangeKind::CatalogueInserted || change.kind == ChangeKind::CatalogueRemoved ||
            change.kind == ChangeKind::CatalogueReplaced)
            showCatalogues(); // which may be another than the one that is looked at
    });
    connect(&services.files, &FileCommands::aboutToLookAtDocument, this, &RoomsPanel::settle);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

RoomsPanel::~RoomsPanel() = default;

/// A refusal keeps its words.
void RoomsPanel::retranslate()
{
    m_ui->retranslateUi(this);
    nameLists(*this);
    m_putStart->setText(tr("Set &Start Here"));
    if (!m_ui->roomsNote->property("invalid").toBool())
        showNote({});
    showAll();
}

QSize RoomsPanel::sizeHint() const
{
    return {panelWidth, roomsPanelLines * fontMetrics().height()};
}

QSize RoomsPanel::minimumSizeHint() const
{
    return leastRoomsSize;
}

void RoomsPanel::makeButtons()
{
    for (const auto& [button, id] :
         {std::pair{m_ui->newRoomButton, ActionId::NewRoom},
          std::pair{m_ui->duplicateRoomButton, ActionId::DuplicateRoom},
          std::pair{m_ui->mirrorRoomButton, ActionId::MirrorRoom}, std::pair{m_ui->flipRoomButton, ActionId::FlipRoom},
          std::pair{m_ui->rotateRoomButton, ActionId::RotateRoom},
          std::pair{m_ui->removeRoomsButton, ActionId::RemoveRooms}})
        button->setDefaultAction(m_services.actions[id]);
    for (const auto& [button, id] : {std::pair{m_ui->newCatalogueButton, ActionId::NewCatalogue},
                                     std::pair{m_ui->importCatalogueButton, ActionId::ImportCatalogue}})
        connect(button, &QAbstractButton::clicked, m_services.actions[id], &QAction::trigger);
    connect(m_ui->embedCatalogueButton, &QAbstractButton::clicked, this, [this] {
        m_ui->roomsList->setFocus(Qt::OtherFocusReason); // the button goes away
        m_services.actions[ActionId::EmbedCatalogue]->trigger();
    });
}

void RoomsPanel::makeMenus()
{
    const ActionSet& actions = m_services.actions;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("catalogueMenu"));
    menu->addActions({actions[ActionId::NewCatalogue], actions[ActionId::RenameCatalogue]});
    menu->addSeparator();
    menu->addActions(
        {actions[ActionId::ImportCatalogue], actions[ActionId::ExportCatalogue], actions[ActionId::EmbedCatalogue]});
    menu->addSeparator();
    menu->addAction(actions[ActionId::RemoveCatalogue]);
    m_ui->catalogueMenuButton->setMenu(menu);
    m_ui->catalogueMenuButton->setIcon(themedIcon(QStringLiteral("menu")));
    connect(actions[ActionId::RenameCatalogue], &QAction::triggered, this, &RoomsPanel::renameCatalogueHere);
    connect(m_putStart, &QAction::triggered, m_ui->roomCanvas, &RoomCanvas::putStartAtCursor);
}

/// While rows come and go the selection of the list says nothing; taken() brings it in step again.
void RoomsPanel::connectList()
{
    const auto begin = [this] { m_isFollowing = true; };
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, begin);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeInserted, this, begin);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, begin);
    m_delegate->setTheme(currentTheme());
    m_ui->roomsList->setItemDelegate(m_delegate);
    m_ui->roomsList->setModel(&m_model); // whose selection hears of rows after this
    connect(&m_model, &RoomsModel::taken, this, &RoomsPanel::followFocus);
    const QItemSelectionModel* selection = m_ui->roomsList->selectionModel();
    connect(selection, &QItemSelectionModel::selectionChanged, this, &RoomsPanel::takeSelection);
    connect(selection, &QItemSelectionModel::currentChanged, this, [this, selection](const QModelIndex& current) {
        if (selection->isSelected(current)) // else only the keys went there
            takeSelection();
    });
    connect(m_ui->roomsList, &RoomsView::deleteAsked, this,
            [this] { triggerOrSay(m_services, ActionId::RemoveRooms); });
    connect(m_ui->roomsList, &RoomsView::paintAsked, this, [this] { m_ui->roomCanvas->setFocus(Qt::TabFocusReason); });
    connect(m_ui->roomsList, &RoomsView::nameAsked, this, [this] {
        if (!m_ui->roomNameEdit->isEnabled())
            return m_services.status.say(m_services.actions.reason(ActionId::NewRoom));
        m_ui->roomNameEdit->setFocus(Qt::TabFocusReason);
        m_ui->roomNameEdit->selectAll();
    });
    connect(m_ui->roomsList, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& at) { openMenu(*m_ui->roomsList->viewport(), at); });
    followFocus();
}

void RoomsPanel::connectCanvas()
{
    RoomCanvas& canvas = *m_ui->roomCanvas;
    canvas.setTheme(currentTheme());
    canvas.setParts(m_services.document, m_services.maps.tilesets());
    connect(&canvas, &RoomCanvas::cellSaid, &m_services.status, &StatusLine::say);
    connect(&canvas, &RoomCanvas::refused, &m_services.status, &StatusLine::say);
    connect(&canvas, &RoomCanvas::menuAsked, this,
            [this](const QPoint& at) { openMenu(*m_ui->roomCanvas->viewport(), at); });
}

void RoomsPanel::connectFields()
{
    Document& document = m_services.document;
    RoomFocus& focus = document.roomFocus();
    for (auto* box : findChildren<LimitedSpinBox*>())
        wheelNeedsFocus(*box);
    wheelNeedsFocus(*m_ui->roomCatalogueBox);
    m_ui->roomCodeBox->setRange(std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
    m_ui->roomCodeBox->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_ui->roomStartXBox->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_ui->roomStartYBox->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_ui->roomWidthBox->setRange(roomWidthLimits.low, roomWidthLimits.high);
    m_ui->roomRowsBox->setRange(roomRowLimits.low, roomRowLimits.high);
    connect(m_ui->roomCatalogueBox, &QComboBox::activated, this, &RoomsPanel::takeCatalogue);
    m_ui->roomCodeBox->setTaken([&] { return takenCodes(document.project(), focus); });
    connectNumber(*m_ui->roomCodeBox, [&](int code, const Turning& turning) {
        return recodeRooms(document, focus.catalogue(),
                           std::array{RecodedRoom{.before = focus.room()->code, .after = code}}, turning.gesture);
    });
    connectNumber(*m_ui->roomWidthBox, [&](int width, const Turning& turning) {
        return resizeRooms(document, focus.catalogue(), std::vector(focus.chosenRooms()), width, turning);
    });
    connectNumber(*m_ui->roomRowsBox, [&](int rows, const Turning& turning) {
        return setCatalogueRows(document, focus.catalogue(), rows, turning);
    });
    connectNumber(*m_ui->roomStartXBox, [&](int x, const Turning& turning) {
        return moveRoomStart(document, focus.catalogue(), focus.room()->code, {x, focus.room()->start.y}, turning);
    });
    connectNumber(*m_ui->roomStartYBox, [&](int y, const Turning& turning) {
        return moveRoomStart(document, focus.catalogue(), focus.room()->code, {focus.room()->start.x, y}, turning);
    });
    connect(qApp, &QApplication::focusChanged, this, &RoomsPanel::endTurning);
    connect(m_ui->roomNameEdit, &NameEdit::typed, this, [&, this](const QString& name) {
        if (focus.room() != nullptr)
            report(renameRoom(document, focus.catalogue(), focus.room()->code, name.toStdString()));
    });
    connect(m_ui->catalogueNameEdit, &NameEdit::typed, this, [&, this](const QString& name) {
        report(renameCatalogue(document, focus.catalogue(), name.toStdString()));
    });
    for (const NameEdit* edit : {m_ui->roomNameEdit, m_ui->catalogueNameEdit})
        connect(edit, &NameEdit::takenBack, this, [this] { showNote({}); });
    connect(m_ui->catalogueNameEdit, &NameEdit::left, this,
            [this] { m_ui->catalogueNames->setCurrentWidget(m_ui->roomCatalogueBox); });
}

void RoomsPanel::connectNumber(LimitedSpinBox& box, const std::function<Result<void>(int, const Turning&)>& edit)
{
    connect(&box, &QSpinBox::valueChanged, this, [this, &box, edit](int value) { takeNumber(box, value, edit); });
    connect(&box, &LimitedSpinBox::settled, this, [this] { showNote({}); });
    connect(&box, &LimitedSpinBox::refused, this, [this, &box](const QString& typed) {
        showNote(asSentence(errorText({.code = ErrorCode::OutOfRange,
                                       .value = typed.toStdString(),
                                       .low = box.minimum(),
                                       .high = box.maximum()})));
    });
}

/// Its column and row are turned together.
bool RoomsPanel::isOfStart(const QWidget* field) const
{
    return field != nullptr && (field == m_ui->roomStartXBox || field == m_ui->roomStartYBox);
}

/// A start that is put somewhere is one step, with no slab on the way there, until other fields are gone to.
void RoomsPanel::endTurning(const QWidget* left, const QWidget* entered)
{
    if (isOfStart(left) && !isOfStart(entered) && isOfStart(m_turned))
        m_turned = nullptr;
}

/// Turned in one go, with nothing else between, it is one step that begins with what there was.
void RoomsPanel::takeNumber(LimitedSpinBox& box, int value,
                            const std::function<Result<void>(int, const Turning&)>& edit)
{
    Document& document = m_services.document;
    if (document.roomFocus().room() == nullptr)
        return;
    const bool goesOn = m_turned == &box || (isOfStart(m_turned) && isOfStart(&box));
    if (!goesOn || m_turnStep != document.undoStack().index()) {
        m_turned = &box;
        m_turning = {.gesture = document.newGesture(), .from = document.roomFocus().item()->rooms};
    }
    const QScopedValueRollback taking(m_isTaking, true);
    if (report(edit(value, m_turning)))
        sayLeft();
    m_turnStep = document.undoStack().index();
    showFields(); // also what was not taken
}

/// What a smaller room, or fewer rows, had no place for: it is gone without having been chosen.
void RoomsPanel::sayLeft()
{
    const RoomCatalogue* rooms = m_services.document.roomFocus().rooms();
    if (rooms == nullptr || m_turning.from == nullptr)
        return;
    const CatalogueContents& before = m_turning.from->contents();
    const CatalogueContents& now = rooms->contents();
    const auto paths = static_cast<int>(before.specialPaths.size()) - static_cast<int>(now.specialPaths.size());
    const auto pins = static_cast<int>(before.pins.size()) - static_cast<int>(now.pins.size());
    QStringList left;
    if (paths > 0)
        left << tr("%n special path(s)", nullptr, paths);
    if (pins > 0)
        left << tr("%n pin(s)", nullptr, pins);
    m_services.status.clearSaid();
    if (left.empty())
        return;
    const QString all = left.size() == 1 ? left.front() : tr("%1 and %2", "two counts").arg(left[0], left[1]);
    m_services.status.say(tr("Left with the cells that went: %1.", "special paths and pins").arg(all));
}

/// A code that is taken is the usual reason.
bool RoomsPanel::report(const Result<void>& result)
{
    QString sentence;
    if (!result && result.error().code == ErrorCode::Duplicate)
        sentence = tr("Another room has that code.");
    else if (!result)
        sentence = asSentence(errorText(result.error()));
    showNote(sentence);
    return result.has_value();
}

void RoomsPanel::settle()
{
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->interpretText();
    m_ui->roomNameEdit->settle();
    m_ui->catalogueNameEdit->settle();
}

/// What was typed for another catalogue or another room.
void RoomsPanel::dropTyped()
{
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->dropTyped();
    m_ui->roomNameEdit->dropTyped();
    m_ui->catalogueNameEdit->dropTyped();
    m_ui->catalogueNames->setCurrentWidget(m_ui->roomCatalogueBox);
    m_turned = nullptr;
}

void RoomsPanel::followFocus()
{
    const RoomFocus& focus = m_services.document.roomFocus();
    QItemSelectionModel* selection = m_ui->roomsList->selectionModel();
    QItemSelection rows;
    for (const std::int32_t code : focus.chosenRooms()) {
        if (const auto row = m_model.rowOf(code))
            rows.append(QItemSelectionRange(m_model.index(*row)));
    }
    m_isFollowing = true;
    selection->select(rows, QItemSelectionModel::ClearAndSelect);
    const auto row = focus.room() != nullptr ? m_model.rowOf(focus.room()->code) : std::nullopt;
    if (row && selection->currentIndex().row() != *row) {
        selection->setCurrentIndex(m_model.index(*row), QItemSelectionModel::NoUpdate);
        m_ui->roomsList->scrollTo(m_model.index(*row));
    }
    m_isFollowing = false;
    m_ui->roomsList->viewport()->update();
}

/// Of those that are chosen still, the one next to a current one that is chosen no more is current.
void RoomsPanel::takeSelection()
{
    const QItemSelectionModel* selection = m_ui->roomsList->selectionModel();
    if (m_isFollowing || !selection->currentIndex().isValid())
        return;
    const int before = selection->currentIndex().row();
    std::vector<std::int32_t> codes;
    std::optional<int> current;
    for (const QModelIndex& index : selection->selectedIndexes()) {
        const int row = index.row();
        codes.push_back(m_model.codeOf(row));
        if (!current || std::abs(row - before) < std::abs(*current - before))
            current = row;
    }
    if (!current)
        return followFocus(); // one is chosen always
    m_services.document.roomFocus().chooseRooms(std::move(codes), m_model.codeOf(*current));
}

void RoomsPanel::takeCatalogue(int index)
{
    m_services.document.roomFocus().setCatalogue(m_ui->roomCatalogueBox->itemData(index).toLongLong());
    showCatalogues();
}

/// Another room is painted, or others are chosen.
void RoomsPanel::takeRoom()
{
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->dropTyped();
    m_ui->roomNameEdit->dropTyped();
    if (!m_isTaking) // a room whose code is turned is no other one
        m_turned = nullptr;
    showNote({});
    if (m_model.rowCount() == static_cast<int>(m_services.document.roomFocus().rooms() != nullptr
                                                   ? m_services.document.roomFocus().rooms()->rooms().size()
                                                   : 0))
        followFocus(); // else the rows are about to come
    showFields();
}

void RoomsPanel::renameCatalogueHere()
{
    bringForward(*this);
    m_ui->catalogueNames->setCurrentWidget(m_ui->catalogueNameEdit);
    m_ui->catalogueNameEdit->setFocus(Qt::OtherFocusReason);
    m_ui->catalogueNameEdit->selectAll();
}

void RoomsPanel::showAll()
{
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    const bool isThere = m_services.document.roomFocus().item() != nullptr;
    m_ui->roomPages->setCurrentWidget(isThere ? static_cast<QWidget*>(m_ui->roomsScroll) : m_ui->noCataloguePage);
    showCatalogues();
    showFile();
    showFields();
}

void RoomsPanel::showCatalogues()
{
    if (!isVisible())
        return;
    const RoomFocus& focus = m_services.document.roomFocus();
    QComboBox& box = *m_ui->roomCatalogueBox;
    const QSignalBlocker blocker(box);
    const auto& catalogues = m_services.document.project().catalogues;
    const int count = static_cast<int>(catalogues.size());
    const QStringList names = itemNames(catalogues);
    while (box.count() > count)
        box.removeItem(count);
    for (int i = 0; i < count; ++i) {
        const ProjectCatalogue& catalogue = catalogues[static_cast<std::size_t>(i)];
        if (i == box.count())
            box.addItem({});
        box.setItemText(i, names[i]);
        box.setItemData(i, qint64{catalogue.id});
    }
    box.setCurrentIndex(box.findData(qint64{focus.catalogue()}));
    if (focus.item() != nullptr)
        m_ui->catalogueNameEdit->showName(QString::fromStdString(focus.rooms()->contents().name));
}

void RoomsPanel::showFile()
{
    const ProjectCatalogue* catalogue = m_services.document.roomFocus().item();
    const bool isFile = catalogue != nullptr && !catalogue->file.empty();
    if (isFile)
        m_ui->catalogueFileLabel->setText(
            tr("These rooms stand in the file %1, which the project does not change. Embed them to paint them.")
                .arg(QString::fromStdString(catalogue->file)));
    m_ui->catalogueFileNote->setVisible(isFile);
}

void RoomsPanel::showFields()
{
    const RoomFocus& focus = m_services.document.roomFocus();
    const RoomType* room = focus.room();
    if (room == nullptr || !isVisible())
        return;
    const bool isEditable = focus.isEditable();
    for (QWidget* field : {static_cast<QWidget*>(m_ui->roomCodeBox), static_cast<QWidget*>(m_ui->roomWidthBox),
                           static_cast<QWidget*>(m_ui->roomRowsBox), static_cast<QWidget*>(m_ui->roomStartXBox),
                           static_cast<QWidget*>(m_ui->roomStartYBox), static_cast<QWidget*>(m_ui->roomNameEdit)})
        field->setEnabled(isEditable);
    m_ui->roomNameEdit->showName(QString::fromStdString(room->name));
    const auto showNumber = [](LimitedSpinBox& box, int high, int value) {
        const QSignalBlocker blocker(box);
        if (high != 0)
            box.setRange(1, high);
        box.showValue(value);
    };
    showNumber(*m_ui->roomCodeBox, 0, room->code);
    showNumber(*m_ui->roomWidthBox, 0, room->width());
    showNumber(*m_ui->roomRowsBox, 0, focus.rooms()->rows());
    showNumber(*m_ui->roomStartXBox, room->width(), room->start.x);
    showNumber(*m_ui->roomStartYBox, focus.rooms()->rows(), room->start.y);
}

void RoomsPanel::showNote(const QString& sentence)
{
    const bool isRefusal = !sentence.isEmpty();
    ElidedLabel& note = *m_ui->roomsNote;
    note.setText(isRefusal ? sentence : choiceText());
    markInvalid(note, isRefusal);
    if (std::exchange(m_isRefusalSaid, isRefusal && isNoteCut(note)))
        m_services.status.clearSaid();
    if (m_isRefusalSaid)
        m_services.status.say(sentence);
}

/// Whose the fields are, where several rooms are chosen.
QString RoomsPanel::choiceText() const
{
    const RoomFocus& focus = m_services.document.roomFocus();
    const auto count = static_cast<int>(focus.chosenRooms().size());
    if (count < 2 || focus.room() == nullptr)
        return {};
    return tr("%n room(s) selected · fields of room %1", nullptr, count)
        .arg(focus.room()->code); // a code is a name, and is not grouped
}

void RoomsPanel::openMenu(QWidget& widget, const QPoint& at)
{
    if (m_services.document.roomFocus().room() == nullptr)
        return;
    const ActionSet& actions = m_services.actions;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("roomsMenu"));
    if (&widget == m_ui->roomCanvas->viewport()) {
        menu->addAction(m_putStart);
        menu->addSeparator();
    }
    menu->addActions({actions[ActionId::NewRoom], actions[ActionId::DuplicateRoom]});
    menu->addSeparator();
    menu->addActions({actions[ActionId::MirrorRoom], actions[ActionId::FlipRoom], actions[ActionId::RotateRoom]});
    menu->addSeparator();
    menu->addAction(actions[ActionId::RemoveRooms]);
    menu->popup(widget.mapToGlobal(at));
}

void RoomsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        showAll();
}

void RoomsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_ui->roomsNote->setFixedHeight(fontMetrics().height() + roomsMargin);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::StyleChange)
        return;
    m_delegate->setTheme(currentTheme());
    m_ui->roomCanvas->setTheme(currentTheme());
    m_ui->roomsList->viewport()->update();
}

} // namespace zonewright
