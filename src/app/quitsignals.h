#pragma once

#include <QObject>

namespace zonewright {

/// Tells, from the event loop, that the system wants the program to end: SIGTERM, or SIGHUP where it is not ignored.
/// One at a time.
class QuitSignals : public QObject
{
    Q_OBJECT

public:
    explicit QuitSignals(QObject* parent = nullptr);
    ~QuitSignals() override;

Q_SIGNALS:
    void received();
};

} // namespace zonewright
