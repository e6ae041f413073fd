#pragma once

#include "core/base/result.h"
#include "core/world/world.h"
#include "document/selection.h"
#include "document/worldoverview.h"
#include "project/project.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

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

    [[nodiscard]] const Project& project() const { return m_project; }

    [[nodiscard]] const World& world() const { return m_world; }

    [[nodiscard]] Selection& selection() { return m_selection; }

    [[nodiscard]] const Selection& selection() const { return m_selection; }

    [[nodiscard]] const WorldOverview& overview() const { return m_overview; }

    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

    /// Where the project was read from or saved to; empty for a new one and for a sample.
    [[nodiscard]] const QString& fileName() const { return m_fileName; }

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

    /// Saves to the project's own file; it must have one.
    Result<void> save();

    /// Saves to another file, which becomes the project's own.
    Result<void> saveAs(const QString& fileName);

    /// Makes the world anew as one undoable step (see ReseedWorld). The settings that are the present ones change
    /// nothing; invalid ones are refused.
    Result<void> reseed(const WorldSettings& settings);

    /// For undo commands alone: puts another world in the place of the present one. `settings` are valid. What is
    /// selected stays selected when the sizes stay: the same place of another world.
    void replaceWorld(const WorldSettings& settings);

Q_SIGNALS:
    /// The world is another one.
    void worldChanged();

    /// Title, file or modified mark are others.
    void titleChanged();

private:
    void replaceProject(const Project& project, const QString& fileName);

    Project m_project;
    World m_world;
    QString m_fileName;
    Selection m_selection;
    WorldOverview m_overview;
    QUndoStack m_undoStack;
};

} // namespace zonewright
