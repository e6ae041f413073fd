#include "app/exponentspinbox.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>

namespace zonewright {

namespace {

/// The number that a text begins with: the exponent, whatever stands behind it.
QString leadingDigits(const QString& text)
{
    const QString trimmed = text.trimmed();
    qsizetype length = 0;
    while (length < trimmed.size() && trimmed.at(length).isDigit())
        ++length;
    return trimmed.left(length);
}

} // namespace

ExponentSpinBox::ExponentSpinBox(QWidget* parent)
    : QSpinBox(parent)
{
    setKeyboardTracking(false);
    connect(lineEdit(), &QLineEdit::textEdited, this, &ExponentSpinBox::typed);
}

void ExponentSpinBox::setUnit(const QString& unit)
{
    m_unit = unit;
    setRange(minimum(), maximum()); // which forgets the size that the other unit took
    setValue(value());
    updateGeometry();
}

bool ExponentSpinBox::isOutOfRange() const
{
    const QString digits = leadingDigits(lineEdit()->text());
    if (digits.isEmpty())
        return false;
    bool isNumber = false;
    const int value = digits.toInt(&isNumber);
    return !isNumber || value < minimum() || value > maximum();
}

void ExponentSpinBox::restoreText()
{
    lineEdit()->setText(textFromValue(value()));
    lineEdit()->selectAll();
}

void ExponentSpinBox::stepBy(int steps)
{
    m_stepping = true;
    QSpinBox::stepBy(steps);
    m_stepping = false;
}

/// The line edit inside would take undo and redo, with nothing typed that it could take back.
bool ExponentSpinBox::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && lineEdit()->text() == textFromValue(value())) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            key->ignore();
            return false;
        }
    }
    return QSpinBox::event(event);
}

void ExponentSpinBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isOutOfRange())
        return lineEdit()->selectAll();
    if (event->key() == Qt::Key_Escape && lineEdit()->text() != textFromValue(value())) {
        restoreText();
        Q_EMIT typed();
        return;
    }
    QSpinBox::keyPressEvent(event);
    if (isEnter)
        Q_EMIT entered();
}

void ExponentSpinBox::focusOutEvent(QFocusEvent* event)
{
    QSpinBox::focusOutEvent(event); // takes what is a size, and restores the text of what is none
    if (event->reason() != Qt::PopupFocusReason)
        Q_EMIT left();
}

QString ExponentSpinBox::textFromValue(int value) const
{
    return QStringLiteral("%1 → %2").arg(value).arg(m_unit.arg(QLocale().toString(1 << value)));
}

int ExponentSpinBox::valueFromText(const QString& text) const
{
    return leadingDigits(text).toInt();
}

QValidator::State ExponentSpinBox::validate(QString& text, int&) const
{
    const QString digits = leadingDigits(text);
    if (digits.isEmpty())
        return text.trimmed().isEmpty() ? QValidator::Intermediate : QValidator::Invalid;
    const int value = digits.toInt();
    const bool isSize = value >= minimum() && value <= maximum();
    return isSize ? QValidator::Acceptable : QValidator::Intermediate; // whoever types it is told why it is none
}

} // namespace zonewright
