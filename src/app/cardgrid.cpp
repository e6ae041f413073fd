#include "app/cardgrid.h"

#include <QGridLayout>
#include <QResizeEvent>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int leastCardWidth = 176; // logical pixels
constexpr int cardGap = 16;

} // namespace

CardGrid::CardGrid(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(cardGap);
}

void CardGrid::addCard(QWidget& card)
{
    card.setMinimumWidth(leastCardWidth);
    m_cards << &card;
    arrange(std::max(m_columns, 1));
}

QSize CardGrid::minimumSizeHint() const
{
    return {leastCardWidth, QWidget::minimumSizeHint().height()};
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int fitting = (event->size().width() + cardGap) / (leastCardWidth + cardGap);
    if (const int columns = std::clamp(fitting, 1, std::max(static_cast<int>(m_cards.size()), 1)); columns != m_columns)
        arrange(columns);
}

void CardGrid::arrange(int columns)
{
    for (int column = columns; column < m_columns; ++column)
        m_layout->setColumnStretch(column, 0);
    m_columns = columns;
    for (int i = 0; i < m_cards.size(); ++i)
        m_layout->addWidget(m_cards[i], i / columns, i % columns);
    for (int column = 0; column < columns; ++column)
        m_layout->setColumnStretch(column, 1);
}

} // namespace zonewright
