#pragma once

#include "document/commands/projectcommand.h"

#include <utility>

namespace zonewright {

/// Puts one value of the project in the place of another. A verb derives from it, and says what the value becomes.
template <typename Value, void (ProjectState::*Set)(const Value&)>
class ValueCommand : public ProjectCommand
{
public:
    void undo() override { (state().*Set)(m_before); }

    void redo() override { (state().*Set)(m_after); }

protected:
    ValueCommand(ProjectState& state, Value before, Value after)
        : ProjectCommand(state)
        , m_before(std::move(before))
        , m_after(std::move(after))
    {
        setObsolete(m_before == m_after);
    }

    [[nodiscard]] const Value& before() const { return m_before; }

    [[nodiscard]] const Value& after() const { return m_after; }

    bool takeOver(const ProjectCommand& later) override
    {
        m_after = static_cast<const ValueCommand&>(later).m_after;
        setObsolete(m_before == m_after);
        sayName();
        return true;
    }

private:
    Value m_before;
    Value m_after;
};

} // namespace zonewright
