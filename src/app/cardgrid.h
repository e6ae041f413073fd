#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;

namespace zonewright {

/// Cards of one width, as many beside each other as there is room for, in rows.
class CardGrid : public QWidget
{
    Q_OBJECT

public:
    explicit CardGrid(QWidget* parent = nullptr);

    /// Adds a card, after those that are there; the grid owns it.
    void addCard(QWidget& card);

    [[nodiscard]] int columns() const { return m_columns; }

    /// Room for one card.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int columns);

    QGridLayout* m_layout;
    QList<QWidget*> m_cards;
    int m_columns = 0;
};

} // namespace zonewright
