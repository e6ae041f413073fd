#include "views/samplefloors.h"

#include "document/document.h"
#include "document/languagechange.h"
#include "models/words.h"
#include "project/problemtext.h"
#include "views/samplefloorcards.h"

#include <algorithm>

namespace zonewright {

namespace {

constexpr Size sampleFloorSize{80, 50}; // cells
constexpr int sampleFloorPieces = 40;
constexpr int sampleCardHeight = 56; // logical pixels
constexpr int sampleCardWidth = 84;  // at least, where there is room for more than the fewest
constexpr int sampleGap = 4;
constexpr std::int64_t sampleIdStep = 16; // above SampleFloors::most

} // namespace

/// Ids name one thing for ever, so that no floor has the seed of a list.
FloorPlan sampleFloorPlan(ItemId list, int number)
{
    return {.redraw = static_cast<std::uint64_t>(number),
            .copied = SeedSource{.dungeon = list, .floor = list},
            .plan = DugPlan{.pieces = list, .size = sampleFloorSize, .count = sampleFloorPieces}};
}

SampleFloors::SampleFloors(QWidget* parent)
    : QWidget(parent)
    , m_pictures([this](std::int64_t id) { return sourceOf(id); })
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (int number = 0; number < most; ++number) {
        auto* card = new SampleFloorCard(*this, number);
        card->setObjectName(QStringLiteral("sampleFloor%1").arg(number));
        connect(card, &QAbstractButton::clicked, this, [this, number] { enlarge(number); });
        m_cards.push_back(card);
    }
    connect(&m_pictures, &FloorPictures::made, this, &SampleFloors::showPicture);
    retranslate();
    layOut();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

SampleFloors::~SampleFloors() = default;

void SampleFloors::setUp(Document& document)
{
    m_document = &document;
    connect(&document.pieceFocus(), &PieceFocus::contentChanged, this, &SampleFloors::renew);
    connect(&document, &Document::worldChanged, &m_pictures, &FloorPictures::expireAll);
    connect(&document, &Document::aboutToChange, this, [this](const Change& change) {
        if (change.kind == ChangeKind::Project)
            m_pictures.clear(); // lists of the next one may have the same ids
    });
    renew();
}

void SampleFloors::setTheme(Theme theme)
{
    m_theme = theme;
    for (QAbstractButton* card : m_cards)
        card->update();
}

std::int64_t SampleFloors::idOf(int number) const
{
    return (m_document != nullptr ? m_document->pieceFocus().list() : 0) * sampleIdStep + number;
}

std::optional<FloorSource> SampleFloors::sourceOf(std::int64_t id) const
{
    const ItemId list = id / sampleIdStep;
    const ProjectPieceList* item = m_document != nullptr ? findPieceList(m_document->project(), list) : nullptr;
    if (item == nullptr)
        return std::nullopt;
    Project alone;
    alone.pieceLists.push_back(*item);
    alone.dungeons.push_back({.id = list, .floors = {sampleFloorPlan(list, static_cast<int>(id % sampleIdStep))}});
    return FloorSource(alone, m_document->world().seed(), {});
}

QImage SampleFloors::picture(int number, QSize size, double pixelRatio)
{
    if (m_document == nullptr || m_document->pieceFocus().list() == 0)
        return {};
    return m_pictures.find({.id = idOf(number), .size = size, .pixelRatio = pixelRatio, .theme = m_theme});
}

FloorFaults SampleFloors::faults(int number) const
{
    return m_pictures.faults(idOf(number));
}

bool SampleFloors::isSettled() const
{
    return !isVisible() || m_pictures.isSettled();
}

/// Another list, or other contents.
void SampleFloors::renew()
{
    for (int number = 0; number < most; ++number) {
        m_cards[static_cast<std::size_t>(number)]->setEnabled(m_document->pieceFocus().list() != 0);
        m_pictures.expire(idOf(number));
    }
}

void SampleFloors::showPicture(std::int64_t id)
{
    const std::int64_t number = id - idOf(0);
    if (number < 0 || number >= most)
        return;
    sayFault(static_cast<int>(number));
    m_cards[static_cast<std::size_t>(number)]->update();
    Q_EMIT pictureMade(static_cast<int>(number));
}

void SampleFloors::sayFault(int number)
{
    const FloorFaults wrong = faults(number);
    m_cards[static_cast<std::size_t>(number)]->setAccessibleDescription(
        wrong.first.empty() ? QString() : capitalised(problemText(wrong.first.front())));
}

void SampleFloors::enlarge(int number)
{
    auto* popup = new SampleFloorPopup(*this, number);
    popup->showBeside(*m_cards[static_cast<std::size_t>(number)]);
}

QSize SampleFloors::sizeHint() const
{
    return {fewest * sampleCardWidth + (fewest - 1) * sampleGap, sampleCardHeight};
}

QSize SampleFloors::minimumSizeHint() const
{
    return {0, sampleCardHeight};
}

/// All cards are of one size, and share the width.
void SampleFloors::layOut()
{
    const int count = std::clamp((width() + sampleGap) / (sampleCardWidth + sampleGap), fewest, most);
    const int each = std::max((width() + sampleGap) / count - sampleGap, 1);
    for (int number = 0; number < most; ++number) {
        QAbstractButton& card = *m_cards[static_cast<std::size_t>(number)];
        card.setVisible(number < count);
        card.setGeometry(number * (each + sampleGap), 0, each, std::min(height(), sampleCardHeight));
    }
}

void SampleFloors::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void SampleFloors::hideEvent(QHideEvent* event)
{
    m_pictures.dropWaiting();
    QWidget::hideEvent(event);
}

void SampleFloors::retranslate()
{
    for (int number = 0; number < most; ++number) {
        QAbstractButton& card = *m_cards[static_cast<std::size_t>(number)];
        card.setAccessibleName(tr("Sample floor %1").arg(number + 1));
        card.setToolTip(tr("A floor that the list makes: click to enlarge it"));
        sayFault(number);
    }
}

} // namespace zonewright
