#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace zonewright {

/// A question across the window with a button for each answer. It is not modal, never stops anybody from working, and
/// never makes the window wider.
class QuestionBar : public QFrame
{
    Q_OBJECT

public:
    /// Hidden until something is asked.
    explicit QuestionBar(QWidget* parent = nullptr);

    /// Adds a button, after those that are there; the bar owns it.
    QPushButton* addAnswer(const QString& text);

    /// Adds a button that puts the question off; `words` say so.
    void addPuttingOff(const QString& words);

    /// Asks, in place of what was asked before.
    void ask(const QString& question);

    [[nodiscard]] QString question() const;

Q_SIGNALS:
    /// The question is put off: neither of the answers is given.
    void putOff();

private:
    QLabel* m_label;
};

} // namespace zonewright
