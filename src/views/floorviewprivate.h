#pragma once

#include "render/floorground.h"
#include "render/floorprojection.h"
#include "render/jointpainter.h"
#include "views/floorclicks.h"
#include "views/floorkeys.h"
#include "views/floorview.h"
#include "views/tools/floortoolbox.h"

#include <QPointer>

#include <optional>

class QContextMenuEvent;
class QPainter;

namespace zonewright {

class MapNavigation;
class MarkerPopup;
class PathBar;

/// The inside of a FloorView: what it shows of the floor in focus. What changes is taken over at once while the view is
/// seen, else when it is looked at.
class FloorView::Private : public QObject
{
public:
    explicit Private(FloorView& view);

    void setDocument(Document& document);
    void setTilesets(std::shared_ptr<const Tilesets> tilesets);
    void setTheme(Theme theme);
    void setMarked(const std::optional<Point>& cell);
    void setKeyboardFocus(bool on);

    /// Takes over what changed since the last time.
    void take();

    /// Nobody sees the view any more, or somebody does.
    void setSeen(bool on);

    /// The size or pixel ratio of the view is another one.
    void followViewport();

    void paint();

    [[nodiscard]] const FloorProjection& projection() const { return m_projection; }

    /// Whether a press of a key would do something.
    [[nodiscard]] bool takesKey(int key, Qt::KeyboardModifiers modifiers) const;

    /// Does what it does; false where that is nothing.
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);

    [[nodiscard]] FloorToolBox& tools() { return m_tools; }

    [[nodiscard]] bool isComplete() const { return m_complete; }

    void fit();

    [[nodiscard]] bool isFitted() const { return m_fitted; }

    /// Shows a place, in cells, in the middle, at logical pixels a cell.
    void showAt(QPointF centre, double scale);

    /// `scale` is in device pixels a cell.
    void zoomTo(double scale);
    void zoomBy(double octaves);
    void reveal(Point cell);

    [[nodiscard]] std::optional<Point> cellAt(QPointF position) const;
    [[nodiscard]] QRectF rectOf(Point cell) const;
    [[nodiscard]] QString tipAt(QPointF position) const;
    void requestMenu(const QContextMenuEvent& event);

    /// Says what is shown to those who do not see it.
    void describe();

private:
    void connectNavigation();
    void connectDrawing();
    void connectSteps();
    void showStep();
    void revealStep();
    void paintGhost(QPainter& painter) const;
    [[nodiscard]] QString cellOfStep(Point cell) const;
    [[nodiscard]] bool isStepping() const;
    [[nodiscard]] const BuiltFloor& shownFloor(const BuiltFloor& built) const;
    void followTool();
    void askForMarker(Point cell);
    void placePopup();
    void leavePopup();
    void followPlace();
    void expire();
    void placeFloor(const BuiltFloor& built, bool isAnother);
    void showAtFirst(bool isStrip);
    [[nodiscard]] bool isInSight() const;
    void zoomedByFloor();
    void takeMarks();
    void followJoints();
    void followHover();
    void followDraft();
    void makeRoomForPath();
    void showCursor();
    void zoomAt(QPointF position, double octaves);
    void scroll(QPoint pixels);
    void moved();
    void pointAt(std::optional<QPointF> position);
    [[nodiscard]] std::optional<Point> keyCell() const;
    void paintOver(QPainter& painter, const BuiltFloor& built);

    FloorView& m_view;
    PathBar* m_bar;
    MapNavigation* m_navigation;
    Document* m_document = nullptr;
    FloorKeys m_keys;
    FloorClicks m_clicks;
    FloorToolBox m_tools;
    QPointer<MarkerPopup> m_popup; ///< null until it is asked for the first time
    std::shared_ptr<const Tilesets> m_tilesets;
    FloorGround m_ground;
    FloorProjection m_projection;
    JointScene m_scene;
    bool m_expired = true;       ///< the document has something that is not taken over yet
    bool m_isAnother = true;     ///< and it is another floor
    bool m_fitted = true;        ///< shows all, and goes on doing so when the window changes
    bool m_fitAfterPath = false; ///< it was fitted when a path was begun
    bool m_complete = false;
    bool m_keyboardFocus = false;
    double m_wantedScale = 1.0; ///< before it was made whole
    std::optional<QPointF> m_pointer;
    std::optional<Point> m_hovered;
    std::optional<Point> m_marked;
    QString m_described;
};

} // namespace zonewright
