#include "document/languagechange.h"

#include <QCoreApplication>
#include <QEvent>

namespace zonewright {

namespace {

/// One for all, so that the application's events pass a single filter.
class LanguageHub : public QObject
{
    Q_OBJECT

public:
    explicit LanguageHub(QCoreApplication& application)
        : QObject(&application)
    {
        application.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange && watched == parent())
            Q_EMIT changed();
        return false;
    }

Q_SIGNALS:
    void changed();
};

} // namespace

void whenLanguageChanges(QObject& context, std::function<void()> say)
{
    QCoreApplication* application = QCoreApplication::instance();
    auto* hub = application->findChild<LanguageHub*>({}, Qt::FindDirectChildrenOnly);
    if (hub == nullptr)
        hub = new LanguageHub(*application);
    QObject::connect(hub, &LanguageHub::changed, &context, std::move(say));
}

} // namespace zonewright

#include "languagechange.moc"
