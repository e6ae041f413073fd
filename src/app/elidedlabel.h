#pragma once

#include <QLabel>

namespace zonewright {

/// One line of plain text that asks for no width: what does not fit is left out, in its middle unless it is said where,
/// and the tool tip tells the whole, before a tip of its own, plain text as well. `text` stays the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setElideMode(Qt::TextElideMode mode);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    Qt::TextElideMode m_elideMode = Qt::ElideMiddle;
};

} // namespace zonewright
