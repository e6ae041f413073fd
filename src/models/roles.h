#pragma once

#include <QtCore/qnamespace.h>

namespace zonewright {

/// What the models give besides Qt's own roles. Colours are the views' matter: a model names the terrain, and the
/// delegate looks its colour up in the palette of the theme.
enum ModelRole {
    TerrainRole = Qt::UserRole + 1, ///< int, a Terrain: the row has a swatch of it
    ShareRole,                      ///< double, 0 to 1: the row has a bar of that length
    LabelRole,                      ///< bool: the text names the value beside it, and stands back
    CodeRole,                       ///< bool: the text is a code, set in the fixed-width font
    ZoneRole,                       ///< QPoint, the position of the row's zone
    HoldRole,                       ///< int, a ZoneHold
    RankShareRole,                  ///< double: 1 for the most popular known zone, 0 for the least
    DueRole,                        ///< qint64, a turn
    NextRole,                       ///< bool: the row is what comes next
    HazardRole,                     ///< int, a HazardKind
    ForgottenAgeRole,               ///< int, turns since the zone was forgotten
    SortRole,                       ///< what rows are sorted by in this column
    MarkRole,                       ///< int, a MapMarksModel::Mark
    CellRole,                       ///< QPoint, a cell within the row's zone
    LayerRole,                      ///< int, a MapLayer
    LogKindRole,                    ///< int, a LogKind
    EventKindRole,                  ///< int, an EventKind
    ForesightRole,                  ///< int, a ForesightKind
    BestRole,                       ///< bool: no other row has a better value in this column
    UsedRole,                       ///< bool: the project uses what the row stands for
    EventStateRole,                 ///< int, an EventState
    BreakpointRole,                 ///< int, a BreakpointMark
    JointColumnRole,                ///< int, the column of a joint or a pin on its floor
    CandidatesRole,                 ///< qulonglong, a ColumnMask: the rows where the joint could be open
    OpenRowRole,                    ///< int, the row where the joint is open; 0 where it is by a path or not at all
    FloorPinRole,                   ///< int, the row that the floor pins; 0 for none
    CataloguePinRole,               ///< int, the row that the catalogue pins for the joint's pair; 0 for none
    JointStateRole,                 ///< int, a JointState
    HasFaultRole,                   ///< bool: something is wrong with what the row is about
    ProblemKindRole,                ///< QString, what files and scripts call the row's kind of problem
    ItemIdRole,                     ///< qint64, the id of a dungeon or a floor
    DungeonKindRole,                ///< int, a DungeonsModel::Kind
    FloorNumberRole,                ///< int, the place of a floor in its dungeon, from 1
    DetailRole,                     ///< QString, a quieter line or word that goes with the text
    ProblemCountRole,               ///< int, how much is wrong with a floor, or with all floors of a dungeon
};

} // namespace zonewright
