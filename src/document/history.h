#pragma once

#include "document/commands/projectcommand.h"

#include <QString>
#include <QUndoStack>

#include <map>
#include <memory>
#include <vector>

namespace zonewright {

/// The steps of a document. What is done in one gesture can be given up as if it had never been: what could be redone
/// before can be redone again.
class History : public QUndoStack
{
    Q_OBJECT

public:
    explicit History(QObject* parent = nullptr);
    ~History() override;

    /// Does a command and keeps it: as a step of its own, or as a part of the last one where they merge.
    void perform(std::unique_ptr<ProjectCommand> command);

    /// Whatever is done until endMacro is one step.
    void beginMacro(StepName name);
    void endMacro();

    /// From now on what is done in `gesture` can be given up, instead of what was done in the one before.
    void begin(Gesture gesture);

    /// Takes back what was done in it, unless something else was done, undone or redone since it began. Where a file
    /// holds its step by now, that is undone like any other.
    void giveUp(Gesture gesture);

Q_SIGNALS:
    /// A command was done (for the first time or again), or undone; each part of a step says so by itself.
    void done(const zonewright::ProjectCommand& command);
    void undone(const zonewright::ProjectCommand& command);

private:
    class Step;
    class End;

    /// What a step was made of: a command, or (null) parts that were done as one step.
    struct Kept
    {
        std::shared_ptr<ProjectCommand> command;
        StepName name; ///< of parts
        std::vector<Kept> parts;
    };

    [[nodiscard]] Kept keptStep(int place) const;
    [[nodiscard]] static Kept kept(const QUndoCommand& step);
    [[nodiscard]] bool isLastIn(Gesture gesture) const;
    void putBack(const Kept& kept);
    void putBackRedo();
    void sayNames();

    Gesture m_gesture = Gesture::None; ///< that can be given up
    int m_before = 0;                  ///< index when it began
    int m_cleanBefore = 0;             ///< clean index then
    std::vector<Kept> m_redo;          ///< what could be redone then
    std::map<int, StepName> m_wholes;  ///< of those that macros made, by their places; others have stood there too
    StepName m_openWhole;
    int m_openMacros = 0;
    bool m_isPuttingBack = false; ///< steps come and go, and nothing is done or undone
};

} // namespace zonewright
