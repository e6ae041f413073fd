#pragma once

#include "app/overlay.h"
#include "core/world/world.h"
#include "models/placewords.h"

#include <optional>

class QLabel;
class QLineEdit;

namespace zonewright {

/// Asks for a place by its coordinates, and says what is there before one goes.
class GoToPlace : public Overlay
{
    Q_OBJECT

public:
    explicit GoToPlace(QWidget& window);

    /// Asks for a place of a world.
    void ask(const World& world);

Q_SIGNALS:
    /// A place was chosen: the middle of a zone when no cell was.
    void placeChosen(const zonewright::CellPlace& place);

private:
    void retranslate();
    void describe();
    void choose();
    void refuse();
    void say(const QString& sentence, bool invalid);

    std::optional<World> m_world;
    PlaceWords m_words;
    QLineEdit* m_edit;
    QLabel* m_says;
    bool m_isRefused = false; ///< what was typed
};

} // namespace zonewright
