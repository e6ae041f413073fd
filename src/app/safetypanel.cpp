#include "app/safetypanel.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "core/walk/movestext.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/plaintip.h"
#include "models/safetywords.h"
#include "models/schemewords.h"
#include "models/words.h"
#include "ui_safetypanel.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QSignalBlocker>
#include <QStyle>

#include <bit>
#include <utility>

namespace zonewright {

namespace {

constexpr QSize safetyPanelSize{720, bottomPanelHeight}; // logical pixels
constexpr int narrowWidth = 440;                         // below it the answer stands under the question
constexpr int verdictSignSide = 18;
constexpr int fewestStates = 1'000;
constexpr int mostStates = 20'000'000; // about 1.3 GB
constexpr int statesStep = 1'000'000;
constexpr int wholeProgress = 1'000; // of the bar

QString signOf(const std::optional<SafetyAnswer>& answer)
{
    if (!answer || answer->proof.verdict == Verdict::Undecided)
        return QStringLiteral("about");
    return answer->proof.verdict == Verdict::Safe ? QStringLiteral("prove-safety") : QStringLiteral("warning");
}

} // namespace

SafetyPanel::SafetyPanel(Document& document, Maps& maps, const ActionSet& actions, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_maps(maps)
    , m_check(document)
    , m_ui(std::make_unique<Ui::SafetyPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    fillFields();
    m_project = m_check.presentQuestion();
    ask(m_project);
    connectFields();
    connectButtons();
    connect(&m_document, &Document::changed, this, &SafetyPanel::take);
    connect(&m_check, &SafetyCheck::changed, this, &SafetyPanel::showState);
    connect(&m_check, &SafetyCheck::answered, this, &SafetyPanel::takeAnswer);
    connect(&m_check, &SafetyCheck::progressed, this, &SafetyPanel::showProgress);
    connect(actions[ActionId::ProveSafety], &QAction::triggered, this, &SafetyPanel::proveProject);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

SafetyPanel::~SafetyPanel() = default;

void SafetyPanel::retranslate()
{
    m_ui->retranslateUi(this);
    nameLists(*this);
    m_ui->proofZoneSize->setUnit(tr("%1 cells"));
    for (int row = 0; row < m_ui->proofQueue->count(); ++row) {
        const auto mode = static_cast<QueueMode>(row);
        m_ui->proofQueue->setItemText(row, capitalised(queueName(mode)));
        m_ui->proofQueue->setItemData(row, plainTip(queueTip(mode)), Qt::ToolTipRole);
    }
    showState();
}

QSize SafetyPanel::sizeHint() const
{
    return safetyPanelSize;
}

QSize SafetyPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

void SafetyPanel::fillFields()
{
    m_ui->proofZoneSize->setRange(zoneSizeLimits.low, zoneSizeLimits.high);
    m_ui->proofView->setRange(viewLimits.low, viewLimits.high);
    for (std::size_t mode = 0; mode < queueModeWords.size(); ++mode)
        m_ui->proofQueue->addItem({});
    m_ui->proofRequests->setRange(requestLimits.low, requestLimits.high);
    m_ui->proofStates->setRange(fewestStates, mostStates);
    m_ui->proofStates->setSingleStep(statesStep);
    m_ui->proofStates->setGroupSeparatorShown(true);
    m_ui->proofStates->setValue(static_cast<int>(defaultProofStates));
    QSizePolicy place = m_ui->proofProgress->sizePolicy();
    place.setRetainSizeWhenHidden(true); // nothing moves when it comes
    m_ui->proofProgress->setSizePolicy(place);
    m_ui->verdictSign->setFixedWidth(verdictSignSide);
    m_ui->staleSign->setFixedWidth(verdictSignSide);
}

void SafetyPanel::connectFields()
{
    for (QSpinBox* field :
         {static_cast<QSpinBox*>(m_ui->proofZoneSize), m_ui->proofView, m_ui->proofRequests, m_ui->proofStates}) {
        field->setKeyboardTracking(false);
        wheelNeedsFocus(*field);
        connect(field, &QSpinBox::valueChanged, this, &SafetyPanel::showState);
    }
    wheelNeedsFocus(*m_ui->proofQueue);
    connect(m_ui->proofQueue, &QComboBox::currentIndexChanged, this, &SafetyPanel::showState);
}

void SafetyPanel::connectButtons()
{
    connect(m_ui->proveButton, &QPushButton::clicked, this, [this] { m_check.prove(asked()); });
    connect(m_ui->largestViewButton, &QPushButton::clicked, this, [this] { m_check.findLargestView(asked()); });
    connect(m_ui->cancelProofButton, &QPushButton::clicked, &m_check, &SafetyCheck::cancel);
    connect(m_ui->projectSettingsButton, &QPushButton::clicked, this, [this] {
        ask(m_check.presentQuestion());
        showState();
    });
    connect(m_ui->copyMovesButton, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_ui->counterMoves->text()); });
    connect(m_ui->playButton, &QPushButton::clicked, this, &SafetyPanel::play);
}

ProofQuestion SafetyPanel::asked() const
{
    return {.zoneSide = 1 << m_ui->proofZoneSize->value(),
            .view = m_ui->proofView->value(),
            .mode = static_cast<QueueMode>(m_ui->proofQueue->currentIndex()),
            .requestsPerTurn = m_ui->proofRequests->value(),
            .mostStates = m_ui->proofStates->value()};
}

/// The bound on states is no setting of a project, and stays.
void SafetyPanel::ask(const ProofQuestion& question)
{
    const QSignalBlocker zoneSize(m_ui->proofZoneSize);
    const QSignalBlocker view(m_ui->proofView);
    const QSignalBlocker queue(m_ui->proofQueue);
    const QSignalBlocker requests(m_ui->proofRequests);
    m_ui->proofZoneSize->setValue(std::countr_zero(static_cast<unsigned>(question.zoneSide)));
    m_ui->proofView->setValue(question.view);
    m_ui->proofQueue->setCurrentIndex(static_cast<int>(question.mode));
    m_ui->proofRequests->setValue(question.requestsPerTurn);
}

/// The fields that are as the project had it follow it; those that the designer gave another value stay.
void SafetyPanel::take(const Change& change)
{
    const ProofQuestion now = m_check.presentQuestion();
    const ProofQuestion before = std::exchange(m_project, now);
    if (change.kind != ChangeKind::Project && before == now)
        return;
    ProofQuestion question = change.kind == ChangeKind::Project ? before : asked();
    const auto follow = [&](auto member) {
        if (question.*member == before.*member)
            question.*member = now.*member;
    };
    follow(&ProofQuestion::zoneSide);
    follow(&ProofQuestion::view);
    follow(&ProofQuestion::mode);
    follow(&ProofQuestion::requestsPerTurn);
    ask(question);
    showState();
}

/// The view that was looked for is what is asked about from now on.
void SafetyPanel::takeAnswer()
{
    m_ui->safetyScroll->ensureWidgetVisible(m_ui->verdictTitle);
    if (!m_check.answer()->isOfLargestView)
        return;
    ProofQuestion question = asked();
    question.view = m_check.answer()->question.view;
    ask(question);
}

/// What is not covered is said, and nothing is proved.
void SafetyPanel::proveProject()
{
    bringForward(*this);
    ask(m_check.presentQuestion());
    if (m_check.notCovered())
        m_check.cancel();
    else
        m_check.prove(asked());
    showState();
}

void SafetyPanel::play()
{
    m_check.play();
    m_maps.setTab(MapTab::World);
    WorldView& map = m_maps.worldView();
    map.resumeFollowing();
    m_maps.zoneView().resumeFollowing();
    map.centreOn(m_document.world().cells().wrap(m_document.playback().trail().front()));
}

void SafetyPanel::showState()
{
    showFields();
    showVerdict();
    showStale();
    showCounterexample();
    showProjectNote();
    showProgress();
    showSigns();
}

void SafetyPanel::showFields()
{
    const bool isFifo = asked().mode == QueueMode::Fifo;
    m_ui->proofStates->setEnabled(isFifo);
    m_ui->proofStatesLabel->setEnabled(isFifo);
    m_ui->largestViewButton->setEnabled(!isFifo);
    m_ui->largestViewButton->setToolTip(isFifo ? tr("The queue of fifo has no bound: no view is ever proved safe")
                                               : tr("Find the largest view radius that is safe"));
    m_ui->projectSettingsButton->setEnabled(!isSameQuestion(asked(), m_check.presentQuestion()));
    if (!m_check.isRunning() && m_ui->cancelProofButton->hasFocus())
        m_ui->proveButton->setFocus();
    m_ui->cancelProofButton->setEnabled(m_check.isRunning());
}

void SafetyPanel::showProgress()
{
    m_ui->proofProgress->setVisible(m_check.isRunning());
    m_ui->proofProgressLabel->setText(m_check.isRunning() ? SafetyWords::progress(m_check) : QString());
    if (!m_check.isRunning())
        return;
    const ProofQuestion question = m_check.runningQuestion();
    const bool isBounded = question.mode == QueueMode::Fifo;
    m_ui->proofProgress->setRange(0, isBounded ? wholeProgress : 0);
    if (isBounded)
        m_ui->proofProgress->setValue(static_cast<int>(m_check.states() * wholeProgress / question.mostStates));
}

void SafetyPanel::showVerdict()
{
    const auto& answer = m_check.answer();
    m_ui->verdictTitle->setText(answer ? SafetyWords::verdict(*answer) : tr("Not proved yet"));
    if (!answer)
        return m_ui->verdictDetail->setText(tr(
            "The proof looks at every walk that there can be, in a world larger than any of them. It finds that none "
            "comes to a zone before its turn, or the shortest one that does."));
    const QString largest = SafetyWords::largestView(*answer);
    const QString effort = SafetyWords::question(answer->question) + QLatin1Char('\n') + SafetyWords::effort(*answer);
    m_ui->verdictDetail->setText(largest.isEmpty() ? effort : largest + QLatin1Char('\n') + effort);
}

void SafetyPanel::showStale()
{
    const auto& answer = m_check.answer();
    const QString changes = answer ? SafetyWords::changes(answer->question, asked()) : QString();
    m_ui->stalePart->setVisible(!changes.isEmpty());
    m_ui->staleLabel->setText(changes.isEmpty() ? QString() : tr("Out of date. %1").arg(changes));
    m_ui->verdictTitle->setProperty("stale", !changes.isEmpty());
    m_ui->verdictTitle->style()->unpolish(m_ui->verdictTitle); // the style sheet looks at the property
    m_ui->verdictTitle->style()->polish(m_ui->verdictTitle);
}

void SafetyPanel::showCounterexample()
{
    const auto& answer = m_check.answer();
    const bool isThere = answer && answer->proof.counterexample;
    m_ui->counterPart->setVisible(isThere);
    if (!isThere)
        return;
    const Counterexample& walk = *answer->proof.counterexample;
    m_ui->counterLabel->setText(
        tr("From cell %1 of a zone; %2.").arg(positionText(walk.start), SafetyWords::hazard(walk)));
    const QString moves = QString::fromStdString(movesText(walk.moves));
    if (m_ui->counterMoves->text() != moves) {
        m_ui->counterMoves->setText(moves);
        m_ui->counterMoves->setCursorPosition(0);
    }
    m_ui->copyMovesButton->setEnabled(!moves.isEmpty());
    m_ui->playButton->setEnabled(m_check.canPlay());
    const bool isSameSide = m_check.answer()->question.zoneSide == m_document.world().zoneSide();
    m_ui->playButton->setToolTip(m_check.canPlay() ? tr("Walk it from the project's start zone")
                                 : isSameSide      ? tr("The world has too few zones to show it")
                                                   : tr("Zones of the world have another size"));
}

void SafetyPanel::showProjectNote()
{
    const auto why = m_check.notCovered();
    const QString note =
        why ? SafetyWords::notCovered(*why) : SafetyWords::projectHas(m_check.presentQuestion(), asked());
    m_ui->projectNote->setText(note);
    m_ui->projectNote->setVisible(!note.isEmpty());
}

void SafetyPanel::showSigns()
{
    m_ui->verdictSign->setPixmap(themedIcon(signOf(m_check.answer())).pixmap(verdictSignSide));
    m_ui->staleSign->setPixmap(themedIcon(QStringLiteral("recent")).pixmap(verdictSignSide));
    m_ui->copyMovesButton->setIcon(themedIcon(QStringLiteral("copy")));
}

void SafetyPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showSigns();
}

void SafetyPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_ui->contentLayout->setDirection(width() < narrowWidth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace zonewright
