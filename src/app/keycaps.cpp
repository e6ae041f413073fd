#include "app/keycaps.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPalette>

namespace zonewright {

namespace {

constexpr int capPadding = 6; // logical pixels on either side of the letters
constexpr int capGap = 3;     // between two keys of a chord
constexpr int chordGap = 9;   // between two chords
constexpr double capRadius = 3.5;
constexpr int capRise = 2; // of a cap above and below its letters

QStringList capsOf(QKeyCombination chord)
{
    const QString key = QKeySequence(chord.key()).toString(QKeySequence::NativeText);
    QString modifiers = QKeySequence(chord).toString(QKeySequence::NativeText);
    modifiers.chop(key.size());
    QStringList caps = modifiers.split(QLatin1Char('+'), Qt::SkipEmptyParts);
    return caps << key;
}

int capWidth(const QString& cap, const QFontMetrics& metrics)
{
    return std::max(metrics.horizontalAdvance(cap), metrics.averageCharWidth()) + 2 * capPadding;
}

} // namespace

QList<QStringList> keyCaps(const QKeySequence& keys)
{
    QList<QStringList> chords;
    for (int i = 0; i < keys.count(); ++i)
        chords << capsOf(keys[static_cast<uint>(i)]);
    return chords;
}

int keyCapsWidth(const QKeySequence& keys, const QFontMetrics& metrics)
{
    int width = 0;
    for (const QStringList& chord : keyCaps(keys)) {
        width += width > 0 ? chordGap : 0;
        for (const QString& cap : chord)
            width += capWidth(cap, metrics) + (&cap == &chord.front() ? 0 : capGap);
    }
    return width;
}

void paintKeyCaps(QPainter& painter, const QRect& rect, const QKeySequence& keys, const QPalette& palette,
                  bool selected)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int height = metrics.height() + 2 * capRise;
    const QColor ink = palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    int x = rect.left();
    for (const QStringList& chord : keyCaps(keys)) {
        for (const QString& cap : chord) {
            const QRect box(x, rect.top() + (rect.height() - height) / 2, capWidth(cap, metrics), height);
            painter.setPen(selected ? ink : palette.color(QPalette::Mid));
            painter.setBrush(selected ? QBrush(Qt::NoBrush) : palette.brush(QPalette::Window));
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), capRadius, capRadius);
            painter.setPen(ink);
            painter.drawText(box, Qt::AlignCenter, cap);
            x = box.right() + 1 + capGap;
        }
        x += chordGap - capGap;
    }
    painter.restore();
}

} // namespace zonewright
