#include "views/floorhints.h"

#include "models/words.h"
#include "project/problemtext.h"
#include "render/floorscene.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/worldpainter.h"
#include "views/floorview.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int wordsWidth = 440;
constexpr int titleSize = 16;
constexpr int hintSize = 13;
constexpr int wordsGap = 6;
constexpr int wordsPadding = 12;

/// Where a problem for which nothing is built goes away.
QString wayOut(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::UnknownRoom:
        return FloorView::tr("Choose other rooms for this floor in the Floor dock.");
    case ProblemKind::NoWeights:
        return FloorView::tr("Nothing is built. Give a room a weight in the Pieces dock.");
    default:
        return FloorView::tr("Nothing is built. Change its settings in the Floor dock.");
    }
}

QFont wordsFont(const QWidget& widget, int size, double ratio, QFont::Weight weight)
{
    QFont font = widget.font();
    font.setPixelSize(static_cast<int>(std::lround(size * ratio)));
    font.setWeight(weight);
    return font;
}

/// Where words are written.
struct HintGround
{
    QPainter& painter;
    const FloorProjection& projection;
    const QWidget& view;
    Theme theme;
};

/// A title and a sentence in the middle, on a plate where they stand over a floor.
void paintWords(const HintGround& on, const QString& title, const QString& hint, bool onPlate)
{
    const double ratio = on.projection.pixelRatio();
    const auto pixels = [ratio](int logical) { return static_cast<int>(std::lround(logical * ratio)); };
    const QFont titleFont = wordsFont(on.view, titleSize, ratio, QFont::DemiBold);
    const QFont hintFont = wordsFont(on.view, hintSize, ratio, QFont::Normal);
    const int width =
        std::max(1, std::min(pixels(wordsWidth), on.projection.viewport().width() - 2 * pixels(2 * wordsPadding)));
    constexpr int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const QRect room(0, 0, width, on.projection.viewport().height());
    QRect titleRect = QFontMetrics(titleFont).boundingRect(room, flags, title);
    QRect hintRect = QFontMetrics(hintFont).boundingRect(room, flags, hint);
    QRect words(0, 0, width, titleRect.height() + pixels(wordsGap) + hintRect.height());
    words.moveCenter(QRect({}, on.projection.viewport()).center());
    const CanvasColors& colors = canvasColors(on.theme);
    QPainter& painter = on.painter;
    if (onPlate) {
        painter.setPen(Qt::NoPen);
        QColor ground = colors.background;
        ground.setAlphaF(static_cast<float>(plateStrength));
        painter.setBrush(ground);
        painter.setRenderHint(QPainter::Antialiasing);
        const int padding = pixels(wordsPadding);
        painter.drawRoundedRect(words.adjusted(-padding, -padding, padding, padding), padding / 2.0, padding / 2.0);
    }
    painter.setPen(colors.label);
    painter.setFont(titleFont);
    painter.drawText(QRect(words.topLeft(), QSize(width, titleRect.height())), flags, title);
    painter.setFont(hintFont);
    painter.drawText(words.adjusted(0, titleRect.height() + pixels(wordsGap), 0, 0), flags, hint);
}

} // namespace

void paintNoFloor(QPainter& painter, const FloorProjection& projection, const QWidget& view, const Project& project,
                  Theme theme)
{
    const HintGround on{painter, projection, view, theme};
    if (project.dungeons.empty()) {
        paintWords(on, FloorView::tr("No dungeon yet"),
                   FloorView::tr("Select a zone in the world, and add a dungeon there with the menu Dungeon."), false);
    } else {
        paintWords(on, FloorView::tr("No floor yet"), FloorView::tr("Add one to a dungeon with the menu Dungeon."),
                   false);
    }
}

/// The reason comes first, and says what is missing.
void paintWhyNothing(QPainter& painter, const FloorProjection& projection, const QWidget& view, const BuiltFloor& built,
                     Theme theme, bool onPlate)
{
    if (const Problem* problem = problemOfNothing(built.level))
        paintWords({painter, projection, view, theme}, capitalised(problemText(*problem)), wayOut(problem->kind),
                   onPlate);
}

} // namespace zonewright
