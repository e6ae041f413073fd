#pragma once

#include "app/wording.h"

#include <QFrame>

#include <utility>
#include <vector>

class QLabel;
class QPushButton;

namespace zonewright {

/// A question across the window with a button for each answer, in whatever language the interface has. It is not modal,
/// never stops anybody from working, and never makes the window wider.
class QuestionBar : public QFrame
{
    Q_OBJECT

public:
    /// Hidden until something is asked.
    explicit QuestionBar(QWidget* parent = nullptr);

    /// Adds a button, after those that are there; the bar owns it.
    QPushButton* addAnswer(const Wording& text);

    /// Gives one of them another text.
    void setAnswer(QPushButton& answer, const Wording& text);

    /// Adds a button that puts the question off; `words` say so.
    void addPuttingOff(const Wording& words);

    /// Asks, in place of what was asked before.
    void ask(const Wording& question);

    [[nodiscard]] QString question() const;

Q_SIGNALS:
    /// The question is put off: neither of the answers is given.
    void putOff();

private:
    void say();

    QLabel* m_label;
    Wording m_question;
    std::vector<std::pair<QPushButton*, Wording>> m_answers;
};

} // namespace zonewright
