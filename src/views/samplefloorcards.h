#pragma once

#include <QAbstractButton>
#include <QFrame>

class QLabel;
class QPushButton;

namespace zonewright {

class SampleFloors;
struct FloorFaults;

/// The small picture of one sample floor, to be clicked; for SampleFloors alone.
class SampleFloorCard : public QAbstractButton
{
    Q_OBJECT

public:
    SampleFloorCard(SampleFloors& floors, int number);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    SampleFloors& m_floors;
    int m_number;
};

/// The same enlarged, beside the card, until another place is clicked or Esc is pressed, with a button that makes a
/// floor of it. Deletes itself.
class SampleFloorPopup : public QFrame
{
    Q_OBJECT

public:
    SampleFloorPopup(SampleFloors& floors, int number);

    /// Shows it above the card, within the screen.
    void showBeside(const QWidget& card);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] static QString sayFaults(const FloorFaults& faults);
};

} // namespace zonewright
