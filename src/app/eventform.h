#pragma once

#include "core/base/result.h"
#include "models/eventfields.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>

class QLineEdit;

namespace zonewright {

struct Change;
class Document;

namespace Ui {
class EventForm;
}

/// Changes one scheduled event: each field when it is left or with Enter, each change a step of the history. What
/// cannot be taken stays in its field, with a sentence that says why, also while another event is looked at; Esc puts
/// the event's own back.
class EventForm : public QWidget
{
    Q_OBJECT

public:
    explicit EventForm(QWidget* parent = nullptr);
    ~EventForm() override;

    /// The document outlives the form.
    void setDocument(Document& document);

    /// The event that is shown; nothing for a line of help.
    void setEvent(std::optional<std::int64_t> id);

    [[nodiscard]] std::optional<std::int64_t> eventId() const { return m_id; }

    /// Takes what was typed and not taken yet, where it can be taken.
    void settle();

    /// Puts the keys into a field, all of it selected.
    void edit(EventField field);

    /// Whether there is a button that leaves the form.
    void setLeavable(bool leavable);

    /// True while the form itself changes the event.
    [[nodiscard]] bool isChanging() const { return m_isChanging; }

Q_SIGNALS:
    /// The designer is done with the form.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void connectFields();
    void connectChoices();
    void follow(const Change& change);
    void showAll();
    void showField(EventField field);
    void showNote();
    void showSelection();
    void take(EventField field);
    void restore(EventField field);
    bool commit(const ScheduledEvent& event, std::optional<Error>* error = nullptr);
    [[nodiscard]] const ScheduledEvent* shownEvent() const;
    [[nodiscard]] QLineEdit& editOf(EventField field) const;

    /// What was typed into a field of an event and could not be taken, and why.
    struct Draft
    {
        QString text;
        std::optional<Error> error; ///< of the project; nothing where no value of the field is typed

        [[nodiscard]] QString note(EventField field) const;
    };

    using DraftKey = std::pair<std::int64_t, EventField>;

    Document* m_document = nullptr;
    std::unique_ptr<Ui::EventForm> m_ui;
    std::optional<std::int64_t> m_id;
    std::map<DraftKey, Draft> m_drafts;
    bool m_isChanging = false;
};

} // namespace zonewright
