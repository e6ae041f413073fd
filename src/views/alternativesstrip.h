#pragma once

#include "core/level/floorplan.h"
#include "project/floorsource.h"
#include "render/theme.h"

#include <QWidget>

#include <memory>
#include <optional>

class QButtonGroup;

namespace zonewright {

class AlternativesDelegate;
class AlternativesList;
class AlternativesModel;
class Document;
class FloorPictures;
class Tilesets;

/// What the next redraws of the floor in focus would make of it, side by side: the floor as it is first, then what
/// comes after one redraw, two, and so on, of the junctions or of the rooms. A click, or Enter, takes one: that is one
/// step of the history. The pictures are made away from the interface's thread, and only while the strip is in sight;
/// its height never changes.
class AlternativesStrip : public QWidget
{
    Q_OBJECT

public:
    explicit AlternativesStrip(QWidget* parent = nullptr);
    ~AlternativesStrip() override;

    /// What it shows, once; the document outlives the strip. The tiles may be shared.
    void setUp(Document& document, std::shared_ptr<const Tilesets> tilesets);

    void setTheme(Theme theme);

    /// For tests; null until it is set up.
    [[nodiscard]] AlternativesModel* model() const { return m_model; }

    [[nodiscard]] FloorPictures* pictures() const { return m_pictures; }

protected:
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fixHeight();
    void takeAlternatives(bool isOtherFloor);
    void showSwitch();
    void showFaults(int row);
    void showPicture(std::int64_t key);
    void takeRow(int row);
    [[nodiscard]] std::optional<FloorSource> sourceOf(std::int64_t key) const;

    Document* m_document = nullptr;
    QButtonGroup* m_switch = nullptr; ///< of a button for each Redraw
    AlternativesList* m_list = nullptr;
    AlternativesModel* m_model = nullptr;
    FloorPictures* m_pictures = nullptr;
    AlternativesDelegate* m_delegate = nullptr;
    Theme m_theme = Theme::Light;
    std::optional<FloorPlan> m_plan; ///< that the pictures were made for
};

} // namespace zonewright
