#pragma once

#include "document/selection.h"
#include "models/placewords.h"

#include <QLabel>
#include <QObject>

#include <optional>

class QStatusBar;

namespace zonewright {

class World;

/// What the status bar says: where the pointer is, the zoom and the seed. Every part has a width of its own that its
/// longest text fits, so that nothing moves while the pointer does.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar& bar);

    /// "Zone 17,13 · cell 0,30 · forest · wolf"; nothing when the pointer is nowhere.
    void showPlace(const World& world, const std::optional<CellPlace>& place);

    /// 1 is 100 %.
    void showZoom(double zoom);

    /// Shows the seed of a world, which is another one than before.
    void showWorld(const World& world);

    [[nodiscard]] QString placeText() const { return m_place->text(); }

    [[nodiscard]] QString zoomText() const { return m_zoom->text(); }

private:
    PlaceWords m_words;
    QLabel* m_place;
    QLabel* m_zoom;
    QLabel* m_seed;
};

} // namespace zonewright
