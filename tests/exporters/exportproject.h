#pragma once

#include "core/world/world.h"
#include "exporters/exportsource.h"
#include "project/projectfile.h"

#include <QString>

#include <memory>

namespace zonewright::test {

/// A project that exports are taken from, with all that they need beside it.
class ExportProject
{
public:
    /// A sample by its name: `elderlore`.
    explicit ExportProject(const char* sample);
    explicit ExportProject(Project project);

    /// Every floor of the project.
    [[nodiscard]] ExportSelection everyFloor() const;

    [[nodiscard]] std::vector<ExportTarget> targets(const ExportSelection& selection) const;

    [[nodiscard]] const ExportSource& source() const { return *m_source; }

    Project project;
    World world;

private:
    std::unique_ptr<ExportSource> m_source;
};

/// The sample `undermarch` with dug floors of three cells a side, in which no floor can be made.
[[nodiscard]] Project withImpossibleFloors();

/// Adds a column `encoding` with a row for each of TileEncoding.
void addEncodingRows();

} // namespace zonewright::test
