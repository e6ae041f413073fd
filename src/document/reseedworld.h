#pragma once

#include "core/world/worldsettings.h"

#include <QCoreApplication>
#include <QUndoCommand>

namespace zonewright {

class Document;

/// Makes the project's world from another name or other sizes. Turning one size up and down in a row is one step, and
/// none when it ends where it began; each new name is a step of its own, so that undo leads back through the names.
class ReseedWorld : public QUndoCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ReseedWorld)

public:
    /// `settings` are valid (see validate). Without effect, and so never kept, when they are the present ones.
    ReseedWorld(Document& document, const WorldSettings& settings);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    [[nodiscard]] QString sentence() const;

    Document& m_document;
    WorldSettings m_before;
    WorldSettings m_after;
};

} // namespace zonewright
