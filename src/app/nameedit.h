#pragma once

#include <QLineEdit>

namespace zonewright {

/// Edits the name of something. What is typed is taken when it is left or with Enter, Esc takes it back. Undo and redo
/// are the window's while nothing is typed.
class NameEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameEdit(QWidget* parent = nullptr);

    /// Shows a name without telling that there is another one; what is being typed stays.
    void showName(const QString& name);

    /// Shows the name that there is in place of what is being typed, which is not taken.
    void dropTyped();

    /// Takes what is typed, if anything is.
    void settle();

    /// For those who are told that a name was typed, and cannot take it: it stays there to be mended, and is marked.
    void refuse() { m_isRefused = true; }

Q_SIGNALS:
    /// A name was typed.
    void typed(const QString& name);

    /// Esc: the name that there is stands there again.
    void takenBack();

    /// The editing came to an end, by Enter, Esc or losing the keys.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString m_name; ///< that there is
    bool m_isRefused = false;
};

} // namespace zonewright
