#include "app/wheelfocus.h"

#include <QEvent>
#include <QWidget>

namespace zonewright {

namespace {

class WheelFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return false;
        event->ignore(); // for what lies around it
        return true;
    }
};

} // namespace

void wheelNeedsFocus(QWidget& field)
{
    field.setFocusPolicy(Qt::StrongFocus); // the wheel alone does not give it
    field.installEventFilter(new WheelFilter(&field));
}

} // namespace zonewright
