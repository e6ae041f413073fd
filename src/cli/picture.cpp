#include "cli/picture.h"

#include "render/mapimage.h"

#include <QBuffer>
#include <QImageWriter>

#include <algorithm>

namespace zonewright::cli {

namespace {

constexpr int smallestSide = 512;  ///< pixels
constexpr int dotsPerMeter = 3780; ///< 96 an inch, on every screen and on none

} // namespace

Result<std::string> overviewPng(const Grid<Terrain>& cells)
{
    const int pixels = std::max(1, (smallestSide + cells.width() - 1) / std::max(1, cells.width()));
    QImage image = overviewImage(cells, Theme::Light, pixels);
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    QBuffer buffer;
    QImageWriter writer(&buffer, "png");
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(image)) {
        return failure(
            {.code = ErrorCode::CannotWrite, .place = "picture", .value = writer.errorString().toStdString()});
    }
    return buffer.data().toStdString();
}

} // namespace zonewright::cli
