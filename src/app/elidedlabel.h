#pragma once

#include <QLabel>

namespace zonewright {

/// One line of plain text that asks for no width: what does not fit is left out in its middle, and the tool tip tells
/// the whole, before a tip of its own. `text` stays the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

} // namespace zonewright
