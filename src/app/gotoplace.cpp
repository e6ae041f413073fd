#include "app/gotoplace.h"

#include "document/languagechange.h"
#include "models/placetext.h"

#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

namespace zonewright {

namespace {

constexpr int goToMargin = 10; // logical pixels

} // namespace

GoToPlace::GoToPlace(QWidget& window)
    : Overlay(window)
    , m_edit(new QLineEdit(this))
    , m_says(new QLabel(this))
{
    setObjectName(QStringLiteral("goToPlace"));
    m_edit->setObjectName(QStringLiteral("goToEdit"));
    m_edit->setContextMenuPolicy(Qt::NoContextMenu);
    m_says->setObjectName(QStringLiteral("goToSays"));
    m_says->setTextFormat(Qt::PlainText);
    m_says->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(goToMargin, goToMargin, goToMargin, goToMargin);
    column->setSpacing(goToMargin);
    column->addWidget(m_edit);
    column->addWidget(m_says);
    connect(m_edit, &QLineEdit::textChanged, this, &GoToPlace::describe);
    connect(m_edit, &QLineEdit::returnPressed, this, &GoToPlace::choose);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void GoToPlace::retranslate()
{
    setAccessibleName(tr("Go to Coordinates"));
    m_edit->setPlaceholderText(tr("A zone as 17,13 or a cell of it as 17,13:4,30"));
    m_edit->setAccessibleName(tr("Coordinates"));
    m_says->setAccessibleDescription(tr("What is there"));
    if (m_isRefused)
        refuse();
    else if (m_world)
        describe();
}

void GoToPlace::ask(const World& world)
{
    m_world = world;
    m_words.forget();
    m_edit->clear();
    describe();
    open(*m_edit);
}

void GoToPlace::describe()
{
    const auto typed = placeFromText(m_edit->text(), *m_world);
    if (!typed)
        return say(tr("Columns count from the west, rows from the north, both from 0. The world wraps."), false);
    const QString place = m_words.describe(*m_world, typed->place);
    say(typed->wrapped ? tr("%1 (around the world)", "a place").arg(place) : place, false);
}

void GoToPlace::choose()
{
    const auto typed = placeFromText(m_edit->text(), *m_world);
    if (!typed)
        return refuse();
    finish();
    Q_EMIT placeChosen(typed->place);
}

void GoToPlace::refuse()
{
    const QString typed = m_edit->text().trimmed();
    say(typed.isEmpty() ? tr("Type a zone, 17,13 for example.")
                        : tr("“%1” is no place. Type a zone as 17,13 or a cell of it as 17,13:4,30.").arg(typed),
        true);
}

void GoToPlace::say(const QString& sentence, bool invalid)
{
    m_isRefused = invalid;
    m_says->setText(sentence);
    for (QWidget* part : {static_cast<QWidget*>(m_edit), static_cast<QWidget*>(m_says)}) {
        part->setProperty("invalid", invalid);
        part->style()->unpolish(part); // the style sheet looks at the property
        part->style()->polish(part);
    }
    place();
}

} // namespace zonewright
