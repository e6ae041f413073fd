#pragma once

#include "document/document.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace zonewright::test {

using DocumentEdit = std::function<void(Document&)>;

/// One verb, and what it must keep.
struct UndoCase
{
    std::string name;
    QString sentence;     ///< of the step that `edit` makes
    DocumentEdit edit;    ///< changes the demo project, in one step
    DocumentEdit like;    ///< the same verb on the same thing, after `edit`
    bool merges = false;  ///< whether the two are one step
    DocumentEdit unlike;  ///< the same verb on another thing, or in another gesture: never one step with `edit`
    DocumentEdit nothing; ///< changes nothing of the demo project; may be missing where a verb always changes something
    DocumentEdit back;    ///< for verbs that merge: undoes `edit` by the same verb, so that no step is left
};

/// Puts a verb through the undo contract on the demo project (see demoproject.h): the step has its sentence, in every
/// language; undo leads back and redo forth, byte for byte in the file; it merges with its like if it should, and never
/// with another kind, on another thing or past a save; what changes nothing is no step and leaves what can be redone.
/// All the while every change is told rightly (ProjectMirror), and the built floors are those of the project
/// (FloorWatch). Fails the running test otherwise.
void checkUndoContract(const UndoCase& undoCase);

/// A row for each case, for a data function; the test fetches `index`.
void addUndoCases(const std::vector<UndoCase>& cases);

} // namespace zonewright::test
