#include "app/simulationcontrol.h"

#include "app/actionset.h"
#include "app/eventspanel.h"
#include "app/iconengine.h"
#include "app/safetypanel.h"
#include "app/statusline.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/breakpointsmodel.h"
#include "models/standingwords.h"

#include <QAction>
#include <QLocale>
#include <QMainWindow>

namespace zonewright {

namespace {

constexpr std::int64_t suggestedTurns = 10; // from the turn shown

} // namespace

SimulationControl::SimulationControl(const Parts& parts)
    : QObject(&parts.window)
    , m_parts(parts)
    , m_question(new RunUntil(parts.window))
    , m_events(parts.window.findChild<EventsPanel*>())
    , m_safety(parts.window.findChild<SafetyPanel*>())
{
    connectActions();
    const WalkRun& run = parts.document.walkRun();
    connect(&run, &WalkRun::paceChanged, this, &SimulationControl::showPace);
    connect(&run, &WalkRun::ended, this, &SimulationControl::showEnd);
    connect(m_question, &RunUntil::runWanted, &parts.document.walkRun(), &WalkRun::runUntil);
    connect(m_question, &RunUntil::breakpointWanted, &parts.document.breakpoints(), &Breakpoints::add);
    connect(&m_safety->check(), &SafetyCheck::changed, this, &SimulationControl::showProof);
    showPace();
    showProof();
    whenLanguageChanges(*this, [this] {
        showPace();
        showProof();
    });
}

void SimulationControl::connectActions()
{
    WalkRun& walkRun = m_parts.document.walkRun();
    const auto on = [this](ActionId id, auto work) { connect(m_parts.actions[id], &QAction::triggered, this, work); };
    on(ActionId::StepOnce, [&walkRun] { walkRun.step(); });
    on(ActionId::Run, [this] { run(false); });
    on(ActionId::RunFast, [this] { run(true); });
    on(ActionId::StopRun, [&walkRun] { walkRun.stop(); });
    on(ActionId::RunUntil, [this] { m_question->askForRun(m_parts.document.world(), suggestion()); });
    on(ActionId::AddBreakpoint, [this] { m_question->askForBreakpoint(m_parts.document.world(), suggestion()); });
    on(ActionId::ToggleBreakpoint, [this] { toggleBreakpoint(); });
    on(ActionId::SimulationSettings, [this] { openSettings(); });
}

RunUntil::Suggestion SimulationControl::suggestion() const
{
    const auto& selected = m_parts.document.selection().selected();
    return {.turn = m_parts.document.playback().turn() + suggestedTurns,
            .zone = selected ? std::optional(selected->zone) : std::nullopt};
}

/// The key that runs at a pace pauses at that pace, and changes to it from the other one.
void SimulationControl::run(bool fast)
{
    WalkRun& run = m_parts.document.walkRun();
    const Pace pace = fast ? Pace::Fast : Pace::Run;
    run.start(run.pace() == pace ? Pace::Still : pace);
    showPace(); // a check mark that nothing came of goes away
}

/// That of the zone selected on the maps; where the designer was among the events last, their dock does it.
void SimulationControl::toggleBreakpoint()
{
    const auto& selected = m_parts.document.selection().selected();
    if (m_events->hasCurrentRow())
        return;
    if (selected)
        m_parts.document.breakpoints().toggle(StopBeforeZone{selected->zone});
    else
        m_parts.status.say(tr("Select a zone or an event for the breakpoint first"));
}

void SimulationControl::showProof()
{
    const SafetyCheck& check = m_safety->check();
    if (!check.answer())
        return m_parts.status.showProof({}, false);
    const SafetyAnswer& answer = *check.answer();
    const QString view = QLocale().toString(answer.question.view);
    const QString text = answer.proof.verdict == Verdict::Safe     ? tr("Safe at view %1: proved").arg(view)
                         : answer.proof.verdict == Verdict::Unsafe ? tr("Not safe at view %1").arg(view)
                                                                   : tr("Safety at view %1: undecided").arg(view);
    m_parts.status.showProof(text, !check.isCurrent());
}

void SimulationControl::showPace()
{
    const Pace pace = m_parts.document.walkRun().pace();
    QAction* run = m_parts.actions[ActionId::Run];
    run->setChecked(pace == Pace::Run);
    run->setIcon(themedIcon(pace == Pace::Run ? QStringLiteral("pause") : QStringLiteral("run")));
    run->setText(pace == Pace::Run ? tr("&Pause") : tr("&Run"));
    m_parts.actions[ActionId::RunFast]->setChecked(pace == Pace::Fast);
    m_parts.actions[ActionId::StopRun]->setEnabled(pace != Pace::Still);
}

void SimulationControl::showEnd()
{
    const WalkRun& run = m_parts.document.walkRun();
    const auto next = m_parts.document.playback().next();
    const auto& stop = run.lastStop();
    switch (run.lastEnd()) {
    case RunEnd::Stopped:
    case RunEnd::Reached:
        if (m_parts.document.playback().isInTurn() && next)
            return m_parts.status.say(tr("Stopped before: %1").arg(processedText(next->event)));
        return m_parts.status.say(tr("Stopped. %1", "with a breakpoint in words").arg(breakpointText(*stop)));
    case RunEnd::WalkEnds:
        return m_parts.status.say(tr("Stopped: the walk ends here"));
    case RunEnd::Nothing:
        return m_parts.status.say(tr("Stopped: nothing waits any more"));
    case RunEnd::LastTurn:
        return m_parts.status.say(tr("Stopped: no walk goes further"));
    case RunEnd::Told:
        return;
    }
}

void SimulationControl::openSettings()
{
    if (!m_settings)
        m_settings = new SimulationSettings(m_parts.document, &m_parts.window);
    m_settings->show();
    m_settings->raise();
    m_settings->activateWindow();
}

} // namespace zonewright
