#pragma once

#include "core/base/result.h"
#include "document/recovery.h"

#include <QObject>

#include <vector>

class QPushButton;

namespace zonewright {

class MainWindow;
class QuestionBar;

/// Asks in the window, one after the other, what becomes of the projects that earlier runs left unsaved, tells when
/// nothing can be kept, and leaves nothing behind when the window is closed. What is put off is asked the next time.
class RecoveryOffer : public QObject
{
    Q_OBJECT

public:
    /// Asks at once. Both outlive it, and it belongs to the window.
    RecoveryOffer(Recovery& recovery, MainWindow& window);

private:
    void askNext();
    void restore();
    void discard();
    void putOff();
    void report(const Result<void>& result);

    Recovery& m_recovery;
    MainWindow& m_window;
    QuestionBar* m_bar;
    QPushButton* m_restore;
    std::vector<UnsavedProject> m_left; ///< not answered; the first is asked about
};

} // namespace zonewright
