#include "document/history.h"

#include "document/languagechange.h"

#include <QSignalBlocker>

#include <utility>

namespace zonewright {

/// A command in the history, which can be kept longer than its step.
class History::Step final : public QUndoCommand
{
public:
    Step(History& history, std::shared_ptr<ProjectCommand> command)
        : m_history(history)
        , m_command(std::move(command))
    {
        takeOver();
    }

    [[nodiscard]] const std::shared_ptr<ProjectCommand>& command() const { return m_command; }

    [[nodiscard]] int id() const override { return m_command->id(); }

    void undo() override
    {
        if (m_history.m_isPuttingBack)
            return;
        m_command->undo();
        Q_EMIT m_history.undone(*m_command);
    }

    void redo() override
    {
        if (m_history.m_isPuttingBack)
            return;
        m_command->redo();
        Q_EMIT m_history.done(*m_command);
    }

    bool mergeWith(const QUndoCommand* other) override;

    void sayName()
    {
        m_command->sayName();
        setText(m_command->text());
    }

private:
    void takeOver()
    {
        setText(m_command->text());
        setObsolete(m_command->isObsolete());
    }

    History& m_history;
    std::shared_ptr<ProjectCommand> m_command;
};

/// What takes the last step out of the history by merging with it: there is nothing to redo then.
class History::End final : public QUndoCommand
{
public:
    explicit End(int id)
        : m_id(id)
    {
    }

    [[nodiscard]] int id() const override { return m_id; }

private:
    int m_id;
};

bool History::Step::mergeWith(const QUndoCommand* other)
{
    if (m_history.m_isPuttingBack)
        return false; // they were steps of their own
    if (dynamic_cast<const End*>(other) != nullptr) {
        undo();
        setObsolete(true);
        return true;
    }
    const auto* later = dynamic_cast<const Step*>(other);
    if (later == nullptr || !m_command->mergeWith(later->m_command.get()))
        return false;
    takeOver();
    return true;
}

History::History(QObject* parent)
    : QUndoStack(parent)
{
    whenLanguageChanges(*this, [this] { sayNames(); });
}

History::~History() = default;

void History::perform(std::unique_ptr<ProjectCommand> command)
{
    if (command->gesture() != m_gesture)
        begin(Gesture::None);
    push(new Step(*this, std::move(command)));
}

void History::beginMacro(StepName name)
{
    QUndoStack::beginMacro(name ? name() : QString());
    if (m_openMacros++ == 0)
        m_openWhole = std::move(name);
}

void History::endMacro()
{
    QUndoStack::endMacro();
    if (--m_openMacros == 0)
        m_wholes[index() - 1] = std::move(m_openWhole);
}

/// The commands are the stack's own, which shows them unchangeable.
void History::sayNames()
{
    for (int i = 0; i < count(); ++i) {
        auto* step = const_cast<QUndoCommand*>(command(i));
        if (auto* single = dynamic_cast<Step*>(step))
            single->sayName();
        else if (const auto whole = m_wholes.find(i); whole != m_wholes.end() && whole->second)
            step->setText(whole->second());
    }
    Q_EMIT undoTextChanged(undoText());
    Q_EMIT redoTextChanged(redoText());
}

void History::begin(Gesture gesture)
{
    m_gesture = gesture;
    m_before = index();
    m_cleanBefore = cleanIndex();
    m_redo.clear();
    for (int i = index(); gesture != Gesture::None && i < count(); ++i)
        m_redo.push_back(keptStep(i));
}

History::Kept History::keptStep(int place) const
{
    Kept step = kept(*command(place));
    if (const auto whole = m_wholes.find(place); step.command == nullptr && whole != m_wholes.end())
        step.name = whole->second;
    return step;
}

History::Kept History::kept(const QUndoCommand& step)
{
    if (const auto* single = dynamic_cast<const Step*>(&step))
        return {.command = single->command(), .name = {}, .parts = {}};
    Kept whole{.command = nullptr, .name = {}, .parts = {}};
    for (int i = 0; i < step.childCount(); ++i)
        whole.parts.push_back(kept(*step.child(i)));
    return whole;
}

bool History::isLastIn(Gesture gesture) const
{
    const auto* last = index() > 0 ? dynamic_cast<const Step*>(command(index() - 1)) : nullptr;
    return last != nullptr && last->command()->gesture() == gesture;
}

void History::giveUp(Gesture gesture)
{
    // Whatever can be redone was either there before, so that nothing was done, or was done and undone.
    if (gesture == Gesture::None || m_gesture != gesture || canRedo())
        return;
    if (index() == m_before + 1 && isLastIn(gesture)) {
        if (cleanIndex() == index())
            return undo();
        push(new End(command(m_before)->id()));
    }
    if (index() == m_before)
        putBackRedo();
    begin(Gesture::None);
}

void History::putBack(const Kept& kept)
{
    if (kept.command != nullptr) {
        kept.command->sayName(); // it was in no history while another language began
        return push(new Step(*this, kept.command));
    }
    beginMacro(kept.name);
    for (const Kept& part : kept.parts)
        putBack(part);
    endMacro();
}

/// The signals of the stack would tell of steps that nobody did.
void History::putBackRedo()
{
    if (m_redo.empty())
        return;
    m_isPuttingBack = true;
    {
        const QSignalBlocker blocker(this);
        for (const Kept& kept : m_redo) {
            putBack(kept);
            if (index() == m_cleanBefore)
                setClean();
        }
        setIndex(m_before);
    }
    m_isPuttingBack = false;
    Q_EMIT canRedoChanged(canRedo());
    Q_EMIT redoTextChanged(redoText());
    Q_EMIT indexChanged(index());
}

} // namespace zonewright
