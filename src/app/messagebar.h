#pragma once

#include <QFrame>

class QLabel;

namespace zonewright {

/// A sentence across the window about something that failed, until it is closed or another one comes. It stays in the
/// language that it came in. It never stops anybody from working, and never makes the window wider.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(const QString& sentence);

    [[nodiscard]] QString message() const;

private:
    QLabel* m_icon;
    QLabel* m_label;
};

} // namespace zonewright
