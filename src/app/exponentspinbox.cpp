#include "app/exponentspinbox.h"

#include <QLocale>

#include <algorithm>

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
}

void ExponentSpinBox::setUnit(const QString& unit)
{
    m_unit = unit;
    setValue(value());
    updateGeometry();
}

QSize ExponentSpinBox::minimumSizeHint() const
{
    const int most = fontMetrics().horizontalAdvance(textFromValue(maximum()));
    const int least = fontMetrics().horizontalAdvance(QString::number(maximum()));
    const QSize hint = QSpinBox::minimumSizeHint();
    return {hint.width() - std::max(most - least, 0), hint.height()};
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
    if (value >= minimum() && value <= maximum())
        return QValidator::Acceptable;
    return value < minimum() ? QValidator::Intermediate : QValidator::Invalid;
}

} // namespace zonewright
