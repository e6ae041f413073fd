#pragma once

#include "document/selection.h"
#include "render/mapprojection.h"
#include "render/theme.h"
#include "render/worldchunks.h"
#include "render/worldpainter.h"
#include "views/chunkloader.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace zonewright {

/// Where a map stands, in what stays the same when the window changes: for the session.
struct MapPlace
{
    QPointF centre;     ///< in cells
    double zoom = 1.0;  ///< 1 is 16 logical pixels a cell
    bool fitted = true; ///< shows just what fits, and goes on doing so when the window changes

    friend bool operator==(const MapPlace&, const MapPlace&) = default;
};

/// A canvas onto the cells of a world, without end over the wrap: the part that its views share. It moves and zooms,
/// says what is pointed at, and has missing chunks made in the background. What is painted over the ground, and what
/// "fits" means, is the views' own.
class MapCanvas : public QWidget
{
    Q_OBJECT

public:
    /// Logical pixels a cell at a zoom of 100 %.
    static constexpr double normalScale = 16.0;

    explicit MapCanvas(QWidget* parent = nullptr);
    ~MapCanvas() override;

    /// The world to show; the chunks may be shared with other canvases. The first frame is complete, if coarse;
    /// it is made when it is painted, so that worlds that nobody gets to see cost nothing.
    void setChunks(std::shared_ptr<WorldChunks> chunks);

    void setTheme(Theme theme);

    [[nodiscard]] const MapProjection& projection() const { return m_projection; }

    /// 1 is 16 logical pixels a cell.
    [[nodiscard]] double zoom() const;

    /// Zooms about the middle.
    void setZoom(double zoom);
    void zoomBy(double octaves);

    /// Shows all there is to show, and goes on doing so when the window changes.
    void fit();

    /// Puts a cell of the world in the middle.
    void centreOn(Point cell);

    /// The cell in the middle of the canvas.
    [[nodiscard]] CellPlace middle() const;

    [[nodiscard]] MapPlace place() const;
    void setPlace(const MapPlace& place);

    /// The cell under a position in logical pixels; nothing without a world.
    [[nodiscard]] std::optional<CellPlace> placeAt(QPointF position) const;

    /// True when all that is in sight was painted at its best.
    [[nodiscard]] bool isComplete() const { return m_complete; }

Q_SIGNALS:
    /// The pointer is on another cell, or on none.
    void hovered(const std::optional<zonewright::CellPlace>& place);
    void clicked(const zonewright::CellPlace& place);
    void activated(const zonewright::CellPlace& place);
    void zoomChanged();

    /// A frame was painted in which nothing was missing.
    void completed();

protected:
    /// Places the projection so that all there is to show just fits.
    virtual void fitProjection(MapProjection& projection) const = 0;

    /// Paints over the ground, in device pixels.
    virtual void paintOverlay(QPainter& painter, const WorldPainter& worldPainter) = 0;

    [[nodiscard]] const World* world() const { return m_chunks ? &m_chunks->world() : nullptr; }

    [[nodiscard]] Theme theme() const { return m_style.theme; }

    [[nodiscard]] const ChunkStyle& style() const { return m_style; }

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void followViewport();
    void moved();
    void pointAt(std::optional<QPointF> position);
    void zoomAt(QPointF position, double octaves);
    void drag(QPointF from, QPointF to);
    void prepareFirstFrame();
    void paintFocus(QPainter& painter) const;

    std::shared_ptr<WorldChunks> m_chunks;
    ChunkStyle m_style;
    MapProjection m_projection;
    double m_wantedScale = 1.0; ///< before it is made tidy: small turns of a wheel add up
    bool m_fitted = true;
    bool m_complete = false;
    bool m_firstFrame = false;    ///< of a world or theme is to be painted
    bool m_keyboardFocus = false; ///< the focus came by a key, and is shown
    std::optional<QPointF> m_pointer;
    std::optional<CellPlace> m_hovered;
    ChunkLoader m_loader;
};

} // namespace zonewright
