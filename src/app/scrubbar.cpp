#include "app/scrubbar.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/stepwords.h"
#include "ui_scrubbar.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int oneLineScrubBar = 600; ///< a narrower one has the sentence in a line of its own
constexpr int speedScrubBar = 300;   ///< a narrower one does without the speed
constexpr int speedPadding = 48;     ///< of its box, with the buttons

} // namespace

ScrubBar::ScrubBar(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ScrubBar>())
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("scrubBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_ui->stepSentence->setElideMode(Qt::ElideRight);
    m_ui->stepSentence->setMinimumHeight(fontMetrics().height()); // also while it is empty
    m_ui->scrubSpeed->setMaximumWidth(fontMetrics().horizontalAdvance(QStringLiteral("88888/s")) + speedPadding);
    m_ui->scrubSpeed->setRange(FloorScrub::slowest, FloorScrub::fastest);
    m_ui->leaveSteps->setIcon(themedIcon(QStringLiteral("close")));
    wheelNeedsFocus(*m_ui->scrubSpeed);
    setVisible(false);
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        if (m_document != nullptr)
            showSentence();
    });
}

ScrubBar::~ScrubBar() = default;

void ScrubBar::setUp(Document& document, const ActionSet& actions, QWidget& floor)
{
    m_document = &document;
    const std::array buttons{
        std::pair{m_ui->scrubFirst, ActionId::FirstStep}, std::pair{m_ui->scrubPrevious, ActionId::PreviousStep},
        std::pair{m_ui->scrubPlay, ActionId::PlaySteps},  std::pair{m_ui->scrubNext, ActionId::NextStep},
        std::pair{m_ui->scrubLast, ActionId::LastStep},   std::pair{m_ui->scrubRefusal, ActionId::NextRefusal},
    };
    for (const auto& [button, action] : buttons) {
        button->setDefaultAction(actions[action]);
        passFocusOn(*button, floor);
    }
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

void ScrubBar::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (m_document != nullptr)
        m_document->floorScrub().pause();
}

void ScrubBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_ui->scrubSpeed->setVisible(width() >= speedScrubBar);
    placeSentence(width() < oneLineScrubBar);
}

/// Below the buttons, or beside them.
void ScrubBar::placeSentence(bool ownLine)
{
    if (std::exchange(m_hasOwnLine, ownLine) == ownLine)
        return;
    if (ownLine) {
        m_ui->scrubButtons->removeWidget(m_ui->stepSentence);
        m_ui->scrubLayout->addWidget(m_ui->stepSentence);
    } else {
        m_ui->scrubLayout->removeWidget(m_ui->stepSentence);
        m_ui->scrubButtons->insertWidget(m_ui->scrubButtons->indexOf(m_ui->scrubRefusal) + 1, m_ui->stepSentence, 1);
    }
}

int ScrubBar::heightIn(int width) const
{
    const QMargins margins = m_ui->scrubLayout->contentsMargins();
    const int line = std::max(m_ui->stepSentence->sizeHint().height(), m_ui->stepSentence->minimumHeight());
    const int buttons = std::max({m_ui->scrubPlay->sizeHint().height(), m_ui->scrubSpeed->sizeHint().height(), line});
    return margins.top() + m_ui->stepSlider->sizeHint().height() + buttons + (width < oneLineScrubBar ? line : 0) +
           margins.bottom();
}

} // namespace zonewright
