#pragma once

#include <QSpinBox>

namespace zonewright {

/// Edits a size that is an exponent of two and always shows both: "6 → 64 cells". What is typed is the exponent; one
/// that is out of range is not taken, and stays to be seen until the field is left. Undo and redo are the window's
/// while nothing is typed.
class ExponentSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit ExponentSpinBox(QWidget* parent = nullptr);

    /// The unit, with %1 where the number goes: "%1 zones".
    void setUnit(const QString& unit);

    /// True when what is typed is a number that cannot be the size.
    [[nodiscard]] bool isOutOfRange() const;

    /// True while the value is changed by a step: the wheel, an arrow.
    [[nodiscard]] bool isStepping() const { return m_stepping; }

    /// Shows the value in the place of what was typed.
    void restoreText();

    void stepBy(int steps) override;

Q_SIGNALS:
    /// What is typed is another text; it is not taken yet.
    void typed();

    /// Enter was pressed on a size that is one, and it is taken.
    void entered();

    /// The keys go elsewhere.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    QString m_unit = QStringLiteral("%1");
    bool m_stepping = false;
};

} // namespace zonewright
