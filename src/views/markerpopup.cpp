#include "views/markerpopup.h"

#include "document/document.h"
#include "document/handedits.h"
#include "document/languagechange.h"
#include "models/words.h"
#include "views/tools/floortoolbox.h"
#include "views/tools/markertool.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr QSize popupSize(300, 220);
constexpr int popupGap = 8;

QString textOf(const QTableWidget& table, int row, int column)
{
    const QTableWidgetItem* item = table.item(row, column);
    return item != nullptr ? item->text() : QString();
}

} // namespace

MarkerPopup::MarkerPopup(QWidget* parent)
    : QFrame(parent)
{
    setObjectName(QStringLiteral("markerPopup"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    makeParts();
    translate();
    hide();
    whenLanguageChanges(*this, [this] { translate(); });
}

void MarkerPopup::makeParts()
{
    m_title = new QLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("markerName"));
    m_nameLabel = new QLabel(this);
    m_nameLabel->setBuddy(m_name);
    m_properties = new QTableWidget(0, 2, this);
    m_properties->setObjectName(QStringLiteral("markerProperties"));
    m_properties->verticalHeader()->hide();
    m_properties->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_properties->setTabKeyNavigation(false);
    m_properties->setMinimumHeight(0);
    connect(m_properties, &QTableWidget::itemChanged, this, &MarkerPopup::keepEmptyRow);
    m_remove = new QPushButton(this);
    m_remove->setObjectName(QStringLiteral("markerRemove"));
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("markerCancel"));
    m_done = new QPushButton(this);
    m_done->setObjectName(QStringLiteral("markerDone"));
    connect(m_remove, &QPushButton::clicked, this, &MarkerPopup::remove);
    connect(m_cancel, &QPushButton::clicked, this, &MarkerPopup::reject);
    connect(m_done, &QPushButton::clicked, this, &MarkerPopup::accept);
    auto* nameRow = new QHBoxLayout;
    nameRow->addWidget(m_nameLabel);
    nameRow->addWidget(m_name, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_done);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(6);
    layout->addWidget(m_title);
    layout->addLayout(nameRow);
    layout->addWidget(m_properties, 1);
    layout->addLayout(buttons);
}

void MarkerPopup::translate()
{
    m_nameLabel->setText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the marker"));
    m_properties->setAccessibleName(tr("Properties of the marker"));
    m_properties->setAccessibleDescription(tr("A name and a value in each row."));
    m_properties->setHorizontalHeaderLabels({tr("Property"), tr("Value")});
    m_remove->setText(tr("Remove"));
    m_cancel->setText(tr("Cancel"));
    m_done->setText(m_isNew ? tr("Place") : tr("Done"));
    m_title->setText(m_isNew ? tr("New marker at %1").arg(positionText(m_cell))
                             : tr("Marker at %1").arg(positionText(m_cell)));
    setAccessibleName(m_title->text());
}

void MarkerPopup::setDocument(Document& document)
{
    m_document = &document;
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &MarkerPopup::follow);
    connect(&document.floorFocus(), &FloorFocus::floorChanged, this, &MarkerPopup::follow);
}

/// What is asked about may have gone, or be another one, by an undo for example.
void MarkerPopup::follow()
{
    if (m_floor == 0)
        return;
    const FloorPlan* plan = m_document->floorFocus().plan();
    const auto known =
        plan != nullptr && plan->id == m_floor ? customMarkerAt(*plan, m_cell) : std::optional<std::size_t>();
    const BuiltFloor* built = m_document->floorFocus().built();
    const bool isThere =
        built != nullptr && built->level.cells.contains(m_cell) && m_document->floorFocus().floor() == m_floor;
    if (!isThere || known.has_value() == m_isNew || (known && plan->markers[*known] != m_shown))
        close();
}

void MarkerPopup::ask(Point cell)
{
    if (m_floor != 0)
        accept();
    if (m_floor != 0)
        return;
    const FloorPlan* plan = m_document->floorFocus().plan();
    if (plan == nullptr)
        return;
    m_floor = plan->id;
    m_cell = cell;
    const auto known = customMarkerAt(*plan, cell);
    show(known ? plan->markers[*known] : Marker{.kind = MarkerKind::Custom, .at = {cell.x, cell.y, 1, 1}},
         !known.has_value());
}

