#pragma once

class QWidget;

namespace zonewright {

/// Lets a field that the wheel changes, such as a spin box or a combo box, have the wheel only while it has the focus:
/// else whoever turns the wheel over it means what lies around it.
void wheelNeedsFocus(QWidget& field);

} // namespace zonewright
