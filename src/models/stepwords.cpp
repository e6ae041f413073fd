#include "models/stepwords.h"

#include "models/floorwords.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <bit>

namespace zonewright {

namespace {

QString stepNumber(std::size_t number)
{
    return QLocale().toString(static_cast<qulonglong>(number));
}

/// What one step says. All of it is text of the context StepWords.
class StepWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::StepWords)

public:
    StepWords(const FloorSteps& steps, std::size_t index)
        : m_steps(steps)
        , m_index(index)
    {
    }

    static QString kind(FloorStepKind kind);
    static QString clause(Refusal refusal);
    static QString head(Refusal refusal);
    static QString beforeAll(std::size_t count);

    [[nodiscard]] QString sentence() const
    {
        return tr("Step %1 of %2: %3").arg(stepNumber(m_index + 1), stepNumber(m_steps.count()), text());
    }

    [[nodiscard]] QString text() const
    {
        if (const DigStep* step = m_steps.dig(m_index))
            return text(*step);
        if (const StripStep* step = m_steps.strip(m_index))
            return text(*step);
        return ofMany();
    }

    [[nodiscard]] QString subject() const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] QString why() const;

private:
    [[nodiscard]] QString ofMany() const;
    [[nodiscard]] QString text(const DigStep& step) const;
    [[nodiscard]] QString text(const StripStep& step) const;
    [[nodiscard]] QString choice(const DigStep& step) const;
    [[nodiscard]] QString refused(const DigStep& step) const;
    [[nodiscard]] QString pinned(const StripStep& step) const;
    [[nodiscard]] QString hero(const StripStep& step) const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString piece(int index) const;
    [[nodiscard]] const StripRoom& made(int index) const;
    [[nodiscard]] QString room(int index) const;
    [[nodiscard]] QString subject(const StripStep& step) const;
    [[nodiscard]] static QString why(const DigStep& step);
    [[nodiscard]] static QString why(const StripStep& step);

    static QString sizeOf(Rect floor)
    {
        return tr("%1 × %2").arg(QLocale().toString(floor.width), QLocale().toString(floor.height));
    }

    const FloorSteps& m_steps;
    std::size_t m_index;
};

QString StepWords::kind(FloorStepKind kind)
{
    static constexpr std::array<const char*, floorStepKindCount> texts{
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Room chosen"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Candidates found"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Pin refused"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Junction drawn"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Junction pinned"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Special path opened"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Joint blocked"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Hero refused"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Hero placed"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Started over"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Piece chosen"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Wall tried"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Piece refused"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Piece carved"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Door opened"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Corridor pruned"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Door removed"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Stairs placed"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Not kept"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Set by hand"),
    };
    return tr(texts[static_cast<std::size_t>(kind)]);
}

QString StepWords::clause(Refusal refusal)
{
    static constexpr std::array<const char*, refusalCount> texts{
        QT_TRANSLATE_NOOP("zonewright::StepWords", "it would touch the border"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "a room is in the way"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "a corridor is in the way"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "a corridor runs beside it"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "a door is there already"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "two doors would touch"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "its sequence is longer than the pieces that are left"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "no candidate, and no special path for the pair"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "the path does not join the rooms"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "the path leaves the rooms"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "the row is no candidate"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "no joint is there"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "it lies on the border or outside"),
    };
    return tr(texts[static_cast<std::size_t>(refusal)]);
}

QString StepWords::head(Refusal refusal)
{
    static constexpr std::array<const char*, refusalCount> texts{
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Border"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Room in the way"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Corridor in the way"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Corridor beside it"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Door there already"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Doors would touch"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Too few pieces left"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "No candidate, no path"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Path does not join"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Path leaves the rooms"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "No candidate"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "No joint there"),
        QT_TRANSLATE_NOOP("zonewright::StepWords", "Hero outside"),
    };
    return tr(texts[static_cast<std::size_t>(refusal)]);
}

QString StepWords::beforeAll(std::size_t count)
{
    return count > 0 ? tr("Before the first of %Ln step(s)", nullptr, static_cast<int>(count)) : tr("Nothing is built");
}

QString StepWords::ofMany() const
{
    if (m_steps.kind(m_index) == FloorStepKind::NotKept)
        return tr("%Ln more decision(s), not kept", nullptr, static_cast<int>(m_steps.dropped()));
    return tr("%Ln place(s) set by hand", nullptr, static_cast<int>(m_steps.byHand().size()));
}

QString StepWords::reason() const
{
    const auto refusal = m_steps.refusal(m_index);
    return refusal ? clause(*refusal) : QString();
}

QString StepWords::piece(int index) const
{
    return QString::fromStdString(m_steps.pieces()->pieces[static_cast<std::size_t>(index)].kind);
}

const StripRoom& StepWords::made(int index) const
{
    return std::get<StripFloor>(m_steps.floor().made).rooms()[static_cast<std::size_t>(index)];
}

