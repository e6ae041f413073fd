#include "exporters/exportproject.h"

#include "exporters/exporttarget.h"

#include <QCoreApplication>

namespace zonewright::test {

namespace {

const Tilesets& tilesets()
{
    static const Tilesets tilesets;
    return tilesets;
}

Project sampleProject(const char* sample)
{
    const QString folder = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/");
    auto read = readProject(folder + QLatin1String(sample) + QLatin1String(".zonewright"));
    if (!read)
        qFatal("the sample %s cannot be read", sample);
    return *std::move(read);
}

} // namespace

ExportProject::ExportProject(const char* sample)
    : ExportProject(sampleProject(sample))
{
}

ExportProject::ExportProject(Project of)
    : project(std::move(of))
    , world(World::create(project.world).value())
    , m_source(std::make_unique<ExportSource>(project, world, tilesets()))
{
}

ExportSelection ExportProject::everyFloor() const
{
    return {.floors = allFloors(project)};
}

std::vector<ExportTarget> ExportProject::targets(const ExportSelection& selection) const
{
    return exportTargets(project, world, selection);
}

} // namespace zonewright::test
