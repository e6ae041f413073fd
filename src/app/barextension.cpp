#include "app/barextension.h"

#include "app/iconengine.h"
#include "app/tabfocus.h"
#include "document/languagechange.h"

#include <QApplication>
#include <QEvent>
#include <QMenuBar>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace zonewright {

namespace {

constexpr int extensionIconSide = 12; // logical pixels: as wide as the button

} // namespace

BarExtension::BarExtension(QToolBar& bar, QToolButton& button)
    : QObject(&bar)
    , m_bar(bar)
    , m_button(button)
{
    button.setIcon(themedIcon(QStringLiteral("more"))); // Qt's own is black on black in the dark theme
    button.setIconSize({extensionIconSide, extensionIconSide});
    button.setFocusPolicy(Qt::TabFocus);
    const auto say = [&button] {
        button.setAccessibleName(tr("The rest of the tool bar"));
        button.setToolTip(tr("Shows what has no room in the bar"));
    };
    say();
    whenLanguageChanges(*this, say);
    connect(&button, &QToolButton::pressed, this, &BarExtension::remember);
    connect(&button, &QToolButton::clicked, this, &BarExtension::follow);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { leave(now); });
}

void BarExtension::remember()
{
    m_hidden.clear();
    for (QWidget* field : m_bar.findChildren<QWidget*>()) {
        const bool isStop = (field->focusPolicy() & Qt::StrongFocus) == Qt::StrongFocus && !field->focusProxy();
        if (isStop && !field->isVisible())
            m_hidden << field;
    }
}

void BarExtension::follow(bool isOpen)
{
    m_isByKey = isOpen && m_button.hasFocus();
    if (m_isByKey && !m_hidden.isEmpty() && m_hidden.first())
        m_hidden.first()->installEventFilter(this);
}

/// A field that is wanted has come in sight: the bar may take its time to open.
bool BarExtension::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, [this, field = QPointer(static_cast<QWidget*>(watched))] {
            if (field && m_button.hasFocus())
                field->setFocus(Qt::TabFocusReason);
        });
    }
    return QObject::eventFilter(watched, event);
}

/// The pointer closes it by itself.
void BarExtension::leave(const QWidget* now)
{
    if (now == nullptr || m_bar.isAncestorOf(now) || !std::exchange(m_isByKey, false))
        return;
    if (m_button.isChecked())
        m_button.click();
}

void extendForKeys(QToolBar& bar)
{
    if (auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button")))
        new BarExtension(bar, *more); // NOLINT(cppcoreguidelines-owning-memory): the bar's
}

void showMoreOfMenus(QMenuBar& bar)
{
    if (auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_menubar_ext_button"))) {
        more->setIcon(themedIcon(QStringLiteral("more")));
        more->setIconSize({extensionIconSide, extensionIconSide});
    }
}

} // namespace zonewright
