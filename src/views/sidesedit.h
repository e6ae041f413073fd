#pragma once

#include "core/dig/piecelist.h"
#include "views/piecepicture.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace zonewright {

/// Chooses sides of a room: four switches around a picture of it. The Tab key visits them in the order of the compass,
/// an arrow key goes to the switch on that side, the space bar turns it.
class SidesEdit : public QWidget
{
    Q_OBJECT

public:
    explicit SidesEdit(QWidget* parent = nullptr);

    /// Shows a piece, and its sides, without telling.
    void setLook(const PieceLook& look);

    [[nodiscard]] SideSet sides() const;

Q_SIGNALS:
    /// A designer turned a switch; the sides are a SideSet.
    void sidesEdited(int sides);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();

    std::array<QToolButton*, 4> m_switches{}; ///< in the order of the bits of a SideSet
    PiecePicture* m_picture = nullptr;
};

} // namespace zonewright
