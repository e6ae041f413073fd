#include "app/keyedit.h"

#include "app/keybindings.h"

#include <QKeyEvent>

#include <array>
#include <chrono>

namespace zonewright {

namespace {

using namespace std::chrono_literals;

constexpr auto chordPause = 1s;
constexpr int mostChords = 4;

/// Shift that only makes a sign of the key, as that of "?", is no part of the chord.
QKeyCombination chordOf(const QKeyEvent& event)
{
    auto modifiers = event.modifiers() & ~Qt::GroupSwitchModifier;
    const QString text = event.text();
    if (!text.isEmpty() && text[0].isPrint() && !text[0].isLetterOrNumber() && !text[0].isSpace())
        modifiers &= ~Qt::ShiftModifier;
    return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

QKeySequence with(const QKeySequence& keys, QKeyCombination chord)
{
    std::array<int, mostChords> chords{};
    const int count = keys.count() < mostChords ? keys.count() : 0;
    for (int i = 0; i < count; ++i)
        chords[static_cast<std::size_t>(i)] = keys[static_cast<uint>(i)].toCombined();
    chords[static_cast<std::size_t>(count)] = chord.toCombined();
    return QKeySequence(chords[0], chords[1], chords[2], chords[3]);
}

} // namespace

KeyEdit::KeyEdit(QWidget* parent)
    : QLineEdit(parent)
{
    setContextMenuPolicy(Qt::NoContextMenu);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    m_pause.setSingleShot(true);
    m_pause.setInterval(chordPause);
    connect(&m_pause, &QTimer::timeout, this, &KeyEdit::startAnew);
}

bool KeyEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // no command is run by the key that it is to get
        return true;
    }
    return QLineEdit::event(event);
}

void KeyEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->isAutoRepeat())
        return; // a key that is held down is one key
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (plain && (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        Q_EMIT left();
        return;
    }
    if (!makesChord(static_cast<Qt::Key>(event->key())))
        return;
    m_recorded = with(m_recorded, chordOf(*event));
    m_pause.start();
    Q_EMIT recorded(QKeySequence(m_recorded)); // a copy: whoever hears it may start anew
}

void KeyEdit::focusInEvent(QFocusEvent* event)
{
    startAnew();
    QLineEdit::focusInEvent(event);
}

} // namespace zonewright
