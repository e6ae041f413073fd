#include "models/floorwords.h"

#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <bit>

namespace zonewright {

namespace {

class FloorWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::FloorWords)

public:
    static QString sizeText(Size size)
    {
        return tr("%1 × %2").arg(QLocale().toString(size.width), QLocale().toString(size.height));
    }

    static QString kindText(const StripPlan& plan)
    {
        const auto rooms = plan.sequence.empty() ? plan.count : static_cast<int>(plan.sequence.size());
        return tr("Strip · %n room(s)", nullptr, rooms);
    }

    static QString kindText(const DugPlan& plan)
    {
        return tr("Dug · %1 · %n piece(s)", nullptr, plan.count).arg(sizeText(plan.size));
    }

    static QString problemsText(int count) { return tr("%n problem(s)", nullptr, count); }

    static QStringList placesOf(const Level& level)
    {
        QStringList places;
        const auto add = [&](MarkerKind kind, const QString& sentence) {
            if (const Marker* marker = findMarker(level, kind))
                places << sentence.arg(positionText({marker->at.x, marker->at.y}));
        };
        add(MarkerKind::Hero, tr("hero at %1"));
        add(MarkerKind::Exit, tr("exit at %1"));
        add(MarkerKind::StairsUp, tr("stairs up at %1"));
        add(MarkerKind::StairsDown, tr("stairs down at %1"));
        return places;
    }

    /// Stairs set by hand stand elsewhere, and the way to them was not measured.
    static bool standsAsMade(const Level& level, MarkerKind kind, const std::optional<Point>& made)
    {
        const Marker* marker = findMarker(level, kind);
        return made && marker != nullptr && Point{marker->at.x, marker->at.y} == *made;
    }

    static QString facts(const BuiltFloor& floor)
    {
        QStringList facts{tr("%1 cells").arg(sizeText(floor.level.cells.size()))};
        const auto* dug = std::get_if<DugFloor>(&floor.made);
        if (dug)
            facts << tr("%1 of %Ln piece(s)", nullptr, dug->asked).arg(QLocale().toString(dug->placed));
        facts << placesOf(floor.level);
        if (dug && standsAsMade(floor.level, MarkerKind::StairsUp, dug->up) &&
            standsAsMade(floor.level, MarkerKind::StairsDown, dug->down))
            facts << tr("%n step(s) between them", nullptr, dug->distance);
        return facts.join(QStringLiteral(" · "));
    }
};

} // namespace

QString floorKindText(const FloorPlan& floor)
{
    return std::visit([](const auto& plan) { return FloorWords::kindText(plan); }, floor.plan);
}

QString floorFacts(const BuiltFloor& floor)
{
    return FloorWords::facts(floor);
}

QString problemCountText(int count)
{
    return FloorWords::problemsText(count);
}

QString rowsText(ColumnMask rows, QLatin1String between)
{
    QStringList texts;
    for (; rows != 0; rows &= rows - 1)
        texts << QString::number(std::countr_zero(rows) + 1);
    return texts.join(between);
}

QString positionsText(std::span<const Point> cells)
{
    QStringList texts;
    for (const Point cell : cells)
        texts << positionText(cell);
    return texts.join(QLatin1Char(' '));
}

} // namespace zonewright
