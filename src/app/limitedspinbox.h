#pragma once

#include <QSpinBox>

#include <functional>
#include <set>

namespace zonewright {

/// Edits a whole number that has limits. What is typed is taken when it is left or with Enter; a number outside of the
/// limits can be typed, is told of when it is, and is not taken. Undo and redo are the window's while nothing is typed.
class LimitedSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit LimitedSpinBox(QWidget* parent = nullptr);

    /// Shows a number without telling that there is another one; what is being typed stays.
    void showValue(int value);

    /// Shows the number that there is in place of what is being typed, which is not taken and not told of.
    void dropTyped();

    /// Gives the numbers that cannot be chosen, when a step is taken: steps pass over them.
    void setTaken(const std::function<std::set<int>()>& taken) { m_taken = taken; }

    void stepBy(int steps) override;

Q_SIGNALS:
    /// What was typed is no such number, and the old one is there again.
    void refused(const QString& typed);

    /// What stands there can be taken, because it is taken next or because Esc took back what was typed: what was
    /// refused before is past.
    void settled();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    QValidator::State validate(QString& text, int& position) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;

private:
    [[nodiscard]] QString wrongText() const;
    [[nodiscard]] bool isTyped() const;

    std::function<std::set<int>()> m_taken;
};

} // namespace zonewright
