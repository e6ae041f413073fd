#include "app/questionbar.h"

#include "app/elidedlabel.h"
#include "app/iconengine.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace zonewright {

QuestionBar::QuestionBar(QWidget* parent)
    : QFrame(parent)
    , m_label(new ElidedLabel(this))
{
    m_label->setObjectName(QStringLiteral("questionText"));
    m_label->setAccessibleDescription(tr("Question"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_label, 1);
    hide();
}

QPushButton* QuestionBar::addAnswer(const QString& text)
{
    auto* button = new QPushButton(text, this);
    layout()->addWidget(button);
    return button;
}

void QuestionBar::addPuttingOff(const QString& words)
{
    auto* later = new QToolButton(this);
    later->setObjectName(QStringLiteral("questionLater"));
    later->setIcon(themedIcon(QStringLiteral("close")));
    later->setToolTip(words);
    later->setAccessibleName(words);
    later->setAutoRaise(true);
    connect(later, &QToolButton::clicked, this, &QuestionBar::putOff);
    layout()->addWidget(later);
}

void QuestionBar::ask(const QString& question)
{
    m_label->setText(question);
    show();
}

QString QuestionBar::question() const
{
    return m_label->text();
}

} // namespace zonewright
