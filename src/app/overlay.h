#pragma once

#include <QPointer>
#include <QWidget>

namespace zonewright {

/// A panel over the upper middle of a window for one short question: it takes the keyboard, and goes away with Esc, a
/// click elsewhere or when the keyboard goes elsewhere. Part of the window, so that it stands right on every desktop.
class Overlay : public QWidget
{
    Q_OBJECT

public:
    /// Hidden; the window owns it.
    explicit Overlay(QWidget& window);

    /// Shows it with `first` having the keyboard.
    void open(QWidget& first);

    /// Hides it, and gives the keyboard back to what had it before.
    void finish();

    /// Takes the size that its content asks for now, as far as the window has room.
    void place();

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void followFocus(const QWidget* now);

    QWidget& m_window;
    QPointer<QWidget> m_before; ///< had the keyboard
};

} // namespace zonewright
