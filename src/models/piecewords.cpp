#include "models/piecewords.h"

#include "core/dig/digside.h"
#include "models/plaintip.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

/// For the translations.
struct PieceWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PieceWords)
};

QString pieceRangeText(Limits range)
{
    const QLocale locale;
    if (range.low == range.high)
        return locale.toString(range.low);
    return PieceWords::tr("%1–%2", "a range").arg(locale.toString(range.low), locale.toString(range.high));
}

bool isNamedAsNext(const PieceList& list, const Piece& piece)
{
    return std::ranges::find(list.pieces, piece.kind, &Piece::next) != list.pieces.end();
}

/// Only what is named comes onto a floor without a weight.
bool isNamed(const PieceList& list, const Piece& piece)
{
    return list.first == piece.kind || list.annexe == piece.kind || isNamedAsNext(list, piece);
}

QString pieceShareSentence(const PieceList& list, const Piece& piece)
{
    const QLocale locale;
    if (piece.weight > 0) {
        return PieceWords::tr("Drawn %1 times in %2 (%3)", "the second number is at least as high as the first")
            .arg(locale.toString(piece.weight), locale.toString(qint64{weightOfAll(list)}),
                 shareText(static_cast<double>(piece.weight) / static_cast<double>(weightOfAll(list))));
    }
    return isNamed(list, piece) ? PieceWords::tr("Never drawn: its weight is 0")
                                : PieceWords::tr("Never placed: its weight is 0, and nothing names it");
}

QString attachingSentence(const Piece& piece)
{
    if (piece.sides == 0)
        return PieceWords::tr("Nothing is attached to it");
    if (piece.single)
        return PieceWords::tr("One wall cell for the next piece, on one of the sides %1").arg(sidesText(piece.sides));
    return piece.sides == allSides ? PieceWords::tr("Pieces are attached on all sides")
                                   : PieceWords::tr("Pieces are attached on the sides %1").arg(sidesText(piece.sides));
}

QString inhabitantsSentence(const Piece& piece)
{
    QStringList names;
    for (const std::string& name : piece.inhabitants)
        names << QString::fromStdString(name);
    return PieceWords::tr("Inhabitants: %1").arg(names.join(PieceWords::tr(", ", "between names")));
}

} // namespace

QString pieceShapeText(PieceShape shape)
{
    return shape == PieceShape::Corridor ? PieceWords::tr("corridor") : PieceWords::tr("room");
}

QString pieceSizeText(const Piece& piece)
{
    if (piece.shape == PieceShape::Corridor)
        return QLocale().toString(piece.width.low);
    return PieceWords::tr("%1×%2", "width and height").arg(pieceRangeText(piece.width), pieceRangeText(piece.height));
}

QString sidesText(SideSet sides)
{
    const std::array<QString, digSides.size()> letters{PieceWords::tr("N", "north"), PieceWords::tr("E", "east"),
                                                       PieceWords::tr("S", "south"), PieceWords::tr("W", "west")};
    QStringList texts;
    for (const DigSide side : digSides) {
        if (holds(sides, side))
            texts << letters[static_cast<std::size_t>(side)];
    }
    return texts.isEmpty() ? PieceWords::tr("none", "no side") : texts.join(QLatin1Char(' '));
}

QString piecePartText(const PieceList& list, const Piece& piece)
{
    QStringList parts;
    if (list.first == piece.kind)
        parts << PieceWords::tr("first room");
    if (list.annexe == piece.kind)
        parts << PieceWords::tr("annexe");
    if (!piece.next.empty())
        parts << PieceWords::tr("then %1", "the next room").arg(QString::fromStdString(piece.next));
    return parts.join(PieceWords::tr(", ", "between names"));
}

bool isPlaced(const PieceList& list, const Piece& piece)
{
    return piece.weight > 0 || isNamed(list, piece);
}

QString pieceTip(const PieceList& list, const Piece& piece)
{
    const QString kind = QString::fromStdString(piece.kind);
    QStringList lines;
    if (piece.shape == PieceShape::Corridor) {
        lines << PieceWords::tr("%1: a corridor of %n cell(s)", nullptr, piece.width.low).arg(kind);
    } else {
        lines << PieceWords::tr("%1: a room of %2 cells").arg(kind, pieceSizeText(piece)) << attachingSentence(piece);
    }
    lines << pieceShareSentence(list, piece);
    if (const QString part = piecePartText(list, piece); !part.isEmpty())
        lines << capitalised(part);
    if (!piece.inhabitants.empty())
        lines << inhabitantsSentence(piece);
    return plainTip(lines.join(QLatin1Char('\n')));
}

bool digsNothing(const PieceList& list)
{
    return weightOfAll(list) == 0 || (list.first.empty() && std::ranges::none_of(list.pieces, [](const Piece& piece) {
                                          return piece.shape == PieceShape::Room && piece.weight > 0;
                                      }));
}

QString lostPartsText(const PieceList& before, const PieceList& after)
{
    QStringList losses;
    if (!before.first.empty() && after.first.empty())
        losses << PieceWords::tr("the first room is drawn by weight now");
    if (!before.annexe.empty() && after.annexe.empty())
        losses << PieceWords::tr("there is no annexe any more");
    for (const Piece& piece : after.pieces) {
        const auto was = std::ranges::find(before.pieces, piece.kind, &Piece::kind);
        if (was == before.pieces.end())
            continue;
        const QString kind = QString::fromStdString(piece.kind);
        const bool isCorridor = piece.shape == PieceShape::Corridor;
        if (isCorridor && !was->inhabitants.empty())
            losses << PieceWords::tr("nothing lives in “%1” any more").arg(kind);
        if (!was->next.empty() && piece.next.empty())
            losses << PieceWords::tr("no “%1” follows “%2” any more", "rooms of a sequence")
                          .arg(QString::fromStdString(was->next), kind);
    }
    return losses.join(PieceWords::tr(", ", "between names"));
}

std::int64_t weightOfAll(const PieceList& list)
{
    std::int64_t weights = 0;
    for (const Piece& piece : list.pieces)
        weights += piece.weight;
    return weights;
}

} // namespace zonewright
