#include "app/floorpage.h"

#include "app/actionset.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "ui_floorpage.h"
#include "views/alternativesstrip.h"
#include "views/floorpictures.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

// Logical pixels.
constexpr QSize leastFloorPage(160, 120);
constexpr int leastHeightForAlternatives = 260;
constexpr int leastHeightForTools = 180;
constexpr int leastFloorHeight = 96; ///< of the floor, with the bar of the steps below it

} // namespace

FloorPage::FloorPage(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::FloorPage>())
{
    m_ui->setupUi(this);
    m_ui->floorView->setMinimumSize(1, 1); // it gets what the bars leave, and no bar stands over it
    setFocusProxy(m_ui->floorView);
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        if (m_document != nullptr)
            showTitle();
    });
}

FloorPage::~FloorPage() = default;

void FloorPage::setUp(Document& document, std::shared_ptr<const Tilesets> tilesets)
{
    m_document = &document;
    m_ui->floorView->setTilesets(tilesets);
    m_ui->floorToolBar->setTilesets(tilesets);
    m_ui->alternatives->setUp(document, std::move(tilesets));
    m_ui->floorView->setDocument(document);
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &FloorPage::showTitle);
    connect(&document, &Document::changed, this, &FloorPage::showTitle); // a dungeon may have another name
    showTitle();
}

void FloorPage::setActions(const ActionSet& actions)
{
    const std::array buttons{
        std::pair{m_ui->floorAbove, ActionId::FloorAbove},
        std::pair{m_ui->floorBelow, ActionId::FloorBelow},
        std::pair{m_ui->redrawRooms, ActionId::RedrawRooms},
        std::pair{m_ui->redrawJunctions, ActionId::RedrawJunctions},
        std::pair{m_ui->pinJoints, ActionId::PinJoints},
        std::pair{m_ui->editPath, ActionId::EditPath},
        std::pair{m_ui->pinEverywhere, ActionId::PinEverywhere},
    };
    for (const auto& [button, action] : buttons)
        button->setDefaultAction(actions[action]);
    m_ui->floorToolBar->setUp(*m_document, actions);
    m_ui->scrubBar->setUp(*m_document, actions, *m_ui->floorView);
    connect(&m_document->floorScrub(), &FloorScrub::onChanged, this, &FloorPage::arrangeBars);
    arrangeBars();
}

void FloorPage::setTheme(Theme theme)
{
    m_ui->floorView->setTheme(theme);
    m_ui->floorToolBar->setTheme(theme);
    m_ui->alternatives->setTheme(theme);
    m_ui->scrubBar->setTheme(theme);
}

bool FloorPage::isSettled() const
{
    return m_ui->floorView->isComplete() && m_ui->alternatives->pictures()->isSettled();
}

QSize FloorPage::minimumSizeHint() const
{
    return leastFloorPage;
}

void FloorPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeBars();
}

void FloorPage::arrangeBars()
{
    if (m_document == nullptr || !m_document->floorScrub().isOn()) {
        showTitleBar(true);
        m_ui->alternatives->setVisible(height() >= leastHeightForAlternatives);
        m_ui->floorToolBar->setVisible(height() >= leastHeightForTools);
        return;
    }
    int room = height() - m_ui->scrubBar->heightIn(width()) - leastFloorHeight;
    const auto take = [&room](int wanted) {
        const bool fits = room >= wanted;
        room -= fits ? wanted : 0;
        return fits;
    };
    showTitleBar(take(titleHeight()));
    m_ui->alternatives->setVisible(take(m_ui->alternatives->sizeHint().height()));
    m_ui->floorToolBar->setVisible(take(m_ui->floorToolBar->sizeHint().height()));
}

void FloorPage::showTitleBar(bool shown)
{
    for (int i = 0; i < m_ui->floorBar->count(); ++i) {
        if (QWidget* part = m_ui->floorBar->itemAt(i)->widget())
            part->setVisible(shown);
    }
}

/// Whether it is shown or not.
int FloorPage::titleHeight() const
{
    int height = 0;
    for (int i = 0; i < m_ui->floorBar->count(); ++i) {
        if (const QWidget* part = m_ui->floorBar->itemAt(i)->widget())
            height = std::max(height, part->sizeHint().height());
    }
    const QMargins margins = m_ui->floorBar->contentsMargins();
    return margins.top() + height + margins.bottom();
}

FloorView& FloorPage::view() const
{
    return *m_ui->floorView;
}

/// "Forest crypt · floor 2 of 5: Narrow way".
void FloorPage::showTitle()
{
    const auto place = findFloor(m_document->project(), m_document->floorFocus().floor());
    if (!place)
        return m_ui->floorTitle->setText({});
    const Dungeon& dungeon = m_document->project().dungeons[place->dungeon];
    const QLocale locale;
    m_ui->floorTitle->setText(tr("%1 · floor %2 of %3: %4", "dungeon, number, count, name")
                                  .arg(QString::fromStdString(dungeon.name),
                                       locale.toString(qulonglong{place->floor + 1}),
                                       locale.toString(qulonglong{dungeon.floors.size()}),
                                       QString::fromStdString(dungeon.floors[place->floor].name)));
}

} // namespace zonewright
