#include "models/safetywords.h"

#include "models/schemewords.h"
#include "models/words.h"

#include <QLocale>
#include <QStringList>

namespace zonewright {

namespace {

constexpr double millisecondsASecond = 1000;

QString numberText(std::int64_t number)
{
    return QLocale().toString(qint64{number});
}

QString dotted(const QStringList& parts)
{
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString SafetyWords::zones(int side)
{
    return tr("zones of %1 cells").arg(numberText(side));
}

QString SafetyWords::view(int radius)
{
    return tr("view radius %1").arg(numberText(radius));
}

QString SafetyWords::requests(int count)
{
    return tr("%n request(s) a turn", nullptr, count);
}

QString SafetyWords::question(const ProofQuestion& question)
{
    return dotted({capitalised(zones(question.zoneSide)), view(question.view), queueName(question.mode),
                   requests(question.requestsPerTurn)});
}

QString SafetyWords::verdict(const SafetyAnswer& answer)
{
    switch (answer.proof.verdict) {
    case Verdict::Safe:
        return tr("Safe: no walk outruns the generator");
    case Verdict::Unsafe: {
        const auto moves = static_cast<int>(answer.proof.counterexample->moves.size());
        return moves == 0 ? tr("Not safe: a hazard is there on arrival")
                          : tr("Not safe: a walk of %n move(s) reaches a hazard", nullptr, moves);
    }
    case Verdict::Undecided:
        break;
    }
    return tr("Undecided within %1 states").arg(numberText(answer.question.mostStates));
}

QString SafetyWords::effort(const SafetyAnswer& answer)
{
    constexpr double leastShown = 0.1;
    const double seconds = static_cast<double>(answer.milliseconds) / millisecondsASecond;
    const QString states = numberText(answer.proof.states);
    if (seconds < leastShown)
        return tr("%1 states looked at in less than %2 s").arg(states, QLocale().toString(leastShown, 'f', 1));
    return tr("%1 states looked at in %2 s").arg(states, QLocale().toString(seconds, 'f', 1));
}

QString SafetyWords::largestView(const SafetyAnswer& answer)
{
    if (!answer.isOfLargestView)
        return {};
    if (answer.proof.verdict != Verdict::Safe)
        return tr("No view radius is safe, not even 0.");
    return tr("%1 is the largest safe view radius.").arg(numberText(answer.question.view));
}

QString SafetyWords::changes(const ProofQuestion& before, const ProofQuestion& now)
{
    QStringList sentences;
    if (before.zoneSide != now.zoneSide)
        sentences << tr("Zones had %1 cells a side; now they have %2.")
                         .arg(numberText(before.zoneSide), numberText(now.zoneSide));
    if (before.view != now.view)
        sentences << tr("The view radius was %1; now it is %2.").arg(numberText(before.view), numberText(now.view));
    if (before.mode != now.mode)
        sentences << tr("The queue was %1; now it is %2.").arg(queueName(before.mode), queueName(now.mode));
    if (before.requestsPerTurn != now.requestsPerTurn)
        sentences << tr("There was: %1; now: %2.").arg(requests(before.requestsPerTurn), requests(now.requestsPerTurn));
    return sentences.join(QLatin1Char(' '));
}

QString SafetyWords::projectHas(const ProofQuestion& project, const ProofQuestion& asked)
{
    QStringList parts;
    if (project.zoneSide != asked.zoneSide)
        parts << zones(project.zoneSide);
    if (project.view != asked.view)
        parts << view(project.view);
    if (project.mode != asked.mode)
        parts << queueName(project.mode);
    if (project.requestsPerTurn != asked.requestsPerTurn)
        parts << requests(project.requestsPerTurn);
    return parts.isEmpty() ? QString() : tr("The project has: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString SafetyWords::notCovered(NotCovered why)
{
    if (why == NotCovered::KnownZones)
        return tr("The project remembers known zones: they are computed when they are needed, and no walk outruns "
                  "them. What is asked here is about the window.");
    return tr("The project has a cost budget, which the proof does not cover: it counts requests a turn.");
}

QString SafetyWords::hazard(const Counterexample& walk)
{
    const QString turn = numberText(static_cast<std::int64_t>(walk.moves.size()));
    return walk.hazard == HazardKind::Missing
               ? tr("turn %1: a zone in sight is not computed").arg(turn)
               : tr("turn %1: a zone in sight is computed, but not shifted in").arg(turn);
}

QString SafetyWords::progress(const SafetyCheck& check)
{
    const QString seconds = numberText(check.milliseconds() / static_cast<qint64>(millisecondsASecond));
    QStringList parts{tr("%1 states").arg(numberText(check.states())), tr("%1 s", "seconds").arg(seconds)};
    if (check.isFinding())
        parts.prepend(view(check.runningQuestion().view));
    return dotted(parts);
}

} // namespace zonewright
