#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

class QMenuBar;
class QToolBar;
class QToolButton;
class QWidget;

namespace zonewright {

/// Makes the button at the end of a tool bar, for what has no room in it, fit for the keys: Tab goes there, the Space
/// key opens the bar and goes to the first field that was hidden, and leaving the bar closes it. Lives as long as its
/// bar.
class BarExtension : public QObject
{
    Q_OBJECT

public:
    /// The button that Qt made in the bar.
    BarExtension(QToolBar& bar, QToolButton& button);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember();
    void follow(bool isOpen);
    void leave(const QWidget* now);

    QToolBar& m_bar;
    QToolButton& m_button;
    QList<QPointer<QWidget>> m_hidden; ///< fields that had no room as the button was pressed
    bool m_isByKey = false;
};

/// Gives a tool bar its BarExtension.
void extendForKeys(QToolBar& bar);

/// Makes the button at the end of a menu bar, for menus that have no room in it, one that is seen.
void showMoreOfMenus(QMenuBar& bar);

} // namespace zonewright
