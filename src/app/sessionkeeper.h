#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class QSettings;

namespace zonewright {

class MainWindow;

/// Keeps the session a moment after the window, its docks or what is open in it has changed, so that a crash loses no
/// more than that; while a button of the pointer is held it waits. Where the program ends without the window being
/// closed, it keeps it at once. When the window is closed, that keeps its session itself.
class SessionKeeper : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualDelay = std::chrono::seconds(3);

    /// The window and the settings outlive it.
    SessionKeeper(MainWindow& window, QSettings& settings, std::chrono::milliseconds delay = usualDelay);

    /// As long as the window is in sight.
    void keepNow();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepWhenIdle();

    MainWindow& m_window;
    QSettings& m_settings;
    QTimer m_timer;
};

} // namespace zonewright
