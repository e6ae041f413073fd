#include "app/scrubbar.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "document/document.h"
#include "models/stepwords.h"
#include "ui_scrubbar.h"

#include <QKeyEvent>

#include <array>

namespace zonewright {

namespace {

constexpr int wideScrubBar = 420; // logical pixels; a narrower one does without the speed

} // namespace

ScrubBar::ScrubBar(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ScrubBar>())
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("scrubBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_ui->stepSentence->setElideMode(Qt::ElideRight);
    m_ui->scrubSpeed->setRange(FloorScrub::slowest, FloorScrub::fastest);
    m_ui->leaveSteps->setIcon(themedIcon(QStringLiteral("close")));
    wheelNeedsFocus(*m_ui->scrubSpeed);
    setVisible(false);
}

ScrubBar::~ScrubBar() = default;

void ScrubBar::setUp(Document& document, const ActionSet& actions)
{
    m_document = &document;
    const std::array buttons{
        std::pair{m_ui->scrubFirst, ActionId::FirstStep}, std::pair{m_ui->scrubPrevious, ActionId::PreviousStep},
        std::pair{m_ui->scrubPlay, ActionId::PlaySteps},  std::pair{m_ui->scrubNext, ActionId::NextStep},
        std::pair{m_ui->scrubLast, ActionId::LastStep},   std::pair{m_ui->scrubRefusal, ActionId::NextRefusal},
    };
    for (const auto& [button, action] : buttons)
        button->setDefaultAction(actions[action]);
    FloorScrub& scrub = document.floorScrub();
    m_ui->stepSlider->setScrub(scrub);
    connect(&scrub, &FloorScrub::onChanged, this, [this] { setVisible(m_document->floorScrub().isOn()); });
    connect(&scrub, &FloorScrub::positionChanged, this, &ScrubBar::showSentence);
    connect(&scrub, &FloorScrub::speedChanged, this, &ScrubBar::showSpeed);
    connect(m_ui->scrubSpeed, &QSpinBox::valueChanged, &scrub, &FloorScrub::setSpeed);
    connect(m_ui->leaveSteps, &QAbstractButton::clicked, &scrub, [&scrub] { scrub.setOn(false); });
    setTheme(currentTheme());
    showSpeed();
    setVisible(scrub.isOn());
}

void ScrubBar::setTheme(Theme theme)
{
    m_ui->stepSlider->setTheme(theme);
}

void ScrubBar::showSentence()
{
    if (!isVisible())
        return;
    const FloorScrub& scrub = m_document->floorScrub();
    m_ui->stepSentence->setText(scrub.steps() != nullptr ? stepSentence(*scrub.steps(), scrub.position())
                                                         : tr("The steps are being made…"));
}

void ScrubBar::showSpeed()
{
    m_ui->scrubSpeed->showValue(m_document->floorScrub().speed());
}

void ScrubBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_document != nullptr)
        m_document->floorScrub().setOn(false);
    else
        QWidget::keyPressEvent(event);
}

void ScrubBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_document != nullptr)
        showSentence();
}

void ScrubBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_ui->scrubSpeed->setVisible(width() >= wideScrubBar);
}

} // namespace zonewright
