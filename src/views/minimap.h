#pragma once

#include "document/selection.h"
#include "render/mapprojection.h"
#include "render/theme.h"
#include "render/worldchunks.h"
#include "views/chunkloader.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace zonewright {

/// The whole torus in a square, once: what the world view shows of it as a frame (in parts where that goes over the
/// wrap), the selected zone and the player. A click or a drag asks for the world view to go there, the wheel and the
/// plus and minus keys for it to zoom, the arrow keys for it to move.
/// The ground is painted once and kept; what moves over it costs no more than itself.
class Minimap : public QWidget
{
    Q_OBJECT

public:
    explicit Minimap(QWidget* parent = nullptr);
    ~Minimap() override;

    /// The world to show; the chunks may be shared with other views.
    void setChunks(std::shared_ptr<WorldChunks> chunks);

    void setTheme(Theme theme);

    /// What the world view shows: a projection of the same torus.
    void setViewed(const MapProjection& viewed);

    void setSelectedZone(std::optional<Point> zone);

    /// Where the player is, if there is one.
    void setPlayer(const std::optional<CellPlace>& player);

    /// The square that the map fills, in logical pixels.
    [[nodiscard]] QRect mapSquare() const;

    /// The cell under a position in logical pixels, or under the nearest one within the square.
    [[nodiscard]] Point cellAt(QPointF position) const;

    /// The frames of what is viewed, in device pixels of the square.
    [[nodiscard]] std::vector<QRect> viewedFrames() const;

    /// True when the ground was painted at its best.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The designer wants this cell in the middle of the world view.
    void placeChosen(zonewright::Point cell);

    /// The designer wants the world view to grow by so many octaves.
    void zoomChosen(double octaves);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void retranslate();
    void groundChanged();
    void followSquare();
    void paintGround();
    void paintOverlay(QPainter& painter) const;
    void paintPlayer(QPainter& painter) const;
    void moveView(Point step);
    [[nodiscard]] QRect worldRect() const;
    [[nodiscard]] QRect insetWhereWhole(QRect frame) const;

    std::shared_ptr<WorldChunks> m_chunks;
    ChunkStyle m_style;
    MapProjection m_projection; ///< of the whole torus onto the square
    std::optional<MapProjection> m_viewed;
    std::optional<Point> m_selectedZone;
    std::optional<CellPlace> m_player;
    QPixmap m_ground;
    bool m_groundStale = true;
    bool m_complete = false;
    bool m_keyboardFocus = false; ///< the focus came by a key, and is shown
    ChunkLoader m_loader;
};

} // namespace zonewright
