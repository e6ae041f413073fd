// What FloorPanel shows of the floor.

#include "app/floorpanel.h"
#include "app/itemnames.h"
#include "app/limitedspinbox.h"
#include "app/panels.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "models/floorwords.h"
#include "models/plaintip.h"
#include "models/roomsequence.h"
#include "ui_floorpanel.h"

#include <QLocale>
#include <QSignalBlocker>

#include <utility>

namespace zonewright {

namespace {

QString redrawNumber(std::uint64_t times)
{
    return QLocale().toString(qulonglong{times});
}

/// Fills a list with what a floor may be made from, and shows which one is.
template <typename Items>
void showItems(QComboBox& box, const Items& items, ItemId current)
{
    const QSignalBlocker blocker(box);
    box.clear();
    const QStringList names = itemNames(items);
    for (std::size_t i = 0; i < items.size(); ++i)
        box.addItem(names[static_cast<qsizetype>(i)], qint64{items[i].id});
    box.setCurrentIndex(box.findData(qint64{current}));
}

} // namespace

/// Floors of another project have the same ids, so that what was typed is dropped before they come.
void FloorPanel::prepare(const Change& change)
{
    if (change.kind != ChangeKind::Project)
        return;
    ++m_projects;
    dropTyped();
}

/// A field that goes out of sight, or shows another floor, would take what is typed in it as it loses the keys: for
/// the wrong floor, or while the history is on its way.
void FloorPanel::dropTyped()
{
    m_ui->sequenceEdit->setModified(false);
    for (auto* box : findChildren<LimitedSpinBox*>())
        box->dropTyped();
}

/// Another floor is looked at. The sequence that was typed for the one before is taken once nothing changes any more.
void FloorPanel::takeFloor()
{
    const QLineEdit& edit = *m_ui->sequenceEdit;
    if (edit.isModified()) {
        const auto take = [this, project = m_projects, floor = m_floor, text = edit.text()] {
            if (project == m_projects)
                takeTypedSequence(floor, text);
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    }
    dropTyped();
    m_exitStep = -1;
    showNote({});
    showAll();
}

/// Catalogues and lists, whose names the floor shows, and a project in which other floors have the same ids.
void FloorPanel::follow(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        showNote({});
        return showAll();
    case ChangeKind::CatalogueInserted:
    case ChangeKind::CatalogueRemoved:
    case ChangeKind::CatalogueReplaced:
    case ChangeKind::PieceListInserted:
    case ChangeKind::PieceListRemoved:
    case ChangeKind::PieceListReplaced:
        return showAll();
    default:
        return;
    }
}

void FloorPanel::showAll()
{
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    const FloorFocus& focus = m_services.document.floorFocus();
    m_floor = focus.floor();
    const FloorPlan* floor = focus.plan();
    m_ui->floorPages->setCurrentWidget(floor ? static_cast<QWidget*>(m_ui->floorScroll) : m_ui->noFloorPage);
    if (!floor)
        return;
    m_ui->floorKinds->setCurrentWidget(floor->strip() ? m_ui->stripPage : m_ui->dugPage);
    for (QLabel* label : {m_ui->stripRedraw, m_ui->dugRedraw})
        label->setText(tr("Rooms #%1").arg(redrawNumber(floor->redraw)));
    m_ui->junctionRedraw->clear();
    if (floor->strip())
        showStrip(*floor);
    else
        showDug(*floor);
    showFacts();
}

void FloorPanel::showStrip(const FloorPlan& floor)
{
    const StripPlan& plan = *floor.strip();
    showItems(*m_ui->floorCatalogueBox, m_services.document.project().catalogues, plan.catalogue);
    showRooms(plan);
    showHero(plan);
    showExit(plan);
    m_ui->junctionRedraw->setText(tr("Junctions #%1").arg(redrawNumber(plan.redraw)));
}

/// What is being typed stays.
void FloorPanel::showRooms(const StripPlan& plan)
{
    const bool isOrdered = !plan.sequence.empty();
    m_ui->roomOrderBox->setCurrentIndex(isOrdered ? 0 : 1);
    QLineEdit& edit = *m_ui->sequenceEdit;
    if (isOrdered) {
        m_ui->roomCountBox->dropTyped();
    } else if (edit.isModified()) {
        edit.setModified(false);
        showNote({}); // which may be about it
    }
    m_ui->roomCountBox->setVisible(!isOrdered);
    m_ui->roomCountBox->showValue(plan.count);
    edit.setVisible(isOrdered);
    if (edit.isModified())
        return;
    m_sequenceError.clear();
    markInvalid(edit, false);
    if (const QString text = sequenceText(plan.sequence); edit.text() != text) {
        edit.setText(text);
        edit.setCursorPosition(0);
    }
    if (const RoomCatalogue* catalogue = catalogueOf(plan))
        edit.setToolTip(sequenceTip(plan.sequence, *catalogue));
}

void FloorPanel::showHero(const StripPlan& plan)
{
    m_ui->heroBox->setCurrentIndex(plan.heroFromAbove ? 1 : 0);
    const auto place = findFloor(m_services.document.project(), m_floor);
    const bool hasAbove = place && place->floor > 0;
    showHint(*m_ui->heroHint, plan.heroFromAbove && !hasAbove
                                  ? tr("There is no floor above: the hero starts in the rightmost room.")
                                  : QString());
}

void FloorPanel::showExit(const StripPlan& plan)
{
    const BuiltFloor* built = m_services.document.floorFocus().built();
    const std::optional<Point> shown = plan.exit ? plan.exit : built->exit;
    m_ui->exitBox->setCurrentIndex(plan.exit ? 1 : 0);
    for (const auto& [box, place] : {std::pair{m_ui->exitXBox, &Point::x}, std::pair{m_ui->exitYBox, &Point::y}}) {
        if (!plan.exit)
            box->dropTyped();
        box->setEnabled(plan.exit.has_value());
        box->showValue(shown.value_or(Point{}).*place);
    }
    const bool isOutside = plan.exit && !built->level.cells.contains(*plan.exit);
    showHint(*m_ui->exitHint, isOutside ? tr("That cell is outside of the floor.") : QString());
}

void FloorPanel::showDug(const FloorPlan& floor)
{
    const DugPlan& plan = *floor.dug();
    showItems(*m_ui->pieceListBox, m_services.document.project().pieceLists, plan.pieces);
    m_ui->dugWidthBox->showValue(plan.size.width);
    m_ui->dugHeightBox->showValue(plan.size.height);
    m_ui->dugCountBox->showValue(plan.count);
    m_ui->pruneBox->setChecked(plan.prune);
    showStairs(plan);
}

void FloorPanel::showStairs(const DugPlan& plan)
{
    const ProjectPieceList* list = findPieceList(m_services.document.project(), plan.pieces);
    const bool isLair = list && list->pieces->lair();
    const QString reason = isLair ? tr("A lair begins with a room that holds no stairs.") : QString();
    m_ui->stairsBox->setCurrentIndex(plan.stairs == FirstStairs::Up ? 0 : 1);
    m_ui->stairsBox->setEnabled(!isLair);
    m_ui->stairsBox->setToolTip(reason);
    showHint(*m_ui->stairsHint, reason);
}

void FloorPanel::showFacts()
{
    const Project& project = m_services.document.project();
    const auto place = findFloor(project, m_floor);
    const BuiltFloor* built = m_services.document.floorFocus().built();
    if (!place || !built)
        return;
    const QString dungeon = shownName(project.dungeons[place->dungeon].name);
    const QString floor = shownName(floorAt(project, *place).name);
    m_ui->floorHeading->setText(tr("%1 · floor %2 · %3", "dungeon, number and name of a floor")
                                    .arg(dungeon, QLocale().toString(qulonglong{place->floor + 1}), floor));
    m_ui->floorFacts->setText(floorFacts(*built));
}

void FloorPanel::showHint(QWidget& hint, const QString& sentence)
{
    static_cast<QLabel&>(hint).setText(sentence);
    hint.setVisible(!sentence.isEmpty());
}

void FloorPanel::showNote(const QString& sentence)
{
    m_ui->floorNote->setText(sentence);
    m_ui->floorNote->setVisible(!sentence.isEmpty());
    markInvalid(*m_ui->floorNote, !sentence.isEmpty());
}

} // namespace zonewright
