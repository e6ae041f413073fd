#include "document/document.h"

#include "document/reseedworld.h"
#include "project/projectfile.h"

namespace zonewright {

namespace {

World makeValidWorld(const WorldSettings& settings)
{
    return World::create(settings).value();
}

} // namespace

Document::Document(const WorldSettings& settings, QObject* parent)
    : QObject(parent)
    , m_project{.world = settings}
    , m_world(makeValidWorld(settings))
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::titleChanged);
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
    replaceProject(Project{.world = settings}, {});
}

Result<void> Document::open(const QString& fileName)
{
    const auto project = readProject(fileName);
    if (!project)
        return failure(project.error());
    replaceProject(*project, fileName);
    return {};
}

Result<void> Document::openSample(const QString& fileName)
{
    const auto project = readProject(fileName);
    if (!project)
        return failure(project.error());
    replaceProject(*project, {});
    return {};
}

Result<void> Document::save()
{
    return saveAs(m_fileName);
}

Result<void> Document::saveAs(const QString& fileName)
{
    if (const auto written = writeProject(m_project, fileName); !written)
        return failure(written.error());
    m_fileName = fileName;
    m_undoStack.setClean();
    Q_EMIT titleChanged();
    return {};
}

Result<void> Document::reseed(const WorldSettings& settings)
{
    if (const auto valid = validate(settings); !valid)
        return failure(valid.error());
    if (settings != m_world.settings()) // pushing what changes nothing would still cut off what can be redone
        m_undoStack.push(new ReseedWorld(*this, settings));
    return {};
}

void Document::replaceWorld(const WorldSettings& settings)
{
    const WorldSettings& before = m_world.settings();
    if (settings.size != before.size || settings.zoneSize != before.zoneSize)
        m_selection.clear(); // places of the old grid mean nothing in the new one
    m_project.world = settings;
    m_world = makeValidWorld(settings);
    m_overview.compute(m_world);
    Q_EMIT worldChanged();
    Q_EMIT titleChanged();
}

void Document::replaceProject(const Project& project, const QString& fileName)
{
    m_project = project;
    m_fileName = fileName;
    m_undoStack.clear();
    m_selection.clear();
    replaceWorld(project.world);
}

} // namespace zonewright
