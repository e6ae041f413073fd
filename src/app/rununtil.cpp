#include "app/rununtil.h"

#include "document/languagechange.h"
#include "models/placetext.h"
#include "models/words.h"
#include "project/project.h"
#include "ui_rununtil.h"

#include <QKeyEvent>

#include <utility>

namespace zonewright {

RunUntil::RunUntil(QWidget& window)
    : Overlay(window)
    , m_ui(std::make_unique<Ui::RunUntil>())
{
    setObjectName(QStringLiteral("runUntil"));
    m_ui->setupUi(this);
    m_ui->turn->setMaximum(static_cast<int>(mostKeptMoves));
    m_ui->turn->setValue(m_ui->turn->minimum()); // it has a text before it asks
    m_ui->turnChoice->setChecked(true);
    m_ui->zone->setContextMenuPolicy(Qt::NoContextMenu);
    connect(m_ui->turn, &QSpinBox::valueChanged, m_ui->turnChoice, [this] { m_ui->turnChoice->setChecked(true); });
    connect(m_ui->zone, &QLineEdit::textEdited, this, [this] {
        m_ui->zoneChoice->setChecked(true);
        say({});
    });
    connect(m_ui->go, &QAbstractButton::clicked, this, &RunUntil::choose);
    connect(m_ui->cancel, &QAbstractButton::clicked, this, &RunUntil::finish);
    showPurpose();
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        showPurpose();
        if (!m_ui->says->text().isEmpty())
            refuse();
    });
}

RunUntil::~RunUntil() = default;

void RunUntil::askForRun(const World& world, const Suggestion& suggestion)
{
    ask(world, suggestion, true);
}

void RunUntil::askForBreakpoint(const World& world, const Suggestion& suggestion)
{
    ask(world, suggestion, false);
}

void RunUntil::ask(const World& world, const Suggestion& suggestion, bool forRun)
{
    m_forRun = forRun;
    m_world = world;
    showPurpose();
    m_ui->turn->setValue(static_cast<int>(suggestion.turn));
    if (suggestion.zone)
        m_ui->zone->setText(positionText(*suggestion.zone));
    m_ui->turnChoice->setChecked(true);
    say({});
    open(*m_ui->turn);
    m_ui->turn->selectAll();
}

void RunUntil::showPurpose()
{
    m_ui->heading->setText(m_forRun ? tr("Run until") : tr("Stop whenever"));
    setAccessibleName(m_forRun ? tr("Run until") : tr("New breakpoint"));
    m_ui->go->setText(m_forRun ? tr("Run") : tr("Add Breakpoint"));
}

std::optional<Breakpoint> RunUntil::chosen() const
{
    if (m_ui->turnChoice->isChecked())
        return StopAtTurn{m_ui->turn->value()};
    if (m_ui->zoneChoice->isChecked()) {
        const auto typed = placeFromText(m_ui->zone->text(), *m_world);
        return typed ? std::optional<Breakpoint>(StopBeforeZone{typed->place.zone}) : std::nullopt;
    }
    for (const auto& [choice, kind] :
         {std::pair{m_ui->computeChoice, EventKind::ComputeZone}, std::pair{m_ui->shiftChoice, EventKind::ShiftWindow},
          std::pair{m_ui->spawnChoice, EventKind::Spawn}, std::pair{m_ui->pathChoice, EventKind::FindPath},
          std::pair{m_ui->announceChoice, EventKind::Announce}}) {
        if (choice->isChecked())
            return StopBeforeKind{kind};
    }
    if (m_ui->hazardChoice->isChecked())
        return StopAtHazard{};
    return m_ui->lossChoice->isChecked() ? Breakpoint(StopAtLoss{}) : Breakpoint(StopAtEviction{});
}

void RunUntil::choose()
{
    const auto breakpoint = chosen();
    if (!breakpoint) {
        m_ui->zone->setFocus();
        return refuse();
    }
    finish();
    if (m_forRun)
        Q_EMIT runWanted(*breakpoint);
    else
        Q_EMIT breakpointWanted(*breakpoint);
}

void RunUntil::refuse()
{
    const QString typed = m_ui->zone->text().trimmed();
    say(typed.isEmpty() ? tr("Type a zone, 17,13 for example.") : tr("“%1” is no zone. Type it as 17,13.").arg(typed));
}

void RunUntil::say(const QString& sentence)
{
    m_ui->says->setText(sentence);
    m_ui->says->setVisible(!sentence.isEmpty());
    place();
}

void RunUntil::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return choose();
    Overlay::keyPressEvent(event);
}

} // namespace zonewright
