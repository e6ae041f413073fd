#include "exporters/exportproject.h"

#include "exporters/exporter.h"

#include <QTest>

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

Project withImpossibleFloors()
{
    Project project = sampleProject("undermarch");
    for (Dungeon& dungeon : project.dungeons) {
        for (FloorPlan& floor : dungeon.floors) {
            if (auto* dug = std::get_if<DugPlan>(&floor.plan))
                dug->size = {3, 3};
        }
    }
    return project;
}

void addEncodingRows()
{
    QTest::addColumn<int>("encoding");
    for (std::size_t i = 0; i < tileEncodingWords.size(); ++i)
        QTest::newRow(tileEncodingWords[i].data()) << static_cast<int>(i);
}

} // namespace zonewright::test
