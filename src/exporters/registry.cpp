#include "exporters/csvexporter.h"
#include "exporters/jsonexporter.h"
#include "exporters/ldtkexporter.h"
#include "exporters/pngexporter.h"
#include "exporters/textexporter.h"
#include "exporters/tmjexporter.h"
#include "exporters/tmxexporter.h"

#include <algorithm>
#include <array>

namespace zonewright {

std::span<const std::unique_ptr<Exporter>> exporters()
{
    static const auto all = std::to_array<std::unique_ptr<Exporter>>({
        std::make_unique<TmxExporter>(),
        std::make_unique<TmjExporter>(),
        std::make_unique<LdtkExporter>(),
        std::make_unique<CsvExporter>(),
        std::make_unique<PngExporter>(),
        std::make_unique<TextExporter>(),
        std::make_unique<JsonExporter>(),
    });
    return all;
}

const Exporter* findExporter(std::string_view id)
{
    const auto all = exporters();
    const auto found = std::ranges::find_if(all, [id](const auto& exporter) { return exporter->id() == id; });
    return found != all.end() ? found->get() : nullptr;
}

} // namespace zonewright
