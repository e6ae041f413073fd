#pragma once

#include <QSpinBox>

namespace zonewright {

/// Edits a size that is an exponent of two and always shows both: "6 → 64 cells". What is typed is the exponent.
class ExponentSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit ExponentSpinBox(QWidget* parent = nullptr);

    /// The unit, with %1 where the number goes: "%1 zones".
    void setUnit(const QString& unit);

    /// Room for the exponent, when there is no room for what it makes.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    QString m_unit = QStringLiteral("%1");
};

} // namespace zonewright
