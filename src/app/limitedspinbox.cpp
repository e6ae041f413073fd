#include "app/limitedspinbox.h"

#include "models/typednumber.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace zonewright {

LimitedSpinBox::LimitedSpinBox(QWidget* parent)
    : QSpinBox(parent)
{
    setKeyboardTracking(false);
}

bool LimitedSpinBox::isTyped() const
{
    return hasFocus() && lineEdit()->text() != textFromValue(value());
}

void LimitedSpinBox::showValue(int value)
{
    if (isTyped() || value == this->value())
        return;
    const QSignalBlocker blocker(this);
    setValue(value);
}

void LimitedSpinBox::dropTyped()
{
    if (const QString text = textFromValue(value()); lineEdit()->text() != text)
        lineEdit()->setText(text);
}

/// To the next number that is free from where the steps lead to; nowhere when there is none.
void LimitedSpinBox::stepBy(int steps)
{
    if (!m_taken)
        return QSpinBox::stepBy(steps);
    interpretText();
    const std::set<int> taken = m_taken();
    qint64 to = std::clamp(qint64{value()} + steps, qint64{minimum()}, qint64{maximum()});
    while (to >= minimum() && to <= maximum() && to != value() && taken.contains(static_cast<int>(to)))
        to += steps < 0 ? -1 : 1;
    if (to >= minimum() && to <= maximum())
        QSpinBox::stepBy(static_cast<int>(to) - value());
}

/// What stands there if it cannot be taken.
QString LimitedSpinBox::wrongText() const
{
    QString text = lineEdit()->text();
    int position = 0;
    return validate(text, position) == QValidator::Acceptable ? QString() : text.trimmed();
}

/// The line edit inside would take undo and redo, with nothing typed that it could take back.
bool LimitedSpinBox::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !isTyped()) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();
            return false;
        }
    }
    return QSpinBox::event(event);
}

void LimitedSpinBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEscape = event->key() == Qt::Key_Escape;
    const bool isTakenBack = isEscape && isTyped();
    if (isTakenBack) {
        dropTyped();
        lineEdit()->selectAll();
    }
    if (isEscape)
        Q_EMIT settled();
    if (isTakenBack)
        return;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QString wrong = isEnter ? wrongText() : QString();
    if (isEnter && wrong.isEmpty())
        Q_EMIT settled();
    QSpinBox::keyPressEvent(event);
    if (!wrong.isEmpty())
        Q_EMIT refused(wrong);
}

void LimitedSpinBox::focusOutEvent(QFocusEvent* event)
{
    const QString wrong = wrongText();
    QSpinBox::focusOutEvent(event);
    if (!wrong.isEmpty())
        Q_EMIT refused(wrong);
}

QValidator::State LimitedSpinBox::validate(QString& text, int& position) const
{
    const QString number = withoutBlanks(text);
    const bool isNegative = minimum() < 0 && number.startsWith(QLatin1Char('-'));
    const bool isNumber =
        std::all_of(number.cbegin() + (isNegative ? 1 : 0), number.cend(), [](QChar c) { return c.isDigit(); });
    if (!isNumber)
        return QSpinBox::validate(text, position); // as Qt writes numbers, with separators
    bool fits = false;
    const int value = number.toInt(&fits);
    return fits && value >= minimum() && value <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

int LimitedSpinBox::valueFromText(const QString& text) const
{
    return QSpinBox::valueFromText(withoutBlanks(text));
}

} // namespace zonewright
