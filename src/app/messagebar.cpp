#include "app/messagebar.h"

#include "app/elidedlabel.h"
#include "app/iconengine.h"
#include "document/languagechange.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace zonewright {

namespace {

constexpr int messageIconSize = 18;

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_label(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("messageBar"));
    m_label->setObjectName(QStringLiteral("messageText"));
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("messageClose"));
    close->setIcon(themedIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_icon);
    layout->addWidget(m_label, 1);
    layout->addWidget(close);
    hide();
    const auto say = [this, close] {
        m_icon->setAccessibleName(tr("Warning"));
        m_label->setAccessibleDescription(tr("Message"));
        close->setToolTip(tr("Close this message"));
        close->setAccessibleName(tr("Close this message"));
    };
    say();
    whenLanguageChanges(*this, say);
}

void MessageBar::showMessage(const QString& sentence)
{
    m_icon->setPixmap(themedIcon(QStringLiteral("warning")).pixmap(messageIconSize)); // in the colour of the theme
    m_label->setText(sentence);
    show();
}

QString MessageBar::message() const
{
    return m_label->text();
}

} // namespace zonewright
