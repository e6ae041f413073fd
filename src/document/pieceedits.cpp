#include "document/pieceedits.h"

#include "document/commands/shownname.h"
#include "document/editchecks.h"
#include "document/libraryedits.h"
#include "document/piecelistedits.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace zonewright {

namespace {

/// For the translations.
struct PieceEdits
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::PieceEdits)
};

constexpr Limits starterSide{4, 8}; // cells, of a room that is added
constexpr int starterLength = 6;    // cells, of a corridor
constexpr int starterCorridorWeight = 2;

constexpr const char* sparedPiece = QT_TRANSLATE_NOOP("Error", "removable: a piece list keeps at least one piece");

/// The contents of a list that may be changed.
Result<const PieceList*> piecesToChange(const Document& document, ItemId id)
{
    const ProjectPieceList* list = findPieceList(document.project(), id);
    if (list == nullptr)
        return failure(unknownId("list", id));
    return checkEmbedded(list->file).map([list]() -> const PieceList* { return list->pieces.get(); });
}

/// The same, and the places that are named, ascending and each once.
struct ChosenPieces
{
    PieceList list;
    std::vector<int> places;

    [[nodiscard]] bool holds(int place) const { return std::ranges::binary_search(places, place); }

    [[nodiscard]] Piece& piece(int place) { return list.pieces[static_cast<std::size_t>(place)]; }
};

Result<ChosenPieces> chosenPieces(const Document& document, ItemId id, std::span<const int> places)
{
    return piecesToChange(document, id).and_then([&](const PieceList* list) -> Result<ChosenPieces> {
        ChosenPieces chosen{.list = *list, .places = {places.begin(), places.end()}};
        std::ranges::sort(chosen.places);
        chosen.places.erase(std::ranges::unique(chosen.places).begin(), chosen.places.end());
        const int count = static_cast<int>(list->pieces.size());
        for (const int place : chosen.places) {
            if (place < 0 || place >= count)
                return failure(unknownId("piece", place));
        }
        return chosen;
    });
}

/// What names a kind names another one, or nothing.
void renameKind(PieceList& list, const std::string& before, const std::string& after)
{
    const auto follow = [&](std::string& kind) {
        if (kind == before)
            kind = after;
    };
    follow(list.first);
    follow(list.annexe);
    for (Piece& piece : list.pieces)
        follow(piece.next);
}

/// A piece as its file would give it back.
Piece tidied(Piece piece)
{
    if (piece.shape == PieceShape::Corridor) {
        return {.kind = std::move(piece.kind),
                .shape = PieceShape::Corridor,
                .weight = piece.weight,
                .width = {piece.width.low, piece.width.low}};
    }
    if (!piece.single)
        piece.next.clear();
    return piece;
}

/// The middle one of the weights of rooms that are drawn; 1 where none is.
int middleWeight(const PieceList& list)
{
    std::vector<int> weights;
    for (const Piece& piece : list.pieces) {
        if (piece.shape == PieceShape::Room && piece.weight > 0)
            weights.push_back(piece.weight);
    }
    std::ranges::sort(weights);
    return weights.empty() ? 1 : weights[weights.size() / 2];
}

std::vector<int> placesFrom(int first, std::size_t count)
{
    std::vector<int> places(count);
    std::ranges::generate(places, [place = first]() mutable { return place++; });
    return places;
}

QString pieceName(const std::string& kind)
{
    return shownName(kind);
}

/// "Delete piece “cave”", "Delete 3 pieces".
QString removalText(const QString& name, int count)
{
    return count == 1 ? PieceEdits::tr("Delete piece “%1”").arg(name)
                      : PieceEdits::tr("Delete %n pieces", nullptr, count);
}

QString copyText(const QString& name, int count)
{
    return count == 1 ? PieceEdits::tr("Duplicate piece “%1”").arg(name)
                      : PieceEdits::tr("Duplicate %n pieces", nullptr, count);
}

QString moveText(const QString& name, int count)
{
    return count == 1 ? PieceEdits::tr("Move piece “%1”").arg(name) : PieceEdits::tr("Move %n pieces", nullptr, count);
}

/// What a step is called that is about some pieces, at least one; `text` is for the first of them and for how many.
StepName nameOfStep(const ChosenPieces& chosen, QString (*text)(const QString&, int))
{
    const Piece& first = chosen.list.pieces[static_cast<std::size_t>(chosen.places.front())];
    return [text, name = pieceName(first.kind), count = static_cast<int>(chosen.places.size())] {
        return text(name, count);
    };
}

