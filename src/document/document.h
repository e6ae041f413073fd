#pragma once

#include "core/base/result.h"
#include "core/world/world.h"
#include "document/breakpoints.h"
#include "document/builtfloors.h"
#include "document/commands/projectcommand.h"
#include "document/floorfocus.h"
#include "document/floorscrub.h"
#include "document/floortools.h"
#include "document/history.h"
#include "document/pathdraft.h"
#include "document/piecefocus.h"
#include "document/playback.h"
#include "document/projectstate.h"
#include "document/roomfocus.h"
#include "document/selection.h"
#include "document/walkrun.h"
#include "document/worldoverview.h"

#include <QObject>
#include <QString>

#include <memory>

namespace zonewright {

/// The open project: what it holds, the world made from it, what is selected in it, and the history of its changes.
/// There is always a project and always a world. Whatever fails leaves everything as it was.
class Document : public QObject
{
    Q_OBJECT

public:
    /// A new project with a world of the given settings, which are valid.
    explicit Document(const WorldSettings& settings, QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Project& project() const { return m_state.project(); }

    /// For undo commands alone.
    [[nodiscard]] ProjectState& state() { return m_state; }

    /// The floors as they are built.
    [[nodiscard]] BuiltFloors& builtFloors() { return m_builtFloors; }

    /// The floor and the joints that are looked at.
    [[nodiscard]] FloorFocus& floorFocus() { return m_floorFocus; }

    [[nodiscard]] const FloorFocus& floorFocus() const { return m_floorFocus; }

    /// The special path that is being drawn there.
    [[nodiscard]] PathDraft& pathDraft() { return m_pathDraft; }

    [[nodiscard]] const PathDraft& pathDraft() const { return m_pathDraft; }

    /// The tools that set its cells by hand.
    [[nodiscard]] FloorTools& floorTools() { return m_floorTools; }

    [[nodiscard]] const FloorTools& floorTools() const { return m_floorTools; }

    /// How the floor in focus was made, decision by decision.
    [[nodiscard]] FloorScrub& floorScrub() { return m_floorScrub; }

    [[nodiscard]] const FloorScrub& floorScrub() const { return m_floorScrub; }

    /// The catalogue and the rooms that are looked at: those of the strip floor in focus, when one comes there.
    [[nodiscard]] RoomFocus& roomFocus() { return m_roomFocus; }

    [[nodiscard]] const RoomFocus& roomFocus() const { return m_roomFocus; }

    /// The piece list that is looked at, likewise.
    [[nodiscard]] PieceFocus& pieceFocus() { return m_pieceFocus; }

    [[nodiscard]] const PieceFocus& pieceFocus() const { return m_pieceFocus; }

    /// The walk that is looked at.
    [[nodiscard]] Playback& playback() { return m_playback; }

    [[nodiscard]] const Playback& playback() const { return m_playback; }

    /// Where it stops when it runs.
    [[nodiscard]] Breakpoints& breakpoints() { return m_breakpoints; }

    [[nodiscard]] const Breakpoints& breakpoints() const { return m_breakpoints; }

    /// Its running.
    [[nodiscard]] WalkRun& walkRun() { return m_walkRun; }

    [[nodiscard]] const WalkRun& walkRun() const { return m_walkRun; }

    [[nodiscard]] const World& world() const { return m_world; }

    [[nodiscard]] Selection& selection() { return m_selection; }

    [[nodiscard]] const Selection& selection() const { return m_selection; }

    [[nodiscard]] const WorldOverview& overview() const { return m_overview; }

    [[nodiscard]] History& undoStack() { return m_undoStack; }

    /// Where the project was read from or saved to; empty for a new one and for a sample.
    [[nodiscard]] const QString& fileName() const { return m_fileName; }

    /// What tells what that file held when it was read or written last from anything else (see digestOf); empty where
    /// that is not known.
    [[nodiscard]] const QByteArray& fileDigest() const { return m_fileDigest; }

    /// What the window is called after: the world's name.
    [[nodiscard]] QString title() const;

    /// True when there are changes that no file holds.
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }

    /// Puts a new project in the place of the open one; `settings` are valid.
    void startNew(const WorldSettings& settings);

    /// Reads a project file and puts it in the place of the open one.
    Result<void> open(const QString& fileName);

    /// As open, but the project then belongs to no file: saving asks where.
    Result<void> openSample(const QString& fileName);

    /// Puts a project that no file holds in the place of the open one: it belongs to a file, or to none where the name
    /// is empty, and is modified until it is saved.
    void restore(Project project, const QString& fileName);

    /// The project's file no longer holds what it held: the open project is modified until it is saved, whatever is
    /// undone.
    void keepOwn();

    /// Whether the project's file holds something else than what this document read from it, wrote to it, or was told
    /// to keep its own before (keepOwn): saving would destroy it.
    [[nodiscard]] bool fileIsAnother() const;

    /// Saves to the project's own file; it must have one.
    Result<void> save();

    /// Saves to another file, which becomes the project's own.
    Result<void> saveAs(const QString& fileName);

    /// Does a command and keeps it in the history; one that changes nothing is dropped, and what can be redone stays.
    void perform(std::unique_ptr<ProjectCommand> command);

    /// For a drag or a stroke that begins: what it does until it ends is one step.
    [[nodiscard]] Gesture newGesture();

    /// Takes back what was done in the gesture that began last, unless something else was done, undone or redone since:
    /// no step is left of it, and what could be redone before can be redone again.
    void giveUp(Gesture gesture) { m_undoStack.giveUp(gesture); }

    /// Makes the world anew as one undoable step (see ReseedWorld), or as a part of one: the resizing of one size in
    /// one gesture. The settings that are the present ones change nothing; invalid ones are refused.
    Result<void> reseed(const WorldSettings& settings, Gesture gesture = Gesture::None);

Q_SIGNALS:
    /// A part of the project is about to become another one, and then is. What the document knows of it itself (the
    /// world, the levels) is up to date by then.
    void aboutToChange(const zonewright::Change& change);
    void changed(const zonewright::Change& change);

    /// The world is another one.
    void worldChanged();

    /// The project's own file was read or written, or is another one.
    void fileTaken();

    /// Title, file or modified mark are others, or no step of the history is what the file holds any more.
    void titleChanged();

private:
    void replaceProject(Project project, const QString& fileName);
    void take(const Change& change);
    void takeWorld();
    void followFloor();
    void followMove(const ProjectCommand& command, bool isDone);

    ProjectState m_state;
    World m_world;
    BuiltFloors m_builtFloors;
    FloorFocus m_floorFocus;
    PathDraft m_pathDraft;
    FloorScrub m_floorScrub;
    FloorTools m_floorTools;
    RoomFocus m_roomFocus;
    PieceFocus m_pieceFocus;
    Playback m_playback;
    Breakpoints m_breakpoints;
    WalkRun m_walkRun;
    QString m_fileName;
    QByteArray m_fileDigest;
    QByteArray m_passedOver; ///< digest of what stood in the file when the designer kept the open project
    Selection m_selection;
    WorldOverview m_overview;
    History m_undoStack;
    Gesture m_lastGesture = Gesture::None;
};

} // namespace zonewright
