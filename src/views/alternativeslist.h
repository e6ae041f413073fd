#pragma once

#include <QListView>

namespace zonewright {

/// A row of cards of which one is taken by a click, Enter or the space bar; arrow keys go from card to card.
class AlternativesList : public QListView
{
    Q_OBJECT

public:
    explicit AlternativesList(QWidget* parent = nullptr);

Q_SIGNALS:
    void taken(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int m_pressedRow = -1;
};

} // namespace zonewright
