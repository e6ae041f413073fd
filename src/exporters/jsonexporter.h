#pragma once

#include "exporters/exporter.h"

namespace zonewright {

inline constexpr std::string_view levelFormatName = "zonewright-level";
inline constexpr int levelFormatVersion = 1; ///< of resources/schema/zonewright-level.schema.json

/// Our own JSON: one object a map, on one line, with everything that the level knows. What `strip`, `dig` and `zone` of
/// the command line print is in it, under the same keys; with touch-ups, as the floor stands.
class JsonExporter final : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "json"; }

    [[nodiscard]] const char* title() const override;

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override;

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override;
};

} // namespace zonewright
