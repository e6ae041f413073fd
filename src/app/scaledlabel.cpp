#include "app/scaledlabel.h"

#include <QApplication>
#include <QEvent>

namespace zonewright {

ScaledLabel::ScaledLabel(QWidget* parent)
    : QLabel(parent)
{
}

void ScaledLabel::setScale(double factor, QFont::Weight weight)
{
    m_factor = factor;
    m_weight = weight;
    applyScale();
}

void ScaledLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyScale();
}

void ScaledLabel::applyScale()
{
    QFont scaled = QApplication::font();
    scaled.setPointSizeF(scaled.pointSizeF() * m_factor);
    scaled.setWeight(m_weight);
    setFont(scaled);
}

} // namespace zonewright
