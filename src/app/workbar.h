#pragma once

#include "app/wording.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace zonewright {

/// Work that goes on beside the designer's: what it is, how far it is, and a button that ends it. It is not modal.
class WorkBar : public QFrame
{
    Q_OBJECT

public:
    /// Hidden until something is shown.
    explicit WorkBar(QWidget* parent = nullptr);

    /// Begins: `words` say what is done, in `steps` steps, 0 where nobody knows.
    void begin(const Wording& words, int steps);

    void setDone(int steps);

    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void cancelled();

private:
    void say();

    QLabel* m_label;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    Wording m_words;
};

} // namespace zonewright