QString pieceChangeText(const Piece& before, const Piece& after)
{
    const QString name = pieceName(before.kind);
    if (before.shape != after.shape)
        return after.shape == PieceShape::Corridor ? PieceEdits::tr("Make piece “%1” a corridor").arg(name)
                                                   : PieceEdits::tr("Make piece “%1” a room").arg(name);
    if (before.kind != after.kind)
        return PieceEdits::tr("Rename piece “%1” to “%2”").arg(name, pieceName(after.kind));
    if (before.weight != after.weight)
        return PieceEdits::tr("Change weight of piece “%1”").arg(name);
    if (before.width != after.width || before.height != after.height)
        return PieceEdits::tr("Change size of piece “%1”").arg(name);
    if (before.sides != after.sides)
        return PieceEdits::tr("Change sides of piece “%1”").arg(name);
    if (before.inhabitants != after.inhabitants)
        return PieceEdits::tr("Change inhabitants of piece “%1”").arg(name);
    return PieceEdits::tr("Change piece “%1”").arg(name);
}

/// `text` itself where it is free, else the first of `text 2`, `text 3` that is, within the longest a word may be.
template <typename IsTaken>
std::string freeWord(const std::string& text, IsTaken isTaken)
{
    if (!isTaken(text))
        return text;
    for (int number = 2;; ++number) {
        const std::string suffix = ' ' + std::to_string(number);
        QString front = QString::fromStdString(text);
        while (front.toUcs4().size() + static_cast<qsizetype>(suffix.size()) > longestPieceWord)
            front.chop(front.back().isLowSurrogate() ? 2 : 1);
        if (const std::string word = front.toStdString() + suffix; !isTaken(word))
            return word;
    }
}

} // namespace

PieceList starterPieces(std::string name)
{
    return {.name = std::move(name),
            .pieces = {{.kind = PieceEdits::tr("corridor", "a kind of piece").toStdString(),
                        .shape = PieceShape::Corridor,
                        .weight = starterCorridorWeight,
                        .width = {starterLength, starterLength}},
                       {.kind = PieceEdits::tr("room", "a kind of piece").toStdString(),
                        .width = starterSide,
                        .height = starterSide}}};
}

std::string freeKind(const PieceList& list, const std::string& kind)
{
    return freeWord(kind, [&](const std::string& word) { return indexOfKind(list, word) >= 0; });
}

std::string freePieceListName(const Project& project, const std::string& name)
{
    return freeWord(name, [&](const std::string& word) {
        return std::ranges::any_of(project.pieceLists,
                                   [&](const ProjectPieceList& list) { return list.pieces->name == word; });
    });
}

Result<int> addPiece(Document& document, ItemId list, int place)
{
    return piecesToChange(document, list).and_then([&](const PieceList* before) -> Result<int> {
        PieceList after = *before;
        const int at = std::clamp(place, 0, static_cast<int>(after.pieces.size()));
        const Piece piece{.kind = freeKind(after, PieceEdits::tr("room", "a kind of piece").toStdString()),
                          .weight = middleWeight(after),
                          .width = starterSide,
                          .height = starterSide};
        StepName sentence = [name = pieceName(piece.kind)] { return PieceEdits::tr("Add piece “%1”").arg(name); };
        after.pieces.insert(after.pieces.begin() + at, piece);
        return changePieceList(document, list, std::move(after), std::move(sentence)).map([at] { return at; });
    });
}

Result<std::vector<int>> duplicatePieces(Document& document, ItemId list, std::span<const int> places)
{
    return chosenPieces(document, list, places).and_then([&](ChosenPieces chosen) -> Result<std::vector<int>> {
        if (chosen.places.empty())
            return std::vector<int>();
        StepName sentence = nameOfStep(chosen, copyText);
        int at = chosen.places.back() + 1;
        const std::vector<int> copies = placesFrom(at, chosen.places.size());
        for (const int place : chosen.places) {
            Piece copy = chosen.piece(place);
            copy.kind = freeKind(chosen.list, copy.kind);
            chosen.list.pieces.insert(chosen.list.pieces.begin() + at++, std::move(copy));
        }
        return changePieceList(document, list, std::move(chosen.list), std::move(sentence)).map([&] { return copies; });
    });
}

