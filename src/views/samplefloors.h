#pragma once

#include "core/level/floorplan.h"
#include "project/floorsource.h"
#include "render/theme.h"
#include "views/floorpictures.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;

namespace zonewright {

class Document;

/// The plan of one of the floors that show what a piece list makes: 80 × 50 cells, 40 pieces. Its seed comes from the
/// world's, the list and `number`, and is no other floor's; the same plan as a floor of any dungeon is the same floor.
[[nodiscard]] FloorPlan sampleFloorPlan(ItemId list, int number);

/// A row of small pictures of floors that are dug from the list that is looked at (see PieceFocus), as many as there is
/// room for, made away from the interface's thread and only while they are seen; until a new picture is there, the last
/// one is. A click enlarges one, and offers to make a floor of it.
class SampleFloors : public QWidget
{
    Q_OBJECT

public:
    static constexpr int fewest = 3; ///< pictures, however little room there is
    static constexpr int most = 8;

    explicit SampleFloors(QWidget* parent = nullptr);
    ~SampleFloors() override;

    /// What it shows, once; the document outlives it.
    void setUp(Document& document);

    void setTheme(Theme theme);

    /// True when all pictures in sight are there.
    [[nodiscard]] bool isSettled() const;

    /// The picture of a number in a size of logical pixels, as far as it is there.
    [[nodiscard]] QImage picture(int number, QSize size, double pixelRatio);

    /// What is wrong with the floor of that number.
    [[nodiscard]] FloorFaults faults(int number) const;

    [[nodiscard]] Theme theme() const { return m_theme; }

    [[nodiscard]] int paintedCount() const { return m_pictures.paintedCount(); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A floor is to be made from the list, with the plan of that number.
    void floorWanted(int number);

    /// The picture of a number is another one, or out of date.
    void pictureMade(int number);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void showPicture(std::int64_t id);
    void renew();
    void enlarge(int number);
    void sayFault(int number);
    void retranslate();
    [[nodiscard]] std::int64_t idOf(int number) const;
    [[nodiscard]] std::optional<FloorSource> sourceOf(std::int64_t id) const;

    Document* m_document = nullptr;
    FloorPictures m_pictures;
    std::vector<QAbstractButton*> m_cards;
    Theme m_theme = Theme::Light;
};

} // namespace zonewright
