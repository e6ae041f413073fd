#include "app/eventform.h"

#include "app/iconengine.h"
#include "app/panels.h"
#include "app/wheelfocus.h"
#include "document/document.h"
#include "document/eventedits.h"
#include "document/languagechange.h"
#include "models/eventwords.h"
#include "models/sentence.h"
#include "project/errortext.h"
#include "ui_eventform.h"

#include <QKeyEvent>
#include <QLocale>
#include <QScopedValueRollback>
#include <QStyle>

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::array<EventKind, 3> scheduledKinds{EventKind::Spawn, EventKind::FindPath, EventKind::Announce};

EventField fieldAt(int index)
{
    return static_cast<EventField>(index);
}

void setInvalid(QWidget& widget, bool invalid)
{
    if (widget.property("invalid").toBool() == invalid)
        return;
    widget.setProperty("invalid", invalid);
    widget.style()->unpolish(&widget); // the style sheet looks at the property
    widget.style()->polish(&widget);
}

} // namespace

EventForm::EventForm(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::EventForm>())
{
    m_ui->setupUi(this);
    m_ui->backButton->setIcon(themedIcon(QStringLiteral("back")));
    m_ui->useZoneButton->setIcon(themedIcon(QStringLiteral("zone")));
    for (QComboBox* box : {m_ui->kindBox, m_ui->foresightBox})
        box->addItems(QStringList(scheduledKinds.size()));
    for (QWidget* box : {static_cast<QWidget*>(m_ui->kindBox), static_cast<QWidget*>(m_ui->foresightBox)})
        wheelNeedsFocus(*box);
    setLeavable(false);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

EventForm::~EventForm() = default;

void EventForm::retranslate()
{
    m_ui->retranslateUi(this);
    const std::array foresights{tr("None"), tr("Intuition"), tr("Vision")};
    for (int row = 0; row < m_ui->kindBox->count(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        m_ui->kindBox->setItemText(row, eventName(scheduledKinds[place]));
        m_ui->foresightBox->setItemText(row, foresights[place]);
    }
    nameLists(*this);
    if (m_document != nullptr)
        showAll();
}

QLineEdit& EventForm::editOf(EventField field) const
{
    const std::array<QLineEdit*, eventFieldCount> edits{m_ui->turnEdit, m_ui->zoneEdit,    m_ui->textEdit,
                                                        m_ui->costEdit, m_ui->horizonEdit, m_ui->tagEdit};
    return *edits[static_cast<std::size_t>(field)];
}

void EventForm::setDocument(Document& document)
{
    m_document = &document;
    connectFields();
    connectChoices();
    connect(&document, &Document::changed, this, &EventForm::follow);
    connect(&document.selection(), &Selection::selectionChanged, this, &EventForm::showSelection);
    connect(m_ui->backButton, &QAbstractButton::clicked, this, &EventForm::left);
    showAll();
    showSelection();
}

void EventForm::connectFields()
{
    for (int i = 0; i < eventFieldCount; ++i) {
        const EventField field = fieldAt(i);
        QLineEdit& edit = editOf(field);
        edit.installEventFilter(this);
        connect(&edit, &QLineEdit::editingFinished, this, [this, field] { take(field); });
    }
}

void EventForm::connectChoices()
{
    connect(m_ui->kindBox, &QComboBox::activated, this, [this](int index) {
        ScheduledEvent changed = *shownEvent();
        changed.kind = scheduledKinds[static_cast<std::size_t>(index)];
        commit(changed);
    });
    connect(m_ui->foresightBox, &QComboBox::activated, this, [this](int index) {
        ScheduledEvent changed = *shownEvent();
        changed.foresight.kind = static_cast<ForesightKind>(index);
        commit(changed);
    });
    connect(m_ui->declaredBox, &QAbstractButton::clicked, this, [this](bool declared) {
        ScheduledEvent changed = *shownEvent();
        const int zoneSide = m_document->world().zoneSide();
        changed.cost = declared ? std::nullopt : std::optional(declaredCost(changed.kind, zoneSide));
        m_drafts.erase({changed.id, EventField::Cost});
        commit(changed);
        if (!declared)
            edit(EventField::Cost);
    });
    connect(m_ui->useZoneButton, &QAbstractButton::clicked, this, [this] {
        ScheduledEvent changed = *shownEvent();
        changed.zone = m_document->selection().selected()->zone;
        m_drafts.erase({changed.id, EventField::Zone});
        commit(changed);
    });
}

const ScheduledEvent* EventForm::shownEvent() const
{
    if (!m_id)
        return nullptr;
    const auto& events = m_document->project().walk.events;
    const auto found = std::ranges::find(events, *m_id, &ScheduledEvent::id);
    return found != events.end() ? &*found : nullptr;
}

void EventForm::setEvent(std::optional<std::int64_t> id)
{
    if (id == m_id)
        return;
    settle();
    m_id = id;
    for (int i = 0; i < eventFieldCount; ++i)
        editOf(fieldAt(i)).setModified(false);
    showAll();
}

void EventForm::follow(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        m_id.reset();
        m_drafts.clear();
        return showAll();
    case ChangeKind::EventRemoved:
        if (m_id == change.id)
            m_id.reset();
        return showAll();
    case ChangeKind::EventReplaced:
        if (m_id == change.id)
            showAll();
        return;
    case ChangeKind::World:
        return showAll();
    default:
        return;
    }
}

/// What is being typed stays.
void EventForm::showAll()
{
    const ScheduledEvent* shown = shownEvent();
    m_ui->formPages->setCurrentWidget(shown ? static_cast<QWidget*>(m_ui->formScroll) : m_ui->noEventPage);
    m_ui->eventHeading->setText(shown ? tr("Event %1").arg(QLocale().toString(qint64{shown->id})) : tr("Event"));
    if (shown) {
        const auto kind = std::ranges::find(scheduledKinds, shown->kind) - scheduledKinds.begin();
        m_ui->kindBox->setCurrentIndex(static_cast<int>(kind));
        m_ui->foresightBox->setCurrentIndex(static_cast<int>(shown->foresight.kind));
        m_ui->declaredBox->setChecked(!shown->cost);
        m_ui->costEdit->setEnabled(shown->cost.has_value());
        const bool isForeseen = shown->foresight.kind != ForesightKind::None;
        for (QWidget* part : {static_cast<QWidget*>(m_ui->horizonLabel), static_cast<QWidget*>(m_ui->horizonEdit),
                              static_cast<QWidget*>(m_ui->horizonUnit), static_cast<QWidget*>(m_ui->tagEdit),
                              static_cast<QWidget*>(m_ui->tagLabel)})
            part->setEnabled(isForeseen);
        for (int i = 0; i < eventFieldCount; ++i)
            showField(fieldAt(i));
    }
    showNote();
}

void EventForm::showField(EventField field)
{
    QLineEdit& edit = editOf(field);
    const auto draft = m_drafts.find({*m_id, field});
    setInvalid(edit, draft != m_drafts.end());
    if (edit.isModified())
        return;
    const QString own = eventFieldText(*shownEvent(), field, m_document->world().zoneSide());
    const QString text = draft != m_drafts.end() ? draft->second.text : own;
    if (edit.text() == text)
        return;
    edit.setText(text);
    edit.setCursorPosition(0);
}

/// What is wrong with what was typed, else what is wrong with the event.
void EventForm::showNote()
{
    QString note;
    bool isError = false;
    if (const ScheduledEvent* shown = shownEvent()) {
        const auto draft = m_drafts.lower_bound({shown->id, fieldAt(0)});
        isError = draft != m_drafts.end() && draft->first.first == shown->id;
        if (isError)
            note = draft->second.note(draft->first.second);
        else if (!canFire(*shown, m_document->world().zones()))
            note = eventStateTip(EventState::Never);
    }
    m_ui->eventNote->setText(note);
    m_ui->eventNote->setVisible(!note.isEmpty());
    setInvalid(*m_ui->eventNote, isError);
}

void EventForm::showSelection()
{
    m_ui->useZoneButton->setEnabled(m_document->selection().selected().has_value());
}

void EventForm::settle()
{
    for (int i = 0; i < eventFieldCount; ++i) {
        if (editOf(fieldAt(i)).isModified())
            take(fieldAt(i));
    }
}

void EventForm::take(EventField field)
{
    QLineEdit& edit = editOf(field);
    if (!shownEvent() || !edit.isModified())
        return;
    const QString text = edit.text();
    std::optional<Error> error;
    const auto changed = withEventField(*shownEvent(), field, text);
    edit.setModified(false);
    m_drafts.erase({*m_id, field});
    if (!changed || !commit(*changed, &error))
        m_drafts[{*m_id, field}] = {.text = text, .error = error};
    showField(field);
    showNote();
}

void EventForm::restore(EventField field)
{
    m_drafts.erase({*m_id, field});
    editOf(field).setModified(false);
    showField(field);
    editOf(field).selectAll();
    showNote();
}

/// Why, in a sentence.
QString EventForm::Draft::note(EventField field) const
{
    return error ? asSentence(errorText(*error)) : eventFieldRule(field);
}

bool EventForm::commit(const ScheduledEvent& event, std::optional<Error>* error)
{
    const QScopedValueRollback changing(m_isChanging, true);
    const auto changed = zonewright::changeEvent(*m_document, event);
    if (!changed && error)
        *error = changed.error();
    showAll(); // also what the designer chose and nothing came of
    return changed.has_value();
}

void EventForm::edit(EventField field)
{
    QLineEdit& edit = editOf(field);
    m_ui->formScroll->ensureWidgetVisible(&edit);
    edit.setFocus(Qt::OtherFocusReason);
    edit.selectAll();
}

void EventForm::setLeavable(bool leavable)
{
    m_ui->backButton->setVisible(leavable);
}

/// Undo and redo are the window's while nothing is typed; Esc takes back what is.
bool EventForm::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || !shownEvent())
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    for (int i = 0; i < eventFieldCount; ++i) {
        QLineEdit& edit = editOf(fieldAt(i));
        if (watched != &edit)
            continue;
        if (event->type() == QEvent::ShortcutOverride) {
            const bool isHistory = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
            if (!isHistory || edit.isModified())
                return false;
            event->ignore();
            return true;
        }
        if (key->key() != Qt::Key_Escape || (!edit.isModified() && !m_drafts.contains({*m_id, fieldAt(i)})))
            return false;
        restore(fieldAt(i));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void EventForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_ui->backButton->isVisible())
        return Q_EMIT left();
    QWidget::keyPressEvent(event);
}

} // namespace zonewright