Result<void> removePieces(Document& document, ItemId list, std::span<const int> places)
{
    return chosenPieces(document, list, places).and_then([&](ChosenPieces chosen) -> Result<void> {
        if (chosen.places.empty())
            return {};
        if (chosen.places.size() == chosen.list.pieces.size())
            return failure({.code = ErrorCode::Malformed,
                            .place = {},
                            .value = chosen.list.pieces.front().kind,
                            .expected = sparedPiece});
        PieceList after = chosen.list;
        after.pieces.clear();
        for (int place = 0; place < static_cast<int>(chosen.list.pieces.size()); ++place) {
            if (!chosen.holds(place))
                after.pieces.push_back(chosen.piece(place));
        }
        for (const int place : chosen.places)
            renameKind(after, chosen.piece(place).kind, {});
        return changePieceList(document, list, std::move(after), nameOfStep(chosen, removalText));
    });
}

Result<std::vector<int>> movePieces(Document& document, ItemId list, std::span<const int> places, int before)
{
    return chosenPieces(document, list, places).and_then([&](ChosenPieces chosen) -> Result<std::vector<int>> {
        const int count = static_cast<int>(chosen.list.pieces.size());
        if (before < 0 || before > count)
            return failure(unknownId("piece", before));
        if (chosen.places.empty())
            return std::vector<int>();
        std::vector<Piece> above, moved, below;
        for (int place = 0; place < count; ++place) {
            auto& part = chosen.holds(place) ? moved : place < before ? above : below;
            part.push_back(chosen.piece(place));
        }
        PieceList after = chosen.list;
        after.pieces = above;
        std::ranges::copy(moved, std::back_inserter(after.pieces));
        std::ranges::copy(below, std::back_inserter(after.pieces));
        return changePieceList(document, list, std::move(after), nameOfStep(chosen, moveText)).map([&] {
            return placesFrom(static_cast<int>(above.size()), moved.size());
        });
    });
}

Result<void> changePiece(Document& document, ItemId list, int place, const Piece& piece, Gesture gesture)
{
    return chosenPieces(document, list, std::span(&place, 1)).and_then([&](ChosenPieces chosen) {
        const Piece before = chosen.piece(place);
        const Piece after = tidied(piece);
        chosen.piece(place) = after;
        // A kind that another piece has is refused, and until then nothing may name the wrong one.
        if (after.kind != before.kind && !after.kind.empty())
            renameKind(chosen.list, before.kind, after.kind);
        if (after.shape == PieceShape::Corridor && before.shape != PieceShape::Corridor)
            renameKind(chosen.list, after.kind, {});
        StepName sentence = [before, after] { return pieceChangeText(before, after); };
        return changePieceList(document, list, std::move(chosen.list), std::move(sentence), gesture, place);
    });
}

Result<void> setFirstRoom(Document& document, ItemId list, const std::string& kind)
{
    return piecesToChange(document, list).and_then([&](const PieceList* before) {
        PieceList after = *before;
        after.first = kind;
        return changePieceList(document, list, std::move(after), [name = pieceName(kind)] {
            return name.isEmpty() ? PieceEdits::tr("Draw the first room by weight")
                                  : PieceEdits::tr("Begin with piece “%1”").arg(name);
        });
    });
}

Result<void> setAnnexe(Document& document, ItemId list, const std::string& kind)
{
    return piecesToChange(document, list).and_then([&](const PieceList* before) {
        PieceList after = *before;
        after.annexe = kind;
        return changePieceList(document, list, std::move(after), [name = pieceName(kind)] {
            return name.isEmpty() ? PieceEdits::tr("Remove annexe")
                                  : PieceEdits::tr("Make piece “%1” the annexe").arg(name);
        });
    });
}

Result<void> renamePieceList(Document& document, ItemId list, const std::string& name)
{
    return piecesToChange(document, list).and_then([&](const PieceList* before) -> Result<void> {
        if (const auto valid = checkItemName(name); !valid)
            return valid;
        PieceList after = *before;
        after.name = name;
        return changePieceList(document, list, std::move(after), [shown = pieceName(name)] {
            return PieceEdits::tr("Rename piece list “%1”").arg(shown);
        });
    });
}

} // namespace zonewright