void MarkerPopup::show(const Marker& marker, bool isNew)
{
    m_isNew = isNew;
    m_shown = marker;
    m_name->setText(QString::fromStdString(marker.name));
    m_properties->setRowCount(0);
    for (const auto& [name, value] : marker.properties)
        addRow(QString::fromStdString(name), QString::fromStdString(value));
    keepEmptyRow();
    m_remove->setEnabled(!isNew);
    translate();
    if (!isVisible())
        m_before = QApplication::focusWidget();
    QFrame::show();
    raise();
    m_name->setFocus();
    m_name->selectAll();
    Q_EMIT turned();
}

void MarkerPopup::standBeside(const QRect& cell)
{
    const QRect room = parentWidget()->rect().adjusted(popupGap, popupGap, -popupGap, -popupGap);
    QRect place(QPoint(cell.right() + popupGap, cell.top()), popupSize.boundedTo(room.size()));
    if (place.right() > room.right())
        place.moveRight(cell.left() - popupGap);
    place.moveLeft(std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - place.width() + 1)));
    place.moveTop(std::clamp(place.top(), room.top(), std::max(room.top(), room.bottom() - place.height() + 1)));
    setGeometry(place);
}

void MarkerPopup::addRow(const QString& name, const QString& value)
{
    const QSignalBlocker blocker(m_properties);
    const int row = m_properties->rowCount();
    m_properties->insertRow(row);
    m_properties->setItem(row, 0, new QTableWidgetItem(name));
    m_properties->setItem(row, 1, new QTableWidgetItem(value));
}

/// There is always one more to be written.
void MarkerPopup::keepEmptyRow()
{
    const int last = m_properties->rowCount() - 1;
    if (last < 0 || !textOf(*m_properties, last, 0).isEmpty() || !textOf(*m_properties, last, 1).isEmpty())
        addRow({}, {});
}

Marker MarkerPopup::written() const
{
    Marker marker = m_shown;
    marker.name = m_name->text().trimmed().toStdString();
    marker.properties.clear();
    for (int row = 0; row < m_properties->rowCount(); ++row) {
        const QString name = textOf(*m_properties, row, 0);
        const QString value = textOf(*m_properties, row, 1);
        if (!name.isEmpty() || !value.isEmpty())
            marker.properties.emplace_back(name.toStdString(), value.toStdString());
    }
    return marker;
}

void MarkerPopup::accept()
{
    m_done->setFocus(); // what is typed in a cell of the table counts
    const FloorPlan* plan = m_document->floorFocus().plan();
    if (m_floor == 0 || plan == nullptr || plan->id != m_floor)
        return close();
    const Marker marker = written();
    const auto known = customMarkerAt(*plan, m_cell);
    const ItemId floor = std::exchange(m_floor, 0); // its own change is no reason to go
    const Result<void> done =
        known ? changeMarker(*m_document, floor, *known, marker) : placeMarker(*m_document, floor, marker);
    if (!done) {
        m_floor = floor;
        Q_EMIT refused(FloorToolBox::refusalText(done.error()));
        return;
    }
    close();
}

void MarkerPopup::settle()
{
    if (m_floor == 0)
        return;
    if (m_properties->isAncestorOf(QApplication::focusWidget()))
        m_properties->setFocus(); // what is typed in a cell of it counts
    if (written() != m_shown)
        accept();
}

void MarkerPopup::reject()
{
    close();
}

/// While no tool is available, the floor is shown otherwise than it is, and is not changed.
void MarkerPopup::leave()
{
    if (m_document->floorTools().isAvailable())
        settle();
    close();
}

void MarkerPopup::remove()
{
    const FloorPlan* plan = m_document->floorFocus().plan();
    const auto known = m_floor != 0 && plan != nullptr ? customMarkerAt(*plan, m_cell) : std::nullopt;
    if (known)
        static_cast<void>(removeMarkers(*m_document, std::exchange(m_floor, 0), std::array{*known})); // it is there
    close();
}

void MarkerPopup::close()
{
    m_floor = 0;
    if (!isVisible())
        return;
    const QWidget* keys = QApplication::focusWidget();
    const bool hadKeys = keys != nullptr && isAncestorOf(keys);
    hide();
    if (hadKeys && m_before != nullptr)
        m_before->setFocus();
    Q_EMIT turned();
}

void MarkerPopup::keyPressEvent(QKeyEvent* event)
{
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (event->key() == Qt::Key_Escape)
        reject();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && button != nullptr)
        button->click();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        accept();
    else
        QFrame::keyPressEvent(event);
    event->accept(); // the floor below has keys of its own
}

} // namespace zonewright
