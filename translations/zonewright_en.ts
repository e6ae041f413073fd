<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>zonewright::AlternativesModel</name>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeEngine</name>
    <message numerus="yes">
        <source>Process %n request(s) a turn</source>
        <translation>
            <numerusform>Process %n request a turn</numerusform>
            <numerusform>Process %n requests a turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeFloor</name>
    <message numerus="yes">
        <source>Give “%1” %n room(s)</source>
        <translation>
            <numerusform>Give “%1” %n room</numerusform>
            <numerusform>Give “%1” %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give “%1” %n piece(s)</source>
        <translation>
            <numerusform>Give “%1” %n piece</numerusform>
            <numerusform>Give “%1” %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeMemory</name>
    <message numerus="yes">
        <source>Change capacity to %n zone(s)</source>
        <translation>
            <numerusform>Change capacity to %n zone</numerusform>
            <numerusform>Change capacity to %n zones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ChangeView</name>
    <message numerus="yes">
        <source>Change view to %n cell(s)</source>
        <translation>
            <numerusform>Change view to %n cell</numerusform>
            <numerusform>Change view to %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ComparisonModel</name>
    <message numerus="yes">
        <source>In %n turn(s)</source>
        <translation>
            <numerusform>In %n turn</numerusform>
            <numerusform>In %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::DungeonsModel</name>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::DungeonsTree</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::DuplicateFloors</name>
    <message numerus="yes">
        <source>Duplicate %n floor(s)</source>
        <translation>
            <numerusform>Duplicate %n floor</numerusform>
            <numerusform>Duplicate %n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::EditCells</name>
    <message numerus="yes">
        <source>Clear %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Clear %n touch-up of “%1”</numerusform>
            <numerusform>Clear %n touch-ups of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n touch-up(s) out of “%1”</source>
        <translation>
            <numerusform>Cut %n touch-up out of “%1”</numerusform>
            <numerusform>Cut %n touch-ups out of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n cell(s) into “%1”</source>
        <translation>
            <numerusform>Paste %n cell into “%1”</numerusform>
            <numerusform>Paste %n cells into “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n cell(s) of “%1”</source>
        <translation>
            <numerusform>Move %n cell of “%1”</numerusform>
            <numerusform>Move %n cells of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Erase %n touch-up of “%1”</numerusform>
            <numerusform>Erase %n touch-ups of “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln zone(s)</source>
        <translation>
            <numerusform>%Ln zone</numerusform>
            <numerusform>%Ln zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln file(s)</source>
        <comment>so many are exported</comment>
        <translation>
            <numerusform>%1 of %Ln file</numerusform>
            <numerusform>%1 of %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s), in place of those that are there</source>
        <translation>
            <numerusform>%Ln file, in place of the one that is there</numerusform>
            <numerusform>%Ln files, in place of those that are there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln of them replace(s) others</source>
        <comment>so many files</comment>
        <translation>
            <numerusform>%1, %Ln of them replaces another</numerusform>
            <numerusform>%1, %Ln of them replace others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ExportFilesModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ExportWords</name>
    <message numerus="yes">
        <source>%1 of %Ln file(s) exported</source>
        <comment>so many of all files</comment>
        <translation>
            <numerusform>%1 of %Ln file exported</numerusform>
            <numerusform>%1 of %Ln files exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) exported</source>
        <translation>
            <numerusform>%Ln file exported</numerusform>
            <numerusform>%Ln files exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) exported to %1</source>
        <comment>files, folder</comment>
        <translation>
            <numerusform>%Ln file exported to %1</numerusform>
            <numerusform>%Ln files exported to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without some levels</source>
        <comment>files</comment>
        <translation>
            <numerusform>%Ln without some levels</numerusform>
            <numerusform>%Ln without some levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::FloorCellWords</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A path has %n cell(s) at most.</source>
        <translation>
            <numerusform>A path has %n cell at most.</numerusform>
            <numerusform>A path has %n cells at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::FloorTool</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::FloorWords</name>
    <message numerus="yes">
        <source>Strip · %n room(s)</source>
        <translation>
            <numerusform>Strip · %n room</numerusform>
            <numerusform>Strip · %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dug · %1 · %n piece(s)</source>
        <translation>
            <numerusform>Dug · %1 · %n piece</numerusform>
            <numerusform>Dug · %1 · %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) between them</source>
        <translation>
            <numerusform>%n step between them</numerusform>
            <numerusform>%n steps between them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln piece(s)</source>
        <translation>
            <numerusform>%1 of %Ln piece</numerusform>
            <numerusform>%1 of %Ln pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ForesightModel</name>
    <message numerus="yes">
        <source>in %n turn(s)</source>
        <translation>
            <numerusform>in %n turn</numerusform>
            <numerusform>in %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::HandbookWindow</name>
    <message numerus="yes">
        <source>%Ln place(s)</source>
        <comment>that were found</comment>
        <translation>
            <numerusform>%Ln place</numerusform>
            <numerusform>%Ln places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ItemEdits</name>
    <message numerus="yes">
        <source>Remove %n dungeon(s)</source>
        <translation>
            <numerusform>Remove %n dungeon</numerusform>
            <numerusform>Remove %n dungeons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n dungeon(s)</source>
        <translation>
            <numerusform>Move %n dungeon</numerusform>
            <numerusform>Move %n dungeons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n dungeon(s)</source>
        <translation>
            <numerusform>Duplicate %n dungeon</numerusform>
            <numerusform>Duplicate %n dungeons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::JointEdits</name>
    <message numerus="yes">
        <source>Unpin %n pair(s) of rooms everywhere</source>
        <translation>
            <numerusform>Unpin %n pair of rooms everywhere</numerusform>
            <numerusform>Unpin %n pairs of rooms everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pin %n pair(s) of rooms everywhere</source>
        <translation>
            <numerusform>Pin %n pair of rooms everywhere</numerusform>
            <numerusform>Pin %n pairs of rooms everywhere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::KeepWalk</name>
    <message numerus="yes">
        <source>Keep walk of %n move(s)</source>
        <translation>
            <numerusform>Keep walk of %n move</numerusform>
            <numerusform>Keep walk of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::LibraryChanges</name>
    <message numerus="yes">
        <source>%n file(s) that the project reads have changed: %1.</source>
        <translation>
            <numerusform>%n file that the project reads has changed: %1.</numerusform>
            <numerusform>%n files that the project reads have changed: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::LogWords</name>
    <message numerus="yes">
        <source>made the queue anew: %n request(s) dropped</source>
        <translation>
            <numerusform>made the queue anew: %n request dropped</numerusform>
            <numerusform>made the queue anew: %n requests dropped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::MemoryModel</name>
    <message numerus="yes">
        <source>forgotten %n turn(s) ago</source>
        <translation>
            <numerusform>forgotten %n turn ago</numerusform>
            <numerusform>forgotten %n turns ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::MemorySummary</name>
    <message numerus="yes">
        <source>%1 hit(s)</source>
        <translation>
            <numerusform>%1 hit</numerusform>
            <numerusform>%1 hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 miss(es)</source>
        <translation>
            <numerusform>%1 miss</numerusform>
            <numerusform>%1 misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 eviction(s)</source>
        <translation>
            <numerusform>%1 eviction</numerusform>
            <numerusform>%1 evictions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 creature(s) lost</source>
        <translation>
            <numerusform>%1 creature lost</numerusform>
            <numerusform>%1 creatures lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hazard(s)</source>
        <translation>
            <numerusform>%1 hazard</numerusform>
            <numerusform>%1 hazards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 zone(s) in the window</source>
        <translation>
            <numerusform>%1 zone in the window</numerusform>
            <numerusform>%1 zones in the window</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at hand</source>
        <translation>
            <numerusform>%1 at hand</numerusform>
            <numerusform>%1 at hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 computed</source>
        <translation>
            <numerusform>%1 computed</numerusform>
            <numerusform>%1 computed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::MoveFloors</name>
    <message numerus="yes">
        <source>Move %n floor(s)</source>
        <translation>
            <numerusform>Move %n floor</numerusform>
            <numerusform>Move %n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PairCommands</name>
    <message numerus="yes">
        <source>The codes of %n room(s) go from 0 to %1 now, and all their differences are distinct.</source>
        <translation>
            <numerusform>The code of %n room goes from 0 to %1 now, and all its differences are distinct.</numerusform>
            <numerusform>The codes of %n rooms go from 0 to %1 now, and all their differences are distinct.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PairMatrixModel</name>
    <message numerus="yes">
        <source>%n candidate(s): %1</source>
        <translation>
            <numerusform>%n candidate: %1</numerusform>
            <numerusform>%n candidates: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>number shared with %1 and %n more pair(s)</source>
        <comment>a pair</comment>
        <translation>
            <numerusform>number shared with %1 and %n more pair</numerusform>
            <numerusform>number shared with %1 and %n more pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PathSuggestionsModel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>of a walk</comment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PieceEdits</name>
    <message numerus="yes">
        <source>Duplicate %n pieces</source>
        <translation>
            <numerusform>Duplicate %n piece</numerusform>
            <numerusform>Duplicate %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pieces</source>
        <translation>
            <numerusform>Move %n piece</numerusform>
            <numerusform>Move %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n pieces</source>
        <translation>
            <numerusform>Delete %n piece</numerusform>
            <numerusform>Delete %n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PieceWords</name>
    <message numerus="yes">
        <source>%1: a corridor of %n cell(s)</source>
        <translation>
            <numerusform>%1: a corridor of %n cell</numerusform>
            <numerusform>%1: a corridor of %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PiecesPanel</name>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are selected; the fields are those of “%1”.</source>
        <translation>
            <numerusform>%n piece is selected; the fields are those of “%1”.</numerusform>
            <numerusform>%n pieces are selected; the fields are those of “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::PinJoint</name>
    <message numerus="yes">
        <source>Pin %n joint(s)</source>
        <translation>
            <numerusform>Pin %n joint</numerusform>
            <numerusform>Pin %n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unpin %n joint(s)</source>
        <translation>
            <numerusform>Unpin %n joint</numerusform>
            <numerusform>Unpin %n joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ProblemsPanel</name>
    <message numerus="yes">
        <source>None of the next %n redraw(s) makes everything reachable. Nothing was changed.</source>
        <translation>
            <numerusform>The next redraw does not make everything reachable. Nothing was changed.</numerusform>
            <numerusform>None of the next %n redraws makes everything reachable. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n floor(s)</source>
        <translation>
            <numerusform>%n floor</numerusform>
            <numerusform>%n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RedrawJunctions</name>
    <message numerus="yes">
        <source>Redraw junctions of %n floor(s)</source>
        <translation>
            <numerusform>Redraw junctions of %n floor</numerusform>
            <numerusform>Redraw junctions of %n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RedrawRooms</name>
    <message numerus="yes">
        <source>Redraw rooms of %n floor(s)</source>
        <translation>
            <numerusform>Redraw rooms of %n floor</numerusform>
            <numerusform>Redraw rooms of %n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ReloadLibrary</name>
    <message numerus="yes">
        <source>Reload %n file(s)</source>
        <translation>
            <numerusform>Reload %n file</numerusform>
            <numerusform>Reload %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveEvents</name>
    <message numerus="yes">
        <source>Remove %n event(s)</source>
        <translation>
            <numerusform>Remove %n event</numerusform>
            <numerusform>Remove %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveFloors</name>
    <message numerus="yes">
        <source>Remove %n floor(s)</source>
        <translation>
            <numerusform>Remove %n floor</numerusform>
            <numerusform>Remove %n floors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RemoveMarkers</name>
    <message numerus="yes">
        <source>Remove %n marker(s)</source>
        <translation>
            <numerusform>Remove %n marker</numerusform>
            <numerusform>Remove %n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RoomCommands</name>
    <message numerus="yes">
        <source>%n floor(s) name rooms that are gone: nothing is built of them.</source>
        <translation>
            <numerusform>%n floor names rooms that are gone: nothing is built of it.</numerusform>
            <numerusform>%n floors name rooms that are gone: nothing is built of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RoomEdits</name>
    <message numerus="yes">
        <source>Duplicate %n room(s)</source>
        <translation>
            <numerusform>Duplicate %n room</numerusform>
            <numerusform>Duplicate %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n room(s)</source>
        <translation>
            <numerusform>Delete %n room</numerusform>
            <numerusform>Delete %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mirror %n room(s)</source>
        <translation>
            <numerusform>Mirror %n room</numerusform>
            <numerusform>Mirror %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip %n room(s)</source>
        <translation>
            <numerusform>Flip %n room</numerusform>
            <numerusform>Flip %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n room(s)</source>
        <translation>
            <numerusform>Rotate %n room</numerusform>
            <numerusform>Rotate %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Resize %n room(s)</source>
        <translation>
            <numerusform>Resize %n room</numerusform>
            <numerusform>Resize %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change codes of %n room(s)</source>
        <translation>
            <numerusform>Change code of %n room</numerusform>
            <numerusform>Change codes of %n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give catalogue “%1” %n row(s)</source>
        <translation>
            <numerusform>Give catalogue “%1” %n row</numerusform>
            <numerusform>Give catalogue “%1” %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RoomSequence</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::RoomsPanel</name>
    <message numerus="yes">
        <source>%n special path(s)</source>
        <translation>
            <numerusform>%n special path</numerusform>
            <numerusform>%n special paths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pin(s)</source>
        <translation>
            <numerusform>%n pin</numerusform>
            <numerusform>%n pins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n room(s) selected · fields of room %1</source>
        <translation>
            <numerusform>%n room selected · fields of room %1</numerusform>
            <numerusform>%n rooms selected · fields of room %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::SafetyWords</name>
    <message numerus="yes">
        <source>%n request(s) a turn</source>
        <translation>
            <numerusform>%n request a turn</numerusform>
            <numerusform>%n requests a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not safe: a walk of %n move(s) reaches a hazard</source>
        <translation>
            <numerusform>Not safe: a walk of %n move reaches a hazard</numerusform>
            <numerusform>Not safe: a walk of %n moves reaches a hazard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::SettingsDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) forgotten</source>
        <translation>
            <numerusform>%Ln file forgotten</numerusform>
            <numerusform>%Ln files forgotten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) remembered</source>
        <translation>
            <numerusform>%Ln file remembered</numerusform>
            <numerusform>%Ln files remembered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::StandingWords</name>
    <message numerus="yes">
        <source>forgotten %n turn(s) ago</source>
        <translation>
            <numerusform>forgotten %n turn ago</numerusform>
            <numerusform>forgotten %n turns ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::StatusLine</name>
    <message numerus="yes">
        <source>%n hazard(s)</source>
        <translation>
            <numerusform>%n hazard</numerusform>
            <numerusform>%n hazards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) lost</source>
        <translation>
            <numerusform>%n creature lost</numerusform>
            <numerusform>%n creatures lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::StepWords</name>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before the first of %Ln step(s)</source>
        <translation>
            <numerusform>Before %Ln step</numerusform>
            <numerusform>Before the first of %Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more decision(s), not kept</source>
        <translation>
            <numerusform>%Ln more decision, not kept</numerusform>
            <numerusform>%Ln more decisions, not kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) set by hand</source>
        <translation>
            <numerusform>%Ln place set by hand</numerusform>
            <numerusform>%Ln places set by hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::StepsPanel</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln refusal(s)</source>
        <translation>
            <numerusform>%Ln refusal</numerusform>
            <numerusform>%Ln refusals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln step(s)</source>
        <comment>so many are listed</comment>
        <translation>
            <numerusform>%1 of %Ln step</numerusform>
            <numerusform>%1 of %Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::TimeWords</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::Timeline</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::ToolCommands</name>
    <message numerus="yes">
        <source>%n cell(s) copied.</source>
        <translation>
            <numerusform>%n cell copied.</numerusform>
            <numerusform>%n cells copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::TouchUpFloor</name>
    <message numerus="yes">
        <source>Paint %n cell(s) of “%1”</source>
        <translation>
            <numerusform>Paint %n cell of “%1”</numerusform>
            <numerusform>Paint %n cells of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase %n touch-up(s) of “%1”</source>
        <translation>
            <numerusform>Erase %n touch-up of “%1”</numerusform>
            <numerusform>Erase %n touch-ups of “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::TurnWords</name>
    <message numerus="yes">
        <source>%n zone(s) left memory</source>
        <translation>
            <numerusform>%n zone left memory</numerusform>
            <numerusform>%n zones left memory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n creature(s) lost</source>
        <translation>
            <numerusform>%n creature lost</numerusform>
            <numerusform>%n creatures lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed up to %n zone(s) in a turn</source>
        <translation>
            <numerusform>computed up to %n zone in a turn</numerusform>
            <numerusform>computed up to %n zones in a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>computed %n zone(s)</source>
        <translation>
            <numerusform>computed %n zone</numerusform>
            <numerusform>computed %n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ran %n event(s)</source>
        <translation>
            <numerusform>ran %n event</numerusform>
            <numerusform>ran %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hazard(s)</source>
        <translation>
            <numerusform>%n hazard</numerusform>
            <numerusform>%n hazards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::WalkBar</name>
    <message numerus="yes">
        <source>%n turn(s) a second</source>
        <translation>
            <numerusform>%n turn a second</numerusform>
            <numerusform>%n turns a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::Words</name>
    <message numerus="yes">
        <source>%n fish</source>
        <translation>
            <numerusform>%n fish</numerusform>
            <numerusform>%n fish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s)</source>
        <translation>
            <numerusform>%n seal</numerusform>
            <numerusform>%n seals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crab(s)</source>
        <translation>
            <numerusform>%n crab</numerusform>
            <numerusform>%n crabs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deer</source>
        <translation>
            <numerusform>%n deer</numerusform>
            <numerusform>%n deer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wolf/wolves</source>
        <translation>
            <numerusform>%n wolf</numerusform>
            <numerusform>%n wolves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boar(s)</source>
        <translation>
            <numerusform>%n boar</numerusform>
            <numerusform>%n boars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bear(s)</source>
        <translation>
            <numerusform>%n bear</numerusform>
            <numerusform>%n bears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goat(s)</source>
        <translation>
            <numerusform>%n goat</numerusform>
            <numerusform>%n goats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eagle(s)</source>
        <translation>
            <numerusform>%n eagle</numerusform>
            <numerusform>%n eagles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snake(s)</source>
        <translation>
            <numerusform>%n snake</numerusform>
            <numerusform>%n snakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frog(s)</source>
        <translation>
            <numerusform>%n frog</numerusform>
            <numerusform>%n frogs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camel(s)</source>
        <translation>
            <numerusform>%n camel</numerusform>
            <numerusform>%n camels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hermit(s)</source>
        <translation>
            <numerusform>%n hermit</numerusform>
            <numerusform>%n hermits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traveller(s)</source>
        <translation>
            <numerusform>%n traveller</numerusform>
            <numerusform>%n travellers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n villager(s)</source>
        <translation>
            <numerusform>%n villager</numerusform>
            <numerusform>%n villagers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zonewright::WorkChart</name>
    <message numerus="yes">
        <source>%n zone(s) computed</source>
        <translation>
            <numerusform>%n zone computed</numerusform>
            <numerusform>%n zones computed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) evaluated</source>
        <translation>
            <numerusform>%n cell evaluated</numerusform>
            <numerusform>%n cells evaluated</numerusform>
        </translation>
    </message>
</context>
</TS>
