#pragma once

#include <QTabWidget>

namespace zonewright {

/// Tabs in document mode without the line that Qt draws beside them, which a bar in the corner covers at whole scales
/// alone.
class MapTabs : public QTabWidget
{
    Q_OBJECT

public:
    using QTabWidget::QTabWidget;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace zonewright
