#include "app/typedfields.h"

#include <QApplication>
#include <QLineEdit>
#include <QSpinBox>

namespace zonewright {

namespace {

/// A number that was taken is written anew; one that was not is as it was typed.
bool isTakenNumber(const QLineEdit& edit)
{
    const auto* box = qobject_cast<const QSpinBox*>(edit.parent());
    return box != nullptr && box->hasAcceptableInput() && box->locale().toInt(box->cleanText()) == box->value();
}

} // namespace

TypedFields::TypedFields()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        auto* edit = qobject_cast<QLineEdit*>(widget);
        if (edit != nullptr && edit->isModified() && !isTakenNumber(*edit))
            m_typed.push_back({.edit = edit,
                               .text = edit->text(),
                               .cursor = edit->cursorPosition(),
                               .selected = edit->selectionLength(),
                               .selectedFrom = edit->selectionStart()});
    }
}

TypedFields::~TypedFields()
{
    for (const Typed& typed : m_typed) {
        if (!typed.edit || typed.edit->text() == typed.text)
            continue;
        typed.edit->setText(typed.text);
        typed.edit->setModified(true);
        typed.edit->setCursorPosition(typed.cursor);
        if (typed.selected > 0)
            typed.edit->setSelection(typed.selectedFrom, typed.selected);
    }
}

} // namespace zonewright
