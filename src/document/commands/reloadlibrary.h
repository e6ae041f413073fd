#pragma once

#include "document/commands/projectcommand.h"

#include <vector>

namespace zonewright {

/// Items of either kind.
struct LibraryItems
{
    std::vector<ProjectCatalogue> catalogues;
    std::vector<ProjectPieceList> pieceLists;
};

/// Lets catalogues and piece lists with files of their own hold what those files hold now: one step for all of them.
class ReloadLibrary final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ReloadLibrary)

public:
    /// `items` are those that become others, by their ids. Without effect on what is not there or is embedded.
    ReloadLibrary(ProjectState& state, const LibraryItems& items);

    void undo() override;
    void redo() override;

private:
    void put(const LibraryItems& items);

    LibraryItems m_before;
    LibraryItems m_after;
};

} // namespace zonewright
