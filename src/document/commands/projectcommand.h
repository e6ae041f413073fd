#pragma once

#include "document/projectstate.h"

#include <QCoreApplication>
#include <QUndoCommand>

#include <cstdint>

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

    bool mergeWith(const QUndoCommand* other) final
    {
        const auto* later = dynamic_cast<const ProjectCommand*>(other);
        return later != nullptr && later->m_key == m_key && takeOver(*later);
    }

protected:
    [[nodiscard]] ProjectState& state() const { return m_state; }

    [[nodiscard]] const Project& project() const { return m_state.project(); }

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
};

} // namespace zonewright
