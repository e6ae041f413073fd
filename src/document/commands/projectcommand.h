#pragma once

#include "document/projectstate.h"

#include <QCoreApplication>
#include <QUndoCommand>

#include <cstdint>
#include <functional>
#include <utility>

namespace zonewright {

/// Ids by which commands of one kind merge (QUndoCommand::id). Every kind has its own, and each merges only with the
/// command before it, of the same kind, on the same thing.
enum class MergeId : int {
    Never = -1, ///< Qt's word for it
    WorldSize = 1,
    ZoneSize,
    PlaceStart,
    ChangeView,
    Capacity,
    Requests,
    Budget,
    ChangeEvent,
    MoveEvent,
    PaintRoom,
    RecodeRooms,
    ChangeCatalogue,
    ChangePieceList,
    PlaceDungeon,
    ChangeFloor,
    ChooseExit,
    PinJoint,
    TouchUpFloor,
    ChangeMarker,
};

/// What a designer does in one go, such as a drag or a stroke of a brush: commands of one kind on one thing are one
/// step when their gesture is the same. A command of no gesture is a step of its own. See Document::newGesture.
enum class Gesture : std::int64_t { None = 0 };

/// Says what a step is called, in the language of the moment. It keeps by itself what it speaks of: the project is
/// another one when it is asked again.
using StepName = std::function<QString()>;

/// A change of the project that can be undone: redo and undo take it from one state to another and back, byte for byte
/// in the file. One that would change nothing is obsolete from the start (see Document::perform).
class ProjectCommand : public QUndoCommand
{
public:
    explicit ProjectCommand(ProjectState& state)
        : m_state(state)
    {
    }

    [[nodiscard]] int id() const final { return static_cast<int>(m_key.kind); }

    /// In which it was done, where it merges in one.
    [[nodiscard]] Gesture gesture() const { return m_key.gesture; }

    /// Says what the step is called anew: after another language is spoken, and after a merge. A step that is none any
    /// more keeps its words.
    void sayName()
    {
        if (m_name && !isObsolete())
            setText(m_name());
    }

    bool mergeWith(const QUndoCommand* other) final
    {
        const auto* later = dynamic_cast<const ProjectCommand*>(other);
        return later != nullptr && later->m_key == m_key && takeOver(*later);
    }

protected:
    [[nodiscard]] ProjectState& state() const { return m_state; }

    [[nodiscard]] const Project& project() const { return m_state.project(); }

    /// What the step is called.
    void setName(StepName name)
    {
        m_name = std::move(name);
        if (m_name)
            setText(m_name());
    }

    /// It is called as a later one, whose name keeps all it needs by itself.
    void takeName(const ProjectCommand& later) { setName(later.m_name); }

    /// Lets commands of this kind merge whenever they follow each other on the same thing, and on the same part of it
    /// if it has any.
    void mergeAlways(MergeId kind, std::int64_t thing = 0, std::int64_t part = 0) { m_key = {kind, thing, part}; }

    /// The same within one gesture.
    void mergeInGesture(MergeId kind, Gesture gesture, std::int64_t thing = 0, std::int64_t part = 0)
    {
        if (gesture != Gesture::None)
            m_key = {kind, thing, part, gesture};
    }

    /// Becomes one step with `later`, which was just done, is of the same class and on the same thing; obsolete when
    /// the two together change nothing. For commands that merge.
    virtual bool takeOver(const ProjectCommand& later)
    {
        Q_UNUSED(later);
        return false;
    }

private:
    struct MergeKey
    {
        MergeId kind = MergeId::Never;
        std::int64_t thing = 0;
        std::int64_t part = 0;
        Gesture gesture = Gesture::None;

        friend bool operator==(const MergeKey&, const MergeKey&) = default;
    };

    ProjectState& m_state;
    MergeKey m_key;
    StepName m_name;
};

} // namespace zonewright
