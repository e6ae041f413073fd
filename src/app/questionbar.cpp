#include "app/questionbar.h"

#include "app/elidedlabel.h"
#include "app/iconengine.h"
#include "document/languagechange.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace zonewright {

QuestionBar::QuestionBar(QWidget* parent)
    : QFrame(parent)
    , m_label(new ElidedLabel(this))
{
    m_label->setObjectName(QStringLiteral("questionText"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_label, 1);
    hide();
    say();
    whenLanguageChanges(*this, [this] { say(); });
}

void QuestionBar::say()
{
    m_label->setAccessibleDescription(tr("Question"));
    if (m_question)
        m_label->setText(m_question());
    for (const auto& [button, text] : m_answers)
        button->setText(text());
}

QPushButton* QuestionBar::addAnswer(const Wording& text)
{
    auto* button = new QPushButton(text(), this);
    layout()->addWidget(button);
    m_answers.emplace_back(button, text);
    return button;
}

void QuestionBar::setAnswer(QPushButton& answer, const Wording& text)
{
    std::ranges::find(m_answers, &answer, &decltype(m_answers)::value_type::first)->second = text;
    answer.setText(text());
}

void QuestionBar::addPuttingOff(const Wording& words)
{
    auto* later = new QToolButton(this);
    later->setObjectName(QStringLiteral("questionLater"));
    later->setIcon(themedIcon(QStringLiteral("close")));
    later->setAutoRaise(true);
    connect(later, &QToolButton::clicked, this, &QuestionBar::putOff);
    layout()->addWidget(later);
    const auto sayLater = [later, words] {
        later->setToolTip(words());
        later->setAccessibleName(words());
    };
    sayLater();
    whenLanguageChanges(*later, sayLater);
}

void QuestionBar::ask(const Wording& question)
{
    m_question = question;
    say();
    show();
}

QString QuestionBar::question() const
{
    return m_label->text();
}

} // namespace zonewright
