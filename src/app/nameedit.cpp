#include "app/nameedit.h"

#include "app/panels.h"

#include <QKeyEvent>

namespace zonewright {

NameEdit::NameEdit(QWidget* parent)
    : QLineEdit(parent)
{
}

void NameEdit::showName(const QString& name)
{
    m_name = name;
    if (isModified())
        return;
    markInvalid(*this, false);
    if (text() != name) {
        setText(name);
        setCursorPosition(0);
    }
}

void NameEdit::dropTyped()
{
    setModified(false);
    showName(m_name);
}

void NameEdit::settle()
{
    if (!isModified())
        return;
    const QString name = text();
    setModified(false); // before, so that what comes of it is shown
    m_isRefused = false;
    if (name != m_name)
        Q_EMIT typed(name);
    if (!m_isRefused)
        return showName(m_name); // also where it was not taken
    setText(name);
    setModified(true);
    markInvalid(*this, true);
}

/// The field would take undo and redo, with nothing typed that it could take back.
bool NameEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isModified()) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void NameEdit::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (isModified()) {
            dropTyped();
            selectAll();
        }
        Q_EMIT takenBack();
        Q_EMIT left();
        return event->accept();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        settle();
        selectAll();
        Q_EMIT left();
        return event->accept();
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void NameEdit::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    settle();
    Q_EMIT left();
}

} // namespace zonewright
