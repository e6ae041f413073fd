#include "app/stepcommands.h"

#include "app/actionset.h"
#include "app/floorpage.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/statusline.h"
#include "document/document.h"
#include "document/languagechange.h"

#include <QAction>

#include <utility>

namespace zonewright {

StepCommands::StepCommands(Document& document, Maps& maps, const ActionSet& actions, StatusLine& status,
                           QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_maps(maps)
    , m_actions(actions)
    , m_status(status)
{
    connectActions();
    const FloorScrub& scrub = document.floorScrub();
    connect(&scrub, &FloorScrub::onChanged, this, &StepCommands::follow);
    connect(&scrub, &FloorScrub::positionChanged, this, &StepCommands::follow);
    connect(&scrub, &FloorScrub::filterChanged, this, &StepCommands::follow);
    connect(&scrub, &FloorScrub::playingChanged, this, &StepCommands::follow);
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &StepCommands::follow);
    follow();
    whenLanguageChanges(*this, [this] {
        if (m_showsPause)
            showPlay();
    });
}

void StepCommands::connectActions()
{
    FloorScrub& scrub = m_document.floorScrub();
    const auto on = [this](ActionId id, auto work) { connect(m_actions[id], &QAction::triggered, this, work); };
    on(ActionId::ShowSteps, &StepCommands::show);
    on(ActionId::PlaySteps, &StepCommands::play);
    on(ActionId::FirstStep, [&scrub] { scrub.goToFirst(); });
    on(ActionId::PreviousStep, [&scrub] { scrub.goToPrevious(); });
    on(ActionId::NextStep, [&scrub] { scrub.goToNext(); });
    on(ActionId::LastStep, [&scrub] { scrub.goToLast(); });
    on(ActionId::NextRefusal, &StepCommands::goToRefusal);
    for (const ActionId id :
         {ActionId::FirstStep, ActionId::PreviousStep, ActionId::NextStep, ActionId::LastStep, ActionId::NextRefusal}) {
        on(id, [this, &scrub] {
            scrub.pause();
            m_maps.setTab(MapTab::Floor);
        });
    }
    // What is typed elsewhere has commas and stops of its own.
    for (const ActionId id : {ActionId::PreviousStep, ActionId::NextStep}) {
        m_actions[id]->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_maps.floorPage().addAction(m_actions[id]);
    }
}

void StepCommands::show(bool on)
{
    if (on && m_document.pathDraft().isActive()) { // it would be lost
        m_status.say(tr("Pin the path or cancel it first."));
        return follow();
    }
    m_maps.setTab(MapTab::Floor); // also when they are left: one sees what was done
    m_document.floorScrub().setOn(on);
    follow(); // also where it stayed off
}

void StepCommands::play(bool on)
{
    FloorScrub& scrub = m_document.floorScrub();
    m_maps.setTab(MapTab::Floor); // first: what is not seen does not play
    if (on)
        scrub.play();
    else
        scrub.pause();
    follow(); // what does not play is not checked
}

/// It says when it begins anew after the last refusal; from the end of all steps that goes without saying.
void StepCommands::goToRefusal()
{
    FloorScrub& scrub = m_document.floorScrub();
    const std::size_t before = scrub.position();
    const auto current = scrub.current();
    const bool wasRefusal = current && scrub.steps() != nullptr && isRefusal(scrub.steps()->kind(*current));
    const bool isSearch = before < scrub.count() || wasRefusal;
    if (scrub.goToNextRefusal())
        sayFirst(isSearch && scrub.position() <= before);
}

/// What was said is taken back, unless something else was said since.
void StepCommands::sayFirst(bool isFirst)
{
    const QString text = tr("The first refusal: there is none after the last.");
    const bool saysIt = std::exchange(m_saysFirst, isFirst) && m_status.placeText() == text;
    if (isFirst)
        m_status.say(text);
    else if (saysIt)
        m_status.say({});
}

void StepCommands::follow()
{
    if (m_saysFirst)
        sayFirst(false); // it is another step by now
    const FloorScrub& scrub = m_document.floorScrub();
    const auto enable = [this](ActionId id, bool on) { m_actions[id]->setEnabled(on); };
    enable(ActionId::ShowSteps, scrub.isOn() || m_document.floorFocus().floor() != 0);
    m_actions[ActionId::ShowSteps]->setChecked(scrub.isOn());
    enable(ActionId::PlaySteps, scrub.shownCount() > 0);
    if (m_actions[ActionId::PlaySteps]->isChecked() != scrub.isPlaying() || m_showsPause != scrub.isPlaying())
        showPlay();
    enable(ActionId::FirstStep, scrub.position() > 0);
    enable(ActionId::PreviousStep, scrub.position() > 0);
    enable(ActionId::NextStep, scrub.shownBefore(scrub.position()) < scrub.shownCount());
    enable(ActionId::LastStep, scrub.position() < scrub.count());
    enable(ActionId::NextRefusal, scrub.refusals() > 0);
}

void StepCommands::showPlay()
{
    QAction* play = m_actions[ActionId::PlaySteps];
    m_showsPause = m_document.floorScrub().isPlaying();
    play->setChecked(m_showsPause);
    play->setIcon(themedIcon(m_showsPause ? QStringLiteral("pause") : QStringLiteral("play-steps")));
    play->setText(m_showsPause ? tr("&Pause Steps") : tr("&Play Steps"));
}

} // namespace zonewright