QString StepWords::room(int index) const
{
    return QString::number(made(index).code);
}

QString StepWords::choice(const DigStep& step) const
{
    switch (step.reason) {
    case DigReason::First:
        return tr("%1 chosen as the first room").arg(piece(step.piece));
    case DigReason::Sequence:
        return tr("%1 chosen as the next of its sequence").arg(piece(step.piece));
    case DigReason::Annexe:
        return tr("%1 chosen as the annexe").arg(piece(step.piece));
    default:
        return tr("%1 chosen by its weight").arg(piece(step.piece));
    }
}

QString StepWords::refused(const DigStep& step) const
{
    if (step.direction == Direction::None)
        return tr("%1 refused: %2").arg(piece(step.piece), reason());
    return tr("wall %1 refused for %2: %3").arg(positionText(step.at), piece(step.piece), reason());
}

QString StepWords::text(const DigStep& step) const
{
    const QString at = positionText(step.at);
    switch (step.kind) {
    case DigStepKind::StartedOver:
        return tr("all is earth");
    case DigStepKind::PieceChosen:
        return choice(step);
    case DigStepKind::WallTried:
        return tr("wall %1 tried").arg(at);
    case DigStepKind::Refused:
        return refused(step);
    case DigStepKind::Carved:
        return tr("%1 carved at %2, %3")
            .arg(piece(step.piece), positionText({step.floor.x, step.floor.y}), sizeOf(step.floor));
    case DigStepKind::DoorOpened:
        return tr("door opened at %1, into the room that the corridor met").arg(at);
    case DigStepKind::CorridorPruned:
        return tr("corridor %1 pruned: it leads nowhere").arg(at);
    case DigStepKind::DoorRemoved:
        return tr("door %1 removed: it leads nowhere").arg(at);
    case DigStepKind::StairsPlaced:
        return step.reason == DigReason::Up ? tr("stairs up at %1").arg(at) : tr("stairs down at %1").arg(at);
    }
    return {};
}

QString StepWords::pinned(const StripStep& step) const
{
    const bool isPath = step.cells.size() != 1 || step.cells.front().x != step.at.x;
    const QString what = isPath ? positionsText(step.cells) : QString::number(step.at.y);
    const QString column = QString::number(step.at.x);
    if (isPath)
        return tr("column %1, path %2, pinned on this floor").arg(column, what);
    return step.pin == PinSource::Floor ? tr("column %1, row %2, pinned on this floor").arg(column, what)
                                        : tr("column %1, row %2, pinned everywhere").arg(column, what);
}

QString StepWords::hero(const StripStep& step) const
{
    const QString at = positionText(step.at);
    return step.index >= 0 ? tr("hero at %1, where room %2 starts").arg(at, room(step.index))
                           : tr("hero at %1, from the floor above").arg(at);
}

QString StepWords::text(const StripStep& step) const
{
    const QString column = QString::number(step.at.x);
    switch (step.kind) {
    case StripStepKind::RoomChosen:
        return tr("room %1 from column %2").arg(room(step.index), column);
    case StripStepKind::CandidatesFound:
        return step.candidates != 0 ? tr("column %1, candidates %2").arg(column, rowsText(step.candidates))
                                    : tr("column %1, no candidate").arg(column);
    case StripStepKind::PinRefused:
        return tr("column %1, pin refused: %2").arg(column, reason());
    case StripStepKind::JunctionDrawn:
        return tr("column %1, row %2 drawn").arg(column).arg(step.at.y);
    case StripStepKind::JunctionPinned:
        return pinned(step);
    case StripStepKind::PathOpened:
        return tr("column %1, special path %2").arg(column, positionsText(step.cells));
    case StripStepKind::JointBlocked:
        return tr("column %1 blocked: %2").arg(column, reason());
    case StripStepKind::HeroRefused:
        return tr("hero at %1 refused: %2").arg(positionText(step.at), reason());
    case StripStepKind::HeroPlaced:
        return hero(step);
    }
    return {};
}

QString StepWords::subject(const StripStep& step) const
{
    switch (step.kind) {
    case StripStepKind::RoomChosen: {
        const RoomType& type = m_steps.rooms()->rooms()[static_cast<std::size_t>(made(step.index).type)];
        return tr("%1 (%2)").arg(room(step.index), QString::fromStdString(type.name));
    }
    case StripStepKind::CandidatesFound:
        return step.candidates != 0 ? rowsText(step.candidates) : QStringLiteral("–");
    case StripStepKind::JunctionDrawn:
        return QString::number(step.at.y);
    case StripStepKind::JointBlocked:
    case StripStepKind::HeroRefused:
        return {};
    case StripStepKind::HeroPlaced:
        return step.index >= 0 ? room(step.index) : QString(); // the reason tells it
    default:
        return step.cells.size() <= 1 ? QString::number(step.at.y) : positionsText(step.cells);
    }
}

