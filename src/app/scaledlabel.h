#pragma once

#include <QLabel>

namespace zonewright {

/// A label in the application's font, larger by a factor: a heading. It stays so when the theme changes, which takes
/// the fonts of plain labels back.
class ScaledLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ScaledLabel(QWidget* parent = nullptr);

    void setScale(double factor, QFont::Weight weight);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyScale();

    double m_factor = 1.0;
    QFont::Weight m_weight = QFont::Normal;
};

} // namespace zonewright
