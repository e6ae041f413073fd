#pragma once

#include <QKeySequence>
#include <QLineEdit>
#include <QTimer>

namespace zonewright {

/// Records the keys that are pressed in it: up to four chords, those that follow within a second; a
/// key that is held down counts once. Tab leaves it as
/// everywhere; Esc and Enter ask to leave it.
class KeyEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyEdit(QWidget* parent = nullptr);

    /// The next chord begins anew.
    void startAnew() { m_recorded = QKeySequence(); }

Q_SIGNALS:
    /// Keys were pressed, another chord or the first one.
    void recorded(const QKeySequence& keys);

    /// Esc or Enter was pressed.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    QKeySequence m_recorded;
    QTimer m_pause;
};

} // namespace zonewright