QString StepWords::subject() const
{
    if (const StripStep* step = m_steps.strip(m_index))
        return subject(*step);
    const DigStep* step = m_steps.dig(m_index);
    if (step == nullptr)
        return m_steps.kind(m_index) == FloorStepKind::NotKept ? stepNumber(m_steps.dropped())
                                                               : stepNumber(m_steps.byHand().size());
    if (step->kind == DigStepKind::StairsPlaced)
        return step->reason == DigReason::Up ? tr("up") : tr("down");
    if (step->kind == DigStepKind::Carved)
        return tr("%1, %2").arg(piece(step->piece), sizeOf(step->floor));
    return step->piece >= 0 ? piece(step->piece) : QString();
}

QString StepWords::why() const
{
    if (const auto refusal = m_steps.refusal(m_index))
        return head(*refusal);
    if (const DigStep* step = m_steps.dig(m_index))
        return why(*step);
    const StripStep* step = m_steps.strip(m_index);
    return step != nullptr ? why(*step) : QString();
}

/// What is carved was chosen before, for the same reason.
QString StepWords::why(const DigStep& step)
{
    if (step.kind == DigStepKind::Carved)
        return {};
    switch (step.reason) {
    case DigReason::First:
        return tr("First room");
    case DigReason::ByWeight:
        return tr("By its weight");
    case DigReason::Sequence:
        return tr("Next of its sequence");
    case DigReason::Annexe:
        return tr("The annexe");
    case DigReason::DeadEnd:
    case DigReason::DoorToNothing:
        return tr("Leads nowhere");
    default:
        return {};
    }
}

QString StepWords::why(const StripStep& step)
{
    switch (step.kind) {
    case StripStepKind::JunctionDrawn:
        return tr("By chance");
    case StripStepKind::JunctionPinned:
        return step.pin == PinSource::Floor ? tr("Pinned on this floor") : tr("Pinned everywhere");
    case StripStepKind::PathOpened:
        return head(Refusal::NotACandidate);
    case StripStepKind::HeroPlaced:
        return step.index >= 0 ? tr("Where the room starts") : tr("From the floor above");
    default:
        return {};
    }
}

QString StepWords::label() const
{
    if (const auto refusal = m_steps.refusal(m_index))
        return capitalised(clause(*refusal));
    if (const DigStep* step = m_steps.dig(m_index)) {
        const auto next = m_index + 1 < m_steps.count() ? m_steps.refusal(m_index + 1) : std::nullopt;
        if (step->kind == DigStepKind::WallTried)
            return next ? capitalised(clause(*next)) : tr("It fits");
        if (step->kind == DigStepKind::Carved)
            return piece(step->piece);
        if (step->kind == DigStepKind::CorridorPruned || step->kind == DigStepKind::DoorRemoved)
            return tr("It leads nowhere");
        if (step->kind == DigStepKind::StairsPlaced)
            return step->reason == DigReason::Up ? tr("Stairs up") : tr("Stairs down");
        return kind(m_steps.kind(m_index));
    }
    const StripStep* step = m_steps.strip(m_index);
    if (step != nullptr && step->kind == StripStepKind::RoomChosen)
        return subject(*step);
    if (step != nullptr && step->kind == StripStepKind::CandidatesFound)
        return step->candidates != 0 ? tr("%n candidate(s)", nullptr, std::popcount(step->candidates))
                                     : tr("No candidate");
    return kind(m_steps.kind(m_index));
}

} // namespace

QString stepKindText(FloorStepKind kind)
{
    return StepWords::kind(kind);
}

QString refusalText(Refusal refusal)
{
    return StepWords::clause(refusal);
}

QString refusalName(Refusal refusal)
{
    return StepWords::head(refusal);
}

QString stepPlaceText(const FloorSteps& steps, std::size_t index)
{
    const DigStep* dug = steps.dig(index);
    if (dug != nullptr && dug->kind == DigStepKind::Carved)
        return positionText({dug->floor.x, dug->floor.y});
    if (dug != nullptr)
        return steps.area(index).empty() ? QString() : positionText(dug->at);
    const StripStep* step = steps.strip(index);
    if (step == nullptr)
        return {};
    const bool isPosition = step->kind == StripStepKind::HeroPlaced || step->kind == StripStepKind::HeroRefused;
    return isPosition ? positionText(step->at) : QString::number(step->at.x);
}

QString stepSubjectText(const FloorSteps& steps, std::size_t index)
{
    return StepWords(steps, index).subject();
}

QString stepReasonText(const FloorSteps& steps, std::size_t index)
{
    return StepWords(steps, index).why();
}

QString stepText(const FloorSteps& steps, std::size_t index)
{
    return StepWords(steps, index).text();
}

QString stepSentence(const FloorSteps& steps, std::size_t position)
{
    return position > 0 ? StepWords(steps, position - 1).sentence() : StepWords::beforeAll(steps.count());
}

QString stepLabel(const FloorSteps& steps, std::size_t index)
{
    return StepWords(steps, index).label();
}

} // namespace zonewright
