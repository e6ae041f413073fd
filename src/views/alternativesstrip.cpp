#include "views/alternativesstrip.h"

#include "document/document.h"
#include "document/flooredits.h"
#include "document/languagechange.h"
#include "models/alternativesmodel.h"
#include "views/alternativesdelegate.h"
#include "views/alternativeslist.h"
#include "views/floorpictures.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace zonewright {

namespace {

constexpr int stripMargin = 6;   // logical pixels, around all
constexpr int stripSpacing = 10; // between the switch and the cards

/// The plan without what one kind of redraw changes.
FloorPlan withoutCounter(FloorPlan plan, Redraw redraw)
{
    if (redraw == Redraw::Rooms) {
        plan.redraw = 0;
        plan.copied.reset();
    } else if (auto* strip = std::get_if<StripPlan>(&plan.plan)) {
        strip->redraw = 0;
    }
    return plan;
}

/// Whether nothing but a redraw happened: then alternatives that are the same by number are the same.
bool isRedrawn(const std::optional<FloorPlan>& before, const FloorPlan* after, Redraw redraw)
{
    return before && after != nullptr && *before != *after &&
           withoutCounter(*before, redraw) == withoutCounter(*after, redraw);
}

} // namespace

AlternativesStrip::AlternativesStrip(QWidget* parent)
    : QWidget(parent)
    , m_switch(new QButtonGroup(this))
    , m_list(new AlternativesList(this))
{
    auto* buttons = new QVBoxLayout;
    buttons->addStretch();
    for (const Redraw redraw : {Redraw::Junctions, Redraw::Rooms}) {
        auto* button = new QRadioButton(this);
        button->setObjectName(redraw == Redraw::Junctions ? QStringLiteral("junctionAlternatives")
                                                          : QStringLiteral("roomAlternatives"));
        m_switch->addButton(button, static_cast<int>(redraw));
        buttons->addWidget(button);
    }
    buttons->addStretch();
    m_list->setObjectName(QStringLiteral("alternativesList"));
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(stripSpacing, stripMargin, stripMargin, stripMargin);
    all->setSpacing(stripSpacing);
    all->addLayout(buttons);
    all->addWidget(m_list, 1);
    setTabOrder(m_switch->buttons().last(), m_list); // which was made before
    connect(m_list, &AlternativesList::taken, this, &AlternativesStrip::takeRow);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

AlternativesStrip::~AlternativesStrip()
{
    // The view lets go of the delegate, which asks for pictures, before these go.
    m_list->setItemDelegate(nullptr);
}

void AlternativesStrip::setUp(Document& document, std::shared_ptr<const Tilesets> tilesets)
{
    m_document = &document;
    m_model = new AlternativesModel(document, this);
    const auto sourceOf = [this](std::int64_t key) { return this->sourceOf(key); };
    m_pictures = new FloorPictures(sourceOf, std::move(tilesets), this);
    m_delegate = new AlternativesDelegate(*m_pictures, this);
    m_delegate->setTheme(m_theme);
    m_list->setItemDelegate(m_delegate);
    m_list->setModel(m_model);
    connect(m_pictures, &FloorPictures::made, this, &AlternativesStrip::showPicture);
    connect(m_model, &AlternativesModel::alternativesChanged, this, &AlternativesStrip::takeAlternatives);
    connect(m_model, &AlternativesModel::redrawChanged, this, &AlternativesStrip::showSwitch);
    connect(m_switch, &QButtonGroup::idClicked, m_model,
            [this](int redraw) { m_model->setRedraw(static_cast<Redraw>(redraw)); });
    showSwitch();
    takeAlternatives(true);
    fixHeight();
}

void AlternativesStrip::setTheme(Theme theme)
{
    m_theme = theme;
    if (m_delegate != nullptr)
        m_delegate->setTheme(theme);
    m_list->viewport()->update();
}

void AlternativesStrip::hideEvent(QHideEvent* event)
{
    if (m_pictures != nullptr)
        m_pictures->dropWaiting();
    QWidget::hideEvent(event);
}

void AlternativesStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fixHeight();
}

void AlternativesStrip::retranslate()
{
    m_switch->button(static_cast<int>(Redraw::Junctions))->setText(tr("Junctions"));
    m_switch->button(static_cast<int>(Redraw::Junctions))->setToolTip(tr("Show the next redraws of the junctions"));
    m_switch->button(static_cast<int>(Redraw::Rooms))->setText(tr("Rooms"));
    m_switch->button(static_cast<int>(Redraw::Rooms))->setToolTip(tr("Show the next redraws of the rooms"));
    m_list->setAccessibleName(tr("Next redraws"));
    m_list->setAccessibleDescription(tr("Arrow keys go from one to the other, Enter and Space take one."));
}

/// There is always room for the scroll bar, so that nothing jumps when it comes.
void AlternativesStrip::fixHeight()
{
    if (m_delegate == nullptr)
        return;
    QStyleOptionViewItem option;
    option.fontMetrics = m_list->fontMetrics();
    const int card = m_delegate->sizeHint(option, {}).height();
    const int bar = m_list->horizontalScrollBar()->sizeHint().height();
    m_list->setFixedHeight(card + bar);
}

void AlternativesStrip::takeAlternatives(bool isOtherFloor)
{
    const FloorPlan* plan = m_document->floorFocus().plan();
    const bool isRedraw = isRedrawn(m_plan, plan, m_model->redraw());
    if (isOtherFloor)
        m_pictures->clear();
    else if (!isRedraw)
        m_pictures->expireAll();
    if (isOtherFloor || isRedraw)
        m_list->scrollToTop(); // what the floor is now stands first
    m_plan = plan != nullptr ? std::optional(*plan) : std::nullopt;
    for (int row = 0; row < m_model->rowCount(); ++row)
        showFaults(row);
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0));
}

void AlternativesStrip::showSwitch()
{
    for (const Redraw redraw : {Redraw::Junctions, Redraw::Rooms}) {
        QAbstractButton* button = m_switch->button(static_cast<int>(redraw));
        button->setEnabled(m_model->offers(redraw));
        button->setChecked(m_model->rowCount() > 0 && m_model->redraw() == redraw);
    }
}

void AlternativesStrip::showFaults(int row)
{
    const FloorFaults faults = m_pictures->faults(m_model->keyOf(row));
    m_model->setFaults(row, faults.first, faults.count);
}

void AlternativesStrip::showPicture(std::int64_t key)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->keyOf(row) != key)
            continue;
        showFaults(row);
        m_list->update(m_model->index(row));
    }
}

std::optional<FloorSource> AlternativesStrip::sourceOf(std::int64_t key) const
{
    const Project& project = m_document->project();
    const auto place = findFloor(project, m_document->floorFocus().floor());
    const auto plan = m_model->planOf(key);
    if (!place || !plan)
        return std::nullopt;
    FloorSource source(project, m_document->world().seed(), *place);
    source.setPlan(*plan);
    return source;
}

void AlternativesStrip::takeRow(int row)
{
    if (row <= 0)
        return;
    const ItemId floor = m_document->floorFocus().floor();
    if (m_model->redraw() == Redraw::Rooms)
        redrawRooms(*m_document, std::span(&floor, 1), row);
    else
        redrawJunctions(*m_document, std::span(&floor, 1), row);
    m_list->setCurrentIndex(m_model->index(0));
    m_list->scrollToTop();
}

} // namespace zonewright
