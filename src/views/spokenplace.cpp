#include "views/spokenplace.h"

#include <QAccessible>
#include <QString>
#include <QWidget>

namespace zonewright {

namespace {

/// Hears when a screen reader comes and goes.
class ReaderWatch : public QAccessible::ActivationObserver
{
public:
    ReaderWatch() { QAccessible::installActivationObserver(this); }

    void accessibilityActiveChanged(bool active) override { m_isThere = active; }

    [[nodiscard]] bool isThere() const { return m_isThere; }

private:
    bool m_isThere = QAccessible::isActive();
};

} // namespace

bool isListenedTo(const QWidget& view)
{
    static const auto* reader = new ReaderWatch; // as long as Qt, which goes after what is static here
    return reader->isThere() && view.hasFocus();
}

void speakPlace(QWidget& view, const QString& place)
{
    if (!place.isEmpty() && isListenedTo(view) && view.accessibleDescription() != place)
        view.setAccessibleDescription(place); // which Qt tells the reader
}

} // namespace zonewright
