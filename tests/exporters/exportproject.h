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

} // namespace zonewright::test
