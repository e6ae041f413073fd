#include "document/document.h"

#include "document/commands/editcells.h"
#include "document/commands/reseedworld.h"
#include "document/filedigest.h"
#include "project/projectfile.h"
#include "project/projectformat.h"

#include <QFileInfo>

namespace zonewright {

namespace {

World makeValidWorld(const WorldSettings& settings)
{
    return World::create(settings).value();
}

} // namespace

Document::Document(const WorldSettings& settings, QObject* parent)
    : QObject(parent)
    , m_state(Project{.world = settings})
    , m_world(makeValidWorld(settings))
    , m_builtFloors(m_state)
    , m_floorFocus(m_state, m_builtFloors)
    , m_pathDraft(*this)
    , m_floorScrub(*this)
    , m_floorTools(m_floorFocus, m_pathDraft)
    , m_roomFocus(m_state)
    , m_pieceFocus(m_state)
    , m_playback(m_state, m_world)
    , m_walkRun(m_playback, m_breakpoints)
{
    connect(&m_state, &ProjectState::aboutToChange, &m_floorFocus, &FloorFocus::prepare);
    connect(&m_state, &ProjectState::aboutToChange, this, &Document::aboutToChange);
    connect(&m_state, &ProjectState::changed, this, &Document::take);
    connect(&m_floorFocus, &FloorFocus::floorChanged, this, &Document::followFloor);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::titleChanged);
    connect(&m_undoStack, &History::done, this, [this](const ProjectCommand& command) { followMove(command, true); });
    connect(&m_undoStack, &History::undone, this,
            [this](const ProjectCommand& command) { followMove(command, false); });
    m_overview.compute(m_world);
}

Document::~Document()
{
    // The stack empties itself when it goes, which is nobody's concern any more.
    m_undoStack.disconnect();
}

QString Document::title() const
{
    return QString::fromStdString(m_world.settings().name);
}

void Document::startNew(const WorldSettings& settings)
{
    m_fileDigest.clear();
    replaceProject(Project{.world = settings}, {});
}

Result<void> Document::open(const QString& fileName)
{
    // Before reading: what is written there meanwhile has another digest, and is noticed.
    const auto digest = digestOfFile(fileName);
    auto project = readProject(fileName);
    if (!project)
        return failure(project.error());
    m_fileDigest = digest.value_or(QByteArray());
    replaceProject(*std::move(project), fileName);
    return {};
}

Result<void> Document::openSample(const QString& fileName)
{
    auto project = readProject(fileName);
    if (!project)
        return failure(project.error());
    m_fileDigest.clear();
    replaceProject(*std::move(project), {});
    return {};
}

void Document::restore(Project project, const QString& fileName)
{
    m_fileDigest.clear();
    replaceProject(std::move(project), fileName);
    keepOwn();
}

void Document::keepOwn()
{
    m_passedOver = digestOfFile(m_fileName).value_or(QByteArray());
    const bool wasModified = isModified();
    m_undoStack.resetClean();
    if (wasModified)
        Q_EMIT titleChanged(); // the stack says nothing then
}

bool Document::fileIsAnother() const
{
    const QByteArray there = m_fileName.isEmpty() ? QByteArray() : digestOfFile(m_fileName).value_or(QByteArray());
    return !there.isEmpty() && there != m_fileDigest && there != m_passedOver;
}

Result<void> Document::save()
{
    return saveAs(m_fileName);
}

Result<void> Document::saveAs(const QString& fileName)
{
    if (const auto written = writeProject(m_state.project(), fileName); !written)
        return failure(written.error());
    m_fileName = fileName;
    // Of what was written, not of what stands there by now.
    m_fileDigest = digestOf(formatProject(m_state.project(), QFileInfo(fileName).absolutePath()));
    m_undoStack.setClean();
    Q_EMIT fileTaken();
    Q_EMIT titleChanged();
    return {};
}

Result<void> Document::reseed(const WorldSettings& settings, Gesture gesture)
{
    if (const auto valid = validate(settings); !valid)
        return failure(valid.error());
    perform(std::make_unique<ReseedWorld>(m_state, settings, gesture));
    return {};
}

Gesture Document::newGesture()
{
    m_lastGesture = Gesture{static_cast<std::int64_t>(m_lastGesture) + 1};
    m_undoStack.begin(m_lastGesture);
    return m_lastGesture;
}

void Document::perform(std::unique_ptr<ProjectCommand> command)
{
    // Pushing what changes nothing would still cut off what can be redone.
    if (!command->isObsolete())
        m_undoStack.perform(std::move(command));
}

void Document::replaceProject(Project project, const QString& fileName)
{
    m_fileName = fileName;
    m_passedOver.clear();
    m_undoStack.begin(Gesture::None);
    m_undoStack.clear();
    m_selection.clear();
    m_state.replaceAll(std::move(project));
    Q_EMIT fileTaken();
    Q_EMIT titleChanged();
}

void Document::take(const Change& change)
{
    const bool otherWorld = change.kind == ChangeKind::World || change.kind == ChangeKind::Project;
    if (otherWorld)
        takeWorld();
    if (change.kind == ChangeKind::Project)
        m_breakpoints.clear();
    m_builtFloors.take(change);
    m_playback.take(change);
    m_roomFocus.take(change);
    m_pieceFocus.take(change);
    m_floorFocus.take(change);
    if (otherWorld) {
        Q_EMIT worldChanged();
        Q_EMIT titleChanged();
    }
    Q_EMIT changed(change);
    m_playback.announce();
}

/// What it is made from is of interest then.
void Document::followFloor()
{
    const FloorPlan* plan = m_floorFocus.plan();
    if (plan == nullptr)
        return;
    if (plan->strip() != nullptr)
        m_roomFocus.setCatalogue(plan->strip()->catalogue);
    else
        m_pieceFocus.setList(plan->dug()->pieces);
}

/// Cells that are selected stay so where they move to, and where they come back to.
void Document::followMove(const ProjectCommand& command, bool isDone)
{
    const auto* edit = dynamic_cast<const EditCells*>(&command);
    if (edit != nullptr && edit->moved() && edit->editedFloor() == m_floorFocus.floor())
        m_floorTools.setArea(isDone ? edit->moved()->to : edit->moved()->from);
}

void Document::takeWorld()
{
    const WorldSettings& settings = m_state.project().world;
    const WorldSettings& before = m_world.settings();
    if (settings.size != before.size || settings.zoneSize != before.zoneSize)
        m_selection.clear(); // places of the old grid mean nothing in the new one
    m_world = makeValidWorld(settings);
    m_overview.compute(m_world);
}

} // namespace zonewright
