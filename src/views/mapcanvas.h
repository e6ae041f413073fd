#pragma once

#include "core/geometry/direction.h"
#include "document/selection.h"
#include "render/figurepainter.h"
#include "render/livingscene.h"
#include "render/mapprojection.h"
#include "render/theme.h"
#include "render/worldchunks.h"
#include "render/worldpainter.h"
#include "views/chunkloader.h"
#include "views/mapplace.h"
#include "views/zoomable.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace zonewright {

class MapNavigation;

/// A canvas onto the cells of a world, without end over the wrap: the part that its views share. It moves and zooms,
/// says what is pointed at, and has missing chunks made in the background. What is painted over the ground, and what
/// "fits" means, is the views' own.
class MapCanvas : public QWidget, public Zoomable
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

    /// Who lives in the world now; nothing until it is set: then nobody is shown.
    void setLife(std::shared_ptr<const LivingScene> life);

    /// Whether the keys h j k l y u b n walk too.
    void setViKeys(bool on);

    [[nodiscard]] const MapProjection& projection() const { return m_projection; }

    /// 1 is 16 logical pixels a cell.
    [[nodiscard]] double zoom() const override;

    /// Zooms about the anchor (see zoomAnchor).
    void setZoom(double zoom) override;
    void zoomBy(double octaves) override;

    void fit() override;

    /// Puts a cell of the world in the middle.
    void centreOn(Point cell);

    /// The same at the designer's wish, like moving the map there.
    void lookAt(Point cell);

    /// The cell in the middle of the canvas.
    [[nodiscard]] CellPlace middle() const;

    [[nodiscard]] MapPlace place() const;
    void setPlace(const MapPlace& place);

    /// The cell under a position in logical pixels; nothing without a world.
    [[nodiscard]] std::optional<CellPlace> placeAt(QPointF position) const;

    [[nodiscard]] bool isComplete() const override { return m_complete; }

Q_SIGNALS:
    /// The pointer is on another cell, or on none.
    void hovered(const std::optional<zonewright::CellPlace>& place);
    void clicked(const zonewright::CellPlace& place);
    void activated(const zonewright::CellPlace& place);
    void zoomChanged();

    /// The designer walks by keys. A key that is held down walks on as soon as the last step is painted.
    void walked(zonewright::Direction direction);

    /// The designer moves the map: by dragging it, by two fingers on a touchpad, or to a cell.
    void panned();

    /// A frame was painted in which nothing was missing.
    void completed();

protected:
    /// Places the projection so that all there is to show just fits.
    virtual void fitProjection(MapProjection& projection) const = 0;

    /// What stays in its place when the map is zoomed without a pointer, in logical pixels: at first the middle.
    [[nodiscard]] virtual QPointF zoomAnchor() const { return QRectF(rect()).center(); }

    /// Paints over the ground, in device pixels.
    virtual void paintOverlay(QPainter& painter, const WorldPainter& worldPainter) = 0;

    /// Whether arrow keys (and the full stop) walk; else arrow keys scroll.
    void setArrowsWalk(bool on);

    /// Moves what is seen by whole device pixels.
    void scrollBy(QPoint pixels);

    /// What is shown is another thing, which may need content that is not at hand: the canvas is complete again once
    /// that is painted.
    void changeContent();

    /// Paints the creatures in sight, where cells are large enough: those in memory, and where tiles are shown those
    /// who will be born elsewhere. In device pixels, like paintOverlay.
    void paintCreatures(QPainter& painter);

    /// What stands on a zone (wrapped), if it is at hand; else null, and it is made for the next frame.
    [[nodiscard]] std::shared_ptr<const ZoneContent> wantContent(Point zone);

    [[nodiscard]] const LivingScene* life() const { return m_life.get(); }

    [[nodiscard]] FigurePainter figures() const { return FigurePainter(m_chunks->tilesets().of(theme())); }

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

    void walk(Direction direction, bool repeated);

    std::shared_ptr<WorldChunks> m_chunks;
    std::shared_ptr<const LivingScene> m_life;
    std::vector<Point> m_wantedContents; ///< zones whose content the frame that is painted lacks
    MapNavigation* m_navigation = nullptr;
    bool m_stepShown = true; ///< the life shown is painted
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
