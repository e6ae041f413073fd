#include "app/workbar.h"

#include "app/elidedlabel.h"
#include "document/languagechange.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace zonewright {

namespace {

constexpr int progressWidth = 180; // logical pixels

} // namespace

WorkBar::WorkBar(QWidget* parent)
    : QFrame(parent)
    , m_label(new ElidedLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("workBar"));
    m_label->setObjectName(QStringLiteral("workText"));
    m_progress->setObjectName(QStringLiteral("workProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(progressWidth);
    m_cancel->setObjectName(QStringLiteral("workCancel"));
    connect(m_cancel, &QAbstractButton::clicked, this, &WorkBar::cancelled);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    hide();
    say();
    whenLanguageChanges(*this, [this] { say(); });
}

void WorkBar::say()
{
    m_label->setAccessibleDescription(tr("Work that goes on"));
    m_progress->setAccessibleName(tr("How far it is"));
    m_cancel->setText(tr("Cancel"));
    if (m_words)
        m_label->setText(m_words());
}

void WorkBar::begin(const Wording& words, int steps)
{
    m_words = words;
    say();
    m_progress->setRange(0, steps);
    m_progress->setValue(0);
    show();
}

void WorkBar::setDone(int steps)
{
    m_progress->setValue(steps);
}

QString WorkBar::words() const
{
    return m_label->text();
}

} // namespace zonewright
